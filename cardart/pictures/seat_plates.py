"""The plate of a seat: name, cards left, tricks, badges, and a mark for the turn."""

from __future__ import annotations

from cardart.paint import fonts
from cardart.paint.shapes import box, robot, shape
from cardart.paint.sizes import CHIP
from cardart.pictures.canvas import Canvas
from cardart.scene import CardFace, SeatScene

WIDE, HIGH = 296, 148
BORDER = 3
TURN_BORDER = 7
NAME, COUNT, BADGE = (38, 34, 30), 38, 28
DISC = 42


def side_colour(side: int) -> str:
    """The name of the colour of a side; seats of unknown sides are grey."""
    return f"side{side % 6}" if side >= 0 else "disc"


def spoken(seat: SeatScene) -> str:
    """The name of a seat's player, or the letter where no font has the name."""
    return seat.name if fonts.writes(seat.name) else seat.letter


def draw_plate(canvas: Canvas, seat: SeatScene, x: int, y: int) -> None:
    """Draw the plate of a seat with its top left at `x`, `y`."""
    fill, ink, soft = grounds(seat)
    edge = "text" if seat.turn else "plate_edge"
    border = TURN_BORDER if seat.turn else BORDER
    canvas.panel((x, y, WIDE, HIGH), fill=fill, edge=edge, on="felt", border=border)
    colour = side_colour(seat.side)
    canvas.disc(seat.letter[:2], x + 12, y + 11, DISC, fill=colour, ink="side_ink", on=fill)
    room = WIDE - DISC - 32 - (38 if seat.robot else 0)
    size = fonts.fitting(spoken(seat), NAME, room)
    top = y + 6 + (NAME[0] - size) * 2 // 3
    wide = canvas.text(spoken(seat), x + 62, top, size, ink=ink, on=fill, width=room)
    if seat.robot:
        canvas.stamp(robot(32), x + 68 + wide, y + 15, ink=soft, on=fill)
    _draw_counts(canvas, seat, x + 16, y + 59, (fill, ink, soft))
    if seat.turn:
        canvas.stamp(shape("arrow", 44, 44), x + WIDE - 58, y + 56, ink=ink, on=fill)
    _draw_badges(canvas, seat, x + 12, y + HIGH - 48, fill)


def grounds(seat: SeatScene) -> tuple[str, str, str]:
    """The names of a plate's colours: ground, text, and softer text."""
    if seat.turn:
        return "turn", "turn_ink", "turn_ink"
    if seat.out:
        return "gone", "gone_ink", "gone_ink"
    return "plate", "text", "soft"


def _draw_counts(
    canvas: Canvas, seat: SeatScene, x: int, y: int, colours: tuple[str, str, str]
) -> None:
    """Draw the numbers of cards left and of tricks taken."""
    fill, ink, soft = colours
    if seat.out:
        canvas.stamp(shape("cross", 30, 30), x, y + 4, ink=soft, on=fill)
        return
    canvas.card(CardFace(), CHIP, x + 8, y - 2)
    canvas.card(CardFace(), CHIP, x, y + 2)
    wide = canvas.text(str(seat.cards_left), x + 46, y - 10, COUNT, ink=ink, on=fill)
    left = max(x + 116, x + 62 + wide)
    canvas.stamp(shape("crown", 40, 36), left, y, ink=soft, on=fill)
    canvas.text(str(seat.tricks), left + 50, y - 10, COUNT, ink=ink, on=fill)


def _draw_badges(canvas: Canvas, seat: SeatScene, x: int, y: int, on: str) -> None:
    """Draw the badges that fit; the message beside the picture has all of them."""
    room = x + WIDE - 28
    for badge in seat.badges:
        wide = fonts.line(badge, BADGE, WIDE - 46).width + BADGE * 3 // 4
        if x + wide > room:
            return
        x += 6 + canvas.chip(
            badge, x, y, BADGE, fill="chip", ink="chip_ink", on=on, width=WIDE - 46
        )


def draw_marks(canvas: Canvas, seat: SeatScene, x: int, y: int, wide: int, high: int) -> None:
    """Draw the marks of a played card: a crown for the present winner, a 1 for the leader."""
    if seat.winning:
        canvas.stamp(box(wide + 14, high + 14, 16, 8), x - 7, y - 7, ink="turn", on="felt")
        canvas.disc("", x + wide - 36, y - 16, 56, fill="turn", ink="turn_ink", on="felt")
        canvas.stamp(shape("crown", 40, 36), x + wide - 28, y - 7, ink="turn_ink", on="turn")
    if seat.leads:
        canvas.disc("1", x - 10, y + high - 38, 46, fill="chip", ink="chip_ink", on="felt")
