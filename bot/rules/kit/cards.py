"""Cards and suits as the text they are written in: ``AS``, ``TD``, ``BJ``.

A card *is* its notation (a ``str``), so it prints, parses, sorts into dictionaries and
travels in logs without conversion; ``rank`` and ``suit`` are read off it.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final

RANKS: Final = "AKQJT98765432"
"""Every rank of the standard pack, from the ace down."""
SUIT_LETTERS: Final = "SHDC"
BIG_JOKER: Final = "BJ"
LITTLE_JOKER: Final = "LJ"
JOKER: Final = "JK"
JOKERS: Final = (BIG_JOKER, LITTLE_JOKER, JOKER)


class Suit(str):
    """A suit: ``S``, ``H``, ``D`` or ``C``. The same letter is always the same object."""

    __slots__ = ()
    _all: ClassVar[dict[str, "Suit"]] = {}

    def __new__(cls, letter: str) -> "Suit":
        """Give the suit of this letter.

        :raises ValueError: no suit has it.
        """
        try:
            return cls._all[letter]
        except KeyError:
            raise ValueError(f"no suit is called {letter!r}") from None

    def __reduce__(self) -> tuple[Callable[[str], "Suit"], tuple[str]]:
        return (_apart if self is TRUMPS else Suit), (str(self),)

    def __repr__(self) -> str:
        return f"Suit({str(self)!r})"

    @property
    def same_colour(self) -> "Suit":
        """The other suit of the same colour."""
        return _COLOUR[self]


Suit._all.update({letter: str.__new__(Suit, letter) for letter in SUIT_LETTERS})
SUITS: Final = tuple(Suit(letter) for letter in SUIT_LETTERS)
SPADES, HEARTS, DIAMONDS, CLUBS = SUITS
TRUMPS: Final = str.__new__(Suit, "T")
"""The suit of trumps that have none of the pack's, such as the jacks where they alone are trumps.

No card shows it and nobody can name it: an order may have it as its ``trump``, and a view says by
its contract which game is played.
"""


def _apart(_: str) -> Suit:
    return TRUMPS


_COLOUR: Final = {SPADES: CLUBS, CLUBS: SPADES, HEARTS: DIAMONDS, DIAMONDS: HEARTS}


class Card(str):
    """A card: rank then suit (``AS``, ``TD``), or a joker (``BJ``, ``LJ``, ``JK``).

    >>> Card("TD").rank, Card("TD").suit, Card("JK").suit
    ('T', Suit('D'), None)
    """

    __slots__ = ("rank", "suit")
    rank: str
    suit: Suit | None
    _all: ClassVar[dict[str, "Card"]] = {}

    def __new__(cls, text: str) -> "Card":
        """Give the card of this text.

        :raises ValueError: no card is written like this.
        """
        try:
            return cls._all[text]
        except KeyError:
            raise ValueError(f"no card is called {text!r}") from None

    def __reduce__(self) -> tuple[type["Card"], tuple[str]]:
        return Card, (str(self),)

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


def _make(text: str, rank: str, suit: Suit | None) -> Card:
    card = str.__new__(Card, text)
    card.rank, card.suit = rank, suit
    return card


Card._all.update({joker: _make(joker, joker, None) for joker in JOKERS})
Card._all.update({r + s: _make(r + s, r, s) for s in SUITS for r in RANKS})

EVERY_CARD: Final = tuple(Card._all.values())
"""Every card there is, in canonical order."""
_PLACE: Final = {card: place for place, card in enumerate(EVERY_CARD)}


def pack(ranks: str, *jokers: str, copies: int = 1) -> tuple[Card, ...]:
    """A pack in its stated order: the jokers, then S H D C, each from the ace down.

    Twins (``copies`` of two) stand beside each other.
    """
    cards = [Card(j) for j in jokers]
    cards += [Card(r + s) for s in SUITS for r in RANKS if r in ranks]
    return tuple(card for card in cards for _ in range(copies))


def cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by blanks or full stops.

    >>> cards("AS TD.9C")
    (Card('AS'), Card('TD'), Card('9C'))
    """
    return tuple(Card(word) for word in text.replace(".", " ").split())


def canonical(chosen: Iterable[Card]) -> tuple[Card, ...]:
    """The order in which a set of cards is written: BJ LJ JK, then S H D C from the ace down.

    >>> canonical(cards("9C JK AS"))
    (Card('JK'), Card('AS'), Card('9C'))
    """
    return tuple(sorted(chosen, key=_PLACE.__getitem__))


def without(hand: Sequence[Card], *gone: Card) -> tuple[Card, ...]:
    """The hand less one copy of each card in ``gone``.

    >>> without(cards("AS AS TD"), Card("AS"))
    (Card('AS'), Card('TD'))

    :raises ValueError: a card of ``gone`` is not in the hand.
    """
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)
