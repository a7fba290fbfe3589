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
    """The generations that are looked through; there is always something to do, at once."""
    found: list[int] = []
    monkeypatch.setattr(collector, "LOOK", 0.0)
    monkeypatch.setattr(collector, "A_MOMENT", 0.0)
    monkeypatch.setattr(collector, "due", lambda: 0)
    monkeypatch.setattr(gc, "collect", found.append)
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
    ("counts", "generation"),
    [((9, 5, 1), None), ((11, 0, 0), 0), ((0, 6, 0), 1), ((11, 6, 2), 2), ((11, 0, 9), 2)],
)
def test_the_oldest_that_is_due_comes_first(
    counts: tuple[int, int, int], generation: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: counts)
    monkeypatch.setattr(gc, "get_threshold", lambda: (10, 5, 1))
    assert collector.due() == generation


def test_what_has_no_threshold_is_never_due(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (11, 6, 9))
    monkeypatch.setattr(gc, "get_threshold", lambda: (10, 5, 0))
    assert collector.due() == 1
