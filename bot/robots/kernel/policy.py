"""The simple rules by which robots play out a deal in their heads."""

from bot.robots.kernel.lanes import Lanes
from bot.robots.kernel.playout import Turn


class ByRule:
    """A player by simple rules."""

    def __call__(self, turn: Turn) -> list[Lanes]:
        """For each card the lanes in which it is played."""
        played = [0] * len(turn.legal)
        open_lanes = turn.deals.every
        for n, lanes in enumerate(turn.legal):
            here = lanes & open_lanes
            open_lanes ^= here
            played[n] |= here
        return played
