"""The parts of a figure, each drawn over the earlier ones, and the colours they share.

All lengths are hundredths of the panel's width; a part gets the height of the panel's half. Heads
are drawn around (50, 48), shoulders begin at 74; what a hand holds is drawn around (50, 50), where
the hand grips it.
"""

from __future__ import annotations

from collections.abc import Callable
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
    wood: RGB


Part = Callable[[Pen, float, Dress], None]
"""Draws a part of a figure; the number is the height of the panel's half."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: its parts from the back to the front, and the name of its hair's colour."""

    hair: str
    parts: tuple[Part, ...]

    def draw(self, pen: Pen, bottom: float, dress: Dress) -> None:
        """Draw every part on a panel of which the half is `bottom` hundredths high."""
        for part in self.parts:
            part(pen, bottom, dress)


def flip(*parts: Part) -> Part:
    """A part that draws `parts` with left and right exchanged."""

    def draw(pen: Pen, bottom: float, dress: Dress) -> None:
        for part in parts:
            part(pen.moved(50, 50, flip=True), bottom, dress)

    return draw


def put(part: Part, x: float, y: float, turn: float = 0, size: float = 1) -> Part:
    """A part moved: its (50, 50) at `x`, `y`, turned by `turn` degrees, ``size`` times as large."""

    def draw(pen: Pen, bottom: float, dress: Dress) -> None:
        part(pen.moved(x, y, turn=turn, size=size), bottom, dress)

    return draw


def held(part: Part, x: float, y: float, turn: float = 0, size: float = 1) -> Part:
    """A part moved like `put` does, with a hand at `x`, `y` around it; ``size`` is a factor."""

    def draw(pen: Pen, bottom: float, dress: Dress) -> None:
        part(pen.moved(x, y, turn=turn, size=size), bottom, dress)
        hand(pen.moved(x, y, turn=turn / 3), bottom, dress)

    return draw


def hand(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a closed hand with its cuff."""
    pen.area("M 41 57 L 59 57 62 70 38 70 Z", dress.second, 1.4)
    pen.area("M 39.5 56 Q 50 60 60.5 56 L 61 61 Q 50 65 39 61 Z", dress.white, 1.4)
    pen.area(
        "M 42 47 C 42 43 46 42.5 50 42.5 C 55 42.5 59 44 59 49 C 59 54 57 58 50 58"
        " C 44 58 42 54 42 47 Z",
        dress.skin,
        1.5,
    )
    pen.stroke("M 42.6 47.5 L 51 47.5 M 42.6 51 L 50.6 51 M 44 54.4 L 50 54.4", dress.ink, 1.1)
