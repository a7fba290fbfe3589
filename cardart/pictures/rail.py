"""The rail along the lower edge of a table: the viewer's own plate, and what happens now."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from cardart.paint import fonts
from cardart.paint.shapes import box
from cardart.pictures import seat_plates
from cardart.pictures.bubbles import TAIL, bubble
from cardart.pictures.canvas import Canvas
from cardart.pictures.places import MARGIN, RAIL, WIDE
from cardart.scene import Deck, SeatScene, Theme

FACE = 46
OWN = 336
"""The width of the viewer's own plate in pixels."""
NOTE = (36, 32, 28, 25)
BANNER = 50
AROUND = 48
"""The pixels left and right of a note together."""
SAID = 150
"""The width in pixels that the viewer's own last word may have."""


@lru_cache(maxsize=256)
def rail(
    note: str, asked: bool, seat: SeatScene | None, said: str, theme: Theme, deck: Deck
) -> Image.Image:
    """The rail with a note, and the viewer's `bare` seat and last word if there are any."""
    canvas = Canvas(WIDE, RAIL, "rail", theme_name=theme, deck=deck)
    canvas.fill((0, 0, WIDE, 2), "rail_edge")
    left = MARGIN
    if seat is not None:
        end = _draw_own(canvas, seat, said)
        left = max(MARGIN + OWN, end) + 12
        if fonts.width(note, NOTE[1]) > WIDE - MARGIN - left - AROUND:
            left = end + 12
    if note:
        _draw_note(canvas, note, asked, left)
    return canvas.image


def _draw_own(canvas: Canvas, seat: SeatScene, said: str) -> int:
    """Draw the viewer's plate, and the last word beside it; return where this ends."""
    top = (RAIL - FACE) // 2 + 1
    seat_plates.draw_face(canvas, seat, FACE, MARGIN, top, "rail")
    if seat.turn:
        ring = box(FACE + 8, FACE + 8, FACE // 2 + 4, 4)
        canvas.stamp(ring, MARGIN - 4, top - 4, ink="turn", on="rail")
    x, room = MARGIN + FACE + 10, OWN - FACE - 10
    name = seat_plates.spoken(seat)
    share = room // 2 if seat.badges or seat.tricks or said else room
    size = fonts.fitting(name, (30, 26, 23), share)
    y = RAIL // 2 - round(size * 0.66)
    x += canvas.text(name, x, y, size, ink="text", on="rail", width=share) + 10
    end = seat_plates.draw_counts(canvas, seat, x, RAIL // 2 - 12, MARGIN + OWN - x, "rail")
    return _draw_said(canvas, said, end) if said else end


def _draw_said(canvas: Canvas, said: str, x: int) -> int:
    """Draw a bubble whose tail points to the plate, and return where it ends."""
    size = fonts.fitting(said, (27, 24, 21), SAID)
    words = fonts.line(said, size, SAID)
    wide, high = words.width + 32, BANNER - 8
    y = (RAIL - high) // 2 + 1
    canvas.stamp(bubble(wide, high, "left"), x + 4, y, ink="chip", on="rail")
    middle = y + high // 2 - round(size * 0.67)
    canvas.stamp(words, x + 4 + TAIL + 16, middle, ink="chip_ink", on="chip")
    return x + 4 + TAIL + wide


def _draw_note(canvas: Canvas, note: str, asked: bool, left: int) -> None:
    """Draw the note, as a banner if it is a question."""
    room = WIDE - MARGIN - left
    size = fonts.fitting(note, NOTE, room - AROUND)
    middle = left + room // 2
    ink, on = ("turn_ink", "turn") if asked else ("text", "rail")
    if asked:
        wide = min(room, max(360, fonts.line(note, size, room - AROUND).width + 72))
        banner = box(wide, BANNER, BANNER // 2)
        x, y = middle - wide // 2, (RAIL - BANNER) // 2 + 1
        canvas.stamp(banner, x, y, ink="turn", on="rail")
    y = RAIL // 2 + 1 - round(size * 0.67)
    canvas.text(note, middle, y, size, ink=ink, on=on, width=room - AROUND, align="middle")
