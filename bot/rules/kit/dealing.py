"""The deck as an actor: shuffling, and handing the pack out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import Card
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat

Below = Callable[[int], int]
"""Draws a whole number from 0 to n − 1, every one as likely."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The way the deck is handed out: cards a hand, and the piles in the order they are filled.

    A pile of ``None`` cards takes all that is left. ``packet`` cards are dealt at a time.
    """

    hand: int
    piles: tuple[tuple[str, int | None], ...] = ()
    packet: int = 1


def shuffled(pack: Sequence[Card], below: Below) -> tuple[Card, ...]:
    """Fisher-Yates from the last card down: swap place i with place ``below(i + 1)``."""
    cards = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def deal_out(pack: Sequence[Card], layout: Layout, players: int, first: Seat) -> Deal:
    """Hand out a shuffled pack from its top, in packets from ``first`` on, then the piles."""
    hands, piles = _places(layout, players, first, len(pack))
    return Deal(
        tuple([hand(pack) for hand in hands]),
        tuple([(name, tuple(pack[start:end])) for name, start, end in piles]),
    )


@cache
def _places(
    layout: Layout, players: int, first: Seat, size: int
) -> tuple[list[Callable[[Sequence[Card]], tuple[Card, ...]]], list[tuple[str, int, int]]]:
    """A getter of each hand's cards from a pack; the name, start and end of each pile."""
    hands: list[list[int]] = [[] for _ in range(players)]
    at = 0
    while any(len(hand) < layout.hand for hand in hands):
        for turn in range(players):
            hand = hands[(first + turn) % players]
            end = at + min(layout.packet, layout.hand - len(hand))
            hand.extend(range(at, end))
            at = end
    piles = []
    for name, count in layout.piles:
        end = size if count is None else at + count
        piles.append((name, at, end))
        at = end
    return [_getter(hand) for hand in hands], piles


def _getter(places: list[int]) -> Callable[[Sequence[Card]], tuple[Card, ...]]:
    """A getter of the cards at these places; ``itemgetter`` takes several of them quickest."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda pack: tuple([pack[at] for at in places])


def misdealt(deal: Deal, pack: Sequence[Card], layout: Layout, players: int) -> Reason | None:
    """The reason why this is no deal of the pack; ``None`` if it is one."""
    right = deal_out(pack, layout, players, Seat(0))
    shape = [len(h) for h in right.hands], [(n, len(p)) for n, p in right.piles]
    if shape != ([len(h) for h in deal.hands], [(n, len(p)) for n, p in deal.piles]):
        return Reason.of("misdealt-counts")
    if sorted(deal.cards) != sorted(pack):
        return Reason.of("misdealt-cards")
    return None
