"""Random cards: any that the rules allow, each as likely; and who plays them now and then."""

from random import Random
from typing import Final

from bot.robots.kernel.lanes import Lanes, every
from bot.robots.kernel.playout import Chooser, Turn

GROUPS = 2
"""Two to this power groups of lanes try the cards in an order of their own."""


class AtRandom:
    """A player without any judgment.

    The first legal card in a shuffled order is any of them, each as likely; lanes that share the
    order are parted by lot before every card.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def __call__(self, turn: Turn) -> list[Lanes]:
        """For each card the lanes in which it is played."""
        legal, rng = turn.legal, self._rng
        numbers = [n for n, lanes in enumerate(legal) if lanes]
        played = [0] * len(legal)
        for open_lanes in self._groups(turn):
            rng.shuffle(numbers)
            for n in numbers:
                here = legal[n] & open_lanes
                open_lanes ^= here
                played[n] |= here
        return played

    def _groups(self, turn: Turn) -> list[Lanes]:
        groups, deals = [turn.deals.every], turn.deals
        for _ in range(GROUPS):
            lot = self._rng.getrandbits(deals.count)
            groups = [part for group in groups for part in (group & lot, group & ~lot)]
        return groups


DIGITS: Final = 4
"""A share of lanes is drawn to this many binary digits."""


class Astray:
    """A player by other rules who now and then plays any card instead."""

    def __init__(self, rules: Chooser, share: float, rng: Random) -> None:
        self._rules, self._share, self._rng = rules, share, rng
        self._chance = AtRandom(rng)

    def __call__(self, turn: Turn) -> list[Lanes]:
        """For each card the lanes in which it is played."""
        where = drawn(self._share, turn.deals.count, self._rng)
        sober, random = self._rules(turn), self._chance(turn)
        return [a ^ (a ^ b) & where for a, b in zip(sober, random, strict=True)]


def drawn(share: float, count: int, rng: Random) -> Lanes:
    """About this share of so many lanes, each as likely.

    >>> drawn(0.0, 8, Random(1)), drawn(1.0, 8, Random(1))
    (0, 255)
    """
    parts = round(share * (1 << DIGITS))
    if parts >> DIGITS:
        return every(count)
    lanes = 0
    for digit in range(DIGITS):
        lot = rng.getrandbits(count)
        lanes = lanes | lot if parts >> digit & 1 else lanes & lot
    return lanes
