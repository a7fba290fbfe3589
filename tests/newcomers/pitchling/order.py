"""The pack of Pitchling, the order of its cards, and what is owed to a trick."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import Card, Suit, pack
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.duties import Duties, Duty
from bot.rules.kit.tricks import Order, Trick

RANKS: Final = "ATKQJ9876"
"""The ranks from the top: the ten stands below the ace, as it counts."""
PACK: Final = pack("AKQJT9876")
"""36 cards in the order in which a shuffle begins."""
POINTS: Final[Mapping[Card, int]] = {
    card: {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(card.rank, 0) for card in PACK
}
"""The points that each card counts to its taker."""
ALL_POINTS: Final = 120


@cache
def order_of(trump: Suit | None) -> Order:
    """The order under this trump; before the first card is led (``None``) there is none."""
    return Order.plain(PACK, RANKS, trump)


@cache
def rules_of(trump: Suit | None) -> TrickRules:
    """The rules of the tricks: follow suit; without the suit led, play a trump."""
    order = order_of(trump)
    to_trump = () if trump is None else (Duty.to_play("must-trump", order.cards_of(trump)),)

    @cache
    def owed_to(led: Card) -> Duties:
        follow = order.to_follow(led)
        return follow if order.suit_of[led] == trump else (*follow, *to_trump)

    def owed(trick: Trick) -> Duties:
        return owed_to(trick.cards[0])

    return TrickRules(order, owed, PACK)


def points_of(cards: Iterable[Card]) -> int:
    """The card points of these cards."""
    return sum(map(POINTS.__getitem__, cards))
