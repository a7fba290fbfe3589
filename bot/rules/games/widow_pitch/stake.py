"""The stake of a deal of Widow Pitch: the bid, and how much of it is certain."""

from bot.rules.games.widow_pitch.options import WidowPitchOptions
from bot.rules.games.widow_pitch.order import order_of, trumps
from bot.rules.games.widow_pitch.tally import Tally, tally_of
from bot.rules.kit.auction import Value
from bot.rules.kit.cards import Suit
from bot.rules.kit.history import plays_of, tricks_taken
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View

POINTS = 7
"""The points that can be taken in a deal: High, Low, four jacks, Game."""


def stake_of(v: View[WidowPitchOptions], bid: Value | None) -> Reason | None:
    """The bidder's promise of the seven points, and those certain by the cards played."""
    if v.maker is None or v.trick is None or v.trump is None or bid is None:
        return None
    tricks = tricks_taken(plays_of(v), v.players, order_of(v.trump))
    tally = tally_of(tricks, v.trump, v.options.low_to)
    wanted = bid if isinstance(bid, int) else POINTS
    sure = _certain(tally, v.maker, v.trump)
    if sure >= wanted:
        return Reason.of("bid-made", who=v.maker, wanted=wanted)
    if POINTS - _certain(tally, Seat(1 - v.maker), v.trump) < wanted:
        return Reason.of("bid-lost", who=v.maker, wanted=wanted)
    return Reason.of("points-missing", who=v.maker, wanted=wanted, sure=sure)


def _certain(tally: Tally, who: Seat, trump: Suit) -> int:
    """The points that nothing can change any more: jacks taken, the highest and lowest trump."""
    top, bottom = trumps(trump)[0], trumps(trump)[-1]
    points = len(tally.jacks[who])
    points += tally.high is not None and tally.high.card == top and tally.high.who == who
    points += tally.low is not None and tally.low.card == bottom and tally.low.who == who
    return points
