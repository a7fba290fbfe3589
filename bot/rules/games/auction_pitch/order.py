"""The cards of Auction Pitch: the trumps, the points among them, and the duties owed to a trick."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import BIG_JOKER, JOKER, LITTLE_JOKER, RANKS, SPADES, Card, Suit, pack
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.high_low import follow_or_trump
from bot.rules.kit.tricks import Order

ADDED: Final[Mapping[str, tuple[str, ...]]] = {
    "joker": (JOKER,),
    "seven": (BIG_JOKER, LITTLE_JOKER),
}
"""The jokers in the pack, by the option ``points``."""
WITH_OFF_JACK: Final = ("jick", "seven")
"""The values of ``points`` under which the other jack of trump's colour is a trump too."""


@cache
def pack_of(points: str) -> tuple[Card, ...]:
    """52 cards, with the jokers that are counted."""
    return pack(RANKS, *ADDED.get(points, ()))


@cache
def off_jack(trump: Suit | None, points: str) -> Card | None:
    """The other jack of trump's colour, where it is a trump."""
    return Card("J" + trump.same_colour) if trump and points in WITH_OFF_JACK else None


@cache
def trumps(trump: Suit, points: str) -> tuple[Card, ...]:
    """The trumps from the top: A K Q J, off-jack, big and little joker, T … 2, single joker."""
    high, low = RANKS.split("T")
    off, jokers = off_jack(trump, points), [Card(one) for one in ADDED.get(points, ())]
    under = jokers if points == "joker" else []
    return (
        *(Card(rank + trump) for rank in high),
        *((off,) if off else ()),
        *(jokers if not under else ()),
        *(Card(rank + trump) for rank in "T" + low),
        *under,
    )


@cache
def extra_points(trump: Suit, points: str) -> Mapping[Card, str]:
    """The trumps that are a point for their taker, each by its word, in the order of counting."""
    counted = {Card("J" + trump): "jack"}
    if (off := off_jack(trump, points)) is not None:
        counted[off] = "off-jack"
    return counted | {Card(joker): "joker" for joker in ADDED.get(points, ())}


@cache
def most_points(points: str) -> int:
    """The points in a deal: High, Low and Game, and each card that is one."""
    return 3 + len(extra_points(SPADES, points))


@cache
def order_of(trump: Suit | None, points: str) -> Order:
    """The order under this trump; before one is named (``None``) the jokers have no suit."""
    cards = pack_of(points)
    suit_of = {card: card.suit for card in cards}
    plain = (*RANKS, *ADDED.get(points, ()))
    strength = {card: -plain.index(card.rank) for card in cards}
    if trump is not None:
        belonging = trumps(trump, points)
        suit_of |= dict.fromkeys(belonging, trump)
        strength |= {card: -place for place, card in enumerate(belonging)}
    return Order(trump, suit_of, strength)


@cache
def rules_of(trump: Suit, points: str) -> TrickRules:
    """Follow suit or trump; to a trump led, follow."""
    order = order_of(trump, points)
    return TrickRules(order, lambda trick: follow_or_trump(order, trick.cards[0]), pack_of(points))


@cache
def marks_of(trump: Suit | None, points: str) -> Mapping[Card, str]:
    """The mark of the off-jack, a trump under another suit's sign; jokers need none."""
    off = off_jack(trump, points)
    return {off: "off"} if off else {}


def pitched(card: Card) -> Suit:
    """The suit that becomes trump when this card is pitched; spades, if it is a joker."""
    return card.suit or SPADES
