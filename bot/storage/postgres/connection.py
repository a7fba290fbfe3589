"""A connection of psycopg that takes the statements of the store."""

import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from math import inf
from typing import Any, TypeVar

import psycopg
from psycopg import RawCursor
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from bot.storage.address import ServerAddress
from bot.storage.postgres.dialect import bound, may_change, translated
from bot.storage.postgres.errors import spoken
from bot.storage.postgres.pipeline import CHANGING, SAYS_NOTHING, Answer, Pipeline
from bot.storage.subject import Found, Patient, Values

T = TypeVar("T")

CONNECTING = 5
"""Seconds for which a server may be silent while it is connected to."""
ALIVE = {"keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
         "tcp_user_timeout": 20_000}  # fmt: skip
"""A server whose network is gone is missed within half a minute, and not within hours."""
MISSED_TOO = """
SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;
SET tcp_user_timeout = 20000;
SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()
"""
"""As soon, the server misses a client whose network or machine is gone: its session has the locks,
and by itself the server keeps it for two hours. The last answer is which session this one is."""
_WORKS = """
SELECT 1 FROM pg_stat_activity WHERE pid = %s AND backend_start = %s::timestamptz
AND state = 'active' AND wait_event IS DISTINCT FROM 'SyncRep'
"""
"""Whether a session is at its work, and does not just wait for a standby."""

UNHURRIED = """
SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN (
    'statement_timeout', 'transaction_timeout', 'idle_session_timeout',
    'idle_in_transaction_session_timeout'
)
"""
"""For work that takes as long as it takes: a server may be set to give up everybody's long work,
and to end whoever is silent, with the locks they hold."""


class _Bounded(psycopg.Connection[Any]):
    """A connection whose server has so many seconds to carry out a statement."""

    silent = inf
    """Those seconds."""

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **chosen: Any) -> T:
        return super().wait(_bounded(gen, self.silent), *args, **chosen)


def _bounded(work: Generator[Any, Any, T], seconds: float) -> Generator[Any, Any, T]:
    """The work of psycopg, which is resumed every tenth of a second though nothing has come.

    :raises psycopg.OperationalError: it takes longer.
    """
    until = time.monotonic() + seconds
    ready = None
    while True:
        try:
            wanted = work.send(ready)
        except StopIteration as done:
            result: T = done.value
            return result
        ready = yield wanted
        if not ready and time.monotonic() >= until:
            raise psycopg.OperationalError(SAYS_NOTHING)


class PostgresConnection(Patient):
    """A connection with the methods of `bot.storage.subject.Db`; each statement is by itself,
    unless a transaction is begun.

    Between `begin` and `commit` or `undo` no statement is waited for unless somebody looks at its
    outcome: then, and at the latest in `settle` and `commit`, its error is raised.
    Whole numbers and truth values go to the server as ``BIGINT``, texts as ``TEXT``.

    ``silent`` is the seconds that the server may take for a statement outside of a transaction
    begun by `begin`; within one, it is missed after `bot.storage.postgres.pipeline.SILENT`, unless
    it tells another session that it is at the work of this one.
    """

    def __init__(self, address: ServerAddress, silent: float = inf, **chosen: Any) -> None:
        known = conninfo_to_dict(address.url)
        given = {"connect_timeout": CONNECTING, "application_name": "knave"} | ALIVE
        missing = {name: value for name, value in given.items() if name not in known}
        settings = {"client_encoding": "UTF8", "autocommit": True, **missing, **chosen}
        self.raw = _Bounded.connect(address.url, **settings)
        self.raw.silent = silent
        try:
            cursor = self.raw.execute(MISSED_TOO.encode(), prepare=False)
            while cursor.nextset():
                pass
            self.session: tuple[int, str] | None = cursor.fetchone()
        except psycopg.Error:
            self.raw.close()
            raise
        self.raw.adapters.register_dumper(int, Int8Dumper)
        self.raw.adapters.register_dumper(bool, Int8Dumper)
        self.raw.adapters.register_dumper(str, StrDumper)
        self._address = address
        self._pipeline = Pipeline(self.raw, self._works)
        self._changes = 0
        self._changing = False

    @property
    def total_changes(self) -> int:
        """The number of rows that this connection has changed so far."""
        self.settle()
        return self._changes + self._pipeline.changes

    @property
    def changing(self) -> bool:
        """Whether the transaction has statements that may change something."""
        return self._changing

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

    def execute(self, sql: str, parameters: Values = (), /) -> Found:
        """Carry out one statement."""
        text, keys = translated(sql)
        values = bound(keys, parameters)
        if self._pipeline.open:
            self._changing = self._changing or may_change(sql)
            return self._pipeline.send(text, values)
        cursor = RawCursor(self.raw)
        cursor.execute(text.encode(), values or None)
        if (cursor.statusmessage or "").startswith(CHANGING):
            self._changes += cursor.rowcount
        return cursor

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> None:
        """Carry out one statement for each of these rows of values."""
        for row in parameters:
            self.execute(sql, row)

    def later(self, found: Found, check: Callable[[Found], None]) -> None:
        """Check the outcome of a statement once that is known, within its transaction."""
        if isinstance(found, Answer):
            self._pipeline.later(found, check)
        else:
            check(found)

    def command(self, text: str) -> None:
        """Tell the server something without placeholders, and wait for it: a setting, a lock."""
        self.raw.execute(text.encode(), prepare=False)

    # ------------------------------------------------------------------ a transaction

    def begin(self) -> None:
        """Begin a SERIALIZABLE transaction whose statements are not waited for."""
        self._changing = False
        self._pipeline.begin()
        self._pipeline.send("BEGIN ISOLATION LEVEL SERIALIZABLE")

    def settle(self) -> None:
        """Wait for every statement of the transaction so far, and for its checks.

        :raises psycopg.Error: a statement has failed, or the connection is lost.
        """
        self._pipeline.receive()

    def commit(self) -> None:
        """Commit the transaction, with all statements still under way; if that fails, nothing is.

        :raises psycopg.Error: it is not committed.
        :raises psycopg.OperationalError: it is not; or perhaps it is, if the connection is lost.
        """
        done = self._pipeline.send("COMMIT")
        self.settle()
        if done.statusmessage != "COMMIT":
            raise psycopg.OperationalError(f"the server answered COMMIT with {done.statusmessage}")
        self._pipeline.end()

    def undo(self) -> None:
        """Take back the transaction.

        :raises psycopg.Error: a statement had failed for which nobody had waited.
        """
        try:
            self.settle()
        finally:
            self._pipeline.end()
            if not (self.lost or self.idle):
                self.command("ROLLBACK")

    def close(self) -> None:
        """Let go of the server."""
        self.raw.close()

    def _works(self) -> bool:
        """Whether the server is at the work of this session, as it tells another one."""
        with suppress(psycopg.Error), closing(PostgresConnection(self._address, CONNECTING)) as db:
            return db.raw.execute(_WORKS, self.session).fetchone() is not None
        return False


def must_write(db: PostgresConnection) -> None:
    """Refuse a standby, which is connected to while another server is about to take its place.

    :raises psycopg.errors.ReadOnlySqlTransaction: it is one.
    """
    ((standby,),) = db.execute("SELECT pg_is_in_recovery()").fetchall()
    if standby:
        raise psycopg.errors.ReadOnlySqlTransaction("the server is a standby")


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
        db.command(f"SET statement_timeout = {int(patience * 1000)}" if patience else UNHURRIED)
        db.command("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield db
    except psycopg.Error as error:
        raise spoken(error, address) from error
    finally:
        db.close()
