"""The pack of Polignac, the order of its cards, and the cost of the jacks."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.rules.games.polignac.options import PolignacOptions
from bot.rules.kit.cards import RANKS, Card, cards, pack, without
from bot.rules.kit.tricks import Order

WHOLE: Final = pack("AKQJT987")
WITHOUT_SEVENS: Final = without(WHOLE, *cards("7S 7C"))
"""The pack where three, five or six play without the black sevens."""
ORDERS: Final[Mapping[str, Order]] = {
    "king-high": Order.plain(WHOLE, "KQJAT987"),
    "ace-high": Order.plain(WHOLE, RANKS),
}
"""The order of the cards of every suit, by the option."""
POLIGNAC: Final = Card("JS")
COSTS: Final[Mapping[Card, int]] = {POLIGNAC: 2, Card("JH"): 1, Card("JD"): 1, Card("JC"): 1}
"""The points of a deal that each jack costs its taker."""
ALL: Final = sum(COSTS.values())
"""The points of all jacks, and the cost of a capot."""


def order_of(options: PolignacOptions) -> Order:
    """The order of the cards under these options."""
    return ORDERS[options.order]


def pack_of(options: PolignacOptions, players: int) -> tuple[Card, ...]:
    """The pack: four play with all cards, the others only where the dealer exchanges."""
    whole = players == 4 or options.spare == "dealer-exchange"
    return WHOLE if whole else WITHOUT_SEVENS


def cost_of(taken: Iterable[Card]) -> int:
    """The points these cards cost their taker."""
    return sum(COSTS.get(card, 0) for card in taken)
