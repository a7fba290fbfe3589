"""The choices of a seat, from its view alone; :mod:`refusals` has a reason for all others."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, Pick, to_play
from bot.rules.games.pinochle import states
from bot.rules.games.pinochle.opening import NINES
from bot.rules.games.pinochle.refusals import may_bid, must_bid, nines, trumps_to_name
from bot.rules.games.pinochle.view import PinochleView
from bot.rules.kit.actions import LEAD_ON, NO, PASS, REDEAL, SURRENDER, Action, Give, NameTrump
from bot.rules.kit.auction import bid_of
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.duties import able
from bot.rules.kit.pinochle import owed
from bot.rules.kit.tricks import Trick

TRUMPS: Final = {suit: NameTrump(suit) for suit in SUITS}


def choices(v: PinochleView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if v.seat not in v.turn:
        return NOTHING
    if v.trick and v.trump:
        return plays(v.hand, v.trick, v.trump, v.match.options.heading)
    return _ASKED[v.phase](v)


def plays(hand: tuple[Card, ...], trick: Trick, trump: Suit, heading: str) -> Choose:
    """The cards of a hand that may be played to a trick; twins are offered once."""
    return to_play(able(hand, owed(trick, trump, heading)), twins=True)


def _redeal(v: PinochleView) -> Decision:
    return Choose((REDEAL, NO) if nines(v) >= NINES else (NO,))


def _bid(v: PinochleView) -> Decision:
    least, most = may_bid(v)
    return _bids(least, most, v.match.options.scale, v.bidder is None and must_bid(v))


@cache
def _bids(least: int, most: int, step: int, must: bool) -> Choose:
    said: tuple[Action, ...] = () if must else (PASS,)
    return Choose((*said, *map(bid_of, range(least, most + 1, step))))


def _name(v: PinochleView) -> Decision:
    return _namings(trumps_to_name(v))


@cache
def _namings(suits: tuple[Suit, ...]) -> Choose:
    return Choose(tuple([TRUMPS[suit] for suit in suits]))


def _give(v: PinochleView) -> Decision:
    return Pick(Give, v.hand, v.options.racehorse, v.options.racehorse)


def _surrender(v: PinochleView) -> Decision:
    return Choose((LEAD_ON, SURRENDER))


_ASKED: Final[Mapping[str, Callable[[PinochleView], Decision]]] = {
    states.Redealing.phase: _redeal,
    states.Bidding.phase: _bid,
    states.Naming.phase: _name,
    states.Exchanging.phase: _give,
    states.Giving.phase: _give,
    states.Returning.phase: _give,
    states.Surrendering.phase: _surrender,
}
