"""The scene of cards in rows, such as a suit from the top."""

from __future__ import annotations

from dataclasses import dataclass

from cardart.scene.base import CardFace, Deck, Scene, Theme

MOST_ROWS = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRow:
    """A row of cards under its label."""

    label: str
    cards: tuple[CardFace, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RowsScene(Scene):
    """Cards in one to four rows, each of which may have a whole suit.

    :raises ValueError: there are more rows, or none.
    """

    rows: tuple[CardRow, ...]
    theme: Theme = "dark"
    deck: Deck = "classic"

    def __post_init__(self) -> None:
        if not 1 <= len(self.rows) <= MOST_ROWS:
            raise ValueError(f"a picture has 1 to {MOST_ROWS} rows, not {len(self.rows)}")
