"""The cards that a sober player keeps: a trump suit, and the best of the rest.

The worths of cards are the points that bidders made with them in 3,000 deals played out by
simple rules, as least squares share them out
(``python -m tests.robots.hand_worth widow-pitch --count 1``).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from bot.rules.games.widow_pitch.order import PACK, jacks, order_of, trumps
from bot.rules.games.widow_pitch.states import HAND
from bot.rules.kit.cards import SUITS, Card, Suit, without

TRUMP: Final = 0.15
"""The worth of any trump, in points: it takes tricks, and a ruff brings Game."""
EXTRA: Final = {"A": 0.85, "K": 0.65, "Q": 0.6, "2": 0.02, "T": 0.01}
"""The further worth of a trump of this rank, in points: High, and the jacks that it takes."""
JACK: Final = 0.8
"""The further worth of a trump jack, in points: its own point, most of the time."""
PLAIN: Final = {"A": 0.1, "K": 0.05, "Q": 0.03, "T": 0.02}
"""The worth of the high cards of other suits, in points, most of it for Game."""
SIDE_TENS: Final = (True, False)
"""Whether tens are kept beside the trumps, or other cards that may take a trick."""


@cache
def worth_under(trump: Suit, tens: bool = True) -> Mapping[Card, float]:
    """The worth of each card, in points; without ``tens`` the tens of other suits go first."""

    def worth(card: Card) -> float:
        if card in jacks(trump):
            return TRUMP + JACK
        if card in trumps(trump):
            return TRUMP + EXTRA.get(card.rank, 0.0)
        height = 0.001 * order_of(trump).strength[card]
        return PLAIN.get(card.rank, 0.0) + height - (card.rank == "T" and not tens)

    return {card: worth(card) for card in PACK}


def hand_worth(cards: Iterable[Card], trump: Suit) -> float:
    """The points that a hand is worth under a trump."""
    return sum(map(worth_under(trump).__getitem__, cards))


@lru_cache(1024)
def best_trump(cards: tuple[Card, ...]) -> Suit:
    """The suit under which the best seven of these cards are worth most."""
    return max(SUITS, key=lambda suit: hand_worth(kept(cards, suit), suit))


def kept(cards: Sequence[Card], trump: Suit, tens: bool = True) -> tuple[Card, ...]:
    """The best seven of these cards under a trump; without ``tens`` of other suits, if possible."""
    worth = worth_under(trump, tens)
    return tuple(sorted(cards, key=worth.__getitem__, reverse=True)[:HAND])


def worth_keeping(cards: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """The sets of seven worth comparing: for every suit as trump, with and without side tens."""
    ways = [kept(cards, suit, tens) for suit in SUITS for tens in SIDE_TENS]
    return tuple({frozenset(way): way for way in ways}.values())


def put_away(cards: Sequence[Card], keep: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that are not kept."""
    return without(cards, *keep)


def kept_in_exchange(hand: Sequence[Card], trump: Suit) -> tuple[Card, ...]:
    """The cards that the opponent keeps: trumps, and aces, likely to take a trick or save a ten."""
    return tuple(c for c in hand if c in trumps(trump) or c.rank == "A")


def worth_exchanging(hand: Sequence[Card], trump: Suit) -> tuple[tuple[Card, ...], ...]:
    """The sets of cards worth keeping before a draw: trumps, then more and more beside them."""
    own = [card for card in hand if card in trumps(trump)]
    ways = [tuple(own)]
    beside = ("A", "AT", "AK", "AKT", "AKQT")
    ways += [tuple(c for c in hand if c in own or c.rank in ranks) for ranks in beside]
    return tuple(dict.fromkeys((*ways, tuple(hand))))
