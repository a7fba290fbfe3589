"""The worth of a hand of Three-handed Pinochle to the bidder, and the three cards to bury."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.games.three_handed_pinochle.order import melding, points_of
from bot.rules.games.three_handed_pinochle.states import WIDOW
from bot.rules.kit.cards import SUITS, Card, Suit, canonical
from bot.rules.kit.pinochle import order_of
from bot.rules.kit.worth import Worth

TRICKS: Final = Worth(-36.0, (31.0, 24.0, 14.5, 13.5, 12.5), (15.0, 3.0), 3.0, 23.0)
"""The points that the bidder takes in cards with such a hand."""
SPARE: Final = 4
"""The number of cards looked at beyond those buried."""


def best_trump(hand: tuple[Card, ...], options: ThreeHandedOptions) -> Suit:
    """The suit that promises most as trump."""
    return max(SUITS, key=lambda suit: hand_worth(hand, suit, options))


@lru_cache(4096)
def hand_worth(hand: tuple[Card, ...], trump: Suit, options: ThreeHandedOptions) -> float:
    """The points that a hand promises under this trump: its melds, and cards in tricks."""
    return melding(trump, options.doubles).meld(hand).points + TRICKS.tricks(hand, order_of(trump))


@lru_cache(1024)
def burials(
    hand: tuple[Card, ...], trump: Suit, options: ThreeHandedOptions
) -> Sequence[tuple[Card, ...]]:
    """Sets of cards to bury, the best first: least missed by melds and tricks, and counters."""
    counted = points_of(options.card_values)
    spare = sorted(hand, key=lambda card: _need(card, hand, trump, options))[: WIDOW + SPARE]

    def worth(buried: tuple[Card, ...]) -> float:
        left = _without(hand, buried)
        return hand_worth(left, trump, options) + sum([counted[card] for card in buried])

    sets = dict.fromkeys(map(canonical, combinations(spare, WIDOW)))
    return tuple(sorted(sets, key=worth, reverse=True))


def _need(
    card: Card, hand: tuple[Card, ...], trump: Suit, options: ThreeHandedOptions
) -> tuple[int, int]:
    """The need for a card, as a key: trumps, then aces, then melded cards, the dearest first."""
    melded = card in melding(trump, options.doubles).meld(hand).cards
    return 4 * (card.suit == trump) + 2 * (card.rank == "A") + melded, order_of(trump).strength[
        card
    ]


def _without(hand: Iterable[Card], gone: Sequence[Card]) -> tuple[Card, ...]:
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)
