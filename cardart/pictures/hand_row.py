"""The viewer's cards along the lower edge, those that may be played bright and raised."""

from __future__ import annotations

from cardart.paint.shapes import box, shape
from cardart.paint.sizes import LARGE
from cardart.pictures.canvas import Canvas
from cardart.pictures.places import HAND_TOP, MARGIN, WIDE
from cardart.scene import TableScene

RAISED, CHOSEN = 18, 27
"""Pixels by which a card stands out that may be played, and one that is chosen."""
GAP = 8
TICK = 44
LEFT, TOP, RIGHT = 0, 1, 2


def draw_hand(canvas: Canvas, scene: TableScene) -> None:
    """Draw the viewer's hand in one row, in which every index can be read."""
    cards = scene.hand
    some = any(card.legal for card in cards) and not all(card.legal for card in cards)
    step = step_of(len(cards))
    x = (WIDE - step * (len(cards) - 1) - LARGE.wide) // 2
    for number, card in enumerate(cards):
        lift = CHOSEN if card.chosen else RAISED if card.legal and some else 0
        y = HAND_TOP - lift
        last = number == len(cards) - 1
        sides = (LEFT, TOP, RIGHT) if last or step > LARGE.wide else (LEFT, TOP)
        if card.chosen:
            canvas.soft(box(LARGE.wide + 10, LARGE.high, LARGE.radius + 4), x - 5, y - 5, "turn")
        canvas.laid(card, LARGE, x, y, () if card.chosen else sides)
        if card.chosen:
            _draw_tick(canvas, x + min(step, LARGE.wide) // 2 - TICK // 2, y - TICK + 9)
        x += step


def step_of(number: int) -> int:
    """Pixels from card to card in a hand of ``number`` cards."""
    room = WIDE - 2 * MARGIN - LARGE.wide
    return min(LARGE.wide + GAP, room // max(1, number - 1))


def _draw_tick(canvas: Canvas, x: int, y: int) -> None:
    """Draw the tick of a chosen card at its top, where no other card covers it."""
    canvas.soft(box(TICK, TICK, TICK // 2), x, y, "turn_ink")
    canvas.soft(box(TICK - 6, TICK - 6, TICK // 2 - 3), x + 3, y + 3, "turn")
    canvas.soft(shape("tick", TICK - 18, TICK - 18), x + 9, y + 9, "turn_ink")
