"""A PostgreSQL server: its schema, its opening, and others that are on it too."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from bot.storage.address import ServerAddress, address_of
from bot.storage.engines import held, store_at
from bot.storage.full import MIGRATIONS
from bot.storage.moving import shapes
from bot.storage.postgres import silence, writer
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.moving import source, target
from bot.storage.postgres.schema import migrations_of
from bot.storage.postgres.store import PostgresStore, prepare
from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.people import GuildRow, PersonRow
from bot.storage.schema import migrate, read_migrations
from bot.storage.store import StoreBehind, StoreBusy, StoreError
from tests.storage.conftest import Connect
from tests.support.postgres import Server
from tests.support.sessions import ask

OpenStore = Callable[..., Awaitable[PostgresStore]]
SAME = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text"}


async def refused(store: PostgresStore) -> str:
    with pytest.raises(StoreError) as caught:
        await store.open()
    return str(caught.value)


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
    for name_of in ("idle_session_timeout", "idle_in_transaction_session_timeout"):
        server.say("postgres", f"ALTER DATABASE {name} SET {name_of} = '200ms'")
    with source(fresh) as side:  # others are looked at for long meanwhile
        server.say("postgres", "SELECT pg_sleep(0.6)")
        assert [*side.rows(marks)] == [("a", "b")]
        with pytest.raises(StoreBusy, match="in use"), held(fresh):
            pass


async def test_the_writer_takes_as_long_as_its_work_takes(
    server: Server, fresh: ServerAddress
) -> None:
    name = fresh.url.partition("?")[0].rpartition("/")[2]
    server.say("postgres", f"ALTER DATABASE {name} SET statement_timeout = '100ms'")
    store = PostgresStore(fresh, alone=True)
    await store.open()
    await store.do(lambda db: db.execute("SELECT pg_sleep(0.3)").fetchall())
    await store.close()


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
    with pytest.raises(StoreBusy, match="cannot be reached") as refused:
        await PostgresStore(ServerAddress(f"postgresql:///knave?host={tmp_path}")).open()
    assert str(refused.value).endswith("failed: No such file or directory."), "one sentence"


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


async def test_a_session_that_a_proxy_has_kept_is_ended(
    server: Server, fresh: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bot is gone, and nobody else would ever get the database."""
    monkeypatch.setattr(writer, "LEAVING", 0.5)
    monkeypatch.setattr(silence, "WORTH_TELLING", 0.2)
    gone = PostgresStore(fresh, alone=True)
    await gone.open()
    await gone.people.save_guild(GuildRow(guild_id=GuildId(1), language="de"))
    later = PostgresStore(fresh, alone=True)
    said = await refused(later)
    assert "It has said nothing for " in said and "a proxy has kept its connection" in said
    with monkeypatch.context() as hurried:
        hurried.setattr(silence, "GONE", 0.2)
        await later.open()
    assert (await later.people.guild(GuildId(1))).language == "de"
    with pytest.raises(StoreBusy, match="in use by a Knave"):  # it was only asleep
        await gone.people.save_guild(GuildRow(guild_id=GuildId(1), language="ja"))
    await later.close()
    with pytest.raises(StoreBehind):
        await gone.people.save_guild(GuildRow(guild_id=GuildId(1), language="ja"))
    await gone.close()


async def test_whoever_moves_a_database_may_say_nothing_for_hours(
    server: Server, fresh: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LEAVING", 0.5)
    monkeypatch.setattr(silence, "GONE", 0.1)
    with held(fresh):
        said = await refused(PostgresStore(fresh, alone=True))
        assert said == f"The database {fresh} is in use by a Knave that is running: stop it first."


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


def test_jobs_that_meet_another_process_s_are_parted(
    fresh: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many in one transaction would meet it again and again, and all be refused in the end."""
    tried = list[int]()

    def told(number: int, db: object) -> int:
        return number

    def once(self: object, work: Callable[[Any], list[int]]) -> list[int]:
        tried.append(len(results := work(None)))
        if len(results) > 2 or (results == [2] and tried.count(1) == 1):
            raise psycopg.errors.SerializationFailure("others were at it")
        return results

    monkeypatch.setattr(writer.PostgresWriter, "_once", once)
    desk = writer.PostgresWriter(fresh, 60.0, synchronous="on", alone=False)
    monkeypatch.setattr(desk, "_db", SimpleNamespace(lost=False))
    loop = asyncio.new_event_loop()
    jobs = [writer.PostgresJob(partial(told, n), loop.create_future()) for n in range(5)]
    desk._together(jobs)
    loop.close()
    assert [job.result for job in jobs] == [0, 1, 2, 3, 4]
    assert tried == [5, 2, 3, 1, 1, 2], "a single one is repeated"


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
