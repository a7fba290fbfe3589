"""What a hand must be worth: the tricks that card players count in it before they bid."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from bot.rules.kit.cards import SUITS, Card
from bot.rules.kit.tricks import Order


@dataclass(frozen=True, slots=True)
class Worth:
    """What cards are worth in tricks to the side of whoever names the trump.

    ``base`` is what the side takes anyway, ``trumps`` run from the highest trump down (the last
    number is for all lower ones), ``plain`` likewise in the other suits, for cards that no higher
    one in another hand can beat; ``guarded`` is for a second highest without the highest, ``void``
    for a plain suit of which the hand has nothing.
    """

    base: float
    trumps: tuple[float, ...]
    plain: tuple[float, ...]
    guarded: float = 0.0
    void: float = 0.0

    def tricks(self, hand: Iterable[Card], order: Order) -> float:
        """The tricks to be expected with this hand, under this order."""
        places, trump = places_of(order), order.trump
        total, plain, held = self.base, self.plain, set(hand)
        lowest = len(self.trumps) - 1
        suits = set()
        for card in hand:
            suit, place = order.suit_of[card], places[card]
            if suit == trump:
                total += self.trumps[min(place, lowest)]
                continue
            suits.add(suit)
            if place < len(plain) and _is_clear(card, held, order):
                total += plain[place]
            elif place == 1:
                total += self.guarded
        voids = len(SUITS) - len(suits) - (trump is not None)
        return total + self.void * max(0, voids)


def _is_clear(card: Card, held: set[Card], order: Order) -> bool:
    """Whether every higher card of the suit is in the same hand."""
    return not places_of(order)[card] or held.issuperset(_above(order, card))


@cache
def _above(order: Order, card: Card) -> frozenset[Card]:
    return order.above(card)


@cache
def places_of(order: Order) -> Mapping[Card, int]:
    """How many different cards of its suit stand above each card."""
    return {card: len(order.above(card)) for card in order.suit_of}
