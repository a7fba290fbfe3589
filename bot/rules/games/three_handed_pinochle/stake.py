"""The stake of a deal of Three-handed Pinochle: the points the bidder still needs."""

from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.games.three_handed_pinochle.order import points_of
from bot.rules.kit.melds import melded_by
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View

BURIED = "away"
"""The pile of the cards that are buried."""


def buried_points(v: View[ThreeHandedOptions]) -> int | None:
    """The points of the buried cards; ``None`` for a seat that has not seen them."""
    pile = next((pile for pile in v.piles if pile.name == BURIED), None)
    if pile is None or not pile.cards:
        return None
    return sum(map(points_of(v.options.card_values).__getitem__, pile.cards))


def stake_of(v: View[ThreeHandedOptions], bid: int, taken: tuple[int, ...]) -> Reason | None:
    """The bid, the melds on the table, and the points to come from tricks and buried cards.

    Nobody is told more than all know, so buried cards are left out.
    """
    if v.maker is None or not taken:
        return None
    meld = melded_by(v.shown, (v.maker,))
    missing = bid - meld - taken[v.maker]
    if missing <= 0:
        return Reason.of("bid-reached", who=v.maker, bid=bid)
    return Reason.of("short-of-bid", who=v.maker, bid=bid, meld=meld, missing=missing)
