"""Random cards: any that the rules allow, each as likely."""

from random import Random

from bot.robots.kernel.lanes import Lanes
from bot.robots.kernel.playout import Turn

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
