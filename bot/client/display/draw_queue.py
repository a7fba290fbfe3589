"""The queue of drawings, for all tables together: Discord allows a bot fifty requests a second.

A drawing is made only when its turn comes, and so of the newest state. Hands go before tables,
because someone waits to play from them; but a table is never passed over for good. The hands of
those who just watch take the turns left over, and leave some of them for the next to come. Among
equals, the one goes first whose change has waited longest, in whatever line before this.

Waiting drawings begin one after the other, not all together with every new second: forty at once
would keep the clicks of that moment waiting.
"""

import asyncio
from heapq import heappop, heappush
from itertools import count

from bot.client.display.gate import Gate
from bot.client.display.rank import Rank
from bot.client.display.sliding_window import SECOND, SlidingWindow
from bot.tables.model.clock import Clock

PER_SECOND = 40
"""Drawings begun in any second: what is left of the gate's 45 is for everything else."""
SPARE = 10
"""Drawings of each second that are left for those of a higher rank than just to watch."""
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
        self._spare = min(SPARE, per_second // 4)
        self._window = SlidingWindow(clock, per_second)
        self._lines: dict[Rank, list[tuple[float, int, asyncio.Future[None]]]] = {
            rank: [] for rank in Rank
        }
        self._numbers = count()
        self._turns = 0
        self._pump: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """The number of drawings that wait for their turn."""
        return sum(map(len, self._lines.values()))

    async def turn(self, rank: Rank, since: float | None = None) -> None:
        """Wait for a drawing's turn; ``since``: the moment from which it is wanted, if not now."""
        before = any(self._lines[other] for other in Rank if other <= max(rank, Rank.TABLE))
        if not before and not self._gate.busy and self._has_room(rank):
            self._window.add()
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        since = self._clock.steady() if since is None else since
        heappush(self._lines[rank], (since, next(self._numbers), mine))
        if self._pump is None:
            self._pump = asyncio.create_task(self._let_through())
        await mine

    def _has_room(self, rank: Rank) -> bool:
        return self._window.has_room(self._spare if rank is Rank.WATCHED else 0)

    async def _let_through(self) -> None:
        """Give turns for as long as any drawing waits."""
        try:
            while self.waiting:
                await self._gate.calm()
                if (rank := self._highest()) is None:
                    continue
                if not self._has_room(rank):
                    await self._window.moved()
                    continue
                self._turns += 1
                self._window.add()
                *_, first = heappop(self._lines[rank])
                first.set_result(None)
                await self._pause()
        finally:
            self._pump = None
            for line in self._lines.values():
                for *_, left in line:
                    left.cancel()

    async def _pause(self) -> None:
        """Let clicks be answered in between, and more of them while the loop is late."""
        begun = self._clock.steady()
        await self._clock.sleep(self._step)
        late = self._clock.steady() - begun - self._step
        await self._clock.sleep(STANDING_BACK * min(max(late, 0.0), LATE_AT_MOST))

    def _highest(self) -> Rank | None:
        """The rank whose turn it is, of those that wait; a cancelled drawing takes no turn."""
        for line in self._lines.values():
            while line and line[0][-1].done():
                heappop(line)
        if self._lines[Rank.TABLE] and self._turns % TABLE_AFTER == TABLE_AFTER - 1:
            return Rank.TABLE
        return next((rank for rank in Rank if self._lines[rank]), None)
