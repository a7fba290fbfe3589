"""The score in the dress of its game: ruled paper, a slate, two fives, or a board with pegs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cardart.paint import lettering
from cardart.paint.shapes import box
from cardart.pictures import fives
from cardart.pictures.canvas import Canvas
from cardart.pictures.seat_plates import side_colour
from cardart.pictures.tally import small_tally, tallies
from cardart.scene import Dress, SideScene

Area = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""
MOST_HOLES = 31
MOST_TALLY = 9999
LEAST_APART = 24
"""Pixels between two holes of a line; with less room, the line turns back."""
TWO_LINES = 120
"""The height in pixels that two lines of holes need."""
BETWEEN = 0.5
"""The gap between two groups of five holes, in distances between two holes."""
OWING = 1.7
"""The place of the first hole where there is room for a peg before it, in such distances."""
MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class Ground:
    """The names of the colours of what is written on: ground, inks, lines, and crowns."""

    fill: str
    ink: str
    soft: str
    line: str
    crown: str


PAPER = Ground("paper", "ink", "pencil", "rule", "red")
STONE = Ground("stone", "chalk", "chalk", "grain", "chalk")
BOARD = Ground("bright_wood", "turn_ink", "turn_ink", "wood", "turn_ink")
PLATE = Ground("plate", "text", "soft", "plate_edge", "award")


def worn(dress: Dress, target: int, sides: tuple[SideScene, ...]) -> Dress:
    """The dress that fits these points.

    Fives count from none to ten, pegs as far as a board has holes.
    """
    two_fives = 0 < target <= fives.MOST and len(sides) == 2 and not owes(sides)
    if dress == "fives" and not two_fives:
        dress = "pegs"
    if dress == "pegs" and not 0 < target <= MOST_HOLES:
        dress = "sheet"
    if dress == "slate" and not all(0 <= side.after <= MOST_TALLY for side in sides):
        dress = "sheet"
    return dress


def ground_of(dress: Dress) -> Ground:
    """The colours of what a score is written on."""
    return {"sheet": PAPER, "slate": STONE, "pegs": BOARD, "fives": PLATE}[dress]


def lay_ground(canvas: Canvas, dress: Dress, area: Area, on: str, *, ruled: bool = True) -> None:
    """Draw what a score is written on: ruled paper, a framed slate, a board."""
    x, y, wide, high = area
    match dress:
        case "sheet":
            canvas.panel(area, fill="paper", edge="rule", on=on, border=2)
            for line in range(y + 44, y + high - 12, 36) if ruled else ():
                canvas.fill((x + 4, line, x + wide - 4, line + 2), "rule")
        case "slate":
            canvas.panel(area, fill="wood", edge="grain", on=on, border=3)
            inner = (x + 12, y + 12, wide - 24, high - 24)
            canvas.panel(inner, fill="stone", edge="grain", on="wood", border=3)
        case "pegs":
            canvas.panel(area, fill="bright_wood", edge="grain", on=on, border=4)
            canvas.fill((x + 14, y + high - 12, x + wide - 14, y + high - 9), "wood")
        case "fives":
            canvas.panel(area, fill="plate", edge="plate_edge", on=on)


def owes(sides: Iterable[SideScene]) -> bool:
    """Whether a side has fewer points than none, before the deal or after it."""
    return any(min(side.before, side.after) < 0 for side in sides)


def draw_score(
    canvas: Canvas,
    dress: Dress,
    area: Area,
    side: SideScene,
    target: int,
    on: str,
    *,
    owing: bool = False,
) -> None:
    """Draw one side's new score, its total as a large number at the right.

    ``owing``: some side `owes` points.
    """
    lay_ground(canvas, dress, area, on)
    x, y, wide, high = area
    ground = ground_of(dress)
    room = max(96, wide // 4)
    total = _number(side.after)
    size = lettering.fitting(total, (76, 66, 56, 46, 38), room)
    right, top = x + wide - 28, y + (high - lettering.height(size)) // 2
    canvas.text(total, right, top, size, ink=ground.ink, on=ground.fill, align="right")
    left = (x + 26, y + 14, wide - room - 66, high - 28)
    match dress:
        case "sheet":
            _write_sum(canvas, left, side)
            used = lettering.width(total, size)
            for line in (0, 7):
                below = top + lettering.height(size) - 4 + line
                canvas.fill((right - used - 4, below, right + 4, below + 3), "red")
        case "slate":
            draw_marks(canvas, dress, (x + 24, y + 18, wide - room - 66, high - 36), side, target)
        case "pegs":
            draw_marks(canvas, dress, left, side, target, owing=owing)
        case "fives":
            count = fives.counter(side.after, side.side % 2 == 0, canvas.deck)
            spot = x + (wide - room - fives.WIDE) // 2, y + (high - fives.HIGH) // 2 + 4
            canvas.sprite(count, *spot)


def draw_marks(
    canvas: Canvas,
    dress: Dress,
    area: Area,
    side: SideScene,
    target: int,
    *,
    owing: bool = False,
) -> None:
    """Draw a side's strokes of chalk or its pegs, on a ground that lies already."""
    if dress == "slate":
        _chalk(canvas, area, side.after)
    elif dress == "pegs":
        draw_holes(canvas, area, side, target, owing=owing)


def _number(points: int) -> str:
    return str(points).replace("-", MINUS)


def _write_sum(canvas: Canvas, area: Area, side: SideScene) -> None:
    """Write what was there, and what came to it, above a line as on paper.

    The numbers stand to the right: Discord lays its badge for alt text over the lower left corner.
    """
    x, y, wide, high = area
    size = 40
    before, gain = _number(side.before), side.gain
    sizes = (size, 34, 28)
    size = min(lettering.fitting(text, sizes, wide) for text in (before, gain))
    used = max(lettering.width(text, size) for text in (before, gain, "0000"))
    right, step = x + max(used, min(wide - 20, used + 98)), lettering.height(size) - 2
    top = y + (high - 2 * step) // 2 - 4
    canvas.text(before, right, top, size, ink=PAPER.soft, on="paper", align="right")
    canvas.text(gain, right, top + step, size, ink="ink", on="paper", align="right")
    canvas.fill((x - 4, top + 2 * step + 2, right + 8, top + 2 * step + 5), "ink")


def _chalk(canvas: Canvas, area: Area, points: int) -> None:
    """Draw a tally of chalk strokes, and the rest as a small number."""
    x, y, wide, high = area
    canvas.stamp(small_tally(points, wide, high), x, y, ink="chalk", on="stone")
    if rest := tallies(points)[-1]:
        top = y + high - 52
        canvas.text(str(rest), x + wide - 4, top, 34, ink="chalk", on="stone", align="right")


def draw_holes(
    canvas: Canvas, area: Area, side: SideScene, target: int, *, owing: bool = False
) -> None:
    """Draw a side's line of holes, a hole a point, with a peg before the deal and one after it.

    Whoever has fewer points than none has the peg before the first hole, with a minus sign. There
    is room for it if some side is ``owing``, so that all lines begin at the same place.
    """
    holes = _Holes(area, target, owing=owing)
    hole = box(2 * holes.radius, 2 * holes.radius, holes.radius)
    for point in range(target + 1):
        left, top = holes.place(point)
        left, top = left - holes.radius, top - holes.radius
        canvas.stamp(hole, left, top, ink="grain", on="bright_wood")
    before, after = (min(max(points, -1), target) for points in (side.before, side.after))
    if before != after:
        _draw_peg(canvas, holes.place(before), holes.peg - 2, "grain", minus=before < 0)
    _draw_peg(canvas, holes.place(after), holes.peg, side_colour(side.side), minus=after < 0)


def _draw_peg(
    canvas: Canvas, middle: tuple[int, int], radius: int, colour: str, *, minus: bool
) -> None:
    """Draw a peg from above, with a light on it or a ``minus`` sign."""
    (x, y), inner = middle, radius - 3
    rim, knob = box(2 * radius, 2 * radius, radius), box(2 * inner, 2 * inner, inner)
    canvas.stamp(rim, x - radius, y - radius, ink="turn_ink", on="bright_wood")
    canvas.stamp(knob, x - inner, y - inner, ink=colour, on="turn_ink")
    if minus:
        half, thick = max(2, inner - 3), max(2, inner // 3)
        spot = x - half, y - thick // 2
        canvas.stamp(box(2 * half, thick, 1), *spot, ink="side_ink", on=colour)
    elif colour != "grain":
        dot = max(2, inner // 3)
        spot = x - dot - inner // 4, y - dot - inner // 4
        canvas.stamp(box(2 * dot, 2 * dot, dot), *spot, ink="side_ink", on=colour)


class _Holes:
    """The places of a side's holes: out along one line, and back along another where it is long."""

    def __init__(self, area: Area, target: int, *, owing: bool) -> None:
        x, y, wide, high = area
        lines = 2 if high >= TWO_LINES and wide / (target + 2) < LEAST_APART else 1
        self.each = -(-target // lines)
        self.first = OWING if owing else 0.5
        self.step = wide / (self.first + self.each + 0.9 + (self.each - 1) // 5 * BETWEEN)
        self.x, self.middle = x, y + high // 2
        self.apart = min(64, high // 2) if lines > 1 else 0
        self.radius = max(3, min(8, round(self.step * 0.26)))
        self.peg = max(self.radius + 3, min(16, round(self.step * 0.54)))

    def place(self, point: int) -> tuple[int, int]:
        """The middle of a hole; hole 0 is where a peg begins, and -1 is no hole."""
        line, number = divmod(max(point - 1, 0), self.each)
        number = self.each - 1 - number if line else number
        along = self.first + (1.4 + number + number // 5 * BETWEEN if point > 0 else 0)
        if point < 0:
            along = 0.5
        down = (line * 2 - 1) * self.apart // 2
        return round(self.x + along * self.step), self.middle + down
