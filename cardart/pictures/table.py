"""The picture of a table: seats in the order of play, the trick in the middle, facts around.

Three bands: at the top trump, contract and scores beside the seat opposite; in the middle the
trick between the seats at the sides; at the bottom the viewer, between piles and last trick.
Cards laid open follow below.
"""

from __future__ import annotations

from cardart.paint import fonts
from cardart.paint.shapes import box, shape
from cardart.paint.sizes import MEDIUM
from cardart.pictures import melds, seat_plates, table_facts
from cardart.pictures.canvas import Canvas
from cardart.pictures.places import (
    CENTRE,
    HIGH,
    MARGIN,
    MIDDLE_HIGH,
    NOTE_BAR,
    TEXT,
    TITLE_BAR,
    WIDE,
    begun,
    place_of,
)
from cardart.scene import TableScene

HEAVY = 56 * 1024
"""Bytes; with the cards of six people laid open there is much to see."""


def draw_table(scene: TableScene) -> bytes:
    """The PNG of a table."""
    lower = melds.shown_high(scene)
    canvas = Canvas(WIDE, HIGH + lower, "felt", theme_name=scene.theme, deck=scene.deck)
    _draw_bars(canvas, scene)
    draw_ring(canvas, scene)
    table_facts.draw_trump(canvas, scene)
    table_facts.draw_scores(canvas, scene)
    table_facts.draw_piles(canvas, scene)
    table_facts.draw_last_trick(canvas, scene)
    for number, seat in enumerate(scene.seats):
        place = place_of(scene, number)
        seat_plates.draw_plate(canvas, seat, *place.plate)
    draw_trick(canvas, scene)
    melds.draw_shown(canvas, scene)
    return canvas.png(HEAVY)


def _draw_bars(canvas: Canvas, scene: TableScene) -> None:
    """The title above, the one line of what happens now below."""
    room = WIDE - 2 * MARGIN - 8
    canvas.fill((0, 0, WIDE, TITLE_BAR), "bar")
    canvas.text(scene.title, MARGIN + 4, 7, 32, ink="soft", on="bar", width=room)
    canvas.fill((0, HIGH - NOTE_BAR, WIDE, HIGH), "bar")
    size = fonts.fitting(scene.note, (38, 33, 28), room)
    y = HIGH - NOTE_BAR + (NOTE_BAR - fonts.height(size)) // 2
    canvas.text(
        scene.note, WIDE // 2, y, size, ink="text", on="bar", width=room,
        align="middle",
    )  # fmt: skip


def draw_ring(canvas: Canvas, scene: TableScene, down: int = 0) -> None:
    """The cloth where tricks are played, with arrows in the direction of play.

    Where the cards of many players cover its corners, the arrows stand between the seats.
    ``down`` is how much lower than usual all of it lies.
    """
    x, y = CENTRE[0], CENTRE[1] + down
    wide, high = 446, MIDDLE_HIGH
    left, top = x - wide // 2, y - high // 2
    canvas.stamp(box(wide, high, 120), left, top, ink="ring", on="felt")
    turn = 0 if scene.clockwise else 180
    if len(scene.seats) > 4:
        side = seat_plates.WIDE // 2 + MARGIN
        arrows = [(side, y, 270, "felt"), (WIDE - side, y, 90, "felt")]
    else:
        corners = {(-1, -1): 315, (1, -1): 45, (1, 1): 135, (-1, 1): 225}
        arrows = [
            (x + across * 184, y + down * 162, angle, "ring")
            for (across, down), angle in corners.items()
        ]
    for middle, height, angle, ground in arrows:
        dart = shape("dart", 44, 44, (angle + turn) % 360)
        canvas.stamp(dart, middle - 22, height - 22, ink="plate_edge", on=ground)


def draw_trick(canvas: Canvas, scene: TableScene, down: int = 0) -> None:
    """The cards played, each before its seat; before that, the turned up card."""
    if not begun(scene):
        _draw_up_card(canvas, scene, down)
    wide, high = MEDIUM.wide, MEDIUM.high
    order = sorted(enumerate(scene.seats), key=lambda entry: entry[1].winning)
    for number, seat in order:
        if seat.card is not None:
            middle = place_of(scene, number).card
            x, y = middle[0] - wide // 2, middle[1] - high // 2 + down
            canvas.card(seat.card, MEDIUM, x, y)
            seat_plates.draw_marks(canvas, seat, x, y, wide, high)


def _draw_up_card(canvas: Canvas, scene: TableScene, down: int) -> None:
    if scene.up_card is None:
        return
    x, y = CENTRE[0] - MEDIUM.wide // 2, CENTRE[1] - MEDIUM.high // 2 + down
    canvas.card(scene.up_card, MEDIUM, x, y)
    canvas.text(
        scene.up_label, CENTRE[0], y + MEDIUM.high + 8, TEXT, ink="text", on="ring", width=420,
        align="middle",
    )  # fmt: skip
