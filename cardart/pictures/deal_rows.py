"""The sides of a deal below each other: a row for each, with its sum and its new score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, product

from cardart.paint import lettering, wrapping
from cardart.pictures.canvas import BADGE, Canvas
from cardart.pictures.deal_sums import joined_rows
from cardart.pictures.dress import MINUS, Area, draw_holes, ground_of, lay_ground, owes
from cardart.pictures.heads import draw_faces
from cardart.pictures.shortening import shortened
from cardart.scene import DealScene, Dress, SideScene

GAP = 20
"""Pixels between the sums and the new scores."""


@dataclass(frozen=True, slots=True)
class RowWay:
    """A way to write a side's name and sum into a row: the sizes of letters, and the lines."""

    names: tuple[int, ...]
    size: int
    """Pixels of the sum's letters."""
    most: int = 1
    """Lines that the sum has at most."""
    tight: int = 4
    """Pixels by which its lines stand closer than letters are high."""

    @property
    def step(self) -> int:
        """Pixels from one line of the sum to the next."""
        return lettering.height(self.size) - self.tight

    def high(self, name: int, lines: int) -> int:
        """The height of a name of this size and so many lines below it, in pixels."""
        return lettering.height(name) + lines * self.step - 6


MANY = 4
"""Sides up to which the board of pegs is wide; with more it gives way to their sums."""
TALL = 92
"""The height in pixels from which a row has room for larger letters."""
IN_TALL = (
    *(RowWay((38, 34, 30), size) for size in (32, 28, 26)),
    *(RowWay((38, 34, 30), size, 2) for size in (28, 26)),
)
IN_LOW = tuple(RowWay((32, 28), size) for size in (27, 25, 23))
"""Ways to write into a row, the best first."""
CROWDED_TALL = (
    *(RowWay((34, 30, 28), size, 3, tight=6) for size in (26, 23)),
    RowWay((34, 30, 28), 23, 2),
    RowWay((26, 24), 23, 3, tight=8),
)
CROWDED_LOW = tuple(RowWay((26, 24), size, 2, tight=8) for size in (23, 21))
"""Ways to write a sum that has no room otherwise, not even in brief, the best first."""


def draw_rows(canvas: Canvas, scene: DealScene, dress: Dress, area: Area) -> None:
    """Draw a row for each side: face, name, sum and gain, and the new score at the right.

    All begin where the lowest does, clear of the badge that Discord lays over that corner.
    """
    left, top, across, high = area
    count = len(scene.sides)
    dress = "sheet" if dress in ("slate", "fives") else dress
    score = 256 if dress == "sheet" else (340 if count <= MANY else 280)
    wide = across - score - GAP
    step = high / count
    ground = (left + wide + GAP, top, score, high)
    canvas.panel((left, top, wide, high), fill="plate", edge="plate_edge", on="felt")
    lay_ground(canvas, dress, ground, "felt", ruled=False)
    for number, side in enumerate(scene.sides):
        y, tall = round(top + number * step), round(step)
        if number:
            canvas.fill((left + 14, y - 1, left + wide - 14, y + 1), "plate_edge")
            if dress == "sheet":
                canvas.fill(
                    (ground[0] + 4, y - 1, ground[0] + score - 4, y + 1), ground_of(dress).line
                )
        _draw_row(canvas, side, (BADGE[0], y, left + wide - 14 - BADGE[0], tall))
        _draw_total(canvas, scene, dress, side, (ground[0], y, score, tall))


def _draw_row(canvas: Canvas, side: SideScene, area: Area) -> None:
    x, y, wide, high = area
    face = min(64, high - 14)
    used = draw_faces(canvas, side.faces, side.side, x, y + (high - face) // 2, face, "plate")
    left = x + used + 16
    tall = high >= TALL
    size = 50 if tall else 42
    gain = lettering.width(side.gain, size)
    ink = "award" if side.proud else "text"
    top = y + (high - lettering.height(size)) // 2
    canvas.text(side.gain, x + wide, top, size, ink=ink, on="plate", align="right")
    room = wide - used - 16 - max(gain, 70) - 16
    ways = (IN_TALL, CROWDED_TALL) if tall else (IN_LOW, CROWDED_LOW)
    way, parts = _said(side, ways, room, high)
    low = tuple(name for name in way.names if way.high(name, len(parts)) <= high)
    name = lettering.fitting(side.name, low or way.names[-1:], room)
    top = y + (high - way.high(name, len(parts))) // 2
    said = shortened(side.name, side.names, lambda label: lettering.width(label, name) <= room)
    canvas.text(said, left, top, name, ink="text", on="plate", width=room)
    for row, part in enumerate(parts):
        below = top + lettering.height(name) - 8 + row * way.step
        canvas.text(part, left, below, way.size, ink="soft", on="plate", width=room)


def _said(
    side: SideScene, ways: Sequence[Sequence[RowWay]], wide: int, high: int
) -> tuple[RowWay, Sequence[str]]:
    """The way to write a sum in a row of so many pixels, and its lines: whole, or else in brief."""
    if not (side.lines or side.brief):
        return ways[0][0], ()
    for some, lines in product(ways, filter(None, (side.lines, side.brief))):
        for way in some:
            found = joined_rows(lines, way.size, wide)
            whole = all(lettering.width(row, way.size) <= wide for row in found)
            if whole and len(found) <= way.most and way.high(way.names[-1], len(found)) <= high:
                return way, found
    low = [way for way in chain(*ways) if way.high(way.names[-1], way.most) <= high]
    way, said = low[-1] if low else ways[0][0], " · ".join(side.brief or side.lines)
    return way, wrapping.wrapped(said, way.size, wide, way.most) if said else ()


def _draw_total(
    canvas: Canvas, scene: DealScene, dress: Dress, side: SideScene, area: Area
) -> None:
    """Draw a side's new score on the paper or board that all of them share."""
    x, y, wide, high = area
    ground = ground_of(dress)
    size = 52 if high >= 92 else 42
    total = _total(side)
    top = y + (high - lettering.height(size)) // 2
    canvas.text(total, x + wide - 24, top, size, ink=ground.ink, on=ground.fill, align="right")
    if dress == "pegs":
        widest = max(lettering.width(_total(one), size) for one in scene.sides)
        holes = (x + 16, y, wide - 40 - max(78, widest + 16), high)
        draw_holes(canvas, holes, side, scene.target, owing=owes(scene.sides))
        return
    before = str(side.before).replace("-", MINUS)
    top = y + (high - lettering.height(34)) // 2 + 3
    canvas.text(f"{before}  →", x + 24, top, 34, ink=ground.soft, on=ground.fill)


def _total(side: SideScene) -> str:
    """A side's new score as it is written."""
    return str(side.after).replace("-", MINUS)
