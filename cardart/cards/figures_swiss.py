"""The figures that only the Swiss deck has: the Ober, the Under and the Banner.

By custom the Ober ("over") has his suit's sign above and the Under ("under") has it below.
"""

from __future__ import annotations

from cardart.cards.figures import Dress, eyes, plume, profile
from cardart.paint.pen import Pen


def ober(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw an Ober: an officer with a wide plumed hat, a moustache and epaulettes."""
    pen.twin("M 36 34 C 30 42 30 56 34 66 L 42 66 Z", dress.hair)
    _uniform(pen, bottom, dress)
    pen.whole("M 50 34 L 33 34 L 34 52 C 35 68 42 76 50 76 Z", dress.skin)
    eyes(pen, dress, 42.5, 52)
    pen.stroke("M 48.6 51 L 47.4 57.6 Q 50 59.8 52.8 58", dress.ink, 1.5)
    pen.whole("M 50 59 C 45 57 40 60 35 65 C 31 67 29 65 28 62 C 28 70 38 72 50 64.5 Z", dress.hair)
    pen.stroke("M 46 68.6 Q 50 70.4 54 68.6", dress.red, 2.4)
    _hat(pen, dress)


def _uniform(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a coat with lapels and golden epaulettes over a white neckcloth."""
    pen.whole(f"M 50 78 L 36 78 C 20 82 4 88 -3 98 L -3 {bottom + 4} 50 {bottom + 4} Z", dress.main)
    pen.whole(f"M 50 88 L 40 80 30 84 36 104 38 {bottom + 4} 50 {bottom + 4} Z", dress.second)
    pen.whole(f"M 50 80 L 44 78 38 84 43 94 47 88 47 {bottom + 4} 50 {bottom + 4} Z", dress.white)
    pen.twin("M 3 92 C 8 84 18 80 27 82 L 28 90 C 20 88 12 92 8 98 Z", dress.gold)
    pen.strokes("M 11 97 L 10 103 M 17 95 L 16 101 M 23 92 L 22 98", dress.gold, 2.4)
    for y in (96, 104):
        pen.dots(42, y, 1.6, dress.gold, 0.8)


def _hat(pen: Pen, dress: Dress) -> None:
    """Draw a hat with a wide brim edged in gold."""
    pen.area("M 32 36 C 30 16 40 8 54 9 C 68 10 72 20 70 36 Z", dress.main)
    pen.stroke("M 32 29 Q 50 36 71 29", dress.gold, 4)
    pen.area(
        "M 25 25 C 28 33 38 36 50 36 C 68 36 82 29 90 17 C 91 34 72 43 50 43 C 34 43 24 36 25 25 Z",
        dress.main,
    )
    pen.stroke("M 28 32 C 34 38 42 39.6 50 39.6 C 66 39.6 80 34 87.5 25", dress.gold, 2.2)
    plume(pen, dress)


def under(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw an Under: a young fellow with a pipe under a pointed cap."""
    pen.area(
        f"M -3 {bottom + 4} L -3 104 C 10 92 28 86 42 82 L 68 80 C 84 84 98 90 103 100"
        f" L 103 {bottom + 4} Z",
        dress.main,
    )
    pen.area(f"M 46 84 L 72 82 66 {bottom + 4} 56 {bottom + 4} Z", dress.second)
    for y in (94, 102):
        pen.dot(60, y, 2, dress.gold, 0.9)
    pen.stroke(f"M 84 {bottom} Q 86 102 80 92", dress.gold, 3)
    profile(pen, dress, dress.hair)
    pen.stroke("M 35 65.4 L 18 71", dress.hair, 2.6)
    pen.area("M 10 61 L 21 61 20 73 C 19 76 13 76 12 73 Z", dress.hair, 1.4)
    pen.stroke("M 15 57 C 10 52 20 48 14 42", dress.grey, 2)
    pen.area(
        "M 29 34 C 28 20 36 8 54 5 C 76 2 92 14 96 40 C 96 46 90 46 89 41 C 87 32 82 28 76 28"
        " C 78 31 79 33 79 36 Z",
        dress.main,
    )
    pen.dot(92.4, 46, 4.6, dress.gold, 1.4)
    pen.area("M 27 33 C 42 29 62 29 80 33 L 80 40 C 62 36 44 36 28 40 Z", dress.second)


def banner(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a Banner: a flag on a pole as high as the panel, with room for the suit's sign."""
    pen.area(f"M 11 16 L 17 16 17 {bottom - 5} 11 {bottom - 5} Z", dress.hair)
    pen.area("M 14 2 C 20 8 20 12 14 18 C 8 12 8 8 14 2 Z", dress.gold)
    pen.area(f"M 5 {bottom - 8} L 23 {bottom - 8} 23 {bottom - 3} 5 {bottom - 3} Z", dress.gold)
    pen.area(
        "M 17 26 C 36 16 50 34 68 26 C 80 21 88 22 96 26 L 90 54 96 84 90 116 96 150"
        " C 88 146 80 145 68 150 C 50 158 36 140 17 150 Z",
        dress.main,
    )
    pen.area(
        "M 24 36 C 38 29 50 42 66 36 C 74 33 80 33 86 35 L 81 55 86 84 81 116 86 140"
        " C 80 137 74 138 66 141 C 50 146 38 133 24 139 Z",
        dress.white,
    )
    cord = "M 17 156 C 36 160 44 170 50 180 M 17 156 C 26 166 30 176 30 190"
    pen.stroke(cord, dress.ink, 5.4)
    pen.stroke(cord, dress.second, 2.8)
    for x, y in ((50, 180), (30, 190)):
        pen.area(
            f"M {x - 1} {y - 4} L {x + 7} {y + 8} {x - 1} {y + 12} {x - 7} {y + 8} Z", dress.gold
        )
