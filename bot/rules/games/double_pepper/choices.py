"""The choices of a seat of Double Pepper, and the reasons of refusals, from its view alone."""

from collections import Counter
from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, Pick, to_play
from bot.rules.games.double_pepper import states
from bot.rules.games.double_pepper.order import order_of
from bot.rules.games.double_pepper.states import hand_size
from bot.rules.games.double_pepper.view import DoublePepperView
from bot.rules.kit.actions import PASS, Action, Bid, Discard, Give, NameTrump, Play
from bot.rules.kit.cards import SUITS, Card
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.tricks import Order, Trick
from bot.rules.kit.view import MUST_BID

NAMES: Final = Choose(
    tuple(NameTrump(suit, alone) for suit in (*SUITS, None) for alone in (False, True))
)
EXCHANGED: Final = 2
"""The number of cards that a lone maker puts away, and gets."""


def choices(v: DoublePepperView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    match v.phase:
        case states.Playing.phase:
            return _play(v)
        case states.Naming.phase:
            return NAMES
        case states.Discarding.phase:
            return Pick(Discard, v.hand, EXCHANGED, EXCHANGED)
        case states.Giving.phase:
            return Pick(Give, v.hand, EXCHANGED, EXCHANGED)
    bids = tuple(Bid(value) for value in range(least_bid(v), hand_size(v.players) + 1))
    return Choose(bids if is_forced(v) else (PASS, *bids))


def _play(v: DoublePepperView) -> Decision:
    assert v.trick is not None
    return playable(v.hand, v.trick, order_of(v.trump, v.options.bowers))


def playable(hand: tuple[Card, ...], trick: Trick, order: Order) -> Decision:
    """Follow suit if able. Twins are one choice: it makes no difference which is played."""
    if trick.cards:
        hand = order.follow(hand, trick.cards[0])
    return to_play(hand, twins=True)


def least_bid(v: DoublePepperView) -> int:
    """The lowest bid that is open now, in tricks."""
    return max(v.options.minimum, v.high + 1)


def is_forced(v: DoublePepperView) -> bool:
    """Whether the viewing seat is the dealer, after passes by all others."""
    return v.is_asked and v.asks == MUST_BID


def refusal(v: DoublePepperView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (states.Bidding.phase, Bid()):
            return _no_bid(v, action)
        case (states.Bidding.phase, _) if action == PASS and is_forced(v):
            return Reason.of("dealer-must-bid", least=v.options.minimum)
        case (states.Discarding.phase, Discard()) | (states.Giving.phase, Give()) if v.is_asked:
            return _no_exchange(v, action)
        case (states.Playing.phase, Play()):
            return why_no_play(v, action, order_of(v.trump, v.options.bowers))
    return why_not_now(v, action)


def _no_bid(v: DoublePepperView, bid: Bid) -> Reason:
    least, most = v.options.minimum, hand_size(v.players)
    if bid.value not in range(least, most + 1):
        return Reason.of("no-such-bid", least=least, most=most)
    if not v.is_asked:
        return why_not_now(v, bid)
    return Reason.of("bid-higher", value=v.high)


def _no_exchange(v: DoublePepperView, action: Action) -> Reason:
    for card in Counter(action.cards) - Counter(v.hand):
        return Reason.of("not-in-hand", card=card)
    return Reason.of("wrong-count", count=len(action.cards), least=EXCHANGED, most=EXCHANGED)
