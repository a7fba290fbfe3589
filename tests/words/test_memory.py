"""Sentences that were said are kept in mind, and never taken for others."""

from __future__ import annotations

import re

import pytest

from bot.rules import Suit
from bot.words import catalogue
from bot.words.card_style import CardStyle
from bot.words.words import languages, words


@pytest.fixture(autouse=True)
def forgetful() -> None:
    catalogue.said.cache_clear()


def test_what_was_said_is_not_put_together_again() -> None:
    said = words("en").say("no-table-full", players=4)
    before = catalogue.said.cache_info()
    assert words("en").say("no-table-full", players=4) == said
    assert catalogue.said.cache_info().hits == before.hits + 1
    assert said != words("en").say("no-table-full", players=5)


def test_each_language_deck_and_kind_of_fact_has_its_own() -> None:
    for language in languages():
        for deck in ("classic", "swiss"):
            spoken = words(language, CardStyle(deck=deck))
            for key, facts in (("rank-J", {}), ("no-table-full", {"players": 1})):
                anew = catalogue.said.__wrapped__(language, spoken.style.deck, False, key, **facts)
                assert spoken.say(key, **facts) == spoken.say(key, **facts) == anew
    assert words("en").say("no-outdated") != words("de").say("no-outdated")
    catalogue.said.cache_clear()
    for game in (1, True, "1", 1.0, "S", Suit("S")):
        words("en").say("no-unknown-game", game=game)
    assert catalogue.said.cache_info().currsize == 6, "equal, but not of one kind"


@pytest.mark.parametrize("language", languages())
def test_what_is_only_filled_in_is_what_fluent_says(language: str) -> None:
    sentences, filled = catalogue.bundle(language, "classic"), 0
    for _, text in catalogue.texts(language):
        facts = {name: f"{name} Ω_" for name in re.findall(r"\$(\w+)", text)}
        facts |= {name: 1234 + n for n, name in enumerate(facts) if n % 3 == 0}
        args = {name: catalogue._ungrouped(value) for name, value in facts.items()}
        for key in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE):
            pattern = sentences.get_message(key).value
            assert pattern is not None
            said = catalogue._filled(pattern, facts)
            if said is not None:
                assert (said, []) == sentences.format_pattern(pattern, args)
                filled += 1
    assert filled > 500


def test_a_fact_that_fluent_must_write_or_choose_by_is_left_to_it() -> None:
    sentences = catalogue.bundle("en", "classic")
    pattern = sentences.get_message("card").value
    assert catalogue._filled(pattern, {"rank": "J", "suit": "S"}) == "JS"
    for suit in (True, 1.5, None):
        assert catalogue._filled(pattern, {"rank": "J", "suit": suit}) is None
    assert catalogue._filled(pattern, {"rank": "J"}) is None
