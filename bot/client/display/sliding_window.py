"""A sliding window: how often something has happened in the last second."""

from collections import deque

from bot.tables.model.clock import Clock

SECOND = 1.0
"""Seconds that the window is long: Discord counts a bot's requests by the second."""
SHORTEST = 0.001
"""Seconds slept at least, so that rounding keeps nobody awake without end."""


class SlidingWindow:
    """Counts events of the last second; there is room for ``most`` of them."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock = clock
        self._most = most
        self._events: deque[float] = deque()

    def has_room(self, spare: int = 0) -> bool:
        """Whether one more event fits in now, and then ``spare`` more."""
        return self._count() + spare < self._most

    def over(self) -> int:
        """The number of events of the last second for which there was no room."""
        return max(self._count() - self._most, 0)

    def add(self) -> None:
        """Count an event that happens now."""
        self._events.append(self._clock.steady())

    async def room(self) -> None:
        """Wait until one more event fits in."""
        while not self.has_room():
            await self.moved()

    async def moved(self) -> None:
        """Wait until the oldest event has left the window, of which there must be one."""
        left = self._events[0] + SECOND - self._clock.steady()
        await self._clock.sleep(max(left, SHORTEST))

    def _count(self) -> int:
        """The number of events of the last second."""
        now = self._clock.steady()
        while self._events and now - self._events[0] >= SECOND:
            self._events.popleft()
        return len(self._events)
