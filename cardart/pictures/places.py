"""The layout of the picture of a table: bands, corners, and the places of the seats."""

from __future__ import annotations

from dataclasses import dataclass

from cardart.pictures import seat_plates
from cardart.scene import TableScene

WIDE = 1086
MARGIN = 16
TITLE_BAR, NOTE_BAR = 56, 68
TOP = TITLE_BAR + 12
MIDDLE = TOP + seat_plates.HIGH + 14
MIDDLE_HIGH = 400
BOTTOM = MIDDLE + MIDDLE_HIGH + 14
HIGH = BOTTOM + seat_plates.HIGH + 12 + NOTE_BAR
CORNER = (WIDE - seat_plates.WIDE) // 2 - 2 * MARGIN
"""The width of a corner in pixels."""
CENTRE = (WIDE // 2, MIDDLE + MIDDLE_HIGH // 2)
TEXT = 32


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a seat: its edge, the top left of its plate, the middle of its played card."""

    edge: str
    plate: tuple[int, int]
    card: tuple[int, int]


def _place(edge: str, share: float = 0.5) -> Place:
    """A place at an edge; at the left and right, `share` (0 to 1) of the way down."""
    x, y = CENTRE
    plate_x, plate_y = (WIDE - seat_plates.WIDE) // 2, {"top": TOP}.get(edge, BOTTOM)
    if edge in ("top", "bottom"):
        up = -1 if edge == "top" else 1
        return Place(edge, (plate_x, plate_y), (x, y + up * 100))
    left = edge == "left"
    plate_x = MARGIN if left else WIDE - MARGIN - seat_plates.WIDE
    plate_y = round(MIDDLE + (MIDDLE_HIGH - seat_plates.HIGH) * share)
    drop = 0 if share == 0.5 else round((share - 0.5) * 200)
    return Place(edge, (plate_x, plate_y), (x + (-146 if left else 146), y + drop))


PLACES: dict[int, tuple[Place, ...]] = {
    1: (_place("bottom"),),
    2: (_place("bottom"), _place("top")),
    3: (_place("bottom"), _place("left"), _place("right")),
    4: (_place("bottom"), _place("left"), _place("top"), _place("right")),
    5: (
        _place("bottom"),
        _place("left", 0.96),
        _place("left", 0.04),
        _place("right", 0.04),
        _place("right", 0.96),
    ),
    6: (
        _place("bottom"),
        _place("left", 0.96),
        _place("left", 0.04),
        _place("top"),
        _place("right", 0.04),
        _place("right", 0.96),
    ),
}
"""The places of seats by their number, clockwise from the viewer."""


def place_of(scene: TableScene, seat: int) -> Place:
    """The place of seat number `seat` of the scene."""
    step = (seat - scene.viewer) % len(scene.seats)
    if not scene.clockwise:
        step = -step % len(scene.seats)
    return PLACES[len(scene.seats)][step]


def begun(scene: TableScene) -> bool:
    """Whether a card of the present trick lies on the table."""
    return any(seat.card is not None for seat in scene.seats)
