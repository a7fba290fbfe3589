"""Limits before a drawing begins: circuit breaker, channel, queue of drawings, or the loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from bot.client.display.channel_lanes import TICKET, Channels, Place, Ticket
from bot.client.display.circuit_breaker import Breaker
from bot.client.display.draw_queue import LATE_AT_MOST, DrawQueue
from bot.client.display.gate import Gate
from bot.client.display.sliding_window import SECOND
from bot.tables.model.clock import Clock

UNCOUNTED = 250
"""Drawings begun in any second without the bot's token: they take half of the loop's time."""
GIVING_WAY = 0.5
"""Seconds the next of them waits for each second by which the loop was late: clicks go first."""
Toll = Literal["counted", "uncounted", "none"]
"""The request of a drawing: one that Discord counts, one that it does not, or none at all."""


class RateLimiter:
    """All limits on what is sent to Discord; without ``enabled`` only the circuit breaker's."""

    def __init__(self, clock: Clock, enabled: bool = True) -> None:
        self.enabled = enabled
        self.breaker = Breaker(clock)
        self.channels = Channels(clock)
        self.gate = Gate(clock)
        self.queue = DrawQueue(clock, self.gate)
        self._clock = clock
        self._begin_at = 0.0
        self._in_line = asyncio.Lock()

    @asynccontextmanager
    async def paid(
        self, toll: Toll, urgent: bool, place: Place | None = None
    ) -> AsyncIterator[None]:
        """Wait until a drawing may begin; it is drawn and sent within the block."""
        if toll != "none":
            await self.breaker.closed(toll == "counted")
        ticket: Ticket | None = None
        if toll == "counted" and self.enabled:
            ticket = await self._pay(urgent, place)
        elif toll == "uncounted" and self.enabled:
            await self.uncounted()
        TICKET.set(ticket)
        try:
            yield
        finally:
            if ticket is not None:
                ticket.gone.set()

    async def leaving(self) -> None:
        """Wait until one more request that Discord counts may leave."""
        if self.enabled:
            await self.gate.through()

    async def _pay(self, urgent: bool, place: Place | None) -> Ticket | None:
        """Wait for the channel's turn, and in it for that of the whole bot."""
        if place is None:
            await self.queue.turn(urgent)
            return None
        async with self.channels.turn(place) as taken:
            await self.queue.turn(urgent)
        return taken[0]

    async def uncounted(self) -> None:
        """Wait for the turn of a drawing that takes nothing but time of the loop."""
        async with self._in_line:
            late = 0.0
            if (early := self._begin_at - self._clock.steady()) > 0:
                await self._clock.sleep(early)
                late = self._clock.steady() - self._begin_at
            give_way = GIVING_WAY * min(late, LATE_AT_MOST)
            self._begin_at = self._clock.steady() + SECOND / UNCOUNTED + give_way
