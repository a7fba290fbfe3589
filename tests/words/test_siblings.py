"""Games do not drift apart: what English says alike in two of them, each language says alike."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_message

from bot.rules import GAMES
from bot.words.words import DEFAULT, languages
from tests.words.catalogues import entries

OTHERS = [language for language in languages() if language != DEFAULT]
TERMS = {
    "auction",  # to shove is no bid, where English has calls for both
    "badge-maker",  # who plays for the bid has a name of their own in some games
    "contract-by",
    "event-bid",  # tricks are announced, points are bid
    "ask-bid",
    "action-bid",
    "way-bid",
    "tag-bid",
    "event-you-drew",  # from a stock with a name of its own
    "option-low-to",  # points have a name of their own in some games
    "sum-no-point",
    "pile-widow",  # the source of Widow Pitch calls it a stock
    "pile-stock",
    "mark-left",  # signs on the cards
    "mark-right",
}
"""Keys whose words may differ by game, since a language has terms where English has one."""


@cache
def said(language: str) -> dict[str, str]:
    """The text after the key, for every message of a language."""
    return {
        entry.id.name: serialize_message(entry).partition("=")[2].strip()
        for _, entry in entries(language)
        if isinstance(entry, ast.Message)
    }


def families(keys: Iterator[str]) -> dict[str, list[str]]:
    """The keys that are the same but for the game they begin with, the common one among them."""
    found: dict[str, list[str]] = defaultdict(list)
    for key in keys:
        games = [game for game in GAMES if key.startswith(f"{game}-")]
        game = max(games, key=len, default="")
        found[key.removeprefix(f"{game}-") if game else key].append(key)
    return found


def drifted(language: str) -> Iterator[tuple[str, str]]:
    """Pairs of keys that English says alike and this language does not."""
    model, spoken = said(DEFAULT), said(language)
    for suffix, keys in families(iter(model)).items():
        for one, other in combinations(keys, 2):
            if suffix not in TERMS and model[one] == model[other] and spoken[one] != spoken[other]:
                yield one, other


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_said_alike_in_english_is_said_alike(language: str) -> None:
    assert list(drifted(language)) == []


def test_many_sentences_are_compared() -> None:
    model = said(DEFAULT)
    alike = [
        (one, other)
        for keys in families(iter(model)).values()
        for one, other in combinations(keys, 2)
        if model[one] == model[other]
    ]
    assert len(alike) > 200


def test_every_exception_is_needed() -> None:
    """A term stands in the list only as long as some language differs in it."""
    model = said(DEFAULT)
    apart = {
        suffix
        for language in OTHERS
        for suffix, keys in families(iter(model)).items()
        for one, other in combinations(keys, 2)
        if model[one] == model[other] and said(language)[one] != said(language)[other]
    }
    assert apart >= TERMS


@pytest.mark.parametrize("language", languages())
def test_a_rule_set_that_several_games_have_has_one_name(language: str) -> None:
    """Not *Short game*, *Short* and *short*, by the game."""
    spoken = said(language)
    for suffix, keys in families(iter(spoken)).items():
        if suffix.startswith("preset-") and not suffix.endswith(("-about", "-where")):
            assert len({spoken[key] for key in keys}) == 1, keys
