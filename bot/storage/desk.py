"""A desk of jobs to be written: all that wait are taken to the disk together."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

C = TypeVar("C")
T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Job(Generic[C]):
    """Work on a connection, the caller's future for it, and its outcome.

    It reads and writes within a transaction that others share, and may be called a second time.
    """

    work: Callable[[C], Any]
    answer: asyncio.Future[Any]
    apart: bool = False
    """Outside of any transaction, after those that share one."""
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        """Tell the caller who waits, unless they left."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(self.error)

    def carry_out(self, db: C) -> None:
        """Do the work by itself, and keep its outcome."""
        try:
            self.result = self.work(db)
        except Exception as error:
            self.error = error


class Desk(ABC, Generic[C]):
    """One task takes all waiting jobs to the engine at once.

    The task begins with the first job and ends with the last.
    """

    def __init__(self) -> None:
        self._waiting: list[Job[C]] = []
        self._task: asyncio.Task[None] | None = None
        self.watch: Callable[[int, float], None] = lambda jobs, seconds: None
        """Hears of every transaction: the number of its jobs, and the seconds it took."""

    async def do(self, work: Callable[[C], T], *, apart: bool = False) -> T:
        """Carry out the work; when this returns, it is on disk.

        Work that was handed in is done even if its caller stops waiting. ``apart`` is for work
        that the engine does not do within a transaction.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(work, answer, apart))
        if self._task is None:
            self._task = asyncio.create_task(self._carry_on())
        return await answer

    async def finish(self) -> None:
        """Wait until nothing waits any more."""
        if self._task is not None:
            await asyncio.wait([self._task])

    @abstractmethod
    async def _carry_out(self, jobs: list[Job[C]]) -> None:
        """Carry out all of these jobs, and keep in each its outcome."""

    async def _carry_on(self) -> None:
        jobs: list[Job[C]] = []
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting, []
                since = time.perf_counter()
                await self._carry_out(jobs)
                self.watch(len(jobs), time.perf_counter() - since)
                for job in jobs:
                    job.settle()
        finally:
            self._task = None
            _give_up(jobs + self._waiting)


def _give_up(jobs: Iterable[Job[C]]) -> None:
    """Nobody waits for ever, even when the loop is being torn down."""
    for job in jobs:
        job.answer.cancel()
