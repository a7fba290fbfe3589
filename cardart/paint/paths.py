"""Outlines as text in the letters of SVG: ``M`` begins, ``L``, ``Q``, ``C`` go on, ``Z`` closes.

All positions are absolute. A letter holds until the next one; after ``M`` come straight lines.
"""

from __future__ import annotations

from functools import lru_cache

from cardart.paint.shapes import Outline, Point, curve

TAKES = {"M": 1, "L": 1, "Q": 2, "C": 3}
"""The number of points after each letter."""


@lru_cache(maxsize=1024)
def path(text: str) -> tuple[tuple[Point, ...], ...]:
    """The lines of a path, curves as many short straight ones.

    >>> path("M 0 0 L 4 0 4 4 Z M 1 1 Q 1 2 2 2")[0]
    ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0))
    """
    lines: list[Outline] = []
    words = iter(text.split())
    letter = "M"
    for word in words:
        if word == "Z":
            continue
        first = next(words) if word in TAKES else word
        letter = word if word in TAKES else letter
        numbers = [first, *(next(words) for _ in range(2 * TAKES[letter] - 1))]
        points = [(float(x), float(y)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if letter == "M":
            lines.append(points)
            letter = "L"
        else:
            lines[-1] += _on(lines[-1][-1], letter, points)
    return tuple(tuple(line) for line in lines)


def _on(here: Point, letter: str, points: list[Point]) -> Outline:
    """The points of one step of a path that starts `here`."""
    if letter == "L":
        return points
    end = points[-1]
    one, other = points[0], points[-2]
    if letter == "Q":
        one, other = between(here, one), between(end, one)
    return [*curve(here, one, other, end, 10)[1:], end]


def between(one: Point, other: Point) -> Point:
    """The control point of a cubic curve equal to a quadratic one: two thirds of the way."""
    return one[0] + (other[0] - one[0]) * 2 / 3, one[1] + (other[1] - one[1]) * 2 / 3
