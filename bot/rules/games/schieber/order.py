"""The tricks of Schieber and its Stöck; the order and points of cards are those of all Jass."""

from functools import cache
from typing import Final

from bot.rules.kit.cards import Card, Suit

TRICKS: Final = 9


@cache
def stoeck_cards(trump: Suit) -> tuple[Card, Card]:
    """King and queen of trump."""
    return Card("K" + trump), Card("Q" + trump)
