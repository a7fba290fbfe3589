"""Drawings are coalesced: while one is under way, any number of changes come to one more."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Literal

import discord

from bot.client.display.admission import Admission
from bot.client.display.channel_lanes import Place
from bot.client.display.rank import Rank
from bot.client.display.rate_limiter import RateLimiter, Toll
from bot.client.display.sliding_window import SlidingWindow
from bot.client.drawing import ASKED, LINE, PATIENT
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
GOING_ON = 2.0
"""Seconds by which a table at which a robot is to act counts as changed later than it has."""
MANY = 60
"""Drawings begun in a second from which on such a table, and the hand of somebody who just watches,
is drawn only when that has happened: the robot's card and the one before it are one drawing then.
"""
A_LITTLE = 0.005
"""Seconds that they wait for a person's move, too, for each drawing in a second beyond `MANY`."""
NO_LONGER = 1.0
"""Seconds that they wait for a person's move at most."""
TRICK_SEEN = 2.0
"""Seconds for which a finished trick is seen before the card after it is drawn."""

Next = Literal["robot", "person", ""]
"""The one who moves next; nobody, where what is to be seen is waited for."""


@dataclass(slots=True, eq=False)
class Wanted:
    """A drawing that is wanted, and how far it is; it lives on until its rest is over."""

    draw: Callable[[], Awaitable[None]]
    toll: Callable[[], Toll]
    place: Callable[[Rank], Place | None]
    holds: Callable[[], bool]
    next_move: Callable[[], Next]
    rank: Rank
    since: float
    """The moment of the first change that is not shown: seconds of the monotonic clock."""
    again: bool = True
    """Whether it is to be drawn (once more)."""
    step: Literal["waiting", "going on", "drawing", "failed", "resting", "holding"] = "waiting"
    tries: int = 0
    task: asyncio.Task[None] = field(init=False)

    @property
    def may_wait(self) -> bool:
        """Whether nobody waits for it in particular, and it is about to change by itself."""
        return self.rank >= Rank.TABLE and self.next_move() == "robot"

    def raised(self, rank: Rank, now: float) -> bool:
        """Want it once more; whether it is not to wait as it does now, but begun anew."""
        higher = not self.again or rank < self.rank
        self.since = self.since if self.again or self.tries else now
        self.rank = min(rank, self.rank) if self.again else rank
        self.again = True
        match self.step:
            case "waiting":
                return higher
            case "going on":
                return higher or not self.may_wait
            case "resting":
                return rank is Rank.ASKED
            case "holding":
                return rank <= Rank.HAND
        return False


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
        self.limiter = RateLimiter(clock, pace.redraw > 0, pace.request_share, pace.range_share)
        self._patience = pace.retry
        self.admission = Admission(clock, pace.redraw > 0)
        self.on_drawn: Callable[[str, bool], None] = lambda what, ok: None
        """Is told of every drawing: of what, and whether it worked."""
        self._wanted: dict[Hashable, Wanted] = {}
        self._begun = SlidingWindow(clock, MANY)

    def request(
        self,
        key: Hashable,
        draw: Callable[[], Awaitable[None]],
        rank: Rank = Rank.TABLE,
        toll: Callable[[], Toll] = lambda: "counted",
        place: Callable[[Rank], Place | None] = lambda rank: None,
        holds: Callable[[], bool] = lambda: False,
        next_move: Callable[[], Next] = lambda: "",
    ) -> None:
        """Have ``key`` drawn at least once from now on.

        ``rank``: who waits for it; what waits already may rise. ``toll``: what it takes, when its
        turn comes. ``place``: the channel whose turn it needs for that, if it is known.
        ``holds``: whether what was drawn last is to be seen for a moment before the next.
        ``next_move``: whose move is about to change it, as everybody knows: where many are drawn,
        it waits a little for a person's, and longer for a robot's, and is drawn once for both.
        """
        now = self._clock.steady()
        wanted = self._wanted.get(key)
        if wanted is None:
            self._begin(key, Wanted(draw, toll, place, holds, next_move, rank, now))
        elif wanted.raised(rank, now):
            wanted.task.cancel()
            self._begin(key, wanted)

    def _begin(self, key: Hashable, wanted: Wanted) -> None:
        wanted.step = "waiting"
        self._wanted[key] = wanted
        wanted.task = asyncio.create_task(self._run(key, wanted))

    async def _run(self, key: Hashable, wanted: Wanted) -> None:
        try:
            while wanted.again or 0 < wanted.tries < TRIES:
                await self._gone_on(wanted)
                wanted.step = "waiting"
                await self.admission.turn(wanted.rank)
                rank = wanted.rank
                since = wanted.since + (GOING_ON if wanted.may_wait else 0.0)
                async with self.limiter.paid(wanted.toll(), rank, wanted.place(rank), since):
                    wanted.again, wanted.step = False, "drawing"
                    self._begun.add()
                    LINE.set(PATIENT if rank >= Rank.TABLE else ASKED)
                    failed = not await self._drawn(key, wanted.draw)
                self.on_drawn(str(key[0] if isinstance(key, tuple) else key), not failed)
                wanted.tries = wanted.tries + 1 if failed else 0
                await self._rest(wanted)
        finally:
            if wanted.task is asyncio.current_task() and self._wanted.get(key) is wanted:
                del self._wanted[key]
            del wanted  # which holds the task, which holds all here if it is cancelled

    async def _gone_on(self, wanted: Wanted) -> None:
        """Where many are drawn, wait for a change that is about to come, but not for long."""
        left = wanted.since + self._patience_with(wanted) - self._clock.steady()
        if left > 0:
            wanted.step = "going on"
            await self._clock.sleep(left)

    def _patience_with(self, wanted: Wanted) -> float:
        """Seconds after a change for which its drawing waits for the next."""
        if not self._gap or wanted.rank < Rank.TABLE or self._begun.has_room():
            return 0.0
        match wanted.next_move():
            case "robot":
                return GOING_ON
            case "person":
                return min(A_LITTLE * self._begun.over(), NO_LONGER)
        return 0.0

    async def _rest(self, wanted: Wanted) -> None:
        """Let what was drawn be seen, but keep nobody waiting who was asked meanwhile."""
        if wanted.tries:
            wanted.step = "failed"
            await self._clock.sleep(self._patience)
        elif self._gap and not (wanted.again and wanted.rank is Rank.ASKED):
            wanted.step = "resting"
            await self._clock.sleep(self._gap)
            if wanted.holds() and not (wanted.again and wanted.rank <= Rank.HAND):
                wanted.step = "holding"
                await self._clock.sleep(max(TRICK_SEEN - self._gap, 0.0))

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
            log.warning("%s could not be told: %s", key, str(error) or "it took too long")
            return False
        except Exception:
            log.exception("%s could not be told", key)
        return True

    async def finish(self) -> None:
        """Wait until everything asked for is drawn. To give up waiting stops every drawing."""
        while self._wanted:
            tasks = [wanted.task for wanted in self._wanted.values()]
            await asyncio.gather(*tasks, return_exceptions=True)

    async def rest(self, about: Callable[[Any], bool], seconds: float) -> None:
        """Wait some seconds at most for the drawings of these keys; what takes longer goes on."""
        if mine := [wanted.task for key, wanted in self._wanted.items() if about(key)]:
            await asyncio.wait(mine, timeout=seconds)

    async def stop(self, about: Callable[[Any], bool]) -> None:
        """Draw these keys no more, but for what is asked for from now on."""
        mine = {key: wanted.task for key, wanted in self._wanted.items() if about(key)}
        for task in mine.values():
            task.cancel()
        await asyncio.gather(*mine.values(), return_exceptions=True)
        for key, task in mine.items():
            wanted = self._wanted.get(key)
            if wanted is not None and wanted.task is task:  # it was cancelled before it began
                del self._wanted[key]
