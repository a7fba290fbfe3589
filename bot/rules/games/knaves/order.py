"""The pack of Knaves, the order of its cards, and the cost of the jacks."""

from collections.abc import Mapping
from typing import Final

from bot.rules.games.knaves.options import KnavesOptions
from bot.rules.kit.cards import RANKS, SUITS, Card, Suit, cards, pack
from bot.rules.kit.tricks import Order

PACK: Final = pack(RANKS)
HAND: Final = 17
ORDERS: Final[Mapping[Suit | None, Order]] = {
    trump: Order.plain(PACK, RANKS, trump) for trump in (*SUITS, None)
}
"""The order of the cards by trump; ``None`` is a deal without one."""
JACKS: Final = cards("JS JC JD JH")
EVERY_JACK: Final = 10
"""The points all jacks cost together, and bring where the taker of them all gains."""


def costs_of(options: KnavesOptions) -> Mapping[Card, int]:
    """The points each jack costs its taker.

    >>> costs_of(KnavesOptions(jacks="c-s-d-h"))[Card("JS")]
    2
    """
    suits = options.jacks.upper().split("-")
    return {Card(f"J{suit}"): cost for cost, suit in enumerate(suits, 1)}


def trump_of(options: KnavesOptions, before: str, up: Card) -> Suit | None:
    """The trump under this turn-up, if there is one; ``before`` is that of the deal before."""
    if up in JACKS and options.jack_turned == "no-trump":
        return None
    if up.suit == before and options.same_suit == "no-trump":
        return None
    return up.suit
