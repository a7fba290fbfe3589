"""The work of a decision, counted: numbers decide how much a robot thinks, never the clock.

A step is about a microsecond of a plain machine. Costs were measured once, over all games; only
their proportions matter, and that the same is counted everywhere.
"""

from math import inf
from time import thread_time
from typing import Final

DRAWN: Final = 32
"""Hidden cards are drawn."""
TOLD: Final = 60
"""A guess is told from the deal on, to be played through the contract."""
ACTED: Final = 20
"""An action, through the contract."""
ASKED: Final = 20
"""The rule of a game is asked for its choice with a hand."""
ANSWERED: Final = 10
"""The rule of a game answers for the seat to act."""
COMPARED: Final = 2.5
"""A card in a deal of its own: each contract in question is played out for itself."""
LAID: Final = 150
"""A card of a batch of deals, however many they are."""
LAID_IN_A_DEAL: Final = 0.2
"""A card in one deal of a batch."""
STACKED_IN_A_DEAL: Final = 1.5
"""A card of the stock in one deal of a batch."""
REPLAYED: Final = 2.5
"""An action of a guess that is told from the deal on, as its players did it."""


class Work:
    """The work of a decision so far, and whether that is all it may cost.

    At least ``LEAST`` deals are imagined, at any cost.
    """

    LEAST: Final = 8
    __slots__ = ("_end", "_steps")

    def __init__(self, steps: float = inf, seconds: float = inf) -> None:
        self._steps = steps
        self._end = thread_time() + seconds

    def does(self, steps: float) -> None:
        """So many steps are done."""
        self._steps -= steps

    def is_over(self, worlds: int) -> bool:
        """Whether these deals imagined have to do; late means the CPU's time has run out."""
        return (self._steps <= 0 and worlds >= self.LEAST) or thread_time() > self._end
