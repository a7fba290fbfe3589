"""The queue of drawings, for all tables together: Discord allows a bot fifty requests a second.

Whoever waits draws only when their turn comes, so what is then drawn is the newest state. Hands go
before tables, because someone waits to play from them; but a table is never passed over for good.
Among equals, the one that has waited longest goes first.

Those who wait begin one after the other, not all together with every new second: forty drawings
at once would keep the clicks of that moment waiting.
"""

import asyncio
from collections import deque

from bot.client.display.gate import Gate
from bot.client.display.sliding_window import SECOND, SlidingWindow
from bot.tables.model.clock import Clock

PER_SECOND = 40
"""Drawings begun in any second: what is left of the gate's 45 is for everything else."""
TABLE_AFTER = 4
"""Every fourth turn is a table's when both wait: each table then has one within seconds."""
STANDING_BACK = 3.0
"""Seconds waited more for each second by which the loop was late: clicks are answered first."""
LATE_AT_MOST = 0.25
"""Seconds of lateness that count: a machine that was suspended for an hour is not busy."""


class DrawQueue:
    """Lets ``per_second`` drawings begin in any second, and none while the gate is busy."""

    def __init__(self, clock: Clock, gate: Gate, per_second: int = PER_SECOND) -> None:
        self._clock = clock
        self._gate = gate
        self._step = SECOND / per_second
        self._window = SlidingWindow(clock, per_second)
        self._hands: deque[asyncio.Future[None]] = deque()
        self._tables: deque[asyncio.Future[None]] = deque()
        self._turns = 0
        self._pump: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many drawings wait for their turn."""
        return len(self._hands) + len(self._tables)

    async def turn(self, urgent: bool) -> None:
        """Wait for a drawing's turn. ``urgent``: someone waits to play from what is drawn."""
        if not self.waiting and not self._gate.busy and self._window.has_room():
            self._window.add()
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._hands if urgent else self._tables).append(mine)
        if self._pump is None:
            self._pump = asyncio.create_task(self._let_through())
        await mine

    async def _let_through(self) -> None:
        """Give turns for as long as any drawing waits."""
        try:
            while self.waiting:
                await self._gate.calm()
                await self._window.room()
                chosen = self._next()
                if not chosen.done():  # a cancelled drawing takes no turn
                    self._window.add()
                    chosen.set_result(None)
                    await self._pause()
        finally:
            self._pump = None
            for left in (*self._hands, *self._tables):
                left.cancel()

    async def _pause(self) -> None:
        """Let clicks be answered in between, and more of them while the loop is late."""
        begun = self._clock.steady()
        await self._clock.sleep(self._step)
        late = self._clock.steady() - begun - self._step
        await self._clock.sleep(STANDING_BACK * min(max(late, 0.0), LATE_AT_MOST))

    def _next(self) -> asyncio.Future[None]:
        self._turns += 1
        tables_turn = self._turns % TABLE_AFTER == 0 or not self._hands
        return (self._tables if self._tables and tables_turn else self._hands).popleft()
