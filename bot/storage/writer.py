"""Many writers, one transaction: jobs that wait while the disk is busy are written together.

aiosqlite has no public way to run a function on the connection's thread, but its ``commit``
calls the connection's ``commit`` there, and sqlite3 lets the connection be of our own class.
So ours carries out its jobs when told to commit.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import aiosqlite

from bot.storage.desk import Desk, Job
from bot.storage.errors import code

SqliteJob = Job[sqlite3.Connection]


class BatchConnection(sqlite3.Connection):
    """A connection whose ``commit`` carries out the jobs that lie on it."""

    def __init__(self, *args: Any, jobs: list[SqliteJob], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._jobs = jobs

    def commit(self) -> None:
        """Carry out every job, in order."""
        carry_out(self, self._jobs)


class Writer(Desk[sqlite3.Connection]):
    """A desk with a connection of aiosqlite behind it."""

    def __init__(self, path: str, patience: float) -> None:
        super().__init__()
        self._on_desk: list[SqliteJob] = []
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

    async def close(self) -> None:
        """Carry out the jobs that still wait, then close the connection."""
        await self.finish()
        await self._connection.close()

    async def _carry_out(self, jobs: list[SqliteJob]) -> None:
        self._on_desk[:] = jobs
        await self._connection.commit()


def carry_out(db: sqlite3.Connection, jobs: list[SqliteJob]) -> None:
    """All jobs in one transaction; if one of them fails, each in its own. Then those apart."""
    shared = [job for job in jobs if not job.apart]
    if shared:
        _together(db, shared)
    for job in jobs:
        if job.apart:
            job.carry_out(db)


def _together(db: sqlite3.Connection, jobs: list[SqliteJob]) -> None:
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
