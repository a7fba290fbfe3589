"""The faces of the robots: twelve heads, each with a shape, eyes and a colour of its own.

All lengths are hundredths of the picture's width. A face is a disc with a dark rim: the head in the
middle, its shoulders cut by the rim.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from cardart.cards.decks import DECK_STYLES
from cardart.cards.faces import Sprite, numbers
from cardart.paint.palette import Palette
from cardart.paint.pen import Pen
from cardart.paint.shapes import FINER, Point
from cardart.scene import Deck

RIM = 3.4
"""The width of the dark rim of a face."""
LINE = 3.4
"""The width of the lines of a face, thick enough for a face of 48 pixels."""


@lru_cache(maxsize=256)
def avatar(name: str, size: int, deck: Deck = "classic") -> Sprite:
    """The face of the robot called `name`, a disc ``size`` pixels wide, beside cards of `deck`.

    Its mask ends a pixel inside the dark rim: `Canvas.avatar` softens the edge on any ground.

    :raises KeyError: there is no such robot.
    """
    palette = DECK_STYLES[deck].palette
    picture = numbers(paint(name, size, palette).reduce(FINER), palette.entries)
    mask = Image.new("L", (size * FINER, size * FINER), 0)
    end = mask.width - FINER - 1
    ImageDraw.Draw(mask).ellipse((FINER, FINER, end, end), fill=255)
    return Sprite(picture, mask.reduce(FINER).convert("1", dither=Image.Dither.NONE))


def paint(name: str, size: int, palette: Palette) -> Image.Image:
    """The face of a robot, four times its ``size`` in pixels, in true colours; corners are dark."""
    ground, head = ROBOTS[name]
    large = Image.new("RGB", (size * FINER, size * FINER), palette[ground])
    pen = Pen(large, palette["ink"], LINE)
    head(pen, palette)
    rim = Pen(large, palette["ink"])
    rim.draw.ellipse(
        (-60 * rim.unit, -60 * rim.unit, 160 * rim.unit, 160 * rim.unit),
        outline=palette["ink"],
        width=round((60 + RIM) * rim.unit),
    )
    return large


def _box(left: float, top: float, right: float, bottom: float, radius: float) -> str:
    """The path of a box with round corners."""
    r = radius
    return (
        f"M {left + r} {top} L {right - r} {top} Q {right} {top} {right} {top + r}"
        f" L {right} {bottom - r} Q {right} {bottom} {right - r} {bottom}"
        f" L {left + r} {bottom} Q {left} {bottom} {left} {bottom - r}"
        f" L {left} {top + r} Q {left} {top} {left + r} {top} Z"
    )


def _shoulders(pen: Pen, palette: Palette, coat: str, neck: str = "steel") -> None:
    """Draw a neck on shoulders, which the rim cuts."""
    pen.area("M 41 70 L 59 70 59 92 41 92 Z", palette[neck])
    pen.area("M 10 104 C 12 90 26 86 40 86 L 60 86 C 74 86 88 90 90 104 Z", palette[coat])


def _antenna(pen: Pen, palette: Palette, x: float, top: float, ball: str, foot: float) -> None:
    pen.stroke(f"M 50 {foot} L {x} {top}", palette["ink"], 4)
    pen.dot(x, top, 6, palette[ball], LINE)


def _eyes(
    pen: Pen,
    palette: Palette,
    x: float,
    y: float,
    radius: float,
    look: Point = (0, 0),
) -> None:
    """Draw two round eyes that look the same way, with a glint in each."""
    for middle in (x, 100 - x):
        _eye(pen, palette, middle, y, radius, look)


def _eye(
    pen: Pen,
    palette: Palette,
    x: float,
    y: float,
    radius: float,
    look: Point = (0, 0),
) -> None:
    pen.dot(x, y, radius, palette["paper"], LINE)
    x, y = x + look[0], y + look[1]
    pen.dot(x, y, radius * 0.5, palette["ink"])
    pen.dot(x + radius * 0.18, y - radius * 0.2, radius * 0.17, palette["paper"])


def _smile(pen: Pen, palette: Palette, y: float, wide: float, deep: float = 5) -> None:
    left, right = 50 - wide / 2, 50 + wide / 2
    pen.stroke(f"M {left} {y} Q 50 {y + 2 * deep} {right} {y}", palette["ink"], 3.6)


def _grin(pen: Pen, palette: Palette, top: float, wide: float, deep: float) -> None:
    """Draw an open mouth with a row of teeth."""
    left, right = 50 - wide / 2, 50 + wide / 2
    mouth = f"M {left} {top} L {right} {top} Q {right} {top + deep} 50 {top + deep}"
    pen.area(f"{mouth} Q {left} {top + deep} {left} {top} Z", palette["paper"])


def _ada(pen: Pen, palette: Palette) -> None:
    """Draw a lady with two buns, lashes and red cheeks."""
    _shoulders(pen, palette, "wine")
    pen.dots(21, 30, 12, palette["violet"], LINE)
    pen.dots(21, 30, 4.5, palette["gold"], 2.6)
    pen.area("M 50 20 C 22 20 18 40 18 54 C 18 72 30 80 50 80 C 70 80 82 72 82 54"
             " C 82 40 78 20 50 20 Z", palette["violet"])  # fmt: skip
    pen.area("M 50 38 C 30 36 26 46 26 56 C 26 69 36 74 50 74 C 64 74 74 69 74 56"
             " C 74 46 70 36 50 38 Z", palette["pale"], 2.6)  # fmt: skip
    pen.dots(39, 55, 6, palette["ink"])
    pen.dot(41, 53, 2, palette["paper"])
    pen.dot(63, 53, 2, palette["paper"])
    pen.strokes("M 35 51 L 30 47 M 38 49 L 35 44", palette["ink"], 2.6)
    pen.dots(31.5, 63, 3.6, palette["pink"])
    _smile(pen, palette, 64, 14, 3.4)
    pen.area("M 50 26 L 42 20 42 32 Z M 50 26 L 58 20 58 32 Z", palette["gold"], 2.6)


def _bolt(pen: Pen, palette: Palette) -> None:
    """Draw a square fellow with bolts for ears and lightning over his head."""
    _shoulders(pen, palette, "navy")
    pen.area("M 54 5 L 39 20 49 20 45 33 62 16 52 16 Z", palette["orange"], 2.8)
    pen.twin(_box(9, 44, 22, 64, 3), palette["grey"])
    pen.area(_box(19, 28, 81, 80, 9), palette["gold"])
    _eyes(pen, palette, 37, 48, 10.5, (1.5, 0))
    _grin(pen, palette, 64, 32, 10)
    pen.stroke("M 42 64 L 42 73 M 50 64 L 50 74 M 58 64 L 58 73", palette["ink"], 2.4)


def _cog(pen: Pen, palette: Palette) -> None:
    """Draw a wheel with teeth, a round face in its middle."""
    _shoulders(pen, palette, "hair")
    teeth = [
        (50 + radius * math.cos(turn), 47 + radius * math.sin(turn))
        for number in range(9)
        for radius, aside in ((32, -0.24), (40, -0.17), (40, 0.17), (32, 0.24))
        for turn in (2 * math.pi * (number / 9 + 0.25) + aside,)
    ]
    pen.area("M " + " ".join(f"{x:.1f} {y:.1f}" for x, y in teeth) + " Z", palette["orange"])
    pen.dot(50, 47, 26, palette["panel"], 2.8)
    pen.dots(40.5, 43, 5.4, palette["ink"])
    pen.dot(42.4, 41, 1.9, palette["paper"])
    pen.dot(61.4, 41, 1.9, palette["paper"])
    pen.area("M 36 53 L 64 53 C 63 69 37 69 36 53 Z", palette["red"], 2.8)
    pen.area("M 41 54.6 L 59 54.6 58 58 42 58 Z", palette["paper"], 0)


def _dot(pen: Pen, palette: Palette) -> None:
    """Draw a small ball with a single eye."""
    pen.area("M 26 104 C 26 88 38 84 50 84 C 62 84 74 88 74 104 Z", palette["red"])
    _antenna(pen, palette, 50, 12, "red", 26)
    pen.twin("M 24 46 L 12 42 12 62 24 58 Z", palette["red"])
    pen.dot(50, 52, 33, palette["paper"], LINE)
    pen.dot(50, 47, 19, palette["sky"], LINE)
    pen.dot(50, 47, 11, palette["ink"])
    pen.dot(54, 43, 4, palette["paper"])
    _smile(pen, palette, 72.5, 18, 3)


def _echo(pen: Pen, palette: Palette) -> None:
    """Draw a listener with headphones; the mouth is a wave."""
    _shoulders(pen, palette, "navy")
    pen.stroke("M 16 52 C 14 4 86 4 84 52", palette["ink"], 10)
    pen.stroke("M 16 52 C 14 4 86 4 84 52", palette["red"], 4.4)
    pen.area("M 50 20 C 28 20 20 34 20 52 C 20 72 32 80 50 80 C 68 80 80 72 80 52"
             " C 80 34 72 20 50 20 Z", palette["teal"])  # fmt: skip
    pen.twin(_box(7, 40, 22, 66, 7), palette["red"])
    pen.area(_box(28, 33, 72, 54, 9), palette["ink"], 0)
    for x in (40, 60):
        pen.stroke(f"M {x - 6} 46 Q {x} 35 {x + 6} 46", palette["lemon"], 4)
    pen.stroke("M 31 66 L 37 66 41 60 47 73 53 59 59 72 63 66 69 66", palette["ink"], 3)


def _fuse(pen: Pen, palette: Palette) -> None:
    """Draw a rascal, round and black like a firecracker, whose fuse is lit."""
    _shoulders(pen, palette, "red")
    fuse = "M 50 22 C 50 8 62 10 74 18"
    pen.stroke(fuse, palette["ink"], 8)
    pen.stroke(fuse, palette["panel"], 3)
    spark = "M 77 8 L 79.5 14 86 12 83 18 89 21 82.5 23 83 30 77 25.5 71 29 72 22 66 18 73 15 Z"
    pen.area(spark, palette["gold"], 2.4)
    pen.area(_box(37, 20, 63, 36, 4), palette["grey"])
    pen.dot(50, 54, 30, palette["red"], LINE)
    _eyes(pen, palette, 38, 52, 10, (2, 1.5))
    pen.strokes("M 25 37 L 45 45", palette["ink"], 5)
    pen.area("M 34 67 Q 54 73 66 63 Q 64 77 52 78 Q 40 78 34 67 Z", palette["paper"], 2.8)


def _gizmo(pen: Pen, palette: Palette) -> None:
    """Draw a tinkerer with a propeller and one eye larger than the other."""
    _shoulders(pen, palette, "green")
    pen.stroke("M 50 26 L 50 12", palette["ink"], 4)
    pen.twin("M 50 13 C 42 5 26 5 22 12 C 28 18 42 18 50 13 Z", palette["sky"], 2.8)
    pen.dot(50, 12.5, 4, palette["red"], 2.6)
    pen.area("M 26 30 C 34 22 66 22 74 30 L 82 76 C 66 82 34 82 18 76 Z", palette["lime"])
    _eye(pen, palette, 37, 46, 15, (2, 1))
    _eye(pen, palette, 66, 47, 9, (-1.5, 0))
    pen.stroke("M 34 68 Q 50 76 68 66", palette["ink"], 3.6)
    pen.area("M 47 71.5 L 56 71 55.5 77 48 77 Z", palette["paper"], 2.2)


def _hex(pen: Pen, palette: Palette) -> None:
    """Draw a head with six corners, and a mouth like a grille."""
    _shoulders(pen, palette, "teal")
    pen.strokes("M 40 24 L 30 9", palette["ink"], 4)
    pen.dots(30, 10, 5.4, palette["gold"], LINE)
    pen.area("M 50 17 L 83 34 83 66 50 83 17 66 17 34 Z", palette["green"])
    pen.area("M 50 28 L 73 39.5 73 51 27 51 27 39.5 Z", palette["ink"], 0)
    pen.dots(39, 44, 5.6, palette["lime"])
    pen.dots(39, 44, 2, palette["paper"])
    pen.area("M 31 58 Q 50 63 69 58 Q 68 74 50 74 Q 32 74 31 58 Z", palette["paper"], 2.8)
    pen.stroke("M 40.5 60 L 41.5 72 M 50 61 L 50 74 M 59.5 60 L 58.5 72", palette["ink"], 2.4)


def _ion(pen: Pen, palette: Palette) -> None:
    """Draw a dark ball with a visor, and a ring around it on which a particle flies."""
    _shoulders(pen, palette, "blue")
    turns = [math.pi * number / 24 for number in range(49)]
    ring = [(46 * math.cos(turn), 13 * math.sin(turn)) for turn in turns]
    dots = [(f"{50 + 0.95 * x + 0.3 * y:.1f}", f"{54 - 0.3 * x + 0.95 * y:.1f}") for x, y in ring]
    front, behind = (
        "M " + " ".join(f"{x} {y}" for x, y in half) for half in (dots[:25], dots[24:])
    )
    _orbit(pen, palette, behind)
    pen.dot(50, 47, 31, palette["navy"], LINE)
    pen.area("M 23 41 C 32 31 68 31 77 41 C 79 53 70 58 50 58 C 30 58 21 53 23 41 Z",
             palette["sky"])  # fmt: skip
    pen.dots(39, 45.5, 5.6, palette["ink"])
    pen.dot(41, 43.4, 2, palette["paper"])
    pen.dot(63, 43.4, 2, palette["paper"])
    _orbit(pen, palette, front)
    pen.dot(77, 57, 6.6, palette["orange"], 2.8)


def _orbit(pen: Pen, palette: Palette, path: str) -> None:
    pen.stroke(path, palette["ink"], 8.6)
    pen.stroke(path, palette["gold"], 3.8)


def _jolt(pen: Pen, palette: Palette) -> None:
    """Draw a battery with two poles, surprised by its own charge."""
    _shoulders(pen, palette, "ink", "grey")
    pen.twin(_box(27, 12, 41, 28, 3), palette["gold"])
    pen.area(_box(20, 24, 80, 82, 12), palette["sky"])
    pen.area("M 20 39 L 20 36 Q 20 24 32 24 L 68 24 Q 80 24 80 36 L 80 39 Z", palette["ink"], 0)
    pen.stroke("M 30 31 L 38 31 M 62 31 L 70 31 M 66 27 L 66 35", palette["paper"], 3)
    _eyes(pen, palette, 37, 53, 9.5, (0, -1))
    pen.dot(50, 71, 6, palette["red"], 3)
    pen.dots(28, 66, 3.6, palette["pink"])


def _kilo(pen: Pen, palette: Palette) -> None:
    """Draw a strong one: a small brow over a mighty jaw with rivets."""
    _shoulders(pen, palette, "red")
    pen.area("M 34 17 L 66 17 71 43 85 52 81 78 Q 50 90 19 78 L 15 52 29 43 Z", palette["steel"])
    pen.area(_box(43, 8, 57, 18, 4), palette["orange"])
    pen.area(_box(31, 27, 69, 46, 8), palette["ink"], 0)
    pen.dots(41, 36.5, 6.2, palette["paper"])
    pen.dot(42.5, 37.5, 2.8, palette["ink"])
    pen.dot(60.5, 37.5, 2.8, palette["ink"])
    pen.dots(23.5, 58, 2.8, palette["ink"])
    pen.area("M 29 57 Q 50 62 71 57 Q 72 79 50 80 Q 28 79 29 57 Z", palette["paper"], 3)
    pen.stroke("M 30 67 Q 50 71 70 67 M 43 60 L 43.6 78 M 57 60 L 56.4 78", palette["ink"], 2.2)


def _lux(pen: Pen, palette: Palette) -> None:
    """Draw a light bulb with happy eyes; the thread of its socket is the collar."""
    pen.area("M 18 104 C 20 92 32 92 50 92 C 68 92 80 92 82 104 Z", palette["violet"])
    pen.area("M 33 70 L 67 70 67 88 Q 50 98 33 88 Z", palette["grey"])
    pen.stroke("M 34 80 L 66 77 M 34 88 L 66 85", palette["ink"], 2.6)
    pen.area("M 50 9 C 27 9 16 25 16 41 C 16 56 28 60 32 72 Q 50 78 68 72"
             " C 72 60 84 56 84 41 C 84 25 73 9 50 9 Z", palette["lemon"])  # fmt: skip
    pen.stroke("M 25 36 C 27 26 32 20 40 17", palette["paper"], 4.4)
    pen.strokes("M 29 47 Q 36 37 43 47", palette["ink"], 4)
    pen.dots(29, 55, 4.2, palette["orange"])
    _grin(pen, palette, 54, 22, 12)


Head = Callable[[Pen, Palette], None]

ROBOTS: Mapping[str, tuple[str, Head]] = {
    "ada": ("lemon", _ada),
    "bolt": ("pale", _bolt),
    "cog": ("teal", _cog),
    "dot": ("gold", _dot),
    "echo": ("pink", _echo),
    "fuse": ("pale", _fuse),
    "gizmo": ("violet", _gizmo),
    "hex": ("panel", _hex),
    "ion": ("lime", _ion),
    "jolt": ("orange", _jolt),
    "kilo": ("lemon", _kilo),
    "lux": ("navy", _lux),
}
"""The ground and the head of each robot."""
