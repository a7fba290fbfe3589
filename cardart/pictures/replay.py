"""The picture of a finished game: all hands open round the table, the tricks so far below.

Seats have the places of the table's picture. A hand lies below its seat at the left and right, and
between seat and centre at the top and bottom.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardart.paint.sizes import SLIM
from cardart.pictures import seat_plates, table_facts
from cardart.pictures.canvas import Canvas
from cardart.pictures.places import (
    CENTRE,
    MARGIN,
    MIDDLE_HIGH,
    NOTE_BAR,
    PLACES,
    TOP,
    WIDE,
    place_of,
)
from cardart.pictures.table import draw_bars, draw_ring, draw_trick
from cardart.scene import CardFace, ReplayScene, TrickRow

GAP = 4
ROW = SLIM.high + 8
SIDE_ROW = (seat_plates.WIDE + GAP) // (SLIM.wide + GAP)
"""Cards in a row below a seat at the left or right."""
BETWEEN = 60
"""Pixels between two seats on one side: room for the arrow."""
LETTER = 36
TRICK_HIGH = SLIM.high + LETTER + 16
NUMBER = 46


@dataclass(frozen=True, slots=True)
class Lines:
    """Heights in pixels: top and height of the centre; tops of the lower hand and seat; the end."""

    middle: int
    high: int
    hand: int
    plate: int
    end: int

    @property
    def down(self) -> int:
        """Pixels by which the centre lies lower than on the picture of a table."""
        return self.middle + self.high // 2 - CENTRE[1]


def draw_replay(scene: ReplayScene) -> bytes:
    """The PNG of a moment of a finished game."""
    lines = _lines(scene)
    table, bar = scene.table, NOTE_BAR if scene.table.note else 0
    strip = _strip(scene)
    high = lines.end + bar + TRICK_HIGH * len(strip) + (MARGIN if strip else 0)
    canvas = Canvas(WIDE, high, "felt", theme_name=scene.theme, deck=scene.deck)
    draw_bars(canvas, table, lines.end if bar else 0, (32, 28, 24))
    draw_ring(canvas, table, lines.down)
    table_facts.draw_trump(canvas, table)
    table_facts.draw_scores(canvas, table)
    for number in range(len(table.seats)):
        _draw_seat(canvas, scene, number, lines)
    draw_trick(canvas, table, lines.down)
    for number, row in enumerate(strip):
        _draw_tricks(canvas, row, lines.end + bar + MARGIN + number * TRICK_HIGH)
    return canvas.png()


def _lines(scene: ReplayScene) -> Lines:
    places = PLACES[len(scene.table.seats)]
    top = any(place.edge == "top" for place in places)
    middle = TOP + seat_plates.HIGH + (10 + ROW if top else 10)
    beside = max(sum(place.edge == edge for place in places) for edge in ("left", "right"))
    side = beside * _side_high(scene) + (BETWEEN if beside > 1 else 0)
    high = max(MIDDLE_HIGH, side)
    hand = middle + high + 10
    plate = hand + ROW
    return Lines(middle, high, hand, plate, plate + seat_plates.HIGH + 12)


def _side_high(scene: ReplayScene) -> int:
    """The height of every seat at the left or right with its hand, in pixels."""
    held = [
        len(hand.cards)
        for number, hand in enumerate(scene.hands)
        if place_of(scene.table, number).edge in ("left", "right")
    ]
    rows = -(-max(held, default=0) // SIDE_ROW)
    return seat_plates.HIGH + 10 + ROW * max(rows, 1)


def _draw_seat(canvas: Canvas, scene: ReplayScene, number: int, lines: Lines) -> None:
    """Draw a seat, and its hand beside it."""
    table, cards = scene.table, scene.hands[number].cards
    places = PLACES[len(table.seats)]
    place = place_of(table, number)
    x, y = place.plate
    if place.edge == "top":
        seat_plates.draw_plate(canvas, table.seats[number], x, y)
        _draw_row(canvas, cards, WIDE // 2, y + seat_plates.HIGH + 8)
    elif place.edge == "bottom":
        seat_plates.draw_plate(canvas, table.seats[number], x, lines.plate)
        _draw_row(canvas, cards, WIDE // 2, lines.hand)
    else:
        high = _side_high(scene)
        beside = [p for p in places if p.edge == place.edge]
        lower = len(beside) > 1 and place.plate[1] == max(p.plate[1] for p in beside)
        y = lines.middle + (lines.high - high if lower else 0)
        if len(beside) == 1:
            y = lines.middle + (lines.high - high) // 2
        seat_plates.draw_plate(canvas, table.seats[number], x, y)
        for row, at in enumerate(range(0, len(cards), SIDE_ROW)):
            part = cards[at : at + SIDE_ROW]
            _draw_row(canvas, part, x + seat_plates.WIDE // 2, y + seat_plates.HIGH + 8 + row * ROW)


def _draw_row(canvas: Canvas, cards: tuple[CardFace, ...], middle: int, y: int) -> None:
    """Draw cards in a row around its middle."""
    if not cards:
        return
    room = WIDE - 2 * MARGIN - SLIM.wide
    step = min(SLIM.wide + GAP, room // max(1, len(cards) - 1))
    x = middle - (step * (len(cards) - 1) + SLIM.wide) // 2
    for number, card in enumerate(cards):
        canvas.card(card, SLIM, x + number * step, y)


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
            canvas.card(played.card, SLIM, left, y)
            fill, ink = ("turn", "turn_ink") if played.winner else ("felt", "text")
            canvas.disc(
                played.letter[:2], left + (SLIM.wide - LETTER) // 2, y + SLIM.high + 4, LETTER,
                fill=fill, ink=ink, on="felt",
            )  # fmt: skip
        x += _trick_wide(len(trick.cards))
