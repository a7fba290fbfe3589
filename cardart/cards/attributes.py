"""Things in the hands of figures: weapons, regalia, flowers, a bird; the grip is at (50, 50)."""

from __future__ import annotations

from cardart.cards.parts import Dress
from cardart.paint.pen import Pen


def sword(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a sword with its point up."""
    pen.area("M 46.6 44 L 46.6 -18 50 -27 53.4 -18 53.4 44 Z", dress.white)
    pen.stroke("M 50 -17 L 50 42", dress.grey, 1.8)
    pen.area("M 38 42 Q 50 45 62 42 L 62 47 Q 50 49 38 47 Z", dress.gold)
    pen.area("M 47.4 47 L 52.6 47 52.6 60 47.4 60 Z", dress.red)
    pen.dot(50, 61.5, 3.8, dress.gold, 1.4)


def sabre(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a bent sabre with its point up."""
    pen.area("M 47 44 C 46 22 49 0 61 -22 C 60 0 54 22 53 44 Z", dress.white)
    pen.stroke("M 50.6 42 C 50 22 53 4 58 -10", dress.grey, 1.6)
    pen.area("M 40 42 L 60 42 60 46.6 40 46.6 Z", dress.gold)
    pen.stroke("M 41 45 C 37 52 40 60 49 60", dress.gold, 2.6)


def axe(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw an axe with a wide blade to the left."""
    pen.area("M 47.6 -20 L 52.4 -20 52.4 100 47.6 100 Z", dress.wood)
    pen.area("M 48 -14 C 40 -12 34 -18 30 -24 C 22 -10 22 8 30 22 C 34 14 40 8 48 10 Z", dress.grey)
    pen.stroke("M 30.6 -20 C 25 -8 25 6 30.6 18", dress.white, 2.2)
    pen.area("M 52.4 -10 L 62 -6 62 2 52.4 6 Z", dress.grey)
    pen.area("M 46.6 -26 L 53.4 -26 53.4 -18 46.6 -18 Z", dress.gold, 1.4)


def halberd(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a halberd: a spike, a blade and a hook on a long pole."""
    pen.area("M 48 -8 L 52 -8 52 110 48 110 Z", dress.wood)
    pen.area("M 48 -8 L 50 -30 52 -8 Z", dress.white)
    pen.area("M 48.5 -7 C 43 -5 40 -9 38 -12 C 35 -3 35 8 38 17 C 40 13 44 9 48.5 10 Z", dress.grey)
    pen.area("M 51.5 -6 L 62 1 51.5 8 Z", dress.grey)


def pike(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a pike with a pennon under its tip."""
    pen.area("M 48 -8 L 52 -8 52 110 48 110 Z", dress.wood)
    pen.area("M 50 -32 C 56 -22 56 -14 52 -8 L 48 -8 C 44 -14 44 -22 50 -32 Z", dress.white)
    pen.area("M 52 -5 C 62 -10 66 2 77 -4 L 71 4 77 13 C 66 17 62 7 52 13 Z", dress.second)


def sceptre(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a sceptre with a lily of gold."""
    pen.area("M 48 6 L 52 6 52 92 48 92 Z", dress.gold, 1.4)
    pen.whole("M 50 -16 C 44 -9 44 -3 48 2 C 43 -6 35 -5 35 1 C 35 7 43 8 46 5 L 45 12 50 12 Z",
              dress.gold, 1.5)  # fmt: skip
    pen.dot(50, 8, 3, dress.red, 1.2)


def mace(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a staff with a golden ball and a small cross."""
    pen.area("M 48 6 L 52 6 52 92 48 92 Z", dress.gold, 1.4)
    pen.dot(50, 0, 8, dress.gold, 1.5)
    pen.stroke("M 42.6 0 Q 50 3 57.4 0", dress.red, 2.4)
    pen.stroke("M 50 -17 L 50 -8 M 46 -13 L 54 -13", dress.ink, 4.6)
    pen.stroke("M 50 -16.4 L 50 -8 M 46.6 -13 L 53.4 -13", dress.gold, 2.2)


def orb(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw an orb with a cross, on an open hand."""
    pen.area("M 42 60 L 58 60 60 76 40 76 Z", dress.second, 1.4)
    pen.dot(50, 38, 14, dress.gold, 1.6)
    pen.stroke("M 36.6 37 Q 50 43 63.4 37", dress.red, 3.4)
    pen.stroke("M 50 39.4 L 50 25", dress.red, 3.4)
    pen.stroke("M 50 9 L 50 23 M 44 14.6 L 56 14.6", dress.ink, 5.4)
    pen.stroke("M 50 9.6 L 50 23 M 44.6 14.6 L 55.4 14.6", dress.gold, 2.8)
    pen.area("M 37 47 C 41 53 59 53 63 47 C 65 52 62 60 57 62 L 43 62 C 38 60 35 52 37 47 Z",
             dress.skin, 1.5)  # fmt: skip
    pen.stroke("M 44 52.6 L 43.4 57 M 50 53.4 L 50 58 M 56 52.6 L 56.6 57", dress.ink, 1.1)


def goblet(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a golden goblet."""
    pen.area("M 48 42 L 52 42 52 64 58 68 42 68 48 64 Z", dress.gold, 1.4)
    pen.area("M 36 18 L 64 18 C 64 34 60 42 50 43 C 40 42 36 34 36 18 Z", dress.gold)
    pen.area("M 36 18 Q 50 12 64 18 Q 50 23 36 18 Z", dress.red, 1.3)
    pen.dot(50, 31, 3.4, dress.second, 1.2)


def _stem(pen: Pen, dress: Dress, top: float) -> None:
    pen.stroke(f"M 50 {top} Q 52 44 49 72", dress.ink, 4.2)
    pen.stroke(f"M 50 {top} Q 52 44 49 72", dress.green, 2)
    pen.area("M 51 38 Q 57 28 65 31 Q 62 40 51 40 Z", dress.green, 1.2)


def rose(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a rose on its stem."""
    _stem(pen, dress, 20)
    for x, y in ((50, 7.4), (58, 13), (55, 22), (45, 22), (42, 13)):
        pen.dot(x, y, 6.6, dress.red, 1.4)
    pen.dot(50, 15.4, 5.2, dress.gold, 1.4)


def daisy(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a daisy on its stem."""
    _stem(pen, dress, 20)
    for turn in range(0, 360, 45):
        pen.moved(50, 15, turn=turn).area("M 50 50 C 45 44 46 38 50 37 C 54 38 55 44 50 50 Z",
                                          dress.white, 1.2)  # fmt: skip
    pen.dot(50, 15, 4.4, dress.gold, 1.3)


def leaf(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a large leaf on its stalk."""
    pen.stroke("M 50 64 L 50 30", dress.ink, 3.6)
    pen.area("M 50 38 C 36 34 34 18 40 8 Q 46 2 50 -6 Q 54 2 60 8 C 66 18 64 34 50 38 Z",
             dress.green)  # fmt: skip
    pen.stroke("M 50 36 L 50 4 M 50 28 L 42 21 M 50 28 L 58 21 M 50 19 L 44 13 M 50 19 L 56 13",
               dress.ink, 1.2)  # fmt: skip


def feather(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a long feather, held like a pen."""
    pen.area("M 50 54 C 42 38 42 10 56 -14 C 62 6 60 36 50 54 Z", dress.white)
    pen.stroke("M 49 66 C 49 44 51 16 55 -4", dress.ink, 1.4)
    pen.stroke("M 47 32 L 51 38 M 46.6 18 L 52 24 M 58 14 L 54 18 M 58 28 L 52 34", dress.ink, 1.1)


def bird(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a bird that sits on the hand and looks to the left."""
    pen.area("M 58 34 L 74 50 66 55 53 42 Z", dress.gold, 1.4)
    pen.area("M 40 16 C 34 12 28 16 30 22 C 28 34 36 46 48 45 C 60 44 64 34 58 28"
             " C 50 26 46 22 44 18 Z", dress.white)  # fmt: skip
    pen.area("M 44 28 C 52 28 60 32 62 42 C 52 44 45 38 44 28 Z", dress.gold, 1.4)
    pen.area("M 30.4 17 L 22 20 30.4 22 Z", dress.gold, 1.2)
    pen.dot(35, 18.6, 1.7, dress.ink)


def letter(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a letter with a red seal."""
    pen.area("M 33 16 L 69 16 69 44 33 44 Z", dress.white)
    pen.stroke("M 33 16 L 51 32 69 16", dress.ink, 1.5)
    pen.dot(51, 32, 4.6, dress.red, 1.3)


def mug(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a mug of beer with foam."""
    pen.stroke("M 61 24 C 74 22 74 44 61 42", dress.ink, 6.4)
    pen.stroke("M 61 24 C 74 22 74 44 61 42", dress.grey, 3.2)
    pen.area("M 37 16 L 63 16 61.6 50 38.4 50 Z", dress.gold)
    pen.stroke("M 45 24 L 45.6 44 M 54 24 L 53.4 44", dress.wood, 2)
    for x, y in ((39, 15), (46, 11), (54, 12), (61, 15)):
        pen.dot(x, y, 5.4, dress.white, 1.3)
    pen.area("M 38 15 L 62 15 61 19 39 19 Z", dress.white, 0)


def pipe(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a pipe with smoke; its stem ends at (50, 50)."""
    pen.stroke("M 50 50 Q 40 57 32 56", dress.ink, 4.4)
    pen.stroke("M 50 50 Q 40 57 32 56", dress.wood, 2.2)
    pen.area("M 22 45 L 34 45 33 58 C 31 62 25 62 23 58 Z", dress.wood, 1.4)
    pen.stroke("M 28 41 C 22 35 33 30 26 22", dress.grey, 2.4)


def sprig(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a small red flower on a stalk; the stalk ends at (50, 50)."""
    pen.stroke("M 50 50 L 33 57", dress.green, 2.4)
    for x, y in ((27, 54), (24, 61), (31, 64), (34, 57)):
        pen.dot(x, y, 4.2, dress.red, 1.2)
    pen.dot(29, 59.4, 3, dress.gold, 1.1)
