"""Everything moved from a file to a server and back: row by row, or not at all."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.address import Address, ServerAddress
from bot.storage.engines import held, moved
from bot.storage.forgotten import Forgotten
from bot.storage.moving import Sum, shapes
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.moving import PostgresSide
from bot.storage.postgres.store import PostgresStore
from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.tables import TableRow
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreBusy, StoreError
from tests.support.postgres import Server

OLD = Path(__file__).parent / "old"


def nobody(_: str, __: Sum) -> None:
    """A listener that hears of nothing."""


@pytest.fixture
def full(tmp_path: Path, table: TableRow) -> Path:
    """A file with a finished and a running game of an old version, brought up to date."""
    path = tmp_path / "full.db"
    newest = max(OLD.glob("*.sql"), key=lambda file: file.name)
    with closing(sqlite3.connect(path)) as db:
        db.executescript(newest.read_text("utf-8"))

    async def add() -> None:
        store = SqliteStore(path)
        await store.open()
        odd = PersonRow(user_id=UserId(2**62), name="\u00e4\t\\N \U0001f0a1'\n", zone="Asia/Tokyo")
        await store.people.save_person(odd)
        for n in range(3):
            await store.tables.create_table(replace(table, updated_at=0.1 + n / 3))
        last = await store.tables.create_table(replace(table, guild_id=GuildId(77)))
        await store.do(lambda db: db.execute("DELETE FROM seats WHERE table_id = ?", (last,)))
        await store.do(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (last,)))
        await store.close()

    asyncio.run(add())
    return path


@pytest.fixture
def empty(server: Server) -> Iterator[ServerAddress]:
    """A database of the server with nothing in it."""
    address = server.database()
    yield address
    server.drop(address)


def dump(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as db:
        found = {shape.name: db.execute(shape.select()).fetchall() for shape in shapes()}
        numbers = db.execute("SELECT name, seq FROM sqlite_sequence ORDER BY name").fetchall()
    return found | {"sqlite_sequence": [row for row in numbers if row[1]]}


def tables(address: ServerAddress) -> int:
    with closing(PostgresConnection(address)) as db:
        asked = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        return int(db.execute(asked).fetchall()[0][0])


async def next_table(store: SqliteStore | PostgresStore, table: TableRow) -> int:
    await store.open()
    number = await store.tables.create_table(table)
    await store.close()
    return number


def test_there_and_back_it_is_what_it_was(
    full: Path, empty: ServerAddress, tmp_path: Path, table: TableRow
) -> None:
    before, back = dump(full), tmp_path / "back.db"
    there = moved(full, empty, nobody)
    assert there["moves"].rows > 50 and there["people"].rows > 1
    assert moved(empty, back, nobody) == there
    assert dump(back) == before == dump(full)
    assert {name: sum.rows for name, sum in there.items()} == {
        shape.name: len(before[shape.name]) for shape in shapes()
    }
    used = max(int(str(row[0])) for row in before["tables"])
    stores = (PostgresStore(empty), SqliteStore(back))
    numbers = [asyncio.run(next_table(store, table)) for store in stores]
    assert numbers == [used + 2, used + 2], "the one that was taken away is not used again"


def test_what_a_killed_move_has_left_goes_with_the_next(
    full: Path, empty: ServerAddress, tmp_path: Path
) -> None:
    """It may be as large as the database: each try would take that much of the disk."""
    moved(full, empty, nobody)
    left = [tmp_path / ".back.db.abc.part", tmp_path / ".back.db.abc.part-journal"]
    for part in left:
        part.write_bytes(b"part of it")
    moved(empty, tmp_path / "back.db", nobody)
    assert not any(part.exists() for part in left)


def test_the_command_says_what_it_has_done(
    full: Path,
    empty: ServerAddress,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The list of people to forget again stands beside a database, and goes along."""
    monkeypatch.chdir(tmp_path)
    Forgotten(full).note(UserId(7), 200.0)
    assert main(["migrate-database", str(full), empty.url]) == 0
    told = capsys.readouterr().out
    assert f"{empty} is what {full} is: {len(shapes())} tables, " in told
    assert f"went along, to {tmp_path / 'knave-forgotten'}." in told
    assert len(Forgotten(empty).since(100.0)) == 1
    assert main(["migrate-database", str(full), empty.url]) == 2
    assert f"The database {empty} is not empty (" in capsys.readouterr().err
    assert main(["migrate-database", str(full), str(full)]) == 2
    assert main(["migrate-database", empty.url, str(full)]) == 2
    assert f"{full} is there already: name a file that is not." in capsys.readouterr().err


def test_what_is_in_use_is_not_moved(full: Path, empty: ServerAddress, tmp_path: Path) -> None:
    with held(full), pytest.raises(StoreBusy):
        moved(full, empty, nobody)
    assert tables(empty) == 0
    moved(full, empty, nobody)
    with held(empty), pytest.raises(StoreBusy):
        moved(empty, tmp_path / "back.db", nobody)
    assert not (tmp_path / "back.db").exists()


def test_a_row_that_is_lost_on_the_way_is_noticed(
    full: Path, empty: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill = PostgresSide.fill

    def loses(self: PostgresSide, shape: object, rows: Iterator[tuple[object, ...]]) -> None:
        fill(self, shape, iter([*rows][:-1]))  # type: ignore[arg-type]  # as it was handed in

    monkeypatch.setattr(PostgresSide, "fill", loses)
    with pytest.raises(StoreError, match=r"is not the same in .* rows\): nothing was moved\.$"):
        moved(full, empty, nobody)
    assert tables(empty) == 0


@pytest.mark.parametrize("old", [True, False])
def test_an_old_schema_or_another_programs_is_not_moved(
    old: bool, full: Path, empty: ServerAddress, tmp_path: Path
) -> None:
    path = tmp_path / "other.db"
    if old:
        shutil.copy(full, path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM schema_migrations WHERE number > 100" if old
                   else "CREATE TABLE recipes (cake TEXT)")  # fmt: skip
    places: tuple[Address, Address] = (path, empty)
    said = "has not the newest schema: start the bot on it once" if old else "not a database of"
    with pytest.raises(StoreError, match=said):
        moved(*places, nobody)
    assert tables(empty) == 0
