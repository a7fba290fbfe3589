"""Processes that work beside the loop: what they return, and what happens when they die or hang."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.ground.workers import NoWorkers, Workers

LATER = 60.0
"""Seconds after which a test gives up waiting."""


def where() -> tuple[int, int]:
    """The process this runs in, and its niceness."""
    return os.getpid(), os.nice(0)


def die_once(mark: Path) -> str:
    """End this process, unless it was done before."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die() -> None:
    """End this process."""
    os.kill(os.getpid(), signal.SIGKILL)


def hang() -> None:
    """Answer nothing."""
    time.sleep(3600)


def refuse() -> None:
    """Raise an error."""
    raise ValueError("this cannot be done")


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers(1, name="test's", nice=5)
    yield workers
    await workers.close()
    assert not multiprocessing.active_children()


async def test_it_runs_elsewhere_and_behind_the_others(workers: Workers) -> None:
    assert not multiprocessing.active_children(), "nothing starts before it is needed"
    process, niceness = await workers.run(where)
    assert process != os.getpid() and niceness == os.nice(0) + 5
    assert (await workers.run(where))[0] == process, "one process for all"
    assert await workers.run(sorted, [3, 1, 2], reverse=True) == [3, 2, 1]


async def test_an_error_is_raised_here_and_harms_nobody(workers: Workers) -> None:
    process, _ = await workers.run(where)
    with pytest.raises(ValueError, match="cannot be done"):
        await workers.run(refuse)
    assert (await workers.run(where))[0] == process


async def test_who_dies_is_replaced_and_asked_again(
    workers: Workers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await workers.run(die_once, tmp_path / "died") == "alive"
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_what_kills_twice_is_not_run_again_but_the_next_is(workers: Workers) -> None:
    for _ in range(3):
        with pytest.raises(NoWorkers):
            await workers.run(die)
        assert (await workers.run(where))[0] != os.getpid()


async def test_who_hangs_is_killed_and_the_next_is_answered(workers: Workers) -> None:
    first, _ = await workers.run(where)
    workers.patience = 0.2
    with pytest.raises(TimeoutError):
        await workers.run(hang)
    workers.patience = LATER
    assert (await workers.run(where))[0] not in (first, os.getpid())


async def test_processes_rest_when_there_is_nothing_to_do() -> None:
    workers = Workers(1, name="test's", idle=0.01)
    try:
        for _ in range(2):
            assert (await workers.run(where))[0] != os.getpid()
            async with asyncio.timeout(LATER):
                while multiprocessing.active_children():  # they tell nobody
                    await asyncio.sleep(0.01)
    finally:
        await workers.close()


async def test_processes_at_work_do_not_rest() -> None:
    """Though somebody was done with them a while ago: the next may be handing them something."""
    workers: Any = Workers(1, name="test's", idle=60)
    try:
        await workers.run(where)
        pool, asked = workers._pool, workers._asked

        async def rests_meanwhile(*handed: Any) -> Any:
            workers._rest()
            return await asked(*handed)

        workers._asked = rests_meanwhile
        assert (await workers.run(where))[0] != os.getpid()
        assert workers._pool is pool
        workers._rest()
        assert workers._pool is None, "and when they are done, they may"
    finally:
        await workers.close()


async def test_closed(workers: Workers) -> None:
    await workers.run(where)
    await workers.close()
    await workers.close()
    with pytest.raises(NoWorkers):
        await workers.run(where)
