"""Suit signs, French ones in one colour and Swiss ones in several; a joker's star and cap."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from cardart.paint.palette import Palette
from cardart.paint.paths import path
from cardart.paint.shapes import SHAPES, Point, circle


@dataclass(frozen=True, slots=True)
class Part:
    """Lines in a unit square, filled with a colour, or drawn `wide` as a share of the square."""

    ink: str
    lines: tuple[tuple[Point, ...], ...]
    wide: float = 0


Parts = tuple[Part, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Sign:
    """A sign as parts, the later ones over the earlier."""

    parts: Parts


def paint(
    target: Image.Image,
    sign: Sign,
    palette: Palette,
    middle: Point,
    side: float,
    blank: bool = False,
) -> None:
    """Paint `sign` around `middle`, `side` finer pixels wide and high.

    A `blank` one is a shape of bare paper, on which a smaller sign stands out from the art below.
    """
    picture, mask = _painted(sign, palette, round(side))
    edge = picture.width // 2
    place = (round(middle[0]) - edge, round(middle[1]) - edge)
    target.paste(palette["paper"] if blank else picture, place, mask)


def shape(sign: Sign, palette: Palette, side: float) -> Image.Image:
    """The mask of the painted pixels of a sign ``side`` finer pixels wide, with its margin."""
    return _painted(sign, palette, round(side))[1]


@lru_cache(maxsize=32)
def _painted(sign: Sign, palette: Palette, side: int) -> tuple[Image.Image, Image.Image]:
    """A sign with a margin around it, and a mask of its painted pixels."""
    room = side // 16
    area = (side + 2 * room, side + 2 * room)
    picture, mask = Image.new("RGB", area), Image.new("1", area)
    for image in (picture, mask):
        pen = ImageDraw.Draw(image)
        for part in sign.parts:
            fill = palette[part.ink] if image is picture else 1
            for line in part.lines:
                dots = [(room + x * side, room + y * side) for x, y in line]
                if part.wide:
                    width = max(1, round(part.wide * side))
                    pen.line(dots, fill=fill, width=width, joint="curve")
                else:
                    pen.polygon(dots, fill=fill)
    return picture, mask


@cache
def plain(shape: str, ink: str) -> Sign:
    """A sign of one shape in one colour."""
    return Sign((Part(ink, tuple(map(tuple, SHAPES[shape]()))),))


def french(red: str = "red", diamonds: str = "red", clubs: str = "ink") -> Mapping[str, Sign]:
    """The French suit signs in the colours of a deck, by suit letter; spades are dark."""
    palette = {"S": "ink", "H": red, "D": diamonds, "C": clubs}
    return {suit: plain(suit, ink) for suit, ink in palette.items()}


def _part(ink: str, text: str, wide: float = 0) -> Part:
    """A part of a sign from a path in hundredths of the square."""
    lines = (tuple((x / 100, y / 100) for x, y in line) for line in path(text))
    return Part(ink, tuple(lines), wide / 100)


def _edged(ink: str, text: str, wide: float = 5) -> Parts:
    """A filled part with a dark line around it, ``wide`` hundredths thick."""
    filled = _part(ink, text)
    closed = tuple((*line, *line[:2]) for line in filled.lines)
    return filled, Part("ink", closed, wide / 100)


def _ring(ink: str, x: float, y: float, radius: float, wide: float = 4.5) -> Parts:
    """A filled circle with a dark line around it; all lengths are hundredths."""
    return (
        Part("ink", (tuple(circle(x / 100, y / 100, radius / 100)),)),
        Part(ink, (tuple(circle(x / 100, y / 100, (radius - wide) / 100)),)),
    )


def acorn() -> Sign:
    """The acorn (Eichel): green in a brown cup, hanging from its stalk."""
    nut = (
        "M 17 42 C 15 62 22 80 40 88 C 45 90 47 92 50 98 C 53 92 55 90 60 88 C 78 80 85 62 83 42 Z"
    )
    cup = "M 9 45 C 7 27 26 15 50 15 C 74 15 93 27 91 45 C 80 54 20 54 9 45 Z"
    hatch = "M 24 23 Q 30 38 40 50 M 45 16 Q 50 34 61 50 M 68 19 Q 72 34 80 48"
    return Sign(
        (
            _part("ink", "M 50 18 Q 47 10 52 2", 10),
            *_edged("leaf", nut),
            _part("paper", "M 29 58 C 31 68 35 74 42 79", 5),
            *_edged("hair", cup),
            _part("ink", hatch, 3.4),
        )
    )


def rose() -> Sign:
    """The rose (Rosen): red with five double petals and green sepals."""
    sepals: list[Part] = []
    petals: list[Part] = []
    inner: list[Part] = []
    for number in range(5):
        turn = 2 * math.pi * number / 5 - math.pi / 2
        petals += _ring("red", *_round(turn, 25), 22.5)
        inner += _ring("mist", *_round(turn + math.pi / 5, 12.5), 11, 3)
        tip, aside = turn + math.pi / 5, 0.28
        leaf = [_round(tip, 49), _round(tip - aside, 30), _round(tip + aside, 30)]
        text = "M " + " ".join(f"{x:.1f} {y:.1f}" for x, y in leaf) + " Z"
        sepals += _edged("green", text, 4)
    return Sign((*sepals, *petals, *inner, *_ring("gold", 50, 51, 11, 3.4)))


def _round(turn: float, radius: float) -> Point:
    return 50 + radius * math.cos(turn), 51 + radius * math.sin(turn)


def shield() -> Sign:
    """The shield (Schilten): blue and white with a golden boss."""
    whole = "M 9 8 Q 30 15 50 8 Q 70 15 91 8 C 94 46 88 78 50 97 C 12 78 6 46 9 8 Z"
    half = "M 50 8 Q 70 15 91 8 C 94 46 88 78 50 97 Z"
    return Sign(
        (
            _part("blue", whole),
            _part("paper", half),
            _part("ink", "M 50 8 L 50 97", 4),
            *_edged("blue", whole)[1:],
            *_ring("gold", 50, 46, 16),
        )
    )


def bell() -> Sign:
    """The bell (Schellen): round and golden with a slit."""
    return Sign(
        (
            *_ring("gold", 50, 14, 12, 5),
            *_ring("gold", 50, 60, 38, 5),
            _part("paper", "M 24 50 C 27 40 34 33 43 30", 5),
            _part("ink", "M 13 56 Q 50 68 87 56 M 14 65 Q 50 77 86 65", 4),
            *_ring("ink", 50, 79, 7),
            _part("ink", "M 50 79 L 50 97", 5.5),
        )
    )


def swiss() -> Mapping[str, Sign]:
    """The signs of the Swiss deck, by suit letter."""
    return {"S": acorn(), "C": rose(), "D": shield(), "H": bell()}


@cache
def star(ink: str, *, hollow: bool = False) -> Sign:
    """The star of a joker's index, solid or hollow."""
    solid = plain("star", ink)
    if not hollow:
        return solid
    inner = tuple(tuple(_inwards(point) for point in line) for line in solid.parts[0].lines)
    return Sign((*solid.parts, Part("paper", inner)))


def _inwards(point: Point) -> Point:
    return (0.5 + point[0]) / 2, (0.53 + point[1]) / 2


@cache
def cap(ink: str) -> Sign:
    """The cap of a jester, with bells, in one colour."""
    horns = (
        "M 22 84 C 20 66 24 56 12 54 C 8 54 7 58 7 62 C -2 46 8 24 26 28 C 34 30 40 38 42 46"
        " C 44 30 46 18 50 10 C 54 18 56 30 58 46 C 60 38 66 30 74 28 C 92 24 102 46 93 62"
        " C 93 58 92 54 88 54 C 76 56 80 66 78 84 Z"
    )
    bells = (tuple(circle(x, y, 0.075)) for x, y in ((0.08, 0.67), (0.92, 0.67), (0.5, 0.08)))
    band = "M 20 88 L 80 88 80 97 20 97 Z"
    return Sign((_part(ink, horns), _part(ink, band), Part(ink, tuple(bells))))
