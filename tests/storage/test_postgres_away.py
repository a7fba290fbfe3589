"""A PostgreSQL server that goes, stays away, says nothing, or comes back behind."""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from bot.storage.address import ServerAddress
from bot.storage.postgres import leases, pipeline
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.health import told_of
from bot.storage.postgres.last_number import LeasedNumber, MarkedNumber
from bot.storage.postgres.pipeline import Pipeline
from bot.storage.postgres.store import PostgresStore
from bot.storage.rows.ids import GameId, GuildId
from bot.storage.rows.people import GuildRow
from bot.storage.rows.processes import ShardRange
from bot.storage.rows.tables import GameRow, MoveRow, NoteRow, TableRow
from bot.storage.store import StoreBehind, StoreBusy
from tests.storage.conftest import Connect
from tests.storage.reading import moves_of
from tests.support.postgres import Server, must_be_here
from tests.support.postgres import server as another_server
from tests.support.sessions import ask

OpenStore = Callable[..., Awaitable[PostgresStore]]


@pytest.fixture(scope="module")
def mortal() -> Iterator[Server]:
    """A server that may be killed."""
    must_be_here()
    with another_server() as made:
        yield made


async def begun(store: PostgresStore, table: TableRow, game: GameRow) -> GameId:
    number = await store.tables.create_table(table)
    return await store.tables.start_game(replace(table, id=number, state="playing"), game)


async def test_a_server_that_is_killed_loses_and_doubles_nothing(
    mortal: Server, table: TableRow, game: GameRow
) -> None:
    """Those who write wait until it is back, and each is told the truth."""
    address = mortal.database()
    store = PostgresStore(address, patience=60.0)
    await store.open()
    try:
        number = await begun(store, table, game)
        going, told = True, 0

        async def play() -> None:
            nonlocal told
            while going:
                move = MoveRow(told, 0, f"play {told}", float(told))
                await store.tables.append(number, [move])
                told += 1

        playing = asyncio.create_task(play())
        for _ in range(4):
            before = told
            while told < before + 20 and not playing.done():
                await asyncio.sleep(0.001)
            await asyncio.to_thread(mortal.kill)
            await asyncio.to_thread(mortal.start)
        going = False
        await playing
        assert [row.number for row in await moves_of(store, number)] == list(range(told))
    finally:
        await store.close()


@pytest.mark.parametrize("when", ["before", "meanwhile", "after"])
async def test_a_commit_without_an_answer_is_asked_after(
    when: str, mortal: Server, table: TableRow, game: GameRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks as the server is told to commit: before it hears it, while it does so,
    or after."""
    address = mortal.database()
    store = PostgresStore(address)
    await store.open()
    try:
        number = await begun(store, table, game)
        commit, broken = PostgresConnection.commit, list[str]()

        def sent_alone(db: PostgresConnection) -> None:
            raise psycopg.OperationalError("the connection is lost")

        def breaks(db: PostgresConnection) -> None:
            if broken:
                commit(db)
                return
            broken.append(when)
            try:
                if when == "meanwhile":
                    with monkeypatch.context() as patch:
                        patch.setattr(Pipeline, "receive", sent_alone)
                        commit(db)
                elif when == "after":
                    commit(db)
            finally:
                db.raw.pgconn.flush()
                db.close()
            raise psycopg.OperationalError("the connection is lost")

        monkeypatch.setattr(PostgresConnection, "commit", breaks)
        await store.tables.append(number, [MoveRow(0, 0, "play", 1.0)], notes=[NoteRow("n", 1.0)])
        assert broken
        assert len(await moves_of(store, number)) == 1
        assert ask(address, "SELECT count(*) FROM notes") == [(1,)]
    finally:
        await store.close()


@pytest.mark.parametrize("kind", [MarkedNumber, LeasedNumber])
async def test_a_commit_that_arrives_after_the_question_comes_too_late(
    kind: type[Any], mortal: Server, table: TableRow, game: GameRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks; its last words arrive when the server was asked what came of them."""
    address = mortal.database()
    store = PostgresStore(address)
    await store.open()
    if kind is LeasedNumber:
        await store.close()
        with closing(PostgresConnection(address)) as db:
            process = leases.enter(db, "vm:0", "1")
            lease = leases.claim(db, process, [ShardRange(0, 7, 8)], judges=True)
        store = PostgresStore(address, alone=True, lease=lease)
        await store.open()
    refused: list[str] = []
    try:
        number = await begun(store, table, game)
        commit, read = PostgresConnection.commit, kind.read
        late: list[tuple[PostgresConnection, Any]] = []

        def breaks(db: PostgresConnection) -> None:
            if late:
                commit(db)
                return
            late.append((db, db.raw))
            monkeypatch.setattr(db, "raw", SimpleNamespace(closed=True))
            raise psycopg.OperationalError("the connection is lost")

        def asked(self: object, db: PostgresConnection) -> object:
            found = read(self, db)
            old, raw = late[0]
            monkeypatch.setattr(old, "raw", raw)
            try:
                commit(old)
            except psycopg.errors.SerializationFailure as error:
                refused.append(str(error))
            finally:
                old.close()
            return found

        monkeypatch.setattr(PostgresConnection, "commit", breaks)
        monkeypatch.setattr(kind, "read", asked)
        await store.tables.append(number, [MoveRow(0, 0, "play", 1.0)], notes=[NoteRow("n", 1.0)])
        assert len(refused) == 1
        assert len(await moves_of(store, number)) == 1
        assert ask(address, "SELECT count(*) FROM notes") == [(1,)]
    finally:
        await store.close()


def test_the_server_misses_a_machine_that_went_silently(mortal: Server) -> None:
    """By itself it would keep that session for two hours, and its lock: no bot could work."""
    address, pid = mortal.database(), os.getpid()
    host = f"127.{pid >> 8 & 255}.{pid & 255}.1"
    mortal.say("postgres", f"ALTER SYSTEM SET listen_addresses = '{host}'")
    try:
        mortal.kill()
        mortal.start()
        over_the_network = ServerAddress(address.url.replace("@/", f"@{host}/").partition("?")[0])
        names = ("keepalives_idle", "keepalives_interval", "keepalives_count", "user_timeout")
        asked = ", ".join(f"current_setting('tcp_{name}')" for name in names)
        assert ask(over_the_network, f"SELECT {asked}") == [("10", "5", "3", "20000")]
    finally:
        mortal.say("postgres", "ALTER SYSTEM RESET listen_addresses")
        mortal.kill()
        mortal.start()


async def test_while_the_server_is_away_a_write_is_refused_with_a_sentence(
    mortal: Server,
) -> None:
    address = mortal.database()
    store = PostgresStore(address, patience=0.2)
    await store.open()
    try:
        await asyncio.to_thread(mortal.kill)
        with pytest.raises(StoreBusy, match="cannot be reached"):
            await store.people.save_guild(GuildRow(guild_id=GuildId(1), language="ja"))
        await asyncio.to_thread(mortal.start)
        await store.people.save_guild(GuildRow(guild_id=GuildId(1), language="de"))
        assert (await store.people.guild(GuildId(1))).language == "de"
    finally:
        await store.close()


async def test_a_session_that_takes_no_writes_is_not_kept(
    server: Server, fresh: ServerAddress
) -> None:
    """Another one may lead to another server, or be begun when all is well again."""
    name = fresh.url.partition("?")[0].rpartition("/")[2]
    store = PostgresStore(fresh, patience=0.0)
    await store.open()
    try:
        server.say("postgres", f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        ask(fresh, ENDED)
        with pytest.raises(StoreBusy):  # it may find its session gone
            await store.marks.set_mark("a", "b")
        with pytest.raises(StoreBusy, match="takes no writes"):
            await store.marks.set_mark("a", "b")
        server.say("postgres", f"ALTER DATABASE {name} RESET default_transaction_read_only")
        await store.marks.set_mark("a", "c")
        assert await store.marks.mark("a") == "c"
    finally:
        await store.close()


ENDED = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid != pg_backend_pid()"
)


@pytest.mark.parametrize("under_it", [False, True])
@pytest.mark.parametrize("lost", ["UPDATE marks SET value = '1'", "DELETE FROM marks"])
async def test_a_server_that_is_behind_is_not_written_to(
    server: Server, fresh: ServerAddress, lost: str, under_it: bool
) -> None:
    """The bot knows more than it: games would go on with a gap in their log, and never again.

    A standby took its place; or a copy was put back ``under_it`` by pg_restore, which asks for
    nobody's lock.
    """
    store = PostgresStore(fresh, alone=True)
    await store.open()
    try:
        for value in "bcd":
            await store.marks.set_mark("a", value)
        if not under_it:
            ask(fresh, ENDED)
            await store.marks.set_mark("a", "d")  # it was away, and is as it was
        ask(fresh, f"{lost} WHERE name LIKE 'writer-%'")
        if not under_it:
            ask(fresh, ENDED)
        for _ in range(2):
            with pytest.raises(StoreBehind, match="has lost what was stored last"):
                await store.marks.set_mark("a", "f")
        assert ask(fresh, "SELECT value FROM marks WHERE name = 'a'") == [("d",)]
    finally:
        await store.close()


async def test_a_standby_is_no_server_to_write_to() -> None:
    """It is connected to for a while where another server takes the place of one that is gone."""
    must_be_here()
    with another_server(wal_level="replica") as made:
        address = made.database()
        store = PostgresStore(address, patience=0.0)
        await store.open()
        await asyncio.to_thread(made.kill)
        (made.folder / "data" / "standby.signal").touch()
        await asyncio.to_thread(made.start)
        try:
            with pytest.raises(StoreBusy):  # it may find its session gone
                await store.marks.set_mark("a", "b")
            with pytest.raises(StoreBusy, match="takes no writes"):
                await store.marks.set_mark("a", "b")
            with pytest.raises(StoreBusy, match="or its server a standby"):
                told_of(address)
            made.say("postgres", "SELECT pg_promote()")
            await store.marks.set_mark("a", "c")
            assert await store.marks.mark("a") == "c"
        finally:
            await store.close()


async def test_a_server_that_says_nothing_is_left(
    server: Server, opened: OpenStore, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy keeps the connection to a machine that is gone: nothing else would ever end it."""
    monkeypatch.setattr(pipeline, "SILENT", 0.3)
    store = await opened(patience=0.0)
    ((session,),) = await store.do(lambda db: db.execute("SELECT pg_backend_pid()").fetchall())
    os.kill(session, signal.SIGSTOP)
    try:
        with pytest.raises(StoreBusy, match="cannot be reached: the server says nothing"):
            await asyncio.wait_for(store.marks.set_mark("a", "b"), 60)
        await store.marks.set_mark("a", "c")
        with connect() as beside:
            assert beside.execute("SELECT value FROM marks WHERE name = 'a'").fetchone() == ("c",)
    finally:
        os.kill(session, signal.SIGCONT)


async def test_a_server_that_works_for_long_is_waited_for(
    server: Server, opened: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To delete or count millions of rows may take it minutes, in which it says nothing."""
    monkeypatch.setattr(pipeline, "SILENT", 0.2)
    store = await opened(patience=0.0)
    ((slept,),) = await store.do(lambda db: db.execute("SELECT pg_sleep(1)::text").fetchall())
    assert slept == ""


@pytest.mark.parametrize("ended", ["hurry", "close"])
async def test_who_is_stopped_while_the_server_is_away_is_told_that_it_is_not_known(
    mortal: Server, monkeypatch: pytest.MonkeyPatch, ended: str
) -> None:
    """Also a program that still has something to write before it closes."""
    address = mortal.database()
    store = PostgresStore(address, patience=0.2)
    await store.open()
    gone = threading.Event()

    def breaks(db: PostgresConnection) -> None:
        mortal.kill()
        db.close()
        gone.set()
        raise psycopg.OperationalError("the connection is lost")

    monkeypatch.setattr(PostgresConnection, "commit", breaks)
    writing = asyncio.create_task(store.marks.set_mark("a", "b"))
    assert await asyncio.to_thread(gone.wait, 60)
    assert not writing.done()
    if ended == "hurry":
        store.hurry()
        with pytest.raises(StoreBusy, match="cannot be reached"):
            await asyncio.wait_for(store.marks.set_mark("c", "d"), 30)
        assert writing.done()
    await store.close()
    with pytest.raises(StoreBusy, match="may have stored this"):
        await writing
    monkeypatch.undo()
    await asyncio.to_thread(mortal.start)


PLAYER = """
import asyncio, sys
from bot.storage.address import ServerAddress
from bot.storage.postgres.store import PostgresStore
from bot.storage.rows.tables import MoveRow

async def play():
    store = PostgresStore(ServerAddress(sys.argv[1]), alone=True)
    await store.open()
    for number in range(10**9):
        await store.tables.append(int(sys.argv[2]), [MoveRow(number, 0, "play", 0.0)])
        print(number, flush=True)

asyncio.run(play())
"""


async def test_a_process_killed_anywhere_keeps_what_it_told(
    server: Server, opened: OpenStore, table: TableRow, game: GameRow
) -> None:
    store = await opened()
    number = await begun(store, table, game)
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PLAYER, store.place, str(number), stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    try:
        for _ in range(20):
            await child.stdout.readline()
    finally:
        child.kill()
        rest = await child.stdout.read()
        await child.wait()
    told = 20 + rest.count(b"\n")
    async with asyncio.timeout(30):  # the server hears at once that its client is gone
        next_one = await opened(alone=True, patience=20.0)
    stored = await moves_of(next_one, number)
    assert told <= len(stored) <= told + 1
    assert [row.number for row in stored] == list(range(len(stored)))
