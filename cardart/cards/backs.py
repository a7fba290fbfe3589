"""The backs of cards: each deck has its own, drawn in any size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from PIL import Image, ImageDraw

from cardart.cards import suits
from cardart.cards.suits import Part, Sign
from cardart.paint.palette import Palette
from cardart.paint.shapes import FINER, Point

Field = Callable[[Image.Image, Palette], None]
"""Paints the pattern of a back over a whole image, of which the frame shows a part."""

ACROSS = 6
"""The cells of a pattern from left to right."""


def paint_back(
    large: Image.Image, palette: Palette, ground: str, field: Field, radius: int
) -> None:
    """Paint a back: an edge of paper, a frame, and the pattern inside it.

    ``radius`` is that of the card's corners, in pixels of the finished picture.
    """
    wide = large.width
    edge, line = max(3 * FINER, wide // 20), max(FINER, wide // 90)
    inner = (edge, edge, wide - edge - 1, large.height - edge - 1)
    inside = Image.new("RGB", large.size, palette[ground])
    field(inside, palette)
    mask = Image.new("L", large.size, 0)
    corner = max(FINER, radius * FINER - edge)
    ImageDraw.Draw(mask).rounded_rectangle(inner, corner, fill=255)
    large.paste(inside, (0, 0), mask)
    pen = ImageDraw.Draw(large)
    pen.rounded_rectangle(inner, corner, outline=palette[ground], width=3 * line)
    middle = tuple(side + (line if n < 2 else -line) for n, side in enumerate(inner))
    pen.rounded_rectangle(middle, corner, outline=palette["gold"], width=line)


def lattice(*cells: str) -> Field:
    """A pattern of diamonds with a small shape in each, and a jester's cap in the middle."""

    def paint(image: Image.Image, palette: Palette) -> None:
        pen, step = ImageDraw.Draw(image), image.width / ACROSS
        line = max(2, round(step / 14))
        for middle, number in _places(image, step):
            pen.line(_diamond(middle, step / 2, step / 2), fill=palette["mist"], width=line)
            sign = suits.plain(cells[number % len(cells)], "mist")
            suits.paint(image, sign, palette, middle, step * 0.36)
        _medallion(image, palette, suits.cap("navy"), "mist")

    return paint


def harlequin(*colours: str) -> Field:
    """A pattern of large diamonds in alternating colours, edged with gold."""

    def paint(image: Image.Image, palette: Palette) -> None:
        pen, step = ImageDraw.Draw(image), image.width / 4
        line = max(2, round(step / 14))
        for middle, number in _places(image, step, 1.4):
            dots = _diamond(middle, step / 2, step * 0.7)
            pen.polygon(dots, fill=palette[colours[number % len(colours)]])
            pen.line(dots, fill=palette["gold"], width=line)

    return paint


def crosses(image: Image.Image, palette: Palette) -> None:
    """Paint rows of small crosses, and a large one on a red disc in the middle."""
    step = image.width / ACROSS
    for middle, number in _places(image, step):
        sign = _cross("mist") if number % 2 else suits.plain("D", "mist")
        suits.paint(image, sign, palette, middle, step * 0.42)
    _medallion(image, palette, _cross("paper"), "red")


@cache
def _cross(ink: str) -> Sign:
    beams = _box(0.38, 0.08, 0.62, 0.92), _box(0.08, 0.38, 0.92, 0.62)
    return Sign((Part(ink, beams),))


def _box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _medallion(image: Image.Image, palette: Palette, sign: Sign, ground: str) -> None:
    """Paint a disc with a gold ring and a sign in the middle, if the picture is wide enough."""
    if image.width < 40 * FINER:
        return
    x, y, radius = image.width / 2, image.height / 2, image.width * 0.2
    pen = ImageDraw.Draw(image)
    for ink, share in (("ink", 1.1), ("gold", 1.06), ("ink", 0.95), (ground, 0.91)):
        side = radius * share
        pen.ellipse((x - side, y - side, x + side, y + side), fill=palette[ink])
    suits.paint(image, sign, palette, (x, y), radius * 1.24)


def _places(
    image: Image.Image, step: float, tall: float = 1
) -> Sequence[tuple[tuple[float, float], int]]:
    """The centres of the cells of a pattern in offset rows, each with a number for its colour."""
    rows = round(image.height / (step * tall)) + 1
    found = []
    for row in range(-rows, rows + 1):
        for column in range(-ACROSS, ACROSS + 1):
            x = image.width / 2 + (column + row % 2 / 2) * step
            y = image.height / 2 + row * step * tall / 2
            if -step < x < image.width + step and -step * tall < y < image.height + step * tall:
                found.append(((x, y), column + row))
    return found


def _diamond(middle: tuple[float, float], wide: float, high: float) -> list[Point]:
    x, y = middle
    return [(x, y - high), (x + wide, y), (x, y + high), (x - wide, y), (x, y - high)]
