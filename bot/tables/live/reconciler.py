"""A reconciler: it does whatever is due for one thing, as often as anything may have become due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables.model.clock import Clock

log = logging.getLogger(__name__)
LOOK_AGAIN = 60 * 60.0
"""Seconds between two looks at most, where one is to come."""
GLANCE = 5 * 60.0
"""Seconds between two glances at the wall clock: it may be set, or the machine have slept."""


class Reconciler:
    """Brings one thing to where it should be, a look at a time.

    A look does what is due and answers when the next one is, in seconds since 1970, or ``None``.
    It is taken when somebody wakes the reconciler, at that moment, and ``retry`` seconds after a
    look that failed. If it is woken in the midst of a look, another one follows.
    """

    def __init__(
        self, name: str, clock: Clock, retry: float, look: Callable[[], Awaitable[float | None]]
    ) -> None:
        self.name = name
        self._clock = clock
        self._retry = retry
        self._look = look
        self._sleeper: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._due = self._stopped = False

    def wake(self) -> None:
        """Take a look now, or once more after the one that is under way."""
        self._due = True
        if not self._stopped and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        """Look no more; a look that is under way is broken off."""
        self._stopped = True
        tasks = [task for task in (self._sleeper, self._task) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        moment: float | None = None
        while self._due:
            self._due = False
            try:
                moment = await self._look()
            except Exception:
                log.exception("%s could not go on", self.name)
                moment = self._clock.now() + self._retry
        self._sleep_until(moment)

    def _sleep_until(self, moment: float | None) -> None:
        """Wake at this moment (``None``: at none) by the wall clock, or some time before it."""
        if self._sleeper is not None:
            self._sleeper.cancel()
            self._sleeper = None
        if moment is not None and not self._stopped:
            self._sleeper = asyncio.create_task(self._sleep(moment), name=self.name)

    async def _sleep(self, moment: float) -> None:
        clock, ends = self._clock, self._clock.steady() + LOOK_AGAIN
        while (left := min(moment - clock.now(), ends - clock.steady())) > 0:
            await clock.sleep(min(left, GLANCE))
        self._sleeper = None
        self.wake()
