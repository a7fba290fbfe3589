"""Card faces as sprites of palette numbers, drawn four times as large and scaled down once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from cardart.cards import backs, suits
from cardart.cards.decks import DECK_STYLES, DeckStyle
from cardart.cards.indices import paint_mark, paint_rank, paint_sign
from cardart.cards.pips import paint_art
from cardart.paint.palette import MOST, RGB
from cardart.paint.shapes import FINER
from cardart.paint.sizes import Size
from cardart.scene import Deck


class Sprite(NamedTuple):
    """An image of palette numbers (mode L), and a mask of its painted pixels (mode 1)."""

    numbers: Image.Image
    mask: Image.Image


@lru_cache(maxsize=2048)
def face(
    card: str, size: Size, mark: str = "", legal: bool = True, deck: Deck = "classic"
) -> Sprite:
    """The sprite of a card; `card` "" is the back. A card that is not legal is dimmed."""
    if not legal:
        bright = face(card, size, mark, deck=deck)
        return Sprite(bright.numbers.point(_dimming()), bright.mask)
    style = DECK_STYLES[deck]
    picture = paint(card, size, style, mark).reduce(FINER)
    return Sprite(numbers(picture, style.palette.cards), _mask(size))


@lru_cache(maxsize=64)
def suit_sign(suit: str, side: int, deck: Deck) -> Sprite:
    """The sign of a suit on paper, ``side`` pixels wide and high."""
    style = DECK_STYLES[deck]
    large = Image.new("RGB", (side * FINER, side * FINER), style.palette["paper"])
    middle = side * FINER / 2
    suits.paint(large, style.suits[suit], style.palette, (middle, middle), side * FINER)
    picture = numbers(large.reduce(FINER), style.palette.cards)
    return Sprite(picture, Image.new("1", picture.size, 1))


@cache
def _dimming() -> list[int]:
    return [number + MOST if number < MOST else number for number in range(256)]


@cache
def _palette(entries: tuple[RGB, ...]) -> Image.Image:
    image = Image.new("P", (1, 1))
    filled = [*entries, *[entries[0]] * (256 - len(entries))]
    image.putpalette([part for rgb in filled for part in rgb])
    return image


def numbers(picture: Image.Image, entries: tuple[RGB, ...]) -> Image.Image:
    """The image of palette numbers whose colours come nearest to those of a picture.

    ``entries`` are the first colours of a palette, as many as the picture may have.
    """
    found = picture.quantize(palette=_palette(entries), dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


@cache
def _mask(size: Size) -> Image.Image:
    large = Image.new("L", (size.wide * FINER, size.high * FINER), 0)
    area = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(area, size.radius * FINER, fill=255)
    return large.reduce(FINER).convert("1", dither=Image.Dither.NONE)


def paint(card: str, size: Size, style: DeckStyle, mark: str = "") -> Image.Image:
    """The face or back of a card four times as large, in true colours."""
    large = Image.new("RGB", (size.wide * FINER, size.high * FINER), style.palette["paper"])
    if card == "":
        backs.paint_back(large, style.palette, *style.back, size.radius)
    elif size.small:
        _paint_small(large, card, style, size)
    elif style.jumbo:
        _paint_jumbo(large, card, style)
    else:
        paint_art(large, card, style, size, mark)
        _paint_index(large, card, style, size)
    if mark:
        paint_mark(large, mark, style, _mark_area(size, style.jumbo))
    pen = ImageDraw.Draw(large)
    area = (0, 0, large.width - 1, large.height - 1)
    pen.rounded_rectangle(area, size.radius * FINER, outline=style.palette["edge"], width=2 * FINER)
    return large


def _paint_small(large: Image.Image, card: str, style: DeckStyle, size: Size) -> None:
    middle = large.width / 2
    paint_rank(large, card, style, (middle, 0.27 * large.height), size.rank * FINER)
    paint_sign(large, card, style, (middle, 0.71 * large.height), size.suit * FINER)


def _paint_index(large: Image.Image, card: str, style: DeckStyle, size: Size) -> None:
    """Paint the one index at the top left; nobody sees a picture upside down."""
    middle = (size.left + size.column // 2) * FINER
    paint_rank(large, card, style, (middle, size.rank * 0.6 * FINER), size.rank * FINER)
    sign_y = (size.rank * 1.05 + size.suit / 2) * FINER
    paint_sign(large, card, style, (middle, sign_y), size.suit * FINER)


def _paint_jumbo(large: Image.Image, card: str, style: DeckStyle) -> None:
    """Paint a rank as large as the card allows, and one pip."""
    unit = large.width / 100
    size, widest = round(75 * unit), round(66 * unit)
    paint_rank(large, card, style, (38 * unit, 34 * unit), size, widest)
    paint_sign(large, card, style, (48 * unit, 95 * unit), 58 * unit)


def _mark_area(size: Size, jumbo: bool) -> tuple[int, int, int]:
    """The area of a label, left, top and width in pixels: visible in a fan, under the index."""
    if size.small:
        side = round(0.44 * size.wide)
        return size.wide - side - 1, size.high - side - 1, side
    side = round(0.3 * size.wide)
    if jumbo:
        return round(0.02 * size.wide), round(0.67 * size.wide), round(0.29 * size.wide)
    return size.left, size.left + size.rank + size.suit + 1, side
