"""The troubles of a server: it refuses, goes and comes back, and others are on it too."""

import asyncio
import os
import signal
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from bot.storage.address import ServerAddress, address_of
from bot.storage.engines import held, store_at
from bot.storage.full import MIGRATIONS
from bot.storage.moving import shapes
from bot.storage.postgres import leases, pipeline, writer
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.health import told_of
from bot.storage.postgres.last_number import LeasedNumber, MarkedNumber
from bot.storage.postgres.moving import target
from bot.storage.postgres.pipeline import Pipeline
from bot.storage.postgres.schema import migrations_of
from bot.storage.postgres.store import PostgresStore, prepare
from bot.storage.rows.ids import GameId, GuildId, UserId
from bot.storage.rows.people import GuildRow, PersonRow
from bot.storage.rows.processes import ShardRange
from bot.storage.rows.tables import GameRow, MoveRow, NoteRow, TableRow
from bot.storage.schema import migrate, read_migrations
from bot.storage.store import StoreBehind, StoreBusy, StoreError
from tests.storage.conftest import Connect
from tests.storage.reading import moves_of
from tests.support.postgres import Server, must_be_here
from tests.support.postgres import server as another_server

OpenStore = Callable[..., Awaitable[PostgresStore]]
SAME = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text"}


@pytest.fixture
def fresh(server: Server) -> Iterator[ServerAddress]:
    """A database of the server with nothing in it."""
    address = server.database()
    yield address
    server.drop(address)


@pytest.fixture(scope="module")
def mortal() -> Iterator[Server]:
    """A server that may be killed."""
    must_be_here()
    with another_server() as made:
        yield made


async def refused(store: PostgresStore) -> str:
    with pytest.raises(StoreError) as caught:
        await store.open()
    return str(caught.value)


def ask(address: ServerAddress, statement: str) -> list[tuple[object, ...]]:
    with closing(PostgresConnection(address)) as db:
        found = db.execute(statement)
        return found.fetchall() if found.description else []


# ---------------------------------------------------------------------- the schema


def of_sqlite() -> dict[str, set[tuple[object, ...]]]:
    """Columns, keys, references and indexes of a new file."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, read_migrations(MIGRATIONS), ":memory:")
        tables = "pragma_table_list AS t WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'"
        columns = db.execute(
            f'SELECT t.name, c.name, c.type, c."notnull" OR c.pk > 0, c.pk'
            f" FROM pragma_table_info(t.name) AS c, {tables}"
        ).fetchall()
        references = db.execute(
            f'SELECT t.name, k."from", k."table", k."to"'
            f" FROM pragma_foreign_key_list(t.name) AS k, {tables}"
        ).fetchall()
        indexes = db.execute(
            "SELECT tbl_name, name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        ).fetchall()
        checks = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        "columns": {(t, c, SAME[kind], bool(must), key) for t, c, kind, must, key in columns},
        "references": set(references),
        "indexes": set(indexes),
        "checks": {(name, sql.count("CHECK")) for name, sql in checks if "CHECK" in sql},
    }


def of_server(address: ServerAddress) -> dict[str, set[tuple[object, ...]]]:
    """Columns, keys, references and indexes of a database on a server."""
    columns = ask(
        address,
        "SELECT c.table_name::text, c.column_name::text, c.data_type::text, c.is_nullable = 'NO',"
        " coalesce(array_position(i.indkey::int2[], c.ordinal_position::int2) + 1, 0)::int8"
        " FROM information_schema.columns AS c LEFT JOIN pg_index AS i"
        " ON i.indrelid = c.table_name::regclass AND i.indisprimary"
        " WHERE c.table_schema = 'public'",
    )
    references = ask(
        address,
        "SELECT conrelid::regclass::text, a.attname::text, confrelid::regclass::text,"
        " b.attname::text FROM pg_constraint"
        " JOIN pg_attribute AS a ON a.attrelid = conrelid AND a.attnum = conkey[1]"
        " JOIN pg_attribute AS b ON b.attrelid = confrelid AND b.attnum = confkey[1]"
        " WHERE contype = 'f'",
    )
    indexes = ask(
        address,
        "SELECT tablename::text, indexname::text FROM pg_indexes WHERE schemaname = 'public'"
        " AND indexname NOT LIKE '%\\_pkey' AND indexname NOT LIKE '%\\_key'",
    )
    checks = ask(
        address,
        "SELECT conrelid::regclass::text, count(*) FROM pg_constraint WHERE contype = 'c'"
        " AND connamespace = 'public'::regnamespace GROUP BY 1",
    )
    return {
        "columns": set(columns),
        "references": set(references),
        "indexes": set(indexes),
        "checks": set(checks),
    }


async def test_both_engines_have_the_same_schema(server: Server, fresh: ServerAddress) -> None:
    store = PostgresStore(fresh)
    await store.open()
    await store.close()
    there, here = of_server(fresh), of_sqlite()
    for part, wanted in here.items():
        assert there[part] == wanted, part
    assert len(here["columns"]) > 300 and len(here["indexes"]) > 40
    numbers = ask(fresh, "SELECT number, name FROM schema_migrations ORDER BY number")
    assert numbers == [(step.number, step.name) for step in read_migrations(MIGRATIONS)]


async def test_texts_are_sorted_as_sqlite_sorts_them(
    server: Server, opened: OpenStore, connect: Connect
) -> None:
    await opened()
    with connect() as db:
        odd = "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public'"
        odd += " AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'"
        assert db.execute(odd).fetchall() == []


# ---------------------------------------------------------------------- opening


async def test_opening_again_applies_nothing_twice(server: Server, fresh: ServerAddress) -> None:
    for _ in range(2):
        store = PostgresStore(fresh)
        await store.open()
        await store.open()
        await store.close()
        await store.close()
    with pytest.raises(StoreError, match=r"is not open\.$"):
        await store.people.person(UserId(1))
    count = len(migrations_of(MIGRATIONS))
    assert ask(fresh, "SELECT count(*) FROM schema_migrations") == [(count,)]


async def test_two_that_open_at_once_migrate_once(server: Server, fresh: ServerAddress) -> None:
    both = [PostgresStore(fresh), PostgresStore(fresh)]
    await asyncio.gather(*(store.open() for store in both))
    for store in both:
        await store.close()


async def test_a_step_that_fails_half_way_is_undone(
    server: Server, fresh: ServerAddress, tmp_path: Path
) -> None:
    first = "CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;\n"
    (tmp_path / "0001_first.sql").write_text(first)
    second = tmp_path / "0002_second.sql"
    second.write_text("CREATE TABLE two (b TEXT) STRICT;\nINSERT INTO nowhere VALUES (1);\n")
    store = PostgresStore(fresh, migrations=tmp_path)
    assert await refused(store) == (
        f'The database {fresh} refused this: relation "nowhere" does not exist.'
    )
    assert ask(fresh, "SELECT number FROM schema_migrations") == [(1,)]
    (tmp_path / "0002_second.postgres.sql").write_text("CREATE TABLE three (b TEXT);\n")
    await store.open()
    await store.close()
    assert ask(fresh, "SELECT count(*) FROM three") == [(0,)], "its own goes before the other"


def test_long_work_is_not_given_up_by_a_server_s_own_limits(
    server: Server, fresh: ServerAddress, tmp_path: Path
) -> None:
    """Some give up every statement after so many minutes: an update would fail at each start."""
    name = fresh.url.partition("?")[0].rpartition("/")[2]
    server.say("postgres", f"ALTER DATABASE {name} SET statement_timeout = '300ms'")
    (tmp_path / "0001_slow.sql").write_text("CREATE TABLE a (b TEXT);\nSELECT pg_sleep(0.6);\n")
    prepare(fresh, 5.0, tmp_path)
    ask(fresh, "DROP TABLE a, schema_migrations")

    def slowly() -> Iterator[tuple[str, str]]:
        yield "a", "b"
        server.say("postgres", "SELECT pg_sleep(0.6)")

    marks = next(shape for shape in shapes() if shape.name == "marks")
    with target(fresh) as side:
        side.fill(marks, slowly())
    assert ask(fresh, "SELECT name, value FROM marks") == [("a", "b")]


async def test_what_is_not_ours_or_newer_is_left_alone(
    server: Server, fresh: ServerAddress
) -> None:
    ask(fresh, "CREATE TABLE recipes (cake TEXT)")
    said = f"The database {fresh} belongs to another program."
    assert await refused(PostgresStore(fresh)) == said
    ask(fresh, "DROP TABLE recipes")
    store = PostgresStore(fresh)
    await store.open()
    await store.close()
    ask(fresh, "INSERT INTO schema_migrations VALUES (9000, 'from the future', 0.0)")
    assert "was written by a newer version of Knave (schema 9000" in await refused(store)


async def test_a_server_that_is_not_there_may_come_later(tmp_path: Path) -> None:
    with pytest.raises(StoreBusy, match="cannot be reached"):
        await PostgresStore(ServerAddress(f"postgresql:///knave?host={tmp_path}")).open()


async def test_a_database_that_is_not_there_will_not_come(server: Server) -> None:
    with pytest.raises(StoreError, match="does not exist") as caught:
        await PostgresStore(server.address("nowhere")).open()
    assert not isinstance(caught.value, StoreBusy)


async def test_every_letter_must_have_its_place(server: Server) -> None:
    server.say("postgres", "CREATE DATABASE narrow TEMPLATE template0 ENCODING 'LATIN1'")
    said = await refused(PostgresStore(server.address("narrow")))
    assert "is encoded in LATIN1: make one with CREATE DATABASE" in said


def test_a_password_is_shown_to_nobody() -> None:
    address = address_of("postgresql://knave:s3cret@db:5432/knave?password=s3cret")
    assert isinstance(address, ServerAddress)
    for shown in (str(address), repr(address), f"{address}"):
        assert "s3cret" not in shown
    assert str(address) == "postgresql://knave@db:5432/knave"
    with pytest.raises(ValueError, match="neither"):
        address_of("mysql://knave@db/knave")
    assert address_of("postgresql.db") == Path("postgresql.db")


# ---------------------------------------------------------------------- one at a time


async def test_one_process_has_it_to_itself(server: Server, fresh: ServerAddress) -> None:
    first, second = store_at(fresh, print), store_at(fresh, print)
    await first.open()
    said = f"The database {fresh} is in use by a Knave that is running: stop it first."
    with pytest.raises(StoreBusy) as caught:
        await second.open()
    assert str(caught.value) == said
    with pytest.raises(StoreBusy), held(fresh):
        pass
    await first.close()
    with held(fresh):
        pass
    await second.open()
    await second.close()


async def test_one_s_own_lost_session_is_not_another_bot(
    server: Server, fresh: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The network was gone for a moment, and the server keeps that session for half a minute."""
    monkeypatch.setattr(writer, "LEAVING", 0.5)
    store = PostgresStore(fresh, alone=True)
    await store.open()
    assert store._writer is not None and store._writer._db is not None
    with closing(store._writer._db) as lost:
        store._writer._db = None
        await store.people.save_guild(GuildRow(guild_id=GuildId(1), language="de"))
        with pytest.raises(psycopg.OperationalError):
            lost.execute("SELECT 1")
    other = PostgresStore(fresh, alone=True)
    assert "in use" in await refused(other), "of another bot nothing is ended"
    assert (await store.people.guild(GuildId(1))).language == "de"
    await store.close()


async def test_two_that_meet_are_carried_out_one_after_the_other(
    server: Server, opened: OpenStore
) -> None:
    """Each reads what the other is about to write: without SERIALIZABLE both would be 1."""
    stores = [await opened(), await opened()]
    both = threading.Barrier(2)

    def add(db: PostgresConnection) -> None:
        found = db.execute("SELECT value FROM marks WHERE name = 'n'").fetchone()
        with suppress(threading.BrokenBarrierError):
            both.wait(0.5)
        db.execute("DELETE FROM marks WHERE name = 'n'")
        db.execute("INSERT INTO marks VALUES ('n', ?)", (str(int(found[0] if found else 0) + 1),))

    await asyncio.gather(*(store.do(add) for store in stores for _ in range(3)))
    assert await stores[0].marks.mark("n") == "6"


async def test_locked_by_another_program(
    server: Server, opened: OpenStore, connect: Connect
) -> None:
    store = await opened(patience=0.05)
    with connect() as other:
        other.execute("BEGIN")
        other.execute("LOCK TABLE people")
        with pytest.raises(StoreBusy, match=r"is locked by another program\.$"):
            await store.people.save_person(PersonRow(user_id=UserId(1), name="Ada"))
        other.execute("ROLLBACK")
    await store.people.save_person(PersonRow(user_id=UserId(1), name="Ada"))
    assert (await store.people.person(UserId(1))).name == "Ada"


async def test_a_read_beside_the_play_is_not_for_ever_and_writes_nothing(
    server: Server, opened: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened()
    with pytest.raises(StoreError, match="takes no writes"):
        await store.aside(lambda db: db.execute("DELETE FROM people"))
    monkeypatch.setattr("bot.storage.postgres.store.LONGEST_READ", 0.05)
    with pytest.raises(StoreBusy, match="took too long, and was given up"):
        await store.aside(lambda db: db.execute("SELECT pg_sleep(30)"))


async def test_health(server: Server, opened: OpenStore) -> None:
    store = await opened()
    assert (await store.health()).size > 2**20
    assert (await store.health()).faults == ()
    assert await store.tend() == 0


# ---------------------------------------------------------------------- a server that goes


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


@pytest.mark.parametrize("lost", ["UPDATE marks SET value = '1'", "DELETE FROM marks"])
async def test_a_server_that_is_behind_is_not_written_to(
    server: Server, fresh: ServerAddress, lost: str
) -> None:
    """The bot knows more than it: games would go on with a gap in their log, and never again."""
    store = PostgresStore(fresh, alone=True)
    await store.open()
    try:
        for value in "bcd":
            await store.marks.set_mark("a", value)
        ask(fresh, ENDED)
        await store.marks.set_mark("a", "e")  # it was away, and is as it was
        ask(fresh, f"{lost} WHERE name LIKE 'writer-%'")
        ask(fresh, ENDED)
        for _ in range(2):
            with pytest.raises(StoreBehind, match="has lost what was stored last"):
                await store.marks.set_mark("a", "f")
        assert ask(fresh, "SELECT value FROM marks WHERE name = 'a'") == [("e",)]
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
