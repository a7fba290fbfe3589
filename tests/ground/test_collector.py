"""The collector of cycles is held back, in the process that asks for it."""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys

import pytest

from bot.ground import collector

ASKED = """
import gc, json
from bot.ground import collector
before = len(gc.get_objects())
collector.settle(collector.ANSWERING)
print(json.dumps([before, gc.get_freeze_count(), len(gc.get_objects()), gc.get_threshold()]))
"""


def test_what_was_there_is_never_looked_through_again() -> None:
    said = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, check=True).stdout
    before, frozen, left, thresholds = json.loads(said)
    assert frozen > before / 2
    assert left < before / 10
    new, young, old = thresholds
    assert new * young * old >= 1_000_000, "all of it only after so many new objects"


RESTED = """
import gc, json
from bot.ground import collector
collector.rest()
print(json.dumps([gc.isenabled(), len(gc.get_objects()) < gc.get_freeze_count() / 10]))
"""


def test_where_others_wait_nothing_is_looked_through_by_itself() -> None:
    said = subprocess.run([sys.executable, "-c", RESTED], capture_output=True, check=True).stdout
    assert json.loads(said) == [False, True]


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A number for each look; there is always something to do, at once."""
    found: list[int] = []
    monkeypatch.setattr(collector, "LOOK", 0.0)
    monkeypatch.setattr(collector, "A_MOMENT", 0.0)
    monkeypatch.setattr(collector, "is_due", lambda left, since: True)
    monkeypatch.setattr(gc, "collect", lambda: found.append(len(found)))
    return found


async def test_nobody_who_is_being_answered_waits_for_the_collector(collected: list[int]) -> None:
    answering, asked = True, 0

    def is_answering() -> bool:
        nonlocal asked
        asked += 1
        return answering

    async with collector.between_answers(is_answering):
        while asked < 5:
            await asyncio.sleep(0)
        assert not gc.isenabled()
        assert not collected
        answering = False
        while not collected:
            await asyncio.sleep(0)
    assert gc.isenabled()


async def test_where_somebody_is_always_answered_it_begins_after_a_while(
    collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "PATIENCE", 3)
    async with collector.between_answers(lambda: True):
        while not collected:
            await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("more", "left", "since", "due"),
    [
        (99, 0, 59.9, False),
        (100, 0, 0.0, True),
        (100, 500, 0.0, False),
        (500, 500, 0.0, True),
        (0, 500, 60.0, True),
    ],
)
def test_a_look_is_due_when_objects_have_doubled_or_after_a_long_time(
    more: int, left: int, since: float, due: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "MANY", 100)
    monkeypatch.setattr(collector, "ALL", 60.0)
    monkeypatch.setattr(gc, "get_count", lambda: (more, 99, 99))
    assert collector.is_due(left, since) is due


async def test_each_look_knows_when_the_last_one_was_and_how_much_it_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, float]] = []
    clock = iter(range(0, 10_000, 100))

    def is_due(left: int, since: float) -> bool:
        asked.append((left, since))
        return len(asked) == 2

    monkeypatch.setattr(collector, "LOOK", 0.0)
    monkeypatch.setattr(collector, "is_due", is_due)
    monkeypatch.setattr(collector, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(gc, "collect", lambda: 0)
    monkeypatch.setattr(gc, "get_objects", lambda: [0] * 7)
    async with collector.between_answers(lambda: False):
        while len(asked) < 4:
            await asyncio.sleep(0)
    assert asked[:4] == [(0, 100), (0, 200), (7, 100), (7, 200)]


CYCLES = """
import asyncio, gc
from bot.ground import collector

class Held:
    there = 0
    def __init__(self): self.me = self; Held.there += 1
    def __del__(self): Held.there -= 1

async def make():
    async with collector.between_answers(lambda: False):
        for _ in range(20):
            [Held() for _ in range(500)]
            await asyncio.sleep(0.01)
            assert Held.there <= 1_500, Held.there

collector.settle(collector.ANSWERING)
collector.MANY, collector.LOOK = 500, 0.0
asyncio.run(make())
"""


def test_cycles_do_not_pile_up() -> None:
    subprocess.run([sys.executable, "-c", CYCLES], check=True)
