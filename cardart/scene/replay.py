"""The scene of a moment of a finished game, with every hand open."""

from __future__ import annotations

from dataclasses import dataclass

from cardart.scene.base import CardFace, Deck, Scene, Theme
from cardart.scene.table import TableScene, TrickCard


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHand:
    """A hand of a finished game, in playing order."""

    cards: tuple[CardFace, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickRow:
    """A finished trick, its cards in the order played."""

    cards: tuple[TrickCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayScene(Scene):
    """A moment of a finished game: a table, every hand next to its seat, the tricks so far.

    The table's last trick and shown cards are not drawn, since all cards are open.

    :raises ValueError: there are more or fewer hands than seats.
    """

    table: TableScene
    hands: tuple[OpenHand, ...]
    tricks: tuple[TrickRow, ...] = ()
    theme: Theme = "dark"
    deck: Deck = "classic"

    def __post_init__(self) -> None:
        if len(self.hands) != len(self.table.seats):
            raise ValueError(f"{len(self.hands)} hands at a table of {len(self.table.seats)}")
