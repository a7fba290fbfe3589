"""Sentences are parsed one by one, and come out as from the whole catalogue."""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast

from bot.words import catalogue
from bot.words.sentences import Sentences, split
from bot.words.words import languages, texts, words
from cardart.scene import Deck

parsed = cache(FluentResource)
"""A file of a catalogue, read once for both that ask for it."""


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_falls_into_what_its_parser_finds(language: str) -> None:
    seen: set[str] = set()
    for file, text in texts(language):
        body = [e for e in parsed(text).body if not isinstance(e, ast.BaseComment)]
        assert all(isinstance(entry, ast.Message | ast.Term) for entry in body), file
        written = FluentSerializer()
        for entry, (key, said) in zip(body, split(text), strict=True):
            (alone,) = FluentResource(f"{key} ={said}").body
            assert isinstance(entry, ast.Message) and isinstance(alone, ast.Message)
            alone.comment = entry.comment
            assert written.serialize_entry(alone) == written.serialize_entry(entry)
            assert key not in seen, "said once"
            seen.add(key)


@pytest.mark.parametrize("language", languages())
def test_what_a_deck_says_stands_wherever_it_is_referred_to(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    for _, text in texts(language):
        whole.add_resource(parsed(text))
    for deck in get_args(Deck):
        sentences = catalogue.bundle(language, deck)
        for _, text in texts(language):
            for key in re.findall(rf"^deck-{deck}-([\w-]+) *=", text, re.MULTILINE):
                own = sentences.format_pattern(sentences.get_message(key).value, {})
                pattern = whole.get_message(f"deck-{deck}-{key}").value
                assert pattern is not None and own == whole.format_pattern(pattern, {})


def test_a_term_of_others_is_read_with_them_and_a_riddle_is_told() -> None:
    text = (
        "# why\nhost = { -robot } and\n    { who }\n-robot = Rob\nwho = { $who }\nodd = { gone }\n"
    )
    sentences = Sentences("en", dict(split(text)))
    said = sentences.format_pattern(sentences.get_message("host").value, {"who": "Ann"})
    assert said == ("Rob and\nAnn", [])
    assert sentences.has_message("who") and not sentences.has_message("gone")
    _, errors = sentences.format_pattern(sentences.get_message("odd").value, {})
    assert errors
    with pytest.raises(LookupError):
        sentences.get_message("gone")


def test_the_first_of_a_month_is_an_ordinal_in_french() -> None:
    french = words("fr")
    first, later = date(2026, 12, 1), date(2026, 12, 31)
    assert french.say("date", day=first) == "1er déc. 2026"
    assert french.say("evening-day", day=first) == "mardi 1er décembre 2026"
    assert french.say("date", day=later) == "31 déc. 2026"
    assert french.say("evening-day", day=date(2026, 12, 11)) == "vendredi 11 décembre 2026"
    assert words("it").say("date", day=first) == "1 dic 2026"


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("Ben", "a Ben"),
        ("Anna", "ad Anna"),
        ("ánna", "ad ánna"),
        ("**Anna**", "ad **Anna**"),
        ("Ada", "a Ada"),
        ("Emma", "a Emma"),
        ("<@12>", "a <@12>"),
        ("", "a "),
    ],
)
def test_an_italian_name_that_begins_with_a_follows_ad(who: str, said: str) -> None:
    assert words("it").say("kept-for", who=who) == f"riservato {said}"


def test_italian_lists_join_a_name_that_begins_with_e_by_ed() -> None:
    italian = words("it")
    assert italian.say("list", rest="Ben", last="Emma") == "Ben ed Emma"
    assert italian.say("list", rest="Ben", last="Edo") == "Ben e Edo"
    assert italian.say("list", rest="Ben", last="Anna") == "Ben e Anna"


def test_no_french_sentence_has_a_word_that_is_elided_before_what_may_begin_with_a_vowel() -> None:
    """People, and jacks, which are *Unders* to those with Swiss cards."""
    told = r"\$(?:who|whom|to_whom|person|taker|holder|maker|makers|eldest|dealer|partner|winners?)"
    for file, text in texts("fr"):
        assert not re.search(rf"\b([dj]e|que|ne) \*{{0,2}}{{ (?:{told}|ranks-[JQ]) }}", text), file


def test_no_italian_sentence_says_a_before_a_person_who_may_be_anna() -> None:
    people = "who|person|receiver|taker|holder|maker|makers|eldest|dealer|game"
    for file, text in texts("it"):
        assert not re.search(rf"\ba \*{{0,2}}{{ \$({people}) }}", text), file


def test_no_italian_article_stands_before_a_number_that_may_be_eight_or_eleven() -> None:
    """*I 10 punti*, but *gli 11 punti*; *il 7 marzo*, but *l’8 marzo*."""
    article = "i|ai|dei|nei|dai|sui|il|al|del|nel|dal|sul"
    told = "count|target|limit|bid|value|wanted|points|of|deals|table|date"
    for file, text in texts("it"):
        lines = [line for line in text.splitlines() if not line.startswith("verify-daily")]  # ISO
        found = re.compile(rf"\b({article}) {{ \$({told}) }}", re.IGNORECASE)
        assert [line for line in lines if found.search(line)] == [], file


@pytest.mark.parametrize(
    ("language", "key", "facts", "said"),
    [
        ("fr", "duplicate-after", {"done": 0, "deals": 4}, "Aucune des 4 donnes terminée"),
        ("fr", "duplicate-after", {"done": 1, "deals": 4}, "Après 1 donne sur 4"),
        ("fr", "duplicate-after", {"done": 2, "deals": 4}, "Après 2 donnes sur 4"),
        ("it", "duplicate-after", {"done": 0, "deals": 4}, "Nessuna delle 4 smazzate terminata"),
        ("it", "duplicate-after", {"done": 1, "deals": 4}, "Dopo 1 smazzata su 4"),
        ("it", "duplicate-is-ended", {"done": 1, "deals": 4}, "Chiuso dopo 1 smazzata su 4."),
        (
            "de",
            "vote-waits",
            {"who": "Ann und Bob", "count": 2},
            "Es fehlen noch die Antworten von Ann und Bob.",
        ),
    ],
)
def test_a_noun_agrees_with_its_count(
    language: str, key: str, facts: dict[str, Any], said: str
) -> None:
    assert words(language).say(key, **facts) == said
