"""A connection of psycopg that takes the statements of the store."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import RawCursor
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from bot.storage.address import ServerAddress
from bot.storage.postgres.dialect import bound, translated
from bot.storage.postgres.errors import spoken
from bot.storage.subject import Values

CONNECTING = 5
"""Seconds for which a server may be silent while it is connected to."""
ALIVE = {"keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
         "tcp_user_timeout": 20_000}  # fmt: skip
"""A server whose network is gone is missed within half a minute, and not within hours."""
_CHANGING = ("INSERT", "UPDATE", "DELETE")


class PostgresConnection:
    """A connection with the methods of `bot.storage.subject.Db`; each statement is by itself,
    unless a transaction is begun.

    Whole numbers and truth values go to the server as ``BIGINT``, texts as ``TEXT``.
    """

    def __init__(self, address: ServerAddress, **chosen: Any) -> None:
        known = conninfo_to_dict(address.url)
        given = {"connect_timeout": CONNECTING, "application_name": "knave"} | ALIVE
        missing = {name: value for name, value in given.items() if name not in known}
        settings = {"client_encoding": "UTF8", "autocommit": True, **missing, **chosen}
        self.raw = psycopg.connect(address.url, **settings)
        self.raw.adapters.register_dumper(int, Int8Dumper)
        self.raw.adapters.register_dumper(bool, Int8Dumper)
        self.raw.adapters.register_dumper(str, StrDumper)
        self._changes = 0

    @property
    def total_changes(self) -> int:
        """The number of rows that this connection has changed so far."""
        return self._changes

    @property
    def lost(self) -> bool:
        """Whether the server is gone, or has ended this connection."""
        return self.raw.closed

    @property
    def idle(self) -> bool:
        """Whether no transaction is open."""
        return self.raw.info.transaction_status is TransactionStatus.IDLE

    @property
    def broken(self) -> bool:
        """Whether a transaction is open that can only be undone."""
        return self.raw.info.transaction_status is TransactionStatus.INERROR

    def execute(self, sql: str, parameters: Values = (), /) -> RawCursor[tuple[Any, ...]]:
        """Carry out one statement."""
        text, keys = translated(sql)
        cursor = RawCursor(self.raw)
        cursor.execute(text.encode(), bound(keys, parameters) if keys else None)
        if (cursor.statusmessage or "").startswith(_CHANGING):
            self._changes += cursor.rowcount
        return cursor

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> RawCursor[tuple[Any, ...]]:
        """Carry out one statement for each of these rows of values."""
        text, keys = translated(sql)
        cursor = RawCursor(self.raw)
        cursor.executemany(text.encode(), [bound(keys, row) for row in parameters])
        self._changes += max(cursor.rowcount, 0)
        return cursor

    def command(self, text: str) -> None:
        """Tell the server something without placeholders: a beginning, an end, a setting."""
        self.raw.execute(text.encode(), prepare=False)

    def close(self) -> None:
        """Let go of the server."""
        self.raw.close()


@contextmanager
def reading(address: ServerAddress, patience: float) -> Iterator[PostgresConnection]:
    """A connection that only reads, all of it as it is at the first look.

    It takes at most ``patience`` seconds for a statement; 0: as long as it likes.

    :raises StoreError: it cannot be read.
    """
    try:
        db = PostgresConnection(address)
    except psycopg.Error as error:
        raise spoken(error, address) from error
    try:
        db.command(f"SET statement_timeout = {int(patience * 1000)}")
        db.command("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield db
    except psycopg.Error as error:
        raise spoken(error, address) from error
    finally:
        db.close()
