"""The twin pack and its order: the ace high in every suit, or the bowers above it in trumps."""

from functools import cache
from typing import Final

from bot.rules.kit.bowers import order_of as order_with_bowers
from bot.rules.kit.cards import RANKS, Suit, pack
from bot.rules.kit.tricks import Order

PACK: Final = pack("AKQJT9", copies=2)


@cache
def order_of(trump: Suit | None, bowers: bool) -> Order:
    """The order under this trump. Of twins neither beats the other, so the first played wins."""
    if bowers:
        return order_with_bowers(trump)
    return Order.plain(PACK, RANKS, trump)


@cache
def trumps_in_pack(trump: Suit, bowers: bool) -> int:
    """The number of trumps in the pack."""
    trumps = order_of(trump, bowers).cards_of(trump)
    return sum(card in trumps for card in PACK)
