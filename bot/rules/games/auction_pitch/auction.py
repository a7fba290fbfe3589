"""The auction, in which everybody speaks once, and the pitch that makes trump."""

from bot.rules.games.auction_pitch.options import AuctionPitchOptions
from bot.rules.games.auction_pitch.order import order_of, pitched
from bot.rules.games.auction_pitch.states import Bidding, Contract, Dealt, Pitching, Playing, State
from bot.rules.kit.actions import Action, Deal, Play
from bot.rules.kit.auction import Auction, told_of, told_of_winner
from bot.rules.kit.cardplay import Tricks, put_down
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat


def open_deal(match: Match[AuctionPitchOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the player after the dealer speaks first."""
    dealt = Dealt(match, deal.hands, stock=deal.pile("stock"))
    dealt = dealt.with_order(order_of(None, match.options.points))
    return Step(Bidding(dealt, Auction(match.players, dealt.eldest)), dealt.told())


def speak(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A bid, or a pass. After the dealer's word the highest bidder is the pitcher.

    Without any bid the cards are thrown in, and the next player deals.
    """
    dealt, told = s.dealt.with_done(seat, action), told_of(seat, action)
    auction = s.auction.with_call(action)
    if auction.spoken < auction.players:
        return Step(Bidding(dealt, auction), (told,))
    high = auction.high
    if high is None:
        return go_on(dealt.match, (), (told, tell("all-passed")))
    return Step(Pitching(dealt, Contract(high.seat, high.value)), (told, told_of_winner(high)))


def pitch(s: Pitching, seat: Seat, action: Play) -> Step[State]:
    """The first card makes trump, and every hand is laid in its order."""
    trump = pitched(action.card)
    order = order_of(trump, s.dealt.options.points)
    dealt = s.dealt.with_order(order)
    tricks, told = put_down(Tricks.begun(dealt.hands, seat), seat, action, order)
    playing = Playing(dealt, tricks, replace(s.contract, trump=trump))
    return Step(playing, (*told, tell("pitched", who=seat, suit=trump)))
