"""The rail along the lower edge of a table: what happens now, and the viewer's own plate.

The plate stands at the right: Discord lays a badge over the lower left corner of a picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cardart.cards.faces import Sprite
from cardart.paint import lettering
from cardart.paint.shapes import Mask, box
from cardart.pictures import seat_plates
from cardart.pictures.bubbles import TAIL, bubble
from cardart.pictures.canvas import BADGE, Canvas
from cardart.pictures.places import MARGIN, RAIL, WIDE
from cardart.pictures.seat_plates import Sitter
from cardart.pictures.shortening import shortened
from cardart.scene import Deck, SeatScene
from cardart.text_cache import text_cache

FACE = 46
FACE_TOP = (RAIL - FACE) // 2 + 1
"""The top of the face of the viewer's own plate, in pixels from that of the rail."""
OWN = 336
"""The width of the viewer's own plate in pixels."""
HALF, USUAL, LONG = range(3)
"""The room that the viewer's own name has."""
LONGER = 90
"""The pixels by which it may be wider for a long name, if the note leaves them."""
NOTE = (36, 32, 28, 25, 22)
BANNER = 50
RING = 4
"""The width of the frame round the face of a viewer whose turn it is, in pixels."""
AROUND = 48
"""The pixels left and right of a note together."""
SAID = 150
"""The width in pixels that the viewer's own last word may have."""


def draw_rail(
    canvas: Canvas,
    y: int,
    note: str,
    asked: bool,
    seat: SeatScene | None = None,
    said: str = "",
    names: Sequence[str] = (),
) -> None:
    """Draw the rail, whose top is `y`: a note, and the viewer's seat and last word if any.

    Where nothing else helps a long note, the ``names`` in it lose their ends.
    """
    canvas.sprite(_bare(canvas.theme_name, canvas.deck), 0, y)
    right, centred = WIDE - MARGIN, seat is None
    if seat is not None:
        sitter = seat_plates.sitter(seat)
        every = len(sitter.badges)
        for most, named in ((every, LONG), (every, USUAL), (1, USUAL), (0, USUAL), (0, HALF)):
            shown = sitter._replace(badges=sitter.badges[:most])  # the note must be whole
            plate = _own(shown, said, named, canvas.theme_name, canvas.deck)
            left = WIDE - MARGIN + RING - plate.wide
            least = NOTE[1 if named == LONG else -2]
            if lettering.width(note, least) <= left - 12 - MARGIN - AROUND:
                break
        canvas.sprite(plate, left, y + 2)
        if seat.turn:
            canvas.soft(_ring(), left, y + FACE_TOP - RING, "turn")
        right = left - 12
    if note:
        left = _start(note, right, centred)
        room = right - left - AROUND
        whole = shortened(note, names, lambda text: lettering.width(text, NOTE[-1]) <= room)
        _draw_note(canvas, whole, asked, y, left, right)


def _start(note: str, right: int, centred: bool) -> int:
    """The left edge, in pixels, of the room of a note that ends at `right`.

    A note begins beside the badge; where it is too long for that, it goes under it no further than
    it must. One that stands clear of the badge in the middle of the whole rail may be `centred`.
    """
    wide = lettering.width(note, NOTE[1]) + AROUND
    if centred and (MARGIN + right - wide) // 2 >= BADGE[0]:
        return MARGIN
    return max(MARGIN, min(BADGE[0], right - wide))


@lru_cache(maxsize=16)
def _bare(theme: str, deck: Deck) -> Sprite:
    """The rail on which nothing stands."""
    canvas = Canvas(WIDE, RAIL, "rail", theme_name=theme, deck=deck)
    canvas.fill((0, 0, WIDE, 2), "rail_edge")
    return Sprite(canvas.image)


def _ring() -> Mask:
    return box(FACE + 2 * RING, FACE + 2 * RING, FACE // 2 + RING, RING)


@text_cache(2560)
def _own(seat: Sitter, said: str, named: int, theme: str, deck: Deck) -> Sprite:
    """The viewer's plate and the last word beside it, as wide as they need.

    A name that is `LONG` has all the room of a wider plate that badges and tricks leave, and else
    half if there are any; `HALF` in any case.
    """
    canvas = Canvas(OWN + 2 * SAID, RAIL, "rail", theme_name=theme, deck=deck)
    end = _draw_own(canvas, seat, said, named)
    return Sprite(canvas.image.crop((0, 2, end + RING, RAIL)))


def _draw_own(canvas: Canvas, seat: Sitter, said: str, named: int) -> int:
    """Draw the viewer's plate, and the last word beside it; return where this ends."""
    seat_plates.draw_face(canvas, seat, FACE, RING, FACE_TOP, "rail")
    own = OWN + (LONGER if named == LONG else 0)
    x, room = RING + FACE + 10, own - FACE - 10
    name = seat_plates.spoken(seat)
    counted = bool(seat.badges or seat.tricks)
    share = room // 2 if counted or said or named == HALF else room
    share = min(share, max(room // 3, room - 10 - seat_plates.counts_wide(seat)))
    if named == LONG:
        every = seat_plates.counts_wide(seat, len(seat.badges), seat_plates.BADGE[0])
        share = max(share, room - 10 - every if counted else room)
    size = lettering.fitting(name, (30, 26, 23), share)
    y = RAIL // 2 - round(size * 0.66)
    x += canvas.text(name, x, y, size, ink="text", on="rail", width=share) + 10
    end = seat_plates.draw_counts(canvas, seat, x, RAIL // 2 - 12, RING + own - x, "rail")
    return _draw_said(canvas, said, end) if said else end


def _draw_said(canvas: Canvas, said: str, x: int) -> int:
    """Draw a bubble whose tail points to the plate, and return where it ends."""
    size = lettering.fitting(said, (27, 24, 21), SAID)
    words = lettering.line(said, size, SAID)
    wide, high = words.width + 32, BANNER - 8
    y = (RAIL - high) // 2 + 1
    canvas.stamp(bubble(wide, high, "left"), x + 4, y, ink="chip", on="rail")
    middle = y + high // 2 - round(size * 0.67)
    canvas.stamp(words, x + 4 + TAIL + 16, middle, ink="chip_ink", on="chip")
    return x + 4 + TAIL + wide


def _draw_note(canvas: Canvas, note: str, asked: bool, top: int, left: int, right: int) -> None:
    """Draw the note between two places, as a banner if it is a question."""
    room = right - left
    size = lettering.fitting(note, NOTE, room - AROUND)
    middle = left + room // 2
    ink, on = ("turn_ink", "turn") if asked else ("text", "rail")
    if asked:
        wide = min(room, max(360, lettering.line(note, size, room - AROUND).width + 72))
        banner = box(wide, BANNER, BANNER // 2)
        x, y = middle - wide // 2, top + (RAIL - BANNER) // 2 + 1
        canvas.stamp(banner, x, y, ink="turn", on="rail")
    y = top + RAIL // 2 + 1 - round(size * 0.67)
    canvas.text(note, middle, y, size, ink=ink, on=on, width=room - AROUND, align="middle")
