"""Drawings begin as fast as the loop keeps up, the most urgent first, and never none."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest

from bot.client.display import admission
from bot.client.display.admission import BUSY, LEAST, MOST, QUICK, SHORT, Admission
from bot.client.display.rank import Rank
from bot.tables.model.clock import Clock

PASS = 0.004
"""Seconds that a pass of a busy loop takes here."""


class Loop:
    """A loop whose passes take as long as is said, in a time of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, late: float) -> None:
        self.late, self.usual, self.now = late, late, time.perf_counter()
        monkeypatch.setattr(admission, "passes", self)
        monkeypatch.setattr(admission, "time", SimpleNamespace(perf_counter=lambda: self.now))

    def steady(self) -> float:
        return self.now

    def line(self) -> Admission:
        return Admission(cast(Clock, self))

    async def next(self) -> float:
        self.now += self.late
        await asyncio.sleep(0)
        return self.late

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


async def begun(
    loop: Loop, ranks: list[Rank], line: Admission | None = None
) -> list[tuple[Rank, float]]:
    """Which drawings began, and when, of those that are wanted at the same time."""
    line, began, start = line or loop.line(), list[tuple[Rank, float]](), loop.now

    async def draw(rank: Rank) -> None:
        await line.turn(rank)
        began.append((rank, loop.now - start))

    async with asyncio.timeout(10), asyncio.TaskGroup() as all_of_them:
        for rank in ranks:
            all_of_them.create_task(draw(rank))
    return began


async def test_a_loop_that_keeps_up_lets_one_begin_in_each_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began = await begun(Loop(monkeypatch, SHORT / 2), [Rank.HAND] * 20)
    assert began[-1][1] == pytest.approx(20 * SHORT / 2)


async def test_a_loop_that_is_late_lets_few_begin_and_the_urgent_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ranks = [Rank.WATCHED, Rank.TABLE, Rank.ASKED, Rank.HAND, Rank.ASKED]
    began = await begun(Loop(monkeypatch, PASS), ranks)
    assert [rank for rank, _ in began] == sorted(ranks)
    moments = [0.0, *(moment for _, moment in began)]
    gaps = [after - before for before, after in pairwise(moments)]
    assert [round(gap / LEAST) for gap in gaps] == [1] * 5


async def test_who_has_given_up_takes_nobodys_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Loop(monkeypatch, PASS).line()
    gone = asyncio.create_task(line.turn(Rank.ASKED))
    stays = asyncio.create_task(line.turn(Rank.TABLE))
    await asyncio.sleep(0)
    gone.cancel()
    async with asyncio.timeout(10):
        await stays
    assert gone.cancelled()
    again = asyncio.create_task(line.turn(Rank.HAND))
    async with asyncio.timeout(10):
        await again


async def test_what_nobody_asked_for_pauses_while_answers_take_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop = Loop(monkeypatch, SHORT / 2)
    line = loop.line()
    loop.usual = 2 * BUSY
    for _ in range(100):
        line.answered(2 * QUICK)
    assert line.pause == MOST
    asked, *unasked = await begun(loop, [Rank.TABLE, Rank.WATCHED, Rank.HAND, Rank.TABLE], line)
    assert asked[0] is Rank.HAND
    assert asked[1] < MOST / 10
    assert [rank for rank, _ in unasked] == [Rank.TABLE, Rank.TABLE, Rank.WATCHED]
    for (_, before), (_, after) in pairwise(unasked):
        assert after - before == pytest.approx(MOST, abs=2 * SHORT)
    for _ in range(200):
        line.answered(QUICK / 2)
    assert line.pause < SHORT
    told = await begun(loop, [Rank.TABLE] * 10, line)
    assert told[-1][1] == pytest.approx(10 * SHORT / 2)


async def test_a_slow_disk_is_no_reason_to_draw_less(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = Loop(monkeypatch, SHORT / 2)
    line = loop.line()
    loop.usual = BUSY / 2
    for _ in range(100):
        line.answered(1.0)
    assert line.pause == 0


async def test_a_table_in_haste_has_no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = Loop(monkeypatch, SHORT / 2)
    line = Admission(cast(Clock, loop), pauses=False)
    loop.usual = 2 * BUSY
    line.answered(2 * QUICK)
    assert line.pause == 0


async def test_who_is_asked_interrupts_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = Loop(monkeypatch, SHORT / 2)
    line = loop.line()
    line.pause = MOST
    await begun(loop, [Rank.TABLE], line)
    start = loop.now
    waiting = asyncio.create_task(begun(loop, [Rank.TABLE], line))
    for _ in range(6):
        await asyncio.sleep(0)
    await begun(loop, [Rank.ASKED], line)
    assert loop.now - start < MOST / 2
    assert not waiting.done()
    await waiting
    assert loop.now - start >= MOST - SHORT
