"""A subject of the store: operations that are written once, as functions of a transaction."""

import sqlite3
from collections.abc import Callable, Coroutine
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
Db = sqlite3.Connection


class Database(Protocol):
    """Where work is carried out."""

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
