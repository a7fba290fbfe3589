"""The gate: every request that Discord counts passes it, one after the other, as it leaves.

A drawing is often one request, but a person's first hand takes three, and greetings, calls and
deletions are no drawings at all. So requests are counted here once more, and while any waits,
no drawing begins.
"""

import asyncio

from bot.client.display.sliding_window import SlidingWindow
from bot.tables.model.clock import Clock

IN_ALL = 45
"""Requests let out in any second, of Discord's fifty: the line may push some closer together."""


class Gate:
    """Lets at most ``most`` requests out in any second."""

    def __init__(self, clock: Clock, most: int = IN_ALL) -> None:
        self._window = SlidingWindow(clock, most)
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0
        self._calm = asyncio.Event()
        self._calm.set()

    async def through(self) -> None:
        """Wait for a request's turn to leave, and count it."""
        self._waiting += 1
        self._calm.clear()
        try:
            async with self._one_at_a_time:
                await self._window.room()
                self._window.add()
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._calm.set()

    @property
    def busy(self) -> bool:
        """Whether a request waits."""
        return self._waiting > 0

    async def calm(self) -> None:
        """Wait until no request waits."""
        await self._calm.wait()
