"""Card faces as sprites: drawn four times as large, scaled down once, held in palette numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFont

from cardart.courts import FIGURES, JOKER_COLOUR, colour_of, court
from cardart.fonts import built_in, clean
from cardart.shapes import FINER, SHAPES, placed
from cardart.theme import ART, ART_SIZE, DIM, RGB, art_colours, padded


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """How large a card is, and what is on it. Small cards have an index and nothing else."""

    wide: int
    high: int
    rank: int
    suit: int
    pip: int
    left: int
    """Where the index begins."""
    small: bool = False

    @property
    def radius(self) -> int:
        """The radius of the corners."""
        return self.wide // 12

    @property
    def column(self) -> int:
        """The width of the index."""
        return round(self.rank * 0.72)

    @property
    def art(self) -> tuple[int, int, int, int]:
        """Where pips and figures are, in finer pixels: left, top, width, height."""
        left, margin = self.left + self.column + 3, self.left + 1
        wide, high = self.wide - left - margin, self.high - 2 * margin
        return left * FINER, margin * FINER, wide * FINER, high * FINER


LARGE = Size(wide=172, high=240, rank=64, suit=44, pip=36, left=8)
MEDIUM = Size(wide=130, high=176, rank=56, suit=38, pip=26, left=6)
SMALL = Size(wide=66, high=92, rank=46, suit=36, pip=0, left=0, small=True)
SLIM = Size(wide=44, high=92, rank=44, suit=34, pip=0, left=0, small=True)
CHIP = Size(wide=26, high=36, rank=18, suit=14, pip=0, left=0, small=True)


class Sprite(NamedTuple):
    """Palette numbers (as mode L), and which of them are painted (mode 1)."""

    numbers: Image.Image
    mask: Image.Image


COLUMNS = {"l": 0.0, "m": 0.5, "r": 1.0}
PIPS = {
    "2": "m0 m1",
    "3": "m0 m.5 m1",
    "4": "l0 r0 l1 r1",
    "5": "l0 r0 m.5 l1 r1",
    "6": "l0 r0 l.5 r.5 l1 r1",
    "7": "l0 r0 m.25 l.5 r.5 l1 r1",
    "8": "l0 r0 m.25 l.5 r.5 m.75 l1 r1",
    "9": "l0 r0 l.333 r.333 m.5 l.667 r.667 l1 r1",
    "T": "l0 r0 m.167 l.333 r.333 l.667 r.667 m.833 l1 r1",
}


@lru_cache(maxsize=1024)
def face(card: str, size: Size, mark: str = "", legal: bool = True) -> Sprite:
    """The sprite of a card; `card` "" is the back. A card that is not legal is dimmed."""
    if not legal:
        bright = face(card, size, mark)
        return Sprite(bright.numbers.point(_dimming()), bright.mask)
    large = _paint(card, size)
    if mark:
        _paint_mark(large, mark, size)
    return Sprite(_numbers(large.reduce(FINER)), _mask(size))


@cache
def _dimming() -> list[int]:
    return [number + DIM if number < ART_SIZE else number for number in range(256)]


@cache
def _art_palette() -> Image.Image:
    image = Image.new("P", (1, 1))
    filler = art_colours()[0]
    image.putpalette([part for rgb in padded(art_colours(), 256, filler) for part in rgb])
    return image


def _numbers(picture: Image.Image) -> Image.Image:
    found = picture.quantize(palette=_art_palette(), dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


@cache
def _mask(size: Size) -> Image.Image:
    large = Image.new("L", (size.wide * FINER, size.high * FINER), 0)
    area = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(area, size.radius * FINER, fill=255)
    return large.reduce(FINER).point([0] * 128 + [255] * 128).convert("1")


def _paint(card: str, size: Size) -> Image.Image:
    """The card four times as large, in true colours."""
    large = Image.new("RGB", (size.wide * FINER, size.high * FINER), ART["paper"])
    if card == "":
        _paint_back(large, size)
    elif size.small:
        _paint_small(large, card, size)
    else:
        _paint_middle(large, card, size)
        _paint_index(large, card, size)
    pen = ImageDraw.Draw(large)
    area = (0, 0, large.width - 1, large.height - 1)
    pen.rounded_rectangle(area, size.radius * FINER, outline=ART["edge"], width=2 * FINER)
    return large


def _paint_back(large: Image.Image, size: Size) -> None:
    pen = ImageDraw.Draw(large)
    inset = FINER * max(5, size.wide // 18)
    area = (inset, inset, large.width - inset - 1, large.height - inset - 1)
    inside = Image.new("RGB", large.size, ART["navy"])
    weave = ImageDraw.Draw(inside)
    step = FINER * max(12, size.wide // 8)
    for x in range(-large.height, large.width + large.height, step):
        for slope in (1, -1):
            ends = (x, 0, x + slope * large.height, large.height)
            weave.line(ends, fill=ART["mist"], width=FINER)
    shape = Image.new("L", large.size, 0)
    ImageDraw.Draw(shape).rounded_rectangle(area, size.radius * FINER // 2, fill=255)
    large.paste(inside, (0, 0), shape)
    pen.rounded_rectangle(area, size.radius * FINER // 2, outline=ART["navy"], width=2 * FINER)


def _paint_small(large: Image.Image, card: str, size: Size) -> None:
    _paint_rank(large, card, large.width // 2, round(0.27 * large.height), size.rank)
    middle = large.width // 2, round(0.71 * large.height)
    _paint_suit(large, card, middle, size.suit)


def _paint_index(large: Image.Image, card: str, size: Size) -> None:
    """The index at the top left. There is no second one: pictures are never seen upside down."""
    middle = (size.left + size.column // 2) * FINER
    _paint_rank(large, card, middle, round(size.rank * 0.6 * FINER), size.rank)
    suit_y = round((size.rank * 1.05 + size.suit / 2) * FINER)
    _paint_suit(large, card, (middle, suit_y), size.suit)


def _paint_rank(target: Image.Image, card: str, x: int, y: int, size: int) -> None:
    if card in JOKER_COLOUR:
        _paint_star(target, card, (x, y), round(size * 0.72))
        return
    text = card[0].replace("T", "10")
    mask = _rank_mask(text, size * FINER)
    widest = round(size * 0.7 * FINER)
    if mask.width > widest:
        mask = mask.resize((widest, mask.height), Image.Resampling.LANCZOS)
    target.paste(colour_of(card), (x - mask.width // 2, y - mask.height // 2), mask)


@lru_cache(maxsize=64)
def _rank_mask(text: str, size: int) -> Image.Image:
    """The rank, thick and cut to its ink, from the font that is the same everywhere."""
    font = built_in(size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise RuntimeError("this Pillow was built without FreeType")
    mask = Image.new("L", (2 * size, 2 * size), 0)
    pen = ImageDraw.Draw(mask)
    pen.text((size, size), text, fill=255, font=font, anchor="mm", stroke_width=size / 26)
    return mask.crop(mask.getbbox())


def _paint_suit(target: Image.Image, card: str, middle: tuple[int, int], size: int) -> None:
    if card in JOKER_COLOUR:
        letter = {"BJ": "B", "LJ": "L"}.get(card)
        if letter is None:
            _paint_star(target, card, middle, size)
            return
        mask = _rank_mask(letter, round(size * 1.1) * FINER)
        place = middle[0] - mask.width // 2, middle[1] - mask.height // 2
        target.paste(colour_of(card), place, mask)
        return
    _paint_shape(target, card[1], middle, size, colour_of(card))


def _paint_star(target: Image.Image, card: str, middle: tuple[int, int], size: int) -> None:
    _paint_shape(target, "star", middle, size, colour_of(card))
    if card == "LJ":
        _paint_shape(target, "star", middle, round(size * 0.5), ART["paper"])


def _paint_shape(
    target: Image.Image, name: str, middle: tuple[int, int], size: int, colour: RGB
) -> None:
    side = size * FINER
    pen = ImageDraw.Draw(target)
    for outline in SHAPES[name]():
        points = placed(outline, middle[0] - side / 2, middle[1] - side / 2, side, side)
        pen.polygon(points, fill=colour)


def _paint_middle(large: Image.Image, card: str, size: Size) -> None:
    """A panel for court cards, one large suit for an ace, pips for the rest."""
    x, y, wide, high = size.art
    if card in FIGURES or card[0] in FIGURES:
        large.paste(court(card, wide, high), (x, y))
    elif card[0] == "A":
        _paint_suit(large, card, (x + wide // 2, y + high // 2), round(0.84 * wide / FINER))
    else:
        _paint_pips(large, card, size)


def _paint_pips(large: Image.Image, card: str, size: Size) -> None:
    """Pips in their traditional places, those of the lower half upside down."""
    x, y, wide, high = size.art
    turned = Image.new("RGB", (wide, high), ART["paper"])
    upright = turned.copy()
    side = size.pip * FINER
    left, right = 0.56 * side, wide - 0.56 * side
    top, bottom = 0.7 * side, high - 0.7 * side
    for place in PIPS[card[0]].split():
        share = float(place[1:])
        column = left + (right - left) * COLUMNS[place[0]]
        if share <= 0.5:
            middle = round(column), round(top + (bottom - top) * share)
            _paint_suit(upright, card, middle, size.pip)
        else:
            middle = round(wide - column), round(top + (bottom - top) * (1 - share))
            _paint_suit(turned, card, middle, size.pip)
    lower = ImageChops.darker(upright, turned.rotate(180))
    large.paste(lower, (x, y))


def _paint_mark(large: Image.Image, mark: str, size: Size) -> None:
    """A gold disc with up to two letters, under the index, where a fan leaves it visible."""
    side = round((0.3 if not size.small else 0.44) * size.wide) * FINER
    x, y = size.left * FINER, (size.left + size.rank + size.suit + 1) * FINER
    if size.small:
        x, y = large.width - side - FINER, large.height - side - FINER
    pen = ImageDraw.Draw(large)
    area = (x, y, x + side, y + side)
    pen.ellipse(area, fill=ART["gold"], outline=ART["ink"], width=FINER * 2)
    text = clean(mark)[:2]
    if not text:
        return
    letters = _rank_mask(text, round(side * 0.62))
    place = x + (side - letters.width) // 2, y + (side - letters.height) // 2
    large.paste(ART["ink"], place, letters)
