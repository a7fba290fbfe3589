"""The levels of the robots: how many deals each may imagine."""

from collections.abc import Callable
from dataclasses import dataclass
from time import thread_time
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Budget:
    """The number of deals a robot may imagine for one decision, and its time.

    ``worlds`` are the guesses at the hidden cards for a bid and all else that is not a card,
    ``cards`` those for a card to play: as many if nothing else is said. With 0 nothing is compared:
    bids follow the rules of the game, cards the policy, as someone plays it who now and then
    forgets what is gone. These numbers decide, so that equal situations with equal seeds get
    equal answers; ``seconds`` of CPU are only a safety net.
    """

    worlds: int
    seconds: float
    cards: int | None = None

    @property
    def for_a_card(self) -> int:
        """The number of guesses at the hidden cards for one card to play."""
        return self.worlds if self.cards is None else self.cards

    def clock(self) -> Callable[[], bool]:
        """What tells from now on whether the time has run out, whatever else the machine does."""
        end = thread_time() + self.seconds
        return lambda: thread_time() > end


LEVELS: Final = MappingProxyType(
    {
        "easy": Budget(0, 1.0),
        "normal": Budget(40, 1.0, cards=50),
        "hard": Budget(120, 2.0, cards=200),
    }
)
"""The levels a table offers, from the weakest up."""
