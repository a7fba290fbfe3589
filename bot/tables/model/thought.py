"""The thought of a robot about an action, as far as anybody is told."""

from dataclasses import dataclass
from typing import Literal

from bot.rules import Action
from bot.rules.kit.reasons import Reason

Certainty = Literal["sure", "likely", "close"]


@dataclass(frozen=True, slots=True)
class Compared:
    """An action compared with the best ``other`` in so many ``worlds``, deals imagined.

    ``better`` is whether it is the better of the two, as far as ``certainty`` goes. ``points`` are
    what it brings more in this deal, ``wins`` what it has more of the share of deals that win the
    game, less that of those that lose it; below zero it brings less.
    """

    other: Action
    better: bool
    points: float
    wins: float
    worlds: int
    certainty: Certainty


@dataclass(frozen=True, slots=True)
class Thought:
    """An action, the grounds for it, and how it compares; ``rather`` is what the robot would do.

    It is the action itself where the robot agrees with it.
    """

    action: Action
    rather: Action
    grounds: tuple[Reason, ...] = ()
    compared: Compared | None = None
