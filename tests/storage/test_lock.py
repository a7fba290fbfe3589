"""A database is one bot's alone, by whatever name it is opened."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.backup import back_up, restore
from bot.storage.full import MIGRATIONS
from bot.storage.lock import alone
from bot.storage.schema import migrate, read_migrations
from bot.storage.store import StoreBusy, StoreError

ROOT = Path(__file__).resolve().parents[2]
IN_USE = "in use by a Knave that is running"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "knave.db"
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, read_migrations(MIGRATIONS), str(path))
    return path


def refused(database: Path) -> str:
    """The error told to another process that wants the database; empty if there is none."""
    program = (
        "import sys; from pathlib import Path; from bot.storage.lock import alone\n"
        "with alone(Path(sys.argv[1])): pass"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, database],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    return ran.stderr.strip().rpartition("\n")[2]


def test_through_a_symbolic_link(database: Path, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(database)
    (tmp_path / "folder").symlink_to(database.parent)
    others = (tmp_path / "link.db", tmp_path / "folder" / "knave.db")
    for one in (database, *others):
        with alone(one):
            assert all(IN_USE in refused(other) for other in (database, *others))
    assert all(refused(other) == "" for other in others)


def test_a_link_to_nothing_yet(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "knave.db")
    with alone(tmp_path / "link.db"):
        assert IN_USE in refused(tmp_path / "knave.db")


@pytest.mark.skipif(sys.platform != "linux", reason="only there two names share a lock")
def test_under_another_name_given_meanwhile(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    back_up(database, copy)
    with alone(database):
        os.link(database, tmp_path / "hard.db")
        assert IN_USE in refused(tmp_path / "hard.db")
        with pytest.raises(StoreBusy, match=IN_USE):
            restore(copy, tmp_path / "hard.db")
        (tmp_path / "hard.db").unlink()
        database.rename(tmp_path / "moved.db")
        assert IN_USE in refused(tmp_path / "moved.db")
        assert IN_USE in refused(database), "and nobody makes another one under the old name"
    assert refused(tmp_path / "moved.db") == ""


def test_two_names_are_not_begun_with(database: Path, tmp_path: Path) -> None:
    os.link(database, tmp_path / "hard.db")
    for name in (database, tmp_path / "hard.db"):
        with pytest.raises(StoreError, match="has 2 names") as caught, alone(name):
            pass
        assert not isinstance(caught.value, StoreBusy), "another start does not help"
    (tmp_path / "hard.db").unlink()
    with alone(database):
        pass


def test_a_name_that_an_interrupted_restore_has_left_goes(database: Path) -> None:
    aside = database.with_name("knave.db.before-restore-20260101-000000")
    os.link(database, aside)
    other = database.with_name("knave.db.before-restore-20250101-000000")
    other.write_text("an older one")
    with alone(database):
        assert not aside.exists() and database.exists() and other.exists()


def test_after_a_restore_the_new_file_is_locked_as_well(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    back_up(database, copy)
    was = database.stat().st_ino
    restore(copy, database)
    assert database.stat().st_ino != was
    (tmp_path / "link.db").symlink_to(database)
    with alone(database):
        assert IN_USE in refused(tmp_path / "link.db")


def test_sqlites_own_locks_are_not_in_the_way(database: Path) -> None:
    with alone(database), closing(sqlite3.connect(database, timeout=0)) as db, db:
        db.execute("INSERT INTO marks VALUES ('a', 'b')")
        other = sqlite3.connect(database, timeout=0)
        with closing(other), pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("INSERT INTO marks VALUES ('c', 'd')")


def test_a_restored_database_is_not_for_everybody(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    back_up(database, copy)
    for was, now in ((0o644, 0o640), (0o600, 0o600), (0o660, 0o660)):
        database.chmod(was)
        restore(copy, database)
        assert database.stat().st_mode & 0o777 == now
        for aside in database.parent.glob("*before-restore*"):
            aside.unlink()
