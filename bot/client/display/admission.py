"""Drawings begin as fast as the loop keeps up with clicks: no click waits for a crowd of them.

A click is answered in a dozen passes of the loop, and each pass lets everything go on that is
ready. So on a machine that is too slow for all that might be shown, it is the number of drawings
under way that clicks wait for. Here one begins when the last pass was short. A drawing that nobody
has asked for begins the more seldom the longer clicks have waited: so some of the processor is left
for the next ones. Drawings that wait show the state at their turn, any number of changes at once:
so there is less to do.
"""

import asyncio
import time
from heapq import heappop, heappush
from itertools import count
from typing import Final

from bot.client.display.rank import Rank
from bot.ground.passes import passes
from bot.tables.model.clock import Clock

SHORT: Final = 0.001
"""Seconds that a pass of the loop may take for one more drawing to begin after it."""
LEAST: Final = 0.05
"""Seconds after which one begins however long the passes are: the slowest machine shows tables."""
BUSY: Final = SHORT / 2
"""Seconds that a pass usually takes from which on the loop is what an answer waits for."""
QUICK: Final = 0.02
"""Seconds in which answers are ready to be sent while the machine keeps up: most of them."""
MORE, LESS, STEP, MOST = 1.25, 0.95, 0.001, 0.1
"""The factor of the pause, and the seconds it grows by, for an answer that took longer; its
factor for one that did not; and the seconds that it lasts at most. It settles
where one answer of five takes longer than `QUICK`."""
LOOK: Final = 0.005
"""Seconds after which is looked whether something more urgent has come in a pause."""


class Admission:
    """Lets drawings begin one by one; of those that wait, the most urgent first.

    Without ``pauses`` only the length of the loop's passes counts.
    """

    def __init__(self, clock: Clock, pauses: bool = True) -> None:
        self._clock = clock
        self._pauses = pauses
        self.pause = 0.0
        """Seconds that lie at least between two drawings that nobody has asked for."""
        self._line: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._admitting: asyncio.Task[None] | None = None
        self._unasked = 0.0
        """The moment at which the last one began that nobody had asked for."""

    def answered(self, took: float) -> None:
        """A click was answered; so many seconds went by until the answer was sent.

        Where the loop keeps up, something else took that long (a slow disk), and to draw less
        would not help.
        """
        if took > QUICK and passes.usual > BUSY and self._pauses:
            self.pause = min(MOST, self.pause * MORE + STEP)
        else:
            self.pause *= LESS

    async def turn(self, rank: Rank) -> None:
        """Wait until one more drawing may begin."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._line, (rank, next(self._numbers), mine))
        if self._admitting is None:
            self._admitting = asyncio.create_task(self._admit())
        await mine

    async def _admit(self) -> None:
        """Let one after the other begin, as long as any wait."""
        began = time.perf_counter()
        try:
            while self._line:
                late = await passes.next()
                now = time.perf_counter()
                if late > SHORT and now - began < LEAST:
                    continue
                if (left := self._left()) > 0:
                    await self._clock.sleep(min(left, LOOK))
                    continue
                rank, _, one = heappop(self._line)
                if not one.done():  # else it was given up
                    one.set_result(None)
                    began = now
                    if rank > Rank.HAND:
                        self._unasked = self._clock.steady()
        finally:
            self._admitting = None

    def _left(self) -> float:
        """Seconds that are left of the pause before the first in the line; none if it is asked."""
        if not self.pause or self._line[0][0] <= Rank.HAND:
            return 0.0
        left = self._unasked + self.pause - self._clock.steady()
        return left if left > SHORT else 0.0
