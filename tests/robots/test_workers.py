"""Robots thinking in processes of their own, and what happens when those die."""

import asyncio
import gc
import logging
import multiprocessing
import time
from collections.abc import AsyncIterator
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ground import workers as pools
from bot.robots import Budget, Robots, choose, workers
from bot.rules import GAMES, View
from tests.robots.helpers import views

LITTLE = Budget(6, inf)


@pytest.fixture
async def robots() -> AsyncIterator[Robots]:
    robots = Robots(workers=1)
    yield robots
    await robots.close()


def sights() -> list[tuple[str, View[Any]]]:
    return [(key, view) for key, game in GAMES.items() for view in views(game, "workers", 2)]


def direct(key: str, view: View[Any]) -> str:
    game = GAMES[key]
    return game.write(choose(game, view, Random("7"), LITTLE))


async def test_a_worker_answers_with_the_line_that_thinking_here_gives(robots: Robots) -> None:
    asked = [robots.choose(key, view, "7", LITTLE) for key, view in sights()]
    assert await asyncio.gather(*asked) == [direct(key, view) for key, view in sights()]


async def test_what_a_worker_has_loaded_is_walked_through_once(robots: Robots) -> None:
    key, view = sights()[0]
    assert await robots.workers.run(gc.get_freeze_count) == 0
    await robots.choose(key, view, "7", LITTLE)
    frozen = await robots.workers.run(gc.get_freeze_count)
    assert frozen > 10_000
    await robots.choose(key, view, "8", LITTLE)
    assert await robots.workers.run(gc.get_freeze_count) == frozen


async def kill_workers() -> None:
    for child in multiprocessing.active_children():
        child.kill()
        await asyncio.to_thread(child.join)


async def test_dead_workers_are_replaced_once_then_a_thread_thinks_for_an_hour(
    robots: Robots, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, view = sights()[0]
    for _ in range(2):
        assert await robots.choose(key, view, "7", LITTLE) == direct(key, view)
        assert len(multiprocessing.active_children()) == 1
        await kill_workers()
    line = await robots.choose(key, view, "7", LITTLE)
    assert GAMES[key].read(line) in GAMES[key].legal(view)
    assert not multiprocessing.active_children()
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
    monkeypatch.setattr(pools, "FORGIVEN", 0.0)
    assert await robots.choose(key, view, "7", LITTLE) == direct(key, view)
    assert len(multiprocessing.active_children()) == 1


def hang(key: str, pickled: bytes, seed: int | str, budget: Budget) -> str:
    """Runs in a worker, in place of thinking."""
    if str(seed).startswith("hang"):
        Path(str(seed).removeprefix("hang ")).touch()
        time.sleep(3600)
    return workers.think(key, pickled, seed, budget)


async def test_a_worker_that_hangs_is_replaced_and_a_legal_action_taken(
    robots: Robots,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    key, view = sights()[0]
    begun = tmp_path / "begun"
    monkeypatch.setattr(workers, "think", hang)
    monkeypatch.setattr(pools, "LAST_WORD", 0.2)
    for _ in range(3):
        assert await robots.choose(key, view, "7", LITTLE) == direct(key, view)
        patience, robots.workers.patience = robots.workers.patience, 0.2
        stuck = asyncio.create_task(robots.choose(key, view, f"hang {begun}", LITTLE))
        await asyncio.sleep(0)
        robots.workers.patience = patience
        later = asyncio.create_task(robots.choose(key, view, "7", LITTLE))
        line = await stuck
        assert GAMES[key].read(line) in GAMES[key].legal(view)
        assert await later == direct(key, view), "who waited is asked of the next"
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 3
    assert len(multiprocessing.active_children()) == 1
    begun.unlink()
    hanging = asyncio.create_task(robots.choose(key, view, f"hang {begun}", LITTLE))
    while not begun.exists():
        await asyncio.sleep(0.01)
    await robots.close()
    assert not multiprocessing.active_children()
    with pytest.raises(asyncio.CancelledError):
        await hanging


async def test_what_cannot_be_thought_is_answered_at_random_and_logged(
    robots: Robots, caplog: pytest.LogCaptureFixture
) -> None:
    for key, view in sights():
        line = await robots.choose(key, view, "7", "no such level")
        assert GAMES[key].read(line) in GAMES[key].legal(view)
    assert len(caplog.records) == len(sights())


async def test_closing_ends_the_processes_and_cancels_who_waits(robots: Robots) -> None:
    key, view = sights()[0]
    slow = Budget(10**9, 0.2)
    asked = [asyncio.create_task(robots.choose(key, view, n, slow)) for n in range(24)]
    await asked[0]
    await robots.close()
    await robots.close()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(answers[-1], asyncio.CancelledError)
    assert not multiprocessing.active_children()
    with pytest.raises(asyncio.CancelledError):
        await robots.choose(key, view, 1, LITTLE)


async def test_closing_what_never_started(robots: Robots) -> None:
    await robots.close()
    assert not multiprocessing.active_children()
