"""The cards of Four Jacks, which of them are weaker, and the cost of the jacks."""

from collections.abc import Mapping
from typing import Final

from bot.rules.kit.cards import RANKS, SUITS, Card, Suit, pack
from bot.rules.kit.tricks import Order, Trick

PACK: Final = pack("AKQJT9")
ORDER: Final = Order.plain(PACK, RANKS)
PENALTY: Final[Mapping[Card, int]] = {
    Card("JC"): 2,
    Card("JS"): 1,
    Card("JH"): 1,
    Card("JD"): 1,
}


def weakest(trick: Trick) -> int:
    """The place of the weakest card: any discard is weaker than any card of the suit led.

    Between discards the lower rank is weaker, and at equal rank spades stand above hearts,
    diamonds and clubs.
    """
    led = trick.cards[0].suit
    return min(range(len(trick.cards)), key=lambda place: strength(trick.cards[place], led))


def strength(card: Card, led: Suit | None) -> tuple[bool, int, int]:
    """The strength of a card in a trick to which this suit was led."""
    suit = SUITS.index(card.suit) if card.suit else 0
    return card.suit == led, ORDER.strength[card], -suit
