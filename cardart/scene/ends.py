"""Scenes of what has ended: the result of a deal, and the end of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardart.scene.base import AVATARS, MOST_SEATS, SUITS, Deck, Scene, Theme

Dress = Literal["sheet", "slate", "fives", "pegs"]
"""The dress in which players see their score: numbers on paper, chalk strokes on a slate, two fives
of which as many pips lie open as there are points, or pegs in a wooden board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceScene:
    """The face of a player: a robot's drawn one, or a letter on a disc.

    :raises ValueError: there is no such avatar.
    """

    letter: str
    avatar: str = ""
    """One of `AVATARS`; empty for a person, who has a letter."""

    def __post_init__(self) -> None:
        if self.avatar and self.avatar not in AVATARS:
            raise ValueError(f"no such avatar: {self.avatar!r}")


@dataclass(frozen=True, slots=True, kw_only=True)
class SideScene:
    """A side of a game: its players, the sum of its deal, and its points before and after it."""

    name: str
    names: tuple[str, ...] = ()
    """The names of partners in it, which are shortened where it is too long."""
    faces: tuple[FaceScene, ...] = ()
    side: int = -1
    """The number of the side, which is its colour; -1 for grey."""
    lines: tuple[str, ...] = ()
    """The sum as players reckon it, line by line, such as 'Weis 20 × 4 = 80'."""
    brief: tuple[str, ...] = ()
    """The sum in fewer words, for a row with little room; empty if it has no fewer."""
    gain: str = ""
    """Points won or lost, with their sign."""
    before: int = 0
    after: int = 0
    penalty: bool = False
    """Whether points are penalties: then nobody is proud of more of them."""

    @property
    def proud(self) -> bool:
        """Whether the deal brought the side points that it wants."""
        return self.gain.startswith("+") and not self.penalty


@dataclass(frozen=True, slots=True, kw_only=True)
class DealScene(Scene):
    """The result of a deal: who bid what, what came of it, every side's sum and new score.

    :raises ValueError: no suit, or no side, or too many.
    """

    title: str
    sides: tuple[SideScene, ...]
    contract: str = ""
    verdict: str = ""
    suit: str = ""
    """The letter of the trump suit; empty where there was none."""
    target: int = 0
    """Points that end the game; 0 where none do."""
    target_text: str = ""
    dress: Dress = "sheet"
    theme: Theme = "dark"
    deck: Deck = "classic"

    def __post_init__(self) -> None:
        _check_sides(self.sides)
        if self.suit and self.suit not in SUITS:
            raise ValueError(f"not a suit: {self.suit!r}")


@dataclass(frozen=True, slots=True, kw_only=True)
class VictoryScene(Scene):
    """The end of a game: the winners' faces, the final score, moments, and changed ratings.

    :raises ValueError: no side, or too many; a winner is no side.
    """

    title: str
    headline: str
    """The winners, such as 'Ann & Cleo win!'."""
    sides: tuple[SideScene, ...]
    winners: tuple[int, ...] = ()
    """Indices of the sides that won; none where a game was ended before it was over."""
    why: str = ""
    moments: tuple[str, ...] = ()
    """One or two moments worth telling; the second is left out where ratings need its place."""
    ratings_label: str = ""
    ratings: tuple[tuple[str, str, str], ...] = ()
    """Each rated player's name, new rating, and the change with its sign."""
    target: int = 0
    target_text: str = ""
    dress: Dress = "sheet"
    theme: Theme = "dark"
    deck: Deck = "classic"

    def __post_init__(self) -> None:
        _check_sides(self.sides)
        if any(not 0 <= winner < len(self.sides) for winner in self.winners):
            raise ValueError("a winner is no side of the game")


def _check_sides(sides: tuple[SideScene, ...]) -> None:
    if not 1 <= len(sides) <= MOST_SEATS:
        raise ValueError(f"a game has 1 to {MOST_SEATS} sides, not {len(sides)}")
