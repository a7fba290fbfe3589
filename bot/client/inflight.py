"""Where every click and every command is received: which are being answered, and for how long.

When the program goes down the desk is closed: what was received before is waited for, and
whoever comes after is told so at once. Nothing that was answered is lost, nothing hangs.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

Watch = Callable[[str, float], None]
"""Hears of every answer: what kind of wish it was, and the seconds it took."""


class InFlight:
    """Those who are being served, by the number of their interaction."""

    def __init__(self) -> None:
        self.closed = False
        self.watch: Watch = lambda kind, seconds: None
        self._served: dict[int, tuple[str, float]] = {}
        self._empty = asyncio.Event()
        self._empty.set()

    def __len__(self) -> int:
        return len(self._served)

    def begin(self, number: int, kind: str) -> None:
        """Somebody is served from now on."""
        self._served[number] = (kind, time.perf_counter())
        self._empty.clear()

    def end(self, number: int) -> None:
        """Somebody has been answered, or never will be. Twice is no harm."""
        if (served := self._served.pop(number, None)) is not None:
            kind, since = served
            self.watch(kind, time.perf_counter() - since)
        if not self._served:
            self._empty.set()

    async def close(self, patience: float) -> None:
        """Serve nobody any more, and wait for those who are being served, but no longer."""
        self.closed = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self._empty.wait(), patience)
