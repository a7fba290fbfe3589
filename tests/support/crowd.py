"""Many tables at once, in virtual time: how long it takes until a change is shown in public.

The bot's own redraws and limits; the processor is infinitely fast, so what is measured is what
Discord's limits leave. Every table has two, three or four people by turns, and robots for the rest,
each with its pause; the people of a table together act 0.2 times a second while no robot is to.
"""

from __future__ import annotations

import asyncio
import inspect
import math
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.client.display.channel_lanes import Place
from bot.client.display.rank import Rank
from bot.client.display.rate_limiter import Toll
from bot.client.display.redraws import Redraws
from bot.tables.model.clock import Pace
from tests.support.virtual import LoopClock

PEOPLE_ACT = 0.2
"""Clicks a second and table."""
REMEMBERED = 14 / 60
"""Hours for which a table is shown through the token of a click on its message."""
SEATS = 4
ROBOTS = {2: (0, 1, 1, 2), 3: (0, 0, 1), 4: (0,)}
"""Robots that act after a person, as the seats may lie, by the number of people."""
LATENCY = 0.1
"""Seconds until Discord has taken a request."""
KNOWS_MOVES = "next_move" in inspect.signature(Redraws.request).parameters
"""An older checkout's redraws do not ask whose move comes next."""


@dataclass
class Shown:
    """Seconds from each first change that was not shown until it was, and the counted requests."""

    waits: list[float] = field(default_factory=list)
    counted: list[float] = field(default_factory=list)
    free: int = 0

    @property
    def median(self) -> float:
        return sorted(self.waits)[len(self.waits) // 2]

    @property
    def slowest_hundredth(self) -> float:
        return sorted(self.waits)[len(self.waits) * 99 // 100]

    @property
    def most_in_a_second(self) -> int:
        """Counted requests: of all windows of a second the fullest."""
        times, most, first = sorted(self.counted), 0, 0
        for n, at in enumerate(times):
            while at - times[first] >= 1 - 1e-9:
                first += 1
            most = max(most, n + 1 - first)
        return most


def share_of(looks: float) -> float:
    """The part of all tables whose message was clicked lately, at so many clicks an hour."""
    return 1 - math.exp(-looks * REMEMBERED)


class Crowd:
    """So many tables, of which this ``share`` is shown through tokens."""

    def __init__(self, tables: int, share: float, seed: int = 1) -> None:
        self.clock = LoopClock()
        self.redraws = Redraws(self.clock, Pace())
        self.shown = Shown()
        self.tables = tables
        self.share = share
        self._rng = Random(seed)
        self._since: dict[int, float] = {}
        self._cards = Counter[int]()
        self._robots_turn = set[int]()

    async def play(self, warming: float, seconds: float) -> Shown:
        """Play; what happens in the first ``warming`` seconds is not counted."""
        games = [asyncio.create_task(self._game(table)) for table in range(self.tables)]
        await asyncio.sleep(warming)
        self.shown = Shown()
        await asyncio.sleep(seconds)
        shown = self.shown
        for game in games:
            game.cancel()
        await self.redraws.stop(lambda key: True)
        return shown

    async def _game(self, table: int) -> None:
        toll: Toll = "uncounted" if self._rng.random() < self.share else "counted"
        people, rng, pace = 2 + table % 3, Random(table), Pace()
        while True:
            await asyncio.sleep(rng.expovariate(PEOPLE_ACT))
            follow = rng.choice(ROBOTS[people])
            for left in range(follow, -1, -1):
                if left:
                    self._robots_turn.add(table)
                else:
                    self._robots_turn.discard(table)
                self._card(table, toll)
                if left:
                    lies = self._cards[table] % SEATS == 0
                    await asyncio.sleep(pace.trick if lies else pace.robot)

    def _card(self, table: int, toll: Toll) -> None:
        self._cards[table] += 1
        self._since.setdefault(table, self.clock.steady())
        more: dict[str, Any] = {}
        if KNOWS_MOVES:
            more["next_move"] = lambda: self._next_move(table)
        self.redraws.request(
            ("table", table),
            lambda: self._draw(table, toll),
            Rank.TABLE,
            toll=lambda: toll,
            place=lambda rank: Place(table),
            holds=lambda: self._cards[table] % SEATS == 0,
            **more,
        )

    def _next_move(self, table: int) -> str:
        if self._cards[table] % SEATS == 0:
            return ""
        return "robot" if table in self._robots_turn else "person"

    async def _draw(self, table: int, toll: Toll) -> None:
        since = self._since.pop(table, None)
        if toll == "counted":
            await self.redraws.limiter.leaving()
            self.shown.counted.append(self.clock.steady())
        else:
            self.shown.free += 1
        await asyncio.sleep(LATENCY)
        if since is not None:
            self.shown.waits.append(self.clock.steady() - since)
