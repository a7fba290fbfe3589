"""The order in which someone likes the cards of a hand to lie."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, get_args

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.tricks import Order, display_suits

SuitOrder = Literal["alternating", "SHDC", "CSHD"]
"""Black and red in turn, beginning with the trumps; or these suits from left to right."""
Ranks = Literal["falling", "rising"]
Side = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class HandOrder:
    """The order of a hand as someone has chosen it; by default as the game lays it.

    ``ranks`` fall or rise within a suit from left to right, by their strength under the contract;
    ``trumps`` is the side on which the trumps lie.

    >>> str(HandOrder("SHDC", trumps="right"))
    'SHDC falling right'
    """

    suits: SuitOrder = "alternating"
    ranks: Ranks = "falling"
    trumps: Side = "left"

    def __str__(self) -> str:
        return f"{self.suits} {self.ranks} {self.trumps}"

    @classmethod
    @lru_cache(maxsize=256)
    def read(cls, text: str) -> "HandOrder":
        """Read the text of ``str``; words that are missing or no longer known are as usual.

        >>> HandOrder.read("CSHD rising left"), HandOrder.read("")
        (HandOrder(suits='CSHD', ranks='rising', trumps='left'), \
HandOrder(suits='alternating', ranks='falling', trumps='left'))
        """
        said = set(text.split())
        return cls(
            next((one for one in get_args(SuitOrder) if one in said), "alternating"),
            "rising" if "rising" in said else "falling",
            "right" if "right" in said else "left",
        )


AS_LAID = HandOrder()
"""The order in which games lay hands themselves."""


def arranged(hand: Iterable[Card], order: Order, wish: HandOrder) -> tuple[Card, ...]:
    """The cards of a hand in playing order, laid as someone wishes.

    ``order`` says to which suit a card belongs (a left bower lies with the trumps) and how strong
    it is there.
    """
    if wish == AS_LAID:
        return tuple(hand)
    places = {suit: place for place, suit in enumerate(_suits(order.trump, wish))}
    sign = 1 if wish.ranks == "rising" else -1

    def lying(card: Card) -> tuple[int, int, str]:
        return places[order.suit_of[card]], sign * order.strength[card], card

    return tuple(sorted(hand, key=lying))


def _suits(trump: Suit | None, wish: HandOrder) -> tuple[Suit | None, ...]:
    """The suits from left to right; cards of none (``None``) lie beyond the trumps."""
    row = display_suits(trump) if wish.suits == "alternating" else map(Suit, wish.suits)
    plain = [suit for suit in row if suit != trump]
    trumps = [trump] if trump is not None else []
    return (*plain, *trumps, None) if wish.trumps == "right" else (None, *trumps, *plain)
