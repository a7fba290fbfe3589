"""The store in one SQLite file, by way of aiosqlite."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, TypeVar

from bot.storage import wal
from bot.storage.errors import code, spoken
from bot.storage.full import LONGEST_READ, MIGRATIONS, FullStore
from bot.storage.integrity import STEPS, health, must_be_sound, size
from bot.storage.schema import migrate, must_be_known, read_migrations
from bot.storage.store import Health, StoreError
from bot.storage.subject import ASIDE
from bot.storage.writer import Writer

log = logging.getLogger(__name__)
T = TypeVar("T")
Synchronous = Literal["FULL", "NORMAL"]

AGAIN = 0.05
"""Seconds after which a sweep that somebody was in the way of is tried again."""

_WRITTEN = "UPDATE schema_migrations SET number = number WHERE 0"
"""Changes nothing, and is refused where nothing may be written: SQLite opens such a file, too."""


class SqliteStore(FullStore):
    """The store in one file. With FULL, told changes survive a power cut; with NORMAL, a crash.

    ``patience`` is the seconds it waits while another program holds the database; ``watch``
    hears of every transaction: the number of its jobs, and the seconds it took.
    """

    def __init__(
        self,
        path: Path,
        *,
        synchronous: Synchronous = "FULL",
        patience: float = 5.0,
        migrations: Traversable = MIGRATIONS,
        watch: Callable[[int, float], None] = lambda jobs, seconds: None,
    ) -> None:
        super().__init__()
        self._path = str(path)
        self._synchronous = synchronous
        self._patience = patience
        self._migrations = migrations
        self._watch = watch
        self._writer: Writer | None = None
        self._log_told = False

    @property
    def place(self) -> str:
        """The path of the file."""
        return self._path

    async def open(self) -> None:
        """Open the file, or make it, and bring its schema up to date. Once is enough."""
        if self._writer is not None:
            return
        writer = Writer(self._path, self._patience)
        writer.watch = self._watch
        try:
            await asyncio.to_thread(self._prepare)
            await writer.open(
                "foreign_keys = ON",
                f"synchronous = {self._synchronous}",
                "secure_delete = ON",
                f"journal_size_limit = {wal.KEPT}",
            )
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error
        self._writer = writer

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await self._sweeper.close()
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    def hurry(self) -> None:
        """Do nothing: a file is with the program to its end."""

    async def health(self) -> Health:
        """The size of the database, and its faults as SQLite finds them. No player waits for it."""
        try:
            return await asyncio.to_thread(self._examine)
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error

    def _examine(self) -> Health:
        with closing(sqlite3.connect(self._path, self._patience, isolation_level=None)) as db:
            db.execute("PRAGMA query_only = ON")
            _give_up_after(db, LONGEST_READ)
            try:
                return health(db)
            except sqlite3.OperationalError as error:
                if code(error) != sqlite3.SQLITE_INTERRUPT:
                    raise
            db.set_progress_handler(None, 0)  # too large to be looked through at once
            return Health(size(db))

    async def tend(self) -> int:
        """Cut the log if it has grown, without waiting for anybody; the answer is its bytes.

        While somebody reads, SQLite cannot: that is said in the log, once.
        """
        path = Path(self._path)
        if wal.log_size(path) > wal.KEPT:
            await self.do(wal.cut, apart=True)
        left = wal.log_size(path)
        if left <= wal.TOO_LONG:
            self._log_told = False
        elif not self._log_told:
            self._log_told = True
            log.warning(
                "the log of the database, %s-wal, has grown to %d MiB, because a program reads the"
                " database without an end (a backup, sqlite3): end that program",
                self._path,
                left // 2**20,
            )
        return left

    async def _clean(self, anew: bool) -> bool:
        """Leave nothing of deleted rows in the files.

        Done by the writer: while another connection is at a checkpoint, nobody may write. False:
        others read or wrote all the time, so that an old page may still lie in the log.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        while True:
            if anew and await self.do(lambda db: wal.write_anew(db, self._path), apart=True):
                anew = False
            if not anew and await self.do(wal.cut, apart=True):
                return True
            if loop.time() >= until:
                return False
            await asyncio.sleep(AGAIN)

    async def aside(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read on a connection and a thread of its own, and not for ever.

        :raises StoreError: it cannot be read.
        """

        def carried_out() -> T:
            with closing(sqlite3.connect(self._path, self._patience, isolation_level=None)) as db:
                db.execute("PRAGMA query_only = ON")
                _give_up_after(db, LONGEST_READ)
                return work(db)

        try:
            return await asyncio.get_running_loop().run_in_executor(ASIDE, carried_out)
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error

    async def do(self, work: Callable[[sqlite3.Connection], T], *, apart: bool = False) -> T:
        """Carry out the work in a transaction; when this returns, it is on disk.

        ``apart`` is for work that SQLite does not do within a transaction.

        :raises StoreError: it cannot be carried out; then nothing of it is.
        """
        if self._writer is None:
            raise StoreError(f"The database {self._path} is not open.")
        try:
            return await self._writer.do(work, apart=apart)
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error

    def _prepare(self) -> None:
        """On a connection of its own: aiosqlite's thread does not survive a failed opening."""
        with suppress(OSError):  # SQLite tells of a file that cannot be made
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(self._path, self._patience, isolation_level=None)) as db:
            steps = read_migrations(self._migrations)
            if db.execute("SELECT 1 FROM sqlite_master").fetchone():  # nothing is written before
                must_be_known(db, steps, self._path)
                if not must_be_sound(db, self._path):
                    log.info("the database is large: what was looked through of it is sound")
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA foreign_keys = ON")
            migrate(db, steps, self._path)
            db.execute(_WRITTEN)


def _give_up_after(db: sqlite3.Connection, seconds: float) -> None:
    until = time.monotonic() + seconds
    db.set_progress_handler(lambda: time.monotonic() > until, STEPS)
