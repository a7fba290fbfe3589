"""Reasons that every game shares."""

from collections import Counter
from typing import Any

from bot.rules.kit.actions import Action, Play
from bot.rules.kit.cards import TRUMPS, Card, Suit
from bot.rules.kit.duties import (
    FOLLOW_OR_OVERTRUMP,
    FOLLOW_OR_TRUMP,
    MUST_FOLLOW,
    Duties,
    broken,
)
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.tricks import Order
from bot.rules.kit.view import View


def why_not_now(view: View[Any], action: Action) -> Reason:
    """The reason why an action does not fit the moment: a card not held, or another question."""
    for card in Counter(action.cards) - Counter(view.hand):
        return Reason.of("not-in-hand", card=card)
    return Reason.of("not-now", action=str(action), phase=view.asks)


def why_no_play(
    view: View[Any], action: Action, order: Order, owed: Duties | None = None
) -> Reason:
    """The reason why a card may not be played: the duty it breaks, and a card that meets it.

    ``owed`` is the duty to follow suit, if nothing else is said; to lead, nothing. The facts name
    the suit to follow, the card asked for and the card in hand that binds; where more than
    following is owed, the trump and the best card of the trick too. Of a card that may not be led
    they name its own suit. A trump that is refused to a hand that may trump is too low a one.
    """
    trick = view.trick
    if type(action) is not Play or action.card not in view.hand:
        return why_not_now(view, action)
    if trick is None:
        return why_not_now(view, action)
    if (led := trick.led) is None:
        return _no_lead(view, action.card, order, owed or ())
    found = broken(view.hand, order.to_follow(led) if owed is None else owed, action.card)
    suit = order.suit_of[led]
    if found is None or suit is None:
        return why_not_now(view, action)
    duty, bind = found
    code = duty.code_for(view.hand)
    if code == MUST_FOLLOW:
        binding = next((card for card in bind if card.suit == suit), bind[0])
        if order.suit_of[action.card] == TRUMPS:
            return Reason.of("card-is-trump", suit=suit, card=action.card, binding=binding)
        return _must_follow(view.trump, suit, action.card, binding)
    if code == FOLLOW_OR_TRUMP and order.trumps_in((action.card,)):
        code = FOLLOW_OR_OVERTRUMP
    facts: dict[str, Fact] = {"suit": suit, "card": action.card, "binding": bind[0]}
    facts |= {"best": trick.best or led, "trump": view.trump or "NT"}
    return Reason.of(code, **facts)


def _no_lead(view: View[Any], card: Card, order: Order, owed: Duties) -> Reason:
    """The reason of a leader's duty against this card."""
    found = broken(view.hand, owed, card)
    if found is None:
        return why_not_now(view, Play(card))
    duty, bind = found
    return Reason.of(duty.code, card=card, binding=bind[0], suit=order.suit_of[card] or "NT")


def _must_follow(trump: Suit | None, suit: Suit, card: Card, binding: Card) -> Reason:
    """Cards that are not what they seem: a bower counts as a trump, whatever suit it shows."""
    if card.suit == suit and trump is not None:
        return Reason.of("bower-is-trump", suit=suit, card=card, binding=binding, trump=trump)
    if binding.suit != suit:
        return Reason.of("must-follow-bower", suit=suit, card=card, binding=binding)
    return Reason.of("must-follow", suit=suit, card=card, binding=binding)
