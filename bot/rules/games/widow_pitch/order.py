"""The cards of Widow Pitch: 54, of which 16 are trumps, and four of these are jacks."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import BIG_JOKER, LITTLE_JOKER, RANKS, Card, Suit, pack
from bot.rules.kit.duties import Duties
from bot.rules.kit.high_low import follow_or_trump, pips
from bot.rules.kit.tricks import Order, Trick

PACK: Final = pack(RANKS, BIG_JOKER, LITTLE_JOKER)
TRUMPS: Final = 16
CARD_POINTS: Final[Mapping[Card, int]] = {card: pips(card) for card in PACK}
"""The count of each card towards Game."""


@cache
def trumps(trump: Suit) -> tuple[Card, ...]:
    """The trumps from the top: A K Q, right jack, left jack, big joker, little joker, T … 2."""
    high, low = RANKS.split("J")
    top, bottom = [Card(r + trump) for r in high], [Card(r + trump) for r in low]
    return (*top, *jacks(trump), *bottom)


@cache
def jacks(trump: Suit) -> tuple[Card, ...]:
    """The four trump jacks from the top; the jokers are jacks too."""
    right, left = Card("J" + trump), Card("J" + trump.same_colour)
    return right, left, Card(BIG_JOKER), Card(LITTLE_JOKER)


@cache
def order_of(trump: Suit | None) -> Order:
    """The order under this trump; before one is named (``None``) the jokers have no suit."""
    suit_of = {card: card.suit for card in PACK}
    plain = (*RANKS, BIG_JOKER, LITTLE_JOKER)
    strength = {card: -plain.index(card.rank) for card in PACK}
    if trump is not None:
        suit_of |= dict.fromkeys(trumps(trump), trump)
        strength |= {card: -place for place, card in enumerate(trumps(trump))}
    return Order(trump, suit_of, strength)


@cache
def marks_of(trump: Suit | None) -> Mapping[Card, str]:
    """The two jacks of the trump colour are more than they seem; jokers show what they are."""
    return {} if trump is None else dict(zip(jacks(trump), ("right", "left"), strict=False))


def owed_to(trick: Trick, trump: Suit | None, follow: str) -> Duties:
    """The duties owed to a trick: to follow suit, or by the option to follow or play a trump."""
    return _owed(trick.cards[0], trump, follow) if trick.cards else ()


@cache
def _owed(led: Card, trump: Suit | None, follow: str) -> Duties:
    order = order_of(trump)
    return order.to_follow(led) if follow == "strict" else follow_or_trump(order, led)
