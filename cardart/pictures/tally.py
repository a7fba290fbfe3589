"""The tally of a Jass slate: a Z with strokes for points along its lines, bundled by fives."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from cardart.paint.shapes import FINER, Mask, Point

Stroke = tuple[Point, ...]
BUNDLE = 5.2
"""The width of a bundle of five strokes, in distances between two."""
FOOT = 0.72
"""The share of the Z's foot that is left where a rest is written beside it."""
STROKE = 40
"""The height of a stroke of a small tally, in finer pixels."""


def tallies(points: int) -> tuple[int, int, int, int]:
    """The numbers of hundreds, fifties and twenties in points, and the rest.

    >>> tallies(1377)
    (13, 1, 1, 7)
    """
    hundreds, rest = divmod(points, 100)
    fifties, rest = divmod(rest, 50)
    return hundreds, fifties, *divmod(rest, 20)


def strokes(points: int, wide: float, high: float, long: float, apart: float) -> Iterator[Stroke]:
    """The strokes of a tally in a box, its Z first; the rest of the points is a number beside it.

    A stroke is ``long`` pixels high and the next at most ``apart`` pixels away.
    """
    hundreds, fifties, twenties, rest = tallies(points)
    foot = wide * (FOOT if rest else 1)
    yield ((0, 0), (wide, 0))
    yield ((wide, 0), (0, high))
    yield ((0, high), (foot, high))
    inset = long / 4
    yield from _bundles(hundreds, (inset, 0), (wide - inset, 0), long, apart)
    yield from _bundles(fifties, (wide * 0.5, high * 0.5), (0, high), long, apart)
    yield from _bundles(twenties, (2 * inset, high), (foot, high), long, apart)


def _bundles(count: int, start: Point, end: Point, long: float, apart: float) -> Iterator[Stroke]:
    """Strokes along a line, the fifth of each bundle across the four before it."""
    length = math.dist(start, end)
    step = min(apart, length / (BUNDLE * max(1, math.ceil(count / 5))))
    half = long / 2
    for bundle, place in (divmod(number, 5) for number in range(count)):
        along = step * (bundle * BUNDLE + place)
        if place < 4:
            x, y = _on(start, end, along / length)
            lean = ((bundle + 2 * place) % 3 - 1) * long / 46
            yield ((x + lean, y - half), (x - lean, y + half))
        else:
            (x, y), (far, low) = (
                _on(start, end, (along - back * step) / length) for back in (4.7, 0.3)
            )
            yield ((x, y + 0.7 * half), (far, low - 0.7 * half))


def _on(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@lru_cache(maxsize=64)
def small_tally(points: int, wide: int, high: int) -> Mask:
    """A tally as a mask in chalk, with room around its Z for the strokes within the size."""
    large = Image.new("L", (wide * FINER, high * FINER), 0)
    pen, edge = ImageDraw.Draw(large), STROKE // 2 + 3
    room = wide - 2 * edge, high - 2 * edge
    for line in strokes(points, *room, STROKE, STROKE * 0.38):
        dots = [((x + edge) * FINER, (y + edge) * FINER) for x, y in line]
        pen.line(dots, fill=255, width=4 * FINER, joint="curve")
    return Mask(ImageChops.multiply(large.reduce(FINER), grain((wide, high))))


@lru_cache(maxsize=8)
def grain(size: tuple[int, int]) -> Image.Image:
    """The speckles that chalk leaves bare, equal for every slate of a size."""
    wide, high = (size[0] + 1) // 2, (size[1] + 1) // 2
    noise = Image.frombytes("L", (wide, high), Random(7).randbytes(wide * high))
    speckled = noise.point([110] * 56 + [255] * 200)
    return speckled.resize((2 * wide, 2 * high), Image.Resampling.NEAREST).crop((0, 0, *size))
