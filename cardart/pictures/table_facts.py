"""The facts in the four corners of a table: trump and contract, scores, piles, last trick."""

from __future__ import annotations

from cardart.paint import fonts
from cardart.paint.shapes import box
from cardart.paint.sizes import SMALL
from cardart.pictures import seat_plates
from cardart.pictures.canvas import Canvas
from cardart.pictures.places import BOTTOM, CORNER, MARGIN, PLACES, TEXT, TOP, WIDE, begun
from cardart.scene import CardFace, Pile, Score, TableScene, TrickCard


def draw_trump(canvas: Canvas, scene: TableScene) -> None:
    """Draw trump as a large suit on paper, its name, and the contract."""
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


def draw_scores(canvas: Canvas, scene: TableScene) -> None:
    """Draw up to six scores: in one column, or in two if there are more than three."""
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
    canvas.stamp(box(14, 36, 6), x, y + 6, ink=seat_plates.side_colour(score.side), on="felt")
    value = str(score.value).replace("-", "−")
    if score.target and aim:
        value += f" / {score.target}"
    used = canvas.text(value, x + wide, y, 36, ink="text", on="felt", align="right")
    room = max(24, wide - used - 28)
    size = fonts.fitting(score.label, (TEXT, TEXT - 4), room)
    canvas.text(score.label, x + 21, y + 2, size, ink="soft", on="felt", width=room)


def draw_piles(canvas: Canvas, scene: TableScene) -> None:
    """Draw the piles in the bottom left corner, after the up-card once play has begun."""
    x, y = MARGIN, BOTTOM
    if scene.up_card is not None and begun(scene):
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
        fill="chip", ink="chip_ink", on=canvas.back,
    )  # fmt: skip
    return end


def draw_last_trick(canvas: Canvas, scene: TableScene) -> None:
    """Draw the last trick in the bottom right corner, a letter under each card."""
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
