"""The pack, the order of its cards, and the duties of whoever does not lead."""

from functools import cache
from typing import Final

from bot.rules.kit.cards import Card, Suit, pack
from bot.rules.kit.duties import Duties, Duty
from bot.rules.kit.tricks import Order, Trick

RANKS: Final = "ATKQJ9"
"""Every suit from the top: the ten stands above the king."""
CARDS: Final = pack("AKQJT9")
PACK: Final = pack("AKQJT9", copies=2)
HAND: Final = 12


@cache
def order_of(trump: Suit | None) -> Order:
    """The order under this trump; before it is named, without one."""
    return Order.plain(CARDS, RANKS, trump)


def owed(trick: Trick, trump: Suit, heading: str) -> Duties:
    """The duties owed to a trick; none to lead one."""
    if trick.best is None:
        return ()
    return _owed(trump, heading, trick.cards[0], trick.best)


@cache
def _owed(trump: Suit, heading: str, led: Card, best: Card) -> Duties:
    """The duties owed to a trick with this ``best`` card so far, the strictest first.

    Follow suit, and beat the best card unless a trump has taken the trick already; else trump,
    and over a trump already played. ``heading`` (the option) takes away some of the beating.
    """
    order = order_of(trump)
    trumped = best.suit == trump != led.suit
    duties = [Duty.to_play("must-follow", order.cards_of(led.suit))]
    if led.suit == trump or (heading == "always" and not trumped):
        duties.insert(0, Duty.to_play("must-beat", order.above(best)))
    if led.suit != trump:
        if trumped and heading != "trump-led-only":
            duties.append(Duty.to_play("must-overtrump", order.above(best)))
        duties.append(Duty.to_play("must-trump", order.cards_of(trump)))
    return tuple(duties)
