"""Speech bubbles: the last word of each player in the auction, beside the plate."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from cardart.paint import lettering
from cardart.paint.shapes import FINER, Mask
from cardart.pictures import trick
from cardart.pictures.canvas import Canvas
from cardart.pictures.places import (
    LEFT,
    MIDDLE,
    PLATE_HIGH,
    WIDE,
    Place,
    begun,
    layout_of,
    place_of,
)
from cardart.scene import TableScene

HIGH = 50
TAIL = 14
SAID = (30, 26, 22, 20)
ROOM = 200
PAD = 17
SIDES = ("left", "right")
CLEAR = 10
"""Pixels between a bubble and what lies in the middle."""


def draw_bubbles(canvas: Canvas, scene: TableScene) -> None:
    """Draw what all have said, as long as no card lies on the table; the viewer has the rail."""
    if begun(scene):
        return
    beside = _beside(scene)
    for number, seat in enumerate(scene.seats):
        place = place_of(scene, number)
        if seat.said and not (scene.from_chair and place.edge == "bottom"):
            room = beside if place.edge in SIDES else ROOM
            _draw_bubble(canvas, seat.said, place, room)


def between(scene: TableScene) -> int:
    """The pixels that the bubbles at both sides leave free around the middle of the table."""
    beside = _beside(scene)
    wides = [
        _words_of(seat.said, beside)[2]
        for number, seat in enumerate(scene.seats)
        if seat.said and place_of(scene, number).edge in SIDES
    ]
    return 2 * (MIDDLE - CLEAR - _edge(scene) - max(wides)) if wides else WIDE


def _beside(scene: TableScene) -> int:
    """The pixels that words at a side may take, up to what lies in the middle."""
    free = MIDDLE - trick.aside_wide(scene) // 2 - CLEAR
    return min(ROOM, free - _edge(scene) - 2 * PAD)


def _edge(scene: TableScene) -> int:
    """Pixels from the edge of the picture to the words' bubble at a side."""
    return LEFT + max(place.wide for place in layout_of(scene).places) + 4 + TAIL


def _words_of(said: str, room: int) -> tuple[int, Mask, int]:
    """The size of words in pixels, their line, and the width of a bubble around it."""
    size = lettering.fitting(said, SAID, room)
    words = lettering.line(said, size, room)
    return size, words, max(76, words.width + 2 * PAD)


def _draw_bubble(canvas: Canvas, said: str, place: Place, room: int) -> None:
    size, words, wide = _words_of(said, room)
    x, y = place.plate
    if place.edge == "left":
        x, y = x + place.wide + 4, y + (PLATE_HIGH - HIGH) // 2
    elif place.edge == "right":
        x, y = x - wide - TAIL - 4, y + (PLATE_HIGH - HIGH) // 2
    elif place.edge == "top":
        x, y = MIDDLE - wide // 2, y + PLATE_HIGH + 2
    else:
        x, y = MIDDLE - wide // 2, y - HIGH - TAIL - 2
    canvas.soft(bubble(wide, HIGH, place.edge), x, y, "chip")
    left = x + (TAIL if place.edge == "left" else 0) + (wide - words.width) // 2
    top = y + (TAIL if place.edge == "top" else 0) + HIGH // 2 - round(size * 0.67)
    canvas.stamp(words, left, top, ink="chip_ink", on="chip")


@lru_cache(maxsize=256)
def bubble(wide: int, high: int, edge: str) -> Mask:
    """A bubble of this size in pixels, its tail towards the edge where its speaker sits."""
    x, y = (TAIL if edge == "left" else 0), (TAIL if edge == "top" else 0)
    aside = edge in ("left", "right")
    size = (wide + (TAIL if aside else 0), high + (0 if aside else TAIL))
    large = Image.new("L", (size[0] * FINER, size[1] * FINER), 0)
    pen = ImageDraw.Draw(large)
    area = [FINER * part for part in (x, y, x + wide, y + high)]
    pen.rounded_rectangle((area[0], area[1], area[2] - 1, area[3] - 1), 20 * FINER, fill=255)
    middle_x, middle_y = x + wide / 2, y + high / 2
    tips = {
        "left": ((x + 2, middle_y - 11), (0, middle_y), (x + 2, middle_y + 11)),
        "right": ((wide - 2, middle_y - 11), (size[0], middle_y), (wide - 2, middle_y + 11)),
        "top": ((middle_x - 12, y + 2), (middle_x, 0), (middle_x + 12, y + 2)),
        "bottom": ((middle_x - 12, high - 2), (middle_x, size[1]), (middle_x + 12, high - 2)),
    }
    pen.polygon([(px * FINER, py * FINER) for px, py in tips[edge]], fill=255)
    return Mask(large.reduce(FINER))
