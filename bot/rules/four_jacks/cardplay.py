"""What a trick of Four Jacks comes to: who leads next, and who must take the jacks."""

from collections.abc import Sequence
from typing import Final

from bot.rules.cards import RANKS, SUITS, Card, pack
from bot.rules.tricks import Order

PACK: Final = pack("AKQJT9")
ORDER: Final = Order(None, {c: c.suit for c in PACK}, {c: -RANKS.index(c.rank) for c in PACK})
PENALTY: Final = {Card("JC"): 2, Card("JS"): 1, Card("JH"): 1, Card("JD"): 1}
SLAM: Final = 3
"""What all four jacks earn; the others lose :data:`SLAM_LOSS` each."""
SLAM_LOSS: Final = 2


def jacks(trick: Sequence[Card]) -> tuple[Card, ...]:
    """The jacks in a trick."""
    return tuple(card for card in trick if card in PENALTY)


def weakest(trick: Sequence[Card]) -> int:
    """The place of the weakest card: any discard is weaker than any card of the suit led.

    Between discards the lower rank is weaker, and at equal rank spades stand above hearts,
    diamonds and clubs.
    """
    led = trick[0].suit

    def strength(place: int) -> tuple[bool, int, int]:
        card = trick[place]
        suit = SUITS.index(card.suit) if card.suit else 0
        return card.suit == led, ORDER.strength[card], -suit

    return min(range(len(trick)), key=strength)


def points(taken: Sequence[Sequence[Card]]) -> tuple[int, ...]:
    """What a deal scores each seat, from the jacks they took."""
    if any(len(mine) == len(PENALTY) for mine in taken):
        return tuple(SLAM if mine else -SLAM_LOSS for mine in taken)
    return tuple(-sum(PENALTY[jack] for jack in mine) for mine in taken)
