"""Copies of a database, made and put back: whole, checked, and nobody waits for them."""

from __future__ import annotations

import ctypes
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.storage.backup import back_up, newest_schema, restore
from bot.storage.integrity import examine, must_be_sound
from bot.storage.lock import alone, lock_file
from bot.storage.rows.tables import GameRow, MoveRow, NoteRow, TableRow
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError

OpenStore = Callable[..., Awaitable[SqliteStore]]
CAPABILITIES_VERSION = 0x20080522
OVERLOOK_RIGHTS = 1 << 1 | 1 << 2
"""CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH, see ``man capabilities``."""


def ask(path: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as db, db:
        return db.execute(sql, values).fetchall()


def refused(work: Callable[..., object], *arguments: Any, **named: Any) -> str:
    with pytest.raises(StoreError) as caught:
        work(*arguments, **named)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.fixture
async def filled(opened: OpenStore, path: Path, table: TableRow, game: GameRow) -> SqliteStore:
    """A store, open and in use, with a game and many pages of notes."""
    store = await opened()
    number = await store.tables.create_table(
        table, notes=[NoteRow("x" * 4000, 1.0) for _ in range(600)]
    )
    stored = await store.tables.table(number)
    assert stored is not None
    game_id = await store.tables.start_game(stored.table, game)
    await store.tables.append(
        game_id, [MoveRow(n, 0, f"play {n}", 200.0 + n) for n in range(1, 40)]
    )
    return store


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "copies"
    folder.mkdir()
    return folder / "copy.db"


def read(file: Path) -> bytes:
    return file.read_bytes()


def write(file: Path, contents: bytes) -> None:
    file.write_bytes(contents)


def left_behind(target: Path) -> list[str]:
    return sorted(file.name for file in target.parent.iterdir())


# ---------------------------------------------------------------------- backup


def test_who_writes_does_not_wait_and_the_copy_is_of_one_moment(
    filled: SqliteStore, path: Path, target: Path
) -> None:
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other:
        told = []

        def between_two_steps(done: int, of: int) -> None:
            told.append((done, of))
            other.execute("INSERT INTO marks VALUES (?, 'written meanwhile')", (f"m{done}",))

        found = back_up(path, target, progress=between_two_steps)
    assert len(told) > 2
    assert told == sorted(set(told)), "no step began anew"
    assert told[-1][0] == told[-1][1]
    assert len(ask(path, "SELECT * FROM marks")) == len(told)
    assert ask(target, "SELECT * FROM marks") == []
    assert (found.tables, found.open_tables, found.games, found.moves) == (1, 1, 1, 39)
    assert found.schema == newest_schema()
    assert left_behind(target) == ["copy.db"]


async def test_a_copy_is_taken_up_like_the_original(
    filled: SqliteStore, path: Path, target: Path
) -> None:
    back_up(path, target)
    copy = SqliteStore(target)
    await copy.open()
    assert await copy.tables.open_tables() == await filled.tables.open_tables()
    await copy.close()


def test_a_copy_is_one_file_that_only_its_owner_reads(
    filled: SqliteStore, path: Path, target: Path
) -> None:
    back_up(path, target)
    assert target.stat().st_mode & 0o777 == 0o600
    assert ask(target, "PRAGMA journal_mode") == [("delete",)]


def test_a_file_that_is_there_is_left_alone(filled: SqliteStore, path: Path, target: Path) -> None:
    target.write_text("mine")
    assert "is there already" in refused(back_up, path, target)
    assert target.read_text() == "mine"
    back_up(path, target, force=True)
    assert examine(target, newest_schema()).games == 1
    assert left_behind(target) == ["copy.db"]


def test_a_file_that_appears_meanwhile_is_left_alone(
    filled: SqliteStore, path: Path, target: Path
) -> None:
    said = refused(back_up, path, target, progress=lambda *_: target.write_text("mine"))
    assert "made by somebody else" in said
    assert target.read_text() == "mine"
    assert left_behind(target) == ["copy.db"]


def test_not_onto_itself(filled: SqliteStore, path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    beside = [path.with_name(path.name + end) for end in ("-wal", "-shm", "-lock")]
    for same in (path, link, tmp_path / "." / "x" / ".." / path.name, *beside):
        assert "is the database itself" in refused(back_up, path, same, force=True)
    assert "is a folder" in refused(back_up, path, tmp_path, force=True)
    assert examine(path, newest_schema()).games == 1


def test_what_is_not_a_database_of_ours(tmp_path: Path, target: Path) -> None:
    other = tmp_path / "other.db"
    assert refused(back_up, other, target) == f"There is no database {other}."
    other.write_text("Dear diary, " * 100)
    assert "is not a database of Knave" in refused(back_up, other, target)
    other.unlink()
    ask(other, "CREATE TABLE recipes (cake TEXT)")
    assert "is not a database of Knave" in refused(back_up, other, target)
    assert left_behind(target) == []


def test_a_newer_one_is_left_to_the_newer_program(
    filled: SqliteStore, path: Path, target: Path
) -> None:
    ask(path, "INSERT INTO schema_migrations VALUES (9000, 'from the future', 0.0)")
    assert "newer version" in refused(back_up, path, target)
    assert left_behind(target) == []


def spoil(path: Path) -> None:
    """Write rubbish over the pages in which the notes are."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ((root,),) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'notes'")
        ((size,),) = db.execute("PRAGMA page_size")
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xa5" * size)


def test_a_damaged_database_makes_no_backup(filled: SqliteStore, path: Path, target: Path) -> None:
    spoil(path)
    assert "is damaged" in refused(back_up, path, target)
    assert left_behind(target) == []


def test_a_row_without_its_table_makes_no_backup(
    filled: SqliteStore, path: Path, target: Path
) -> None:
    ask(path, "INSERT INTO seats (table_id, position, name) VALUES (99, 0, 'Nobody')")
    assert "is damaged: seats" in refused(back_up, path, target)
    assert left_behind(target) == []


def test_no_such_folder(filled: SqliteStore, path: Path, target: Path) -> None:
    nowhere = target.parent / "no" / "copy.db"
    said = refused(back_up, path, nowhere)
    assert said == f"{nowhere} cannot be written: no such file or directory."


@contextmanager
def bound_by_rights() -> Iterator[None]:
    """Root without the right to overlook rights; nobody else has it.

    The user stays the same, so that a private folder above is no obstacle.
    """
    if os.geteuid() != 0:
        yield
        return
    if sys.platform != "linux":
        pytest.skip("root is not bound by rights here")
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION, 0)
    held = (ctypes.c_uint32 * 6)()  # twice: effective, permitted, inheritable
    assert libc.capget(header, held) == 0
    fewer = (ctypes.c_uint32 * 6)(*held)
    fewer[0] &= ~OVERLOOK_RIGHTS
    assert libc.capset(header, fewer) == 0
    try:
        yield
    finally:
        assert libc.capset(header, held) == 0


def test_no_right(filled: SqliteStore, path: Path, target: Path) -> None:
    target.parent.chmod(0o555)
    with bound_by_rights():
        said = refused(back_up, path, target)
    target.parent.chmod(0o755)
    assert said == f"{target} cannot be written: permission denied."
    assert left_behind(target) == []


def test_no_room(
    filled: SqliteStore, path: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(target.parent)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=2**20))
    said = refused(back_up, path, target)
    assert "it needs" in said and "1 MiB are free" in said
    assert left_behind(target) == []


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk on which there is room for half the copy."""
    folder = tmp_path / "small"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "knave", str(folder)]
    if not shutil.which("mount") or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_fills_up_on_the_way(
    filled: SqliteStore, path: Path, small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else took the room that there was."""
    usage = shutil.disk_usage(path.parent)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    said = refused(back_up, path, small_disk / "copy.db")
    assert "the disk is full" in said
    assert left_behind(small_disk / "copy.db") == []


# ---------------------------------------------------------------------- restore


async def test_a_backup_takes_the_databases_place(
    filled: SqliteStore, path: Path, target: Path, table: TableRow
) -> None:
    before = await filled.tables.open_tables()
    back_up(path, target)
    later = await filled.tables.create_table(table)
    await filled.close()
    done = restore(target, path)
    assert (done.contents.tables, done.sound) == (1, True)
    assert done.aside is not None
    assert ask(done.aside, "SELECT count(*) FROM tables") == [(2,)], "the old one is kept"
    again = SqliteStore(path)
    await again.open()
    assert await again.tables.open_tables() == before
    assert await again.tables.create_table(table) == later + 1, "a number is never used twice"
    await again.close()
    assert examine(target, newest_schema()).tables == 1, "the backup is still one"


def test_where_there_was_none(filled: SqliteStore, path: Path, tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere.db"
    back_up(path, copy)
    assert restore(copy, elsewhere).aside is None
    assert examine(elsewhere, newest_schema()).games == 1


async def test_where_it_is_lost_no_number_is_given_away_twice(
    filled: SqliteStore, path: Path, target: Path, table: TableRow
) -> None:
    """Nobody knows any more how many tables there were: their buttons must not name new ones."""
    back_up(path, target)
    later = await filled.tables.create_table(table)
    await filled.close()
    for lost in path.parent.glob("knave.db*"):
        lost.unlink()
    done = restore(target, path)
    assert done.aside is None and not done.sound
    again = SqliteStore(path)
    await again.open()
    assert await again.tables.create_table(table) > later + 100
    await again.close()


@pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="only root gives files away")
def test_where_it_is_lost_the_folders_owner_can_use_the_new_one(
    filled: SqliteStore, path: Path, tmp_path: Path
) -> None:
    copy, folder = tmp_path / "copy.db", tmp_path / "of_the_service"
    back_up(path, copy)
    folder.mkdir()
    os.chown(folder, 1234, 4321)
    restore(copy, folder / "knave.db")
    for made in folder.iterdir():
        assert (made.stat().st_uid, made.stat().st_gid) == (1234, 4321), made
        assert not made.stat().st_mode & 0o077


def test_not_under_a_running_bot(filled: SqliteStore, path: Path, target: Path) -> None:
    """Its connection gives it away, whatever version it is of."""
    back_up(path, target)
    was = path.stat().st_ino
    assert "is open in another program" in refused(restore, target, path)
    assert path.stat().st_ino == was
    assert not list(path.parent.glob("*before-restore*"))


async def test_not_under_a_bot_that_holds_the_lock(
    filled: SqliteStore, path: Path, target: Path
) -> None:
    back_up(path, target)
    await filled.close()
    with alone(path):
        assert "in use by a Knave that is running" in refused(restore, target, path)
        assert "in use" in refused(alone(path).__enter__)
    assert restore(target, path).sound
    assert lock_file(path).exists()


async def test_a_backup_that_is_none(filled: SqliteStore, path: Path, target: Path) -> None:
    back_up(path, target)
    await filled.close()
    was = read(path)
    good = read(target)
    write(target, good[: len(good) // 2])
    assert "damaged" in refused(restore, target, path)
    write(target, b"Dear diary, " * 100)
    assert "is not a database of Knave" in refused(restore, target, path)
    write(target, good)
    ask(target, "INSERT INTO schema_migrations VALUES (9000, 'from the future', 0.0)")
    assert "newer version" in refused(restore, target, path)
    assert "There is no database" in refused(restore, target.with_name("none"), path)
    assert "is the database itself" in refused(restore, path, path)
    assert read(path) == was
    assert not list(path.parent.glob("*before-restore*"))


async def test_over_a_damaged_database(filled: SqliteStore, path: Path, target: Path) -> None:
    back_up(path, target)
    await filled.close()
    write(path, b"\x00rubbish" * 999)
    write(path.with_name("knave.db-wal"), b"old")
    done = restore(target, path)
    assert not done.sound and done.aside is not None
    assert read(done.aside) == b"\x00rubbish" * 999
    assert read(done.aside.with_name(done.aside.name + "-wal")) == b"old"
    assert not path.with_name("knave.db-wal").exists(), "it would be poison beside the new one"
    store = SqliteStore(path)
    await store.open()
    assert len(await store.tables.open_tables()) == 1
    await store.close()


# ---------------------------------------------------------------------- at the start


async def test_a_damaged_database_is_not_begun_with(filled: SqliteStore, path: Path) -> None:
    await filled.close()
    spoil(path)
    was = read(path)
    with pytest.raises(StoreError) as caught:
        await SqliteStore(path).open()
    assert str(caught.value).startswith(f"The database {path} is damaged (")
    assert str(caught.value).endswith("with: knave restore FILE")
    assert read(path) == was, "not even opened for writing"


async def test_a_newer_database_is_not_touched(filled: SqliteStore, path: Path) -> None:
    ask(path, "INSERT INTO schema_migrations VALUES (9000, 'from the future', 0.0)")
    await filled.close()
    ask(path, "PRAGMA journal_mode = DELETE")
    was = read(path)
    with pytest.raises(StoreError, match="newer version"):
        await SqliteStore(path).open()
    assert read(path) == was


def test_a_large_one_is_looked_through_as_far_as_time_allows(
    filled: SqliteStore, path: Path
) -> None:
    with closing(sqlite3.connect(path)) as db:
        assert must_be_sound(db, str(path), small=0, budget=60.0)
        assert not must_be_sound(db, str(path), small=0, budget=-1.0)
        assert must_be_sound(db, str(path))
    spoil(path)
    with closing(sqlite3.connect(path)) as db:
        assert "damaged" in refused(must_be_sound, db, str(path), small=0, budget=60.0)
