"""High, Low and Game, the points of the games of All Fours, read off the tricks of a deal."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.rules.kit.cards import JOKERS, Card
from bot.rules.kit.duties import FOLLOW_OR_OVERTRUMP, FOLLOW_OR_TRUMP, Duties, Duty
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order, Trick

PIPS: Final = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1} | dict.fromkeys(JOKERS, 1)
"""The count of a card of this rank towards Game; others count nothing."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A card of a finished trick: the seat that played it, and the one that took it."""

    card: Card
    player: Seat
    taker: Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """A card that earns a point so far, and the seat that gets it."""

    card: Card
    who: Seat


def pips(card: Card) -> int:
    """The points of a card towards Game.

    >>> pips(Card("TD")), pips(Card("9D"))
    (10, 0)
    """
    return PIPS.get(card.rank, 0)


def taken_in(tricks: Iterable[Trick]) -> Iterator[Taken]:
    """Every card of finished tricks, in the order played."""
    for trick in tricks:
        assert trick.winner is not None
        for player, card in zip(trick.seats, trick.cards, strict=True):
            yield Taken(card, player, trick.winner)


def trumps_of(taken: Iterable[Taken], order: Order) -> list[Taken]:
    """The trumps among these cards, from the highest down."""
    trumps = [one for one in taken if order.suit_of[one.card] == order.trump]
    return sorted(trumps, key=lambda one: -order.strength[one.card])


def high_of(trumps: Sequence[Taken]) -> Claim | None:
    """High: the highest trump, which nobody but its player can take."""
    return Claim(trumps[0].card, trumps[0].taker) if trumps else None


def low_of(trumps: Sequence[Taken], *, to_taker: bool) -> Claim | None:
    """Low: the lowest trump, for its taker or for its player."""
    if not trumps:
        return None
    lowest = trumps[-1]
    return Claim(lowest.card, lowest.taker if to_taker else lowest.player)


def game_of(totals: Sequence[int]) -> int | None:
    """The place of the highest total, which has Game; ``None`` if several share it.

    >>> game_of((14, 9)), game_of((14, 14, 6))
    (0, None)
    """
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else None


@cache
def follow_or_trump(order: Order, led: Card) -> Duties:
    """The duty to follow suit or to play a trump; to a trump led, to follow."""
    suit = order.suit_of[led]
    if suit == order.trump:
        return order.to_follow(led)
    following = order.cards_of(suit)
    return (Duty(FOLLOW_OR_TRUMP, following, following | order.cards_of(order.trump)),)


@cache
def follow_or_overtrump(order: Order, led: Card, best: Card) -> Duties:
    """The duty to follow suit or to play a trump, where a hand that can follow may not undertrump.

    Once a plain lead has been trumped, a trump has to be higher than the ``best`` card so far.
    """
    owed = follow_or_trump(order, led)
    if order.trump in (None, order.suit_of[led]) or order.suit_of[best] != order.trump:
        return owed
    following = order.cards_of(order.suit_of[led])
    return Duty(FOLLOW_OR_OVERTRUMP, following, following | order.above(best)), *owed
