"""A restore cut off anywhere leaves the old database or the new one, and can be repeated."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.backup import back_up, newest_schema, restore
from bot.storage.full import MIGRATIONS
from bot.storage.integrity import examine
from bot.storage.schema import migrate, read_migrations
from bot.storage.store import StoreError

ROOT = Path(__file__).resolve().parents[2]
KILLER = """
import os, sys, warnings
from pathlib import Path
from bot.storage import backup, integrity
from bot.storage.store import StoreError

warnings.simplefilter("ignore")
copy, database = Path(sys.argv[1]), Path(sys.argv[2])
FILES = {backup.__file__, integrity.__file__}


def cut_off_at(line):
    passed = 0

    def trace(frame, event, _):
        nonlocal passed
        if frame.f_code.co_filename not in FILES:
            return None
        passed += event == "line"
        if passed > line:
            os._exit(7)
        return trace

    sys.settrace(trace)
    backup.restore(copy, database)
    os._exit(0)


line = 0
while True:
    child = os.fork()
    if not child:
        try:
            cut_off_at(line)
        finally:
            os._exit(9)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    found = backup.examine(database, backup.newest_schema())
    print(line, code, found.applied == set(backup.examine(copy, 10**6).applied), flush=True)
    for aside in database.parent.glob("*.before-restore-*"):
        aside.unlink()
    if code == 0:
        break
    assert code == 7, code
    line += 1
    assert line < 2000, "it comes to no end"
assert line > 60, line
backup.restore(copy, database)
"""


def made(path: Path, marks: int) -> None:
    """Make a database with so many notes of the program's own."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db, read_migrations(MIGRATIONS), str(path))
        rows = [(f"n{number}", "x" * 500) for number in range(marks)]
        db.execute("BEGIN")
        db.executemany("INSERT INTO marks VALUES (?, ?)", rows)
        db.execute("COMMIT")


def marks(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT count(*) FROM marks WHERE name GLOB 'n[0-9]*'").fetchone()[0])


def left_with_a_journal(database: Path, image: Path) -> None:
    """Copy the files as a power cut in the middle of a write finds them."""
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("PRAGMA cache_size = 1")
        db.execute("BEGIN EXCLUSIVE")
        db.execute("UPDATE marks SET value = 'half'")
        for end in ("", "-journal"):
            shutil.copy(database.with_name(database.name + end), image.with_name(image.name + end))
        db.execute("ROLLBACK")
    with closing(sqlite3.connect(f"{image.as_uri()}?mode=ro", uri=True)) as db:
        with pytest.raises(sqlite3.OperationalError) as caught:
            db.execute("SELECT 1 FROM marks")
        assert caught.value.sqlite_errorcode == sqlite3.SQLITE_READONLY_ROLLBACK


def test_a_hot_journal_does_not_hinder_the_next_restore(tmp_path: Path) -> None:
    whole, database, copy = tmp_path / "whole.db", tmp_path / "knave.db", tmp_path / "copy.db"
    made(whole, 400)
    back_up(whole, copy)
    left_with_a_journal(whole, database)
    done = restore(copy, database)
    assert done.sound and done.aside is not None
    assert marks(done.aside) == marks(database) == 400
    with closing(sqlite3.connect(done.aside)) as db:
        assert db.execute("SELECT count(*) FROM marks WHERE value = 'half'").fetchone() == (0,)


def test_whoever_only_reads_says_what_puts_it_in_order(tmp_path: Path) -> None:
    whole, database = tmp_path / "whole.db", tmp_path / "knave.db"
    made(whole, 400)
    left_with_a_journal(whole, database)
    works: tuple[Callable[[], object], ...] = (
        lambda: back_up(database, tmp_path / "copy.db"),
        lambda: examine(database, newest_schema()),
    )
    for work in works:
        with pytest.raises(StoreError, match="left in the middle of a write: the next start"):
            work()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")
def test_cut_off_at_every_line(tmp_path: Path) -> None:
    database, copy = tmp_path / "knave.db", tmp_path / "kept" / "copy.db"
    copy.parent.mkdir()
    made(database, 30)
    back_up(database, copy)
    made_later = "INSERT INTO marks VALUES ('later', 'x')"
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(made_later)
    ran = subprocess.run(
        [sys.executable, "-c", KILLER, copy, database],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert all(line.endswith("True") for line in ran.stdout.splitlines())
    assert marks(database) == 30
    left = {path.name for path in tmp_path.iterdir() if "before-restore" not in path.name}
    assert left - {"kept", "knave.db-lock"} == {"knave.db"}, "no unfinished copy is left"
