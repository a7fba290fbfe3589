"""The deal, the new deal for many nines, the auction, and the naming of trump."""

from dataclasses import replace
from typing import Final

from bot.rules.actions import NO, REDEAL, Action, Bid, Deal, NameTrump
from bot.rules.events import Step, tell
from bot.rules.match import Match
from bot.rules.pinochle.exchange import trump_named
from bot.rules.pinochle.options import PinochleOptions
from bot.rules.pinochle.order import in_order
from bot.rules.pinochle.states import (
    PLAYERS,
    SEATS,
    Bidding,
    Contract,
    Dealing,
    Dealt,
    Naming,
    Redealing,
    State,
)
from bot.rules.seats import Seat, after
from bot.rules.view import Done

NINES: Final = 5
"""So many nines allow a new deal."""


def open_deal(match: Match[PinochleOptions], deal: Deal) -> Step[State]:
    """Everybody has twelve cards."""
    dealt = Dealt(match, tuple(in_order(hand, None) for hand in deal.hands))
    told = [tell("dealt", dealer=match.dealer, deal=match.deal)]
    told += [tell("your-hand", to=(seat,), cards=dealt.hands[seat]) for seat in SEATS]
    opened = Redealing(dealt) if match.options.nines_redeal else _auction(dealt)
    return Step(opened, tuple(told))


def _auction(dealt: Dealt) -> Bidding:
    return Bidding(dealt, after(dealt.match.dealer, PLAYERS))


def answer_redeal(s: Redealing, seat: Seat, action: Action) -> Step[State]:
    """An answer nobody else sees; the last one settles it, with the same dealer."""
    answers = (*s.answers[:seat], action, *s.answers[seat + 1 :])
    told = (
        tell("answered", who=seat),
        tell("you-answered", to=(seat,), redeal=action == REDEAL),
    )
    if None in answers:
        return Step(replace(s, answers=answers), told)
    if wanted := tuple(who for who in SEATS if answers[who] == REDEAL):
        return Step(Dealing(s.dealt.match), (*told, tell("redealt", who=wanted)))
    agreed = tuple(Done(who, NO) for who in SEATS)
    return Step(_auction(replace(s.dealt, history=agreed)), (*told, tell("no-redeal")))


def answer_bidding(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A higher bid, or out of the auction for good; whoever is left at last is the declarer."""
    dealt = s.dealt.said(seat, action)
    if isinstance(action, Bid):
        assert isinstance(action.value, int)
        told = tell("bid", who=seat, value=action.value)
        s = replace(s, dealt=dealt, bid=action.value, bidder=seat)
    else:
        told = tell("passed", who=seat)
        s = replace(s, dealt=dealt, out=(*s.out, seat))
    if s.bidder is not None and len(s.out) == PLAYERS - 1:
        won = tell("won-auction", who=s.bidder, value=s.bid)
        return Step(Naming(dealt, s.bidder, s.bid), (told, won))
    turn = after(seat, PLAYERS)
    while turn in s.out:
        turn = after(turn, PLAYERS)
    return Step(replace(s, turn=turn), (told,))


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The declarer has named trump: the hands are laid in its order."""
    assert action.suit is not None
    dealt = s.dealt.said(seat, action).in_order_of(action.suit)
    told = tell("named", who=seat, suit=action.suit)
    return trump_named(dealt, Contract(s.maker, s.bid, action.suit), told)
