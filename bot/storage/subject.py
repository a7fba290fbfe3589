"""A subject of the store: operations that are written once, as functions of a transaction."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import update_wrapper
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from bot.ground.processors import roam

P = ParamSpec("P")
T = TypeVar("T")
Values = Sequence[Any] | Mapping[str, Any]
"""The values for the placeholders of a statement: ``?`` and ``?1`` in order, ``:name`` by name."""


class Found(Protocol):
    """The outcome of a statement: its rows, as tuples, and the number of those it has changed."""

    @property
    def rowcount(self) -> int:
        """The number of rows that were inserted, updated or deleted."""

    @property
    def description(self) -> Any:
        """A sequence for each column, which begins with its name."""

    def fetchone(self) -> Any:
        """The next row; ``None`` after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """A connection of either engine, as far as statements need it: `sqlite3.Connection` is one.

    Statements are written in the SQL that both engines have, with SQLite's placeholders.
    """

    @property
    def total_changes(self) -> int:
        """The number of rows that this connection has changed so far."""

    def execute(self, sql: str, parameters: Values = ..., /) -> Found:
        """Carry out one statement."""

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> object:
        """Carry out one statement for each of these rows of values."""


class Patient(ABC):
    """A connection that sends statements on without waiting for the outcome of those before."""

    @abstractmethod
    def later(self, found: Found, check: Callable[[Found], None]) -> None:
        """Check the outcome of a statement once that is known, within its transaction."""


def checked(db: Db, found: Found, check: Callable[[Found], None]) -> None:
    """Check the outcome of a statement, before the transaction ends: an error undoes it.

    SQLite knows at once; a server is not waited for. The check looks at nothing else that is
    stored, and nothing that follows may depend on it.
    """
    if isinstance(db, Patient):
        db.later(found, check)
    else:
        check(found)


ASIDE: Final = ThreadPoolExecutor(2, "aside", initializer=roam)
"""The threads of reads aside: no more of them, and no others wait behind it."""


class Database(Protocol):
    """A database that carries out work: in a transaction, or aside for reading."""

    async def do(self, work: Callable[[Db], T]) -> T:
        """Carry out the work in a transaction; when this returns, it is on disk."""

    async def aside(self, work: Callable[[Db], T]) -> T:
        """Read on a connection and a thread of its own; nobody who plays waits for it."""


class Subject:
    """The operations on one subject, each of them one transaction: all of it, or nothing.

    :raises StoreError: each of them, where the store fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database


Work = Callable[Concatenate[Db, P], T]
Operation = Callable[Concatenate[Subject, P], Coroutine[Any, Any, T]]


def operation(work: Work[P, T]) -> Operation[P, T]:
    """A method of a subject, made from a function of an open transaction."""

    async def carried_out(self: Subject, /, *args: P.args, **kwargs: P.kwargs) -> T:
        def job(db: Db) -> T:
            return work(db, *args, **kwargs)

        job.__qualname__ = work.__qualname__
        return await self._database.do(job)

    update_wrapper(carried_out, work)
    return carried_out
