"""The viewer's cards along the lower edge, those that may be played bright and raised.

The cards overlap. The parts alike for all cards, shadows and corners on the cloth, are kept for
each form of a hand; the part of a card that is seen beside its neighbour, with the neighbour's
shadow on it, is kept for each card. A hand is then a few pastes.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from cardart.cards.decks import DECK_STYLES
from cardart.cards.faces import Sprite, face
from cardart.paint.shapes import Mask, box, serial, shape
from cardart.paint.sizes import CROWDED, LARGE, Size
from cardart.paint.soft import REACH, shadow, shadow_above
from cardart.pictures.canvas import Canvas, faced, inside
from cardart.pictures.cloth import Cloth
from cardart.pictures.places import HAND_TOP, HIGH, MARGIN, RAIL, WIDE
from cardart.pictures.sheet import piece
from cardart.scene import CardFace, Deck, TableScene

RAISED, CHOSEN = 18, 27
"""Pixels by which a card stands out that may be played, and one that is chosen."""
GAP = 8
TICK = 44
FRAME = 5
"""The width of the frame of a chosen card in pixels."""
TOP = HAND_TOP - CHOSEN - REACH
"""The top of what a hand changes on the picture, ticks excepted."""
REST = 512
"""The top of the rows on which nothing but the hand lies."""
JUMBO = 9
"""Cards of a hand at most that leave room for a jumbo index."""
UPPER = (0, 2)
"""The numbers of a card's upper corners; the lower ones are behind the rail."""


Seen = tuple[Sprite, Sprite]
"""The visible part of a card: on rows with corners of it, and on rows with none."""


def draw_hand(canvas: Canvas, scene: TableScene, cloth: Cloth) -> None:
    """Draw the viewer's hand in one row, in which every index can be read."""
    cards = scene.hand
    canvas.names(TOP, HIGH - RAIL, _number(cards))
    canvas.later(TOP, HIGH - RAIL, lambda on: _draw_cards(on, cards, cloth))
    step = step_of(len(cards))
    for number, card in enumerate(cards):
        if card.chosen:
            x = left_of(len(cards)) + step * number + min(step, LARGE.wide) // 2 - TICK // 2
            _draw_tick(canvas, x, HAND_TOP - CHOSEN - TICK + 9)


@lru_cache(maxsize=8192)
def _number(cards: tuple[CardFace, ...]) -> int:
    """A number that stands for these cards."""
    return serial()


def _draw_cards(canvas: Canvas, cards: tuple[CardFace, ...], cloth: Cloth) -> None:
    lifts, chosen = lifts_of(cards), tuple(card.chosen for card in cards)
    look = (canvas.theme_name, canvas.deck)
    step, x = step_of(len(cards)), left_of(len(cards))
    if canvas.top + canvas.image.height > REST:
        inner = lifts if step > LARGE.wide else (lifts[0], *(0 for _ in lifts[1:-1]), lifts[-1])
        canvas.sprite(below(inner if not any(chosen) else lifts, chosen, cloth, *look), 0, REST)
    if canvas.top < REST:
        canvas.sprite(under(lifts, chosen, cloth, *look), 0, TOP)
    size = CROWDED if DECK_STYLES[canvas.deck].jumbo and len(cards) > JUMBO else LARGE
    for number, card in enumerate(cards):
        if number + 1 < len(cards):
            down = lifts[number] - lifts[number + 1]
            seen = beside(card, size, step, down, chosen[number + 1], *look)
        else:
            seen = _alone(card, size, canvas.deck)
        plain = canvas.top >= REST and not card.chosen
        canvas.sprite(seen[plain], x, HAND_TOP - lifts[number])
        x += step


def lifts_of(cards: tuple[CardFace, ...]) -> tuple[int, ...]:
    """Pixels by which each card is raised; all that may be played are, unless all may be."""
    some = any(card.legal for card in cards) and not all(card.legal for card in cards)
    return tuple(CHOSEN if card.chosen else RAISED if card.legal and some else 0 for card in cards)


def step_of(number: int) -> int:
    """Pixels from card to card in a hand of ``number`` cards."""
    room = WIDE - 2 * MARGIN - LARGE.wide
    return min(LARGE.wide + GAP, room // max(1, number - 1))


def left_of(number: int) -> int:
    """The left edge of a hand of ``number`` cards in pixels."""
    return (WIDE - step_of(number) * (number - 1) - LARGE.wide) // 2


@lru_cache(maxsize=128)
def under(
    lifts: tuple[int, ...], chosen: tuple[bool, ...], cloth: Cloth, theme: str, deck: Deck
) -> Sprite:
    """The shadows and corners of a hand on the cloth, from `TOP` to `REST`."""

    def draw(canvas: Canvas) -> None:
        _draw_under(canvas, lifts, chosen)

    return piece(cloth, (0, TOP, WIDE, REST - TOP), theme, deck, draw)


@lru_cache(maxsize=96)
def below(
    lifts: tuple[int, ...], chosen: tuple[bool, ...], cloth: Cloth, theme: str, deck: Deck
) -> Sprite:
    """The rows from `REST` on below a hand: its shadows on the cloth, where nothing else lies.

    Of cards that overlap only the outer ones are seen there.
    """
    image = cloth.piece(0, REST, WIDE, HIGH - RAIL - REST)
    _draw_under(Canvas.over(image, (0, REST), theme_name=theme, deck=deck), lifts, chosen)
    return Sprite(image)


def _draw_under(canvas: Canvas, lifts: tuple[int, ...], chosen: tuple[bool, ...]) -> None:
    """Draw what is below a hand."""
    size, step, x = LARGE, step_of(len(lifts)), left_of(len(lifts))
    upper = shadow_above(size.wide, size.high, size.radius, size.radius + CHOSEN)
    sides = shadow(size.wide, size.high, size.radius)
    for number, lift in enumerate(lifts):
        left, y = x + number * step, HAND_TOP - lift
        apart = step > size.wide or len(lifts) == 1
        outer = number in (0, len(lifts) - 1)
        if apart or outer or canvas.top < REST:
            canvas.darken(sides[:3] if apart else upper, left, y)
        if not apart and number == 0:
            canvas.darken(sides[:1], left, y)
        if not apart and number == len(lifts) - 1:
            canvas.darken(sides[2:3], left, y)
    for number, lift in enumerate(lifts):
        left, y = x + number * step, HAND_TOP - lift
        if chosen[number]:
            canvas.soft(_frame(), left - FRAME, y - FRAME, "turn")
        last = number == len(lifts) - 1
        if canvas.top < REST:
            canvas.cornered(size, left, y, UPPER if last or step > size.wide else UPPER[:1])


@lru_cache(maxsize=1024)
def beside(
    card: CardFace, size: Size, step: int, down: int, chosen: bool, theme: str, deck: Deck
) -> Seen:
    """The visible part of a card under its right neighbour, which lies `down` pixels lower."""
    wide = LARGE.wide if down > 0 else min(LARGE.wide, step + LARGE.radius + 1)
    whole = face(card.card, size, card.mark, card.legal, deck).numbers
    numbers = whole.crop((0, 0, wide, LARGE.high))
    canvas = Canvas.over(numbers, theme_name=theme, deck=deck)
    if chosen:
        canvas.soft(_frame(), step - FRAME, down - FRAME, "turn")
    else:
        canvas.darken(shadow(LARGE.wide, LARGE.high, LARGE.radius)[:2], step, down)
    if step < LARGE.wide:
        canvas.cornered(LARGE, step, down, UPPER[:1])
    return Sprite(numbers, _left_part(wide)), Sprite(numbers)


@lru_cache(maxsize=64)
def _left_part(wide: int) -> Image.Image:
    """The mask of a card's left part, so many pixels wide, without the corners."""
    return inside(LARGE.wide, LARGE.high, LARGE.radius).crop((0, 0, wide, LARGE.high))


@lru_cache(maxsize=256)
def _alone(card: CardFace, size: Size, deck: Deck) -> Seen:
    """A card on which no other lies."""
    upper = faced(card.card, size, card.mark, card.legal, deck)
    return upper, Sprite(upper.numbers)


def _frame() -> Mask:
    return box(LARGE.wide + 2 * FRAME, LARGE.high + 2 * FRAME, LARGE.radius + FRAME - 1)


def _draw_tick(canvas: Canvas, x: int, y: int) -> None:
    """Draw the tick of a chosen card at its top, where no other card covers it."""
    canvas.soft(box(TICK, TICK, TICK // 2), x, y, "turn_ink")
    canvas.soft(box(TICK - 6, TICK - 6, TICK // 2 - 3), x + 3, y + 3, "turn")
    canvas.soft(shape("tick", TICK - 18, TICK - 18), x + 9, y + 9, "turn_ink")
