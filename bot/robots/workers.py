"""Robots that think in processes of their own, so that the event loop never waits."""

import asyncio
import logging
import multiprocessing
import pickle
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final, TypeVar

from bot.ground import collector
from bot.ground.workers import NoWorkers, Workers
from bot.robots.choose import choose
from bot.robots.explain import Explained, explain, explain_all
from bot.robots.level import LEVELS, Budget
from bot.robots.verdict import Verdict
from bot.rules import GAMES, View

T = TypeVar("T")
log: Final = logging.getLogger(__name__)
NICE: Final = 10
"""The niceness of the processes: a robot's card has time, a press of a button has none."""


@cache
def settle() -> None:
    """Hold the collector of cycles back, once in a process that thinks."""
    collector.settle(collector.THINKING)


def think(key: str, pickled: bytes, seed: int | str, budget: Budget) -> str:
    """Choose for a pickled view. This runs in a worker; the answer is a line of text."""
    _settle_beside_the_loop()
    game, view = GAMES[key], pickle.loads(pickled)
    return game.write(choose(game, view, Random(seed), budget))


def think_aloud(key: str, pickled: bytes, seed: int | str, budget: Budget) -> Explained:
    """Choose like :func:`think`, and explain it."""
    _settle_beside_the_loop()
    return explain(GAMES[key], pickle.loads(pickled), Random(seed), budget)


def think_of_all(key: str, pickled: bytes, seed: int | str, budget: Budget) -> Explained:
    """Explain a choice like :func:`think_aloud`, and have the grounds for all others beside it."""
    _settle_beside_the_loop()
    return explain_all(GAMES[key], pickle.loads(pickled), Random(seed), budget)


def _settle_beside_the_loop() -> None:
    if multiprocessing.parent_process() is not None:
        settle()


class Robots:
    """An asynchronous front over a pool of processes, which starts with the first question.

    A robot never stops a table: a broken pool is restarted once an hour, else the thinking is
    done in a thread on the easiest level, and if thinking itself fails, or hangs, any legal action
    is taken. A pool that hangs is killed, and another takes its place. Each failure is logged.
    Once closed, it answers no more: calls that still wait are cancelled.
    """

    def __init__(self, workers: int = 2) -> None:
        self.workers = Workers(workers, name="robots'", restarts=1, nice=NICE)
        self._threads = asyncio.Semaphore(workers)

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str | Budget) -> str:
        """The line of the action a robot of this level takes; equal for equal questions.

        :raises asyncio.CancelledError: the robots have been closed meanwhile.
        """
        try:
            return await self._think(think, key, view, seed, level)
        except Exception as error:
            self._must_be_open(error)
            log.exception("a robot could not choose in %s; it acts at random", key)
            game = GAMES[key]
            return game.write(game.legal(view).sample(Random(seed)))

    async def advise(
        self, key: str, view: View[Any], seed: int | str, level: str | Budget
    ) -> Explained:
        """The answer of :meth:`choose`, explained; any legal action without a word if it fails.

        :raises asyncio.CancelledError: the robots have been closed meanwhile.
        """
        try:
            return await self._think(think_aloud, key, view, seed, level)
        except Exception as error:
            self._must_be_open(error)
            log.exception("a robot could not give advice in %s", key)
            action = GAMES[key].legal(view).sample(Random(seed))
            return Explained(action, Verdict(action))

    def _must_be_open(self, error: Exception) -> None:
        if self.workers.closed:
            raise asyncio.CancelledError("the robots have been closed") from error

    async def close(self) -> None:
        """Stop the processes, once their present questions are answered; the rest is dropped."""
        await self.workers.close()

    async def _think(
        self,
        how: Callable[[str, bytes, int | str, Budget], T],
        key: str,
        view: View[Any],
        seed: int | str,
        level: str | Budget,
    ) -> T:
        budget = level if isinstance(level, Budget) else LEVELS[level]
        pickled = pickle.dumps(view)
        try:
            return await self.workers.run(how, key, pickled, seed, budget)
        except NoWorkers:
            if self.workers.closed:
                raise
        async with self._threads, asyncio.timeout(self.workers.patience):
            return await asyncio.to_thread(how, key, pickled, seed, LEVELS["easy"])
