"""The pack of Double-deck Pinochle, the order of its cards, their counters, and their melds."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import Card, Suit, pack
from bot.rules.kit.duties import Duties
from bot.rules.kit.heading import owed as to_head
from bot.rules.kit.melds import Melding, kinds_under
from bot.rules.kit.tricks import Order, Trick

RANKS: Final = "ATKQJ"
"""Every suit from the top: the ten stands above the king, and there are no nines."""
CARDS: Final = pack("AKQJT")
PACK: Final = pack("AKQJT", copies=4)
TRUMPS: Final = 20
"""The cards of a suit, four of each."""
LAST_TRICK: Final = 2
COUNTERS: Final[Mapping[Card, int]] = {card: int(card.rank in "ATK") for card in CARDS}
"""The counters of each card for its taker: 1 or 0."""
MELDS: Final = {
    "run": (15, 150, 225, 300),
    "royal": (4, 8, 12, 16),
    "marriages": (2, 4, 6, 8),
    "aces": (10, 100, 150, 200),
    "kings": (8, 80, 120, 160),
    "queens": (6, 60, 90, 120),
    "jacks": (4, 40, 60, 80),
    "pinochle": (4, 30, 60, 90),
}
"""The points of one to four of every kind of meld."""


@cache
def order_of(trump: Suit | None) -> Order:
    """The order under this trump; before it is named, without one."""
    return Order.plain(CARDS, RANKS, trump)


def owed(trick: Trick, trump: Suit, heading: str) -> Duties:
    """The duties owed to a trick; none to lead one."""
    return to_head(trick, order_of(trump), heading)


@cache
def melding(trump: Suit) -> Melding:
    """The melds under this trump."""
    return Melding(kinds_under(trump, MELDS), PACK)
