"""The choices of a seat, and the reasons why anything else is refused, from its view alone."""

from functools import cache
from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.games.double_deck_pinochle.options import LEAST, MARRIAGE, MOST, bids_by
from bot.rules.games.double_deck_pinochle.order import order_of, owed
from bot.rules.games.double_deck_pinochle.states import Bidding, Naming, Playing, Surrendering
from bot.rules.games.double_deck_pinochle.view import DoubleDeckView
from bot.rules.kit.actions import LEAD_ON, PASS, SURRENDER, Action, Bid, NameTrump, Play
from bot.rules.kit.auction import bid_of
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.duties import able
from bot.rules.kit.heading import twin_refused
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import MUST_BID

TO_PLAY: Final = Choose((LEAD_ON, SURRENDER))
GIVE_UP: Final = Choose((SURRENDER,))


def choices(v: DoubleDeckView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    match v.phase:
        case Bidding.phase:
            return _bids(v.options.steps, v.bid, v.asks == MUST_BID)
        case Naming.phase:
            trumps = trumps_to_name(v)
            return Choose(tuple([NameTrump(suit) for suit in trumps])) if trumps else GIVE_UP
        case Surrendering.phase:
            return TO_PLAY
    assert v.trick is not None and v.trump is not None
    return plays(v.hand, v.trick, v.trump, v.options.heading)


def plays(hand: tuple[Card, ...], trick: Trick, trump: Suit, heading: str) -> Choose:
    """The cards of a hand that may be played to a trick; twins are offered once."""
    return to_play(able(hand, owed(trick, trump, heading)), twins=True)


def trumps_to_name(v: DoubleDeckView) -> tuple[Suit, ...]:
    """The suits that may be named: where a marriage is needed, those of which one is held."""
    if v.options.trump_needs != MARRIAGE:
        return SUITS
    return tuple([s for s in SUITS if Card("K" + s) in v.hand and Card("Q" + s) in v.hand])


@cache
def _bids(steps: str, high: int, must: bool) -> Choose:
    if must:
        return Choose((Bid(LEAST),))
    return Choose((PASS, *(bid_of(value) for value in bids_by(steps) if value > high)))


def refusal(v: DoubleDeckView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (Playing.phase, Play()) if v.trick and v.trump:
            duties = owed(v.trick, v.trump, v.options.heading)
            return twin_refused(action.card, why_no_play(v, action, order_of(v.trump), duties))
        case (Bidding.phase, _) if action == PASS and v.asks == MUST_BID and v.is_asked:
            return Reason.of("must-bid", value=LEAST)
        case (Bidding.phase, Bid(value=int(value))):
            return _no_bid(v, value)
        case (Naming.phase, NameTrump() | Play()) if v.is_asked and not trumps_to_name(v):
            return Reason.of("no-marriage")
        case (Naming.phase, NameTrump()) if action.alone or action.suit is None:
            return Reason.of("name-a-suit")
        case (Naming.phase, NameTrump(suit=Suit() as suit)):
            return Reason.of("trump-needs-marriage", suit=suit)
    return why_not_now(v, action)


def _no_bid(v: DoubleDeckView, value: int) -> Reason:
    if v.asks == MUST_BID:
        return Reason.of("must-bid", value=LEAST)
    if value > MOST:
        return Reason.of("bid-too-high", value=value, most=MOST)
    least = next((bid for bid in bids_by(v.options.steps) if bid > v.bid), MOST)
    if value < least:
        return Reason.of("bid-too-low", value=value, least=least)
    return Reason.of("bid-in-steps", value=value, steps=v.options.steps)
