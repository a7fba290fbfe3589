"""Pairings by published methods. Pure functions over numbers.

- `swiss`: the basic rules of the FIDE Handbook (C.04.1): nobody meets anybody twice, nobody has
  two byes, opponents stand as alike as can be; within those who stand alike the upper half meets
  the lower. The best of all pairings is a minimum-weight perfect matching, as S. Ólafsson has it
  ("Weighted matching in chess tournaments", Journal of the Operational Research Society 41, 1990);
  networkx finds it with Edmonds' blossoms. Libraries for the FIDE's own Dutch system exist
  (pairing-core, caissify-pairings, py4swiss), but they count on the colours of chess: two who
  have had white too often may not meet, which among cards is no reason.
- `everyone`: the circle method of Kirkman (1850), the tables of Schurig and Berger
  (FIDE Handbook C.05, annex 1).
- `bracket`: a knockout, in which the first and the second lot meet in the final at the earliest.
- `groups`: tables of three and more, for which there is no handbook: neighbours in the standing,
  exchanged one for another as long as that spares somebody a second meeting.
"""

import sys
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

Pair = tuple[int, ...]
"""Those who meet; one alone has a bye."""
_NOBODY = -1
"""The opponent of an entry with a bye."""


def meetings(rounds: Sequence[Sequence[Pair]]) -> Counter[frozenset[int]]:
    """The number of times each two have met.

    >>> meetings([[(1, 2)], [(2, 1)]])[frozenset({1, 2})]
    2
    """
    return Counter(frozenset(two) for one in rounds for met in one for two in combinations(met, 2))


def is_ready() -> bool:
    """Whether the library that finds matchings is loaded, which takes a fifth of a second."""
    return "networkx" in sys.modules


def swiss(
    standing: Sequence[int],
    points: Mapping[int, int],
    met: Mapping[frozenset[int], int],
    byes: Collection[int],
) -> list[Pair]:
    """The pairs of a round, the first table first; a bye, if there is one, comes last.

    ``standing`` are those who play, the best first, ``points`` what each has, ``byes`` those who
    have had one.

    >>> swiss([1, 2, 3, 4, 5], dict.fromkeys(range(1, 6), 0), {}, ())
    [(1, 3), (2, 4), (5,)]
    """
    import networkx as nx  # a fifth of a second, which a start without tournaments is spared

    rank = {number: n for n, number in enumerate(standing)}
    half = _halves(standing, points)
    players = [*standing, *([_NOBODY] if len(standing) % 2 else [])]
    graph = nx.Graph()
    heavy = 1 + len(standing) ** 3
    top = max(points.values(), default=0) + 2
    grave = heavy * len(standing) * top**2
    for one, other in combinations(players, 2):
        if other == _NOBODY:
            again = int(one in byes)
            apart, off = points[one] ** 2, len(standing) - rank[one]
        else:
            again = met.get(frozenset((one, other)), 0)
            apart = (points[one] - points[other]) ** 2
            off = abs(abs(rank[one] - rank[other]) - half[one]) ** 2
        graph.add_edge(one, other, weight=grave * again + heavy * apart + off)
    found = nx.min_weight_matching(graph)
    pairs = [sorted(pair, key=lambda number: rank.get(number, len(rank))) for pair in found]
    pairs.sort(key=lambda pair: (pair[-1] == _NOBODY, rank[pair[0]]))
    return [tuple(number for number in pair if number != _NOBODY) for pair in pairs]


def _halves(standing: Sequence[int], points: Mapping[int, int]) -> dict[int, int]:
    """For each, half of the number of those who have as many points."""
    sizes = Counter(points[number] for number in standing)
    return {number: max(1, sizes[points[number]] // 2) for number in standing}


def groups(standing: Sequence[int], met: Mapping[frozenset[int], int], size: int) -> list[Pair]:
    """The tables of a round with at most ``size`` at each, as even as can be, the first first.

    >>> groups([1, 2, 3, 4, 5], {}, 3)
    [(1, 2, 3), (4, 5)]
    """
    count = -(-len(standing) // size)
    long = len(standing) % count
    tables, first = [], 0
    for n in range(count):
        last = first + len(standing) // count + (n < long)
        tables.append([*standing[first:last]])
        first = last
    places = [(t, n) for t, table in enumerate(tables) for n in range(len(table))]
    while (best := _spared(tables, places, met)) is not None:
        (t, n), (u, m) = best
        tables[t][n], tables[u][m] = tables[u][m], tables[t][n]
    return [tuple(table) for table in tables]


def _spared(
    tables: Sequence[Sequence[int]],
    places: Sequence[tuple[int, int]],
    met: Mapping[frozenset[int], int],
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The exchange that spares most meetings, of those the nearest; ``None``: none does."""

    def meets(table: int, out: int, number: int) -> int:
        others = (other for n, other in enumerate(tables[table]) if n != out)
        return sum(met.get(frozenset((number, other)), 0) for other in others)

    best, found = (0, 0), None
    for i, (t, n) in enumerate(places):
        mine = meets(t, n, tables[t][n])
        for j, (u, m) in enumerate(places[i + 1 :], i + 1):
            if t == u:
                continue
            before = mine + meets(u, m, tables[u][m])
            after = meets(t, n, tables[u][m]) + meets(u, m, tables[t][n])
            if (after - before, j - i) < best and after < before:
                best, found = (after - before, j - i), ((t, n), (u, m))
    return found


def everyone(numbers: Sequence[int], number: int) -> list[Pair]:
    """The pairs of the round of this number, from 0; of an odd number one has a bye, last.

    >>> [everyone([1, 2, 3, 4], n) for n in range(3)]
    [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
    """
    circle = [*numbers, *([_NOBODY] if len(numbers) % 2 else [])]
    fixed, turning = circle[-1], circle[:-1]
    middle, size = len(circle) // 2, len(turning)
    first = number * middle % size if size else 0
    turned = turning[first:] + turning[:first]
    pairs = [(turned[0], fixed) if number % 2 == 0 else (fixed, turned[0])]
    pairs += [(turned[n], turned[-n]) for n in range(1, middle)]
    met = [tuple(one for one in pair if one != _NOBODY) for pair in pairs]
    return sorted(met, key=lambda pair: len(pair) < 2)


def bracket(numbers: Sequence[int]) -> list[Pair]:
    """The first round of a knockout in the order of the bracket; the first lots have the byes.

    Winners of the first two matches meet, of the next two, and so on.

    >>> bracket([1, 2, 3, 4, 5])
    [(1,), (4, 5), (2,), (3,)]
    """
    order = [0]
    while len(order) < len(numbers):
        size = 2 * len(order)
        order = [place for n in order for place in (n, size - 1 - n)]
    places = [(order[n], order[n + 1]) for n in range(0, len(order), 2)]
    return [tuple(numbers[n] for n in two if n < len(numbers)) for two in places]
