"""The cards of Pinochle with one deck: 48 of them, their order, and the duties owed to a trick."""

from functools import cache
from typing import Final

from bot.rules.kit.cards import Card, Suit, pack
from bot.rules.kit.duties import Duties
from bot.rules.kit.heading import duties
from bot.rules.kit.tricks import Order, Trick

RANKS: Final = "ATKQJ9"
"""Every suit from the top: the ten stands above the king."""
CARDS: Final = pack("AKQJT9")
PACK: Final = pack("AKQJT9", copies=2)
TRUMPS: Final = 12
"""The cards of a suit, twins and all."""


@cache
def order_of(trump: Suit | None) -> Order:
    """The order under this trump; before it is named, without one."""
    return Order.plain(CARDS, RANKS, trump)


def owed(trick: Trick, trump: Suit, heading: str) -> Duties:
    """The duties owed to a trick; none to lead one."""
    best = trick.best
    return _owed(trump, heading, trick.cards[0], best) if best is not None else ()


@cache
def _owed(trump: Suit, heading: str, led: Card, best: Card) -> Duties:
    return duties(order_of(trump), heading, led, best)
