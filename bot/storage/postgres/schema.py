"""Migrations on PostgreSQL: of the numbers that SQLite's have, in its own types."""

import re
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from importlib.resources.abc import Traversable

from bot.ground.failpoints import failpoint
from bot.storage.address import ServerAddress
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.dialect import schema_of
from bot.storage.schema import RECORD, RECORDS, Migration, must_not_be_newer, read_migrations
from bot.storage.store import StoreError

OLDEST = 14
"""The oldest version of the server that is known to do."""
MIGRATING = 0x6B6E617666
"""The number of the advisory lock of the process that brings the schema up to date."""
_MADE = re.compile(r"\b(?:CREATE TABLE(?: IF NOT EXISTS)?|RENAME TO) (\w+)")
TABLES = """
SELECT relname FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') ORDER BY relname
"""


def migrations_of(folder: Traversable) -> tuple[Migration, ...]:
    """Every migration, with the types of PostgreSQL; where it disagrees, from a file of its own."""
    return tuple(
        replace(step, sql=schema_of(step.sql)) for step in read_migrations(folder, "postgres")
    )


def must_do(db: PostgresConnection, address: ServerAddress) -> None:
    """Refuse a server that is too old, or a database that does not hold every letter.

    :raises StoreError: it is one of these, or has no schema to create tables in.
    """
    asked = "SELECT current_setting('server_version_num')::int8, pg_encoding_to_char(encoding)"
    asked += ", current_schema()::text FROM pg_database WHERE datname = current_database()"
    ((version, encoding, schema),) = db.execute(asked).fetchall()
    if version < OLDEST * 10_000:
        raise StoreError(
            f"The server of the database {address} is PostgreSQL {version // 10_000}:"
            f" Knave needs {OLDEST} or newer."
        )
    if encoding != "UTF8":
        raise StoreError(
            f"The database {address} is encoded in {encoding}: make one with"
            " CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'."
        )
    if schema is None:
        raise StoreError(f"The database {address} has no schema in which tables can be made.")


def tables_of(db: PostgresConnection) -> list[str]:
    """The tables that are there, by name."""
    return [name for (name,) in db.execute(TABLES)]


def applied(db: PostgresConnection) -> frozenset[int]:
    """The numbers of the migrations that were made; none in a database that is not ours."""
    if "schema_migrations" not in tables_of(db):
        return frozenset()
    return frozenset(number for (number,) in db.execute("SELECT number FROM schema_migrations"))


def must_be_known(
    db: PostgresConnection, steps: Iterable[Migration], address: ServerAddress
) -> None:
    """Refuse a database of a newer version or another program, before anything is changed.

    :raises StoreError: it is theirs, or an old backup was put back among the tables of an update.
    """
    found, tables = applied(db), tables_of(db)
    must_not_be_newer(found, max(step.number for step in steps), str(address))
    if not found and tables:
        raise StoreError(f"The database {address} belongs to another program.")
    due = _made_by(step for step in steps if step.number not in found)
    due -= _made_by(step for step in steps if step.number in found)
    if left := due.intersection(tables):
        raise StoreError(
            f"The database {address} has a table that is newer than its schema"
            f" {max(found)} ({min(left)}), as after pg_restore of a backup that is older than an"
            " update: put that into an empty database."
        )


def _made_by(steps: Iterable[Migration]) -> set[str]:
    """The names of the tables that these steps make."""
    return {name for step in steps for name in _MADE.findall(step.sql)}


def migrate(
    db: PostgresConnection,
    steps: Iterable[Migration],
    address: ServerAddress,
    held: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> None:
    """Bring the database up to date, while no other process does.

    Each step is a transaction, unless one is open: then all of them are part of it. ``held`` keeps
    those away that work on it, if there is anything to do.

    :raises StoreError: it was written by a newer version, or by another program.
    """
    db.execute("SELECT pg_advisory_lock(?)", (MIGRATING,))
    try:
        must_be_known(db, steps, address)
        made = applied(db)
        due = [step for step in steps if step.number not in made]
        with (held if due else nullcontext)():
            for step in due:
                _apply(db, step)
    finally:
        if not (db.lost or db.broken):
            db.execute("SELECT pg_advisory_unlock(?)", (MIGRATING,))


def _apply(db: PostgresConnection, step: Migration) -> None:
    alone = db.idle
    if alone:
        db.command("BEGIN")
    try:
        db.command(schema_of(RECORDS))
        for statement in step.statements():
            db.command(statement)
            failpoint("migrating")
        db.execute(RECORD, (step.number, step.name, time.time()))
        if alone:
            db.command("COMMIT")
    except BaseException:
        if alone and not db.lost:
            db.command("ROLLBACK")
        raise
