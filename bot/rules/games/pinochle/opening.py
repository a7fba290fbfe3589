"""The deal, the new deal for many nines, the auction, and the naming of trump."""

from typing import Final

from bot.rules.games.pinochle.exchange import trump_named
from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.games.pinochle.states import (
    NO_ANSWERS,
    PLAYERS,
    SEATS,
    Bidding,
    Naming,
    PinochleDealt,
    Redealing,
    State,
    bidding_on,
)
from bot.rules.kit.actions import NO, REDEAL, Action, Deal, NameTrump
from bot.rules.kit.auction import Auction, told_of, told_of_winner
from bot.rules.kit.events import Step, going_on, tell
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.phases import Dealing, Dealt
from bot.rules.kit.pinochle import order_of
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Done

NINES: Final = 5
"""So many nines allow a new deal."""


def open_deal(match: Match[PinochleOptions], deal: Deal) -> Step[State]:
    """Everybody has twelve cards."""
    dealt = Dealt(match, order_of(None).laid(deal.hands))
    redealing = match.options.nines_redeal
    opened = Redealing(dealt, SEATS, NO_ANSWERS) if redealing else _auction(dealt)
    return Step(opened, dealt.told())


def _auction(dealt: PinochleDealt) -> Bidding:
    return Bidding(dealt, Auction(PLAYERS, dealt.eldest))


def answer_redeal(s: Redealing, seat: Seat, action: Action) -> Step[State]:
    """An answer nobody else sees; the last one settles it, with the same dealer."""
    s = s.with_answer(seat, action)
    told = (
        tell("answered", who=seat),
        tell("you-answered", to=(seat,), redeal=action == REDEAL),
    )
    if s.turns:
        return Step(s, told)
    if wanted := tuple(done.seat for done in s.chosen if done.action == REDEAL):
        return Step(Dealing(s.dealt.match), (*told, tell("redealt", who=wanted)))
    agreed = tuple(Done(who, NO) for who in SEATS)
    return Step(_auction(replace(s.dealt, history=agreed)), (*told, tell("no-redeal")))


def answer_bidding(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A higher bid, or out of the auction for good; the last seat left is the declarer."""
    dealt, auction = s.dealt.with_done(seat, action), s.auction.with_call(action, for_good=True)
    told = told_of(seat, action)
    if auction.high is not None and auction.is_won:
        return Step(Naming(dealt, auction.high), (told, told_of_winner(auction.high)))
    return going_on(bidding_on(dealt, auction), (told,))


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The declarer has named trump: the hands are laid in its order."""
    assert action.suit is not None
    dealt = s.dealt.with_done(seat, action).with_order(order_of(action.suit))
    told = tell("named", who=seat, suit=action.suit)
    return trump_named(dealt, Contract(seat, int(s.high.value), action.suit), told)
