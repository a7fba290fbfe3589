"""A score sheet in chalk on a slate.

At the top each side has the tally that is usual on such slates: a Z with strokes for hundreds along
its top, fifties along its slope and twenties along its foot, bundled by fives, and the rest as a
number. The deals follow below, and the sum under a double line.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from cardart.paint import lettering
from cardart.paint.shapes import Point, shape
from cardart.pictures.board import (
    CELL,
    HEAD,
    MOST_ROWS,
    ROW_HIGH,
    TITLE,
    Column,
    columns_for,
    first_wide,
    heads_of,
    row_of,
)
from cardart.pictures.canvas import Canvas, exchanged, painted
from cardart.pictures.shortening import shortened
from cardart.pictures.tally import grain, strokes, tallies
from cardart.scene import SheetScene

WIDE = 1086
FRAME = 26
LINE = 5
TALLY_HIGH = 330
STROKE = 46
"""The length of a stroke in pixels."""
RESTS = (46, 38, 30)
"""The sizes in pixels of the points that are not worth a stroke, which are never cut."""
NAMES = (36, 32, 28, 25)
"""The sizes of a name above its tally, in pixels."""
APART_FROM_LINE, BESIDE = 24, 106
"""The pixels beside it that stay free to the line between two sides, and for a crown."""
APART = 17.0
"""The distance between two strokes in pixels."""
MOST_POINTS = 9999
"""Points above which no tally is drawn."""
MOST_TALLIES = 4
"""Sides above which no tallies are drawn, only sums."""


def draw_slate(scene: SheetScene) -> bytes:
    """The PNG of a score sheet on a slate."""
    slate = _Slate(scene)
    slate.draw_title()
    slate.draw_tallies()
    slate.draw_rows()
    return slate.png()


def points_of(text: str) -> int | None:
    """The points in a cell, or ``None`` if strokes cannot show them."""
    digits = "".join(character for character in text if character.isalnum() or character in "-−")
    points = int(digits) if digits.isascii() and digits.isdigit() else -1
    return points if 0 <= points <= MOST_POINTS else None


class _Slate:
    """A slate in the making, with a layer of white chalk and one of yellow."""

    def __init__(self, scene: SheetScene) -> None:
        self.scene = scene
        self.rows = scene.rows[-MOST_ROWS:]
        self.tallied = self._tallied()
        self.top = FRAME + (TITLE * 2 if scene.title else 16)
        self.y = self.top + (TALLY_HIGH if self.tallied else 0)
        lines = len(self.rows) + 1 + (1 if scene.total else 0)
        high = self.y + ROW_HIGH * lines + (70 if scene.footer else 30) + FRAME
        self.canvas = Canvas(WIDE, high, "bar", theme_name="slate")
        self.white, self.yellow = (Image.new("L", (WIDE, high), 0) for _ in range(2))
        both = (*self.rows, *((scene.total,) if scene.total else ()))
        least = first_wide(scene, self.rows, CELL)
        self.columns = columns_for(scene.columns, both, scene.winners, FRAME + 24, first=least)

    def _tallied(self) -> list[tuple[int, int]]:
        """The columns that get a tally, and their points."""
        total = self.scene.total
        found = [(number, points_of(cell)) for number, cell in enumerate(total) if number]
        sides = [(number, points) for number, points in found if points is not None]
        return sides if len(sides) == len(found) and 0 < len(sides) <= MOST_TALLIES else []

    def png(self) -> bytes:
        """The PNG of the finished slate."""
        speckles = grain(self.white.size)
        for layer, ink in ((self.white, "text"), (self.yellow, "turn")):
            chalk = ImageChops.multiply(layer, speckles)
            numbers = exchanged(chalk, self.canvas.colours.shades("bar", ink))
            self.canvas.image.paste(numbers, (0, 0), painted(chalk))
        self._draw_frame()
        return self.canvas.png()

    def _draw_frame(self) -> None:
        """Draw a wooden frame, mitred at the corners."""
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
        """Write one line in chalk and return its width in pixels."""
        mask = lettering.line(text, size, width)
        shift = {"left": 0, "middle": mask.width // 2, "right": mask.width}[align]
        (self.yellow if bright else self.white).paste(255, (x - shift, y), mask.image)
        return mask.width

    def stroke(self, *points: Point, wide: int = LINE, bright: bool = False) -> None:
        """Draw a stroke of chalk, ``wide`` pixels thick."""
        pen = ImageDraw.Draw(self.yellow if bright else self.white)
        pen.line(points, fill=235, width=wide, joint="curve")
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=235)

    def draw_title(self) -> None:
        """Write the title at the top, and the footer at the bottom."""
        room = WIDE - 2 * FRAME - 48
        self.write(self.scene.title, WIDE // 2, FRAME + 12, TITLE, room, "middle")
        if self.scene.footer:
            y = self.canvas.image.height - FRAME - 58
            self.write(self.scene.footer, FRAME + 24, y, HEAD, room)

    def draw_tallies(self) -> None:
        """Draw the tallies of all sides next to each other."""
        room = (WIDE - 2 * FRAME - 24) // max(1, len(self.tallied))
        for number, (column, points) in enumerate(self.tallied):
            x = FRAME + 12 + room * number
            bright = column in self.scene.winners
            wide = room - (BESIDE if bright else APART_FROM_LINE)
            name, size = self._above_tally(column, wide)
            top = self.top + (NAMES[0] - size) * 2 // 3
            used = self.write(name, x + room // 2, top, size, wide, "middle", bright)
            if bright:
                mask = shape("crown", 38, 34).image
                self.yellow.paste(255, (x + room // 2 - used // 2 - 48, self.top + 8), mask)
            self._draw_tally(x + 34, self.top + 84, room - 68, points)
            if number:
                self.stroke((x, self.top + 4), (x, self.y - 34), wide=3)

    def _above_tally(self, column: int, wide: int) -> tuple[str, int]:
        """The name of a side above its tally, of partners perhaps shortened, and its size."""
        name = self.scene.columns[column]
        size = lettering.fitting(name, NAMES, wide)
        partners = self.scene.names[column] if self.scene.names else ()
        if not partners or lettering.width(name, size) <= wide:
            return name, size
        size = NAMES[2]
        return shortened(name, partners, lambda s: lettering.width(s, size) <= wide), size

    def _draw_tally(self, x: int, y: int, wide: int, points: int) -> None:
        high = TALLY_HIGH - 150
        for line in strokes(points, wide, high, STROKE, APART):
            self.stroke(*((x + left, y + top) for left, top in line))
        if rest := tallies(points)[-1]:
            size = lettering.fitting(str(rest), RESTS, wide // 4)
            self.write(str(rest), x + wide, y + high - 40, size, 0, "right")

    def draw_rows(self) -> None:
        """Write names, deals, and the sum under a double line."""
        heads = heads_of(self.scene, self.columns, HEAD)
        for number, (name, column) in enumerate(zip(heads, self.columns, strict=True)):
            bright = number in self.scene.winners
            self._cell(name, column, HEAD, bright)
        self.y += ROW_HIGH
        left, right = FRAME + 20, WIDE - FRAME - 20
        self.stroke((left, self.y - 6), (right, self.y - 8), wide=4)
        for row in self.rows:
            self._row(row_of(self.scene, row, self.columns, CELL))
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
