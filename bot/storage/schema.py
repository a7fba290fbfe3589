"""Numbered migrations: each file is applied once, together with its record."""

import re
import sqlite3
import time
from collections.abc import Iterator, Set
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from bot.ground.failpoints import failpoint
from bot.storage.store import StoreError
from bot.storage.writer import transaction

RECORDS = """
CREATE TABLE IF NOT EXISTS schema_migrations (
    number     INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    applied_at REAL NOT NULL
) STRICT
"""
RECORD = "INSERT INTO schema_migrations (number, name, applied_at) VALUES (?, ?, ?)"
_NAME = re.compile(r"(\d{4})_(\w+?)(?:\.(\w+))?\.sql")


@dataclass(frozen=True, slots=True, order=True)
class Migration:
    """A step from one schema to the next."""

    number: int
    name: str
    sql: str

    def statements(self) -> Iterator[str]:
        """The statements of the file, one by one."""
        statement = ""
        for line in self.sql.splitlines(keepends=True):
            statement += line
            if sqlite3.complete_statement(statement):
                yield statement
                statement = ""
        if statement.strip():
            yield statement


def read_migrations(folder: Traversable, engine: str = "") -> tuple[Migration, ...]:
    """Every ``0001_name.sql`` of the folder, in order.

    For another engine than SQLite, ``0001_name.engine.sql`` goes before the one beside it.
    """
    found = [(_NAME.fullmatch(file.name), file) for file in folder.iterdir()]
    steps = [
        (match[3] or "", Migration(int(match[1]), match[2], file.read_text("utf-8")))
        for match, file in found
        if match and match[3] in (None, engine)
    ]
    # The engine's own come last, and stay.
    chosen = {step.number: step for _, step in sorted(steps)}
    return tuple(chosen[number] for number in sorted(chosen))


def must_be_known(db: sqlite3.Connection, migrations: tuple[Migration, ...], path: str) -> None:
    """Refuse a database of a newer version or another program, before anything is changed.

    :raises StoreError: it is theirs.
    """
    found = applied(db)
    must_not_be_newer(found, migrations[-1].number, path)
    if not found and db.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise StoreError(f"The database {path} belongs to another program.")


def must_not_be_newer(found: Set[int], newest: int, path: str) -> None:
    """Refuse a database of a newer version.

    :raises StoreError: one of these migrations is unknown here.
    """
    if max(found, default=0) > newest:
        raise StoreError(
            f"The database {path} was written by a newer version of Knave"
            f" (schema {max(found)}, this one knows {newest}): update Knave."
        )


def migrate(db: sqlite3.Connection, migrations: tuple[Migration, ...], path: str) -> None:
    """Bring the database up to date.

    :raises StoreError: it was written by a newer version, or by another program.
    """
    must_be_known(db, migrations, path)
    for migration in migrations:
        with transaction(db):
            if migration.number not in applied(db):
                _apply(db, migration)


def applied(db: sqlite3.Connection) -> frozenset[int]:
    """The numbers of the migrations that were made; none in a database that is not ours."""
    known = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema_migrations'"
    if not db.execute(known).fetchone():
        return frozenset()
    return frozenset(number for (number,) in db.execute("SELECT number FROM schema_migrations"))


def _apply(db: sqlite3.Connection, migration: Migration) -> None:
    db.execute(RECORDS)
    for statement in migration.statements():
        db.execute(statement)
        failpoint("migrating")
    db.execute(RECORD, (migration.number, migration.name, time.time()))
