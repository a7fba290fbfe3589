"""Packs and orders in which the jacks of the trump colour, the bowers, are the highest trumps."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import JOKER, RANKS, SUITS, Card, Suit, pack
from bot.rules.kit.tricks import Order

BENNY: Final = Card("2S")
JOKERS: Final[Mapping[str, Card | None]] = {
    "none": None,
    "best-bower": Card(JOKER),
    "benny": BENNY,
}
"""The best bower, by the value of the option ``joker``."""
RANKS_OF: Final[Mapping[int, str]] = {32: "AKQJT987", 28: "AKQJT98", 24: "AKQJT9", 20: "AKQJT"}
"""The ranks of a pack, by its number of cards without the joker."""
ALL_CARDS: Final = pack(RANKS_OF[32])


@cache
def euchre_pack(size: int, joker: Card | None) -> tuple[Card, ...]:
    """The pack of ``size`` cards, in its order: the best bower, if any, then suits from the ace."""
    plain = pack(RANKS_OF[size])
    return plain if joker is None else (joker, *plain)


@cache
def order_of(trump: Suit | None, joker: Card | None = None) -> Order:
    """The order under this trump: best bower, right bower, left bower, then the ace down.

    Under no trump there are no bowers; the best bower is then a suit of its own and wins.
    """
    cards = ALL_CARDS if joker is None else (*ALL_CARDS, joker)
    suit_of = {card: card.suit for card in cards}
    strength = {card: -RANKS.index(card.rank) for card in cards if card != joker}
    if joker is not None:
        suit_of[joker], strength[joker] = trump, 3
    if trump is None:
        return Order(trump, suit_of, strength, always_wins=joker)
    right, left = Card("J" + trump), Card("J" + trump.same_colour)
    suit_of[left] = trump
    strength[right], strength[left] = 2, 1
    return Order(trump, suit_of, strength)


@cache
def trumps(trump: Suit, joker: Card | None = None) -> frozenset[Card]:
    """Every card that is a trump when this suit is, the left bower and the best bower too."""
    return order_of(trump, joker).cards_of(trump)


@cache
def trumps_in_pack(trump: Suit, joker: Card | None, size: int) -> int:
    """The number of trumps in a pack of ``size`` cards and perhaps a joker."""
    return len(trumps(trump, joker).intersection(euchre_pack(size, joker)))


@cache
def trumpless(suits: tuple[Suit, ...], joker: Card | None) -> frozenset[Card]:
    """The cards that would be a trump in none of these suits."""
    every = order_of(None, joker).suit_of.keys()
    return frozenset(every).difference(*(trumps(suit, joker) for suit in suits))


@cache
def marks_of(trump: Suit | None, joker: Card | None) -> Mapping[Card, str]:
    """The cards that are not what they seem: the bowers of this trump, and the benny."""
    marks = {BENNY: "benny"} if joker == BENNY else {}
    if trump is None:
        return marks
    return marks | {Card("J" + trump): "right", Card("J" + trump.same_colour): "left"}


def suits_but(suit: Suit | None) -> tuple[Suit, ...]:
    """The suits that may still be named when this one may not."""
    return tuple(s for s in SUITS if s != suit)
