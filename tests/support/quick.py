"""Parts that take no time in tests: robots, the processes beside the bot, and time itself."""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter
from random import Random
from typing import Any

import simcord

from bot.ground.workers import NoWorkers
from bot.rules import GAMES, View
from tests.support.advice import Advising

LOOKS = 2 * 60 * 60
"""Seconds within which the bot looks at the wall clock, whatever it waits for."""


class Quick(Advising):
    """A robot that takes any legal action: equal ones for equal questions."""

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        game = GAMES[key]
        return game.write(game.legal(view).sample(Random(seed)))


class Inline:
    """Runs here what the bot runs in processes of its own, and counts it by function."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()

    async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.ran[function.__name__] += 1
        return pickle.loads(pickle.dumps(function(*args, **kwargs)))

    async def close(self) -> None:
        """There is nothing to be closed."""


class Resting:
    """Looks at no decision: most tests do not ask for any, and it takes seconds a game."""

    async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        raise NoWorkers("nobody looks at decisions here")

    async def close(self) -> None:
        """There is nothing to be closed."""


class SimTime:
    """The time of the simulated Discord, which only the test moves.

    The wall clock is ``ahead`` of it by some seconds; to change that is to set that clock.
    """

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        self.env: simcord.Env | None = None

    def now(self) -> float:
        return self.steady() + self.ahead

    def steady(self) -> float:
        return self.env.now().timestamp() if self.env else 0.0

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def leap(self, seconds: float) -> None:
        """The wall clock goes on by so much at once, and whoever looks at it has done so.

        Letting the time itself go by wakes everybody who waits, again and again.
        """
        assert self.env is not None
        self.ahead += seconds
        await self.env.advance_time(LOOKS)
        await self.env.settle()
