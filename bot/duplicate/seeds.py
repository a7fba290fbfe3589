"""The seeds of a set: one secret, from which the seed of every deal follows.

The seed of deal n is SHA-256(secret of the set + "duplicate deal n"), the same at every table: so
all have the same shuffle, and the same drawing of seats. Whoever knows the seed of one deal learns
nothing of another. The SHA-256 of the set's secret is shown before its first deal, the secret when
the set is over; then anyone can check that no deal was chosen.
"""

from hashlib import sha256

from bot.rules import Seed
from bot.rules.kit.seats import around


def seed_of(secret: Seed, deal: int) -> Seed:
    """The seed of a deal of the set.

    >>> seed_of(Seed(bytes(32)), 1) == seed_of(Seed(bytes(32)), 2)
    False
    """
    return Seed(sha256(secret.secret + f"duplicate deal {deal}".encode()).digest())


def by_chair(points: tuple[int, ...], seed: Seed) -> tuple[int, ...]:
    """Points by seat round the circle, N first; the seats were drawn from the deal's seed."""
    found = [0] * len(points)
    for seat, chair in enumerate(chairs_by_seat(len(points), seed)):
        found[chair] = points[seat]
    return tuple(found)


def chairs_by_seat(players: int, seed: Seed) -> tuple[int, ...]:
    """The chair of the circle on each seat."""
    return tuple(map(int, around(seed.below("seats")(players), players)))
