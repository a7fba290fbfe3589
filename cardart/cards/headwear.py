"""Headwear: crowns of kings and queens, caps and hats of the others."""

from __future__ import annotations

from cardart.cards.parts import Dress
from cardart.paint.pen import Pen


def _ring(pen: Pen, dress: Dress) -> None:
    """Draw the band of a crown with three stones."""
    pen.whole("M 29.5 26 Q 40 29.4 50 29.4 L 50 37 Q 40 37 29.5 34 Z", dress.gold)
    pen.dot(50, 33.2, 2.6, dress.main, 1)
    pen.dots(39, 32.4, 2, dress.red, 1)


def pointed_crown(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a crown of five points over velvet."""
    pen.whole("M 30 28 C 26 18 32 9 42 9 L 50 9 50 28 Z", dress.main)
    pen.whole(
        "M 30 30 C 28 20 24 14 20 8 C 27 9 31 13 35 21 C 38 18 39 14 38 10 C 43 11 45 15 46 21"
        " C 46 14 47 8 50 3 L 50 30 Z",
        dress.gold,
    )
    _ring(pen, dress)
    pen.dots(20, 8, 3, dress.gold, 1.3)
    pen.dots(38, 10, 2.2, dress.gold, 1.2)
    pen.dot(50, 4, 3.4, dress.gold, 1.3)


def arched_crown(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a closed crown: velvet under golden arches, a small cross on top."""
    pen.whole("M 30 29 C 17 22 21 9 34 9 C 42 8 47 10 50 12 L 50 29 Z", dress.second)
    pen.twin("M 29 29 C 15 20 20 6 34 7 C 43 7 48 9 52 12 L 50 16 C 44 12 38 11 33 12"
             " C 25 13 24 21 34 29 Z", dress.gold, 1.5)  # fmt: skip
    pen.area("M 46.6 12 L 53.4 12 53 29 47 29 Z", dress.gold, 1.5)
    pen.dot(50, 10, 3.6, dress.gold, 1.3)
    pen.stroke("M 50 0.4 L 50 7 M 46.6 3.2 L 53.4 3.2", dress.ink, 4)
    pen.stroke("M 50 1 L 50 7 M 47.2 3.2 L 52.8 3.2", dress.gold, 1.8)
    _ring(pen, dress)


def lily_crown(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a crown with three lilies."""
    pen.whole("M 31 28 C 30 22 34 16 42 16 L 50 16 50 28 Z", dress.main)
    pen.area("M 28 30 L 28 24 Q 50 18 72 24 L 72 30 Z", dress.gold)
    for x, y, size in ((26, 15, 0.8), (50, 12, 1.0), (74, 15, 0.8)):
        lily = pen.moved(x, y, size=size)
        lily.whole("M 50 38 C 45 43 45 49 48.4 53 C 44 46 37 47 37 52 C 37 57 43 58 46 56"
                   " L 45 62 50 62 Z", dress.gold, 1.4)  # fmt: skip
        lily.stroke("M 44.6 57.4 L 55.4 57.4", dress.ink, 1.4)
    _ring(pen, dress)


def tower_crown(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a crown of high leaves, with pearls between them."""
    pen.whole("M 30 30 L 24 11 33 15 37 6 43 13 50 4 50 30 Z", dress.gold)
    pen.strokes("M 30 16 L 33 25 M 38 12 L 40 26 M 50 10 L 50 27", dress.red, 1.8)
    for x, y in ((24, 10), (37, 5.4), (50, 3.8)):
        pen.dots(x, y, 2.8, dress.white, 1.2)
    _ring(pen, dress)


def diadem(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a diadem with pearls."""
    pen.whole(
        "M 31 25 C 30 20 29 15 28 11 C 33 13 36 15 38 18 C 42 14 47 10 50 4 L 50 25"
        " Q 40 22 31 28 Z",
        dress.gold,
    )
    pen.dots(28, 10, 2.8, dress.white, 1.2)
    pen.dot(50, 5, 3.2, dress.white, 1.2)
    pen.dots(40, 20, 1.8, dress.red)
    pen.dot(50, 17.5, 2.6, dress.second, 1)


def pearl_crown(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a small crown of five pearls on high stems."""
    for x, y in ((31, 11), (40.5, 7)):
        pen.strokes(f"M {x + 3} 24 L {x} {y}", dress.ink, 4.2)
        pen.strokes(f"M {x + 3} 24 L {x} {y}", dress.gold, 1.8)
        pen.dots(x, y, 3.2, dress.white, 1.3)
    pen.stroke("M 50 24 L 50 6", dress.ink, 4.2)
    pen.stroke("M 50 24 L 50 6", dress.gold, 1.8)
    pen.dot(50, 5, 3.6, dress.white, 1.3)
    pen.whole("M 31 21 Q 40 17.6 50 17.6 L 50 26 Q 40 26 32 29.6 Z", dress.gold)
    pen.dot(50, 21.8, 2.5, dress.red, 1)
    pen.dots(40, 22.6, 2, dress.second, 1)


def wreath(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a golden coronet under a wreath of flowers and leaves."""
    pen.whole("M 34 22 L 32 9 41 14 50 5 50 22 Z", dress.gold)
    pen.dot(50, 6, 2.8, dress.white, 1.2)
    for x, y in ((31, 28), (40.5, 23.6), (50, 22)):
        pen.twin(f"M {x - 7} {y + 2} Q {x - 3} {y - 8} {x + 4} {y} Z", dress.green, 1.2)
    for x, y in ((34.6, 26.6), (45, 23.4)):
        pen.dots(x, y, 4, dress.second, 1.3)
        pen.dots(x, y, 1.5, dress.gold)


def beret(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a wide cap with a band."""
    pen.area(
        "M 28 31 C 20 24 24 11 40 9 C 58 5 84 10 87 24 C 88 32 82 36 76 35 C 60 30 44 30 28 31 Z",
        dress.main,
    )
    pen.stroke("M 40 12 C 36 16 35 20 36 26 M 56 10 Q 52 18 53 26 M 72 12 Q 68 18 68 28",
               dress.ink, 1.3)  # fmt: skip
    pen.area("M 27 31 C 42 27 62 28 80 34 L 79 40 C 62 35 44 34 28 37 Z", dress.second)


def plume(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a white feather with a golden clasp."""
    pen.area(
        "M 58 24 C 58 10 68 0 84 1 C 96 2 100 10 97 17 C 94 13 91 15 92 20 C 88 16 84 18 84 24"
        " C 78 20 74 22 72 28 C 66 24 62 26 58 24 Z",
        dress.white,
    )
    pen.stroke("M 61 22 C 66 12 76 8 90 8", dress.ink, 1.2)
    pen.dot(60, 25, 3.4, dress.gold, 1.3)


def flat_cap(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a low cap with a brim in points, and a stone before it."""
    pen.area("M 30 26 C 24 10 42 6 54 8 C 72 6 80 14 76 28 Z", dress.second)
    pen.area("M 22 33 L 30 21 38 28 46 19 54 27 63 19 70 28 78 22 84 35 C 66 30 40 30 22 33 Z",
             dress.main)  # fmt: skip
    pen.dot(46, 27, 2.6, dress.gold, 1.1)
    pen.dot(62, 27.4, 2.6, dress.gold, 1.1)


def bonnet(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a soft bonnet that hangs to the right, with a slashed brim."""
    pen.area(
        "M 30 27 C 26 12 44 5 60 8 C 82 9 94 20 93 34 C 92 44 82 44 80 36 C 76 30 62 27 50 27 Z",
        dress.main,
    )
    pen.stroke("M 62 11 C 74 14 84 22 86 34 M 48 11 Q 44 18 45 25", dress.ink, 1.3)
    pen.area("M 27 27 Q 50 18 73 27 L 73 36 Q 50 29 27 36 Z", dress.second)
    for x in (36, 45, 55, 64):
        pen.stroke(f"M {x} 25.4 L {x} 30.6", dress.gold, 3)


def tall_hat(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a hat with a high crown and a narrow brim."""
    pen.area("M 33 28 C 34 14 38 4 48 3 C 60 1 66 10 67 28 Z", dress.main)
    pen.area("M 32 20 Q 50 26 67 20 L 67.6 28 Q 50 33 32 28 Z", dress.second)
    pen.area("M 19 30 C 30 25 38 30 50 30 C 62 30 70 25 81 30 C 72 39 60 37 50 37"
             " C 40 37 28 39 19 30 Z", dress.main)  # fmt: skip


def wide_hat(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a hat with a wide brim edged in gold."""
    pen.area("M 32 36 C 30 16 40 8 54 9 C 68 10 72 20 70 36 Z", dress.main)
    pen.stroke("M 32 29 Q 50 36 71 29", dress.gold, 4)
    pen.area(
        "M 25 25 C 28 33 38 36 50 36 C 68 36 82 29 90 17 C 91 34 72 43 50 43 C 34 43 24 36 25 25 Z",
        dress.main,
    )
    pen.stroke("M 28 32 C 34 38 42 39.6 50 39.6 C 66 39.6 80 34 87.5 25", dress.gold, 2.2)


def tricorn(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a hat with three corners and a cockade."""
    pen.whole("M 50 10 C 36 10 32 20 31 30 L 50 34 Z", dress.second)
    pen.whole("M 50 20 C 38 20 28 18 15 14 C 18 28 26 38 38 38 Q 45 38 50 36 Z", dress.main)
    pen.strokes("M 15 15 C 28 20 38 22 50 22", dress.gold, 2.6)
    pen.dot(50, 28, 5, dress.white, 1.4)
    pen.dot(50, 28, 2.2, dress.red)


def bicorne(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a dark hat like a half moon, edged in gold, with a cockade."""
    pen.area("M 8 33 C 18 28 22 5 50 5 C 78 5 82 28 92 33 C 84 40 66 36 50 36"
             " C 34 36 16 40 8 33 Z", dress.ink)  # fmt: skip
    edge = "M 14 33.4 C 28 35.4 34 32 50 32 C 66 32 72 35.4 86 33.4"
    pen.stroke(f"{edge} M 14 31 C 22 24 28 9 50 9 C 72 9 78 24 86 31", dress.gold, 2.4)
    pen.dot(50, 20, 5, dress.white, 1.4)
    pen.dot(50, 20, 2.4, dress.red)


def helmet(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a helmet with a comb and a peak turned up on both sides."""
    pen.area("M 34 15 C 42 1 62 1 68 15 L 62 15 C 56 8 46 8 40 15 Z", dress.second)
    pen.whole("M 50 8 C 38 8 32 18 31 31 L 50 31 Z", dress.grey)
    pen.stroke("M 50 9 L 50 29", dress.white, 2)
    pen.whole("M 50 29 C 36 29 24 28 14 20 C 18 33 30 39 50 39 Z", dress.grey)
    pen.dots(34, 31.6, 1.7, dress.gold, 0.9)
    pen.dot(50, 33.4, 1.7, dress.gold, 0.9)


def pointed_cap(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a pointed cap that falls to the right, with a tassel."""
    pen.area(
        "M 29 34 C 28 20 36 8 54 5 C 76 2 92 14 96 40 C 96 46 90 46 89 41 C 87 32 82 28 76 28"
        " C 78 31 79 33 79 36 Z",
        dress.main,
    )
    pen.dot(92.4, 46, 4.6, dress.gold, 1.4)
    pen.area("M 27 33 C 42 29 62 29 80 33 L 80 40 C 62 36 44 36 28 40 Z", dress.second)


def fools_cap(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a cap with two ears and bells, a bell on a comb between them."""
    for turned, cloth in ((pen, dress.gold), (pen.moved(50, 50, flip=True), dress.second)):
        turned.area(
            "M 50 14 C 38 8 22 10 13 22 C 8 30 8 38 11 43 C 14 36 20 33 26 35 C 30 38 32 42 33 48"
            " C 36 36 44 31 50 31 Z",
            cloth,
        )
        turned.dot(11, 45, 4.4, dress.gold, 1.4)
    pen.area("M 43 16 C 43 8 47 4 50 1 C 53 4 57 8 57 16 L 54 31 46 31 Z", dress.main)


def horns(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a jester's cap with three horns, a bell at the end of each."""
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
