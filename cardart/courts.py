"""Kings, queens, jacks and jokers: half figures in a frame, the lower half the upper one turned.

Figures are drawn in units of a hundredth of the panel's width, from the panel's top left.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from cardart.shapes import SHAPES, Point, curve, placed
from cardart.theme import ART, SUIT_COLOUR

INK = ART["ink"]
GOLD = ART["gold"]
SKIN = ART["skin"]
PAPER = ART["paper"]


class Pen:
    """Draws outlined shapes in units of a hundredth of the width."""

    def __init__(self, image: Image.Image) -> None:
        self.draw = ImageDraw.Draw(image)
        self.unit = image.width / 100
        self.line = max(1, round(1.6 * self.unit))

    def scaled(self, points: Sequence[Point]) -> list[Point]:
        """`points` in pixels."""
        return [(x * self.unit, y * self.unit) for x, y in points]

    def area(self, points: Sequence[Point], fill: tuple[int, int, int]) -> None:
        """A filled shape with a dark line around it."""
        dots = self.scaled(points)
        self.draw.polygon(dots, fill=fill)
        self.draw.line([*dots, dots[0], dots[1]], fill=INK, width=self.line, joint="curve")

    def round(self, x: float, y: float, rx: float, ry: float, fill: tuple[int, int, int]) -> None:
        """A filled ellipse with a dark line around it."""
        corners = self.scaled([(x - rx, y - ry), (x + rx, y + ry)])
        self.draw.ellipse(corners, fill=fill, outline=INK, width=self.line)

    def dot(self, x: float, y: float, radius: float, fill: tuple[int, int, int] = INK) -> None:
        """A filled circle without a line."""
        self.draw.ellipse(
            self.scaled([(x - radius, y - radius), (x + radius, y + radius)]), fill=fill
        )

    def stroke(self, points: Sequence[Point], fill: tuple[int, int, int], wide: float) -> None:
        """An open line."""
        width = max(1, round(wide * self.unit))
        self.draw.line(self.scaled(points), fill=fill, width=width, joint="curve")


def court(card: str, wide: int, high: int) -> Image.Image:
    """The whole panel of a court card or joker."""
    half = Image.new("RGB", (wide, (high + 1) // 2), ART["panel"])
    pen = Pen(half)
    FIGURES[card if card in FIGURES else card[0]](pen, half.height / pen.unit, colour_of(card))
    if card[-1] in SUIT_COLOUR and card not in FIGURES:
        _small_suit(pen, card[-1])
    panel = Image.new("RGB", (wide, high), ART["panel"])
    panel.paste(half.rotate(180), (0, high - half.height))
    panel.paste(half, (0, 0))
    _waist(panel, colour_of(card))
    frame = Pen(panel)
    frame.draw.rectangle((0, 0, wide - 1, high - 1), outline=colour_of(card), width=frame.line)
    return panel


def colour_of(card: str) -> tuple[int, int, int]:
    """The colour of a card's suit, or of a joker."""
    if card in JOKER_COLOUR:
        return ART[JOKER_COLOUR[card]]
    return ART[SUIT_COLOUR[card[1]]]


JOKER_COLOUR = {"BJ": "red", "LJ": "ink", "JK": "red"}


def _small_suit(pen: Pen, suit: str) -> None:
    for outline in SHAPES[suit]():
        dots = pen.scaled(placed(outline, 5, 5, 21, 21))
        pen.draw.polygon(dots, fill=ART[SUIT_COLOUR[suit]])


def _waist(panel: Image.Image, colour: tuple[int, int, int]) -> None:
    """The belt where both halves meet."""
    pen = Pen(panel)
    middle = panel.height / pen.unit / 2
    pen.area([(0, middle - 3), (100, middle - 9), (100, middle + 3), (0, middle + 9)], GOLD)
    for x in (20, 50, 80):
        pen.dot(x, middle + (50 - x) * 0.06, 3, colour)


def _face(pen: Pen) -> None:
    pen.round(50, 58, 19, 24, SKIN)
    pen.dot(42.5, 54, 2.6)
    pen.dot(57.5, 54, 2.6)
    pen.stroke([(38.5, 47.5), (45.5, 47)], INK, 1.8)
    pen.stroke([(54.5, 47), (61.5, 47.5)], INK, 1.8)
    pen.stroke([(50, 54), (48, 64), (51.5, 64)], INK, 1.6)


def _robe(pen: Pen, bottom: float, colour: tuple[int, int, int]) -> None:
    """Shoulders in the suit's colour, with a gold seam."""
    left = curve((-2, bottom + 4), (0, 96), (14, 84), (34, 80))
    right = curve((66, 80), (86, 84), (100, 96), (102, bottom + 4))
    pen.area([*left, (34, 80), *right, (102, bottom + 4)], colour)
    for side in (-1, 1):
        seam = [(50 + side * (20 + step * 3.2), 82 + step * 6.5) for step in range(7)]
        pen.stroke(seam, GOLD, 4.2)


def _king(pen: Pen, bottom: float, colour: tuple[int, int, int]) -> None:
    grey = ART["grey"]
    pen.round(29, 62, 9, 17, grey)
    pen.round(71, 62, 9, 17, grey)
    _robe(pen, bottom, colour)
    pen.area([(34, 80), (66, 80), (58, bottom), (42, bottom)], PAPER)
    for y in (96, 108):
        pen.dot(50, y, 2.2)
    _face(pen)
    beard = curve((30, 60), (30, 92), (44, 98), (50, 104))
    beard += curve((50, 104), (56, 98), (70, 92), (70, 60))
    pen.area([*beard, (70, 60), (62, 68), (50, 65), (38, 68)], grey)
    pen.stroke([(43, 74), (50, 72.5), (57, 74)], ART["red"], 3.4)
    crown = [(29, 38), (23, 8), (37, 22), (50, 3), (63, 22), (77, 8), (71, 38)]
    pen.area(crown, GOLD)
    pen.area([(29, 31), (71, 31), (71, 39), (29, 39)], colour)
    for x, y in ((23, 8), (50, 3), (77, 8)):
        pen.round(x, y + 1.5, 3.4, 3.4, GOLD)
    _sword(pen, bottom)


def _sword(pen: Pen, bottom: float) -> None:
    pen.area([(89, 20), (92, 12), (95, 20), (95, 82), (89, 82)], ART["grey"])
    pen.area([(83, 82), (101, 82), (101, 87), (83, 87)], GOLD)
    pen.area([(89.5, 87), (94.5, 87), (94.5, bottom), (89.5, bottom)], ART["hair"])


def _queen(pen: Pen, bottom: float, colour: tuple[int, int, int]) -> None:
    hair = curve((50, 24), (20, 22), (16, 60), (20, 96))
    hair += [(20, 96), (80, 96)]
    hair += curve((80, 96), (84, 60), (80, 22), (50, 24))
    pen.area(hair, ART["hair"])
    _robe(pen, bottom, colour)
    neck = [(43, 76), (57, 76), (63, 88), (50, 106), (37, 88)]
    pen.area(neck, SKIN)
    _face(pen)
    pen.round(50, 92, 3.2, 3.2, GOLD)
    pen.stroke([(44.5, 71.5), (50, 73.5), (55.5, 71.5)], ART["red"], 3.6)
    fringe = curve((29, 56), (28, 34), (42, 32), (50, 33))
    fringe += curve((50, 33), (58, 32), (72, 34), (71, 56))
    pen.area([*fringe, (71, 56), (62, 44), (50, 40), (38, 44)], ART["hair"])
    tiara = [(30, 33), (30, 17), (40, 25), (50, 9), (60, 25), (70, 17), (70, 33)]
    pen.area(tiara, GOLD)
    for x, y in ((30, 16), (50, 8), (70, 16)):
        pen.round(x, y, 4, 4, PAPER)
    _flower(pen, colour)


def _flower(pen: Pen, colour: tuple[int, int, int]) -> None:
    pen.stroke([(89, 40), (88, 70), (82, 98)], ART["green"], 3)
    for x, y in ((89, 28), (96, 34), (93, 42), (85, 42), (82, 34)):
        pen.round(x, y, 5, 5, colour if colour != INK else ART["grey"])
    pen.round(89, 35.5, 4.4, 4.4, GOLD)


def _jack(pen: Pen, bottom: float, colour: tuple[int, int, int]) -> None:
    bob = curve((24, 82), (20, 50), (26, 28), (50, 28))
    bob += curve((50, 28), (74, 28), (80, 50), (76, 82))
    pen.area([*bob, (76, 82)], ART["gold"])
    _robe(pen, bottom, colour)
    pen.area([(36, 79), (64, 79), (60, 90), (50, 96), (40, 90)], PAPER)
    _face(pen)
    pen.stroke([(45, 73), (50, 74), (55, 73)], ART["red"], 3)
    cap = curve((24, 36), (18, 14), (38, 8), (56, 12))
    cap += curve((56, 12), (76, 14), (80, 24), (76, 36))
    pen.area([*cap, (76, 36)], colour)
    pen.area([(25, 32), (75, 32), (75, 40), (25, 40)], GOLD)
    feather = curve((66, 30), (74, 20), (86, 14), (98, 16))
    feather += curve((98, 16), (94, 30), (82, 40), (66, 30))
    pen.area(feather, PAPER)
    pen.stroke([(68, 30), (92, 19)], INK, 1.4)


def _joker(pen: Pen, bottom: float, colour: tuple[int, int, int]) -> None:
    other = GOLD if colour != INK else ART["grey"]
    _robe(pen, bottom, colour)
    ruff = [(22, 84), (30, 96), (38, 86), (50, 100), (62, 86), (70, 96), (78, 84), (50, 72)]
    pen.area(ruff, other)
    _face(pen)
    pen.stroke(
        [(40, 68), (45, 73.5), (55, 73.5), (60, 68)], ART["red"] if other == GOLD else INK, 3
    )
    left = curve((50, 44), (30, 44), (34, 14), (8, 30))
    left += curve((8, 30), (20, 4), (46, 2), (50, 24))
    pen.area([*left, (50, 24)], colour)
    right = curve((50, 44), (70, 44), (66, 14), (92, 30))
    right += curve((92, 30), (80, 4), (54, 2), (50, 24))
    pen.area([*right, (50, 24)], other)
    for x, y in ((9, 34), (91, 34)):
        pen.round(x, y, 5.4, 5.4, GOLD)
    pen.area([(30, 38), (70, 38), (70, 45), (30, 45)], other)


FIGURES = {"K": _king, "Q": _queen, "J": _jack, "BJ": _joker, "LJ": _joker, "JK": _joker}
