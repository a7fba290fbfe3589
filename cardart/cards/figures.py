"""Half figures of a king, a queen, a knave and a jester, from crown to belt.

All lengths are hundredths of the panel's width; `bottom` is the height of the panel's half. Marks
that can be told from afar: the king's beard under a wide crown; the queen's long hair and her rose;
the knave's profile, plumed cap and halberd; the jester's horns with bells.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardart.paint.palette import RGB
from cardart.paint.pen import Pen


@dataclass(frozen=True, slots=True, kw_only=True)
class Dress:
    """The colours of a figure, by their use."""

    main: RGB
    second: RGB
    gold: RGB
    ink: RGB
    skin: RGB
    hair: RGB
    grey: RGB
    white: RGB
    red: RGB
    green: RGB


def king(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a king: full face, a beard, ermine, a crown, a raised sword."""
    _sword(pen, dress)
    pen.twin("M 33 30 C 24 34 20 44 22 54 C 24 62 19 66 15 63 C 15 74 28 77 36 70 Z", dress.grey)
    pen.strokes("M 27 40 C 24 48 28 56 26 64", dress.ink, 1.2)
    _mantle(pen, bottom, dress)
    pen.whole("M 32 28 L 32 50 C 32 66 42 72 50 72 L 50 28 Z", dress.skin)
    _beard(pen, dress)
    eyes(pen, dress, 42.5, 45)
    pen.stroke("M 48 44 L 47 53 Q 50 55.5 53 53.5", dress.ink, 1.5)
    _crown(pen, dress)


def _sword(pen: Pen, dress: Dress) -> None:
    pen.area("M 85 78 L 85 12 88 4 91 12 91 78 Z", dress.white)
    pen.stroke("M 88 14 L 88 76", dress.grey, 1.6)
    pen.area("M 77 77 L 99 77 99 82 77 82 Z", dress.gold)


def _mantle(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a mantle with a collar of ermine and its tails."""
    pen.whole(f"M -3 {bottom + 4} L -3 96 C 6 82 20 78 36 74 L 50 74 50 {bottom + 4} Z", dress.main)
    pen.strokes(f"M 14 {bottom} Q 8 98 5 88", dress.gold, 3)
    pen.whole(f"M 40 84 L 38 {bottom + 4} 50 {bottom + 4} 50 84 Z", dress.second)
    pen.whole("M 34 69 C 26 74 18 76 13 79 C 15 90 26 97 44 99 L 50 94 50 69 Z", dress.white)
    for x, y in ((19, 82), (25, 90), (28, 80), (34, 91), (42, 95)):
        pen.strokes(f"M {x} {y - 1.6} L {x} {y + 1.6}", dress.ink, 2.2)


def _beard(pen: Pen, dress: Dress) -> None:
    pen.whole(
        "M 31.5 46 C 33 53 36 57 40 58 C 44 54 47 54.5 50 56 L 50 86 C 48 90 47 93 44 95"
        " C 34 88 29 70 31.5 46 Z",
        dress.grey,
    )
    pen.strokes("M 37 64 C 37 74 40 82 44 88 M 44 68 C 43 76 46 82 47 86", dress.ink, 1.2)
    pen.whole("M 50 57 C 46 56 42 57 38 64 C 43 66 47 64 50 61.5 Z", dress.white, 1.2)
    pen.stroke("M 46 66.5 Q 50 68.5 54 66.5", dress.red, 2.6)


def _crown(pen: Pen, dress: Dress) -> None:
    """Draw a crown: five points over velvet, a band with stones."""
    pen.whole("M 30 28 C 26 18 32 9 42 9 L 50 9 50 28 Z", dress.main)
    pen.whole(
        "M 30 30 C 28 20 24 14 20 8 C 27 9 31 13 35 21 C 38 18 39 14 38 10 C 43 11 45 15 46 21"
        " C 46 14 47 8 50 3 L 50 30 Z",
        dress.gold,
    )
    pen.whole("M 29.5 27 Q 40 30 50 30 L 50 37 Q 40 37 29.5 34 Z", dress.gold)
    pen.dot(50, 33.5, 2.6, dress.main, 1)
    pen.dots(39, 32.8, 2, dress.red, 1)
    pen.dots(20, 8, 3, dress.gold, 1.3)
    pen.dots(38, 10, 2.2, dress.gold, 1.2)
    pen.dot(50, 4, 3.4, dress.gold, 1.3)


def eyes(pen: Pen, dress: Dress, x: float, y: float) -> None:
    """Draw two eyes with lids and brows."""
    pen.strokes(f"M {x - 4.5} {y} Q {x} {y - 3.6} {x + 3.8} {y}", dress.ink, 1.5)
    pen.dots(x, y + 0.4, 1.9, dress.ink)
    pen.strokes(f"M {x - 5} {y - 4.6} Q {x - 1} {y - 7.4} {x + 4} {y - 5}", dress.ink, 1.7)


def queen(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a queen: long hair parted in the middle, a small diadem of pearls, a rose."""
    pen.whole(
        "M 50 14 C 30 12 23 26 24 42 C 25 54 16 62 13 74 C 11 84 14 92 20 96 L 50 96 Z", dress.hair
    )
    pen.strokes("M 29 40 C 30 54 21 64 19 78 M 33 62 C 32 70 26 76 25 86", dress.ink, 1.2)
    _gown(pen, bottom, dress)
    pen.whole("M 34 30 C 33 54 41 70 50 70 L 50 30 Z", dress.skin)
    pen.whole("M 50 24 C 38 22 30 30 30 46 C 30 52 31 57 33 60 C 34 48 38 38 50 32 Z", dress.hair)
    pen.stroke("M 50 24 L 50 31", dress.ink, 1.2)
    eyes(pen, dress, 43, 48)
    pen.stroke("M 48.6 47 L 47.6 55 Q 50 57 52 55.6", dress.ink, 1.3)
    pen.area("M 45 61.5 Q 48 60 50 61 Q 52 60 55 61.5 Q 50 65.6 45 61.5 Z", dress.red, 0)
    _diadem(pen, dress)
    _rose(pen, dress)


def _gown(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a gown with a white edge, and a chain with a stone on the neck."""
    pen.whole(
        f"M -3 {bottom + 4} L -3 104 C 0 92 14 84 30 82 C 34 90 42 100 50 102 L 50 {bottom + 4} Z",
        dress.main,
    )
    pen.whole("M 43 64 L 43 76 C 40 80 34 81 29 82 C 34 92 42 101 50 103 L 50 64 Z", dress.skin)
    pen.whole(
        "M 29 79 C 26 81 24 82 22 83 C 28 96 40 106 50 108 L 50 101 C 42 99 34 90 29 79 Z",
        dress.white,
    )
    pen.strokes("M 39.5 80 Q 43 88 50 89", dress.gold, 2.4)
    pen.dot(50, 91.5, 3.2, dress.second, 1.2)


def _diadem(pen: Pen, dress: Dress) -> None:
    pen.whole(
        "M 31 25 C 30 20 29 15 28 11 C 33 13 36 15 38 18 C 42 14 47 10 50 4 L 50 25"
        " Q 40 22 31 28 Z",
        dress.gold,
    )
    pen.dots(28, 10, 2.8, dress.white, 1.2)
    pen.dot(50, 5, 3.2, dress.white, 1.2)
    pen.dots(40, 20, 1.8, dress.red)
    pen.dot(50, 17.5, 2.6, dress.second, 1)


def _rose(pen: Pen, dress: Dress) -> None:
    pen.stroke("M 85 62 Q 88 78 84 96", dress.green, 2.6)
    pen.area("M 86 80 Q 92 72 97 76 Q 94 84 86 84 Z", dress.green, 1.2)
    for x, y in ((85, 45.5), (92.5, 51), (89.5, 59.5), (80.5, 59.5), (77.5, 51)):
        pen.dot(x, y, 6, dress.second, 1.4)
    pen.dot(85, 53.4, 5, dress.gold, 1.4)


def jack(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a knave: a young man in profile with a plumed cap and a halberd."""
    _halberd(pen, bottom, dress)
    pen.area(
        f"M -3 {bottom + 4} L -3 100 C 8 88 26 84 42 80 L 68 78 C 84 82 98 88 103 98"
        f" L 103 {bottom + 4} Z",
        dress.main,
    )
    pen.stroke(
        f"M 22 {bottom} Q 24 98 30 89 M 44 {bottom} Q 46 102 48 96"
        f" M 66 {bottom} Q 68 102 68 96 M 86 {bottom} Q 84 98 80 89",
        dress.second,
        4,
    )
    profile(pen, dress, dress.gold)
    pen.area(
        "M 28 31 C 20 24 24 11 40 9 C 58 5 84 10 87 24 C 88 32 82 36 76 35 C 60 30 44 30 28 31 Z",
        dress.main,
    )
    pen.area("M 27 31 C 42 27 62 28 80 34 L 79 40 C 62 35 44 34 28 37 Z", dress.second)
    plume(pen, dress)


def plume(pen: Pen, dress: Dress) -> None:
    """Draw a white feather over a cap, with a golden clasp."""
    pen.area(
        "M 58 24 C 58 10 68 0 84 1 C 96 2 100 10 97 17 C 94 13 91 15 92 20 C 88 16 84 18 84 24"
        " C 78 20 74 22 72 28 C 66 24 62 26 58 24 Z",
        dress.white,
    )
    pen.stroke("M 61 22 C 66 12 76 8 90 8", dress.ink, 1.2)
    pen.dot(60, 25, 3.4, dress.gold, 1.3)


def profile(pen: Pen, dress: Dress, hair: RGB) -> None:
    """Draw a young face in profile over a white collar, with hair to the chin."""
    pen.area(
        "M 39 32 C 37 38 36.5 42 36.5 45 C 34 49 31 52.5 28.6 56 C 29 58.4 32 58.4 34 58.6"
        " C 32.4 60 31.8 61.4 32.2 63 L 35.4 64 32.8 66 C 32.6 68 34 69.2 35.4 69.6"
        " C 34.4 73 36 77 40 78 C 45 79 50 78 53 76 L 52 88 72 86 70 32 Z",
        dress.skin,
    )
    pen.area(
        "M 44 82 C 40 84 38 88 40 92 C 50 96 66 95 76 90 C 78 86 76 82 72 80 C 62 86 52 86 44 82 Z",
        dress.white,
    )
    pen.area(
        "M 48 30 C 45 38 50 44 52 50 C 54 58 50 66 52 74 C 54 82 62 84 66 78 C 70 84 80 82 83 74"
        " C 79 74 80 68 81 60 C 83 46 80 34 74 28 Z",
        hair,
    )
    pen.stroke("M 60 38 C 62 52 59 64 62 76 M 70 38 C 74 52 70 64 73 76", dress.ink, 1.2)
    pen.stroke("M 36.8 49.4 Q 40 45.8 46 48.6", dress.ink, 1.5)
    pen.dot(40.6, 49.6, 2, dress.ink)
    pen.stroke("M 36.6 42.6 Q 41 39.6 47 42", dress.ink, 1.8)
    pen.stroke("M 34.6 64.2 L 40 63.4", dress.red, 2.2)
    pen.stroke("M 33.6 57.6 Q 35.4 55 37.4 57", dress.ink, 1.2)


def _halberd(pen: Pen, bottom: float, dress: Dress) -> None:
    pen.area(f"M 10.5 20 L 14.5 20 14.5 {bottom + 4} 10.5 {bottom + 4} Z", dress.hair)
    pen.area("M 10.5 22 L 12.5 1 14.5 22 Z", dress.white)
    pen.area("M 11 22 C 6 24 3 20 1 17 C -1 26 -1 36 1 45 C 3 41 6 37 11 38 Z", dress.grey)
    pen.area("M 14 23 L 25 29 14 36 Z", dress.grey)


def jester(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a jester: a cap with three horns and bells, a ruff of points, a wide smile."""
    pen.whole(
        f"M -3 {bottom + 4} L -3 100 C 6 88 22 84 36 80 L 50 80 50 {bottom + 4} Z", dress.main
    )
    pen.area(
        f"M 50 82 L 64 80 C 78 84 94 88 103 100 L 103 {bottom + 4} 50 {bottom + 4} Z", dress.second
    )
    pen.whole("M 36 72 L 18 82 24 86 17 98 31 94 35 106 44 97 50 108 50 72 Z", dress.gold)
    pen.whole("M 33 34 C 32 58 40 76 50 76 L 50 34 Z", dress.skin)
    _horns(pen, dress)
    eyes(pen, dress, 43, 53)
    pen.stroke("M 48.6 52 L 47.4 60 Q 50 62.4 52.6 60.4", dress.ink, 1.4)
    pen.area("M 41 64.5 Q 50 69 59 64.5 Q 56 72.5 50 72.5 Q 44 72.5 41 64.5 Z", dress.red, 1.4)
    pen.dots(38.5, 61, 2.6, dress.red)


def _horns(pen: Pen, dress: Dress) -> None:
    """Draw a cap with three horns, a bell at the end of each."""
    pen.area(
        "M 50 24 C 50 46 36 40 27 30 C 22 26 14 26 8 36 C 6 18 16 6 30 8 C 40 10 48 18 50 24 Z",
        dress.main,
    )
    pen.area(
        "M 50 24 C 50 46 64 40 73 30 C 78 26 86 26 92 36 C 94 18 84 6 70 8 C 60 10 52 18 50 24 Z",
        dress.second,
    )
    pen.whole("M 40 26 C 42 18 46 10 50 5 L 50 40 C 44 38 40 34 40 26 Z", dress.gold)
    pen.whole("M 30 36 Q 40 44 50 44 L 50 37 Q 42 37 32 30 Z", dress.gold)
    pen.dots(8, 39, 4.6, dress.gold, 1.5)
    pen.dot(50, 5.5, 4.2, dress.gold, 1.5)
