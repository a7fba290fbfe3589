"""One measure of requests for all tables: Discord allows a bot fifty a second, whatever they ask.

Whoever waits is asked to draw only when it is their turn, so what is then drawn is the newest.
Hands go before tables, because somebody waits to play from them; but a table is never passed
over for good. Among equals, whoever has waited longest goes first.

Those who wait begin one after the other, not all together with every new second: forty drawings
at once would keep the clicks of that moment waiting.

What goes through the token of a click is not counted by Discord, and waits for the loop alone.

A drawing is often one request, but the first hand of a person takes three. So every request is
counted once more as it leaves, and while any waits there, nobody begins to draw.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from bot.tables.clock import Clock

PER_SECOND = 40
"""Drawings begun in any second."""
IN_ALL = 45
"""Requests in any second, with greetings, calls, and what is deleted."""
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
SECOND = 1.0
TABLE_AFTER = 4
"""When both wait, every so many-th turn is a table's."""


class Second:
    """What happened in the last second, and when there is room for more of it."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock = clock
        self._most = most
        self._gone: deque[float] = deque()

    def free(self) -> bool:
        """Whether there is room now."""
        now = self._clock.now()
        while self._gone and now - self._gone[0] >= SECOND:
            self._gone.popleft()
        return len(self._gone) < self._most

    def take(self) -> None:
        """It happens now."""
        self._gone.append(self._clock.now())

    async def room(self) -> None:
        """Wait until there is."""
        while not self.free():
            await self._clock.sleep(max(self._gone[0] + SECOND - self._clock.now(), 0.001))


class Gate:
    """Lets so many requests out in any second, one after the other; with 0 it stands open."""

    def __init__(self, clock: Clock, most: int = IN_ALL) -> None:
        self._most = most
        self._second = Second(clock, most)
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0
        self._nobody = asyncio.Event()
        self._nobody.set()

    async def through(self) -> None:
        """Wait for one's turn, and be counted."""
        if not self._most:
            return
        self._waiting += 1
        self._nobody.clear()
        try:
            async with self._one_at_a_time:
                await self._second.room()
                self._second.take()
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._nobody.set()

    @property
    def busy(self) -> bool:
        """Whether a request waits."""
        return self._waiting > 0

    async def calm(self) -> None:
        """Wait until no request waits."""
        await self._nobody.wait()

    def before(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """The same way to ask Discord for something, through this gate."""

        async def counted(*asked: Any, **rest: Any) -> Any:
            await self.through()
            return await request(*asked, **rest)

        return counted


class Budget:
    """Lets so many begin to draw in any second; with 0 it lets everybody through at once."""

    def __init__(self, clock: Clock, per_second: int = PER_SECOND, in_all: int = IN_ALL) -> None:
        self._clock = clock
        self._most = per_second
        self.gate = Gate(clock, in_all if per_second else 0)
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

    async def pay(self, toll: Toll, urgent: bool) -> None:
        """Wait for one's turn, where there is anything to wait for."""
        match toll:
            case "counted":
                await self.turn(urgent)
            case "uncounted":
                await self.uncounted()

    async def uncounted(self) -> None:
        """Wait for one's turn where nothing but the loop's own time is to be shared."""
        if not self._most:
            return
        async with self._in_line:
            late = 0.0
            if (early := self._begin_at - self._clock.now()) > 0:
                await self._clock.sleep(early)
                late = self._clock.now() - self._begin_at  # the loop is busy: clicks go first
            give_way = GIVING_WAY * min(late, LATE_AT_MOST)
            self._begin_at = self._clock.now() + SECOND / UNCOUNTED + give_way

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
        begun, step = self._clock.now(), SECOND / self._most
        await self._clock.sleep(step)
        late = self._clock.now() - begun - step
        await self._clock.sleep(STANDING_BACK * min(max(late, 0.0), LATE_AT_MOST))

    def _next(self) -> asyncio.Future[None]:
        self._turns += 1
        tables_turn = self._turns % TABLE_AFTER == 0 or not self._hands
        return (self._tables if self._tables and tables_turn else self._hands).popleft()
