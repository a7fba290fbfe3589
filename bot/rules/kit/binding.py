"""The duty that binds a seat in a trick, as a reason that any language can say."""

from typing import Any

from bot.rules.kit.duties import FOLLOW_OR_OVERTRUMP, FOLLOW_OR_TRUMP, UNDERTRUMP, Duties
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.tricks import Order
from bot.rules.kit.view import View


def duty_of(view: View[Any], order: Order, owed: Duties) -> Reason | None:
    """The first of the duties ``owed`` to the present trick that binds the viewing hand.

    The facts name the suit to follow, the best card so far and the trump; of a leader's duty the
    suit of all cards that may not be led, if they are of one. A hand that may trump, but not with
    every trump it holds, is told to overtrump; a hand without any that is too low hears nothing
    of it. ``None`` means that any card may be played.
    """
    trick = view.trick
    if trick is None:
        return None
    bound = next((duty for duty in owed if not duty.binding.isdisjoint(view.hand)), None)
    if bound is None or (bound.code == UNDERTRUMP and bound.meets.issuperset(view.hand)):
        return None
    if (led := trick.led) is None:
        barred = {order.suit_of[card] for card in view.hand if card not in bound.meets}
        if not barred:
            return None
        only = barred.pop() if len(barred) == 1 else None
        return Reason.of(bound.code, **({} if only is None else {"suit": only}))
    facts: dict[str, Fact] = {"best": trick.best or led, "trump": view.trump or "NT"}
    if (suit := order.suit_of[led]) is not None:
        facts["suit"] = suit
    code = bound.code_for(view.hand)
    if code == FOLLOW_OR_TRUMP and not bound.meets.issuperset(order.trumps_in(view.hand)):
        code = FOLLOW_OR_OVERTRUMP
    return Reason.of(code, **facts)
