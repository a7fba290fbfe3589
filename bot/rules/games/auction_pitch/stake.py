"""The stake of a deal of Auction Pitch: the bid, and the points of it that are certain."""

from bot.rules.games.auction_pitch.options import AuctionPitchOptions
from bot.rules.games.auction_pitch.order import most_points, order_of, trumps
from bot.rules.games.auction_pitch.tally import Tally, tally_of
from bot.rules.kit.auction import Value
from bot.rules.kit.cards import JOKERS, Card
from bot.rules.kit.history import plays_of, tricks_taken
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View


def stake_of(v: View[AuctionPitchOptions], bid: Value | None) -> Reason | None:
    """The bid of the pitcher's side, and the points of it that the cards played make certain."""
    if v.maker is None or v.trick is None or v.trump is None or bid is None:
        return None
    points, side = v.options.points, v.side_of(v.maker)
    tricks = tricks_taken(plays_of(v), v.players, order_of(v.trump, points))
    tally = tally_of(tricks, v.trump, points, v.options.low_to, v.sides)
    bounds = _bounds(trumps(v.trump, points))
    sure = [point.who in side for point in tally.points if _is_certain(point.name, tally, bounds)]
    most, mine = most_points(points), sum(sure)
    wanted = bid if isinstance(bid, int) else most
    lost_trick = not isinstance(bid, int) and sum(v.tricks_won) > sum(v.tricks_won[s] for s in side)
    if lost_trick or most - (len(sure) - mine) < wanted:
        return Reason.of("bid-lost", who=v.maker, wanted=wanted)
    if mine >= wanted:
        return Reason.of("bid-made", who=v.maker, wanted=wanted)
    return Reason.of("points-missing", who=v.maker, wanted=wanted, sure=mine, most=most)


def _bounds(cards: tuple[Card, ...]) -> dict[str, Card]:
    """The highest trump there is, and the lowest that can be Low."""
    return {"high": cards[0], "low": next(card for card in reversed(cards) if card not in JOKERS)}


def _is_certain(name: str, tally: Tally, bounds: dict[str, Card]) -> bool:
    """Whether nothing can change a point any more: cards taken, the highest and lowest trump."""
    if name not in bounds:
        return True
    return any(point.name == name and point.card == bounds[name] for point in tally.points)
