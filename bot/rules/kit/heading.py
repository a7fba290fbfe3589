"""Heading a trick: the duty to beat the best card so far, besides following suit and trumping.

The option ``heading`` says how far it goes: ``always``; ``plain-free``, which spares plain suits;
or ``trump-led-only``, which spares overtrumping too.
"""

from functools import cache

from bot.rules.kit.cards import Card
from bot.rules.kit.duties import Duties, Duty
from bot.rules.kit.reasons import Reason
from bot.rules.kit.tricks import Order, Trick


def owed(trick: Trick, order: Order, heading: str) -> Duties:
    """The duties owed to a trick under a trump; none to lead one."""
    if trick.best is None:
        return ()
    return duties(order, heading, trick.cards[0], trick.best)


@cache
def duties(order: Order, heading: str, led: Card, best: Card) -> Duties:
    """The duties owed to a trick with this ``best`` card so far, the strictest first.

    Follow suit, and beat the best card unless a trump has taken the trick already; else trump,
    and over a trump already played. ``heading`` (the option) takes away some of the beating.
    """
    trump = order.trump
    assert trump is not None
    trumped = best.suit == trump != led.suit
    owed = [Duty.to_play("must-follow", order.cards_of(led.suit))]
    if led.suit == trump or (heading == "always" and not trumped):
        owed.insert(0, Duty.to_play("must-beat", order.above(best)))
    if led.suit != trump:
        if trumped and heading != "trump-led-only":
            owed.append(Duty.to_play("must-overtrump", order.above(best)))
        owed.append(Duty.to_play("must-trump", order.cards_of(trump)))
    return tuple(owed)


def twin_refused(card: Card, reason: Reason) -> Reason:
    """The reason why a card is refused, where it is a twin of the best card so far.

    Of twins the first wins, so the second does not beat it.
    """
    facts = reason.values
    if card != facts.get("best"):
        return reason
    return Reason.of("twin-does-not-beat", card=card, binding=facts["binding"])
