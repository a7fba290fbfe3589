"""The tags of a player, which stand on the plate beside the name: a bid, a meld, points taken."""

from typing import Final

from bot.rules.kit.auction import Value
from bot.rules.kit.reasons import Reason

BID: Final = "bid"
"""The code of the tag that tells a player's bid."""
POINTS: Final = "points"
"""The code of tags and facts that tell the points a player has taken so far."""


def bid_tag(value: Value) -> Reason:
    """The bid of a player, or the highest one: a number, or a word of the game's own."""
    return Reason.of(BID, value=value)


def meld_tag(points: int) -> Reason:
    """The points of a player's melds."""
    return Reason.of("meld", points=points)


def points_tag(points: int) -> Reason:
    """The points a player has taken in this deal so far."""
    return Reason.of(POINTS, points=points)
