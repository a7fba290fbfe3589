"""Advice of the robots that tests put in the place of those that think."""

from typing import Any

from bot.robots import Explained, Verdict
from bot.robots.grounds import grounds_of
from bot.rules import GAMES, View


class Advising:
    """A robot that explains whatever it chooses, without having compared it."""

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        """The line of an action."""
        raise NotImplementedError

    async def advise(self, key: str, view: View[Any], seed: int | str, level: str) -> Explained:
        """The answer of :meth:`choose` with its verdict and the grounds for it."""
        game = GAMES[key]
        action = game.read(await self.choose(key, view, seed, level))
        return Explained(action, Verdict(action), grounds_of(game, view, action))
