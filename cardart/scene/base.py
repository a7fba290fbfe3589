"""The names of cards, decks and themes, a card as a viewer sees it, and the base of all scenes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Literal, NamedTuple, get_args

from cardart.text_cache import text_cache

Theme = Literal["dark", "light"]
Deck = Literal["classic", "jumbo", "classic-four", "jumbo-four", "swiss", "swiss-jass"]
"""A deck's name: common cards, jumbo cards for weak eyes, both in four colours; Swiss cards.

Swiss cards are there in two pairings with French suits: see `PAIRED`.
"""
RANKS = "AKQJT98765432"
SUITS = "SHDC"
PAIRED: Mapping[Deck, tuple[Deck, str]] = {"swiss-jass": ("swiss", "DCSH")}
"""Decks that are another one with its suits paired otherwise, by that deck and its pairing.

A pairing names, for each of `SUITS` in turn, the letter under which the other deck has the suit.
"""
DECKS: tuple[Deck, ...] = tuple(deck for deck in get_args(Deck) if deck not in PAIRED)
"""Every deck that someone can choose."""
JOKERS = ("BJ", "LJ", "JK")
FACES = (*(rank + suit for suit in SUITS for rank in RANKS), *JOKERS)
"""Every card that has a face."""
AVATARS = (
    "ada", "bolt", "cog", "dot", "echo", "fuse", "gizmo", "hex", "ion", "jolt", "kilo", "lux",
)  # fmt: skip
"""Every robot's drawn face."""
BACKS = ("", "??")
_CARDS = frozenset((*FACES, *BACKS))
MOST_SEATS = 7


def is_card(text: str) -> bool:
    """Whether a text names a card face, a joker or a back.

    >>> [is_card(text) for text in ("TD", "BJ", "", "??", "1S", "AX")]
    [True, True, True, True, False, False]
    """
    return text in _CARDS


def printed(deck: Deck, card: str = "") -> tuple[Deck, str]:
    """The deck that one can choose, and the card of it, that look like a card of ``deck``.

    >>> printed("swiss-jass", "7H"), printed("swiss", "7H"), printed("swiss-jass", "JK")
    (('swiss', '7C'), ('swiss', '7H'), ('swiss', 'JK'))
    """
    if deck not in PAIRED:
        return deck, card
    chosen, pairing = PAIRED[deck]
    if card in JOKERS or not card:
        return chosen, card
    return chosen, card[0] + pairing[SUITS.index(card[1])]


def paired(deck: Deck, pairing: str) -> Deck:
    """A deck with its suits paired like this; one that knows no such pairing stays as it is.

    >>> paired("swiss", "DCSH"), paired("jumbo", "DCSH"), paired("swiss-jass", "")
    ('swiss-jass', 'jumbo', 'swiss')
    """
    chosen, _ = printed(deck)
    wanted = (chosen, pairing)
    return next((other for other, known in PAIRED.items() if known == wanted), chosen)


Made = tuple[Callable[..., object], tuple[type, tuple[object, ...]]]
"""A recipe for a value: a function, its class, and the contents of its fields."""


class Part:
    """The base of what a scene consists of: a value that is pickled as its fields alone.

    Where scenes are unpickled, equal parts are one: most of a scene was in the one before.
    """

    __slots__ = ()

    def __reduce__(self) -> Made:
        kind = type(self)
        return _known, (kind, _of(kind).held(self))


class Scene:
    """The base of all scenes: values, each of which is the key of its picture in any store."""

    __slots__ = ()

    def __reduce__(self) -> Made:
        kind = type(self)
        return _made, (kind, _of(kind).held(self))


class Fields(NamedTuple):
    """The getter of all fields of a class at once, and a setter for each of them."""

    held: Callable[[object], tuple[object, ...]]
    setters: tuple[Callable[[object, object], None], ...]


_FIELDS: dict[type, Fields] = {}


def _of(kind: type) -> Fields:
    """The fields of a class, looked up once."""
    if (known := _FIELDS.get(kind)) is None:
        first, second, *others = names = [field.name for field in fields(kind)]
        setters = tuple(vars(kind)[name].__set__ for name in names)
        known = _FIELDS[kind] = Fields(attrgetter(first, second, *others), setters)
    return known


def _made(kind: type, held: tuple[object, ...]) -> object:
    """The value whose fields hold this; it was checked when it was made first."""
    value: object = object.__new__(kind)
    for put, one in zip(_of(kind).setters, held, strict=True):
        put(value, one)
    return value


@text_cache(4096)
def _known(kind: type, held: tuple[object, ...]) -> object:
    """The part whose fields hold this, as it was made before."""
    return _made(kind, held)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFace(Part):
    """A card as one viewer sees it; `card` is ``""`` (or ``"??"``) for a back.

    :raises ValueError: there is no such card.
    """

    card: str = ""
    legal: bool = True
    chosen: bool = False
    mark: str = ""
    """A label of one or two letters on the card, such as R and L for the two bowers."""

    def __post_init__(self) -> None:
        if not is_card(self.card):
            raise ValueError(f"not a card: {self.card!r}")
        if self.card == "??":
            object.__setattr__(self, "card", "")
