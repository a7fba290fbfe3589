"""Drawings are coalesced: while one is under way, any number of changes come to one more."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

import discord

from bot.client.display.channel_lanes import Place
from bot.client.display.rate_limiter import RateLimiter, Toll
from bot.client.errors import UNREACHED
from bot.storage.store import StoreError
from bot.tables.model.clock import Clock, Pace

log = logging.getLogger(__name__)
FOR_GOOD = (10003, 10008, 50001, 50083)
"""Unknown channel or message, no access, archived thread: trying again does not help."""
LONGEST = 60.0
"""Seconds after which a drawing that hangs is given up and begun anew."""
TRIES = 6
"""Attempts at a drawing before it waits for the next change."""


class Redraws:
    """At most one drawing of a thing at a time, and one more if it changed meanwhile."""

    def __init__(
        self,
        clock: Clock,
        pace: Pace,
        refused: Callable[[discord.HTTPException], None] = lambda error: None,
    ) -> None:
        self._clock = clock
        self._refused = refused
        self._gap = pace.redraw
        self.limiter = RateLimiter(clock, enabled=pace.redraw > 0)
        self._patience = pace.retry
        self.on_drawn: Callable[[str, bool], None] = lambda what, ok: None
        """Is told of every drawing: of what, and whether it worked."""
        self._again: dict[Hashable, bool] = {}
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    def request(
        self,
        key: Hashable,
        draw: Callable[[], Awaitable[None]],
        urgent: bool = False,
        toll: Callable[[], Toll] = lambda: "counted",
        place: Callable[[], Place | None] = lambda: None,
    ) -> None:
        """Have ``key`` drawn at least once from now on.

        ``urgent``: someone waits to play from it, so it goes before what everyone sees.
        ``toll``: what it takes, when its turn comes. ``place``: the channel whose turn it needs
        for that, if it is known.
        """
        if key in self._again:
            self._again[key] = True
            return
        self._again[key] = False
        self._tasks[key] = asyncio.create_task(self._run(key, draw, urgent, toll, place))

    async def _run(
        self,
        key: Hashable,
        draw: Callable[[], Awaitable[None]],
        urgent: bool,
        toll: Callable[[], Toll],
        place: Callable[[], Place | None],
    ) -> None:
        tries = 0
        try:
            while True:
                async with self.limiter.paid(toll(), urgent, place()):
                    self._again[key] = False
                    failed = not await self._drawn(key, draw)
                self.on_drawn(str(key[0] if isinstance(key, tuple) else key), not failed)
                tries = tries + 1 if failed else 0
                if pause := self._patience if failed else self._gap:
                    await self._clock.sleep(pause)
                if not self._again[key] and not 0 < tries < TRIES:
                    return
        finally:
            del self._again[key], self._tasks[key]

    async def _drawn(self, key: Hashable, draw: Callable[[], Awaitable[None]]) -> bool:
        """Draw; false if it did not work and may work later."""
        try:
            async with asyncio.timeout(LONGEST):
                await draw()
        except discord.HTTPException as error:
            log.warning("%s could not be told: %s", key, error)
            self._refused(error)
            return error.code in FOR_GOOD
        except (*UNREACHED, StoreError) as error:
            log.warning("%s could not be told: %s", key, error)
            return False
        except Exception:
            log.exception("%s could not be told", key)
        return True

    async def finish(self) -> None:
        """Wait until everything asked for is drawn. To give up waiting stops every drawing."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def rest(self, about: Callable[[Any], bool], seconds: float) -> None:
        """Wait some seconds at most for the drawings of these keys; what takes longer goes on."""
        if mine := [task for key, task in self._tasks.items() if about(key)]:
            await asyncio.wait(mine, timeout=seconds)

    async def stop(self, about: Callable[[Any], bool]) -> None:
        """Draw these keys no more, but for what is asked for from now on."""
        mine = {key: task for key, task in self._tasks.items() if about(key)}
        for task in mine.values():
            task.cancel()
        await asyncio.gather(*mine.values(), return_exceptions=True)
        for key, task in mine.items():
            if self._tasks.get(key) is task:  # it was cancelled before it began
                del self._again[key], self._tasks[key]
