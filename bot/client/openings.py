"""Limits on opening direct messages: a rate limiter, and a circuit breaker behind it.

Discord limits how fast a bot opens channels of direct messages, for the whole bot, and flags one
that goes on. All of it goes by the monotonic clock: the wall clock may be set.
"""

import asyncio
import logging
import math
from collections.abc import Callable

from bot.tables.model.clock import Clock

log = logging.getLogger(__name__)
PER_SECOND = 1.0
"""Channels of direct messages that are opened in a second, once the burst is used up."""
BURST = 10
"""Channels that may be opened at once."""
FIRST_PAUSE = 5 * 60.0
"""Seconds without any opening after Discord has refused one for the whole bot."""
LONGEST_PAUSE = 2 * 60 * 60.0
"""Seconds up to which each refusal after a pause doubles the next one."""


class OpeningLimiter:
    """A token bucket: ``burst`` at once, then ``per_second``. With a rate of 0 it never waits."""

    def __init__(self, clock: Clock, per_second: float = PER_SECOND, burst: int = BURST) -> None:
        self._clock = clock
        self._rate = per_second
        self._burst = burst
        self._left = float(burst)
        self._since = clock.steady()
        self._in_line = asyncio.Lock()

    async def turn(self) -> None:
        """Wait for one's turn, first come first served."""
        if not self._rate:
            return
        async with self._in_line:
            now = self._clock.steady()
            self._left = min(self._burst, self._left + (now - self._since) * self._rate)
            self._since = now
            if self._left < 1:
                await self._clock.sleep((1 - self._left) / self._rate)
                self._left, self._since = 1.0, self._clock.steady()
            self._left -= 1


class CircuitBreaker:
    """Open while Discord lets the bot open no channel of direct messages; then one try decides.

    A single refusal opens it, and each pause is twice as long as the last (exponential backoff)
    until an opening works. Refused requests of every kind are counted elsewhere, in
    ``bot.client.display.invalid_requests``.
    """

    def __init__(self, clock: Clock, closed: Callable[[], None] = lambda: None) -> None:
        self._clock = clock
        self._closed = closed
        self._pause = 0.0
        self._until = -math.inf
        self._resting: asyncio.Task[None] | None = None
        self.trips = 0
        """Number of times it has opened, for the metrics."""

    @property
    def open(self) -> bool:
        """Whether nothing may be tried now."""
        return self._resting is not None

    @property
    def half_open(self) -> bool:
        """Whether a pause is over and nothing has worked since: only one may try at a time."""
        return not self.open and self._pause > 0

    @property
    def left(self) -> float:
        """Seconds until something may be tried again; 0 if it may be now."""
        return max(self._until - self._clock.steady(), 0.0) if self.open else 0.0

    def trip(self, why: object) -> None:
        """Try nothing for a while; right after such a pause, for twice as long as before."""
        if self.open:
            return
        self._pause = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE)
        self._until = self._clock.steady() + self._pause
        self.trips += 1
        log.error(
            "Discord lets me open no new direct messages (%s): none are opened for %.0f seconds;"
            " hands are found by My hand meanwhile",
            why,
            self._pause,
        )
        self._resting = asyncio.create_task(self._rest(self._pause))

    async def _rest(self, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._resting = None
        log.info("direct messages are opened again")
        self._closed()

    def worked(self) -> None:
        """Note that an opening has worked: the next pause is short again."""
        if not self.open:
            self._pause = 0.0

    def stop(self) -> None:
        """Try nothing again: the program is going down."""
        if self._resting is not None:
            self._resting.cancel()
