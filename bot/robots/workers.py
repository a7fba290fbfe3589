"""Robots that think in processes of their own, so that the event loop never waits."""

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from typing import Any, Final

from bot.robots.choose import choose
from bot.robots.level import LEVELS, Budget
from bot.rules import GAMES, View

log: Final = logging.getLogger(__name__)
PATIENCE: Final = 30.0
"""Seconds after which a worker that does not answer hangs: fifty times what it may think."""
LAST_WORD: Final = 5.0
"""Seconds it has for that when the robots are closed."""


def think(key: str, pickled: bytes, seed: int | str, budget: Budget) -> str:
    """Choose for a pickled view. This is what runs in a worker; the answer is a line of text."""
    game, view = GAMES[key], pickle.loads(pickled)
    return game.write(choose(game, view, Random(seed), budget))


class Robots:
    """An asynchronous front over a pool of processes, which starts with the first question.

    The event loop never waits: even the starting of processes is left to a thread.

    A robot never stops a table: a broken pool is restarted once, after that the thinking is
    done in a thread on the easiest level, and if thinking itself fails, or hangs, any legal action
    is taken. A pool that hangs is killed, and another takes its place. Each failure is logged.
    Once closed, it answers no more: who still waits is cancelled.
    """

    def __init__(self, workers: int = 2, patience: float = PATIENCE) -> None:
        self._workers = workers
        self.patience = patience
        """Seconds after which a worker hangs."""
        self._free = asyncio.Semaphore(workers)  # who waits for a worker does not hang
        self._pool: ProcessPoolExecutor | None = None
        self._restarts = 1
        self._closed = False

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str | Budget) -> str:
        """The line of the action a robot of this level takes; equal for equal questions."""
        try:
            budget = level if isinstance(level, Budget) else LEVELS[level]
            return await self._think(key, pickle.dumps(view), seed, budget)
        except Exception as error:
            if self._closed:
                raise asyncio.CancelledError("the robots have been closed") from error
            log.exception("a robot could not choose in %s; it acts at random", key)
            game = GAMES[key]
            return game.write(game.legal(view).sample(Random(seed)))

    async def close(self) -> None:
        """Stop the processes, once what they are thinking of is answered; the rest is dropped."""
        pool, self._pool = self._pool, None
        self._closed = True
        if pool is not None:
            hangs = asyncio.get_running_loop().call_later(LAST_WORD, _kill, pool)
            await asyncio.to_thread(partial(pool.shutdown, cancel_futures=True))
            hangs.cancel()

    async def _think(self, key: str, pickled: bytes, seed: int | str, budget: Budget) -> str:
        async with self._free:
            while (pool := self._running()) is not None:
                try:
                    async with asyncio.timeout(self.patience):
                        asked = await self._asked(pool, key, pickled, seed, budget)
                        return await asyncio.wrap_future(asked)
                except BrokenProcessPool:
                    log.exception("the robots' processes have died")
                    self._replace(pool)
                except TimeoutError:  # it would hang again: another question is asked of the next
                    _kill(pool)
                    self._replace(pool, cost=0)
                    raise
        async with asyncio.timeout(self.patience):
            return await asyncio.to_thread(think, key, pickled, seed, LEVELS["easy"])

    async def _asked(self, pool: ProcessPoolExecutor, *question: Any) -> Future[str]:
        """Hand a question to the pool; a thread does it while that may start a process."""
        if len(pool._processes or ()) >= self._workers:
            return pool.submit(think, *question)
        return await asyncio.to_thread(pool.submit, think, *question)

    def _running(self) -> ProcessPoolExecutor | None:
        if self._closed:
            raise RuntimeError("the robots have been closed")
        if self._pool is None and self._restarts >= 0:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_prepare)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor, cost: int = 1) -> None:
        """Forget a broken pool; only the first who notices spends the restart."""
        if self._pool is broken:
            self._pool = None
            self._restarts -= cost
            broken.shutdown(wait=False)


def _kill(pool: ProcessPoolExecutor) -> None:
    """End its processes, whatever they are at. Who waits for one is told that the pool is broken.

    From Python 3.14 on there is `ProcessPoolExecutor.kill_workers` for it.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()


def _prepare() -> None:
    """Ctrl-C is for the bot: it closes its workers itself. If it is killed, they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(0)
