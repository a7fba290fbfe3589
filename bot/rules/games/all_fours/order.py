"""The cards of All Fours: their order, the duties owed to a trick, the points of a turn-up."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import RANKS, SUITS, Card, Suit, pack
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.duties import Duties
from bot.rules.kit.high_low import follow_or_overtrump, follow_or_trump
from bot.rules.kit.tricks import Order, Trick

PACK: Final = pack(RANKS)
ORDERS: Final[Mapping[Suit | None, Order]] = {
    trump: Order.plain(PACK, RANKS, trump) for trump in (*SUITS, None)
}
"""The order of the cards by trump; ``None`` is before one is accepted."""
TURN_SCORES: Final[Mapping[str, Mapping[str, int]]] = {
    "jack": {"J": 1},
    "trinidad": {"A": 1, "6": 2, "J": 3},
    "tobago": {"A": 1, "2": 2, "J": 3},
    "none": {},
}
"""The points of a card turned up by its rank, under each value of ``turn_scores``."""


def turn_points(card: Card, turn_scores: str) -> int:
    """The points of a card turned up.

    >>> turn_points(Card("JS"), "jack"), turn_points(Card("6H"), "trinidad")
    (1, 2)
    """
    return TURN_SCORES[turn_scores].get(card.rank, 0)


def trumps(trump: Suit) -> tuple[Card, ...]:
    """The trumps from the top."""
    return tuple([Card(rank + trump) for rank in RANKS])


def owed(trump: Suit | None, undertrump: str, trick: Trick) -> Duties:
    """The duties owed to a trick that has been led to."""
    order, led = ORDERS[trump], trick.cards[0]
    if undertrump == "forbidden" and trick.best is not None:
        return follow_or_overtrump(order, led, trick.best)
    return follow_or_trump(order, led)


@cache
def rules_of(trump: Suit | None, undertrump: str) -> TrickRules:
    """Follow suit or trump; to a trump led, follow."""
    return TrickRules(ORDERS[trump], lambda trick: owed(trump, undertrump, trick), PACK)
