"""The order and the points of the cards under each contract, from tables made once a contract."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from bot.rules.cards import SUIT_LETTERS, Card, Suit, pack
from bot.rules.tricks import Order

RANKS: Final = "AKQJT9876"
"""The ranks in their natural order, from the ace down."""
TRUMP_RANKS: Final = "J9AKQT876"
PACK: Final = pack(RANKS)
OBENABE: Final = "obenabe"
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
    strength = {card: -RANKS.index(card.rank) for card in PACK}
    if contract == UNDENUFE:
        strength = {card: -s for card, s in strength.items()}
    for card in PACK:
        if card.suit == trump:
            strength[card] = -TRUMP_RANKS.index(card.rank)
    return Order(trump, {card: card.suit for card in PACK}, strength)


@cache
def points_of(contract: str, undenufe_six: int = 0) -> Mapping[Card, int]:
    """What each card counts in a trick; 152 in all.

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
def suit_cards(suit: Suit) -> frozenset[Card]:
    """Every card of a suit."""
    return frozenset(card for card in PACK if card.suit == suit)


@cache
def lower_trumps(card: Card) -> frozenset[Card]:
    """The trumps below this one, if its suit is trump."""
    assert card.suit is not None
    strength = order_of(card.suit).strength
    return frozenset(c for c in suit_cards(card.suit) if strength[c] < strength[card])


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


@cache
def _places(contract: str) -> Mapping[Card, int]:
    return {card: place for place, card in enumerate(order_of(contract).sorted(PACK))}


def in_order(hand: Iterable[Card], contract: str = "") -> tuple[Card, ...]:
    """A hand in playing order."""
    return tuple(sorted(hand, key=_places(contract).__getitem__))
