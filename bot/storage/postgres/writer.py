"""Many writers, one transaction, on a thread of its own; the server may go and come back.

Each transaction is SERIALIZABLE: everything it has read holds until its end, whatever other
processes write meanwhile. The one that would break this is carried out once more.

With its changes, each transaction leaves its own number in a place of the writer's. When the
server goes while it is told to commit, that says afterwards whether it has done so.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from math import inf
from typing import Any, TypeVar

import psycopg

from bot.storage.address import ServerAddress
from bot.storage.desk import Desk, Job
from bot.storage.postgres.connection import UNHURRIED, PostgresConnection, must_write
from bot.storage.postgres.errors import READ_ONLY, spoken, to_repeat
from bot.storage.postgres.last_number import LOST, LastNumber, LeasedNumber, MarkedNumber
from bot.storage.postgres.leases import LAPSES
from bot.storage.postgres.silence import Session, end, end_the_gone, runs
from bot.storage.rows.processes import Lease
from bot.storage.store import LeaseLost, StoreBusy, StoreError

log = logging.getLogger(__name__)
T = TypeVar("T")
PostgresJob = Job[PostgresConnection]

AGAIN = 0.1
"""Seconds after which a server that is gone is looked for again."""
ALONE = 0x6B6E617665
"""The number of the advisory lock of the process whose tables are in this database."""
LEAVING = 2.0
"""Seconds in which a server notices that the process is gone that had the database."""


class Unsure(Exception):
    """The server went while it was told to commit: whether it has done so is not known."""

    def __init__(self, number: int, result: Any) -> None:
        super().__init__(number)
        self.number = number
        self.result = result


class PostgresWriter(Desk[PostgresConnection]):
    """A desk with one connection behind it, which is made anew when it is lost.

    ``patience`` is the seconds a server may be gone before those who write are told.
    ``alone``: nobody else who asks for it has this database meanwhile, but, with a ``lease``,
    those who have leases too; nothing is committed once that is another's.
    """

    def __init__(
        self,
        address: ServerAddress,
        patience: float,
        *,
        synchronous: str,
        alone: bool,
        lease: Lease | None = None,
    ) -> None:
        super().__init__()
        self._address = address
        self._patience = patience
        self._synchronous = synchronous
        self._alone = alone
        self._db: PostgresConnection | None = None
        self._session: Session | None = None
        """The last session that had the database to itself."""
        self._runs = False
        """Whether the bot of this writer has begun, and so says something every few seconds."""
        self._until = inf
        """The moment, by the clock of the machine, at which no server is waited for any more."""
        self._shared = lease is not None
        self._last: LastNumber = MarkedNumber(alone) if lease is None else LeasedNumber(lease)
        self._number = 0
        self._kept_number = 0
        """The number of the last transaction that is known to be committed."""
        self._thread = ThreadPoolExecutor(1, "knave-writer")

    async def open(self) -> None:
        """Connect to the server.

        :raises StoreBusy: another process has this database to itself.
        """
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, self._connected)
        except BaseException:
            self._thread.shutdown()
            raise

    async def begin(self) -> None:
        """Lay down the writer's mark, once there are tables."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._begin)

    def hurry(self) -> None:
        """Give a server that is gone no more than its patience to say what came of a commit."""
        self._until = min(self._until, time.monotonic() + self._patience)

    async def close(self) -> None:
        """Carry out the jobs that still wait, then let go of the server."""
        self._until = 0.0
        await self.finish()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown()

    async def _carry_out(self, jobs: list[PostgresJob]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._all, jobs)

    # ------------------------------------------------------------------ on the thread

    def _begin(self) -> None:
        db = self._connected()
        self._last.lay(db)
        if self._alone:
            self._runs = True
            runs(db)

    def _end(self) -> None:
        db, self._db = self._db, None
        if db is None:
            return
        with suppress(psycopg.Error), closing(db):
            self._last.lift(db)
            if self._alone:
                db.execute("SELECT pg_advisory_unlock_all()")

    def _all(self, jobs: list[PostgresJob]) -> None:
        """All jobs in one transaction; if one of them fails, each in its own. Then those apart."""
        if shared := [job for job in jobs if not job.apart]:
            self._together(shared)
        for job in jobs:
            if job.apart:
                try:
                    job.carry_out(self._connected())
                except (psycopg.Error, StoreError) as error:
                    job.error = error

    def _together(self, jobs: list[PostgresJob]) -> None:
        try:
            results = self._kept(lambda db: [job.work(db) for job in jobs], len(jobs) == 1)
        except Exception as error:
            unreached = isinstance(error, psycopg.OperationalError | StoreBusy)
            if len(jobs) > 1 and to_repeat(error):  # fewer meet others less often
                self._together(jobs[: len(jobs) // 2])
                self._together(jobs[len(jobs) // 2 :])
            elif len(jobs) > 1 and not unreached:
                for job in jobs:
                    self._together([job])
            else:
                for job in jobs:
                    job.error = error
        else:
            for job, result in zip(jobs, results, strict=True):
                job.result = result

    def _kept(self, work: Callable[[PostgresConnection], T], single: bool) -> T:
        """Carry out the work in a transaction, once, whatever becomes of the server meanwhile.

        A ``single`` job is repeated if it meets what another process does; others are parted first.
        """
        until = time.monotonic() + self._patience
        while True:
            try:
                return self._once(work)
            except Unsure as unsure:
                if self._came_through(unsure.number):
                    self._kept_number = unsure.number
                    return unsure.result  # type: ignore[no-any-return]  # the result of the work
            except psycopg.Error as error:
                if self._db is not None and isinstance(error, READ_ONLY):
                    self._db.close()  # a new session may be another server's, or may write
                gone = self._db is None or self._db.lost
                again = gone or (single and to_repeat(error))
                if not again or time.monotonic() >= until:
                    raise
                if gone:
                    time.sleep(AGAIN)

    def _once(self, work: Callable[[PostgresConnection], T]) -> T:
        db = self._connected()
        db.begin()
        try:
            result = work(db)
            db.settle()  # a server that is gone is missed before it is told to commit
        except BaseException:
            db.undo()  # whatever failed before that counts
            raise
        if writes := db.changing:
            self._number += 1
            self._last.write(db, self._number, self._kept_number)
        try:
            db.commit()
        except BaseException as error:
            if writes and db.lost and isinstance(error, psycopg.Error):
                raise Unsure(self._number, result) from error
            db.undo()
            if isinstance(error, psycopg.errors.DivisionByZero):  # of that number
                raise self._last.behind(db) from None
            raise
        if writes:
            self._kept_number = self._number
        return result

    def _came_through(self, number: int) -> bool:
        """Whether the transaction of this number was committed: the server is asked until it says.

        If the old connection is still at it there, it holds the row, and is waited for; if it has
        not come so far, it is too late.

        :raises StoreBusy: the program is stopped before the server is back.
        :raises LeaseLost: another process has taken over, which knows what was stored.
        """
        log.warning("the server of %s went during a commit: it is asked what came of it",
                    self._address)  # fmt: skip
        while True:
            try:
                db = self._connected(checked=False)
                found = self._last.read(db)
            except (psycopg.Error, StoreBusy):
                if time.monotonic() >= self._until:
                    raise StoreBusy(
                        f"The database {self._address} cannot be reached, and may have stored this."
                    ) from None
            else:
                self._must_be_known(db, found)
                return found == number
            time.sleep(AGAIN)

    def _connected(self, checked: bool = True) -> PostgresConnection:
        """The connection, made anew if it was lost; ``checked``: it knows what was stored.

        :raises psycopg.Error: there is none, or to a standby alone.
        :raises StoreBusy: another process has this database to itself.
        :raises StoreError: it has lost what was stored.
        """
        if self._db is not None and not self._db.lost:
            return self._db
        db = PostgresConnection(self._address)
        try:
            must_write(db)
            db.command(UNHURRIED)  # boards that are made anew take as long as they take
            db.command("SET default_transaction_isolation = 'read committed'")
            db.command(f"SET synchronous_commit = {self._synchronous}")
            db.command(f"SET lock_timeout = {max(1, int(self._patience * 1000))}")
            if self._shared:  # or its last transaction would keep others from taking over
                db.command(f"SET idle_in_transaction_session_timeout = {int(LAPSES * 1000)}")
            if self._alone:
                _lock(db, self._address, self._shared, self._session)
                self._session = db.session
                if self._runs:
                    runs(db)
                if checked and self._kept_number:
                    self._must_be_known(db, self._last.read(db))
        except BaseException:
            db.close()
            raise
        self._db = db
        return db

    def _must_be_known(self, db: PostgresConnection, found: int | None) -> None:
        """Refuse a server that has lost transactions: what the program knows is ahead of it.

        ``found`` is the number of the last one there.

        :raises StoreError: so it is.
        """
        if found is None and self._shared:
            raise LeaseLost(LOST)
        if self._alone and (found or 0) < self._kept_number:
            error = self._last.behind(db)
            db.close()  # or the next transaction would be written to it
            log.error("%s", error)
            raise error


@contextmanager
def holding(address: ServerAddress) -> Iterator[PostgresConnection]:
    """The session for which nobody else who asks has this database until the end of the block.

    :raises StoreBusy: somebody has it, or it cannot be reached.
    """
    try:
        db = PostgresConnection(address)
    except psycopg.Error as error:
        raise spoken(error, address) from error
    with closing(db):
        db.command(UNHURRIED)  # or the lock would go in the midst of a move
        _lock(db, address)
        yield db


def _lock(
    db: PostgresConnection,
    address: ServerAddress,
    shared: bool = False,
    before: Session | None = None,
) -> None:
    """Lock the database for as long as this connection lives; ``shared``: among those who share.

    A process that has just ended is waited for: its server hears of that a moment later. A session
    ``before`` of one's own is ended, which the server misses late where the network was gone, and
    so is one whose bot has been silent for long.
    """
    until = time.monotonic() + LEAVING
    while True:
        taken = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}(?)"
        ((locked,),) = db.execute(taken, (ALONE,)).fetchall()
        if locked:
            return
        if before is not None:
            end(db, before)
        silence = end_the_gone(db)
        if time.monotonic() >= until:
            raise StoreBusy(
                f"The database {address} is in use by a Knave that is running: stop it first."
                + silence
            )
        time.sleep(AGAIN)
