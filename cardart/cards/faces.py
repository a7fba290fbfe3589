"""Card faces as sprites: drawn four times as large, scaled down once, held in palette numbers."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from cardart.cards import backs, suits
from cardart.cards.decks import LOOKS, DeckStyle
from cardart.cards.indices import paint_mark, paint_rank, paint_sign
from cardart.cards.palette import MOST, Inks
from cardart.cards.pips import paint_middle
from cardart.paint.shapes import FINER
from cardart.paint.sizes import Size
from cardart.scene import Deck


class Sprite(NamedTuple):
    """Palette numbers (as mode L), and which of them are painted (mode 1)."""

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
    look = LOOKS[deck]
    return Sprite(numbers(paint(card, size, look, mark).reduce(FINER), look.inks), _mask(size))


@lru_cache(maxsize=64)
def suit_sign(suit: str, side: int, deck: Deck) -> Sprite:
    """A suit's sign on paper."""
    look = LOOKS[deck]
    large = Image.new("RGB", (side * FINER, side * FINER), look.inks["paper"])
    middle = side * FINER / 2
    suits.paint(large, look.signs[suit], look.inks, (middle, middle), side * FINER)
    picture = numbers(large.reduce(FINER), look.inks)
    return Sprite(picture, Image.new("1", picture.size, 1))


@cache
def _dimming() -> list[int]:
    return [number + MOST if number < MOST else number for number in range(256)]


@cache
def _palette(inks: Inks) -> Image.Image:
    image = Image.new("P", (1, 1))
    filled = [*inks.entries, *[inks.entries[0]] * (256 - len(inks.entries))]
    image.putpalette([part for rgb in filled for part in rgb])
    return image


def numbers(picture: Image.Image, inks: Inks) -> Image.Image:
    """The numbers of the inks that come nearest to the colours of a picture."""
    found = picture.quantize(palette=_palette(inks), dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


@cache
def _mask(size: Size) -> Image.Image:
    large = Image.new("L", (size.wide * FINER, size.high * FINER), 0)
    area = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(area, size.radius * FINER, fill=255)
    return large.reduce(FINER).convert("1", dither=Image.Dither.NONE)


def paint(card: str, size: Size, look: DeckStyle, mark: str = "") -> Image.Image:
    """The card four times as large, in true colours."""
    large = Image.new("RGB", (size.wide * FINER, size.high * FINER), look.inks["paper"])
    if card == "":
        backs.paint_back(large, look.inks, *look.back, size.radius)
    elif size.small:
        _paint_small(large, card, look, size)
    elif look.jumbo:
        _paint_jumbo(large, card, look)
    else:
        paint_middle(large, card, look, size, mark)
        _paint_index(large, card, look, size)
    if mark:
        paint_mark(large, mark, look, _mark_area(size, look.jumbo))
    pen = ImageDraw.Draw(large)
    area = (0, 0, large.width - 1, large.height - 1)
    pen.rounded_rectangle(area, size.radius * FINER, outline=look.inks["edge"], width=2 * FINER)
    return large


def _paint_small(large: Image.Image, card: str, look: DeckStyle, size: Size) -> None:
    middle = large.width / 2
    paint_rank(large, card, look, (middle, 0.27 * large.height), size.rank * FINER)
    paint_sign(large, card, look, (middle, 0.71 * large.height), size.suit * FINER)


def _paint_index(large: Image.Image, card: str, look: DeckStyle, size: Size) -> None:
    """The index at the top left. There is no second one: pictures are never seen upside down."""
    middle = (size.left + size.column // 2) * FINER
    paint_rank(large, card, look, (middle, size.rank * 0.6 * FINER), size.rank * FINER)
    sign_y = (size.rank * 1.05 + size.suit / 2) * FINER
    paint_sign(large, card, look, (middle, sign_y), size.suit * FINER)


def _paint_jumbo(large: Image.Image, card: str, look: DeckStyle) -> None:
    """A rank as large as the card bears, and one pip."""
    unit = large.width / 100
    size, widest = round(75 * unit), round(66 * unit)
    paint_rank(large, card, look, (38 * unit, 34 * unit), size, widest)
    paint_sign(large, card, look, (48 * unit, 95 * unit), 58 * unit)


def _mark_area(size: Size, jumbo: bool) -> tuple[int, int, int]:
    """Where the label is: under the index, where a fan leaves it visible."""
    if size.small:
        side = round(0.44 * size.wide)
        return size.wide - side - 1, size.high - side - 1, side
    side = round(0.3 * size.wide)
    if jumbo:
        return round(0.02 * size.wide), round(0.67 * size.wide), round(0.29 * size.wide)
    return size.left, size.left + size.rank + size.suit + 1, side
