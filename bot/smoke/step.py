"""A step of the smoke test: a belief with its source, and a function that tries it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.smoke.context import Context

DOCS = "https://docs.discord.com/developers/"


@dataclass(frozen=True, slots=True)
class Step:
    """A step as data, with the name that ``--only`` and ``--skip`` take.

    A ``human`` step needs the operator; one that is ``aside`` goes on in the background.
    """

    name: str
    belief: str
    source: str
    run: Callable[[Context], Awaitable[None]]
    human: bool = False
    aside: bool = False


STEPS: dict[str, Step] = {}
"""The registered steps by their names."""


def step(
    name: str, belief: str, source: str, *, human: bool = False, aside: bool = False
) -> Callable[[Callable[[Context], Awaitable[None]]], Callable[[Context], Awaitable[None]]]:
    """Register a function as a step.

    ``source`` is a page of Discord's documentation, or a text with spaces.
    """

    def add(run: Callable[[Context], Awaitable[None]]) -> Callable[[Context], Awaitable[None]]:
        page = source if " " in source else DOCS + source
        STEPS[name] = Step(name, belief, page, run, human, aside)
        return run

    return add
