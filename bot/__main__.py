"""``knave``: the door to the commands of `bot.commands`, and the one event loop."""

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bot.commands import CommandError, parser_for
from bot.ground.loop import run
from bot.ops.settings import SettingsError
from bot.storage.store import StoreBusy, StoreError

NOT_NOW = 1
"""Exit code when Discord or the disk cannot be used now: another start may succeed."""
WRONG = 2
"""Exit code when the program was given something wrong: another start does not help."""
INTERRUPTED = 128 + signal.SIGINT
"""Exit code when a command was interrupted that does one thing and ends: it is not done."""
UNREAD = 128 + 13
"""Exit code when nobody reads what is printed any more, as after SIGPIPE."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    line = sys.argv[1:] if arguments is None else arguments
    try:
        with _interrupted_by_sigterm():  # also while the command's modules are loaded
            chosen = parser_for(line).parse_args(line)
            done: int | Coroutine[Any, Any, int] = chosen.run(chosen)
        code = done if isinstance(done, int) else _until_stopped(done)
        sys.stdout.flush()  # here, where it may fail
        return code
    except BrokenPipeError:  # the reader has seen enough, as ``head`` has: nothing is wrong
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except (StoreBusy, ConnectionError) as error:
        return _refuse(error, NOT_NOW)
    except (CommandError, SettingsError, StoreError) as error:
        return _refuse(error, WRONG)
    except KeyboardInterrupt:  # a caller that waits for a copy must not take it for made
        print("knave: interrupted", file=sys.stderr)
        return INTERRUPTED


def _refuse(error: Exception, code: int) -> int:
    print(f"knave: {error}", file=sys.stderr)
    return code


@contextmanager
def _interrupted_by_sigterm() -> Iterator[None]:
    """A SIGTERM, by which a service or a container is stopped, is as good as Ctrl-C inside.

    Part of a copy is swept away then, and a sentence says that it is not made. The event loop
    begins after this, and has a way of its own.
    """
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _until_stopped(work: Coroutine[Any, Any, int]) -> int:
    """Run until the work ends, or until the process is asked to: then it is cancelled, once."""

    async def stoppable() -> int:
        task = asyncio.create_task(work)
        for name in (signal.SIGTERM, signal.SIGINT):
            try:
                asyncio.get_running_loop().add_signal_handler(name, _cancel_once, task)
            except NotImplementedError:  # Windows: an interrupt arrives as an exception
                break
        try:
            return await task
        except asyncio.CancelledError:
            return 0

    try:
        return run(stoppable())
    except KeyboardInterrupt:  # on Windows
        return 0


def _cancel_once(task: asyncio.Task[int]) -> None:
    """Cancel a task, unless it is already taking leave: that is not to be interrupted."""
    if not task.cancelling():
        task.cancel()


if __name__ == "__main__":
    sys.exit(main())
