"""The cloth of a table: light in the middle and darker towards the corners, with an oval line.

It consists of the shades that every theme has, so one cloth serves tables of all colours.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache

from PIL import Image, ImageDraw

from cardart.paint.shapes import FINER, serial, shape
from cardart.paint.soft import exchanged
from cardart.paint.theme import CLOTH, TABLE
from cardart.pictures.places import HIGH, WIDE, layout_of
from cardart.scene import TableScene

MIDDLE_SHADE, CORNER_SHADE, PLAIN_SHADE = 3, 14, 8
"""The shade of the cloth in the middle, in the corners, and in those of a plain cloth."""
LIGHTER = 2
"""Shades by which the line and the arrows on the cloth are lighter."""
LIGHT = (7.4, 4.6)
"""The size of the light on the cloth, in radii of the oval: shades that change from row to row
cost next to nothing in a PNG, those that change within a row do."""
LINE = 3
ARROW = 34
KINDS = 16
"""The cloths there are: four ovals, arrows to the left or right, plain or not. What is drawn on one
that is dropped is drawn anew."""


@dataclass(frozen=True, slots=True, eq=False)
class Cloth:
    """A cloth as an image of palette numbers, which is copied and never drawn on."""

    image: Image.Image
    serial: int = field(default_factory=serial)
    _rows: list[bytes] = field(default_factory=list, init=False)

    def rows(self, top: int, bottom: int) -> bytearray:
        """A copy of these rows, each after a zero, and one zero behind the last."""
        if not self._rows:  # a cloth of which only pieces are needed keeps none
            wide, high = self.image.size
            whole = self.image.crop((-1, 0, wide, high + 1))
            self._rows.append(whole.tobytes()[: (wide + 1) * high + 1])
        step = self.image.width + 1
        return bytearray(memoryview(self._rows[0])[top * step : bottom * step + 1])

    def piece(self, x: int, y: int, wide: int, high: int) -> Image.Image:
        """A copy of a part of the cloth."""
        return self.image.crop((x, y, x + wide, y + high))


@lru_cache(maxsize=KINDS)
def cloth(
    wide: int,
    high: int,
    oval: tuple[int, int, int, int],
    arrows: int,
    clockwise: bool,
    plain: bool = False,
) -> Cloth:
    """The cloth, with an oval line and arrows on it in the direction of play.

    The sizes are pixels; `oval` is its middle and its two radii, `arrows` their number. A
    ``plain`` cloth has fewer shades, for a table on which so much lies that few of them are seen.
    """
    x, y, across, down = oval
    size = round(across * LIGHT[0]), round(down * LIGHT[1])
    light = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
    left, top = light.width // 2 - x, light.height // 2 - y
    image = exchanged(
        light.crop((left, top, left + wide, top + high)),
        _shades(PLAIN_SHADE if plain else CORNER_SHADE),
    )
    _line(image, oval)
    for number in range(arrows):
        _arrow(image, oval, 2 * math.pi * (number + 0.5) / arrows, clockwise)
    return Cloth(image)


def cloth_of(scene: TableScene) -> Cloth:
    """The cloth of a scene's table, which is never drawn on."""
    layout = layout_of(scene)
    return cloth(WIDE, HIGH, layout.oval, 4, scene.clockwise, plain=len(scene.seats) > 5)


def _shades(corner: int) -> bytes:
    """The palette number of the cloth for each distance from its middle, 255 for the farthest."""
    span = corner - MIDDLE_SHADE
    return bytes(
        TABLE + min(CLOTH - 1, MIDDLE_SHADE + round(span * (value / 255) ** 1.5))
        for value in range(256)
    )


def _line(image: Image.Image, oval: tuple[int, int, int, int]) -> None:
    x, y, across, down = oval
    large = Image.new("L", (2 * across * FINER, 2 * down * FINER), 0)
    area = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).ellipse(area, outline=255, width=LINE * FINER)
    _lighten(image, large.reduce(FINER), x - across, y - down)


def _arrow(image: Image.Image, oval: tuple[int, int, int, int], turn: float, there: bool) -> None:
    """Draw an arrowhead on the line, at an angle from the right-hand side clockwise."""
    x, y, across, down = oval
    point = x + across * math.cos(turn), y + down * math.sin(turn)
    tangent = math.degrees(math.atan2(down * math.cos(turn), -across * math.sin(turn)))
    mask = shape("dart", ARROW, ARROW, round(tangent + (0 if there else 180)) % 360)
    _lighten(image, mask.image, round(point[0]) - ARROW // 2, round(point[1]) - ARROW // 2)


def _lighten(image: Image.Image, coverage: Image.Image, x: int, y: int) -> None:
    """Lighten the cloth by a shade for each half of `LIGHTER` that the mask covers."""
    below = image.crop((x, y, x + coverage.width, y + coverage.height))
    for step in range(1, LIGHTER + 1):
        chosen = bytes(255 if round(v * LIGHTER / 255) == step else 0 for v in range(256))
        pixels = exchanged(coverage, chosen).convert("1", dither=Image.Dither.NONE)
        lighter = bytes(max(TABLE, n - step) if n >= TABLE else n for n in range(256))
        image.paste(exchanged(below, lighter), (x, y), pixels)
