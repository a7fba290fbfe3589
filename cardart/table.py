"""The picture of a table: seats in the order of play, the trick in the middle, facts around.

Three bands: at the top trump, contract and scores beside the seat opposite; in the middle the
trick between the seats at the sides; at the bottom the viewer, between piles and last trick.
Cards laid open follow below.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardart import fonts, plates
from cardart.canvas import Canvas
from cardart.scene import CardFace, Pile, Score, SeatScene, Shown, TableScene, TrickCard
from cardart.shapes import box, shape
from cardart.sizes import MEDIUM, SLIM, SMALL

WIDE = 1086
MARGIN = 16
TITLE_BAR, NOTE_BAR = 56, 68
TOP = TITLE_BAR + 12
MIDDLE = TOP + plates.HIGH + 14
MIDDLE_HIGH = 400
BOTTOM = MIDDLE + MIDDLE_HIGH + 14
HIGH = BOTTOM + plates.HIGH + 12 + NOTE_BAR
CORNER = (WIDE - plates.WIDE) // 2 - 2 * MARGIN
"""The width of a corner."""
CENTRE = (WIDE // 2, MIDDLE + MIDDLE_HIGH // 2)
TEXT = 32
LEVEL = 4


@dataclass(frozen=True, slots=True)
class Place:
    """Where a seat sits: its plate, and the middle of the card it plays."""

    edge: str
    plate: tuple[int, int]
    card: tuple[int, int]


def _place(edge: str, share: float = 0.5) -> Place:
    """A place at an edge; at the sides `share` of the way down."""
    x, y = CENTRE
    plate_x, plate_y = (WIDE - plates.WIDE) // 2, {"top": TOP}.get(edge, BOTTOM)
    if edge in ("top", "bottom"):
        up = -1 if edge == "top" else 1
        return Place(edge, (plate_x, plate_y), (x, y + up * 100))
    left = edge == "left"
    plate_x = MARGIN if left else WIDE - MARGIN - plates.WIDE
    plate_y = round(MIDDLE + (MIDDLE_HIGH - plates.HIGH) * share)
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
"""Where seats sit, clockwise from the viewer."""


def place_of(scene: TableScene, seat: int) -> Place:
    """Where seat number `seat` of the scene sits."""
    step = (seat - scene.viewer) % len(scene.seats)
    if not scene.clockwise:
        step = -step % len(scene.seats)
    return PLACES[len(scene.seats)][step]


def draw_table(scene: TableScene) -> bytes:
    """The PNG of a table."""
    shown_high = _shown_high(scene)
    canvas = Canvas(WIDE, HIGH + shown_high, "felt", theme_name=scene.theme, deck=scene.deck)
    _draw_bars(canvas, scene)
    _draw_ring(canvas, scene)
    _draw_trump(canvas, scene)
    _draw_scores(canvas, scene)
    _draw_piles(canvas, scene)
    _draw_last_trick(canvas, scene)
    for number, seat in enumerate(scene.seats):
        place = place_of(scene, number)
        plates.draw_plate(canvas, seat, *place.plate)
    _draw_trick(canvas, scene)
    _draw_shown(canvas, scene)
    return canvas.png(LEVEL)


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


def _draw_ring(canvas: Canvas, scene: TableScene) -> None:
    """The cloth where tricks are played, with arrows in the direction of play.

    Where the cards of many players cover its corners, the arrows stand between the seats.
    """
    x, y = CENTRE
    wide, high = 446, MIDDLE_HIGH
    left, top = x - wide // 2, y - high // 2
    canvas.stamp(box(wide, high, 120), left, top, ink="ring", on="felt")
    turn = 0 if scene.clockwise else 180
    if len(scene.seats) > 4:
        side = plates.WIDE // 2 + MARGIN
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


def _draw_trump(canvas: Canvas, scene: TableScene) -> None:
    """Trump as a large suit on paper, its words, and the contract."""
    x, y = MARGIN, TOP
    if scene.trump:
        canvas.stamp(box(92, 92, 20), x, y, ink="paper", on="felt")
        canvas.suit(scene.trump, 72, x + 10, y + 10)
        x += 106
    room = MARGIN + CORNER - x
    if scene.trump_text:
        canvas.text(scene.trump_text, x, y, 36, ink="text", on="felt", width=room)
        y += 48
    size = TEXT if len(fonts.wrapped(scene.contract, TEXT, room, 3)) < 3 else TEXT - 4
    for line in fonts.wrapped(scene.contract, size, room, 3):
        canvas.text(line, x, y, size, ink="text", on="felt", width=room)
        y += size + 9


def _draw_scores(canvas: Canvas, scene: TableScene) -> None:
    """The scores: in one column, in two where there are more than three."""
    scores = scene.scores
    columns = 1 if len(scores) <= 3 else 2
    opposite = any(place.edge == "top" for place in PLACES[len(scene.seats)])
    room = CORNER if columns == 1 or opposite else WIDE - CORNER - 3 * MARGIN
    wide = room // columns
    left = WIDE - MARGIN - room
    for number, score in enumerate(scores[:6]):
        x, y = left + wide * (number // 3), TOP + 47 * (number % 3)
        last = number // 3 == columns - 1
        _draw_score(canvas, score, x, y, wide if last else wide - 16, aim=wide >= 300)


def _draw_score(canvas: Canvas, score: Score, x: int, y: int, wide: int, *, aim: bool) -> None:
    canvas.stamp(box(14, 36, 6), x, y + 6, ink=plates.side_colour(score.side), on="felt")
    value = str(score.value).replace("-", "−")
    if score.target and aim:
        value += f" / {score.target}"
    used = canvas.text(value, x + wide, y, 36, ink="text", on="felt", align="right")
    room = max(24, wide - used - 28)
    size = fonts.fitting(score.label, (TEXT, TEXT - 4), room)
    canvas.text(score.label, x + 21, y + 2, size, ink="soft", on="felt", width=room)


def _draw_piles(canvas: Canvas, scene: TableScene) -> None:
    """In the bottom left corner: the turned up card once play has begun, and the piles."""
    x, y = MARGIN, BOTTOM
    if scene.up_card is not None and _played(scene):
        x = _draw_small(canvas, scene.up_card, scene.up_label, x, y)
    for pile in scene.piles:
        if x + SMALL.wide <= MARGIN + CORNER:
            x = _draw_pile(canvas, pile, x, y)


def _draw_small(canvas: Canvas, card: CardFace, label: str, x: int, y: int) -> int:
    canvas.card(card, SMALL, x, y)
    wide = canvas.text(label, x, y + SMALL.high + 4, 26, ink="soft", on="felt", width=CORNER // 2)
    return x + max(SMALL.wide, wide) + 20


def _draw_pile(canvas: Canvas, pile: Pile, x: int, y: int) -> int:
    end = _draw_small(canvas, CardFace(), pile.label, x, y)
    number = str(pile.count)
    canvas.disc(
        number, x + SMALL.wide // 2 - 26, y + SMALL.high // 2 - 26, 52,
        fill="chip", ink="chip_ink", on="navy",
    )  # fmt: skip
    return end


def _draw_last_trick(canvas: Canvas, scene: TableScene) -> None:
    """In the bottom right corner: the last trick, a letter under each card, a crown on one."""
    trick = scene.last_trick
    if not trick:
        return
    step = min(SMALL.wide + 8, (CORNER - SMALL.wide) // max(1, len(trick) - 1))
    right = WIDE - MARGIN
    x = right - step * (len(trick) - 1) - SMALL.wide
    for number, played in enumerate(trick):
        _draw_last(canvas, played, x + number * step)
    if len(scene.seats) <= 4:
        y = BOTTOM - 40
        canvas.text(scene.last_label, right, y, 26, ink="soft", on="felt", align="right")


def _draw_last(canvas: Canvas, played: TrickCard, x: int) -> None:
    y = BOTTOM
    canvas.card(played.card, SMALL, x, y)
    fill, ink = ("turn", "turn_ink") if played.winner else ("felt", "text")
    if played.winner:
        canvas.stamp(box(SMALL.wide, SMALL.high, SMALL.radius, 6), x, y, ink="turn", on="paper")
    canvas.disc(
        played.letter[:2], x + SMALL.wide // 2 - 20, y + SMALL.high + 3, 40,
        fill=fill, ink=ink, on="felt",
    )  # fmt: skip


def _played(scene: TableScene) -> bool:
    return any(seat.card is not None for seat in scene.seats)


def _draw_trick(canvas: Canvas, scene: TableScene) -> None:
    """The cards played, each before its seat; before that, the turned up card."""
    if not _played(scene):
        _draw_up_card(canvas, scene)
    wide, high = MEDIUM.wide, MEDIUM.high
    order = sorted(enumerate(scene.seats), key=lambda entry: entry[1].winning)
    for number, seat in order:
        if seat.card is not None:
            middle = place_of(scene, number).card
            x, y = middle[0] - wide // 2, middle[1] - high // 2
            canvas.card(seat.card, MEDIUM, x, y)
            plates.draw_marks(canvas, seat, x, y, wide, high)


def _draw_up_card(canvas: Canvas, scene: TableScene) -> None:
    if scene.up_card is None:
        return
    x, y = CENTRE[0] - MEDIUM.wide // 2, CENTRE[1] - MEDIUM.high // 2
    canvas.card(scene.up_card, MEDIUM, x, y)
    canvas.text(
        scene.up_label, CENTRE[0], y + MEDIUM.high + 8, TEXT, ink="text", on="ring", width=420,
        align="middle",
    )  # fmt: skip


SHOWN_HIGH = SMALL.high + 56
SHOWN_WIDE = (WIDE - 3 * MARGIN) // 2


def _shown_high(scene: TableScene) -> int:
    return SHOWN_HIGH * ((len(scene.shown) + 1) // 2) + (12 if scene.shown else 0)


def _draw_shown(canvas: Canvas, scene: TableScene) -> None:
    """Cards laid open, two players a row, in the order of play from the viewer's seat."""
    seats = len(scene.seats)
    order = sorted(scene.shown, key=lambda shown: (shown.seat - scene.viewer) % seats)
    for number, shown in enumerate(order):
        x = MARGIN + (SHOWN_WIDE + MARGIN) * (number % 2)
        y = HIGH + 10 + SHOWN_HIGH * (number // 2)
        _draw_meld(canvas, shown, scene.seats[shown.seat], x, y)


def _draw_meld(canvas: Canvas, shown: Shown, seat: SeatScene, x: int, y: int) -> None:
    fill = plates.side_colour(seat.side)
    canvas.disc(seat.letter[:2], x, y, 42, fill=fill, ink="side_ink", on="felt")
    label = f"{plates.spoken(seat)} · {shown.label}" if shown.label else plates.spoken(seat)
    room = SHOWN_WIDE - 56
    text = fonts.fitting(label, (TEXT, TEXT - 4), room)
    if shown.label and fonts.line(label, text).width > room:
        label = shown.label  # whose it is, the letter tells
    canvas.text(label, x + 52, y - 2, text, ink="text", on="felt", width=room)
    cards = shown.cards
    size = SMALL if len(cards) <= SHOWN_WIDE // SMALL.wide else SLIM
    step = min(size.wide + 6, (SHOWN_WIDE - size.wide) // max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        canvas.card(card, size, x + number * step, y + 48)
