"""The deck as an actor: shuffling, and handing the pack out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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
    hands: list[list[Card]] = [[] for _ in range(players)]
    at = 0
    while any(len(hand) < layout.hand for hand in hands):
        for turn in range(players):
            hand = hands[(first + turn) % players]
            size = min(layout.packet, layout.hand - len(hand))
            hand.extend(pack[at : at + size])
            at += size
    piles = []
    for name, count in layout.piles:
        end = len(pack) if count is None else at + count
        piles.append((name, tuple(pack[at:end])))
        at = end
    return Deal(tuple(map(tuple, hands)), tuple(piles))


def misdealt(deal: Deal, pack: Sequence[Card], layout: Layout, players: int) -> Reason | None:
    """The reason why this is no deal of the pack; ``None`` if it is one."""
    right = deal_out(pack, layout, players, Seat(0))
    shape = [len(h) for h in right.hands], [(n, len(p)) for n, p in right.piles]
    if shape != ([len(h) for h in deal.hands], [(n, len(p)) for n, p in deal.piles]):
        return Reason.of("misdealt-counts")
    if sorted(deal.cards) != sorted(pack):
        return Reason.of("misdealt-cards")
    return None
