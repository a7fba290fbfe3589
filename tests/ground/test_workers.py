"""Processes that work beside the loop: what they return, and what happens when they die or hang."""

from __future__ import annotations

import asyncio
import errno
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from bot.ground.worker_process import LOWEST
from bot.ground.workers import LARGE, NotStarted, NoWorkers, Workers

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
    """End this process by a signal."""
    os.kill(os.getpid(), signal.SIGKILL)


def hang() -> None:
    """Answer nothing for an hour."""
    time.sleep(3600)


def wait_for(mark: Path) -> None:
    """Answer when this file is there."""
    while not mark.exists():
        time.sleep(0.001)


def note(file: Path, number: int) -> None:
    """Write a number at the end of a file."""
    with file.open("a") as notes:
        notes.write(str(number))


def unsendable() -> object:
    """Return what no other process can have."""
    return lambda: None


def refuse() -> None:
    """Raise an error in a worker.

    :raises ValueError: always.
    """
    raise ValueError("this cannot be done")


def not_started(process: object) -> None:
    """Start no process, as on a machine without memory for it.

    :raises OSError: always.
    """
    raise OSError(errno.ENOMEM, "Cannot allocate memory")


class Odd(Exception):
    """An error that no other process can have, or cannot read."""

    def __init__(self, what: str, why: object) -> None:
        super().__init__(what)
        self.why = why


def refuse_oddly(sent: bool) -> None:
    """Raise an error that can be sent but not read, or not even sent.

    :raises Odd: always.
    """
    raise Odd("this is odd", "because" if sent else lambda: None)


def answer_oddly(size: int) -> object:
    """Return a result that can be sent but not read, with so many bytes beside it."""
    return bytes(size), Odd("this is odd", "because")


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


async def test_it_does_not_interrupt_the_loop_that_hands_it_something(workers: Workers) -> None:
    assert await workers.run(os.sched_getscheduler, 0) == os.SCHED_BATCH


async def test_the_lowest_has_only_the_time_that_nobody_wants() -> None:
    workers = Workers(1, name="test's", nice=LOWEST)
    try:
        assert await workers.run(os.sched_getscheduler, 0) == os.SCHED_IDLE
    finally:
        await workers.close()


async def test_an_error_is_raised_here_and_harms_nobody(workers: Workers) -> None:
    process, _ = await workers.run(where)
    with pytest.raises(ValueError, match="cannot be done"):
        await workers.run(refuse)
    assert (await workers.run(where))[0] == process


@pytest.mark.parametrize("sent", [True, False])
async def test_an_error_of_no_use_elsewhere_is_told_and_harms_nobody(
    workers: Workers, sent: bool
) -> None:
    process, _ = await workers.run(where)
    with pytest.raises(RuntimeError, match="this is odd"):
        await workers.run(refuse_oddly, sent)
    assert (await workers.run(where))[0] == process


@pytest.mark.parametrize("size", [0, LARGE])
async def test_a_result_that_cannot_be_read_is_an_error_and_harms_nobody(
    workers: Workers, size: int
) -> None:
    process, _ = await workers.run(where)
    async with asyncio.timeout(LATER / 4):
        with pytest.raises(TypeError, match="why"):
            await workers.run(answer_oddly, size)
    assert (await workers.run(where))[0] == process


async def test_who_dies_is_replaced_and_asked_again(
    workers: Workers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await workers.run(die_once, tmp_path / "died") == "alive"
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_to_every_process_of_the_bot_ends_no_worker(
    workers: Workers, tmp_path: Path, caplog: pytest.LogCaptureFixture, name: signal.Signals
) -> None:
    """Ctrl-C in a terminal, or a service that is stopped: answers to the last clicks are drawn."""
    process, _ = await workers.run(where)
    os.kill(process, name)
    async with asyncio.timeout(LATER):
        assert (await workers.run(where))[0] == process
    assert not caplog.records


async def test_what_kills_twice_is_not_run_again_but_the_next_is(workers: Workers) -> None:
    for _ in range(3):
        with pytest.raises(NoWorkers):
            await workers.run(die)
        assert (await workers.run(where))[0] != os.getpid()


async def test_where_no_process_can_be_started_none_works_until_one_can(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as full:
        full.setattr(SpawnProcess, "start", not_started)
        for _ in range(2):
            with pytest.raises(NotStarted, match="Cannot allocate memory"):
                await workers.run(where)
    assert (await workers.run(where))[0] != os.getpid()


async def test_where_no_further_process_can_be_started_the_first_does_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    workers = Workers(2, name="test's")
    try:
        first, _ = await workers.run(where)
        monkeypatch.setattr(SpawnProcess, "start", not_started)
        at_work = asyncio.create_task(workers.run(wait_for, tmp_path / "on"))
        behind = asyncio.create_task(workers.run(where))
        async with asyncio.timeout(LATER):
            while not caplog.records:
                await asyncio.sleep(0.01)
        (tmp_path / "on").touch()
        await at_work
        assert (await behind)[0] == first
        assert "no further test's process can be started" in caplog.text
    finally:
        await workers.close()


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


async def test_processes_at_work_do_not_rest(tmp_path: Path) -> None:
    """Though somebody was done with them a while ago."""
    workers = Workers(1, name="test's", idle=60)
    try:
        first, _ = await workers.run(where)
        at_work = asyncio.create_task(workers.run(wait_for, tmp_path / "on"))
        await asyncio.sleep(0)
        workers._rest()
        (tmp_path / "on").touch()
        await at_work
        assert workers.pids == [first]
        workers._rest()
        assert workers.pids == [], "and when they are done, they may"
    finally:
        await workers.close()


async def test_functions_lie_ready_and_are_done_in_their_order(tmp_path: Path) -> None:
    workers = Workers(1, name="test's", ahead=3)
    try:
        await workers.run(where)
        first = asyncio.create_task(workers.run(wait_for, tmp_path / "on"))
        others = [asyncio.create_task(workers.run(note, tmp_path / "notes", n)) for n in range(4)]
        await asyncio.sleep(0)
        assert workers._workers[0].asked == 3, "the others wait here"
        (tmp_path / "on").touch()
        await asyncio.gather(first, *others)
        assert (tmp_path / "notes").read_text() == "0123"
    finally:
        await workers.close()


async def test_what_goes_first_overtakes_what_lies_ready(tmp_path: Path) -> None:
    """It needs no turn, and two of them keep theirs; each has its own answer."""
    workers = Workers(1, name="test's", ahead=3)
    try:
        await workers.run(where)
        begun = asyncio.create_task(workers.run(wait_for, tmp_path / "on"))
        await asyncio.sleep(0)
        others = [asyncio.create_task(workers.run(note, tmp_path / "notes", n)) for n in range(4)]
        await asyncio.sleep(0)
        urgent = [
            asyncio.create_task(workers.run_first(note, tmp_path / "notes", n)) for n in (8, 9)
        ]
        told = asyncio.create_task(workers.run_first(sorted, [2, 1]))
        await asyncio.sleep(0)
        assert workers._workers[0].asked == 6
        (tmp_path / "on").touch()
        assert await told == [1, 2]
        await asyncio.gather(begun, *others, *urgent)
        assert (tmp_path / "notes").read_text() == "890123"
    finally:
        await workers.close()


async def test_whoever_gives_up_leaves_the_others_their_answers(tmp_path: Path) -> None:
    workers = Workers(1, name="test's", ahead=2)
    try:
        await workers.run(where)
        given_up = asyncio.create_task(workers.run(wait_for, tmp_path / "on"))
        await asyncio.sleep(0)
        given_up.cancel()
        later = asyncio.create_task(workers.run(sorted, [2, 1]))
        await asyncio.sleep(0)
        (tmp_path / "on").touch()
        assert await later == [1, 2]
        assert given_up.cancelled()
    finally:
        await workers.close()


async def test_an_answer_may_be_as_large_as_it_likes(workers: Workers) -> None:
    many = asyncio.create_task(workers.run(list, range(200_000)))  # it is unpickled in a thread
    assert await workers.run(bytes, 3_000_000) == bytes(3_000_000)
    assert await many == [*range(200_000)]


async def test_what_cannot_be_sent_back_is_an_error(workers: Workers) -> None:
    with pytest.raises(Exception, match="pickle") as told:
        await workers.run(unsendable)
    assert "In a process beside the loop" in "".join(told.value.__notes__)
    assert await workers.run(sorted, [2, 1]) == [1, 2]


async def test_closed(workers: Workers) -> None:
    await workers.run(where)
    await workers.close()
    await workers.close()
    with pytest.raises(NoWorkers):
        await workers.run(where)
