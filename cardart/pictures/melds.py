"""The cards shown to all, such as melds, below the picture of a table."""

from __future__ import annotations

from cardart.paint import fonts
from cardart.paint.sizes import SLIM, SMALL
from cardart.pictures import seat_plates
from cardart.pictures.canvas import Canvas
from cardart.pictures.places import HIGH, MARGIN, TEXT, WIDE
from cardart.scene import SeatScene, Shown, TableScene

SHOWN_HIGH = SMALL.high + 56
SHOWN_WIDE = (WIDE - 3 * MARGIN) // 2


def shown_high(scene: TableScene) -> int:
    """The height in pixels that shown cards add to the picture."""
    return SHOWN_HIGH * ((len(scene.shown) + 1) // 2) + (12 if scene.shown else 0)


def draw_shown(canvas: Canvas, scene: TableScene) -> None:
    """Draw shown cards, two players a row, in the order of play from the viewer's seat."""
    seats = len(scene.seats)
    order = sorted(scene.shown, key=lambda shown: (shown.seat - scene.viewer) % seats)
    for number, shown in enumerate(order):
        x = MARGIN + (SHOWN_WIDE + MARGIN) * (number % 2)
        y = HIGH + 10 + SHOWN_HIGH * (number // 2)
        _draw_meld(canvas, shown, scene.seats[shown.seat], x, y)


def _draw_meld(canvas: Canvas, shown: Shown, seat: SeatScene, x: int, y: int) -> None:
    fill = seat_plates.side_colour(seat.side)
    canvas.disc(seat.letter[:2], x, y, 42, fill=fill, ink="side_ink", on="felt")
    label = (
        f"{seat_plates.spoken(seat)} · {shown.label}" if shown.label else seat_plates.spoken(seat)
    )
    room = SHOWN_WIDE - 56
    text = fonts.fitting(label, (TEXT, TEXT - 4), room)
    if shown.label and fonts.line(label, text).width > room:
        label = shown.label  # the letter names the player
    canvas.text(label, x + 52, y - 2, text, ink="text", on="felt", width=room)
    cards = shown.cards
    size = SMALL if len(cards) <= SHOWN_WIDE // SMALL.wide else SLIM
    step = min(size.wide + 6, (SHOWN_WIDE - size.wide) // max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        canvas.card(card, size, x + number * step, y + 48)
