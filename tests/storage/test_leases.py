"""Several processes over one database: leases, fencing, handed-over clicks, choices."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.processes.health import judged
from bot.processes.peers import APART, SharedPeers
from bot.storage.address import ServerAddress
from bot.storage.engines import held
from bot.storage.full import MIGRATIONS
from bot.storage.marks import set_mark
from bot.storage.postgres import handed, leases, silence, writer
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.schema import tables_of
from bot.storage.postgres.store import PostgresStore, prepare
from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.processes import CLICK, VALID, Lease, ProcessRow, ShardRange, division
from bot.storage.rows.tables import TableRow
from bot.storage.store import LeaseLost, StoreBusy
from bot.tables.live.preferences import Preferences
from tests.support.sessions import ended, silent

HALVES = division(2, 8)
FIRST, LAST = HALVES
ANN = UserId(70001)


@pytest.fixture(autouse=True)
def long_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "STARTING", -1.0)


@pytest.fixture
async def sharing(place: ServerAddress) -> AsyncIterator[Callable[[ShardRange], Any]]:
    """Opens stores of processes, each with the lease of a range."""
    opened: list[PostgresStore] = []

    async def open_store(range: ShardRange) -> tuple[PostgresStore, Lease, int]:
        with closing(PostgresConnection(place)) as db:
            process = leases.enter(db, f"vm:{len(opened)}", "1")
            lease = leases.claim(db, process, [range], judges=True)
        assert lease is not None
        store = PostgresStore(place, alone=True, lease=lease)
        await store.open()
        opened.append(store)
        return store, lease, process

    yield open_store
    for store in opened:
        await store.close()


# ---------------------------------------------------------------------- leases


def test_each_process_gets_a_range_and_the_third_waits(
    another: Callable[[], PostgresConnection],
) -> None:
    sessions = [another() for _ in range(3)]
    ann, ben, eve = (leases.enter(db, f"vm:{n}", "1") for n, db in enumerate(sessions))
    db = sessions[0]
    first = leases.claim(db, ann, HALVES, judges=True)
    assert leases.claim(db, ann, HALVES, judges=True) is None, "who has none goes first"
    last = leases.claim(sessions[1], ben, HALVES, judges=True)
    assert (first and first.range, last and last.range) == HALVES
    assert leases.claim(sessions[2], eve, HALVES, judges=True) is None
    assert not leases.somebody_waits(db, ann, HALVES), "each has one"
    with pytest.raises(leases.Divided, match=r"0-3/8.*KNAVE_SHARDS"):
        leases.claim(sessions[2], eve, division(2, 2), judges=True)
    told = leases.processes(db)
    assert [(row.name, row.ranges) for row in told] == [
        ("vm:0", (FIRST,)), ("vm:1", (LAST,)), ("vm:2", ())
    ]  # fmt: skip
    assert judged(told, HALVES, "vm") == (False, "Discord is not connected: vm:0, vm:1, vm:2.")
    ready = [replace(row, told=json.dumps({"ready": True, "tables": 3})) for row in told]
    assert judged(ready, HALVES, "vm")[0]
    assert judged(ready[1:], HALVES, "vm") == (False, "Nobody runs the shards 0-3/8.")


def test_nobody_waits_for_a_process_that_can_run_no_range(
    another: Callable[[], PostgresConnection],
) -> None:
    """It has no way to Discord, lives all the same, and had no range: its servers had no bot."""
    db, other = another(), another()
    ann, ben = leases.enter(db, "vm:0", "1"), leases.enter(other, "vm:1", "1")
    assert leases.claim(db, ann, HALVES, judges=True)
    assert leases.claim(db, ann, HALVES, judges=True) is None
    leases.beat(other, ben, json.dumps({"ready": True, leases.UNABLE: True}))
    taken = leases.claim(db, ann, HALVES, judges=True)
    assert taken and taken.range == LAST
    assert not leases.somebody_waits(db, ann, HALVES)
    leases.beat(other, ben, json.dumps({"ready": True}))
    assert leases.somebody_waits(db, ann, HALVES), "it is to have one as soon as it can"


def test_health_goes_by_the_ranges_that_processes_were_told() -> None:
    """With ``--shards`` the first shard may stand alone, as is advised, whatever is set."""
    first, rest = ShardRange(0, 0, 8), ShardRange(1, 7, 8)
    rows = [
        ProcessRow(n, f"vm:{n}", "1", 0.0, 0.1, json.dumps({"ready": True}), (one,))
        for n, one in enumerate((first, rest))
    ]
    for set_otherwise in (HALVES, division(2, 2), division(1, 1)):
        assert judged(rows, set_otherwise, "vm")[0]
        assert judged(rows[:1], set_otherwise, "vm") == (False, f"Nobody runs the shards {rest}.")


def test_health_is_that_of_the_store_and_the_loop_too() -> None:
    """Discord is connected, and every click is refused all the same."""
    fault = "The store takes nothing: The database takes no writes."
    told = json.dumps({"ready": True, leases.COMPLAINT: fault})
    row = ProcessRow(1, "vm:1", "1", 0.0, 0.1, told, (ShardRange(0, 0, 1),))
    assert judged([row], division(1, 1), "vm") == (False, f"vm:1: {fault}")


@pytest.mark.parametrize("gone", [True, False])
def test_a_range_of_the_dead_is_taken_over(
    another: Callable[[], PostgresConnection], gone: bool
) -> None:
    """At once where the session is gone as well, later where the machine went silently."""
    dead, db = another(), another()
    ann, ben = leases.enter(dead, "vm:0", "1"), leases.enter(db, "vm:1", "1")
    old = leases.claim(dead, ann, HALVES, judges=True)
    assert leases.claim(db, ben, HALVES, judges=True)
    if gone:
        dead.close()
        ended(db, ann)
    silent(db, ann, leases.MISSED + 0.5)
    assert leases.claim(db, ben, HALVES, judges=False) is None, "it has just come back itself"
    new = leases.claim(db, ben, HALVES, judges=True)
    if not gone:
        assert new is None, "a busy machine is not dead"
        silent(db, ann, leases.LAPSES)
        new = leases.claim(db, ben, HALVES, judges=True)
    assert old is not None and new is not None
    assert new.range == old.range and new.number > old.number
    assert leases.beat(another(), ann, "") is None, "it was struck out"
    eve = leases.enter(another(), "vm:2", "1")
    assert leases.somebody_waits(db, ben, HALVES)
    leases.release(db, new.number)
    assert leases.claim(db, ben, HALVES, judges=True) is None
    assert leases.claim(db, eve, HALVES, judges=True)


def test_after_a_start_of_the_server_nobody_is_dead(
    another: Callable[[], PostgresConnection], monkeypatch: pytest.MonkeyPatch
) -> None:
    db = another()
    ann, ben = leases.enter(another(), "vm:0", "1"), leases.enter(db, "vm:1", "1")
    assert leases.claim(db, ann, [FIRST], judges=True)
    silent(db, ann, 1000)
    monkeypatch.setattr(leases, "STARTING", 1e9)
    assert leases.claim(db, ben, [FIRST], judges=True) is None


def test_the_dead_are_so_though_the_clock_was_set_back(
    another: Callable[[], PostgresConnection], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server started, and a process died, while its clock was an hour ahead."""
    dead, db = another(), another()
    ann, ben = leases.enter(dead, "vm:0", "1"), leases.enter(db, "vm:1", "1")
    assert leases.claim(db, ann, [FIRST], judges=True)
    silent(db, ann, -3600)
    assert leases.claim(db, ben, [FIRST], judges=True) is None, "it is connected"
    dead.close()
    ended(db, ann)
    later = leases._JUST_STARTED.replace(
        "pg_postmaster_start_time()", "(clock_timestamp() + interval '1 hour')"
    )
    with monkeypatch.context() as ahead:
        ahead.setattr(leases, "STARTING", 6.0)
        ahead.setattr(leases, "_JUST_STARTED", later)
        assert leases.claim(db, ben, [FIRST], judges=True)


# ---------------------------------------------------------------------- fencing


async def test_who_has_lost_the_lease_writes_nothing(
    sharing: Any, another: Callable[[], PostgresConnection], table: TableRow
) -> None:
    store, lease, process = await sharing(FIRST)
    number = await store.tables.create_table(table)
    db = another()
    silent(db, process, 1000)
    new = leases.claim(db, leases.enter(db, "vm:9", "1"), [FIRST], judges=True)
    assert new is not None and new.number > lease.number
    late = replace(table, id=number, clock=5)
    writes = [store.tables.save_table(late), *(store.marks.set_mark("m", "x") for _ in range(3))]
    found = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(error) for error in found] == [LeaseLost] * 4
    kept = await store.tables.table(number)
    assert kept is not None and kept.table.clock == table.clock, "what is stored may be read"
    assert await store.marks.mark("m") == ""
    with pytest.raises(LeaseLost):  # as after a commit during which the server went
        await asyncio.to_thread(store._writer._came_through, 1)


@pytest.mark.parametrize("another_server", [True, False])
async def test_a_lease_is_given_up_where_the_server_is_behind(
    place: ServerAddress, sharing: Any, another_server: bool
) -> None:
    """Another one has taken its place, without the last transactions: all is read anew.

    Or an older copy was put back, among others with this lease as it was then.
    """
    store, *_ = await sharing(FIRST)
    for value in "bcd":
        await store.marks.set_mark("a", value)
    with closing(PostgresConnection(place)) as db:
        db.execute("UPDATE leases SET written = 1")
        if another_server:
            db.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid != pg_backend_pid()"
            ).fetchall()
        for _ in range(2):
            with pytest.raises(LeaseLost):
                await store.marks.set_mark("a", "e")
        assert db.execute("SELECT count(*) FROM leases").fetchone() == (0,)
        assert db.execute("SELECT value FROM marks WHERE name = 'a'").fetchone() == ("d",)


async def test_who_has_lost_the_lease_before_the_store_is_open_is_told_so(
    place: ServerAddress, another: Callable[[], PostgresConnection]
) -> None:
    db = another()
    lease = leases.claim(db, leases.enter(db, "vm:0", "1"), [FIRST], judges=True)
    assert lease is not None
    leases.release(db, lease.number)
    with pytest.raises(LeaseLost):  # anything else ends the process, with all of its ranges
        await PostgresStore(place, alone=True, lease=lease).open()


async def test_a_claim_waits_for_what_is_being_committed(
    sharing: Any, another: Callable[[], PostgresConnection]
) -> None:
    _, lease, process = await sharing(FIRST)
    writing, db = another(), another()
    silent(db, process, 1000)
    writing.command("BEGIN")
    writing.execute("UPDATE leases SET written = 1 WHERE id = ?", (lease.number,))
    writing.execute("INSERT INTO marks (name, value) VALUES ('late', 'yes')")
    claimed: list[Lease | None] = []
    ben = leases.enter(db, "vm:9", "1")
    taking = threading.Thread(
        target=lambda: claimed.append(leases.claim(db, ben, [FIRST], judges=True))
    )
    taking.start()
    waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    while not another().execute(waits).fetchone()[0]:
        assert taking.is_alive()
    assert claimed == []
    writing.command("COMMIT")
    taking.join()
    assert claimed[0] is not None
    assert another().execute("SELECT value FROM marks WHERE name = 'late'").fetchone() == ("yes",)


async def test_a_shared_database_is_not_for_one_alone(place: ServerAddress, sharing: Any) -> None:
    await sharing(FIRST)
    await sharing(LAST)
    with pytest.raises(StoreBusy, match="in use by a Knave"), held(place):
        pass


# ---------------------------------------------------------------------- what is handed over


def newer_than_ours(folder: Path) -> None:
    """The migrations of a version that has one more."""
    for step in MIGRATIONS.iterdir():
        (folder / step.name).write_bytes(step.read_bytes() if step.is_file() else b"")
    (folder / "9000_later.sql").write_text("CREATE TABLE later (a TEXT) STRICT;\n")


async def test_a_newer_version_ends_the_session_of_one_that_is_gone(
    place: ServerAddress, sharing: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy has kept it. If that one was only asleep, it writes nothing into the newer tables."""
    newer_than_ours(tmp_path)
    asleep, _, process = await sharing(FIRST)
    monkeypatch.setattr(silence, "GONE", 0.1)
    await asyncio.to_thread(prepare, place, 5.0, tmp_path, shared=True)
    with closing(PostgresConnection(place)) as db:
        assert "later" in tables_of(db)
        assert not leases.beat(db, process, ""), "though it wakes before anybody has its range"
        with pytest.raises(LeaseLost):
            await asleep.marks.set_mark("a", "b")
        db.command("DROP TABLE later; DELETE FROM schema_migrations WHERE number = 9000")


async def test_a_newer_version_changes_nothing_under_those_that_run(
    place: ServerAddress, sharing: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One was updated and started before the others were stopped: they would write on, blindly."""
    monkeypatch.setattr(writer, "LEAVING", 0.2)
    newer_than_ours(tmp_path)
    await sharing(FIRST)
    with pytest.raises(StoreBusy, match="stop it first"):
        await asyncio.to_thread(prepare, place, 5.0, tmp_path, shared=True)
    with closing(PostgresConnection(place)) as db:
        assert "later" not in tables_of(db)
    await asyncio.to_thread(prepare, place, 5.0, shared=True)  # of the same version is no trouble


async def test_a_click_that_is_late_is_not_handed_over_any_more(sharing: Any) -> None:
    """The server was away; its clicker has been told meanwhile to press again."""
    ours, here, _ = await sharing(FIRST)
    theirs, there, _ = await sharing(LAST)
    with pytest.raises(StoreBusy):
        await SharedPeers(here, ours).hand_over(GuildId(5 << 22), "click 1", -1.0)
    assert await SharedPeers(there, theirs).handed_over() == ()


@pytest.mark.parametrize("takes", [0.0, 0.3])
async def test_a_click_that_the_server_is_slow_to_take_is_not_handed_over(
    sharing: Any, monkeypatch: pytest.MonkeyPatch, takes: float
) -> None:
    """It would count as just begun once the server goes on, and be done though it was refused."""
    ours, here, _ = await sharing(FIRST)
    theirs, there, _ = await sharing(LAST)
    hand, told = handed.hand, list[str]()

    def slow(*work: Any) -> int:
        assert not told
        time.sleep(takes)
        return hand(*work)

    monkeypatch.setattr(handed, "hand", slow)
    handing = SharedPeers(here, ours).hand_over(
        GuildId(5 << 22), "click 1", 5.0, lambda: told.append("may be stored")
    )
    if takes:
        with pytest.raises(StoreBusy):
            await handing
    else:
        await handing
    assert told
    assert len(await SharedPeers(there, theirs).handed_over()) == (not takes)


async def test_a_click_that_is_not_valid_any_more_is_left_to_be_taken_back(sharing: Any) -> None:
    """It was stored late, by a server that came back: its clicker has been told otherwise."""
    ours, here, _ = await sharing(FIRST)
    theirs, there, _ = await sharing(LAST)
    a, b = SharedPeers(here, ours), SharedPeers(there, theirs)
    late = partial(handed.hand, shard=5, kind=CLICK, body="click 1")
    number = await ours.do(partial(late, ago=VALID))
    assert await b.handed_over() == ()
    assert await a.take_back(number)
    number = await ours.do(partial(late, ago=handed.LEFT_BEHIND + 1))
    (left,) = await b.handed_over()
    assert left.age > VALID, "nobody does it, but it goes: whoever handed it over is dead"
    assert not await a.take_back(number)


async def test_a_click_is_taken_once_or_taken_back(sharing: Any) -> None:
    ours, here, _ = await sharing(FIRST)
    theirs, there, _ = await sharing(LAST)
    a, b = SharedPeers(here, ours), SharedPeers(there, theirs)
    guild = GuildId(5 << 22)
    assert b.owns(guild) and not a.owns(guild) and a.owns(GuildId(0))
    number = await a.hand_over(guild, "click 1", 5.0)
    assert await a.handed_over() == ()
    both = await asyncio.gather(b.handed_over(), b.handed_over(), a.take_back(number))
    taken = [one.body for found in both[:2] for one in found]
    assert taken + ["taken back"] * both[2] in (["click 1"], ["taken back"])
    number = await a.hand_over(guild, "click 2", 5.0)
    assert await a.take_back(number)
    assert await b.handed_over() == ()


async def test_what_all_are_to_do_stays_until_it_is_done(sharing: Any) -> None:
    ours, here, _ = await sharing(FIRST)
    theirs, there, _ = await sharing(LAST)
    a, b = SharedPeers(here, ours), SharedPeers(there, theirs)
    await a.pass_on("forget", "Ann")
    assert await a.passed("forget") == ()
    passed = await b.passed("forget")
    assert {one.body for one in passed} == {"Ann"} and len(passed) == len(LAST.ids)
    assert len(await b.passed("forget")) == len(passed), "who dies meanwhile has not done it"
    await b.done(tuple(one.id for one in passed))
    assert await b.passed("forget") == ()
    fewer = ShardRange(0, 1, 4)  # the shards were divided anew meanwhile
    await a.pass_on("forget", "Ben")
    found = await ours.do(partial(handed.look, range=fewer, kind="forget"))
    assert {one.body for one in found} == {"Ben"}


async def test_turns_to_identify_are_apart_though_the_clock_was_set_back(
    sharing: Any, another: Callable[[], PostgresConnection]
) -> None:
    ours, here, _ = await sharing(FIRST)
    theirs, there, _ = await sharing(LAST)
    a, b = SharedPeers(here, ours), SharedPeers(there, theirs)
    for last in ("", "1e11"):
        set_mark(another(), leases.IDENTIFIED, last)
        assert await a.turn_to_identify() == 0
        assert 0 < await b.turn_to_identify() <= APART


# ---------------------------------------------------------------------- choices


async def test_choices_made_in_two_processes_at_once_both_hold(sharing: Any) -> None:
    ours, here, _ = await sharing(FIRST)
    theirs, there, _ = await sharing(LAST)
    a, b = SharedPeers(here, ours), SharedPeers(there, theirs)
    first, other = Preferences(ours, "en", a), Preferences(theirs, "en", b)
    await asyncio.gather(first.person(ANN), other.person(ANN))  # both have her in mind
    await asyncio.gather(
        first.change(ANN, lambda one: replace(one, language="de")),
        other.change(ANN, lambda one: replace(one, ping="none")),
    )
    kept: PersonRow = await ours.people.person(ANN)
    assert (kept.language, kept.ping) == ("de", "none")
    for peers, known in ((a, first), (b, other)):
        news = (a if peers is b else b).news("person", ANN)
        assert peers.changed(peers.news("person", ANN)) is None, "one's own is no news"
        changed = peers.changed(news)
        assert changed == ("person", ANN)
        known.drop(*changed)
        assert await known.person(ANN) == kept
