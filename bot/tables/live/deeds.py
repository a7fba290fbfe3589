"""Whether something of a press was already done, when a later step of it fails.

The store takes one write and may refuse the next. Then nobody may be told that nothing was done.
"""

from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass


@dataclass(slots=True)
class Deed:
    """One press or command, and whether any of it is stored."""

    done: bool = False


_NOW: ContextVar[Deed | None] = ContextVar("deed", default=None)


def begin() -> None:
    """From here on, in this task and those that begin in it, all deeds are of a new press."""
    _NOW.set(Deed())


def apart() -> Context:
    """A context like this one for a task whose deeds are not those of the press."""
    context = copy_context()
    context.run(begin)
    return context


def done() -> None:
    """Something of it is stored and cannot be taken back."""
    if (deed := _NOW.get()) is not None:
        deed.done = True


def is_done() -> bool:
    """Whether anything of it is stored."""
    deed = _NOW.get()
    return deed is not None and deed.done
