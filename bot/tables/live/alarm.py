"""An alarm: it rings once, when its moment has come."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.storage.store import LeaseLost, StoreBusy
from bot.tables.model.clock import Clock

log = logging.getLogger(__name__)


class Alarm:
    """Rings once, at the moment it was last set to. A ring that fails is tried again."""

    def __init__(self, clock: Clock, patience: float, ring: Callable[[], Awaitable[None]]) -> None:
        self._clock = clock
        self._patience = patience
        self._ring = ring
        self._task: asyncio.Task[None] | None = None
        self._moment: float | None = None
        self._stopped = False

    def set(self, moment: float | None) -> None:
        """Ring at this moment, and at no other; ``None``: at none."""
        if moment == self._moment or self._stopped:
            return
        if self._task is not None:
            self._task.cancel()
        self._moment = moment
        self._task = None if moment is None else asyncio.create_task(self._wait(moment))

    async def stop(self) -> None:
        """Ring no more, nor try again what has failed."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _wait(self, moment: float) -> None:
        while (left := moment - self._clock.now()) > 0:
            await self._clock.sleep(left)
        self._moment = None
        while True:
            try:
                await self._ring()
            except (StoreBusy, LeaseLost) as error:
                log.warning("a clock goes on later: %s", error)
                await self._clock.sleep(self._patience)
            except Exception:
                log.exception("a clock could not go on")
                await self._clock.sleep(self._patience)
            else:
                return
