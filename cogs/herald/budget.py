"""One measure of requests for all tables: Discord allows a bot fifty a second, whatever they ask.

Whoever waits is asked to draw only when it is their turn, so what is then drawn is the newest.
Hands go before tables, because somebody waits to play from them; but a table is never passed
over for good. Among equals, whoever has waited longest goes first.
"""

import asyncio
from collections import deque

from bot.tables.clock import Clock

PER_SECOND = 40
"""In any second. The rest up to 45 is for what is not drawn: greetings, calls, what is deleted."""
SECOND = 1.0
TABLE_AFTER = 4
"""When both wait, every so many-th turn is a table's."""


class Budget:
    """Lets so many through in any second; with 0 it lets everybody through at once."""

    def __init__(self, clock: Clock, per_second: int = PER_SECOND) -> None:
        self._clock = clock
        self._most = per_second
        self._gone: deque[float] = deque()
        self._hands: deque[asyncio.Future[None]] = deque()
        self._tables: deque[asyncio.Future[None]] = deque()
        self._turns = 0
        self._pump: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._hands) + len(self._tables)

    async def turn(self, urgent: bool) -> None:
        """Wait for one's turn. ``urgent``: somebody waits to play from what is drawn."""
        if not self._most:
            return
        if not self.waiting and self._room():
            self._gone.append(self._clock.now())
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._hands if urgent else self._tables).append(mine)
        if self._pump is None:
            self._pump = asyncio.create_task(self._let_through())
        await mine

    def _room(self) -> bool:
        now = self._clock.now()
        while self._gone and now - self._gone[0] >= SECOND:
            self._gone.popleft()
        return len(self._gone) < self._most

    async def _let_through(self) -> None:
        """As long as anybody waits. The task ends with the last of them."""
        try:
            while self.waiting:
                if not self._room():
                    await self._clock.sleep(max(self._gone[0] + SECOND - self._clock.now(), 0.001))
                    self._gone.popleft()
                chosen = self._next()
                if not chosen.done():  # whoever was cancelled has left the queue, as it were
                    self._gone.append(self._clock.now())
                    chosen.set_result(None)
        finally:
            self._pump = None
            for left in (*self._hands, *self._tables):
                left.cancel()

    def _next(self) -> asyncio.Future[None]:
        self._turns += 1
        tables_turn = self._turns % TABLE_AFTER == 0 or not self._hands
        return (self._tables if self._tables and tables_turn else self._hands).popleft()
