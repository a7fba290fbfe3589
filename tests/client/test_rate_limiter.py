"""Never more requests a second than Discord allows a bot, however many tables there are."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from bot.client.display.channel_lanes import Place
from bot.client.display.draw_queue import PER_SECOND, TABLE_AFTER, DrawQueue
from bot.client.display.gate import IN_ALL, Gate
from bot.client.display.rank import Rank
from bot.client.display.rate_limiter import UNCOUNTED, RateLimiter, Toll
from bot.client.display.redraws import Redraws
from bot.tables.model.clock import Pace

FEW = 100


class Now:
    """Time that goes by only while somebody sleeps; who sleeps longest wakes last."""

    def __init__(self) -> None:
        self.time = 100.0
        self.ahead = 10.0**9
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time + self.ahead

    def steady(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.time + seconds, waking))
        await waking

    async def run(self, until: float) -> None:
        """Let time go by."""
        loop: Any = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(0)
            while loop._ready:  # somebody has something to do before time goes by
                await asyncio.sleep(0)
            self.sleepers = [s for s in self.sleepers if not s[1].done()]
            first = min(self.sleepers, key=lambda sleeper: sleeper[0], default=None)
            if first is None or first[0] > until:
                self.time = until
                return
            self.time = max(self.time, first[0])
            first[1].set_result(None)


def busiest(times: list[float]) -> int:
    """The largest number of times in any second."""
    in_order = sorted(times)
    return max(bisect_left(in_order, t + 1 - 1e-9) - n for n, t in enumerate(in_order))


async def test_never_more_than_allowed_in_any_second() -> None:
    clock = Now()
    queue = DrawQueue(clock, Gate(clock))
    gone: list[float] = []

    async def one(rank: Rank) -> None:
        await queue.turn(rank)
        gone.append(clock.steady())

    tasks = [asyncio.create_task(one(Rank.TABLE if n % 3 else Rank.HAND)) for n in range(400)]
    await clock.run(130.0)
    await asyncio.gather(*tasks)
    assert len(gone) == 400
    assert busiest(gone) <= PER_SECOND
    assert gone[-1] - gone[0] < 400 / PER_SECOND + 1, "nor slower than need be"
    assert not queue.waiting


async def test_hands_first_but_tables_are_not_forgotten() -> None:
    clock = Now()
    queue = DrawQueue(clock, Gate(clock), 4)
    order: list[str] = []

    async def one(name: str, rank: Rank) -> None:
        await queue.turn(rank)
        order.append(name)

    names = [*(f"table {n}" for n in range(8)), *(f"hand {n}" for n in range(24))]
    tasks = [
        asyncio.create_task(one(name, Rank.HAND if name.startswith("hand") else Rank.TABLE))
        for name in names
    ]
    await clock.run(200.0)
    await asyncio.gather(*tasks)
    waited = order[4:]  # four found the house empty
    assert [n for n in waited if "hand" in n] == [f"hand {n}" for n in range(24)]
    assert [n for n in waited if "table" in n] == [f"table {n}" for n in range(4, 8)]
    shares = [waited[n : n + TABLE_AFTER] for n in range(0, 4 * TABLE_AFTER, TABLE_AFTER)]
    assert all(sum("table" in name for name in share) == 1 for share in shares)


async def test_a_table_that_waits_is_drawn_once_and_as_it_is_then() -> None:
    """Two hundred tables change five times each; each is drawn seldom, and its newest state."""
    clock = Now()
    redraws = Redraws(clock, Pace())
    state: dict[Hashable, int] = {}
    drawn: list[tuple[float, Hashable, int]] = []
    tables = [("table", n) for n in range(200)]

    def ask(key: Hashable) -> None:
        async def draw() -> None:
            drawn.append((clock.steady(), key, state[key]))

        redraws.request(key, draw)

    for change in range(1, 6):
        for key in tables:
            state[key] = change
            ask(key)
        await clock.run(clock.time + 1)
    await clock.run(clock.time + 60)
    await redraws.finish()
    assert busiest([time for time, _, _ in drawn]) <= PER_SECOND
    last = {key: seen for _, key, seen in drawn}
    assert last == dict.fromkeys(tables, 5)
    assert len(drawn) < 3 * len(tables)


async def test_a_drawing_that_takes_too_long_is_told_as_such(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A timeout says nothing by itself."""

    async def draw() -> None:
        raise TimeoutError

    assert not await Redraws(Now(), Pace())._drawn("table 2", draw)
    assert caplog.messages == ["table 2 could not be told: it took too long"]


async def test_a_hand_goes_before_a_hundred_tables() -> None:
    clock = Now()
    redraws = Redraws(clock, Pace())
    drawn: list[Hashable] = []

    def ask(key: Hashable, rank: Rank) -> None:
        async def draw() -> None:
            drawn.append(key)

        redraws.request(key, draw, rank)

    for n in range(300):
        ask(n, Rank.TABLE)
    await clock.run(clock.time + 0.5)
    ask("hand", Rank.HAND)
    await clock.run(clock.time + 0.6)
    assert "hand" in drawn
    assert len(drawn) < 100
    await clock.run(clock.time + 60)
    await redraws.finish()


async def test_what_discord_does_not_count_waits_for_the_loop_alone() -> None:
    clock = Now()
    redraws = Redraws(clock, Pace())
    drawn: list[tuple[float, str]] = []

    def ask(kind: str, n: int, toll: Toll) -> None:
        async def draw() -> None:
            drawn.append((clock.steady(), kind))

        redraws.request((kind, n), draw, toll=lambda: toll)

    begun = clock.time
    for n in range(FEW):
        ask("hand", n, "uncounted")
        ask("table", n, "counted")
        ask("shown", n, "none")
    await clock.run(begun + 1.0)
    kinds = ("hand", "table", "shown")
    at = {kind: [time for time, k in drawn if k == kind] for kind in kinds}
    assert set(at["shown"]) == {begun}, "what takes nothing waits for nothing"
    assert len(at["hand"]) == FEW
    gaps = [later - earlier for earlier, later in pairwise(at["hand"])]
    assert min(gaps) > 0.9 / UNCOUNTED, "one after the other, not all at once"
    assert busiest(at["table"]) <= PER_SECOND
    await clock.run(begun + 60)
    await redraws.finish()


class Busy(Now):
    """A clock of a busy loop, which wakes every sleeper 0.05 seconds late."""

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds + 0.05 * (seconds > 0))


async def test_what_everybody_sees_stands_back_first_when_the_loop_is_late() -> None:
    shown = {}
    for clock in (Now(), Busy()):
        redraws = Redraws(clock, Pace())
        drawn: list[str] = []
        for n in range(2 * FEW):

            async def draw(kind: str, drawn: list[str] = drawn) -> None:
                drawn.append(kind)

            hand, table = partial(draw, "hand"), partial(draw, "table")
            redraws.request(("hand", n), hand, Rank.HAND, toll=lambda: "uncounted")
            redraws.request(("table", n), table, toll=lambda: "counted")
        await clock.run(clock.time + 1)  # whoever comes first need not wait
        drawn.clear()
        await clock.run(clock.time + 2)
        shown[type(clock)] = Counter(drawn)
        await clock.run(clock.time + 200)
        await redraws.finish()
    assert shown[Now]["table"] > 1.9 * PER_SECOND
    busy = shown[Busy]
    assert busy["hand"] > 3 * busy["table"] > 0, "somebody waits to play from a hand"


async def test_hands_do_not_make_up_for_an_hour_in_which_the_machine_slept() -> None:
    clock = Now()
    limiter = RateLimiter(clock)
    shown: list[float] = []

    async def one() -> None:
        await limiter.uncounted()
        shown.append(clock.steady())

    tasks = [asyncio.create_task(one()) for _ in range(3)]
    await clock.run(clock.time)
    clock.time += 3600
    woken = clock.time
    await clock.run(woken + 5)
    assert len(shown) == 3, "whoever waited is served at once"
    await asyncio.gather(*tasks)


async def test_drawings_of_many_requests_are_held_back_too() -> None:
    """A first hand takes three: the requests are counted, and nobody begins while one waits."""
    clock = Now()
    redraws = Redraws(clock, Pace())
    sent: list[float] = []
    begun: list[tuple[float, float]] = []

    async def request() -> None:
        await redraws.limiter.gate.through()
        sent.append(clock.steady())

    async def draw() -> None:
        start = clock.steady()
        for _ in range(3):
            await request()
        begun.append((start, clock.steady()))

    for n in range(200):
        redraws.request(n, draw, Rank.HAND)
    await clock.run(clock.time + 30)
    await redraws.finish()
    assert len(sent) == 600
    assert busiest(sent) <= IN_ALL
    assert sent[-1] - sent[0] < 600 / IN_ALL + 2, "nor slower than need be"
    assert max(end - start for start, end in begun) < 3 * PER_SECOND / IN_ALL + 1


async def test_without_pauses_there_is_no_measure() -> None:
    """In haste, as in tests, everything is told at once."""
    redraws = Redraws(Now(), Pace(redraw=0))
    tolls: tuple[Toll, ...] = ("counted", "uncounted", "none")
    for toll in tolls:
        for _ in range(1000):
            async with redraws.limiter.paid(toll, Rank.TABLE, Place("here")):
                await redraws.limiter.leaving()
    assert not redraws.limiter.queue.waiting


HOUR = 3600.0


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_a_wall_clock_that_is_set_stops_nothing_and_lets_nothing_through(jump: float) -> None:
    """Under load: as much is drawn and sent after it as before, and not more."""
    clock = Now()
    redraws = Redraws(clock, Pace())
    drawn: dict[str, list[float]] = {"hand": [], "table": []}
    going = True

    def ask(key: tuple[str, int], toll: Toll) -> None:
        async def draw() -> None:
            if toll == "counted":
                await redraws.limiter.gate.through()
            drawn[key[0]].append(clock.time)
            if going:
                ask(key, toll)

        redraws.request(key, draw, toll=lambda: toll, place=lambda rank: Place(key))

    for n in range(2 * FEW):
        ask(("table", n), "counted")
        ask(("hand", n), "uncounted")
    begun = clock.time
    await clock.run(begun + 5)
    clock.ahead += jump
    await clock.run(begun + 10)
    going = False
    for times in drawn.values():
        before = sum(time <= begun + 5 for time in times)
        after = sum(time > begun + 5 for time in times)
        assert abs(after - before) < before / 10
    assert busiest(drawn["table"]) <= PER_SECOND
    await clock.run(begun + 60)
    await redraws.finish()
