"""Scores of duplicate: what a result is worth beside what others made of the same cards.

All three scales compare a result with each of the others, and take the mean of that:

- ``points``: the points ahead of the other result.
- ``imp``: International Match Points for those points, by the scale of Law 78B of the World Bridge
  Federation's Laws of Duplicate Bridge 2017. With two tables that is the usual score of a team
  match, with more the cross-IMPs of a field.
- ``share``: matchpoints (Law 78A), 1 for a better result than the other and a half for the same.
  With two tables it is board-a-match, with more the share of the field that was beaten.
"""

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal

from bot.rules import Options

Scale = Literal["points", "imp", "share"]
SCALES: Final[tuple[Scale, ...]] = ("points", "imp", "share")
IMPS: Final = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The difference in points from which one more IMP is scored."""
LARGE: Final = 500
"""Games to at least so many points score a deal in numbers that the scale of IMPs is made for."""


def imps(points: int) -> int:
    """International Match Points for a difference in points.

    >>> imps(10), imps(20), imps(-430), imps(9000)
    (0, 1, -10, 24)
    """
    found = bisect_right(IMPS, abs(points))
    return found if points >= 0 else -found


def scales_for(options: Options) -> tuple[Scale, ...]:
    """The scales that make sense for the points of a game under these rules."""
    return tuple(scale for scale in SCALES if scale != "imp" or options.target >= LARGE)


def worth(scale: Scale, mine: int, others: Sequence[int]) -> Fraction:
    """The worth of a result beside the others of the same deal.

    >>> worth("points", 4, [1, 3]), worth("share", 4, [1, 4])
    (Fraction(2, 1), Fraction(3, 4))

    :raises ValueError: there is no other result.
    """
    if not others:
        raise ValueError("a result is compared with another")
    halves = sum(_beside(scale, mine - other) for other in others)
    return Fraction(halves, 2 * len(others))


def _beside(scale: Scale, ahead: int) -> int:
    """The worth of so many points ahead of another result, in halves: all are whole numbers."""
    match scale:
        case "points":
            return 2 * ahead
        case "imp":
            return 2 * imps(ahead)
        case "share":
            return (ahead > 0) - (ahead < 0) + 1


def total(scale: Scale, worths: Sequence[Fraction]) -> Fraction:
    """The total of several deals: a sum, but for shares their mean."""
    if scale == "share" and worths:
        return sum(worths, Fraction()) / len(worths)
    return sum(worths, Fraction())
