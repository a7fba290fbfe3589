"""The stake of a deal of Pinochle: the points the declarers still need to make their bid."""

from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.kit.melds import melded_by
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View


def stake_of(v: View[PinochleOptions], bid: int, taken: tuple[int, ...]) -> Reason | None:
    """The bid, the melds that lie on the table, and the points that are missing."""
    if v.maker is None or not taken:
        return None
    side = v.side_of(v.maker)
    meld = melded_by(v.shown, side)
    missing = bid - meld - sum(taken[seat] for seat in side)
    if missing > 0:
        return Reason.of("short-of-bid", who=side, bid=bid, meld=meld, missing=missing)
    if not any(v.tricks_won[seat] for seat in side):
        return Reason.of("trick-missing", who=side, bid=bid, meld=meld)
    return Reason.of("bid-reached", who=side, bid=bid)
