"""Many writers, one transaction: what waits while the disk is busy is written together.

aiosqlite has no public way to run a function on the connection's thread, but its ``commit``
calls the connection's ``commit`` there, and sqlite3 lets the connection be of our own class.
So ours carries out its jobs when told to commit.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import aiosqlite

from bot.storage.errors import code

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""Reads and writes within a transaction that others share. It may be called a second time."""


@dataclass(slots=True, eq=False)
class Job:
    """Work, who waits for it, and what came of it."""

    work: Work[Any]
    answer: asyncio.Future[Any]
    apart: bool = False
    """Outside of any transaction, after those that share one."""
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits, unless they left."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(self.error)


class BatchConnection(sqlite3.Connection):
    """A connection whose ``commit`` carries out the jobs that lie on it."""

    def __init__(self, *args: Any, jobs: list[Job], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._jobs = jobs

    def commit(self) -> None:
        """Carry out every job, in order."""
        carry_out(self, self._jobs)


class Writer:
    """A connection, and one task that takes all waiting jobs to it at once.

    The task begins with the first job and ends with the last.
    """

    def __init__(self, path: str, patience: float) -> None:
        self._on_desk: list[Job] = []
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None
        self.watch: Callable[[int, float], None] = lambda jobs, seconds: None
        """Hears of every transaction: how many jobs, and the seconds it took."""
        self._connection = aiosqlite.connect(
            path,
            factory=partial(BatchConnection, jobs=self._on_desk),
            timeout=patience,
            isolation_level=None,
        )

    async def open(self, *pragmas: str) -> None:
        """Open the connection, with the pragmas that hold for it alone."""
        await self._connection
        try:
            for pragma in pragmas:
                await self._connection.execute_fetchall(f"PRAGMA {pragma}")
        except BaseException:
            await self._connection.close()
            raise

    async def do(self, work: Work[T], *, apart: bool = False) -> T:
        """Carry out the work; when this returns, it is on disk.

        Work that was handed in is done even if whoever handed it in stops waiting. ``apart`` is
        for what SQLite does not do within a transaction.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(work, answer, apart))
        if self._task is None:
            self._task = asyncio.create_task(self._carry_on())
        return await answer

    async def close(self) -> None:
        """Carry out what still waits, then close the connection."""
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._connection.close()

    async def _carry_on(self) -> None:
        try:
            while self._waiting:
                self._on_desk[:], self._waiting = self._waiting, []
                since = time.perf_counter()
                await self._connection.commit()
                self.watch(len(self._on_desk), time.perf_counter() - since)
                for job in self._on_desk:
                    job.settle()
        finally:
            self._task = None
            _give_up(self._on_desk + self._waiting)


def _give_up(jobs: Iterable[Job]) -> None:
    """Nobody waits for ever, even when the loop is being torn down."""
    for job in jobs:
        job.answer.cancel()


def carry_out(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """All jobs in one transaction; if one of them fails, each in its own. Then those apart."""
    shared = [job for job in jobs if not job.apart]
    if shared:
        _together(db, shared)
    for job in jobs:
        if job.apart:
            try:
                job.result = job.work(db)
            except Exception as error:
                job.error = error


def _together(db: sqlite3.Connection, jobs: list[Job]) -> None:
    try:
        with transaction(db):
            results = [job.work(db) for job in jobs]
    except Exception as error:
        if len(jobs) > 1 and code(error) != sqlite3.SQLITE_BUSY:
            for job in jobs:
                _together(db, [job])
        else:
            for job in jobs:
                job.error = error
    else:
        for job, result in zip(jobs, results, strict=True):
            job.result = result


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All of it is on disk at the end, or none of it."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
