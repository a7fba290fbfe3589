"""The picture of a hand, with legal cards bright and raised, the others dimmed."""

from __future__ import annotations

from cardart.paint.fonts import fitting
from cardart.paint.shapes import box, shape
from cardart.paint.sizes import LARGE
from cardart.pictures.canvas import Canvas
from cardart.scene import CardFace, HandScene

WIDE = 960
MARGIN = 16
GAP = 8
RAISED = 24
CHOSEN = 34
ROW = 8
"""Cards of a row at most; longer hands take two rows."""
SECOND_ROW = 152
"""Pixels from the first row to the second: the first keeps its indices and marks."""
LONG_STEP = 124
"""Pixels from card to card in two rows: a little overlap keeps the picture light."""
TICK = 48
ROOM = WIDE - 2 * MARGIN
TITLE, NOTE = (34, 29, 25), (30, 26)


def draw_hand(scene: HandScene) -> bytes:
    """The PNG of a player's hand."""
    rows = rows_of(scene.cards)
    top = 84 if scene.title else 36
    cards_high = RAISED + LARGE.high + (SECOND_ROW + RAISED) * (len(rows) - 1)
    high = top + cards_high + (60 if scene.note else 20)
    canvas = Canvas(WIDE, high, "felt", theme_name=scene.theme, deck=scene.deck)
    if scene.title:
        size = fitting(scene.title, TITLE, ROOM)
        canvas.text(scene.title, MARGIN, 12, size, ink="text", on="felt", width=ROOM)
    some = any(card.legal for card in scene.cards) and not all(card.legal for card in scene.cards)
    for number, row in enumerate(rows):
        y = top + RAISED + number * (SECOND_ROW + RAISED)
        _draw_row(canvas, row, y, LONG_STEP if len(rows) > 1 else LARGE.wide + GAP, some)
    if scene.note:
        size = fitting(scene.note, NOTE, ROOM)
        canvas.text(scene.note, MARGIN, high - 54, size, ink="soft", on="felt", width=ROOM)
    return canvas.png()


def rows_of(cards: tuple[CardFace, ...]) -> list[tuple[CardFace, ...]]:
    """The cards in one row, or in two from `ROW` cards on, the upper one no shorter."""
    if len(cards) <= ROW:
        return [cards]
    upper = (len(cards) + 1) // 2
    return [cards[:upper], cards[upper:]]


def _draw_row(canvas: Canvas, row: tuple[CardFace, ...], y: int, step: int, some: bool) -> None:
    if not row:
        return
    room = WIDE - 2 * MARGIN - LARGE.wide
    if len(row) > 1:
        step = min(step, room // (len(row) - 1))
    x = (WIDE - step * (len(row) - 1) - LARGE.wide) // 2
    for card in row:
        lift = CHOSEN if card.chosen else RAISED if card.legal and some else 0
        canvas.card(card, LARGE, x, y - lift)
        if card.chosen:
            _draw_chosen(canvas, x, y - lift)
        x += step


def _draw_chosen(canvas: Canvas, x: int, y: int) -> None:
    """Draw the frame of a chosen card, and a tick at its top, where no other card covers it."""
    frame = box(LARGE.wide, LARGE.high, LARGE.radius, 7)
    canvas.stamp(frame, x, y, ink="turn", on="paper")
    x, y = x + LONG_STEP // 2 + 2, y - TICK * 2 // 5
    canvas.disc("", x, y, TICK, fill="turn_ink", ink="turn", on="felt")
    canvas.stamp(box(TICK - 6, TICK - 6, TICK // 2), x + 3, y + 3, ink="turn", on="turn_ink")
    inner = TICK - 18
    canvas.stamp(shape("tick", inner, inner), x + 9, y + 9, ink="turn_ink", on="turn")
