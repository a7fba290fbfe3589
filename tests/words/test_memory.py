"""Sentences that were said are kept in mind, and never taken for others."""

from __future__ import annotations

import pytest

from bot.rules import Suit
from bot.words.card_style import CardStyle
from bot.words.words import _said, languages, words


@pytest.fixture(autouse=True)
def forgetful() -> None:
    _said.cache_clear()


def test_what_was_said_is_not_put_together_again() -> None:
    said = words("en").say("no-table-full", players=4)
    before = _said.cache_info()
    assert words("en").say("no-table-full", players=4) == said
    assert _said.cache_info().hits == before.hits + 1
    assert said != words("en").say("no-table-full", players=5)


def test_each_language_deck_and_kind_of_fact_has_its_own() -> None:
    for language in languages():
        for deck in ("classic", "swiss"):
            spoken = words(language, CardStyle(deck=deck))
            for key, facts in (("rank-J", {}), ("no-table-full", {"players": 1})):
                anew = _said.__wrapped__(language, spoken.style.deck, False, key, **facts)
                assert spoken.say(key, **facts) == spoken.say(key, **facts) == anew
    assert words("en").say("no-outdated") != words("de").say("no-outdated")
    _said.cache_clear()
    for game in (1, True, "1", 1.0, "S", Suit("S")):
        words("en").say("no-unknown-game", game=game)
    assert _said.cache_info().currsize == 6, "equal, but not of one kind"
