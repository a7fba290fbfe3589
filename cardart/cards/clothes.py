"""Clothes: coats and gowns in several patterns, with collars and chains."""

from __future__ import annotations

from collections.abc import Callable

from cardart.cards.parts import Dress, Part
from cardart.paint.pen import Pen

Pattern = Callable[[Pen, Dress], None]


def coat(pattern: Pattern) -> Part:
    """A coat of cloth with a pattern, from the neck over both shoulders."""

    def draw(pen: Pen, bottom: float, dress: Dress) -> None:
        low = bottom + 4
        shape = f"M -4 {low} L -4 97 C 6 84 22 80 38 75 L 50 75 50 {low} Z"
        pen.woven(shape, dress.main, lambda cloth: pattern(cloth, dress))

    return draw


def plain(pen: Pen, dress: Dress) -> None:
    """Draw two folds on plain cloth."""
    pen.strokes("M 16 120 Q 12 98 8 90 M 30 120 Q 28 104 30 94", dress.ink, 1.4)


def striped(pen: Pen, dress: Dress) -> None:
    """Draw stripes that fan out from the neck."""
    for x in (-26, -4, 18, 38):
        pen.strokes(f"M {x} 120 L {40 + x / 8} 70", dress.second, 6)
        pen.strokes(f"M {x + 6.5} 120 L {41.5 + x / 8} 70", dress.gold, 1.6)


def checked(pen: Pen, dress: Dress) -> None:
    """Draw a lattice of gold with a dot in each field."""
    for x in range(-40, 150, 17):
        pen.stroke(f"M {x} 70 L {x + 52} 122 M {x} 70 L {x - 52} 122", dress.gold, 1.8)
    for row in range(4):
        for x in range(-40, 150, 17):
            pen.dot(x + 8.5 * (row % 2) + 8.5, 78.5 + 8.5 * row, 2.3, dress.second)


def chevrons(pen: Pen, dress: Dress) -> None:
    """Draw broad angles, one above the other."""
    for y in (76, 92, 108):
        pen.stroke(f"M -10 {y - 6} L 50 {y + 16} 110 {y - 6}", dress.second, 6.4)
        pen.stroke(f"M -10 {y} L 50 {y + 22} 110 {y}", dress.gold, 1.8)


def scaled(pen: Pen, dress: Dress) -> None:
    """Draw scales in rows."""
    for row in range(6):
        for x in range(-12, 112, 12):
            left, y = x + 6 * (row % 2), 114 - 8 * row
            pen.area(
                f"M {left} {y - 8} L {left} {y} Q {left + 6} {y + 9} {left + 12} {y}"
                f" L {left + 12} {y - 8} Z",
                dress.second if row % 2 else dress.main,
                1.3,
            )


def quartered(pen: Pen, dress: Dress) -> None:
    """Draw one half in another colour, with a row of golden buttons."""
    pen.area("M 50 60 L 110 60 110 124 50 124 Z", dress.second)
    for y in (92, 100, 108):
        pen.dot(50, y, 2.4, dress.gold, 1)


def slashed(pen: Pen, dress: Dress) -> None:
    """Draw slashes that show the lining."""
    for x, tilt in ((6, 7), (24, 5), (41, 2)):
        pen.strokes(f"M {x - tilt} 120 Q {x} 100 {x + tilt / 2} 90", dress.ink, 6)
        pen.strokes(f"M {x - tilt} 120 Q {x} 100 {x + tilt / 2} 90", dress.second, 3.6)


def starred(pen: Pen, dress: Dress) -> None:
    """Draw small golden flowers."""
    for x, y in ((6, 96), (20, 90), (13, 106), (28, 102), (37, 92), (43, 106)):
        pen.dots(x, y, 2.6, dress.gold)
        pen.dots(x, y, 1, dress.second)


def ermine(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a collar of ermine with its tails."""
    pen.whole("M 35 70 C 27 75 18 77 12 80 C 14 91 26 98 44 100 L 50 95 50 70 Z", dress.white)
    for x, y in ((18, 83), (24, 91), (28, 81), (34, 92), (42, 96)):
        pen.strokes(f"M {x} {y - 1.6} L {x} {y + 1.6}", dress.ink, 2.2)


def band(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a broad golden collar with stones, and a border down the front."""
    low = bottom + 4
    pen.whole(f"M 44 82 L 44 {low} 50 {low} 50 82 Z", dress.gold)
    pen.whole("M 37 71 C 30 76 20 79 14 82 C 20 90 34 94 50 95 L 50 84 Q 42 82 37 71 Z", dress.gold)
    for x, y in ((24, 84.5), (34, 87)):
        pen.dots(x, y, 2.4, dress.second, 1)
    pen.dot(50, 89.5, 3, dress.red, 1)


def fur(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a collar of fur that falls open down the front."""
    low = bottom + 4
    pen.whole(f"M 42 80 L 34 {low} 50 {low} 50 80 Z", dress.second)
    pen.strokes("M 42 92 L 50 96 M 40 101 L 50 105", dress.gold, 2)
    pen.twin(
        f"M 38 70 C 28 76 20 78 15 81 C 20 90 25 98 25 {low} L 38 {low} C 40 96 42 86 42 78 Z",
        dress.wood,
    )
    pen.strokes("M 24 86 L 27 84 M 29 93 L 33 91 M 32 82 L 35 80 M 30 101 L 34 99", dress.ink, 1.3)


def ruff(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a white ruff around the neck."""
    pen.whole("M 50 72 C 38 71 26 74 22 80 C 22 87 36 92 50 92 Z", dress.white)
    for x, top, low in ((27, 78, 84), (33, 76, 88), (40, 76, 90), (46, 78, 91)):
        pen.strokes(f"M {x + 3} {top} L {x} {low}", dress.ink, 1.2)


def lapels(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw lapels over a white neckcloth, and golden epaulettes."""
    low = bottom + 4
    pen.whole(f"M 50 88 L 40 80 29 84 36 104 38 {low} 50 {low} Z", dress.second)
    pen.whole(f"M 50 80 L 43 76 38 84 43 94 47 88 47 {low} 50 {low} Z", dress.white)
    pen.twin("M 1 93 C 6 85 16 81 26 82 L 27 90 C 19 88 11 92 7 99 Z", dress.gold)
    pen.strokes("M 10 97 L 9 104 M 16 95 L 15 102 M 22 92 L 21 99", dress.gold, 2.4)


def collar(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a flat white collar with two points."""
    pen.whole("M 39 73 C 34 77 28 79 24 81 L 40 95 50 86 50 80 Q 42 80 39 73 Z", dress.white)


def scarf(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a scarf knotted at the neck."""
    pen.whole(
        "M 37 72 C 33 76 30 79 29 84 C 36 91 44 92 50 92 L 50 80 Q 42 80 37 72 Z", dress.second
    )
    pen.area("M 46 88 L 38 103 46 105 50 94 56 106 63 102 54 88 Z", dress.second)
    pen.dot(50, 89, 4, dress.second, 1.5)


def neckline(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a round neckline edged in white, and a chain with a stone."""
    pen.whole("M 42 66 L 42 76 C 39 80 33 81 28 82 C 33 92 42 101 50 103 L 50 66 Z", dress.skin, 0)
    pen.whole(
        "M 28 79 C 25 81 23 82 21 83 C 27 96 40 106 50 108 L 50 101 C 42 99 34 90 28 79 Z",
        dress.white,
    )
    pen.strokes("M 39 80 Q 43 88 50 89", dress.gold, 2.4)
    pen.dot(50, 91.5, 3.2, dress.second, 1.2)


def square(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a square neckline with a string of pearls, and a laced bodice."""
    low = bottom + 4
    pen.whole("M 42 66 L 42 77 30 80 33 98 50 98 50 66 Z", dress.skin, 0)
    pen.strokes("M 30 80 L 33 98 50 98", dress.ink, 7)
    pen.strokes("M 30 80 L 33 98 50 98", dress.gold, 4.2)
    pen.strokes(f"M 44 102 L 50 106 M 50 102 L 44 106 M 44 {low} L 50 106", dress.white, 1.8)
    for x, y in ((39, 80), (42, 84), (46, 86.6)):
        pen.dots(x, y, 2.1, dress.white, 0.9)
    pen.dot(50, 87.4, 2.6, dress.red, 0.9)


def standing(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a tall collar of lace behind the head, open at the front."""
    pen.whole("M 50 50 C 30 44 18 50 9 60 C 14 72 24 82 40 90 L 50 92 Z", dress.white)
    for line in ("M 36 76 L 13 62", "M 34 70 L 20 53", "M 38 83 L 19 73"):
        pen.strokes(line, dress.ink, 1.2)
    pen.strokes("M 9 60 C 14 72 24 82 40 90", dress.gold, 2)


def heart(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw an open neck over the collar, with a locket."""
    pen.whole("M 42 64 L 42 76 C 38 79 34 81 31 84 L 50 104 50 64 Z", dress.skin, 0)
    pen.strokes("M 31 83 L 50 104", dress.ink, 6)
    pen.strokes("M 31 83 L 50 104", dress.gold, 3.4)
    pen.strokes("M 40 79 Q 44 87 50 88", dress.ink, 1.2)
    pen.dot(50, 91, 3.6, dress.red, 1.2)
