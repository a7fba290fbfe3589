"""The middle of a table: the trick, and before its first card what was turned up or lies aside."""

from __future__ import annotations

from functools import lru_cache

from cardart.cards.faces import Sprite
from cardart.paint import lettering
from cardart.paint.shapes import box
from cardart.paint.sizes import Size
from cardart.paint.soft import FALL, REACH
from cardart.pictures.canvas import Canvas
from cardart.pictures.cloth import Cloth
from cardart.pictures.places import Layout, Spot, begun, layout_of, place_of
from cardart.pictures.sheet import piece
from cardart.scene import CardFace, Deck, TableScene

FRAME = 7
"""The width of the golden frame of the winner's card in pixels."""
LEAD = 34
LABEL = 28
RISE = 5
"""Pixels by which each card of a pile lies higher than the one below, and further to the left."""
ASIDE = 26
"""Pixels between what lies in the middle before the play."""


def draw_trick(
    canvas: Canvas, scene: TableScene, cloth: Cloth, layout: Layout, down: int = 0
) -> None:
    """Draw the played cards in front of their seats, or what lies there before the first.

    ``down`` is the number of pixels by which all of this lies lower than in the layout.
    """
    if not begun(scene):
        _draw_aside(canvas, scene, cloth, layout, down)
        return
    size = layout.size
    played = [
        (_corner(place_of(scene, number, layout).card, size, down), seat)
        for number, seat in enumerate(scene.seats)
        if seat.card is not None
    ]
    spots = tuple(sorted((spot, seat.winning) for spot, seat in played))
    _draw_ground(canvas, spots, size, cloth)
    for spot, seat in played:
        if seat.card is not None:
            canvas.faced(seat.card, size, *spot)
        if seat.leads:
            canvas.disc(
                "1", spot[0] - 8, spot[1] + size.high - LEAD + 8, LEAD,
                fill="chip", ink="chip_ink", on="paper",
            )  # fmt: skip


def _corner(middle: Spot, size: Size, down: int) -> Spot:
    return middle[0] - size.wide // 2, middle[1] - size.high // 2 + down


def _draw_ground(
    canvas: Canvas, spots: tuple[tuple[Spot, bool], ...], size: Size, cloth: Cloth
) -> None:
    """Draw what lies below the cards."""
    beyond = size.high + REACH + FALL
    for spot, winning in spots:
        canvas.names(spot[1] - REACH, spot[1] + beyond, (spot, winning, size.high))

    def draw(on: Canvas) -> None:
        rows = on.top, on.top + on.image.height
        near = tuple(
            (spot, winning)
            for spot, winning in spots
            if spot[1] - REACH < rows[1] and rows[0] < spot[1] + beyond
        )
        if near:
            on.sprite(*ground(near, rows, size, cloth, on.theme_name, on.deck))

    tops = [spot[1] for spot, _ in spots]
    canvas.later(min(tops) - REACH, max(tops) + beyond, draw)


@lru_cache(maxsize=512)
def ground(
    spots: tuple[tuple[Spot, bool], ...],
    rows: tuple[int, int],
    size: Size,
    cloth: Cloth,
    theme: str,
    deck: Deck,
) -> tuple[Sprite, int, int]:
    """The cloth under cards with their shadows, corners and the winner's frame; and its place.

    It is the same for all cards, so it is kept: a trick is this and the faces on it. Nothing is
    drawn beyond the ``rows``.
    """
    left = min(spot[0] for spot, _ in spots) - REACH
    right = max(spot[0] for spot, _ in spots) + size.wide + REACH
    top = max(rows[0], min(spot[1] for spot, _ in spots) - REACH)
    bottom = min(rows[1], max(spot[1] for spot, _ in spots) + size.high + REACH + FALL)
    under = cloth.piece(left, top, right - left, bottom - top)
    canvas = Canvas.over(under, (left, top), theme_name=theme, deck=deck)
    for (x, y), _ in spots:
        canvas.shade(x, y, size.wide, size.high, size.radius)
    for (x, y), winning in spots:
        if winning:
            frame = box(size.wide + 2 * FRAME, size.high + 2 * FRAME, size.radius + FRAME - 2)
            canvas.soft(frame, x - FRAME, y - FRAME, "turn")
        canvas.flat(CardFace(), size, x, y)
    return Sprite(canvas.image), left, top


@lru_cache(maxsize=64)
def bed(rise: int, size: Size, x: int, y: int, cloth: Cloth, theme: str, deck: Deck) -> Sprite:
    """The shadow and the corners of a card on the cloth, or of a pile that rises so many pixels.

    Its top left is `REACH` above and left of that of the topmost card.
    """
    left, top = x - rise - REACH, y - rise - REACH
    wide, high = size.wide + rise + 2 * REACH, size.high + rise + 2 * REACH + FALL

    def draw(canvas: Canvas) -> None:
        for up in range(0, rise + 1, RISE):
            canvas.laid(CardFace(), size, x - up, y - up)

    return piece(cloth, (left, top, wide, high), theme, deck, draw)


def aside_wide(scene: TableScene) -> int:
    """The width in pixels of what lies in the middle before the first card."""
    number = len(_aside(scene))
    return number * layout_of(scene).size.wide + max(0, number - 1) * ASIDE


def _aside(scene: TableScene) -> list[tuple[CardFace, str, int]]:
    """The cards in the middle before the first one is led: the up-card, or else the piles."""
    if scene.up_card is not None:
        return [(scene.up_card, scene.up_label, 1)]
    return [(CardFace(), pile.label, pile.count) for pile in scene.piles]


def _draw_aside(canvas: Canvas, scene: TableScene, cloth: Cloth, layout: Layout, down: int) -> None:
    """Draw the up-card, or the piles side by side, each above its label."""
    size, things = layout.size, _aside(scene)
    step = size.wide + ASIDE
    x = layout.centre[0] - (step * (len(things) - 1) + size.wide) // 2
    y = layout.centre[1] - size.high // 2 - 4 + down
    for card, label, count in things:
        _draw_stack(canvas, cloth, card, size, count, x, y)
        room = step - 8 if len(things) > 1 else 300
        text = lettering.fitting(label, (LABEL, 24, 21), room)
        mask = lettering.line(label, text, room)
        canvas.soft(mask, x + size.wide // 2 - mask.width // 2, y + size.high + 8, "text")
        x += step


def _draw_stack(
    canvas: Canvas, cloth: Cloth, card: CardFace, size: Size, count: int, x: int, y: int
) -> None:
    """Draw a card, or a pile with its number on it."""
    rise = RISE * (min(count, 3) - 1)
    under = bed(rise, size, x, y, cloth, canvas.theme_name, canvas.deck)
    canvas.sprite(under, x - rise - REACH, y - rise - REACH)
    canvas.faced(card, size, x - rise, y - rise)
    if count > 1:
        middle = x - rise + size.wide // 2, y - rise + size.high // 2
        canvas.disc(
            str(count), middle[0] - 30, middle[1] - 30, 60,
            fill="chip", ink="chip_ink", on=canvas.back,
        )  # fmt: skip
