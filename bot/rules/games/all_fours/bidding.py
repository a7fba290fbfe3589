"""The sober rules by which eldest stands or begs, and the dealer gives a point or runs."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.rules.games.all_fours.states import BEG, GIFT, RUN, STAND, Giving, Standing
from bot.rules.games.all_fours.view import AllFoursView
from bot.rules.kit.actions import Action
from bot.rules.kit.cards import Card, Suit

TRUMP: Final = 0.35
"""The worth of any trump, in points: it takes tricks, and with them Game."""
HIGH: Final = {"A": 0.9, "K": 0.5, "Q": 0.3, "J": 0.4}
"""The further worth of a trump by its rank, in points: High, or a jack to bring home."""
LOW: Final = {"2": 0.8, "3": 0.6, "4": 0.4, "5": 0.2}
"""The further worth of a low trump by its rank, in points, where Low is its holder's."""
PLAIN: Final = {"A": 0.15, "K": 0.1, "T": 0.05}
"""The worth of the high cards of other suits by rank, in points: most of it is for Game."""
STANDS: Final = 0.6
"""The least a hand must be worth for eldest to stand."""
GIVES: Final = 1.0
"""The least the dealer's hand must be worth to pay a point for this trump.

Rule against rule it brings a little over 1.6: 0.02 points a deal (± 0.013, 4,000 deals of four).
"""


@cache
def _worth_of(card: Card, trump: Suit, low_to: str) -> float:
    if card.suit != trump:
        return PLAIN.get(card.rank, 0.0)
    low = LOW.get(card.rank, 0.0) if low_to == "holder" else 0.0
    return TRUMP + HIGH.get(card.rank, 0.0) + low


def hand_worth(hand: Sequence[Card], trump: Suit, low_to: str) -> float:
    """The points that a hand promises under this trump."""
    return sum(_worth_of(card, trump, low_to) for card in hand)


def habit(v: AllFoursView) -> Action | None:
    """Stand, or pay for the suit, with a hand that is worth it."""
    if v.phase not in (Standing.phase, Giving.phase):
        return None
    suit = v.turned[-1].suit
    assert suit is not None
    worth = hand_worth(v.hand, suit, v.options.low_to)
    if v.phase == Standing.phase:
        return STAND if worth >= STANDS else BEG
    return GIFT if v.may_give and worth >= GIVES else RUN
