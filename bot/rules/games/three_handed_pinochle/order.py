"""The points that cards bring their taker, and the melds that they make."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.melds import Melding, kinds_under
from bot.rules.kit.pinochle import CARDS, PACK

LAST_TRICK: Final = 10
ALL_CARDS: Final = 240
"""The points of all cards together."""
VALUES: Final[Mapping[str, Mapping[str, int]]] = {
    "original": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "simple": {"A": 10, "T": 10, "K": 10},
}
"""The points of a card taken, by the option ``card_values``."""
MELDS: Final = {
    "run": (150, 1500),
    "royal": (40, 80),
    "marriages": (20, 40),
    "aces": (100, 1000),
    "kings": (80, 800),
    "queens": (60, 600),
    "jacks": (40, 400),
    "pinochle": (40, 300),
    "dix": (10, 20),
}
"""The points of one and of two of every kind, where two bring a bonus."""


@cache
def points_of(card_values: str) -> Mapping[Card, int]:
    """The points that each card brings its taker."""
    return {card: VALUES[card_values].get(card.rank, 0) for card in CARDS}


@cache
def melding(trump: Suit, doubles: str) -> Melding:
    """The melds under this trump; without the bonus two are worth twice as much as one."""
    plain = {name: (one, 2 * one) for name, (one, _) in MELDS.items()}
    return Melding(kinds_under(trump, MELDS if doubles == "bonus" else plain), PACK)
