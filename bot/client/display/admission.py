"""Drawings begin as fast as the loop keeps up with clicks: no click waits for a crowd of them.

A click is answered in a dozen passes of the loop, and each pass lets everything go on that is
ready. So on a machine that is too slow for all that might be shown, it is the number of drawings
under way that clicks wait for. Here one begins when the last pass was short. What waits meanwhile
is drawn as it stands when its turn comes, any number of changes at once: so there is less to do.
"""

import asyncio
import time
from heapq import heappop, heappush
from itertools import count
from typing import Final

from bot.client.display.rank import Rank
from bot.client.drawing import lateness

SHORT: Final = 0.001
"""Seconds that a pass of the loop may take for one more drawing to begin after it."""
LEAST: Final = 0.05
"""Seconds after which one begins however long the passes are: the slowest machine shows tables."""


class Admission:
    """Lets drawings begin one by one; of those that wait, the most urgent first."""

    def __init__(self) -> None:
        self._line: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._admitting: asyncio.Task[None] | None = None

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
                late = await lateness()
                now = time.perf_counter()
                if late > SHORT and now - began < LEAST:
                    continue
                *_, one = heappop(self._line)
                if not one.done():  # else it was given up
                    one.set_result(None)
                    began = now
        finally:
            self._admitting = None
