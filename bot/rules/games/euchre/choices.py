"""The choices of a seat, from its view alone; :mod:`refusals` has a reason for all others."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, Pick, to_play
from bot.rules.games.euchre import states
from bot.rules.games.euchre.refusals import no_call, no_order, no_pass
from bot.rules.games.euchre.view import EuchreView
from bot.rules.kit.actions import (
    DEFEND_ALONE,
    KEEP,
    NO,
    PASS,
    REDEAL,
    Action,
    Call,
    CallPartner,
    Discard,
    Give,
    OrderUp,
    Swap,
)
from bot.rules.kit.bowers import suits_but
from bot.rules.kit.cards import EVERY_CARD, SUITS, Card
from bot.rules.kit.duties import able
from bot.rules.kit.tricks import Order, Trick

ORDERS: Final = (OrderUp(), OrderUp(alone=True))
CALLS: Final = tuple(Call(suit, alone) for suit in (*SUITS, None) for alone in (False, True))
SWAPS: Final = {card: Swap(card) for card in EVERY_CARD}
BLIND_CALLS: Final = Choose(tuple(Call(suit) for suit in SUITS))


def choices(v: EuchreView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if v.seat not in v.turn:
        return NOTHING
    if v.trick:
        return playable(v.hand, v.trick, v.match.options.order(v.trump))
    return _ASKED[v.phase](v)


def playable(hand: tuple[Card, ...], trick: Trick, order: Order) -> Decision:
    """The cards of the hand that may be played to the trick: those that follow suit, if any do.

    The left bower and the best bower are trumps.
    """
    if trick.cards:
        hand = able(hand, order.to_follow(trick.cards[0]))
    return to_play(hand)


def _blind_suit(v: EuchreView) -> Decision:
    return BLIND_CALLS


def _farmers_hand(v: EuchreView) -> Decision:
    if v.options.farmers_hand == "redeal":
        return Choose((REDEAL, NO) if farmers(v) else (NO,))
    for rank, count in Counter(card.rank for card in v.hand).items():
        if rank in "9T" and count >= 3:
            return Pick(Discard, tuple(c for c in v.hand if c.rank == rank), 3, 3, (NO,))
    return Choose((NO,))


def farmers(v: EuchreView) -> bool:
    """Whether the hand has only nines and tens, none of the turn-up's suit."""
    return all(card.rank in "9T" and card.suit != v.up_suit for card in v.hand)


def _order_up(v: EuchreView) -> Decision:
    return Choose((PASS, *[order for order in ORDERS if no_order(v, order) is None]))


def _name(v: EuchreView) -> Decision:
    said: tuple[Action, ...] = () if no_pass(v) else (PASS,)
    return Choose((*said, *(call for call in CALLS if no_call(v, call) is None)))


def _swap(v: EuchreView) -> Decision:
    """Keep or take the turn-up; a dealer made maker by a turned-up joker has to take it."""
    assert v.up is not None
    swaps = map(SWAPS.__getitem__, v.hand)
    if v.asks == states.MUST_SWAP:
        return Choose(tuple(swaps))
    return Choose((KEEP, *swaps, SWAPS[v.up]))


def _offer(v: EuchreView) -> Decision:
    return Pick(Give, v.hand, 1, 1, (NO,))


def _give_back(v: EuchreView) -> Decision:
    (received,) = v.history[-1].action.cards
    return Pick(Give, tuple(card for card in v.hand if card != received), 1, 1)


def _defend(v: EuchreView) -> Decision:
    return Choose((DEFEND_ALONE, NO))


def _call_partner(v: EuchreView) -> Decision:
    """Any suit but trumps; or nobody."""
    return Choose((*(CallPartner(suit) for suit in suits_but(v.trump)), CallPartner(None)))


_ASKED: Final[Mapping[str, Callable[[EuchreView], Decision]]] = {
    states.BlindSuit.phase: _blind_suit,
    states.FarmersHand.phase: _farmers_hand,
    states.OrderingUp.phase: _order_up,
    states.Swapping.phase: _swap,
    states.Naming.phase: _name,
    states.PartnersBest.phase: _offer,
    states.GivingBack.phase: _give_back,
    states.DefendingAlone.phase: _defend,
    states.CallingPartner.phase: _call_partner,
}
