"""The style of cards someone has chosen: a deck, a table, and the emoji for cards."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import get_args

from bot.rules.about.hand_order import AS_LAID, HandOrder
from cardart.scene import DECKS, FACES, Deck, Theme

THEMES: tuple[Theme, ...] = get_args(Theme)
EmojiBook = Mapping[tuple[Deck, str], str]
"""The emoji of a deck's cards, as a text has them: ``<:name:id>``."""
_order = lru_cache(maxsize=256)(HandOrder.read)
_DECKS: Mapping[str, Deck] = {deck: deck for deck in DECKS}
_THEMES: Mapping[str, Theme] = {theme: theme for theme in THEMES}
_DECK_OF: Mapping[str, Deck] = {deck.replace("-", "_"): deck for deck in DECKS}
_NAME = re.compile(f"({'|'.join(_DECK_OF)})_({'|'.join(FACES)}|back)_[0-9a-f]{{8}}")
_EMOJI = re.compile(r"<:\w+:\d+>[ \u00a0]?")


@dataclass(frozen=True, slots=True)
class CardStyle:
    """The deck and the table that a reader has chosen, and the emoji that exist for cards.

    ``hand`` is the order in which a hand lies.

    ``plain`` is for readers who want no emoji, in texts or on buttons; ``text_only`` for those
    who want words in place of the pictures of tables and hands.
    """

    deck: Deck = "classic"
    theme: Theme = "dark"
    emoji: EmojiBook = field(default_factory=dict, repr=False)
    plain: bool = False
    text_only: bool = False
    hand: HandOrder = AS_LAID

    @classmethod
    def of(
        cls,
        deck: str,
        theme: str,
        emoji: EmojiBook,
        plain: bool = False,
        text_only: bool = False,
        hand_order: str = "",
    ) -> "CardStyle":
        """Make a style from stored names; a deck or table that no longer exists is the default."""
        return cls(
            _DECKS.get(deck, DECKS[0]),
            _THEMES.get(theme, THEMES[0]),
            {} if plain else emoji,
            plain,
            text_only,
            _order(hand_order),
        )


def decks_of(stored: str) -> dict[str, str]:
    """The decks of single games, by the game's key, from their stored text.

    >>> decks_of("one=swiss other=jumbo")
    {'one': 'swiss', 'other': 'jumbo'}
    """
    return dict(part.split("=", 1) for part in stored.split() if "=" in part)


def with_deck(stored: str, game: str, deck: str) -> str:
    """The stored decks of single games with one more, or without it (``deck`` is empty).

    >>> with_deck("one=swiss", "other", "jumbo"), with_deck("one=swiss", "one", "")
    ('one=swiss other=jumbo', '')
    """
    decks = {**decks_of(stored), game: deck}
    return " ".join(f"{key}={named}" for key, named in decks.items() if named)


def is_ours(name: str) -> bool:
    """Whether an emoji of this name is a card of one of the decks.

    >>> is_ours("jumbo_four_JS_0123abcd"), is_ours("party_parrot")
    (True, False)
    """
    return _NAME.fullmatch(name) is not None


def book(named: Iterable[tuple[str, int]]) -> dict[tuple[Deck, str], str]:
    """The emoji by deck and card, from names and ids; of two for one card the newer counts.

    >>> book([("swiss_JS_0123abcd", 7), ("swiss_JS_4567abcd", 8), ("wave", 9)])
    {('swiss', 'JS'): '<:swiss_JS_4567abcd:8>'}
    """
    found: dict[tuple[Deck, str], str] = {}
    for name, number in sorted(named, key=lambda one: one[1]):
        if read := _NAME.fullmatch(name):
            found[_DECK_OF[read[1]], read[2]] = f"<:{name}:{number}>"
    return found


def without_emoji(text: str) -> str:
    """A text in which the cards stand in words alone.

    >>> without_emoji("Your hand: <:swiss_JS_4567abcd:8> Eichel-Under")
    'Your hand: Eichel-Under'
    """
    return _EMOJI.sub("", text)
