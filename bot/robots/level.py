"""The levels of the robots: how many deals each may imagine, and how much work it may do."""

from dataclasses import dataclass
from math import inf
from types import MappingProxyType
from typing import Final

from bot.robots.work import Work


@dataclass(frozen=True, slots=True)
class Budget:
    """The number of deals a robot may imagine for one decision, the work for them, and the time.

    ``worlds`` are the guesses at the hidden cards. With 0 nothing is compared: bids follow the
    rules of the game, cards the policy, as someone plays it who now and then forgets what is gone.
    There are fewer guesses where they would cost more than ``steps`` of :class:`Work`: a decision
    takes about as long in every game, and where guesses are cheap there are more. These numbers
    decide, so that equal situations with equal seeds get equal answers; ``seconds`` of CPU are
    only a safety net. ``caution`` is the part of the standard errors that a game asks for before a
    bid departs from its rule: with many deals imagined it need not lean on the rule as much.
    ``foresees``: the last tricks are gone through to their end, in games in which that helps.
    """

    worlds: int
    seconds: float
    steps: float = inf
    caution: float = 1.0
    foresees: bool = False

    def begun(self) -> Work:
        """The work on a decision that begins now."""
        return Work(self.steps, self.seconds)


LEVELS: Final = MappingProxyType(
    {
        "easy": Budget(0, 1.0),
        "normal": Budget(50, 1.0, steps=18_000),
        "hard": Budget(1_000, 2.0, steps=75_000, caution=0.25, foresees=True),
    }
)
"""The levels a table offers, from the weakest up."""
