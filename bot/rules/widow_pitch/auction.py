"""The auction: two players in turn, until one passes or shoots it."""

from dataclasses import replace

from bot.rules.actions import Action, Bid, Deal
from bot.rules.events import Event, Step, tell
from bot.rules.match import Match
from bot.rules.seats import Seat, seats
from bot.rules.widow_pitch.options import WidowPitchOptions
from bot.rules.widow_pitch.order import in_order
from bot.rules.widow_pitch.states import (
    BIDS,
    SHOOT,
    Bidding,
    Contract,
    Dealt,
    Discarding,
    State,
    other,
)


def open_deal(match: Match[WidowPitchOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the non-dealer speaks first."""
    hands = tuple(map(in_order, deal.hands))
    dealt = Dealt(match, hands, deal.pile("widow"), deal.pile("stock"))
    events = (
        tell("dealt", dealer=match.dealer, deal=match.deal),
        *(tell("your-hand", to=(seat,), cards=hands[seat]) for seat in seats(match.players)),
    )
    return Step(Bidding(dealt, other(match.dealer)), events)


def speak(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A bid, or a pass: the pass ends the auction, and so does *Shoot it*.

    If the non-dealer's first word is a pass, the dealer is the bidder at exactly 3 without
    speaking, or with the option has to bid something.
    """
    dealt = s.dealt.said(seat, action)
    if isinstance(action, Bid):
        told = tell("bid", who=seat, value=action.value)
        if action.value == SHOOT or _is_forced(s):
            return _won(dealt, Contract(seat, action.value), told)
        return Step(Bidding(dealt, other(seat), action.value), (told,))
    passed = tell("passed", who=seat)
    if s.high is not None:
        return _won(dealt, Contract(other(seat), s.high), passed)
    if dealt.options.forced_dealer_may_raise:
        return Step(Bidding(dealt, dealt.dealer), (passed,))
    forced = tell("forced", who=dealt.dealer, value=BIDS[0])
    return _won(dealt, Contract(dealt.dealer, BIDS[0]), passed, forced)


def _is_forced(s: Bidding) -> bool:
    """The other has passed already: whatever the dealer bids is the last word."""
    return s.high is None and s.turn == s.dealt.dealer


def _won(dealt: Dealt, contract: Contract, *told: Event) -> Step[State]:
    """The bidder takes the widow into the hand."""
    seat, widow = contract.maker, dealt.widow
    hand = in_order((*dealt.hands[seat], *widow))
    took = in_order(widow)
    dealt = replace(
        dealt,
        hands=tuple([hand if n == seat else held for n, held in enumerate(dealt.hands)]),
        widow=(),
        drawn=tuple([took if n == seat else () for n in range(len(dealt.hands))]),
    )
    events = (
        tell("took-widow", who=seat, value=contract.bid, count=len(widow)),
        tell("you-took", to=(seat,), cards=took),
    )
    return Step(Discarding(dealt, contract), (*told, *events))
