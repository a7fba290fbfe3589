"""Sweeping deleted rows out of the files: at once, and yet not as often as anybody likes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.storage.store import StoreError

log = logging.getLogger(__name__)
REST = 60.0
"""Seconds between two times that the whole file is written anew: nobody can write meanwhile."""


class Sweeper:
    """Writes the file anew for people who were forgotten, or, after a rest, for all since then.

    ``work`` leaves nothing of deleted rows in the log; told True, it writes the whole file
    anew. Its answer is whether it came to its end: others may be reading or writing.
    """

    def __init__(self, work: Callable[[bool], Awaitable[bool]]) -> None:
        self._work = work
        self._rested = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.clean = True
        """Whether it came to its end the last time."""

    async def sweep(self) -> bool:
        """Leave nothing in the files, or see to it that nothing is left in a minute.

        False: an old page may lie there yet. Deleted rows stay deleted if the disk refuses this.
        """
        loop = asyncio.get_running_loop()
        rested = loop.time() >= self._rested
        if rested:
            self._rested = loop.time() + REST
        try:
            self.clean = await self._work(rested)
        except StoreError as error:
            self.clean = rested = False
            log.warning("what was deleted could not be swept out of the files: %s", error)
        if not (rested and self.clean):
            self._later()
        return self.clean

    async def close(self) -> None:
        """Do now the work put off, and nothing after that."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._go()
        if self._task is not None:
            await self._task

    def _later(self) -> None:
        if self._timer is None and not self._closed:
            self._timer = asyncio.get_running_loop().call_at(self._rested, self._go)

    def _go(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._anew())

    async def _anew(self) -> None:
        self._rested = asyncio.get_running_loop().time() + REST
        try:
            self.clean = await self._work(True)
        except StoreError as error:
            self.clean = False
            log.warning("what was deleted could not be swept out of the files: %s", error)
        if not self.clean:
            self._later()
