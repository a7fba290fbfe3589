"""The seats in a deal of a set: its seed, the same at every table, draws them too."""

from bot.rules import Seed
from bot.rules.kit.seats import around


def by_chair(points: tuple[int, ...], seed: Seed) -> tuple[int, ...]:
    """Points by seat round the circle, N first; the seats were drawn from the deal's seed."""
    found = [0] * len(points)
    for seat, chair in enumerate(chairs_by_seat(len(points), seed)):
        found[chair] = points[seat]
    return tuple(found)


def chairs_by_seat(players: int, seed: Seed) -> tuple[int, ...]:
    """The chair of the circle on each seat."""
    return tuple(map(int, around(seed.below("seats")(players), players)))
