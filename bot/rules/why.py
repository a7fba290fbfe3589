"""Reasons that every game shares."""

from collections import Counter
from typing import Any

from bot.rules.actions import Action, Play
from bot.rules.reasons import Reason
from bot.rules.tricks import Order
from bot.rules.view import View


def why_not_now(view: View[Any], action: Action) -> Reason:
    """Why an action does not fit the moment: a card not held, or another question is open."""
    for card in Counter(action.cards) - Counter(view.hand):
        return Reason.of("not-in-hand", card=card)
    return Reason.of("not-now", action=str(action), phase=view.phase)


def why_no_play(view: View[Any], action: Action, order: Order) -> Reason:
    """Why a card may not be played to a trick in which one must follow suit.

    The facts name the suit to follow, the card asked for and the card in hand that binds.
    """
    led = view.trick.led if view.trick else None
    if type(action) is not Play or action.card not in view.hand or led is None:
        return why_not_now(view, action)
    suit, binding = order.suit_of[led], order.follow(view.hand, led)[0]
    if suit is None:
        return why_not_now(view, action)
    code = "must-follow" if binding.suit == suit else "must-follow-bower"
    return Reason.of(code, suit=suit, card=action.card, binding=binding)
