"""The order and the points of the cards under each contract, from tables made once a contract."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import SUIT_LETTERS, Card, Suit, pack
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.tricks import Order

RANKS: Final = "AKQJT9876"
"""The ranks in their natural order, from the ace down."""
TRUMP_RANKS: Final = "J9AKQT876"
PACK: Final = pack(RANKS)
UNDENUFE: Final = "undenufe"
POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_POINTS: Final = POINTS | {"J": 20, "9": 14}
TRICKS: Final = 9


@cache
def trump_of(contract: str) -> Suit | None:
    """The trump suit of a contract; none in Obenabe and Undenufe."""
    return Suit(contract) if contract in SUIT_LETTERS else None


@cache
def order_of(contract: str) -> Order:
    """The order of cards: trumps jack and nine first; in Undenufe everything upside down.

    The empty contract is the one before anything is named.
    """
    trump = trump_of(contract) if contract else None
    ranks = RANKS[::-1] if contract == UNDENUFE else RANKS
    plain = Order.plain(PACK, ranks, trump)
    if trump is None:
        return plain
    trumps = {card: -TRUMP_RANKS.index(card.rank) for card in plain.cards_of(trump)}
    return replace(plain, strength={**plain.strength, **trumps})


@cache
def points_of(contract: str, undenufe_six: int = 0) -> Mapping[Card, int]:
    """The points of each card in a trick; 152 in all.

    Without trump each eight counts 8. In Undenufe the sixes may count 11 instead of the aces.
    """
    trump = trump_of(contract)
    points = {c: (TRUMP_POINTS if c.suit == trump else POINTS).get(c.rank, 0) for c in PACK}
    if trump is None:
        points |= {card: 8 for card in PACK if card.rank == "8"}
    if contract == UNDENUFE and undenufe_six:
        points |= {card: undenufe_six for card in PACK if card.rank == "6"}
        points |= {card: 0 for card in PACK if card.rank == "A"}
    return points


@cache
def marks_of(trump: Suit | None) -> Mapping[Card, str]:
    """The cards that are not what they seem: the Puur and the Nell."""
    if trump is None:
        return {}
    return {Card("J" + trump): "puur", Card("9" + trump): "nell"}


@cache
def stoeck_cards(trump: Suit) -> tuple[Card, Card]:
    """King and queen of trump."""
    return Card("K" + trump), Card("Q" + trump)
