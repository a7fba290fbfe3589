"""The write-ahead log: one connection writes and checkpoints, and no reader makes it endless."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.storage import sqlite as stores
from bot.storage import wal
from bot.storage.rows.ids import UserId
from bot.storage.rows.tables import NoteRow, TableRow
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreBusy

OpenStore = Callable[..., Awaitable[SqliteStore]]


@pytest.mark.parametrize(
    ("version", "fault"),
    [
        ((3, 6, 23), False),
        ((3, 7, 0), True),
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 46, 1), True),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 53, 1), False),
    ],
)
def test_which_versions_have_the_reset_fault(version: tuple[int, ...], fault: bool) -> None:
    assert wal.has_reset_fault(version) is fault


async def test_only_who_writes_is_ever_at_a_checkpoint(
    opened: OpenStore, path: Path, table: TableRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The published fault needs a second connection."""
    assert path
    connect, said = sqlite3.connect, list[tuple[int, str]]()

    def watched(*args: Any, **options: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(*args, **options)
        number = len(said)
        db.set_trace_callback(lambda statement: said.append((number, statement)))
        return db

    monkeypatch.setattr(sqlite3, "connect", watched)
    store = await opened()
    opening = len(said)  # on a connection of its own, which is closed before anybody writes
    await store.tables.create_table(replace(table, host_id=UserId(77)))
    await store.people.forget(UserId(77))
    await store.health()
    await store.people.all_about(UserId(77))
    writers = {number for number, statement in said[opening:] if statement == "BEGIN IMMEDIATE"}
    heavy = {
        (number, statement)
        for number, statement in said[opening:]
        if statement == "VACUUM" or "wal_checkpoint" in statement
    }
    assert {statement.split("(")[0] for _, statement in heavy} == {
        "VACUUM",
        "PRAGMA wal_checkpoint",
    }
    assert len(writers) == 1 and {number for number, _ in heavy} == writers


async def fill(store: SqliteStore, table: TableRow, tables: int) -> None:
    """Write some 200 KiB a table."""
    for _ in range(tables):
        await store.tables.create_table(table, notes=[NoteRow("x" * 2000, 1.0) for _ in range(100)])


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds that are reached in a moment."""
    monkeypatch.setattr(wal, "KEPT", 2**18)
    monkeypatch.setattr(wal, "TOO_LONG", 2**21)


async def test_a_reader_that_stays_is_told_of_and_the_log_is_cut_when_it_goes(
    short: None, opened: OpenStore, path: Path, table: TableRow, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened()
    with caplog.at_level(logging.WARNING):
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM tables").fetchone()
            await fill(store, table, 15)
            grown = await store.tend()
            assert grown == wal.log_size(path) > wal.TOO_LONG
            assert await store.tend() == grown
        (told,) = caplog.messages
        assert "has grown to" in told and "end that program" in told
        assert await store.tend() == wal.log_size(path) == 0
        await fill(store, table, 1)
        assert await store.tend() <= wal.KEPT
    assert len(caplog.messages) == 1, "all is well again"


async def test_the_log_becomes_short_by_itself(
    short: None, opened: OpenStore, path: Path, table: TableRow
) -> None:
    """SQLite's own limit, where nobody tends it: as long as the reader is there, and no longer."""
    store = await opened()
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables").fetchone()
        await fill(store, table, 40)
        long = wal.log_size(path)
    await store.marks.set_mark("a", "1")  # copies all of it into the database
    await store.marks.set_mark("a", "2")  # begins the log anew
    assert wal.log_size(path) <= wal.KEPT < long


async def test_a_read_beside_the_play_is_not_for_ever(
    opened: OpenStore, path: Path, table: TableRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "LONGEST_READ", -1.0)
    assert path
    store = await opened()
    await fill(store, table, 20)
    with pytest.raises(StoreBusy, match="took too long, and was given up"):
        await store.aside(lambda db: db.execute("SELECT count(*) FROM notes a, notes b").fetchall())
    health = await store.health()
    assert health.size > 2**21 and health.faults == ()


async def test_the_files_are_their_owners_alone(opened: OpenStore, path: Path) -> None:
    await opened()
    modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.glob("knave.db*")}
    assert modes == dict.fromkeys(("knave.db", "knave.db-wal", "knave.db-shm"), 0o600)
