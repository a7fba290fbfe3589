"""The picture of a table: the trick in the middle, seats and facts around it, the hand below.

With a hand it is the picture from the viewer's chair; without, it is everybody's. Parts that
change seldom are kept: the cloth, each plate, each corner, the rail. Cards are laid on these.
"""

from __future__ import annotations

from cardart.pictures import bubbles, hand_row, melds, printed, seat_plates, table_facts, trick
from cardart.pictures.canvas import Canvas
from cardart.pictures.cloth import Cloth, cloth_of
from cardart.pictures.places import (
    HIGH,
    RAIL,
    begun,
    layout_of,
    place_of,
)
from cardart.pictures.rail import draw_rail
from cardart.pictures.sheet import Sheet
from cardart.scene import TableScene

HEAVY = 63 * 1024 - 512
"""Bytes of its bands above which a table is packed tighter."""
BANDS = (0, 92, 284, 448, hand_row.REST, HIGH - RAIL, HIGH)
"""The tops of the bands in which a table is drawn and packed, and the end of the last."""


def draw_table(scene: TableScene) -> bytes:
    """The PNG of a table as one viewer sees it."""
    ground = cloth_of(scene)
    canvas = Sheet(ground, BANDS, theme_name=scene.theme, deck=scene.deck)
    trick.draw_trick(canvas, scene, ground, layout_of(scene))
    table_facts.draw_corners(canvas, scene, ground)
    draw_plates(canvas, scene, ground)
    table_facts.draw_piles(canvas, scene, ground)
    table_facts.draw_last_trick(canvas, scene, ground)
    melds.draw_shown(canvas, scene)
    printed.draw_title(canvas, scene, layout_of(scene))
    bubbles.draw_bubbles(canvas, scene)
    if scene.hand:
        hand_row.draw_hand(canvas, scene, ground)
    own = scene.seats[scene.viewer] if scene.from_chair else None
    said = own.said if own and not begun(scene) else ""
    names = tuple(seat.name for seat in scene.seats)
    draw_rail(canvas, HIGH - RAIL, scene.note, scene.asked, own, said, names)
    return canvas.png(HEAVY)


def draw_plates(canvas: Canvas, scene: TableScene, ground: Cloth) -> None:
    """Draw the plates of all who have no place on the rail."""
    for number, seat in enumerate(scene.seats):
        place = place_of(scene, number)
        if scene.from_chair and place.edge == "bottom":
            continue
        seat_plates.draw_plate(canvas, seat, ground, *place.plate, place.wide)
