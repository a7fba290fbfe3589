"""The picture of a table, with the trick in the centre, the seats and facts around it.

There are three bands: trump, contract and scores at the top, with the seat opposite between them;
the trick between the seats at the left and right; piles and the last trick at the bottom, with the
viewer between them. Cards shown to all follow below.
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
"""Bytes above which a table is packed tighter: six hands of shown cards are much to see."""


def draw_table(scene: TableScene) -> bytes:
    """The PNG of a table as one viewer sees it."""
    lower = melds.shown_high(scene)
    canvas = Canvas(WIDE, HIGH + lower, "felt", theme_name=scene.theme, deck=scene.deck)
    draw_bars(canvas, scene, HIGH - NOTE_BAR)
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


def draw_bars(
    canvas: Canvas, scene: TableScene, note: int, title_sizes: tuple[int, ...] = (32,)
) -> None:
    """Draw the title at the top, and the line on what happens now.

    ``note`` is the top of that line's bar in pixels, 0 for none; the title has the first of
    ``title_sizes``, in pixels, in which it fits.
    """
    room = WIDE - 2 * MARGIN - 8
    canvas.fill((0, 0, WIDE, TITLE_BAR), "bar")
    size = fonts.fitting(scene.title, title_sizes, room)
    canvas.text(scene.title, MARGIN + 4, 7, size, ink="soft", on="bar", width=room)
    if note:
        canvas.fill((0, note, WIDE, note + NOTE_BAR), "bar")
        size = fonts.fitting(scene.note, (38, 33, 28), room)
        y = note + (NOTE_BAR - fonts.height(size)) // 2
        canvas.text(
            scene.note, WIDE // 2, y, size, ink="text", on="bar", width=room, align="middle"
        )


def draw_ring(canvas: Canvas, scene: TableScene, down: int = 0) -> None:
    """Draw the ring in which tricks are played, with arrows in the direction of play.

    The arrows stand between the seats where the cards of many players cover the ring's corners.
    ``down`` is the number of pixels by which all of this is moved down.
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
    """Draw the played cards in front of their seats; before the first of them, the up-card."""
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
