"""The stake of a deal of Double-deck Pinochle: the points that the declarers still need."""

from bot.rules.games.double_deck_pinochle.options import DoubleDeckOptions
from bot.rules.kit.melds import melded_by
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View


def written_by(v: View[DoubleDeckOptions], side: tuple[Seat, ...]) -> int:
    """The points that a side writes down of the melds that lie on the table."""
    return v.options.written(melded_by(v.shown, side))


def stake_of(v: View[DoubleDeckOptions], bid: int, taken: tuple[int, ...]) -> Reason | None:
    """The bid, the melds that count, and the points or the counters that are missing."""
    if v.maker is None or v.trick is None:
        return None
    side = v.side_of(v.maker)
    meld, tricks = written_by(v, side), sum(taken[seat] for seat in side)
    if (missing := bid - meld - tricks) > 0:
        return Reason.of("short-of-bid", who=side, bid=bid, meld=meld, missing=missing)
    if (short := v.options.save - tricks) > 0:
        return Reason.of("counters-missing", who=side, meld=meld, missing=short)
    return Reason.of("bid-reached", who=side, bid=bid)
