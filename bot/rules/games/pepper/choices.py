"""The choices of a seat of Pepper, and the reasons of refusals, from its view alone."""

from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.games.pepper import states
from bot.rules.games.pepper.auction import bids_above
from bot.rules.games.pepper.states import BIG, hand_size
from bot.rules.games.pepper.view import PepperView
from bot.rules.kit.actions import PASS, Action, Bid, NameTrump, Play
from bot.rules.kit.bowers import order_of
from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import MUST_BID

NAMES: Final = Choose(tuple(NameTrump(suit) for suit in (*SUITS, None)))


def choices(v: PepperView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if not v.is_asked:
        return NOTHING
    if v.phase == states.Playing.phase:
        return _play(v)
    if v.phase == states.Naming.phase:
        return NAMES
    bids = tuple(Bid(value) for value in bids_above(v.high, v.players))
    return Choose(bids if must_bid(v) else (PASS, *bids))


def _play(v: PepperView) -> Decision:
    assert v.trick is not None
    return playable(v.hand, v.trick, v.trump)


def playable(hand: tuple[Card, ...], trick: Trick, trump: Suit | None) -> Decision:
    """Follow suit if able: the left bower is a trump."""
    if trick.cards:
        hand = order_of(trump).follow(hand, trick.cards[0])
    return to_play(hand)


def must_bid(v: PepperView) -> bool:
    """Whether the viewing seat is the dealer and has to bid, after passes by all others."""
    return v.is_asked and v.asks == MUST_BID


def refusal(v: PepperView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (states.Bidding.phase, Bid()):
            return _no_bid(v, action)
        case (states.Bidding.phase, _) if action == PASS and must_bid(v):
            return Reason.of("dealer-must-bid")
        case (states.Naming.phase, NameTrump(alone=True)):
            return Reason.of("nobody-alone")
        case (states.Playing.phase, Play()):
            return why_no_play(v, action, order_of(v.trump))
    return why_not_now(v, action)


def _no_bid(v: PepperView, bid: Bid) -> Reason:
    most = hand_size(v.players)
    if bid.value not in (*range(1, most + 1), BIG):
        return Reason.of("no-such-bid", most=most)
    if not v.is_asked:
        return why_not_now(v, bid)
    return Reason.of("bid-higher", value=v.high)
