"""A score sheet in chalk on a slate.

Above stands for each side the sign in which points are kept on such slates: a Z with strokes for
hundreds along its top, fifties along its slope and twenties along its foot, bundled by fives, and
what is left as a number. Below stand the deals, and the sum under a line drawn twice.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from cardart.paint import fonts
from cardart.paint.shapes import Point, shape
from cardart.pictures.board import CELL, HEAD, MOST_ROWS, ROW_HIGH, TITLE, Column, columns_for
from cardart.pictures.canvas import Canvas, exchanged, painted
from cardart.scene import ResultScene

WIDE = 1086
FRAME = 26
LINE = 5
SIGN_HIGH = 330
STROKE = 46
"""How long a stroke is."""
BUNDLE = 5.2
"""How much room five strokes take, in the distance of two."""
MOST_POINTS = 9999
"""More points are not drawn as strokes."""
MOST_SIGNS = 4
"""More sides than these have no signs, only sums."""


def draw_slate(scene: ResultScene) -> bytes:
    """The PNG of a score sheet on a slate."""
    slate = _Slate(scene)
    slate.draw_title()
    slate.draw_signs()
    slate.draw_rows()
    return slate.png()


def tallies(points: int) -> tuple[int, int, int, int]:
    """How many hundreds, fifties and twenties are drawn as strokes, and the number that is left.

    >>> tallies(1377)
    (13, 1, 1, 7)
    """
    hundreds, rest = divmod(points, 100)
    fifties, rest = divmod(rest, 50)
    return hundreds, fifties, *divmod(rest, 20)


def points_of(text: str) -> int | None:
    """The points that a cell tells, if strokes can show them."""
    digits = "".join(character for character in text if character.isalnum() or character in "-−")
    points = int(digits) if digits.isascii() and digits.isdigit() else -1
    return points if 0 <= points <= MOST_POINTS else None


class _Slate:
    """A slate in the making: one layer of white chalk, one of yellow."""

    def __init__(self, scene: ResultScene) -> None:
        self.scene = scene
        self.rows = scene.rows[-MOST_ROWS:]
        self.signs = self._signs()
        self.top = FRAME + (TITLE * 2 if scene.title else 16)
        self.y = self.top + (SIGN_HIGH if self.signs else 0)
        lines = len(self.rows) + 1 + (1 if scene.total else 0)
        high = self.y + ROW_HIGH * lines + (70 if scene.footer else 30) + FRAME
        self.canvas = Canvas(WIDE, high, "bar", theme_name="slate")
        self.white, self.yellow = (Image.new("L", (WIDE, high), 0) for _ in range(2))
        both = (*self.rows, *((scene.total,) if scene.total else ()))
        self.columns = columns_for(scene.columns, both, scene.winners, FRAME + 24)

    def _signs(self) -> list[tuple[int, int]]:
        """The columns that get a sign, and their points."""
        total = self.scene.total
        found = [(number, points_of(cell)) for number, cell in enumerate(total) if number]
        sides = [(number, points) for number, points in found if points is not None]
        return sides if len(sides) == len(found) and 0 < len(sides) <= MOST_SIGNS else []

    def png(self) -> bytes:
        """The finished picture."""
        grain = _grain(self.white.size)
        for layer, ink in ((self.white, "text"), (self.yellow, "turn")):
            chalk = ImageChops.multiply(layer, grain)
            numbers = exchanged(chalk, self.canvas.colours.shades("bar", ink))
            self.canvas.image.paste(numbers, (0, 0), painted(chalk))
        self._draw_frame()
        return self.canvas.png()

    def _draw_frame(self) -> None:
        """A wooden frame, mitred at the corners."""
        wide, high = self.canvas.image.size
        pen, colours = ImageDraw.Draw(self.canvas.image), self.canvas.colours
        for inset, ink in ((0, "wood"), (FRAME - 4, "grain")):
            for side in range(inset, FRAME):
                pen.rectangle((side, side, wide - side - 1, high - side - 1), outline=colours[ink])
        for inset in (7, 14):
            area = (inset, inset, wide - inset - 1, high - inset - 1)
            pen.rectangle(area, outline=colours["grain"])
        for x, across in ((0, FRAME), (wide, -FRAME)):
            for y, down in ((0, FRAME), (high, -FRAME)):
                pen.line((x, y, x + across, y + down), fill=colours["grain"], width=2)

    def write(
        self,
        text: str,
        x: int,
        y: int,
        size: int,
        width: int,
        align: str = "left",
        bright: bool = False,
    ) -> int:
        """Write one line in chalk. Gives its width."""
        mask = fonts.line(text, size, width)
        shift = {"left": 0, "middle": mask.width // 2, "right": mask.width}[align]
        (self.yellow if bright else self.white).paste(255, (x - shift, y), mask.image)
        return mask.width

    def stroke(self, *points: Point, wide: int = LINE, bright: bool = False) -> None:
        """A stroke of chalk."""
        pen = ImageDraw.Draw(self.yellow if bright else self.white)
        pen.line(points, fill=235, width=wide, joint="curve")
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=235)

    def draw_title(self) -> None:
        """The title, and the footer at the bottom."""
        room = WIDE - 2 * FRAME - 48
        self.write(self.scene.title, WIDE // 2, FRAME + 12, TITLE, room, "middle")
        if self.scene.footer:
            y = self.canvas.image.height - FRAME - 58
            self.write(self.scene.footer, FRAME + 24, y, HEAD, room)

    def draw_signs(self) -> None:
        """One Z for each side, side by side."""
        room = (WIDE - 2 * FRAME - 24) // max(1, len(self.signs))
        for number, (column, points) in enumerate(self.signs):
            x = FRAME + 12 + room * number
            bright = column in self.scene.winners
            name = self.scene.columns[column]
            used = self.write(name, x + room // 2, self.top, 36, room - 90, "middle", bright)
            if bright:
                mask = shape("crown", 38, 34).image
                self.yellow.paste(255, (x + room // 2 - used // 2 - 48, self.top + 8), mask)
            self._draw_sign(x + 34, self.top + 84, room - 68, points)
            if number:
                self.stroke((x, self.top + 4), (x, self.y - 34), wide=3)

    def _draw_sign(self, x: int, y: int, wide: int, points: int) -> None:
        high = SIGN_HIGH - 150
        hundreds, fifties, twenties, rest = tallies(points)
        foot = x + wide * (0.72 if rest else 1)
        self.stroke((x, y), (x + wide, y))
        self.stroke((x + wide, y), (x, y + high))
        self.stroke((x, y + high), (foot, y + high))
        self._tally(hundreds, (x + 12, y), (x + wide - 12, y))
        self._tally(fifties, (x + wide * 0.5, y + high * 0.5), (x, y + high))
        self._tally(twenties, (x + 24, y + high), (foot, y + high))
        if rest:
            self.write(str(rest), x + wide, y + high - 40, 46, wide // 4, "right")

    def _tally(self, count: int, start: Point, end: Point) -> None:
        """Strokes along a line, the fifth of each bundle across the four before it."""
        length = math.dist(start, end)
        step = min(17.0, length / (BUNDLE * max(1, math.ceil(count / 5))))
        half = STROKE / 2
        for bundle, place in (divmod(number, 5) for number in range(count)):
            along = step * (bundle * BUNDLE + place)
            if place < 4:
                x, y = _on(start, end, along / length)
                lean = (bundle + 2 * place) % 3 - 1
                self.stroke((x + lean, y - half), (x - lean, y + half))
            else:
                (x, y), (far, low) = (
                    _on(start, end, (along - back * step) / length) for back in (4.7, 0.3)
                )
                self.stroke((x, y + 0.7 * half), (far, low - 0.7 * half))

    def draw_rows(self) -> None:
        """Names, deals, and the sum under a double line."""
        for number, (name, column) in enumerate(zip(self.scene.columns, self.columns, strict=True)):
            bright = number in self.scene.winners
            self._cell(name, column, HEAD, bright)
        self.y += ROW_HIGH
        left, right = FRAME + 20, WIDE - FRAME - 20
        self.stroke((left, self.y - 6), (right, self.y - 8), wide=4)
        for row in self.rows:
            self._row(row)
        if self.scene.total:
            self.stroke((left, self.y + 2), (right, self.y + 1), wide=4)
            self._row(self.scene.total, bright=True)
            self.stroke((left, self.y - 2), (right, self.y - 4), wide=4)
            self.stroke((left, self.y + 6), (right, self.y + 5), wide=4)

    def _row(self, row: Sequence[str], *, bright: bool = False) -> None:
        for number, (cell, column) in enumerate(zip(row, self.columns, strict=True)):
            self._cell(cell, column, CELL, bright and number in self.scene.winners)
        self.y += ROW_HIGH

    def _cell(self, text: str, column: Column, size: int, bright: bool) -> None:
        x, align = column.anchor
        self.write(text, x, self.y + 5, size, column.wide, align, bright)


def _on(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@lru_cache(maxsize=2)
def _grain(size: tuple[int, int]) -> Image.Image:
    """What chalk leaves bare: the same speckles every time."""
    wide, high = (size[0] + 1) // 2, (size[1] + 1) // 2
    noise = Image.frombytes("L", (wide, high), Random(7).randbytes(wide * high))
    speckled = noise.point([110] * 56 + [255] * 200)
    return speckled.resize((2 * wide, 2 * high), Image.Resampling.NEAREST).crop((0, 0, *size))
