"""The pack, the order of its cards, and the duties of whoever does not lead."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.rules.cards import Card, Suit, pack
from bot.rules.tricks import Order

RANKS: Final = "ATKQJ9"
"""Every suit from the top: the ten stands above the king."""
CARDS: Final = pack("AKQJT9")
PACK: Final = pack("AKQJT9", copies=2)
HAND: Final = 12
MATES: Final = 2
"""A partner sits so many seats further."""


@cache
def order_of(trump: Suit | None) -> Order:
    """The order under this trump; before it is named, without one."""
    suits = {card: card.suit for card in CARDS}
    return Order(trump, suits, {card: -RANKS.index(card.rank) for card in CARDS})


@cache
def _places(trump: Suit | None) -> Mapping[Card, int]:
    return {card: place for place, card in enumerate(order_of(trump).sorted(CARDS))}


def in_order(hand: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """A hand in playing order, from a table made once a trump."""
    return tuple(sorted(hand, key=_places(trump).__getitem__))


@dataclass(frozen=True, slots=True)
class Duty:
    """Whoever holds one of these cards has to play one of them. ``code`` says why."""

    code: str
    cards: frozenset[Card]


@cache
def duties(trump: Suit, heading: str, led: Suit, best: Card) -> tuple[Duty, ...]:
    """What one owes to a trick with this ``best`` card so far, the strictest duty first.

    Follow suit, and beat the best card unless a trump has taken the trick already; else trump,
    and over a trump that lies there. ``heading`` (the option) takes away some of the beating.
    """
    trumped = best.suit == trump != led
    owed = [Duty("must-follow", _suit(led))]
    if led == trump or (heading == "always" and not trumped):
        owed.insert(0, Duty("must-beat", _above(best)))
    if led != trump:
        if trumped and heading != "trump-led-only":
            owed.append(Duty("must-overtrump", _above(best)))
        owed.append(Duty("must-trump", _suit(trump)))
    return tuple(owed)


def able(hand: Sequence[Card], owed: tuple[Duty, ...]) -> Sequence[Card]:
    """The cards of the hand that meet the strictest duty that can be met; else all of them."""
    for duty in owed:
        if found := [card for card in hand if card in duty.cards]:
            return found
    return hand


@cache
def denied(trump: Suit, heading: str, led: Suit, best: Card, card: Card) -> frozenset[Card]:
    """What nobody holds who plays ``card`` to a trick with this ``best`` card so far."""
    none: frozenset[Card] = frozenset()
    for duty in duties(trump, heading, led, best):
        if card in duty.cards:
            break
        none |= duty.cards
    return none


@cache
def _suit(suit: Suit) -> frozenset[Card]:
    return frozenset(card for card in CARDS if card.suit == suit)


@cache
def _above(best: Card) -> frozenset[Card]:
    """The cards of the same suit that stand higher. A twin does not."""
    strength = order_of(None).strength
    assert best.suit is not None
    return frozenset(c for c in _suit(best.suit) if strength[c] > strength[best])
