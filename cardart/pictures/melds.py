"""The cards shown to all, such as melds: in the middle, or beside the trick once it has begun."""

from __future__ import annotations

from functools import lru_cache

from cardart.cards.faces import Sprite
from cardart.paint import lettering
from cardart.paint.shapes import box
from cardart.paint.sizes import GRAND, NARROW, SHOWN, SMALL, TINY, Size
from cardart.pictures import seat_plates, table_facts
from cardart.pictures.canvas import Canvas
from cardart.pictures.cloth import Cloth, cloth_of
from cardart.pictures.places import (
    HAND_TOP,
    HIGH,
    MARGIN,
    MIDDLE,
    PLATE_HIGH,
    PLATE_WIDE,
    RAIL,
    WIDE,
    Spot,
    begun,
    layout_of,
    place_of,
)
from cardart.pictures.sheet import piece
from cardart.scene import CardFace, Deck, Shown, TableScene

LABEL, DISC = 26, 30
SMALLER = (23, 21, 19)
"""The sizes in pixels of a label where there is less room, rather than to cut it."""
CELL_HIGH = 28 + NARROW.high + 6
CELL_WIDE = 292
"""The width of a cell beside the trick of up to four players in pixels."""
GRID_WIDE, GRID_GAP = 260, 40
BROAD, BROAD_TOP = 460, 226
"""The width and the top of a cell that has room below the plates of the neighbours."""
HEADING, APART = 34, 22
"""The height of a heading, and what is free below a row at most, in pixels."""
NAMED = 70
"""The pixels beside shown cards at least in which the name of their owner stands."""
RISE = 28
"""The pixels above a hand by which a card of it may stand out."""
OPEN_END = 600
"""The end in pixels of the middle of everybody's picture, above the plate at the lower edge."""
SEEN = 0.84
"""The share of a small card that must be seen at least."""


def draw_shown(canvas: Canvas, scene: TableScene) -> None:
    """Draw shown cards in the order of play from the viewer's seat."""
    seats = len(scene.seats)
    order = sorted(scene.shown, key=lambda shown: (shown.seat - scene.viewer) % seats)
    if not order:
        return
    if begun(scene) or scene.up_card is not None or scene.piles:
        _draw_beside(canvas, scene, order)
    else:
        _draw_grid(canvas, scene, order)


def _draw_grid(canvas: Canvas, scene: TableScene, order: list[Shown]) -> None:
    """Draw shown cards in the empty middle, two players a row, below the plates of four."""
    rows = [order[at : at + 2] for at in range(0, len(order), 2)]
    few = len(scene.seats) <= 4
    wide, top = (BROAD, BROAD_TOP) if few else (GRID_WIDE, table_facts.UPPER_END)
    room = (HAND_TOP if scene.from_chair else OPEN_END) - RISE - top
    size = _grid_size(max(len(shown.cards) for shown in order), wide, room // len(rows))
    step = min(room // len(rows), HEADING + size.high + APART)
    y = top + (room - step * len(rows)) // 2
    columns = [order[0::2], order[1::2]]
    wides = [max((_cell_wide(shown, size, wide) for shown in c), default=0) for c in columns]
    for row in rows:
        x = MIDDLE - (sum(wides[: len(rows[0])]) + GRID_GAP * (len(rows[0]) - 1)) // 2
        for shown, across in zip(row, wides, strict=False):
            middle = across if len(order) == 1 else 0
            _draw_cell(canvas, scene, shown, size, (x, y), HEADING, wide, middle=middle)
            x += across + GRID_GAP
        y += step


def _cell_wide(shown: Shown, size: Size, most: int) -> int:
    """The pixels across that shown cards and their heading take."""
    heading = DISC + 8 + lettering.width(shown.label, LABEL)
    return min(most, max(heading, len(shown.cards) * (size.wide + 2)))


def _grid_size(cards: int, wide: int, high: int) -> Size:
    """The largest size in which so many cards can be told apart in a cell of this size."""
    for size in (GRAND, SMALL, SHOWN, TINY):
        row = size.wide + round((cards - 1) * size.wide * SEEN)
        if row <= wide and HEADING + size.high + RISE // 2 <= high:
            return size
    return NARROW


def _draw_beside(canvas: Canvas, scene: TableScene, order: list[Shown]) -> None:
    """Draw shown cards small at the sides, as near as possible to the players' plates.

    Cards of players without a plate at a side lie as far as possible below those of others, by
    name.
    """
    wide = CELL_WIDE if len(scene.seats) <= 4 else PLATE_WIDE
    free = {side: _slots(scene, side, wide) for side in ("left", "right")}
    edges = {shown.seat: place_of(scene, shown.seat).edge for shown in order}
    nearest = ("left", "right", "top", "bottom")
    for shown in sorted(order, key=lambda shown: nearest.index(edges[shown.seat])):
        side, name = edges[shown.seat], ""
        if side not in free:
            side = max(("right", "left"), key=lambda name: len(free[name]))
            name = seat_plates.spoken(scene.seats[shown.seat])
        if slots := free[side] or free["left"] or free["right"]:
            at = slots.pop() if name else slots.pop(0)
            _draw_cell(canvas, scene, shown, NARROW, at, 30, wide, name)


def _slots(scene: TableScene, side: str, wide: int) -> list[Spot]:
    """The free places at the left or right, those below the plates first, from top to bottom."""
    layout = layout_of(scene)
    plates = [place.plate[1] for place in layout.places if place.edge == side]
    taken = bool(scene.last_trick) if side == "right" else bool(scene.piles or scene.up_card)
    bottom = HAND_TOP - 40 if scene.from_chair else HIGH - RAIL - 8
    if taken:
        bottom = layout.below - 8
    top = max((y + PLATE_HIGH for y in plates), default=table_facts.UPPER_END) + 6
    x = MARGIN if side == "left" else WIDE - MARGIN - wide
    return [(x, y) for y in range(top, bottom - CELL_HIGH + 1, CELL_HIGH)]


def _draw_cell(
    canvas: Canvas,
    scene: TableScene,
    shown: Shown,
    size: Size,
    at: Spot,
    below: int,
    wide: int,
    name: str = "",
    middle: int = 0,
) -> None:
    """Draw shown cards so many pixels below their heading, and a name beside them, if any.

    They stand at the left, or in the ``middle`` of so many pixels.
    """
    seat = scene.seats[shown.seat]
    label = shown.label or seat_plates.spoken(seat)
    owner = (seat.letter[:2], seat_plates.side_colour(seat.side))
    look = (cloth_of(scene), scene.theme, scene.deck)
    x, y = at
    cell = _cell(shown.cards, label, owner, name, size, at, below, wide, middle, *look)
    canvas.sprite(cell, x, y - 2)


@lru_cache(maxsize=160)
def _cell(
    cards: tuple[CardFace, ...],
    label: str,
    owner: tuple[str, str],
    name: str,
    size: Size,
    at: Spot,
    below: int,
    wide: int,
    middle: int,
    cloth: Cloth,
    theme: str,
    deck: Deck,
) -> Sprite:
    """Cards on the cloth below what they are and their owner: a letter and a colour."""
    x, y = at

    def draw(canvas: Canvas) -> None:
        letter, fill = owner
        canvas.soft(box(DISC, DISC, DISC // 2), x, y - 2, fill)
        canvas.disc(letter, x, y - 2, DISC, fill=fill, ink="side_ink", on=fill)
        room = wide - DISC - 8
        text = lettering.fitting(label, (LABEL, *SMALLER), room)
        top = y + 13 - round(text * 0.67)
        canvas.soft(lettering.line(label, text, room), x + DISC + 7, top, "text")
        step = min(size.wide + 2, (wide - size.wide) // max(1, len(cards) - 1))
        row = (len(cards) - 1) * step + size.wide
        left = x + max(0, (middle - row) // 2)
        for number, card in enumerate(cards):
            canvas.flat(card, size, left + number * step, y + below)
        after = row + 10
        if name and wide - after >= NAMED:
            text = lettering.fitting(name, (LABEL, *SMALLER), wide - after)
            top = y + below + size.high // 2 - round(text * 0.67)
            canvas.soft(lettering.line(name, text, wide - after), x + after, top, "text")

    return piece(cloth, (x, y - 2, wide, 2 + below + size.high), theme, deck, draw)
