"""The auction of Cinch, in which everybody speaks once, and the naming of trump."""

from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import order_of
from bot.rules.games.cinch.states import (
    NO_BID,
    Bidding,
    Contract,
    Dealt,
    Discarding,
    Naming,
    State,
)
from bot.rules.kit.actions import Action, Deal, NameTrump
from bot.rules.kit.auction import Auction, told_of, told_of_winner
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat


def open_deal(match: Match[CinchOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the player after the dealer speaks first."""
    dealt = Dealt(match, deal.hands, stock=deal.pile("stock")).with_order(order_of(None))
    return Step(Bidding(dealt, Auction(match.players, dealt.eldest)), dealt.told())


def speak(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A bid, or a pass. After the dealer's word the highest bidder names trump.

    After three passes the dealer may name it without a bid; where the dealer passes too, the
    cards are thrown in, and the next player deals.
    """
    dealt, told = s.dealt.with_done(seat, action), told_of(seat, action)
    auction = s.auction.with_call(action)
    high, left = auction.high, auction.players - auction.spoken
    if high is None and left == 1 and dealt.options.all_pass == "dealer-names":
        contract = Contract(dealt.dealer, NO_BID)
        return Step(Naming(dealt, contract), (told, tell("left-to-dealer", who=dealt.dealer)))
    if left:
        return Step(Bidding(dealt, auction), (told,))
    if high is None:
        return go_on(dealt.match, (), (told, tell("all-passed")))
    contract = Contract(high.seat, int(high.value))
    return Step(Naming(dealt, contract), (told, told_of_winner(high)))


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The bidder names trump, and every hand is laid in its order; then cards are put away."""
    suit = action.suit
    assert suit is not None
    dealt = s.dealt.with_done(seat, action).with_order(order_of(suit))
    contract = replace(s.contract, trump=suit)
    return Step(Discarding(dealt, contract, dealt.eldest), (tell("named", who=seat, suit=suit),))
