"""The cards of Jass: their pack, their order and points under a contract, and the duties owed.

A contract is the letter of a trump suit, ``obenabe`` or ``undenufe``; the empty one is that of a
deal in which nothing is named yet. Tables are made once a contract.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import SUIT_LETTERS, Card, Suit, pack
from bot.rules.kit.duties import UNDERTRUMP, Duties, Duty
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.history import Owed
from bot.rules.kit.tricks import Order, Trick

RANKS: Final = "AKQJT9876"
"""The ranks in their natural order, from the ace down."""
TRUMP_RANKS: Final = "J9AKQT876"
PACK: Final = pack(RANKS)
CONTRACTS: Final = ("S", "C", "D", "H", "obenabe", "undenufe")
"""All that can be played, in the order of the Swiss."""
UNDENUFE: Final = "undenufe"
POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_POINTS: Final = POINTS | {"J": 20, "9": 14}
LAST_TRICK: Final = 5
"""The points of the last trick, besides its cards."""
STRICT: Final = "strict"
VOID_FREE: Final = "void-free"


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


def owed_under(contract: str, undertrump: str, *, puur: bool = True) -> Owed:
    """The duties owed to a trick under this contract, by the table's ways."""
    return lambda trick: owed(trick, contract, undertrump, puur=puur)


def owed(trick: Trick, contract: str, undertrump: str, *, puur: bool = True) -> Duties:
    """The duties owed to this trick, which has been led to: to follow, or else trump.

    ``undertrump`` says which hand may go below a trump on the table: ``strict``, only one that has
    nothing else; ``all-trump-hand-free``, a hand of trumps alone; ``void-free``, a hand without
    the suit led. With ``puur`` the jack of trump may be kept, if it is the only trump.
    """
    return _owed(contract, puur, undertrump, trick.cards[0], trick.best)


@cache
def _owed(contract: str, puur: bool, undertrump: str, led: Card, best: Card | None) -> Duties:
    order, trump = order_of(contract), order_of(contract).trump
    assert best is not None and led.suit is not None
    if trump is None:
        return order.to_follow(led)
    if led.suit == trump:
        return _to_trumps(trump, puur)
    return _to_plain(led.suit, trump, best if best.suit == trump else None, undertrump)


@cache
def _to_trumps(trump: Suit, puur: bool) -> Duties:
    """The duty to follow trumps; a lone Puur may be kept, where the table says so."""
    trumps = order_of(trump).cards_of(trump)
    binding = trumps - {Card("J" + trump)} if puur else trumps
    return (Duty("must-follow", binding, trumps),)


@cache
def _to_plain(led: Suit, trump: Suit, highest: Card | None, undertrump: str) -> Duties:
    """The suit is followed or trumped; nobody goes below the highest trump on the table.

    Unless nothing else is left: by the strict rule nothing but such trumps, else but trumps.
    """
    order, pack = order_of(trump), frozenset(PACK)
    suit, trumps = order.cards_of(led), order.cards_of(trump)
    if highest is None:
        return (Duty("must-follow-or-trump", suit, suit | trumps),)
    lower = trumps - order.above(highest) - {highest}
    follow = Duty("must-follow-or-trump", suit, (suit | trumps) - lower)
    if undertrump == VOID_FREE:
        return (follow,)
    binding = pack - (lower if undertrump == STRICT else trumps)
    return (follow, Duty(UNDERTRUMP, binding, pack - lower))
