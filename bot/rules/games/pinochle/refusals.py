"""The reasons of refusals: a code and its facts, from a view alone."""

from collections import Counter

from bot.rules.games.pinochle import states
from bot.rules.games.pinochle.opening import NINES
from bot.rules.games.pinochle.options import MOST
from bot.rules.games.pinochle.view import PinochleView
from bot.rules.kit.actions import PASS, REDEAL, Action, Bid, Give, NameTrump, Play
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.heading import twin_refused
from bot.rules.kit.pinochle import order_of, owed
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.view import MUST_BID


def refusal(v: PinochleView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (states.Playing.phase, Play()) if v.trick and v.trump:
            duties = owed(v.trick, v.trump, v.options.heading)
            return twin_refused(action.card, why_no_play(v, action, order_of(v.trump), duties))
        case (states.Exchanging.phase | states.Giving.phase | states.Returning.phase, Give()) if (
            _holds(v, action)
        ):
            most = v.options.racehorse
            return Reason.of("wrong-count", count=len(action.cards), least=most, most=most)
        case (states.Redealing.phase, _) if action == REDEAL:
            return Reason.of("not-enough-nines", count=nines(v), needed=NINES)
        case (states.Bidding.phase, _) if action == PASS:
            return Reason.of("must-bid", value=v.options.least_bid)
        case (states.Bidding.phase, Bid(value=int(value))):
            return _no_bid(v, value)
        case (states.Naming.phase, NameTrump()) if action.alone or action.suit is None:
            return Reason.of("name-a-suit")
        case (states.Naming.phase, NameTrump(suit=Suit() as suit)):
            return Reason.of("trump-needs-marriage", suit=suit)
    return why_not_now(v, action)


def may_bid(v: PinochleView) -> tuple[int, int]:
    """The lowest and the highest bid open to the viewing seat, in points."""
    options = v.match.options
    if v.bidder is not None:
        return v.bid + options.scale, MOST * options.scale
    least = options.least_bid
    return least, least if must_bid(v) else MOST * options.scale


def must_bid(v: PinochleView) -> bool:
    """Whether the three others have passed without a bid, so that the dealer has to bid."""
    return v.is_asked and v.asks == MUST_BID


def nines(v: PinochleView) -> int:
    """The number of nines in the viewer's hand."""
    return sum(card.rank == "9" for card in v.hand)


def trumps_to_name(v: PinochleView) -> tuple[Suit, ...]:
    """The suits that may be named: where a marriage is needed, those of which one is held."""
    if v.match.options.trump_needs != "marriage":
        return SUITS
    married = tuple(s for s in SUITS if Card("K" + s) in v.hand and Card("Q" + s) in v.hand)
    return married or SUITS


def _holds(v: PinochleView, give: Give) -> bool:
    return not Counter(give.cards) - Counter(v.hand)


def _no_bid(v: PinochleView, value: int) -> Reason:
    least, most = may_bid(v)
    if must_bid(v):
        return Reason.of("must-bid", value=least)
    if value > most:
        return Reason.of("bid-too-high", value=value, most=most)
    if value < least:
        return Reason.of("bid-too-low", value=value, least=least)
    return Reason.of("bid-in-tens", value=value)
