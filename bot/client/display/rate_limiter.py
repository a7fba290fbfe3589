"""Limits before a drawing begins: invalid requests, channel, queue of drawings, or the loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from bot.client.display.channel_lanes import TICKET, Channels, Place, Ticket
from bot.client.display.draw_queue import LATE_AT_MOST, PER_SECOND, STANDING_BACK, DrawQueue
from bot.client.display.gate import IN_ALL, Gate
from bot.client.display.invalid_requests import InvalidRequestLimit
from bot.client.display.rank import Rank
from bot.client.display.sliding_window import SECOND
from bot.tables.model.clock import Clock

UNCOUNTED = 250
"""Drawings begun in any second without the bot's token: they take half of the loop's time."""
GIVING_WAY = 0.5
"""Seconds the next of them waits for each second by which the loop was late: clicks go first."""
TABLES = 120
"""Uncounted drawings of what everybody sees, begun in any second."""
WATCHED = 80
"""Drawings for those who just watch, begun in any second."""
STEPPING_ASIDE = 4.0
"""Seconds those wait for each second by which the loop was late."""
Toll = Literal["counted", "uncounted", "none"]
"""The request of a drawing: one that Discord counts, one that it does not, or none at all."""


class RateLimiter:
    """All limits on what is sent to Discord; without ``enabled`` only that on invalid requests.

    ``request_share`` is the part of the bot's requests that this process may send, ``range_share``
    its part of the refusals after which nothing is sent.
    """

    def __init__(
        self,
        clock: Clock,
        enabled: bool = True,
        request_share: float = 1.0,
        range_share: float = 1.0,
    ) -> None:
        self.enabled = enabled
        self.invalid_requests = InvalidRequestLimit(clock, range_share)
        self.channels = Channels(clock)
        self.gate = Gate(clock, max(1, int(IN_ALL * request_share)))
        self.queue = DrawQueue(clock, self.gate, max(1, int(PER_SECOND * request_share)))
        self._clock = clock
        self._uncounted = Paced(clock, UNCOUNTED, GIVING_WAY)
        self._tables = Paced(clock, TABLES, STANDING_BACK)
        self._watched = Paced(clock, WATCHED, STEPPING_ASIDE)

    @asynccontextmanager
    async def paid(
        self, toll: Toll, rank: Rank, place: Place | None = None, since: float | None = None
    ) -> AsyncIterator[None]:
        """Wait until a drawing may begin; it is drawn and sent within the block.

        ``since``: the moment from which it is wanted, if not now.
        """
        if toll != "none":
            await self.invalid_requests.wait(toll == "counted")
        ticket: Ticket | None = None
        if toll == "counted" and self.enabled:
            ticket = await self._pay(rank, place, since)
        elif toll == "uncounted" and self.enabled:
            await self.uncounted(rank)
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

    async def _pay(self, rank: Rank, place: Place | None, since: float | None) -> Ticket | None:
        """Wait for the channel's turn, and in it for that of the whole bot."""
        if rank is Rank.WATCHED:
            await self._watched.turn()
        if place is None:
            await self.queue.turn(rank, since)
            return None
        if rank is Rank.WATCHED:
            return await self._pay_last(place)
        async with self.channels.turn(place) as taken:
            await self.queue.turn(rank, since)
        return taken[0]

    async def _pay_last(self, place: Place) -> Ticket:
        """Wait for both, and keep nobody waiting in the channel meanwhile."""
        while True:
            await self.channels.room(place)
            await self.queue.turn(Rank.WATCHED)
            if (ticket := self.channels.take(place)) is not None:
                return ticket

    async def uncounted(self, rank: Rank = Rank.HAND) -> None:
        """Wait for the turn of a drawing that takes nothing but time of the loop.

        Of tables, and of the hands of those who just watch, one at a time joins the line.
        """
        before = {Rank.TABLE: self._tables, Rank.WATCHED: self._watched}.get(rank)
        if before is None:
            await self._uncounted.turn()
            return
        async with before.passing():
            await self._uncounted.turn()


class Paced:
    """Lets so many through in any second, one after the other, and fewer while the loop is late."""

    def __init__(self, clock: Clock, per_second: int, giving_way: float) -> None:
        self._clock = clock
        self._step = SECOND / per_second
        self._giving_way = giving_way
        self._begin_at = 0.0
        self._in_line = asyncio.Lock()

    async def turn(self) -> None:
        """Wait for one's turn."""
        async with self.passing():
            pass

    @asynccontextmanager
    async def passing(self) -> AsyncIterator[None]:
        """Wait for one's turn; the next one's begins to be counted after the block."""
        async with self._in_line:
            late = 0.0
            if (early := self._begin_at - self._clock.steady()) > 0:
                await self._clock.sleep(early)
                late = self._clock.steady() - self._begin_at
            yield
            give_way = self._giving_way * min(late, LATE_AT_MOST)
            self._begin_at = self._clock.steady() + self._step + give_way
