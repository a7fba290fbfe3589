"""Card faces as sprites of palette numbers, drawn four times as large and scaled down once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from cardart.cards import backs, suits
from cardart.cards.courts import figure_of, paint_bust
from cardart.cards.decks import DECK_STYLES, DeckStyle
from cardart.cards.indices import paint_mark, paint_rank, paint_sign
from cardart.cards.pips import crisp, crown_area, paint_art, paint_crown
from cardart.paint.palette import MOST, RGB
from cardart.paint.shapes import FINER, serial
from cardart.paint.sizes import Size
from cardart.paint.soft import Pixels
from cardart.scene import Deck


class Sprite:
    """An image of palette numbers (mode L), and a mask of its painted pixels (mode 1).

    Without a mask, all are, or all of a ``part`` (left, top, right and bottom in pixels). It never
    changes, so its number stands for it. Only the part in which something is painted is kept:
    Pillow would look at every pixel of a mask.
    """

    __slots__ = ("_pixels", "_shape", "end", "left", "mask", "numbers", "serial", "top", "wide")

    def __init__(
        self,
        numbers: Image.Image,
        mask: Image.Image | None = None,
        *,
        part: tuple[int, int, int, int] | None = None,
    ) -> None:
        self.wide = numbers.width
        """The width of the whole in pixels, whatever of it is painted."""
        self.left = self.top = 0
        painted = mask.getbbox() if mask is not None else part
        if painted not in (None, (0, 0, *numbers.size)):
            numbers, mask = numbers.crop(painted), mask and mask.crop(painted)
            self.left, self.top, *_ = painted
        self.numbers, self.mask, self.serial = numbers, mask, serial()
        self.end = self.top + numbers.height
        """The end of the painted part, in pixels from the top."""
        self._pixels, self._shape = numbers.im, mask.im if mask is not None else None

    @property
    def area(self) -> tuple[int, int, int, int]:
        """The painted part: left, top, right and bottom in pixels."""
        return self.left, self.top, self.left + self.numbers.width, self.end

    def paste(self, pixels: Pixels, x: int, y: int) -> None:
        """Paste it on the pixels of an image, as Pillow does at the end of its way there."""
        wide, high = self._pixels.size
        x, y = x + self.left, y + self.top
        area = (x, y, x + wide, y + high)
        if self._shape is None:
            pixels.paste(self._pixels, area)
        else:
            pixels.paste(self._pixels, area, self._shape)


@lru_cache(maxsize=1024)
def face(
    card: str, size: Size, mark: str = "", legal: bool = True, deck: Deck = "classic"
) -> Sprite:
    """The sprite of a card; `card` "" is the back. A card that is not legal is dimmed."""
    if not legal:
        bright = face(card, size, mark, True, deck)
        return Sprite(bright.numbers.point(_dimming()), bright.mask)
    style = DECK_STYLES[deck]
    if mark:
        plain = face(card, size, "", True, deck)
        return Sprite(_marked(plain.numbers, card, mark, size, style), plain.mask)
    large = paint(card, size, style)
    smooth = numbers(large.reduce(FINER), style.palette.cards)
    return Sprite(_crisp(smooth, large, card, size, style), _mask(size))


def _marked(plain: Image.Image, card: str, mark: str, size: Size, style: DeckStyle) -> Image.Image:
    """A face with its label, and with a crown if it is a deuce: the rest is not painted anew."""
    image = plain.copy()
    left, top, side = mark_area(size, style)
    area = (left, top, left + side + 1, top + side + 1)
    _repaint(image, area, style, lambda part: paint_mark(part, mark, style, (0, 0, side)))
    if crown := crown_area(card, style, size):
        _repaint(image, crown, style, lambda part: paint_crown(part, style))
    return image


def _repaint(
    image: Image.Image,
    area: tuple[int, int, int, int],
    style: DeckStyle,
    draw: Callable[[Image.Image], None],
) -> None:
    """Paint on an area of a face (left, top, right and bottom), four times as large."""
    part = image.crop(area)
    part.putpalette(_palette(style.palette.cards).getpalette() or ())
    finer = (part.width * FINER, part.height * FINER)
    large = part.convert("RGB").resize(finer, Image.Resampling.NEAREST)
    draw(large)
    image.paste(numbers(large.reduce(FINER), style.palette.cards), area)


def _crisp(
    smooth: Image.Image, large: Image.Image, card: str, size: Size, style: DeckStyle
) -> Image.Image:
    """The face with its figure in pure colours, which makes it a third lighter in bytes.

    Nobody sees the shades between the many small areas of a figure; indices and plain pips keep
    theirs.
    """
    image = smooth.copy()
    for area in crisp(card, style, size):
        left, top, right, bottom = area
        finer = (left * FINER, top * FINER, right * FINER, bottom * FINER)
        exact = large.resize((right - left, bottom - top), Image.Resampling.NEAREST, finer)
        image.paste(numbers(exact, style.palette.cards), area)
    return image


@lru_cache(maxsize=64)
def suit_sign(suit: str, side: int, deck: Deck) -> Sprite:
    """The sign of a suit on paper, ``side`` pixels wide and high."""
    style = DECK_STYLES[deck]
    large = Image.new("RGB", (side * FINER, side * FINER), style.palette["paper"])
    middle = side * FINER / 2
    suits.paint(large, style.suits[suit], style.palette, (middle, middle), side * FINER)
    picture = numbers(large.reduce(FINER), style.palette.cards)
    return Sprite(picture)


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


def paint(card: str, size: Size, style: DeckStyle) -> Image.Image:
    """The face or back of a card four times as large, in true colours, without a label."""
    large = Image.new("RGB", (size.wide * FINER, size.high * FINER), style.palette["paper"])
    if card == "":
        backs.paint_back(large, style.palette, *style.back, size.radius)
    elif size.small:
        _paint_small(large, card, style, size)
    elif style.jumbo and not size.crowded:
        _paint_jumbo(large, card, style)
    else:
        _paint_indices(large, card, style, size)
        paint_art(large, card, style, size)
    pen = ImageDraw.Draw(large)
    area = (0, 0, large.width - 1, large.height - 1)
    pen.rounded_rectangle(area, size.radius * FINER, outline=style.palette["edge"], width=2 * FINER)
    return large


def _paint_small(large: Image.Image, card: str, style: DeckStyle, size: Size) -> None:
    middle = large.width / 2
    paint_rank(large, card, style, (middle, 0.27 * large.height), size.rank * FINER)
    paint_sign(large, card, style, (middle, 0.71 * large.height), size.suit * FINER)


def _paint_indices(large: Image.Image, card: str, style: DeckStyle, size: Size) -> None:
    """Paint the index at the top left; on a card seen whole also at the bottom right.

    A flag has no second one: it is as high as the card.
    """
    wide, seam = (size.left + size.column) * FINER, large.height // 2
    corner = Image.new("RGB", (wide, seam), style.palette["paper"])
    middle = (size.left + size.column / 2) * FINER
    (rank_y, sign_y), widest = size.index, size.column * FINER
    paint_rank(corner, card, style, (middle, rank_y * FINER), size.rank * FINER, widest)
    paint_sign(corner, card, style, (middle, sign_y * FINER), size.sign * FINER)
    if size.whole and card[0] != style.flag:
        large.paste(corner.rotate(180), (large.width - wide, large.height - seam))
    large.paste(corner, (0, 0))


def _paint_jumbo(large: Image.Image, card: str, style: DeckStyle) -> None:
    """Paint a rank as large as the card allows, its sign below, beside a large pip or a bust."""
    unit = large.width / 100
    size, widest = round(75 * unit), round(66 * unit)
    paint_rank(large, card, style, (38 * unit, 34 * unit), size, widest)
    paint_sign(large, card, style, (22 * unit, 85 * unit), 36 * unit)
    figure = figure_of(card, style)
    if figure is None:
        paint_sign(large, card, style, (70 * unit, 106 * unit), 48 * unit)
        return
    paint_bust(large, card, figure, style)


def mark_area(size: Size, style: DeckStyle) -> tuple[int, int, int]:
    """The area of a label, left, top and width in pixels: visible in a fan, under the index."""
    if size.small:
        side = round(0.44 * size.wide)
        return size.wide - side - 1, size.high - side - 1, side
    side = round(0.3 * size.wide)
    if style.jumbo and not size.crowded:
        return round(0.4 * size.wide), round(0.66 * size.wide), round(0.29 * size.wide)
    return size.left - 1, size.high // 2, side
