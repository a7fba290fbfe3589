"""The keeper of a process's lease: it gets, keeps, loses and gives back."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from bot.processes.health import judged
from bot.storage.address import ServerAddress
from bot.storage.postgres import handed, keeper, leases
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.rows.processes import ProcessRow, division
from bot.storage.schema import RECORD
from tests.support.sessions import ended, silent

FIRST, _ = division(2, 8)


@pytest.fixture(autouse=True)
def long_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "STARTING", -1.0)


class Heard:
    """A household that writes down what it hears."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Any]] = []
        self.something = asyncio.Event()

    def __getattr__(self, name: str) -> Callable[..., None]:
        def note(what: Any = None) -> None:
            self.told.append((name, what))
            self.something.set()

        return note

    async def until(self, name: str) -> Any:
        while not (found := [what for told, what in self.told if told == name]):
            self.something.clear()
            await self.something.wait()
        return found[0]


Begins = Callable[..., tuple[keeper.Keeper, Heard]]
"""Begins a keeper of the first range, by a name and at an address, with a household of its own."""


@pytest.fixture
async def begins(place: ServerAddress, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Begins]:
    """Keepers that beat often; each is stopped at the end, if it was not before."""
    monkeypatch.setattr(keeper, "BEAT", 0.05)
    begun: list[keeper.Keeper] = []

    def begin(name: str = "vm:1", address: ServerAddress = place) -> tuple[keeper.Keeper, Heard]:
        heard = Heard()
        begun.append(keeper.Keeper(address, [FIRST], name, "1", heard, lambda: "well"))
        begun[-1].begin()
        return begun[-1], heard

    yield begin
    for kept in begun:
        await kept.stop()


def unreachable(*_: Any) -> PostgresConnection:
    raise psycopg.OperationalError("the server is gone")


async def test_a_keeper_gets_hears_loses_and_gives_back(
    begins: Begins, another: Callable[[], PostgresConnection]
) -> None:
    db = another()
    kept, heard = begins()
    lease = await heard.until("gained")
    assert lease.range == FIRST
    handed.tell(db, "person 5 9")
    assert await heard.until("heard") == "person 5 9"
    (row,) = leases.processes(db)
    assert (row.name, row.ranges) == ("vm:1", (FIRST,))
    leases.leave(db, row.id)  # as by one that has taken it for dead
    assert await heard.until("lost") == lease
    heard.told.clear()
    again = await heard.until("gained")
    assert again.number > lease.number
    kept.retire()
    kept.give_back(again)
    await kept.stop()
    assert leases.processes(db) == ()
    assert db.execute("SELECT count(*) FROM leases").fetchone() == (0,)


async def test_a_range_that_one_cannot_run_is_another_s_that_stands_by(
    begins: Begins, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else had a chance: it was claimed anew in the moment in which it was given back."""
    monkeypatch.setattr(keeper, "EAGER", 0.05)
    first, one = begins("vm:1")
    lease = await one.until("gained")
    _, other = begins("vm:2")
    one.told.clear()
    first.give_back(lease, 30.0)
    assert (await asyncio.wait_for(other.until("gained"), 10)).range == FIRST
    assert not any(told == "gained" for told, _ in one.told)


async def test_a_keeper_of_an_older_version_takes_no_range_when_it_wakes(
    begins: Begins, another: Callable[[], PostgresConnection]
) -> None:
    """It slept while all others were stopped and the tables were changed; a range is free then."""
    db = another()
    _, heard = begins()
    lease = await heard.until("gained")
    heard.told.clear()
    db.command("BEGIN")
    db.execute("DELETE FROM leases")
    db.execute(RECORD, (9999, "of a newer version", 0.0))
    db.command("COMMIT")
    try:
        async with asyncio.timeout(10):
            assert await heard.until("lost") == lease
            error = await heard.until("failed")
        assert "written by a newer version of Knave (schema 9999" in str(error)
        assert not any(told == "gained" for told, _ in heard.told)
        assert db.execute("SELECT count(*) FROM leases").fetchone() == (0,)
    finally:
        db.execute("DELETE FROM schema_migrations WHERE number = 9999")


async def test_a_keeper_that_had_given_up_gets_its_ranges_back(
    begins: Begins,
    another: Callable[[], PostgresConnection],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server was gone for more than a minute, and nobody has taken the range meanwhile."""
    monkeypatch.setattr(keeper, "AGAIN", 0.01)
    db = another()
    _, heard = begins()
    lease = await heard.until("gained")
    with monkeypatch.context() as away:
        away.setattr(keeper, "GIVES_UP", 0.0)
        away.setattr(keeper, "PostgresConnection", unreachable)
        db.execute("SELECT pg_terminate_backend(session::int) FROM processes").fetchall()
        assert await heard.until("lost") == lease
    heard.told.clear()
    again = await asyncio.wait_for(heard.until("gained"), 10)
    assert (again.range, again.number > lease.number) == (FIRST, True)


async def test_a_keeper_that_was_cut_off_takes_nobody_for_dead_at_once(
    begins: Begins,
    another: Callable[[], PostgresConnection],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The line to the server was cut for all of them: one that stands by was first to be back."""
    monkeypatch.setattr(keeper, "EAGER", 0.05)
    monkeypatch.setattr(keeper, "AGAIN", 0.01)
    heard, db = Heard(), another()
    ann = leases.enter(other := another(), "vm:0", "1")
    assert leases.claim(db, ann, [FIRST], judges=True)
    claims = list[None]()

    def claimed(*asked: Any) -> Any:
        claims.append(None)
        return claim(*asked)

    claim = leases.claim
    monkeypatch.setattr(leases, "claim", claimed)
    kept, heard = begins()
    await heard.until("deaf")
    while not kept.reached:
        await asyncio.sleep(0.01)
    with monkeypatch.context() as away:
        away.setattr(keeper, "PostgresConnection", unreachable)
        other.close()
        ended(db, ann)
        silent(db, ann, 9.0)
        heard.told.clear()
        db.execute(
            "SELECT pg_terminate_backend(session::int, 5000) FROM processes WHERE id != ?", (ann,)
        ).fetchall()
    await asyncio.wait_for(heard.until("deaf"), 10)
    enough = len(claims) + 10
    while len(claims) < enough:
        await asyncio.sleep(0.01)
    assert not any(told == "gained" for told, _ in heard.told)


async def test_nobody_is_dead_in_the_moment_in_which_the_server_s_clock_is_set(
    begins: Begins,
    another: Callable[[], PostgresConnection],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or its machine wakes: the last sign of life of all is an hour old, but of who looks first."""
    monkeypatch.setattr(keeper, "EAGER", 0.05)
    db, ahead, judged = another(), 0.0, list[bool]()
    ann = leases.enter(db, "vm:0", "1")
    assert leases.claim(db, ann, [FIRST], judges=True)
    moment, claim, jumps = leases.moment, leases.claim, asyncio.Event()

    def claimed(db: PostgresConnection, *args: Any, **kwargs: Any) -> Any:
        judged.append(args[2] if len(args) > 2 else kwargs["judges"])
        return claim(db, *args, **kwargs)

    def set_ahead(own: PostgresConnection) -> float:
        nonlocal ahead
        if jumps.is_set() and not ahead:
            ahead = 3600.0
            silent(own, ann, ahead)
            judged.clear()
        return moment(own) + ahead

    monkeypatch.setattr(leases, "moment", set_ahead)
    monkeypatch.setattr(leases, "claim", claimed)
    _, heard = begins()
    while len(judged) < 3:
        await asyncio.sleep(0.01)
    assert all(judged)
    jumps.set()
    while not ahead or len(judged) < 3:
        await asyncio.sleep(0.01)
    assert leases.beat(db, ann, ""), "it lives, and has its range"
    assert not any(judged) and not any(told == "gained" for told, _ in heard.told)


async def test_a_keeper_that_stands_still_in_a_claim_holds_up_no_other(
    begins: Begins,
    another: Callable[[], PostgresConnection],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A container that was paused there, or a machine whose line is cut, has the lock of leases."""
    monkeypatch.setattr(leases, "LAPSES", 0.3)
    agree, inside, go_on = leases._must_agree, threading.Event(), threading.Event()

    def stands_still(*args: Any) -> None:
        if not inside.is_set():
            inside.set()
            go_on.wait(60)
        agree(*args)

    monkeypatch.setattr(leases, "_must_agree", stands_still)
    begins()
    try:
        assert await asyncio.to_thread(inside.wait, 60)
        db = another()
        ben = leases.enter(db, "vm:2", "1")
        assert await asyncio.to_thread(leases.claim, db, ben, [FIRST], judges=True)
    finally:
        go_on.set()


async def test_a_process_whose_loop_hangs_gives_its_ranges_up_and_tells_so(
    begins: Begins,
    another: Callable[[], PostgresConnection],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a container of its own nobody there would see it: the others are well."""
    db = another()
    kept, heard = begins()
    lease = await heard.until("gained")
    with monkeypatch.context() as hanging:
        hanging.setattr(kept, "_live", lambda: None)
        hanging.setattr(keeper, "HANGS", 0.3)
        assert await asyncio.wait_for(heard.until("lost"), 10) == lease
        heard.told.clear()
        while not (rows := leases.processes(db)) or not rows[0].told:
            await asyncio.sleep(0.01)
        assert rows[0].ranges == () and rows[0].age < leases.LAPSES
        hale = ProcessRow(99, "other:1", "1", 0.0, 0.1, '{"ready": true}', division(2, 8))
        said = "vm:1: The loop has not answered for 20 seconds."
        assert judged([hale, *rows], [FIRST], "vm") == (False, said)
        assert judged([hale, *rows], [FIRST], "other")[0]
        assert not leases.somebody_waits(db, 99, [FIRST])
        ben = leases.enter(db, "vm:2", "1")
        taken = leases.claim(db, ben, [FIRST], judges=True)
        assert taken is not None, "at once"
        assert len(leases.processes(db)) == 2, "and nobody takes it for dead"
    leases.leave(db, ben)
    assert (await asyncio.wait_for(heard.until("gained"), 10)).number > taken.number


async def test_a_process_that_slept_itself_is_not_taken_for_one_that_hangs(
    begins: Begins, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it was long without the server: its loop could not say anything to anybody."""
    beat, beats = leases.beat, list[None]()

    def sleeping(*asked: Any) -> Any:
        while not beats and kept._lively < kept._beaten:
            time.sleep(0.001)
        if not beats:  # a minute goes by
            kept._beaten, kept._lively = kept._beaten - 60, kept._lively - 60
        beats.append(None)
        return beat(*asked)

    kept, heard = begins()
    await heard.until("gained")
    monkeypatch.setattr(leases, "beat", sleeping)
    while len(beats) < 5:
        await asyncio.sleep(0.01)
    assert not any(told == "lost" for told, _ in heard.told)


async def test_a_keeper_leaves_a_server_that_says_nothing(
    begins: Begins,
    another: Callable[[], PostgresConnection],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A proxy keeps the connection to a machine that is gone: nothing else would ever end it."""
    monkeypatch.setattr(keeper, "SILENT", 0.3)
    _, heard = begins()
    await heard.until("gained")
    ((session,),) = another().execute("SELECT session FROM processes").fetchall()
    os.kill(session, signal.SIGSTOP)
    try:
        async with asyncio.timeout(60):
            while another().execute("SELECT session FROM processes").fetchall() == [(session,)]:
                await asyncio.sleep(0.05)
    finally:
        os.kill(session, signal.SIGCONT)


async def test_a_keeper_says_once_why_it_has_no_word_with_the_others(
    place: ServerAddress,
    begins: Begins,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A server that is a standby now: it is there, and would be asked in silence for ever."""
    monkeypatch.setattr(keeper, "AGAIN", 0.01)
    monkeypatch.setattr(leases, "LAPSES", 0.2)
    standby = replace(place, url=f"{place.url}&options=-cdefault_transaction_read_only%3Don")
    kept, tries = begins(address=standby)
    while not caplog.messages:
        await asyncio.sleep(0.02)
    tried = len(tries.told)
    while len(tries.told) < tried + 6:  # it goes on to try
        await asyncio.sleep(0.02)
    assert not kept.reached
    await kept.stop()
    (said,) = caplog.messages
    assert said.endswith(
        f"The database {place} takes no writes: it is read-only, or its server a standby."
    )
    hale, heard = begins()
    await heard.until("gained")
    assert hale.reached
