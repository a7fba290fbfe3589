"""A file of SQLite from which everything is moved, or into which."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.backup import into_place, owned_like, sweep_parts, unfinished
from bot.storage.full import MIGRATIONS
from bot.storage.integrity import examine, reading
from bot.storage.lock import alone
from bot.storage.moving import Row, Shape, batches
from bot.storage.paths import is_there
from bot.storage.schema import applied, migrate, read_migrations
from bot.storage.sql import insert
from bot.storage.store import StoreError


class SqliteSide:
    """One side of a move: a connection to a file."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def applied(self) -> frozenset[int]:
        """The numbers of its migrations."""
        return applied(self._db)

    def rows(self, shape: Shape) -> Iterator[Row]:
        """The rows of a table, in the order of their keys."""
        return iter(self._db.execute(shape.select()))

    def last_number(self, shape: Shape) -> int:
        """The last number that was given away in a table; 0: none was."""
        if shape.counted is None:
            return 0
        asked = "SELECT max(seq) FROM sqlite_sequence WHERE name = ?"
        ((known,),) = self._db.execute(asked, (shape.name,)).fetchall()
        ((last,),) = self._db.execute(f"SELECT max({shape.counted}) FROM {shape.name}")
        return max(known or 0, last or 0)

    def fill(self, shape: Shape, rows: Iterator[Row]) -> None:
        """Write all rows of a table."""
        for batch in batches(rows):
            self._db.executemany(insert(shape.name, shape.columns), batch)

    def count_from(self, shape: Shape, last: int) -> None:
        """Give away no number up to this one."""
        asked = "SELECT 1 FROM sqlite_master WHERE name = ? AND sql LIKE '%AUTOINCREMENT%'"
        if last and self._db.execute(asked, (shape.name,)).fetchone():
            self._db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (shape.name,))
            counted = (shape.name, last)
            self._db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", counted)


@contextmanager
def source(path: Path) -> Iterator[SqliteSide]:
    """A file that nobody writes to until the end of the block.

    :raises StoreError: it is not there, in use, or damaged.
    """
    examine(path, read_migrations(MIGRATIONS)[-1].number)
    with alone(path), reading(path) as db:
        db.execute("BEGIN")
        yield SqliteSide(db)


@contextmanager
def target(path: Path) -> Iterator[SqliteSide]:
    """A new file, which has its name once the block has ended well.

    :raises StoreError: there is one of that name, or it cannot be written.
    """
    if is_there(path):
        raise StoreError(f"{path} is there already: name a file that is not.")
    steps = read_migrations(MIGRATIONS)
    sweep_parts(path.absolute().parent, path.name)  # as large as the database, if a move was killed
    with alone(path), unfinished(path) as copy:
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            db.execute("PRAGMA foreign_keys = ON")
            migrate(db, steps, str(copy))
            db.execute("BEGIN")
            yield SqliteSide(db)
            db.execute("COMMIT")
        examine(copy, steps[-1].number)
        owned_like(copy, path)
        into_place(copy, path, force=False)
