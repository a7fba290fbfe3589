"""Movements: who sits where in which round, so that every deal can be compared.

- **Teams of four**: the first pair of a team sits N-S at one table, its second E-W at the other
  (Hubert Phillips' *teams of four*; Law 78 of the World Bridge Federation's Laws of Duplicate
  Bridge scores it).
- **Pairs**: John T. Mitchell's movement (*Duplicate Whist*, 1891). N-S stay, E-W go on to the next
  table after each round. Every table has the same deals in a round, as a *barometer* has them:
  nothing has to be carried round, so that no table skips where their number is even, and a result
  can be compared as soon as all have it.
- **Alone**: everybody sits in the same seat of a table of their own, robots on all the others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

Form = Literal["teams", "pairs", "alone"]
Direction = Literal["ns", "ew"]
FORMS: Final[tuple[Form, ...]] = ("teams", "pairs", "alone")
SIZE: Final[dict[Form, int]] = {"teams": 4, "pairs": 2, "alone": 1}
"""People of one contestant."""
FEWEST: Final[dict[Form, int]] = {"teams": 2, "pairs": 4, "alone": 2}
"""Contestants without whom nothing can be compared."""
MOST: Final[dict[Form, int]] = {"teams": 2, "pairs": 16, "alone": 24}
"""Contestants for whom a message has room."""

TEAMS: Final = (0, 1, 4, 5, 2, 3, 6, 7)
"""The places of two teams in the order in which they are taken."""
T = TypeVar("T")
Circle = tuple[int | None, ...]
"""The places round a table, N, E, S, W; ``None`` is a robot that plays for nobody."""


@dataclass(frozen=True, slots=True)
class Round:
    """The deals that are played before anybody moves, and who sits at each table meanwhile."""

    deals: tuple[int, ...]
    """The numbers of the deals, from 1."""
    tables: tuple[Circle, ...]


def contestants(form: Form, people: int) -> int:
    """The number of contestants when so many want to play: none is left out.

    >>> contestants("pairs", 9), contestants("teams", 3)
    (6, 2)
    """
    needed = max(FEWEST[form], -(-people // SIZE[form]))
    return min(MOST[form], needed + needed % 2 if form == "pairs" else needed)


def rounds(form: Form, count: int, deals: int, players: int = 4) -> tuple[Round, ...]:
    """The rounds of a set with so many contestants; ``players`` sit at each table.

    >>> [r.tables for r in rounds("teams", 2, 8)]
    [((0, 4, 1, 5), (6, 2, 7, 3))]
    """
    numbers = tuple(range(1, deals + 1))
    if form == "alone":
        robots = (None,) * (players - 1)
        return (Round(numbers, tuple((place, *robots) for place in range(count))),)
    if form == "teams":
        return (Round(numbers, (_circle(0, 2), _circle(3, 1))),)
    return _mitchell(count // 2, numbers)


def _mitchell(tables: int, deals: tuple[int, ...]) -> tuple[Round, ...]:
    """So many tables, as many rounds as they allow; the first ones are longer if they differ."""
    turns = min(tables, len(deals))
    found, begun = [], 0
    for turn in range(turns):
        length = len(deals) // turns + (turn < len(deals) % turns)
        circles = (_circle(n, tables + (n - turn) % tables) for n in range(tables))
        found.append(Round(deals[begun : begun + length], tuple(circles)))
        begun += length
    return tuple(found)


def _circle(ns: int, ew: int) -> Circle:
    """Two pairs by their numbers round a table: a pair has two places that follow each other."""
    return (2 * ns, 2 * ew, 2 * ns + 1, 2 * ew + 1)


def seated(form: Form, comers: Sequence[T], free: T) -> tuple[T, ...]:
    """The places in order, each with its comer or ``free``.

    Two pairs that come one after the other meet at a table: in teams they play against each other.

    >>> seated("teams", "abcdef", "-")
    ('a', 'b', 'e', 'f', 'c', 'd', '-', '-')
    """
    places = contestants(form, len(comers)) * SIZE[form]
    order = TEAMS if form == "teams" else tuple(range(places))
    taken = dict(zip(order, comers, strict=False))
    return tuple(taken.get(place, free) for place in range(places))


def contestant_of(form: Form, place: int) -> int:
    """The contestant to whom a place belongs."""
    return place // SIZE[form]


def direction(form: Form, count: int, contestant: int) -> Direction:
    """The field in which a contestant is compared; only Mitchell's movement has two of them."""
    return "ew" if form == "pairs" and contestant >= count // 2 else "ns"
