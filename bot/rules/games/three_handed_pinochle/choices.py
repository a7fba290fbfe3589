"""The choices of a seat, and the reasons why anything else is refused, from its view alone."""

from collections import Counter
from functools import cache
from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, Pick, to_play
from bot.rules.games.three_handed_pinochle.options import STEP
from bot.rules.games.three_handed_pinochle.states import (
    WIDOW,
    Bidding,
    Burying,
    Naming,
    Playing,
    Surrendering,
)
from bot.rules.games.three_handed_pinochle.view import ThreeHandedView
from bot.rules.kit.actions import LEAD_ON, PASS, SURRENDER, Action, Bid, Discard, NameTrump, Play
from bot.rules.kit.auction import bid_of
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.duties import able
from bot.rules.kit.heading import twin_refused
from bot.rules.kit.pinochle import order_of, owed
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import MUST_BID

TRUMPS: Final = Choose(tuple([NameTrump(suit) for suit in SUITS]))
TO_PLAY: Final = Choose((LEAD_ON, SURRENDER))


def choices(v: ThreeHandedView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    match v.phase:
        case Bidding.phase:
            return _bids(*may_bid(v), v.asks == MUST_BID)
        case Naming.phase:
            return TRUMPS
        case Burying.phase:
            return Pick(Discard, v.hand, WIDOW, WIDOW)
        case Surrendering.phase:
            return TO_PLAY
    assert v.trick is not None and v.trump is not None
    return plays(v.hand, v.trick, v.trump, v.options.heading)


def plays(hand: tuple[Card, ...], trick: Trick, trump: Suit, heading: str) -> Choose:
    """The cards of a hand that may be played to a trick; twins are offered once."""
    return to_play(able(hand, owed(trick, trump, heading)), twins=True)


@cache
def _bids(least: int, most: int, must: bool) -> Choose:
    said: tuple[Action, ...] = () if must else (PASS,)
    return Choose((*said, *map(bid_of, range(least, most + 1, STEP))))


def may_bid(v: ThreeHandedView) -> tuple[int, int]:
    """The lowest and the highest bid open to the seat that speaks."""
    most = v.options.most_bid
    if v.bidder is not None:
        return v.bid + STEP, most
    least = v.options.minimum
    return least, least if v.asks == MUST_BID else most


def refusal(v: ThreeHandedView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (Playing.phase, Play()) if v.trick and v.trump:
            duties = owed(v.trick, v.trump, v.options.heading)
            return twin_refused(action.card, why_no_play(v, action, order_of(v.trump), duties))
        case (Burying.phase, Discard()) if not Counter(action.cards) - Counter(v.hand):
            return Reason.of("wrong-count", count=len(action.cards), least=WIDOW, most=WIDOW)
        case (Bidding.phase, _) if action == PASS and v.asks == MUST_BID and v.is_asked:
            return Reason.of("must-bid", value=v.options.minimum)
        case (Bidding.phase, Bid(value=int(value))):
            return _no_bid(v, value)
        case (Naming.phase, NameTrump()):
            return Reason.of("name-a-suit")
    return why_not_now(v, action)


def _no_bid(v: ThreeHandedView, value: int) -> Reason:
    least, most = may_bid(v)
    if v.asks == MUST_BID:
        return Reason.of("must-bid", value=least)
    if value > most:
        return Reason.of("bid-too-high", value=value, most=most)
    if value < least:
        return Reason.of("bid-too-low", value=value, least=least)
    return Reason.of("bid-in-tens", value=value)
