"""The cards that a sober player passes."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bot.rules.kit.actions import Action, Give
from bot.rules.kit.cards import HEARTS, SPADES, Card
from tests.newcomers.hearts_lite.order import ORDER, QUEEN
from tests.newcomers.hearts_lite.states import Passing
from tests.newcomers.hearts_lite.view import HeartsLiteView
from tests.newcomers.hearts_lite.ways import PASSED

GUARDED: Final = 5
"""With so many spades the high ones are safe to keep."""
WEIGHED: Final = 5
"""So many cards, the most dangerous ones, are weighed against each other."""


def habit(v: HeartsLiteView) -> Action | None:
    """Pass the three most dangerous cards."""
    if v.phase != Passing.phase:
        return None
    return Give(tuple(_by_danger(v.hand)[:PASSED]))


def worth_trying(v: HeartsLiteView) -> Sequence[Action]:
    """Any three of the most dangerous cards."""
    return [Give(some) for some in combinations(_by_danger(v.hand)[:WEIGHED], PASSED)]


def _by_danger(hand: Sequence[Card]) -> list[Card]:
    """High spades without enough low ones, then high cards, sooner of hearts and of short suits."""

    def danger(card: Card) -> tuple[int, int]:
        length = sum(other.suit == card.suit for other in hand)
        height = ORDER.strength[card]  # 0 is the ace, -12 the two
        if card.suit == SPADES:
            high = height >= ORDER.strength[QUEEN] and length < GUARDED
            return (50 if card == QUEEN else 40) if high else height - 20, height
        return height + (3 if card.suit == HEARTS else 0) - 2 * length, height

    return sorted(hand, key=danger, reverse=True)
