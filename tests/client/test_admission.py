"""Drawings begin as fast as the loop keeps up, the most urgent first, and never none."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from types import SimpleNamespace

import pytest

from bot.client.display import admission
from bot.client.display.admission import LEAST, SHORT, Admission
from bot.client.display.rank import Rank

PASS = 0.004
"""Seconds that a pass of a busy loop takes here."""


class Loop:
    """A loop whose passes take as long as is said, in a time of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, late: float) -> None:
        self.late, self.now = late, time.perf_counter()
        monkeypatch.setattr(admission, "lateness", self.lateness)
        monkeypatch.setattr(admission, "time", SimpleNamespace(perf_counter=lambda: self.now))

    async def lateness(self) -> float:
        self.now += self.late
        await asyncio.sleep(0)
        return self.late


async def begun(loop: Loop, ranks: list[Rank]) -> list[tuple[Rank, float]]:
    """Which drawings began, and when, of those that are wanted at the same time."""
    line, began, start = Admission(), list[tuple[Rank, float]](), loop.now

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
    Loop(monkeypatch, PASS)
    line = Admission()
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
