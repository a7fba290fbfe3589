"""The places of the small words at the faces of a lobby: beside, above or below, where they cover
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Box = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels."""
EDGE = 4
"""Pixels between words and the edge of the picture at least."""
UP = 4
"""Pixels by which words beside a face begin above it."""
OVER = 12
"""Pixels of a face that words above it may cover."""

ASIDE = 32
"""Pixels by which words above a face may stand out of its middle."""


def around(middle: tuple[int, int], wide: int, high: int) -> Box:
    """The box of this size around a place."""
    left, top = middle[0] - wide // 2, middle[1] - high // 2
    return left, top, left + wide, top + high


def best_spot(
    face: Box, name: Box, size: tuple[int, int], picture: tuple[int, int], taken: Sequence[Box]
) -> Box:
    """The place of words of this ``size`` at a face above a name: the first that covers nothing.

    If each covers something that is ``taken``, it is the one that covers least of it.
    """
    return min(
        _spots(face, name, size, picture),
        key=lambda spot: sum(_common(spot, other) for other in taken),
    )


def _spots(face: Box, name: Box, size: tuple[int, int], picture: tuple[int, int]) -> Iterator[Box]:
    """The places where words may stand: at the right or left of a face, above it, below a name."""
    (wide, high), across = size, face[2] - face[0]
    middle, top = (face[0] + face[2]) // 2, face[1] - UP
    places = (
        (middle + across // 4, top),
        (middle - across // 4 - wide, top),
        *((middle - wide // 2 + aside, face[1] - high + OVER) for aside in (0, -ASIDE, ASIDE)),
        ((name[0] + name[2] - wide) // 2, name[3] - UP),
    )
    for number, (x, y) in enumerate(places):
        left = min(max(x, EDGE), picture[0] - EDGE - wide)
        upper = min(max(y, EDGE), picture[1] - EDGE - high)
        if left == x or number > 1:
            yield left, upper, left + wide, upper + high


def _common(one: Box, other: Box) -> int:
    """The pixels that two boxes have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)
