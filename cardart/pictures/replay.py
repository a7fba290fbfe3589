"""The picture of a finished game: all hands open round the table, the tricks so far below.

A hand lies below its seat at the left and right, and between seat and centre at the top and bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from cardart.paint import lettering, wrapping
from cardart.paint.sizes import SLIM, TINY
from cardart.pictures import seat_plates, table_facts
from cardart.pictures.canvas import BADGE, Canvas
from cardart.pictures.cloth import Cloth, cloth
from cardart.pictures.places import (
    ABOVE,
    MARGIN,
    MIDDLE,
    PLATE_HIGH,
    PLATE_WIDE,
    RAIL,
    WIDE,
    Layout,
    place_of,
)
from cardart.pictures.places import (
    layout as layout_for,
)
from cardart.pictures.printed import draw_title
from cardart.pictures.shortening import fits_in, shortened_lines
from cardart.pictures.trick import draw_trick
from cardart.scene import CardFace, ReplayScene, TableScene, TrickRow

GAP = 5
ROW = TINY.high + 6
SIDE_ROW = (PLATE_WIDE + GAP) // (TINY.wide + GAP)
"""Cards in a row below a seat at the left or right."""
BETWEEN = 18
"""Pixels between two seats on one side."""
UPPER = 118
"""The top of the seats at the sides: the corners with their panels lie above."""
TRICK_HIGH = 366
"""The height of the trick in pixels."""
TRICK_TOP = 102
"""The top of the trick in the layout seen from a chair."""
LETTER = 36
STRIP_HIGH = SLIM.high + LETTER + 16
NUMBER = 46
CAPTION = (36, 34, 32)
"""The sizes in pixels of a caption on one line, and of its two texts on a line each."""
SMALLER = (30, 28)
"""The sizes in pixels of a caption that has no room otherwise."""
MOST_LINES = 4
CAPTION_PAD = 11
"""Pixels above and below a caption."""


@dataclass(frozen=True, slots=True)
class Lines:
    """Heights in pixels: top of the centre, its height, tops of the lower hand and seat, end."""

    middle: int
    high: int
    hand: int
    plate: int
    end: int

    @property
    def down(self) -> int:
        """Pixels by which the trick lies lower than on the picture of a table."""
        return self.middle + (self.high - TRICK_HIGH) // 2 - TRICK_TOP


def draw_replay(scene: ReplayScene) -> bytes:
    """The PNG of a moment of a finished game."""
    layout = layout_for(len(scene.table.seats), hand=True, shown=False)
    lines = _lines(scene, layout)
    table = scene.table
    strip = _strip(scene)
    caption = _Caption(table, lowest=not strip)
    strip_top = lines.end + caption.high
    high = strip_top + STRIP_HIGH * len(strip) + (MARGIN if strip else 0)
    x, y, across, down = layout.oval
    oval = (x, y + lines.down, across, down)
    ground = cloth(WIDE, high, oval, 4, table.clockwise)
    canvas = Canvas.over(ground.image.copy(), theme_name=scene.theme, deck=scene.deck)
    draw_trick(canvas, table, ground, layout, lines.down)
    draw_title(canvas, table, layout, lines.down)
    table_facts.draw_corners(canvas, table, ground)
    for number in range(len(table.seats)):
        _draw_seat(canvas, scene, number, lines, ground)
    caption.draw(canvas, lines.end)
    for number, row in enumerate(strip):
        _draw_tricks(canvas, row, strip_top + MARGIN + number * STRIP_HIGH)
    return canvas.png()


class _Caption:
    """The title of a picture and its note, on as few lines as let them be read on a phone.

    Discord lays its badge over the left of one that is the ``lowest`` part of the picture.
    """

    def __init__(self, table: TableScene, *, lowest: bool) -> None:
        texts = [text for text in (table.title, table.note) if text]
        self.left = BADGE[0] if lowest else MARGIN
        self.room = WIDE - 2 * self.left
        self.size, self.lines = self._set(texts, [seat.name for seat in table.seats])
        self.step = lettering.height(self.size) - 4
        self.high = max(RAIL, len(self.lines) * self.step + 2 * CAPTION_PAD)
        self.title = len(self.lines) > 1 and self.lines[0] == table.title

    def _set(self, texts: list[str], names: Sequence[str]) -> tuple[int, Sequence[str]]:
        """The size of the letters in pixels, and the lines: one, or one a text, or more.

        Where these are not enough, the ``names`` lose their ends.
        """
        for lines, size in product(([" · ".join(texts)], texts), CAPTION):
            if fits_in(lines, size, self.room):
                return size, lines
        for size in SMALLER:
            broken = [wrapping.wrapped(text, size, self.room, MOST_LINES // 2) for text in texts]
            lines = [line for part in broken for line in part]
            if fits_in(lines, size, self.room):
                return size, lines
        within = size, self.room, MOST_LINES // 2
        return size, [line for text in texts for line in shortened_lines(text, names, *within)]

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw the rail whose top is `y`, with the caption in its middle."""
        canvas.fill((0, y, WIDE, y + self.high), "rail")
        canvas.fill((0, y, WIDE, y + 2), "rail_edge")
        top = y + (self.high - len(self.lines) * self.step) // 2 - 1
        for number, line in enumerate(self.lines):
            ink = "soft" if self.title and not number else "text"
            canvas.text(
                line.removesuffix(" ·"), MIDDLE, top, self.size, ink=ink, on="rail",
                width=self.room, align="middle",
            )  # fmt: skip
            top += self.step


def _lines(scene: ReplayScene, layout: Layout) -> Lines:
    edges = [place.edge for place in layout.places]
    middle = ABOVE[1] + PLATE_HIGH + (16 + ROW if "top" in edges else 20 if len(edges) > 3 else 8)
    beside = max(edges.count("left"), edges.count("right"))
    side = beside * _side_high(scene, layout) + (beside - 1) * BETWEEN
    high = max(TRICK_HIGH, UPPER + side - middle)
    hand = middle + high + 12
    plate = hand + ROW + 2
    return Lines(middle, high, hand, plate, plate + PLATE_HIGH + 12)


def _side_high(scene: ReplayScene, layout: Layout) -> int:
    """The height of every seat at the left or right with its hand, in pixels."""
    held = [
        len(hand.cards)
        for number, hand in enumerate(scene.hands)
        if place_of(scene.table, number, layout).edge in ("left", "right")
    ]
    rows = -(-max(held, default=0) // SIDE_ROW)
    return PLATE_HIGH + 8 + ROW * max(rows, 1)


def _draw_seat(
    canvas: Canvas, scene: ReplayScene, number: int, lines: Lines, ground: Cloth
) -> None:
    """Draw a seat, and its hand beside it."""
    table, cards = scene.table, scene.hands[number].cards
    layout = layout_for(len(table.seats), hand=True, shown=False)
    place = place_of(table, number, layout)
    x, y = ABOVE
    if place.edge == "top":
        _draw_row(canvas, cards, MIDDLE, y + PLATE_HIGH + 8)
    elif place.edge == "bottom":
        y = lines.plate
        _draw_row(canvas, cards, MIDDLE, lines.hand)
    else:
        high = _side_high(scene, layout) + BETWEEN
        beside = sorted(p.plate[1] for p in layout.places if p.edge == place.edge)
        x, step = place.plate[0], beside.index(place.plate[1])
        spare = max(0, lines.middle + lines.high - UPPER - high * len(beside) + BETWEEN)
        y = UPPER + spare // 2 + step * high
        for row, at in enumerate(range(0, len(cards), SIDE_ROW)):
            part = cards[at : at + SIDE_ROW]
            _draw_row(canvas, part, x + place.wide // 2, y + PLATE_HIGH + 8 + row * ROW)
    seat_plates.draw_plate(canvas, table.seats[number], ground, x, y, place.wide)


def _draw_row(canvas: Canvas, cards: tuple[CardFace, ...], middle: int, y: int) -> None:
    """Draw cards in a row around its middle."""
    if not cards:
        return
    room = WIDE - 2 * MARGIN - TINY.wide
    step = min(TINY.wide + GAP, room // max(1, len(cards) - 1))
    x = middle - (step * (len(cards) - 1) + TINY.wide) // 2
    for number, card in enumerate(cards):
        canvas.flat(card, TINY, x + number * step, y)


def _strip(scene: ReplayScene) -> list[list[tuple[int, TrickRow]]]:
    """The tricks so far with their numbers, row by row."""
    longest = max((len(trick.cards) for trick in scene.tricks), default=0)
    fit = max(1, (WIDE - 2 * MARGIN + 12) // _trick_wide(longest))
    numbered = list(enumerate(scene.tricks, 1))
    return [numbered[at : at + fit] for at in range(0, len(numbered), fit)]


def _trick_wide(cards: int) -> int:
    return NUMBER + cards * (SLIM.wide + 2) + 12


def _draw_tricks(canvas: Canvas, row: list[tuple[int, TrickRow]], y: int) -> None:
    """Draw tricks side by side: the number, the cards as played, a letter below each card."""
    x = MARGIN
    for number, trick in row:
        canvas.text(
            str(number), x + NUMBER - 6, y + 26, 32, ink="soft", on="felt", align="right",
            width=NUMBER,
        )  # fmt: skip
        for place, played in enumerate(trick.cards):
            left = x + NUMBER + place * (SLIM.wide + 2)
            canvas.flat(played.card, SLIM, left, y)
            fill, ink = ("turn", "turn_ink") if played.winner else ("plate", "text")
            canvas.disc(
                played.letter[:2], left + (SLIM.wide - LETTER) // 2, y + SLIM.high + 4, LETTER,
                fill=fill, ink=ink, on="felt",
            )  # fmt: skip
        x += _trick_wide(len(trick.cards))
