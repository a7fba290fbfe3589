"""The names of cards, decks and themes, a card as a viewer sees it, and the base of all scenes."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal, get_args

Theme = Literal["dark", "light"]
Deck = Literal["classic", "jumbo", "classic-four", "jumbo-four", "swiss"]
"""A deck's name: common cards, jumbo cards for weak eyes, both in four colours; Swiss cards."""
DECKS: tuple[Deck, ...] = get_args(Deck)
RANKS = "AKQJT98765432"
SUITS = "SHDC"
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


class Scene:
    """The base of all scenes: a key that depends on nothing but the visible facts."""

    __slots__ = ("_key",)
    _key: str

    def key(self) -> str:
        """The SHA-256 of the scene in hex: equal scenes have equal keys in every process."""
        try:
            return self._key
        except AttributeError:  # it is asked for wherever the scene goes, and made once
            key = hashlib.sha256(repr(self).encode("utf-8", "surrogatepass")).hexdigest()
            object.__setattr__(self, "_key", key)
            return key


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFace:
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
