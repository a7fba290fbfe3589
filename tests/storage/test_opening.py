"""Opening a database: new, old, newer, foreign, broken, out of reach. One sentence each."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.errors import spoken
from bot.storage.full import MIGRATIONS
from bot.storage.rows.ids import UserId
from bot.storage.rows.tables import TableRow
from bot.storage.schema import read_migrations
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError
from tests.storage.test_backup import bound_by_rights

OpenStore = Callable[..., Awaitable[SqliteStore]]


def ask(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db, db:
        return db.execute(sql).fetchall()


async def refused(store: SqliteStore) -> str:
    with pytest.raises(StoreError) as caught:
        await store.open()
    return str(caught.value)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Migrations of our own: the first makes a table."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text("CREATE TABLE one (a TEXT) STRICT;\n")
    (folder / "README.md").write_text("Not a migration.\n")
    return folder


async def test_from_scratch(opened: OpenStore, path: Path) -> None:
    await (await opened()).close()
    applied = ask(path, "SELECT number, name FROM schema_migrations ORDER BY number")
    assert applied == [(step.number, step.name) for step in read_migrations(MIGRATIONS)]
    assert ask(path, "PRAGMA journal_mode") == [("wal",)]
    assert ask(path, "PRAGMA integrity_check") == [("ok",)]
    tables = "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND strict = 0"
    assert ask(path, f"{tables} AND name NOT LIKE 'sqlite_%'") == [(0,)]


def test_migrations_are_numbered_from_one_and_no_number_stands_twice() -> None:
    numbers = [step.number for step in read_migrations(MIGRATIONS)]
    assert numbers[0] == 1
    assert numbers == sorted(set(numbers))


async def test_opening_again_applies_nothing_twice(
    opened: OpenStore, path: Path, table: TableRow
) -> None:
    first = await opened()
    await first.tables.create_table(table)
    await first.close()
    second = await opened()
    assert len(await second.tables.open_tables()) == 1
    await second.close()
    assert ask(path, "SELECT count(*) FROM schema_migrations") == [
        (len(read_migrations(MIGRATIONS)),)
    ]


async def test_a_later_version_adds_its_steps(opened: OpenStore, path: Path, folder: Path) -> None:
    await (await opened(migrations=folder)).close()
    (folder / "0002_second.sql").write_text(
        "-- a ; in a comment\nINSERT INTO one VALUES ('kept; and whole');\nCREATE TABLE two (b);"
    )
    await (await opened(migrations=folder)).close()
    assert ask(path, "SELECT number, name FROM schema_migrations") == [(1, "first"), (2, "second")]
    assert ask(path, "SELECT a FROM one") == [("kept; and whole",)]
    assert ask(path, "SELECT * FROM two") == []


async def test_a_step_that_fails_half_way_is_undone(path: Path, folder: Path) -> None:
    second = folder / "0002_second.sql"
    second.write_text("CREATE TABLE two (b);\nINSERT INTO nowhere VALUES (1);\n")
    store = SqliteStore(path, migrations=folder)
    assert await refused(store) == f"The database {path} refused this: no such table: nowhere."
    assert ask(path, "SELECT number FROM schema_migrations") == [(1,)]
    assert ask(path, "SELECT name FROM sqlite_master WHERE name = 'two'") == []
    second.write_text("CREATE TABLE two (b);\n")
    await store.open()
    await store.close()
    assert ask(path, "SELECT number FROM schema_migrations") == [(1,), (2,)]


async def test_a_first_step_that_fails_leaves_no_trace(path: Path, folder: Path) -> None:
    (folder / "0001_first.sql").write_text("CREATE TABLE one (a);\nCREATE TABLE one (a);\n")
    await refused(SqliteStore(path, migrations=folder))
    assert ask(path, "SELECT name FROM sqlite_master") == []


async def test_a_newer_database_is_left_alone(store: SqliteStore, path: Path) -> None:
    await store.close()
    ask(path, "INSERT INTO schema_migrations VALUES (9000, 'from the future', 0.0)")
    known = read_migrations(MIGRATIONS)[-1].number
    assert await refused(SqliteStore(path)) == (
        f"The database {path} was written by a newer version of Knave"
        f" (schema 9000, this one knows {known}): update Knave."
    )


async def test_another_programs_database_is_left_alone(path: Path) -> None:
    ask(path, "CREATE TABLE recipes (cake TEXT)")
    assert await refused(SqliteStore(path)) == f"The database {path} belongs to another program."
    assert ask(path, "SELECT name FROM sqlite_master") == [("recipes",)]


@pytest.fixture
def diary(path: Path) -> Path:
    """A file that is no database."""
    path.write_text("Dear diary, " * 100)
    return path


async def test_not_a_database(diary: Path) -> None:
    assert await refused(SqliteStore(diary)) == f"The file {diary} is not a database of Knave."


@pytest.mark.parametrize("name", ["missing/knave.db", "."])
async def test_out_of_reach(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert await refused(SqliteStore(path)) == (
        f"The database {path} cannot be opened: its folder must exist and be writable."
    )


def test_read_only(path: Path) -> None:
    ask(path, "CREATE TABLE one (a)")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
        with pytest.raises(sqlite3.OperationalError) as caught:
            db.execute("INSERT INTO one VALUES (1)")
        said = str(spoken(caught.value, "knave.db"))
        assert said == "The database knave.db cannot be written: it is read-only."


async def test_locked_while_opening(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        store = SqliteStore(path, patience=0.0)
        assert await refused(store) == f"The database {path} is locked by another program."
    await store.open()
    await store.close()


async def test_a_store_that_is_not_open_says_so(path: Path) -> None:
    store = SqliteStore(path)
    await store.close()
    with pytest.raises(StoreError, match=r"is not open\.$"):
        await store.tables.open_tables()
    await store.open()
    await store.open()
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match=r"is not open\.$"):
        await store.people.person(UserId(1))


@pytest.mark.parametrize(("chosen", "level"), [({}, 2), ({"synchronous": "NORMAL"}, 1)])
async def test_how_much_is_waited_for_the_disk(
    opened: OpenStore, path: Path, chosen: dict[str, str], level: int
) -> None:
    assert path
    store = await opened(**chosen)
    assert await store.do(lambda db: db.execute("PRAGMA synchronous").fetchone()) == (level,)
    assert await store.do(lambda db: db.execute("PRAGMA foreign_keys").fetchone()) == (1,)


def test_what_may_only_be_read_is_not_begun_with(path: Path) -> None:
    """A copy that somebody else owns: SQLite opens it, and every click would be refused."""

    async def begun() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.close()

    asyncio.run(begun())
    path.chmod(0o400)
    with bound_by_rights(), pytest.raises(StoreError) as caught:
        asyncio.run(begun())  # in threads of its own, which have no more rights than this one
    assert str(caught.value) == f"The database {path} cannot be written: it is read-only."
