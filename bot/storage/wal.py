"""The write-ahead log: swept after a deletion, and kept from growing.

SQLite from 3.7.0 on has a published fault, the *WAL-reset bug*: where one connection writes while
another is at a checkpoint, pages may be lost, rarely. It is mended in 3.51.3, and in the later
ones of 3.50 and 3.44. So a store writes, rewrites and checkpoints on one connection alone, whose
jobs follow each other: whatever the version, the two never meet.
"""

import sqlite3
from pathlib import Path

from bot.storage.errors import code

KEPT = 16 * 2**20
"""Bytes that the log keeps on disk once all of it is in the database; autocheckpoint is at 4."""
TOO_LONG = 64 * 2**20
"""Bytes at which the operator is told: somebody who reads keeps an old state alive."""
QUICKLY_REWRITTEN = 64 * 2**20
"""Bytes of a file that is written anew in about a second."""
MENDED = ((3, 51, 3), (3, 50, 7), (3, 44, 6))
"""The first version without the fault, of the newest series and of two older ones."""


def has_reset_fault(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Whether this version of SQLite has the WAL-reset bug, as far as its number tells.

    A distribution may have mended it under an older number.
    """
    newest, *older = MENDED
    mended = version >= newest or any(version[:2] == one[:2] and version >= one for one in older)
    return version >= (3, 7) and not mended


def log_size(database: Path) -> int:
    """Bytes of a database's log on disk."""
    try:
        return database.with_name(f"{database.name}-wal").stat().st_size
    except FileNotFoundError:
        return 0


def write_anew(db: sqlite3.Connection, path: str) -> bool:
    """Write the whole file anew, where that is quick; false if others are at it.

    SQLite overwrites deleted rows (``secure_delete``), but where it has split a page before, a
    copy may lie in the gap: only this takes it away. Of a large file it is left to the operator.
    """
    if Path(path).stat().st_size > QUICKLY_REWRITTEN:
        return True
    return _at_once(db, "VACUUM")


def cut(db: sqlite3.Connection) -> bool:
    """Bring all of the log into the database and leave none of it on disk.

    False: others read or write, so that an old page may still lie in the log. They are not
    waited for, because meanwhile nobody could write.
    """
    return _at_once(db, "PRAGMA wal_checkpoint(TRUNCATE)")


def _at_once(db: sqlite3.Connection, statement: str) -> bool:
    ((patience,),) = db.execute("PRAGMA busy_timeout").fetchall()
    db.execute("PRAGMA busy_timeout = 0")
    try:
        row = db.execute(statement).fetchone()
    except sqlite3.OperationalError as error:
        if code(error) not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise
        return False
    finally:
        db.execute(f"PRAGMA busy_timeout = {patience}")
    return row is None or not row[0]
