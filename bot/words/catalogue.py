"""The Fluent catalogues: each sentence by its language, its key and its facts, and kept in mind."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from typing import Any, Final

from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Pattern, Placeable, TextElement, VariableReference

from bot.rules.kit.cards import RANKS
from bot.words.sentences import Sentences, split
from cardart.scene import SUITS, Deck, printed
from cardart.text_cache import text_cache

DEFAULT = "en"
DRAFT = "DRAFT"
"""A file that marks a folder of catalogues as unfinished: nobody is offered its language."""
MINUS = "\u2212"
"""A true minus sign, as wide as a plus."""
REMEMBERED = 20_000
"""Sentences that are kept in mind after they were said: some megabytes."""

STOPS = (".", "!", "?", "…")
"""The ends of sentences; labels, and lines of a list, have none."""
_OF_A_SUIT = re.compile(f"(sign|suit)-[{SUITS}]")
"""The keys that every suit has."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have whole catalogues, the default one first."""
    found = [folder.name for folder in _folders() if not (folder / DRAFT).is_file()]
    return tuple(sorted(found, key=lambda name: (name != DEFAULT, name)))


def drafts() -> tuple[str, ...]:
    """The languages that are being translated, and are offered to nobody yet."""
    return tuple(sorted(folder.name for folder in _folders() if (folder / DRAFT).is_file()))


PLACES: Final[list[Traversable]] = [files("bot.words.locales")]
"""The places of catalogues, a folder a language; the languages are those of the first."""


def _folders() -> list[Traversable]:
    found = PLACES[0].iterdir()
    return [entry for entry in found if entry.is_dir() and entry.name[0] not in "._"]


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every catalogue of a language: its file name and its text."""
    folders = [folder for place in PLACES if (folder := place / language).is_dir()]
    for entry in sorted((e for folder in folders for e in folder.iterdir()), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text(encoding="utf-8")


_PICTOGRAPH = re.compile(
    "(?:[\U0001f000-\U0001faff\u21a9\u231b\u23ed-\u23f8\u26a0\u2705\u274c]\ufe0f?|\u25b6\ufe0f) "
)
"""A small picture before words, which a screen reader reads out as a name."""


@cache
def _source(language: str, plain: bool) -> Mapping[str, str]:
    """The text of each key of a language, as it is written."""
    found = (_PICTOGRAPH.sub("", text) if plain else text for _, text in texts(language))
    return {key: said for text in found for key, said in split(text)}


@cache
def bundle(language: str, deck: Deck, plain: bool = False) -> Sentences:
    """The sentences of a language; what a deck says differently takes the place of the usual.

    ``plain``: without the small pictures before some of them; what people typed keeps its own.

    ``deck-swiss-rank-J`` is what ``rank-J`` says to people who play with Swiss cards, by itself and
    wherever a sentence refers to it. A deck that is another one with its suits paired otherwise
    says what that one says, of the suits that stand for these. ``plain-button-step-on`` is what
    ``button-step-on``, a mere arrow, says to readers without emoji; a deck's own words go before.

    ``card-JS`` is the jack of spades as this deck calls it, for sentences that refer to it.
    """
    source = _source(language, plain)
    own = (_instead(source, "plain-") if plain else {}) | _of_deck(source, deck)
    return Sentences(language, _cards({**source, **own}))


def _instead(source: Mapping[str, str], prefix: str) -> dict[str, str]:
    """The sentences that take the place of others, under the key of those."""
    found = source.items()
    return {key.removeprefix(prefix): said for key, said in found if key.startswith(prefix)}


def _of_deck(source: Mapping[str, str], deck: Deck) -> dict[str, str]:
    """The texts of a deck's own; a suit is called as the printed one that stands for it."""
    said = _instead(source, f"deck-{printed(deck)[0]}-")
    suits = [(key, *key.split("-")) for key in said if _OF_A_SUIT.fullmatch(key)]
    own = {key: said[f"{kind}-{printed(deck, f'A{suit}')[1][1]}"] for key, kind, suit in suits}
    return said | own


def _cards(source: dict[str, str]) -> dict[str, str]:
    """With a sentence for each card, ``card-JS``: the sentence ``card`` of its rank and suit."""
    if (model := source.get("card")) is not None:
        for rank, suit in product(RANKS, SUITS):
            named = model.replace("$rank", f"rank-{rank}").replace("$suit", f"sign-{suit}")
            source.setdefault(f"card-{rank}{suit}", named)
    return source


@text_cache(REMEMBERED, typed=True)
def said(language: str, deck: Deck, plain: bool, key: str, /, **facts: Any) -> str:
    """The sentence of this key; cached, since most of a screen was said a moment ago."""
    sentences = bundle(language, deck, plain)
    if not sentences.has_message(key):
        return said(DEFAULT, deck, plain, key, **facts) if language != DEFAULT else _plain(key)
    text = _formatted(sentences, key, facts)
    return _begun(language, deck, text) if plain and text.endswith(STOPS) else text


def _begun(language: str, deck: Deck, text: str) -> str:
    """Sentences with a capital where they begin with a suit, whose name has no sign before it."""
    return _suits_first(language, deck).sub(lambda found: found[0].capitalize(), text)


@cache
def _suits_first(language: str, deck: Deck) -> re.Pattern[str]:
    """The names of suits at the beginning of a sentence."""
    names = "|".join(re.escape(said(language, deck, True, f"suit-{suit}")) for suit in SUITS)
    return re.compile(rf"(?:^|(?<=[.!?…] ))(?:{names})\b", re.MULTILINE)


def _formatted(sentences: Sentences, key: str, facts: Mapping[str, Any]) -> str:
    """A sentence of a language with these facts in it."""
    pattern = sentences.get_message(key).value
    if (filled := _filled(pattern, facts)) is not None:
        return _with_minus(filled, facts.values())
    values = {name: _ungrouped(value) for name, value in facts.items()}
    text, _ = sentences.format_pattern(pattern, values) if pattern else ("", [])
    return _with_minus(str(text), facts.values())


def _filled(pattern: Pattern | None, facts: Mapping[str, Any]) -> str | None:
    """A sentence of nothing but text and variables, filled in; ``None`` for any other.

    Most that are said for the first time are of this kind, with names or cards: Fluent's own way
    takes five times as long for them, and comes to the same.
    """
    parts = []
    for part in pattern.elements if isinstance(pattern, Pattern) else (pattern,):
        if isinstance(part, TextElement):
            parts.append(part.value)
            continue
        asked = part.expression if isinstance(part, Placeable) else None
        value = facts.get(asked.id.name) if isinstance(asked, VariableReference) else None
        if not isinstance(value, str | int) or isinstance(value, bool):
            return None
        parts.append(str(value))
    return "".join(parts)


@lru_cache(maxsize=REMEMBERED)
def key_of(language: str, deck: Deck, game: str, key: str) -> str:
    """The key of the game's own sentence, or the common one."""
    own, known = f"{game}-{key}", (bundle(language, deck), bundle(DEFAULT, deck))
    return own if any(sentences.has_message(own) for sentences in known) else key


@lru_cache(maxsize=REMEMBERED)
def card(language: str, deck: Deck, card: str) -> str:
    """A card in text: three sentences, said dozens of times on every screen."""
    if len(card) == 2 and card[1] in SUITS:
        rank = said(language, deck, False, f"rank-{card[0]}")
        sign = said(language, deck, False, f"sign-{card[1]}")
        return said(language, deck, False, "card", rank=rank, suit=sign)
    return said(language, deck, False, f"card-{card}")


def _ungrouped(value: object) -> object:
    """Wrap a number, to be written without grouping (table 1234) and still count for plurals."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return value


def _with_minus(text: str, values: Iterable[object]) -> str:
    """Give negative numbers in a sentence a true minus sign: "−6 points"."""
    for value in values:
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<![0-9A-Za-z-])-{-value}(?![0-9A-Za-z])", f"{MINUS}{-value}", text)
    return text


def _plain(key: str) -> str:
    """A key in plain words, for want of a sentence."""
    text = re.sub(r"^[a-z]+-", "", key).replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]
