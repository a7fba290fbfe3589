"""A store that tells what is written, does not wait for the disk, and fails once it is told to."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from random import Random
from typing import Any

from bot.storage.address import Address
from bot.storage.full import FullStore
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.store import PostgresStore
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreBusy
from bot.storage.subject import Found, Patient, Values

FAILS_ONE_IN = 20
"""A failing store refuses one write in so many."""
Told = Callable[[str], None]
BY_ITSELF: ContextVar[bool] = ContextVar("by_itself", default=False)
"""Whether no click wishes for what is being done: an alarm rings, the wall clock was set, or it
shows that somebody has left the server."""


class Full(StoreBusy):
    """The store fails on purpose."""


def of_the_disk(record: logging.LogRecord) -> bool:
    """Whether it is logged that the store failed, as it was told to."""
    raised = [record.exc_info[1]] if record.exc_info else []
    told = record.args if isinstance(record.args, tuple) else ()
    return any(isinstance(one, Full) for one in (*raised, *told))


@contextmanager
def set_off(by_itself: bool) -> Iterator[None]:
    before = BY_ITSELF.set(by_itself)
    try:
        yield
    finally:
        BY_ITSELF.reset(before)


class Careless(ABC):
    """The store as it is, but it does not wait for the disk; and some writes fail, once told to."""

    failing: Random | None = None
    by_itself = False
    """Whether what is written just now was set off by no click."""

    @abstractmethod
    async def tell(self, told: Told) -> None:
        """From now on tell of every statement, with its values."""

    def troubled(self, work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """Work as it was given, which shows meanwhile what has set it off.

        :raises Full: it fails this time.
        """
        if Careless.failing is not None and Careless.failing.randrange(FAILS_ONE_IN) == 0:
            raise Full("the disk of this test is full")
        by_itself = BY_ITSELF.get()

        def carried_out(db: Any) -> Any:
            Careless.by_itself = by_itself
            try:
                return work(db)
            finally:
                Careless.by_itself = False

        return carried_out


class CarelessFile(SqliteStore, Careless):
    """A careless store in a file."""

    async def do(self, work: Callable[[Any], Any], *, apart: bool = False) -> Any:
        return await super().do(self.troubled(work), apart=apart)

    async def tell(self, told: Told) -> None:
        await super().do(lambda db: db.set_trace_callback(told))


class CarelessServer(PostgresStore, Careless):
    """A careless store on a server."""

    _told: Told | None = None

    async def do(self, work: Callable[[Any], Any], *, apart: bool = False) -> Any:
        told = self._told
        if told is None or apart:
            return await super().do(self.troubled(work), apart=apart)
        return await super().do(self.troubled(lambda db: work(Telling(db, told))))

    async def tell(self, told: Told) -> None:
        self._told = told


class Telling(Patient):
    """A connection to a server that tells of every statement, with its values."""

    def __init__(self, db: PostgresConnection, told: Told) -> None:
        self._db = db
        self._told = told

    @property
    def total_changes(self) -> int:
        return self._db.total_changes

    def execute(self, sql: str, parameters: Values = (), /) -> Found:
        self._told(f"{sql} -- {parameters!r}")
        return self._db.execute(sql, parameters)

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> None:
        for row in parameters:
            self.execute(sql, row)

    def later(self, found: Found, check: Callable[[Found], None]) -> None:
        self._db.later(found, check)


def careless_at(address: Address) -> FullStore:
    """A careless store at this address."""
    if isinstance(address, Path):
        return CarelessFile(address, synchronous="NORMAL")
    return CarelessServer(address, synchronous="NORMAL")
