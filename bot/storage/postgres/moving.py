"""A database on a server from which everything is moved, or into which."""

from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg

from bot.storage.address import ServerAddress
from bot.storage.full import MIGRATIONS
from bot.storage.moving import Row, Shape, batches
from bot.storage.postgres.connection import UNHURRIED, PostgresConnection, reading
from bot.storage.postgres.errors import spoken
from bot.storage.postgres.schema import (
    applied,
    migrate,
    migrations_of,
    must_be_known,
    must_do,
    tables_of,
)
from bot.storage.postgres.writer import holding
from bot.storage.store import StoreError

AT_ONCE = 10_000
"""Rows that are fetched from the server at one time."""


class PostgresSide:
    """One side of a move: a connection in a transaction."""

    def __init__(self, db: PostgresConnection) -> None:
        self._db = db

    def applied(self) -> frozenset[int]:
        """The numbers of its migrations."""
        return applied(self._db)

    def rows(self, shape: Shape) -> Iterator[Row]:
        """The rows of a table, in the order of their keys."""
        with self._db.raw.cursor(name="moved") as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(shape.select().encode())
            yield from cursor

    def last_number(self, shape: Shape) -> int:
        """The last number that was given away in a table; 0: none was."""
        if shape.counted is None:
            return 0
        asked = (
            f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {self._sequence(shape)}"
        )
        ((given,),) = self._db.execute(asked).fetchall()
        asked = f"SELECT coalesce(max({shape.counted}), 0) FROM {shape.name}"
        ((last,),) = self._db.execute(asked).fetchall()
        return int(max(given, last))

    def fill(self, shape: Shape, rows: Iterator[Row]) -> None:
        """Write all rows of a table."""
        order = f"COPY {shape.name} ({', '.join(shape.columns)}) FROM STDIN"
        with self._db.raw.cursor() as cursor, cursor.copy(order.encode()) as copy:
            for batch in batches(rows):
                for row in batch:
                    copy.write_row(row)

    def count_from(self, shape: Shape, last: int) -> None:
        """Give away no number up to this one."""
        if shape.counted is not None and last:
            self._db.execute("SELECT setval(?::regclass, ?)", (self._sequence(shape), last))

    def _sequence(self, shape: Shape) -> str:
        asked = "SELECT pg_get_serial_sequence(?, ?)"
        ((name,),) = self._db.execute(asked, (shape.name, shape.counted)).fetchall()
        return str(name)


@contextmanager
def source(address: ServerAddress) -> Iterator[PostgresSide]:
    """A database to which no Knave writes until the end of the block.

    :raises StoreError: it is in use, not ours, or cannot be reached.
    """
    with holding(address), reading(address, 0) as db:
        must_do(db, address)
        must_be_known(db, migrations_of(MIGRATIONS), address)
        yield PostgresSide(db)


@contextmanager
def target(address: ServerAddress) -> Iterator[PostgresSide]:
    """An empty database, in which everything stands once the block has ended well.

    :raises StoreError: it is not empty, or cannot be written.
    """
    with holding(address):
        try:
            with closing(PostgresConnection(address)) as db:
                db.command(UNHURRIED)
                must_do(db, address)
                if tables := tables_of(db):
                    raise StoreError(
                        f"The database {address} is not empty ({len(tables)} tables, such as"
                        f" {tables[0]}): name an empty one."
                    )
                db.command("BEGIN")
                migrate(db, migrations_of(MIGRATIONS), address)
                yield PostgresSide(db)
                db.command("COMMIT")
                db.command("ANALYZE")
        except psycopg.Error as error:
            raise spoken(error, address) from error
