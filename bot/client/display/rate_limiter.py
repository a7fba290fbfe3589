"""One measure of requests for all tables: Discord allows a bot fifty a second, whatever they ask.

Whoever waits is asked to draw only when it is their turn, so what is then drawn is the newest.
Hands go before tables, because somebody waits to play from them; but a table is never passed
over for good. Among equals, whoever has waited longest goes first.

Those who wait begin one after the other, not all together with every new second: forty drawings
at once would keep the clicks of that moment waiting.

What goes through the token of a click is not counted by Discord, and waits for the loop alone.

A drawing is often one request, but the first hand of a person takes three. So every request is
counted once more as it leaves (``gate``), and while any waits there, nobody begins to draw.

Before the turn of the whole bot comes that of the channel (``channels``).
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from bot.client.display.channel_lanes import TICKET, Channels, Place, Ticket
from bot.client.display.circuit_breaker import Breaker
from bot.client.display.traffic import IN_ALL, SECOND, Gate, Second
from bot.tables.model.clock import Clock

PER_SECOND = 40
"""Drawings begun in any second."""
UNCOUNTED = 250
"""Drawings begun in any second without the bot's token: they take half of the loop's time."""
GIVING_WAY = 0.5
"""How much longer the next of them waits than the loop was late."""
STANDING_BACK = 3.0
"""The same for what Discord counts: most of that is what everybody sees."""
LATE_AT_MOST = 0.25
"""What of that counts, in seconds: a machine that slept for an hour is not busy."""
Toll = Literal["counted", "uncounted", "none"]
"""What a drawing takes: a request that Discord counts, one that it does not, or none at all."""
TABLE_AFTER = 4
"""When both wait, every so many-th turn is a table's."""


class RequestQueue:
    """Lets so many begin to draw in any second; with 0 it lets everybody through at once."""

    def __init__(self, clock: Clock, per_second: int = PER_SECOND, in_all: int = IN_ALL) -> None:
        self._clock = clock
        self._most = per_second
        self.gate = Gate(clock, in_all if per_second else 0)
        self.channels = Channels(clock)
        self.breaker = Breaker(clock)
        self._second = Second(clock, per_second)
        self._hands: deque[asyncio.Future[None]] = deque()
        self._tables: deque[asyncio.Future[None]] = deque()
        self._turns = 0
        self._begin_at = 0.0
        self._in_line = asyncio.Lock()
        self._pump: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._hands) + len(self._tables)

    async def turn(self, urgent: bool) -> None:
        """Wait for one's turn. ``urgent``: somebody waits to play from what is drawn."""
        if not self._most:
            return
        if not self.waiting and not self.gate.busy and self._second.free():
            self._second.take()
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._hands if urgent else self._tables).append(mine)
        if self._pump is None:
            self._pump = asyncio.create_task(self._let_through())
        await mine

    @asynccontextmanager
    async def paid(
        self, toll: Toll, urgent: bool, place: Place | None = None
    ) -> AsyncIterator[None]:
        """Wait for one's turn, in the channel and then here; draw and send in the block."""
        if toll != "none":
            await self.breaker.closed(toll == "counted")
        ticket: Ticket | None = None
        match toll:
            case "counted":
                ticket = await self._pay(urgent, place)
            case "uncounted":
                await self.uncounted()
        TICKET.set(ticket)
        try:
            yield
        finally:
            if ticket is not None:
                ticket.gone.set()

    async def _pay(self, urgent: bool, place: Place | None) -> Ticket | None:
        if place is None or not self._most:
            await self.turn(urgent)
            return None
        async with self.channels.turn(place) as taken:
            await self.turn(urgent)
        return taken[0]

    async def uncounted(self) -> None:
        """Wait for one's turn where nothing but the loop's own time is to be shared."""
        if not self._most:
            return
        async with self._in_line:
            late = 0.0
            if (early := self._begin_at - self._clock.steady()) > 0:
                await self._clock.sleep(early)
                late = self._clock.steady() - self._begin_at  # the loop is busy: clicks go first
            give_way = GIVING_WAY * min(late, LATE_AT_MOST)
            self._begin_at = self._clock.steady() + SECOND / UNCOUNTED + give_way

    async def _let_through(self) -> None:
        """As long as anybody waits. The task ends with the last of them."""
        try:
            while self.waiting:
                await self.gate.calm()
                await self._second.room()
                chosen = self._next()
                if not chosen.done():  # whoever was cancelled has left the queue, as it were
                    self._second.take()
                    chosen.set_result(None)
                    await self._stand_back()
        finally:
            self._pump = None
            for left in (*self._hands, *self._tables):
                left.cancel()

    async def _stand_back(self) -> None:
        """Let clicks be answered in between, and more of them while the loop is late."""
        begun, step = self._clock.steady(), SECOND / self._most
        await self._clock.sleep(step)
        late = self._clock.steady() - begun - step
        await self._clock.sleep(STANDING_BACK * min(max(late, 0.0), LATE_AT_MOST))

    def _next(self) -> asyncio.Future[None]:
        self._turns += 1
        tables_turn = self._turns % TABLE_AFTER == 0 or not self._hands
        return (self._tables if self._tables and tables_turn else self._hands).popleft()
