"""The twin pack and its order: the ace high in every suit, or the bowers above it in trumps."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from bot.rules.cards import RANKS, Card, Suit, pack
from bot.rules.euchre import order as euchre
from bot.rules.tricks import Order

PACK: Final = pack("AKQJT9", copies=2)


@cache
def order_of(trump: Suit | None, bowers: bool) -> Order:
    """The order under this trump. Of twins neither beats the other, so the first played wins."""
    if bowers:
        return euchre.order_of(trump)
    suit_of = {card: card.suit for card in PACK}
    return Order(trump, suit_of, {card: -RANKS.index(card.rank) for card in PACK})


@cache
def trumps_in_pack(trump: Suit, bowers: bool) -> int:
    """How many trumps the pack has."""
    suit_of = order_of(trump, bowers).suit_of
    return sum(suit_of[card] == trump for card in PACK)


@cache
def _places(trump: Suit | None, bowers: bool) -> Mapping[Card, int]:
    laid = order_of(trump, bowers).sorted(dict.fromkeys(PACK))
    return {card: place for place, card in enumerate(laid)}


def in_order(hand: Iterable[Card], trump: Suit | None, bowers: bool) -> tuple[Card, ...]:
    """A hand in playing order, from a table made once a contract."""
    return tuple(sorted(hand, key=_places(trump, bowers).__getitem__))
