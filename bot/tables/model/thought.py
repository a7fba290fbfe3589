"""The thought of a robot about an action, as far as anybody is told."""

from dataclasses import dataclass
from typing import Final, Literal

from bot.rules import Action
from bot.rules.kit.reasons import Reason

Certainty = Literal["sure", "likely", "close"]
LEAST: Final = 0.02
"""The smallest difference in games won, less those lost, that is told: a point of a hundred."""
TELLING: Final = 0.05
"""The difference in games won, less those lost, that says more than the points of this deal."""


@dataclass(frozen=True, slots=True)
class Compared:
    """An action compared with the best ``other`` in so many ``worlds``, deals imagined.

    ``better`` is whether it is the better of the two, as far as ``certainty`` goes. ``points`` are
    its lead in this deal, ``wins`` its lead in the share of deals that win the game, less that of
    those that lose it; below zero it is behind.
    """

    other: Action
    better: bool
    points: float
    wins: float
    worlds: int
    certainty: Certainty

    @property
    def is_about_the_game(self) -> bool:
        """Whether games won decide, and not the points of this deal."""
        if self.certainty == "close" or abs(self.wins) < LEAST or (self.wins > 0) != self.better:
            return False
        in_points = round(self.points, 1)
        return abs(self.wins) >= TELLING or not in_points or (in_points > 0) != self.better

    @property
    def is_close(self) -> bool:
        """Whether the two are as good as each other, as far as is told of them."""
        even = not self.is_about_the_game and not round(self.points, 1)
        return self.certainty == "close" or even


@dataclass(frozen=True, slots=True)
class Thought:
    """An action, the grounds for it, and how it compares; ``rather`` is the robot's own choice.

    It is the action itself where the robot agrees with it.
    """

    action: Action
    rather: Action
    grounds: tuple[Reason, ...] = ()
    compared: Compared | None = None
