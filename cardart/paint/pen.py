"""A pen for figures: outlined shapes in hundredths of the picture's width, from its top left."""

from __future__ import annotations

import cmath
import copy
import math
from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from cardart.paint.palette import RGB
from cardart.paint.paths import path
from cardart.paint.shapes import Point

MIDDLE = 50 + 50j
"""The point of a pen's square that `Pen.moved` moves."""


class Pen:
    """Draws paths, as `cardart.paint.paths` reads them, on an image of any size.

    Lengths are hundredths of the image's width. Shapes are filled and edged with a line in ``ink``;
    a ``line`` of 0 leaves the edge out, ``None`` is the pen's own.
    """

    def __init__(self, image: Image.Image, ink: RGB, line: float = 1.7) -> None:
        self.image = image
        self.draw = ImageDraw.Draw(image)
        self.unit = image.width / 100
        self.ink = ink
        self.line = line
        self.size = 1.0
        self._place: tuple[complex, complex, bool] = (1 + 0j, 0j, False)

    def moved(
        self, x: float, y: float, *, turn: float = 0, size: float = 1, flip: bool = False
    ) -> Pen:
        """A pen for which the point (50, 50) is at `x`, `y`.

        Its shapes are `size` times as large and turned by `turn` degrees clockwise; with ``flip``
        left and right are exchanged first.
        """
        spin = cmath.rect(size, math.radians(turn))
        shift = complex(x, y) - spin * MIDDLE
        outer, away, flipped = self._place
        if flipped:
            spin, shift = spin.conjugate(), 100 - 100 * spin.conjugate() - shift.conjugate()
        pen = copy.copy(self)
        pen._place = (outer * spin, outer * shift + away, flip != flipped)
        pen.size = self.size * size
        return pen

    def area(self, text: str, fill: RGB, line: float | None = None) -> None:
        """Draw a filled shape with a line around it."""
        for points in path(text):
            self._area(points, fill, self.line if line is None else line)

    def twin(self, text: str, fill: RGB, line: float | None = None) -> None:
        """Draw a filled shape and its mirror image."""
        for points in path(text):
            self._area(points, fill, self.line if line is None else line)
            self._area(mirror(points), fill, self.line if line is None else line)

    def whole(self, text: str, fill: RGB | int, line: float | None = None) -> None:
        """Draw a left half joined with its mirror image, without a line along the middle."""
        for points in path(text):
            half = opened(points)
            both = [*half, *reversed(mirror(half))]
            self._area(both, fill, self.line if line is None else line)

    def stroke(self, text: str, ink: RGB, wide: float) -> None:
        """Draw open lines, ``wide`` hundredths thick."""
        for points in path(text):
            self._line(points, ink, wide)

    def strokes(self, text: str, ink: RGB, wide: float) -> None:
        """Draw open lines and their mirror images, ``wide`` hundredths thick."""
        for points in path(text):
            self._line(points, ink, wide)
            self._line(mirror(points), ink, wide)

    def dot(self, x: float, y: float, radius: float, fill: RGB, line: float = 0) -> None:
        """Draw a filled circle around a point."""
        ((x, y),) = self._scaled([(x, y)])
        radius *= self.unit * self.size
        width = round(line * self.unit)
        self.draw.ellipse(
            (x - radius, y - radius, x + radius, y + radius),
            fill=fill, outline=self.ink if width else None, width=width,
        )  # fmt: skip

    def dots(self, x: float, y: float, radius: float, fill: RGB, line: float = 0) -> None:
        """Draw a filled circle and its mirror image."""
        self.dot(x, y, radius, fill, line)
        self.dot(100 - x, y, radius, fill, line)

    def woven(self, text: str, fill: RGB, pattern: Callable[[Pen], None]) -> None:
        """Draw a left half joined with its mirror image, filled with a pattern."""
        cloth, mask = Image.new("RGB", self.image.size, fill), Image.new("1", self.image.size)
        pattern(self._on(cloth))
        self._on(mask).whole(text, 1, 0)
        self.image.paste(cloth, (0, 0), mask)
        for points in path(text):
            half = opened(points)
            self._line([*half, *reversed(mirror(half))], self.ink, self.line)

    def _on(self, image: Image.Image) -> Pen:
        """A pen with these inks and widths that draws on ``image``."""
        pen = copy.copy(self)
        pen.image, pen.draw = image, ImageDraw.Draw(image)
        return pen

    def _area(self, points: Sequence[Point], fill: RGB | int, line: float) -> None:
        self.draw.polygon(self._scaled(points), fill=fill)
        if line:
            self._line([*points, *points[:2]], self.ink, line)

    def _line(self, points: Sequence[Point], ink: RGB, wide: float) -> None:
        width = max(1, round(wide * self.unit))
        dots = self._scaled(points)
        self.draw.line(dots, fill=ink, width=width, joint="curve")
        if width > 3 and points[0] != points[-2]:
            for x, y in (dots[0], dots[-1]):
                radius = width / 2 - 0.5
                self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        spin, shift, flip = self._place
        placed = (spin * complex(100 - x if flip else x, y) + shift for x, y in points)
        return [(dot.real * self.unit, dot.imag * self.unit) for dot in placed]


def mirror(points: Sequence[Point]) -> list[Point]:
    """The mirror image of points, left and right exchanged."""
    return [(100 - x, y) for x, y in points]


def opened(points: Sequence[Point]) -> Sequence[Point]:
    """A closed line opened at its edge along the middle, if it has one.

    >>> opened([(0, 0), (50, 0), (50, 9), (0, 9)])
    [(50, 9), (0, 9), (0, 0), (50, 0)]
    """
    for number, (here, there) in enumerate(zip(points, [*points[1:], points[0]], strict=True)):
        if here[0] == there[0] == 50:
            return [*points[number + 1 :], *points[: number + 1]]
    return points
