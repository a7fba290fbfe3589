"""The auction: two players in turn, until one passes or shoots it."""

from bot.rules.games.widow_pitch.options import WidowPitchOptions
from bot.rules.games.widow_pitch.order import order_of
from bot.rules.games.widow_pitch.states import (
    BIDS,
    SHOOT,
    Bidding,
    Contract,
    Dealt,
    Discarding,
    State,
)
from bot.rules.kit.actions import Action, Deal
from bot.rules.kit.auction import Auction, told_of
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, placed


def open_deal(match: Match[WidowPitchOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the non-dealer speaks first."""
    dealt = Dealt(match, deal.hands, widow=deal.pile("widow"), stock=deal.pile("stock"))
    dealt = dealt.with_order(order_of(None))
    return Step(Bidding(dealt, Auction(match.players, dealt.eldest)), dealt.told())


def speak(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A bid, or a pass: the pass ends the auction, and so does *Shoot it*.

    If the non-dealer's first word is a pass, the dealer is the bidder at exactly 3 without
    speaking, or with the option has to bid something.
    """
    dealt, told = s.dealt.with_done(seat, action), told_of(seat, action)
    auction = s.auction.with_call(action, for_good=True)
    high = auction.high
    if high is not None and (auction.is_won or high.value == SHOOT):
        return _won(dealt, Contract(high.seat, high.value), told)
    if high is not None or dealt.options.forced_dealer_may_raise:
        return Step(Bidding(dealt, auction), (told,))
    forced = tell("forced", who=dealt.dealer, value=BIDS[0])
    return _won(dealt, Contract(dealt.dealer, BIDS[0]), told, forced)


def _won(dealt: Dealt, contract: Contract, *told: Event) -> Step[State]:
    """The bidder takes the widow into the hand."""
    seat, widow, order = contract.maker, dealt.widow, order_of(None)
    took = order.sorted(widow)
    dealt = dealt.with_hand(seat, (*dealt.hands[seat], *widow), order)
    dealt = replace(dealt, widow=(), drawn=placed(dealt.drawn, seat, took))
    events = (
        tell("took-widow", who=seat, value=contract.bid, count=len(widow)),
        tell("you-took", to=(seat,), cards=took),
    )
    return Step(Discarding(dealt, contract), (*told, *events))
