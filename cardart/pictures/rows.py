"""The picture of cards in rows: each row under its label, from left to right."""

from __future__ import annotations

from dataclasses import replace

from cardart.cards.decks import DECK_STYLES
from cardart.paint.sizes import CLOSE, Size
from cardart.pictures.canvas import Canvas
from cardart.scene.rows import CardRow, RowsScene

WIDE = 1100
MARGIN, TOP, BELOW = 40, 18, 34
LABEL, LABEL_HIGH = 42, 66
"""The font of a label and the room for it, in pixels."""
GAP = 10
"""Pixels between two cards that have room beside each other."""
JUMBO = 7
"""Cards of a row at most that leave room for a jumbo index."""


def draw_rows(scene: RowsScene) -> bytes:
    """The PNG of cards in rows."""
    step = LABEL_HIGH + CLOSE.high + BELOW
    canvas = Canvas(
        WIDE, TOP + step * len(scene.rows), "felt", theme_name=scene.theme, deck=scene.deck
    )
    for number, row in enumerate(scene.rows):
        top = TOP + number * step
        canvas.text(row.label, MARGIN, top, LABEL, ink="text", on="felt", width=WIDE - 2 * MARGIN)
        _draw_cards(canvas, row, top + LABEL_HIGH)
    return canvas.png()


def _draw_cards(canvas: Canvas, row: CardRow, y: int) -> None:
    size = _size(canvas, len(row.cards))
    for number, card in enumerate(row.cards):
        canvas.laid(card, size, MARGIN + number * step_of(len(row.cards)), y)


def _size(canvas: Canvas, cards: int) -> Size:
    crowded = DECK_STYLES[canvas.deck].jumbo and cards > JUMBO
    return replace(CLOSE, crowded=True) if crowded else CLOSE


def step_of(cards: int) -> int:
    """Pixels from card to card in a row of so many."""
    room = WIDE - 2 * MARGIN - CLOSE.wide
    return min(CLOSE.wide + GAP, room // max(1, cards - 1))
