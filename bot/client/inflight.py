"""The clicks and commands that are being answered, and for how long.

When the program goes down this is closed: what was received before is waited for, and later
clicks are refused at once. Nothing that was answered is lost, nothing hangs.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

Watch = Callable[[str, float], None]
"""Hears of every answer: the kind of click, and the seconds it took."""


class InFlight:
    """The interactions that are being answered, by their number."""

    def __init__(self) -> None:
        self.closed = False
        self.watch: Watch = lambda kind, seconds: None
        self.worked: Callable[[float], None] = lambda seconds: None
        """Hears of every answer when it is sent: the seconds that it took until then."""
        self._open: dict[int, tuple[str, float]] = {}
        self._empty = asyncio.Event()
        self._empty.set()

    def __len__(self) -> int:
        return len(self._open)

    def begin(self, number: int, kind: str) -> None:
        """An interaction is being answered from now on."""
        self._open[number] = (kind, time.perf_counter())
        self._empty.clear()

    def on_its_way(self, number: int) -> None:
        """The answer to an interaction is being sent: all that is left is to wait for Discord."""
        if (begun := self._open.get(number)) is not None:
            self.worked(time.perf_counter() - begun[1])

    def end(self, number: int) -> None:
        """An interaction has been answered, or never will be. Twice is no harm."""
        if (begun := self._open.pop(number, None)) is not None:
            kind, since = begun
            self.watch(kind, time.perf_counter() - since)
        if not self._open:
            self._empty.set()

    async def close(self, patience: float) -> None:
        """Begin nothing any more, and wait for what is open: at most ``patience`` seconds."""
        self.closed = True
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._empty.wait()
