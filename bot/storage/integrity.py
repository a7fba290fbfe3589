"""Whether a database is sound: all of it for a backup, and as much as time allows at a start.

Everything raises `StoreError` with the remedy in its sentence, or `sqlite3.Error`.
"""

import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.storage.errors import spoken
from bot.storage.schema import applied, must_not_be_newer
from bot.storage.store import Health, StoreError
from bot.storage.subject import Db

SMALL = 64 * 2**20
"""Bytes up to which a database is looked through at every start: a fraction of a second."""
BUDGET = 2.0
"""Seconds for a larger one, table by table."""
STEPS = 10_000
"""SQLite's own steps between two looks at the clock."""
FIRST = ("schema_migrations", "tables", "seats", "games", "turns", "hands", "people", "guilds")
"""The tables that a start needs; these are small. The long ones come after them."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of a database: its schema, numbers of rows, and the last change of a table."""

    applied: frozenset[int]
    """The numbers of its migrations."""
    tables: int
    open_tables: int
    games: int
    moves: int
    results: int
    written: float | None

    @property
    def schema(self) -> int:
        """The newest of its migrations."""
        return max(self.applied)

    def due(self, known: Iterable[int]) -> str:
        """A clause on the migrations that the next start adds, of those it knows; "" for none."""
        missing = [str(number) for number in known if number not in self.applied]
        later = f"; the next start brings it up to date (migrations {', '.join(missing)})"
        return later if missing else ""

    def __str__(self) -> str:
        when = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(self.written or 0))
        last = f"last played at {when}" if self.written else "nothing was ever played"
        return (
            f"schema {self.schema}, {self.tables} tables ({self.open_tables} open),"
            f" {self.games} games with {self.moves} moves, {self.results} results; {last}"
        )


def contents(db: sqlite3.Connection, path: Path, newest: int) -> Contents:
    """The contents of a database file.

    :raises StoreError: it is another program's, or a newer version's.
    """
    found = applied(db)
    if not found:
        raise StoreError(f"The file {path} is not a database of Knave.")
    must_not_be_newer(found, newest, str(path))
    return counted(db, found)


def counted(db: Db, found: frozenset[int]) -> Contents:
    """The contents of a database of either engine with these migrations."""
    return Contents(
        found,
        _one(db, "SELECT count(*) FROM tables"),
        _one(db, "SELECT count(*) FROM tables WHERE state IN ('lobby', 'playing')"),
        _one(db, "SELECT count(*) FROM games"),
        _one(db, "SELECT count(*) FROM moves"),
        _one(db, "SELECT count(*) FROM results"),
        db.execute("SELECT max(updated_at) FROM tables").fetchone()[0],
    )


def examine(path: Path, newest: int) -> Contents:
    """Look through all of a file, without changing it.

    :raises StoreError: it is not there, not ours, newer, or damaged.
    """
    with reading(path, at_rest=True) as db:
        found = contents(db, path, newest)
        faults = [line for (line,) in db.execute("PRAGMA integrity_check(3)") if line != "ok"]
        faults += [f"{row[0]} {row[1]}" for row in db.execute("PRAGMA foreign_key_check")][:3]
    if faults:
        raise StoreError(f"The database {path} is damaged: {faults[0]}.")
    return found


@contextmanager
def reading(path: Path, *, at_rest: bool = False) -> Iterator[sqlite3.Connection]:
    """A connection that never changes the database.

    To read a database of which only one file is there, SQLite makes the others again. ``at_rest``
    says that nobody begins to write meanwhile, so that they need not be made.

    :raises StoreError: there is no such file, or it is no database.
    """
    try:
        there = path.is_file()
    except PermissionError:
        raise StoreError(
            f"The database {path} cannot be read: its folder may not be entered by the user who"
            " runs this."
        ) from None
    if not there:
        raise StoreError(f"There is no database {path}.")
    try:
        with closing(_connect(path, at_rest)) as db:
            yield db
    except sqlite3.Error as error:
        raise spoken(error, str(path)) from error


def _connect(path: Path, at_rest: bool) -> sqlite3.Connection:
    address = path.absolute().as_uri()
    beside = [path.with_name(path.name + end) for end in ("-wal", "-journal")]
    if at_rest and not any(other.exists() for other in beside):
        return sqlite3.connect(f"{address}?immutable=1", uri=True, isolation_level=None)
    db = sqlite3.connect(f"{address}?mode=ro", uri=True, isolation_level=None)
    try:
        db.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        db.close()
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CANTOPEN or beside[0].exists():
            raise
        # A copy of a running database, in a folder that is read-only: nobody writes to it.
        return sqlite3.connect(f"{address}?immutable=1", uri=True, isolation_level=None)
    return db


def must_be_sound(
    db: sqlite3.Connection, path: str, small: int = SMALL, budget: float = BUDGET
) -> bool:
    """Look a database through at the start; false if time ran out before the end.

    :raises StoreError: it is damaged; the sentence names the remedy.
    """
    (size,) = db.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    try:
        if size[0] <= small:
            fault = _fault(db.execute("PRAGMA quick_check(1)"))
            done = True
        else:
            fault, done = _by_the_clock(db, budget)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        fault, done = str(error), True
    if fault:
        raise StoreError(
            f"The database {path} is damaged ({fault}): nothing was changed."
            " Put a backup in its place with: knave restore FILE"
        )
    return done


def _by_the_clock(db: sqlite3.Connection, budget: float) -> tuple[str, bool]:
    """The tables one by one, those first that a start needs, until there is no time left."""
    until = time.monotonic() + budget
    db.set_progress_handler(lambda: time.monotonic() > until, STEPS)
    try:
        for name in _tables(db):
            if fault := _fault(db.execute(f"PRAGMA quick_check('{name}')")):
                return fault, True
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return "", False
    finally:
        db.set_progress_handler(None, 0)
    return "", True


def _tables(db: sqlite3.Connection) -> list[str]:
    named = db.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB '[a-z_]*'"
    )
    return sorted((name for (name,) in named), key=lambda name: (name not in FIRST, name))


def _fault(rows: sqlite3.Cursor) -> str:
    """The first line that is not "ok", in one line."""
    found = next((str(line) for (line,) in rows if line != "ok"), "")
    return " ".join(found.removeprefix("*** in database main ***").split())


def _one(db: Db, query: str) -> int:
    return int(db.execute(query).fetchone()[0])


def health(db: sqlite3.Connection) -> Health:
    """The size of the file, and its faults."""
    found = [line for (line,) in db.execute("PRAGMA integrity_check(5)")]
    found += [f"{table} {row}" for table, row, *_ in db.execute("PRAGMA foreign_key_check")][:5]
    return Health(size(db), tuple(line for line in found if line != "ok"))


def size(db: sqlite3.Connection) -> int:
    """Bytes of the file."""
    ((bytes_,),) = db.execute(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    )
    return int(bytes_)
