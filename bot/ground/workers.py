"""Worker processes beside the event loop, which never waits, not even while they start."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
log: Final = logging.getLogger(__name__)
PATIENCE: Final = 30.0
"""Seconds without an answer after which a worker counts as hanging."""
LAST_WORD: Final = 5.0
"""Seconds it has for that when the workers are closed."""


class Runner(Protocol):
    """Anything that runs functions of plain values, and their results, off the event loop."""

    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function and return its result; its errors are raised."""

    async def close(self) -> None:
        """Stop: nothing more is run."""


class NoWorkers(RuntimeError):
    """The processes have died too often, or have been closed: nothing is run any more."""


class Workers:
    """A pool of processes, which starts with the first function that is to be run.

    A pool that dies is replaced, ``restarts`` times in all (``None``: once for each function). One
    that hangs is killed and replaced at no cost; the caller is told. ``nice`` lowers the
    priority of its processes. After ``idle`` seconds without work they end, until there is more.
    """

    def __init__(
        self,
        size: int,
        *,
        name: str,
        patience: float = PATIENCE,
        restarts: int | None = None,
        nice: int = 0,
        idle: float | None = None,
    ) -> None:
        self.patience = patience
        """Seconds after which a worker counts as hanging."""
        self.closed = False
        self._size = size
        self._name = name
        self._nice = nice
        self._idle = idle
        self._free = asyncio.Semaphore(size)  # who waits for a worker does not hang
        self._pool: ProcessPoolExecutor | None = None
        self._restarts = restarts
        self._at_work = 0
        self._resting: asyncio.TimerHandle | None = None

    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a module's function of picklable values in a worker, and return its result.

        :raises NoWorkers: the processes have died too often, or have been closed.
        :raises TimeoutError: it hung.
        """
        job: Callable[[], T] = partial(function, *args, **kwargs)
        self._at_work += 1
        try:
            async with self._free:
                return await self._insist(job)
        finally:
            self._at_work -= 1
            self._rest_later()

    async def close(self) -> None:
        """End the processes, once the functions that run are done; the rest is dropped."""
        pool, self._pool = self._pool, None
        self.closed = True
        if self._resting is not None:
            self._resting.cancel()
        if pool is not None:
            hangs = asyncio.get_running_loop().call_later(LAST_WORD, _kill, pool)
            await asyncio.to_thread(partial(pool.shutdown, cancel_futures=True))
            hangs.cancel()

    async def _insist(self, job: Callable[[], T]) -> T:
        again = True
        while True:
            pool = self._running()
            try:
                async with asyncio.timeout(self.patience):
                    return await asyncio.wrap_future(await self._asked(pool, job))
            except BrokenProcessPool:
                log.exception("the %s processes have died", self._name)
                self._replace(pool)
                if self._restarts is None and not again:
                    raise NoWorkers(f"the {self._name} processes die of this") from None
                again = False
            except TimeoutError:  # it would hang again: another question is asked of the next
                _kill(pool)
                self._replace(pool, cost=0)
                raise

    async def _asked(self, pool: ProcessPoolExecutor, job: Callable[[], T]) -> Future[T]:
        """Hand a function to the pool; a thread does it while that may start a process."""
        if len(pool._processes or ()) >= self._size:
            return pool.submit(job)
        return await asyncio.to_thread(pool.submit, job)

    def _running(self) -> ProcessPoolExecutor:
        if self.closed or (self._restarts is not None and self._restarts < 0):
            raise NoWorkers(f"the {self._name} processes are no more")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._size,
                multiprocessing.get_context("spawn"),
                initializer=_prepare,
                initargs=(self._nice,),
            )
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor, cost: int = 1) -> None:
        """Forget a broken pool; only the first who notices spends the restart."""
        if self._pool is broken:
            self._pool = None
            if self._restarts is not None:
                self._restarts -= cost
            broken.shutdown(wait=False)

    def _rest_later(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        if self._idle is not None and not self._at_work and not self.closed:
            loop = asyncio.get_running_loop()
            self._resting = loop.call_later(self._idle, self._rest)

    def _rest(self) -> None:
        if self._at_work:  # it begins anew when that is done
            return
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool at once; callers who wait are told that the pool is broken.

    From Python 3.14 on there is `ProcessPoolExecutor.kill_workers` for it.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()


def _prepare(nice: int) -> None:
    """Prepare a worker: Ctrl-C is for the bot, which closes its workers; if killed, they end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(0)
