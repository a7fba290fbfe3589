"""Shapes as outlines in a unit square, and as masks of coverage in any size.

An outline is a list of closed lines of points from (0, 0) at the top left to (1, 1).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count

from PIL import Image, ImageDraw

Point = tuple[float, float]
Outline = list[Point]

FINER = 4
"""The factor by which shapes are drawn larger before they are scaled down once."""


_serials = count()


def serial() -> int:
    """A number that nothing else in this process has: it stands for a drawing in a key."""
    return next(_serials)


class Mask:
    """Coverage from 0 to 255 for each pixel (mode L), which never changes, and its number."""

    __slots__ = ("image", "serial")

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.serial = serial()

    @property
    def width(self) -> int:
        """The width of the mask in pixels."""
        return self.image.width


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 14) -> Outline:
    """The points of a cubic Bézier curve from `a` to `d`, without `d`."""
    points = []
    for step in range(steps):
        t = step / steps
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        x = sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True))
        y = sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True))
        points.append((x, y))
    return points


def circle(x: float, y: float, radius: float, steps: int = 40) -> Outline:
    """A circle as an outline of `steps` points."""
    turns = (2 * math.pi * step / steps for step in range(steps))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def mirrored(half: Outline) -> Outline:
    """A left half joined with its mirror image."""
    return half + [(1 - x, y) for x, y in reversed(half)]


def heart() -> list[Outline]:
    """The outline of a heart."""
    left = curve((0.5, 0.97), (0.42, 0.8), (0.04, 0.6), (0.04, 0.31))
    left += curve((0.04, 0.31), (0.04, 0.12), (0.17, 0.04), (0.28, 0.04))
    left += curve((0.28, 0.04), (0.39, 0.04), (0.47, 0.12), (0.5, 0.24))
    return [mirrored(left)]


def stem(top: float, wide: float) -> Outline:
    """The outline of the foot of a spade or club."""
    left = curve((0.5, top), (0.49, 0.82), (0.44, 0.93), (0.5 - wide, 0.97))
    return mirrored([*left, (0.5 - wide, 0.97)])


def spade() -> list[Outline]:
    """The outlines of a spade and its foot."""
    left = curve((0.5, 0.03), (0.44, 0.2), (0.04, 0.36), (0.04, 0.6))
    left += curve((0.04, 0.6), (0.04, 0.76), (0.15, 0.82), (0.26, 0.82))
    left += curve((0.26, 0.82), (0.37, 0.82), (0.45, 0.76), (0.5, 0.66))
    return [mirrored(left), stem(0.5, 0.2)]


def club() -> list[Outline]:
    """The outlines of a club, with round leaves that nobody takes for a spade."""
    leaves = [circle(0.5, 0.25, 0.215), circle(0.245, 0.585, 0.215), circle(0.755, 0.585, 0.215)]
    middle = [(0.42, 0.36), (0.58, 0.36), (0.66, 0.62), (0.34, 0.62)]
    return [*leaves, middle, stem(0.45, 0.2)]


def diamond() -> list[Outline]:
    """The outline of a diamond with slightly hollow sides."""
    left = curve((0.5, 0.98), (0.4, 0.8), (0.24, 0.62), (0.1, 0.5))
    left += curve((0.1, 0.5), (0.24, 0.38), (0.4, 0.2), (0.5, 0.02))
    return [mirrored([*left, (0.5, 0.02)])]


def star() -> list[Outline]:
    """The outline of a star of five points, one of them up."""
    outline = []
    for number in range(10):
        radius = 0.5 if number % 2 == 0 else 0.21
        turn = math.pi * number / 5 - math.pi / 2
        outline.append((0.5 + radius * math.cos(turn), 0.53 + radius * math.sin(turn)))
    return [outline]


def crown() -> list[Outline]:
    """The outlines of a crown of three points and its band."""
    top = [(0.08, 0.68), (0.02, 0.22), (0.28, 0.46), (0.5, 0.1), (0.72, 0.46), (0.98, 0.22)]
    return [[*top, (0.92, 0.68)], [(0.1, 0.75), (0.9, 0.75), (0.9, 0.92), (0.1, 0.92)]]


def arrow() -> list[Outline]:
    """The outline of a chevron that points right."""
    return [[(0.24, 0.16), (0.44, 0.16), (0.78, 0.5), (0.44, 0.84), (0.24, 0.84), (0.55, 0.5)]]


def dart() -> list[Outline]:
    """The outline of an arrowhead that points right."""
    return [[(0.12, 0.2), (0.92, 0.5), (0.12, 0.8), (0.3, 0.5)]]


def tick() -> list[Outline]:
    """The outline of a tick."""
    left = [(0.08, 0.52), (0.22, 0.38), (0.4, 0.56)]
    return [[*left, (0.78, 0.16), (0.92, 0.3), (0.4, 0.84)]]


def cross() -> list[Outline]:
    """The outlines of a cross, for a seat that is out of the deal."""
    one = [(0.08, 0.22), (0.22, 0.08), (0.92, 0.78), (0.78, 0.92)]
    return [one, [(1 - x, y) for x, y in one]]


SHAPES: dict[str, Callable[[], list[Outline]]] = {
    "S": spade,
    "H": heart,
    "D": diamond,
    "C": club,
    "star": star,
    "crown": crown,
    "arrow": arrow,
    "dart": dart,
    "tick": tick,
    "cross": cross,
}


def placed(outline: Sequence[Point], x: float, y: float, wide: float, high: float) -> Outline:
    """An outline moved and stretched from the unit square to a box."""
    return [(x + px * wide, y + py * high) for px, py in outline]


@lru_cache(maxsize=256)
def shape(name: str, wide: int, high: int, turn: int = 0) -> Mask:
    """The shape called `name` as a mask, turned by `turn` degrees clockwise; sizes are pixels."""
    large = Image.new("L", (wide * FINER, high * FINER), 0)
    pen = ImageDraw.Draw(large)
    for outline in SHAPES[name]():
        pen.polygon(placed(outline, 0, 0, wide * FINER - 1, high * FINER - 1), fill=255)
    small = large.reduce(FINER)
    return Mask(small.rotate(-turn, Image.Resampling.BICUBIC) if turn else small)


@lru_cache(maxsize=512)
def box(wide: int, high: int, radius: int, border: int = 0) -> Mask:
    """A rounded box as a mask; with a `border`, only its frame. All lengths are pixels."""
    large = Image.new("L", (wide * FINER, high * FINER), 0)
    pen = ImageDraw.Draw(large)
    area = (0, 0, wide * FINER - 1, high * FINER - 1)
    filled = 255 if border == 0 else 0
    pen.rounded_rectangle(
        area, radius * FINER, fill=filled, outline=255, width=max(1, border * FINER)
    )
    return Mask(large.reduce(FINER))


@lru_cache(maxsize=128)
def line_of(values: tuple[float, ...], wide: int, high: int, thick: int = 3) -> Mask:
    """A curve through values from left to right as a mask, with a dot at its end.

    The highest value is at the top; equal values are a level line in the middle. Sizes are pixels.
    """
    large = Image.new("L", (wide * FINER, high * FINER), 0)
    pen = ImageDraw.Draw(large)
    edge = (thick + 2) * FINER
    low, top = min(values), max(values)
    across, down = wide * FINER - 2 * edge, high * FINER - 2 * edge
    shares = ((value - low) / (top - low) if top > low else 0.5 for value in values)
    points = [
        (edge + across * number / max(1, len(values) - 1), edge + down * (1 - share))
        for number, share in enumerate(shares)
    ]
    pen.line(points, fill=255, width=thick * FINER, joint="curve")
    x, y = points[-1]
    radius = (thick + 1) * FINER
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return Mask(large.reduce(FINER))


@lru_cache(maxsize=16)
def robot(size: int) -> Mask:
    """A robot's head as a mask, `size` pixels wide and high."""
    unit = size * FINER / 32
    large = Image.new("L", (size * FINER, size * FINER), 0)
    pen = ImageDraw.Draw(large)

    def rounded(area: tuple[float, float, float, float], radius: float, fill: int) -> None:
        pen.rounded_rectangle([part * unit for part in area], radius * unit, fill=fill)

    rounded((4, 9, 28, 29), 6, 255)
    rounded((15, 3, 17, 10), 0, 255)
    pen.ellipse([part * unit for part in (13, 0.5, 19, 6.5)], fill=255)
    rounded((0.5, 15, 3, 23), 1, 255)
    rounded((29, 15, 31.5, 23), 1, 255)
    pen.ellipse([part * unit for part in (9, 14, 14, 19)], fill=0)
    pen.ellipse([part * unit for part in (18, 14, 23, 19)], fill=0)
    rounded((10, 22.5, 22, 25), 1, 0)
    return Mask(large.reduce(FINER))
