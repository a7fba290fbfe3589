"""Robots that think in processes of their own, so that the event loop never waits."""

import asyncio
import logging
import pickle
from random import Random
from typing import Any, Final

from bot.ground.workers import NoWorkers, Workers
from bot.robots.choose import choose
from bot.robots.level import LEVELS, Budget
from bot.rules import GAMES, View

log: Final = logging.getLogger(__name__)


def think(key: str, pickled: bytes, seed: int | str, budget: Budget) -> str:
    """Choose for a pickled view. This is what runs in a worker; the answer is a line of text."""
    game, view = GAMES[key], pickle.loads(pickled)
    return game.write(choose(game, view, Random(seed), budget))


class Robots:
    """An asynchronous front over a pool of processes, which starts with the first question.

    A robot never stops a table: a broken pool is restarted once, after that the thinking is
    done in a thread on the easiest level, and if thinking itself fails, or hangs, any legal action
    is taken. A pool that hangs is killed, and another takes its place. Each failure is logged.
    Once closed, it answers no more: who still waits is cancelled.
    """

    def __init__(self, workers: int = 2) -> None:
        self.workers = Workers(workers, name="robots'", restarts=1)
        self._threads = asyncio.Semaphore(workers)

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str | Budget) -> str:
        """The line of the action a robot of this level takes; equal for equal questions.

        :raises asyncio.CancelledError: the robots have been closed meanwhile.
        """
        try:
            budget = level if isinstance(level, Budget) else LEVELS[level]
            return await self._think(key, pickle.dumps(view), seed, budget)
        except Exception as error:
            if self.workers.closed:
                raise asyncio.CancelledError("the robots have been closed") from error
            log.exception("a robot could not choose in %s; it acts at random", key)
            game = GAMES[key]
            return game.write(game.legal(view).sample(Random(seed)))

    async def close(self) -> None:
        """Stop the processes, once what they are thinking of is answered; the rest is dropped."""
        await self.workers.close()

    async def _think(self, key: str, pickled: bytes, seed: int | str, budget: Budget) -> str:
        try:
            return await self.workers.run(think, key, pickled, seed, budget)
        except NoWorkers:
            if self.workers.closed:
                raise
        async with self._threads, asyncio.timeout(self.workers.patience):
            return await asyncio.to_thread(think, key, pickled, seed, LEVELS["easy"])
