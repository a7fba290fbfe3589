"""The layout of the pictures of a table: the places of plates, cards, corners and the rail."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from cardart.paint.sizes import CLOSE, FREE, MEDIUM, Size
from cardart.scene import TableScene

WIDE, HIGH = 1100, 733
MARGIN = 14
RAIL = 60
"""The height of the rail along the lower edge, on which the note stands."""
PLATE_WIDE, PLATE_HIGH = 240, 76
BROAD = 270
"""The width in pixels of a plate at a side, where trick and shown cards leave room."""
LEFT = MARGIN
MIDDLE = WIDE // 2
ABOVE = (MIDDLE - PLATE_WIDE // 2, 12)
CORNER = 312
"""The width of a corner in pixels."""
NEAR = 9
"""Pixels between a panel in a corner and what lies beside it."""
HAND_TOP = 494
"""The top of the viewer's cards that do not stand out."""
LOWER = 36
"""Pixels by which a trick lies lower that the viewer sees with an empty hand."""

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a seat: its edge, the top left of its plate, the middle of its played card.

    The plate is ``wide`` pixels wide.
    """

    edge: str
    plate: Spot
    card: Spot
    wide: int = PLATE_WIDE


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of all seats, clockwise from the viewer, and of what lies between them.

    `oval` is the line on the cloth, its middle and radii; `below` the top of the lower corners.
    """

    places: tuple[Place, ...]
    size: Size
    oval: tuple[int, int, int, int]
    below: int

    @property
    def centre(self) -> Spot:
        """The middle of the trick."""
        return self.oval[0], self.oval[1]


def _chair(number: int, shown: bool = False) -> Layout:
    """The layout of a table seen from a chair, above the viewer's hand.

    Where cards are ``shown``, up to four players sit higher, so that there is room below them.
    """
    highs = {3: (150,), 4: (196,), 5: (140, 250), 6: (140, 250), 7: (134, 214, 294)}.get(number, ())
    highs = (140,) if shown and number in (3, 4) else highs
    upper, lower = {5: (198, 378), 7: (194, 376)}.get(number, (185, 371))
    spots: Mapping[int, tuple[Spot, ...]] = {
        1: (),
        2: ((550, upper),),
        3: ((440, upper + 10), (660, upper + 10)),
        4: ((396, 278), (550, upper), (704, 278)),
        5: ((400, lower), (476, upper), (624, upper), (700, lower)),
        6: ((402, lower), (402, upper), (550, upper), (698, upper), (698, lower)),
        7: ((404, lower), (334, upper), (478, upper), (622, upper), (766, upper), (696, lower)),
    }
    own = Place("bottom", (0, 0), (MIDDLE, lower))
    places = (own, *_others(number, highs, spots[number], shown))
    size = MEDIUM if number < 6 else CLOSE
    return Layout(places, size, (MIDDLE, 278, 338, 184), 362 if number < 7 else 374)


def _open(number: int, shown: bool = False) -> Layout:
    """The layout of everybody's picture, which has no hand; ``shown`` is as in `_chair`."""
    own = Place("bottom", (ABOVE[0], HIGH - RAIL - PLATE_HIGH - 14), (MIDDLE, 446))
    if shown:
        chair = _chair(number, shown)
        moved = [replace(p, card=(p.card[0], p.card[1] + 50)) for p in chair.places]
        own = replace(own, card=moved[0].card)
        return Layout((own, *moved[1:]), MEDIUM, (MIDDLE, 328, 338, 200), 532)
    highs = {3: (220,), 4: (290,), 5: (180, 400), 6: (180, 400), 7: (140, 280, 420)}.get(number, ())
    upper, lower = 214, 446
    if number == 7:
        upper, lower = 210, 440
    spots: Mapping[int, tuple[Spot, ...]] = {
        1: (),
        2: ((550, upper),),
        3: ((450, upper), (650, upper)),
        4: ((380, 330), (550, upper), (720, 330)),
        5: ((380, lower), (464, upper), (636, upper), (720, lower)),
        6: ((380, lower), (380, upper), (550, upper), (720, upper), (720, lower)),
        7: ((404, lower), (334, upper), (478, upper), (622, upper), (766, upper), (696, lower)),
    }
    own = replace(own, card=(MIDDLE, lower))
    places = (own, *_others(number, highs, spots[number], shown))
    size = FREE if number < 7 else MEDIUM
    return Layout(places, size, (MIDDLE, 330, 350, 236), 532)


def _emptied(number: int, shown: bool) -> Layout:
    """The layout of a table seen from a chair whose hand is empty.

    The plates stay, and the trick takes the room of the hand: it is larger and lies lower.
    """
    chair, free = _chair(number, shown), _open(number, shown)
    lower = 0 if shown else LOWER
    cards = [(place.card[0], place.card[1] + lower) for place in free.places]
    places = tuple(replace(p, card=card) for p, card in zip(chair.places, cards, strict=True))
    x, y, across, down = free.oval
    return replace(free, places=places, oval=(x, y + lower, across, down))


def _others(
    number: int, highs: tuple[int, ...], cards: tuple[Spot, ...], shown: bool
) -> tuple[Place, ...]:
    """The places of the other seats: up the left side, opposite the viewer, down the right."""
    wide = PLATE_WIDE if number == 7 or (shown and number > 4) else BROAD
    left = [("left", (LEFT, y), wide) for y in reversed(highs)]
    top = [("top", ABOVE, PLATE_WIDE)] if number in (2, 4, 6) else []
    right = [("right", (WIDE - MARGIN - wide, y), wide) for y in highs]
    found = zip((*left, *top, *right), cards, strict=True)
    return tuple(Place(edge, plate, card, across) for (edge, plate, across), card in found)


@lru_cache(maxsize=64)
def layout(number: int, hand: bool, shown: bool, own: bool = False) -> Layout:
    """The layout of a table of ``number`` seats, with a hand or without; or the ``own`` one."""
    if own and not hand:
        return _emptied(number, shown)
    return _chair(number, shown) if hand else _open(number, shown)


def layout_of(scene: TableScene) -> Layout:
    """The layout of a scene: from the viewer's chair, or everybody's."""
    return layout(len(scene.seats), bool(scene.hand), bool(scene.shown), scene.own)


def place_of(scene: TableScene, seat: int, within: Layout | None = None) -> Place:
    """The place of seat number `seat` of the scene, in its own layout or another."""
    step = (seat - scene.viewer) % len(scene.seats)
    if not scene.clockwise:
        step = -step % len(scene.seats)
    return (within or layout_of(scene)).places[step]


@lru_cache(maxsize=256)
def room_above(within: Layout, wide: int, right: bool) -> int:
    """The pixels from the top that a panel in an upper corner may take, if it is so wide.

    The panel must not touch the plates and the played cards, whether they lie there or not.
    """
    size, free = within.size, HIGH
    for place in within.places:
        x, y = place.card[0] - size.wide // 2 - NEAR, place.card[1] - size.high // 2 - NEAR
        boxes = [(x, y, size.wide + 2 * NEAR)]
        if place.edge != "bottom":
            boxes.append((place.plate[0] - NEAR, place.plate[1] - 4, place.wide + 2 * NEAR))
        for x, y, across in boxes:
            if (x + across > WIDE - MARGIN - wide) if right else (x < MARGIN + wide):
                free = min(free, y)
    return free


def begun(scene: TableScene) -> bool:
    """Whether a card of a trick lies on the table."""
    return any(seat.card is not None for seat in scene.seats)
