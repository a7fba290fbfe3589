"""Rules in a few words: true to the options, short, in every language."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.rules import GAMES, Options, Refused
from bot.rules.options import Value, spell
from bot.storage.rows.ids import UserId
from bot.tables.model.lobby import Lobby, OwnRules
from bot.tables.model.refusals import Refusal
from bot.tables.screens.discord_limits import ITEM, length
from bot.tables.screens.help_screen import PAGES
from bot.tables.screens.rules_about import about_lines, in_short, page_text, set_about, told_value
from bot.tables.screens.rules_screen import rules_to_open, set_items
from bot.words.words import Words, languages, words
from tests.support.kept import in_words
from tests.words.catalogues import choices, entries, messages
from tests.words.strict import strictly

MOST_LINES = 12
SAME = "preset-source-about"
"""The sentence about original rules that are the standard rules."""
RUN_TOGETHER = re.compile(r"[0-9a-zà-ÿ.:;!?)][A-ZÀ-Ý][a-zà-ÿ ]")
"""A sentence that begins where another stops, without a blank or a line between."""
everywhere = pytest.mark.parametrize(("game", "language"), in_words())


def lobby_of(game: str, preset: str = "house") -> Lobby:
    return Lobby.open(game, preset, UserId(1), "Ann")


@everywhere
def test_each_set_of_rules_has_a_sentence(game: str, language: str) -> None:
    w, rules = words(language), GAMES[game]
    with strictly():
        said = {name: set_about(w, rules, name) for name in rules.presets}
    assert len(set(said.values())) == len(said)
    for name, sentence in said.items():
        assert 15 <= length(sentence) <= ITEM, sentence
        assert sentence.rstrip()[-1] in ".。", name
    with strictly():
        items = {item.value: item.hint for item in set_items(w, rules, [])}
        offered = {value: label for label, value in rules_to_open(w, rules, [], "house", False)}
    assert said.items() <= items.items(), "a menu shows them whole"
    assert all(sentence in offered[name] for name, sentence in said.items())


@everywhere
def test_no_set_is_called_the_standard_rules_that_is_not(game: str, language: str) -> None:
    w, presets = words(language), GAMES[game].presets
    same = {name for name in presets if set_about(w, GAMES[game], name) == w.say(SAME)}
    assert all(presets[name] == presets["house"] for name in same)


@everywhere
def test_the_whole_game_in_a_few_lines(game: str, language: str) -> None:
    w = words(language)
    for preset in GAMES[game].presets:
        with strictly():
            text = in_short(w, game, lobby_of(game, preset))
            assert in_short(w, game).splitlines()[0] in in_short(w, game, lobby_of(game))
        assert 6 <= len(text.splitlines()) <= MOST_LINES
        assert length(text) <= 1700 and max(map(length, text.splitlines())) <= 320


@everywhere
def test_no_sentence_of_a_page_runs_into_another(game: str, language: str) -> None:
    w = words(language)
    for preset in GAMES[game].presets:
        for page in (*PAGES, "short"):
            text = page_text(w, game, page, lobby_of(game, preset))
            assert RUN_TOGETHER.findall(text) == [], (preset, page)


@everywhere
def test_the_few_lines_follow_the_rules_of_the_table(game: str, language: str) -> None:
    """A rule that they tell, chosen otherwise, is told otherwise: perhaps beside another rule."""
    told = messages(language)[f"{game}-help-short"].variables
    house = GAMES[game].presets["house"]
    knobs = [knob for knob in GAMES[game].options.fields() if knob.name in told]
    assert knobs, "a page that is the same whatever is played"
    beside = [house, *(house.with_value(k.name, spell(v)) for k in knobs for v in k.values)]
    for knob in knobs:
        pages = [
            {_page(game, language, options.with_value(knob.name, spell(v))) for v in knob.values}
            for options in beside
        ]
        assert max(map(len, pages)) > 1, knob.name


def _page(game: str, language: str, options: Options) -> str:
    """The few lines without the names of the rules at their end."""
    lobby = replace(lobby_of(game), options=options)
    with strictly():
        page = in_short(words(language), game, lobby)
    return "\n".join(line for line in page.splitlines() if not line.startswith("-#"))


@everywhere
def test_every_page_follows_the_rules_of_the_table(game: str, language: str) -> None:
    """A page that tells a rule tells it otherwise where it is chosen otherwise."""
    w, house = words(language), GAMES[game].presets["house"]
    knobs = {knob.name: knob for knob in GAMES[game].options.fields()}
    beside = [house, *(house.with_value(n, spell(v)) for n, k in knobs.items() for v in k.values)]
    for page in PAGES:
        told = messages(language).get(f"{game}-help-{page}")
        for name in (told.variables & knobs.keys()) if told else ():
            texts = (
                {_said(w, game, page, o.with_value(name, spell(v))) for v in knobs[name].values}
                for o in beside
            )
            assert any(len(found) > 1 for found in texts), f"{page}: {name}"


def _said(w: Words, game: str, page: str, options: Options) -> str:
    with strictly():
        return page_text(w, game, page, _with(game, options))


@everywhere
def test_each_rule_is_told_on_a_page(game: str, language: str) -> None:
    """Every value of a rule reads otherwise: perhaps beside another rule."""
    w, house = words(language), GAMES[game].presets["house"]
    knobs = list(GAMES[game].options.fields())
    beside = [house, *(house.with_value(k.name, spell(v)) for k in knobs for v in k.values)]
    untold = [
        knob.name
        for knob in knobs
        if not any(
            len({_book(w, game, o.with_value(knob.name, spell(v))) for v in knob.values})
            == len(knob.values)
            for o in beside
        )
    ]
    assert untold == []


def _book(w: Words, game: str, options: Options) -> tuple[str, ...]:
    """All pages under these rules."""
    known = [page for page in PAGES if w.known(game, f"help-{page}")]
    return tuple(_said(w, game, page, options) for page in known)


def _with(game: str, options: Options) -> Lobby:
    return replace(lobby_of(game), options=options)


@everywhere
def test_a_page_chooses_only_by_what_there_can_be(game: str, language: str) -> None:
    """Each of its variants is of a value that a rule may have, or of a number of players.

    Games of a family share their sentences, so one may have what another has not.
    """
    plural, family = Locale(language).plural_form, GAMES[game].__module__.rsplit(".", 1)[0]
    possible: dict[str, set[Value]] = defaultdict(set)
    for rules in (one for one in GAMES.values() if one.__module__.startswith(f"{family}.")):
        possible["players"] |= {n for o in rules.presets.values() for n in rules.players(o)}
        for knob in rules.options.fields():
            possible[knob.name] |= {told_value(value) for value in knob.values}
    never = [
        (key, name, variant)
        for key, name, variant in _choices(game, language)
        if name in possible
        and variant not in {str(value) for value in possible[name]}
        and variant not in {plural(value) for value in possible[name] if isinstance(value, int)}
    ]
    assert never == []


def _choices(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """The variants in a game's rules: the sentence, the variable it chooses by, and the value.

    The default is no variant.
    """
    told = (f"{game}-help-", f"{game}-preset-")
    for _, entry in entries(language):
        if isinstance(entry, ast.Message) and entry.id.name.startswith(told):
            for choice in choices(entry.value):
                if isinstance(choice.selector, ast.VariableReference):
                    for variant in choice.variants:
                        if not variant.default:
                            key = variant.key
                            value = key.name if isinstance(key, ast.Identifier) else key.value
                            yield entry.id.name, choice.selector.id.name, value


@everywhere
def test_no_page_leaves_the_target_to_the_table(game: str, language: str) -> None:
    """Not "usually 10": the points that win are a number, without a table those of house."""
    w, house = words(language), GAMES[game].presets["house"]
    scale = getattr(house, "scale", 1)
    knob = next((k for k in GAMES[game].options.fields() if k.name == "target"), None)
    for value in knob.values if knob else ():
        lobby = _with(game, house.with_value("target", spell(value)))
        aim = page_text(w, game, "aim", lobby)
        assert re.search(rf"(?<!\d){value * scale}(?!\d)", aim), aim
    if knob:
        assert page_text(w, game, "aim") == page_text(w, game, "aim", lobby_of(game))


@pytest.mark.parametrize("language", languages())
def test_a_page_knows_pack_lead_and_penalties_of_its_table(language: str) -> None:
    w = words(language)
    british, house = lobby_of("euchre", "british"), lobby_of("euchre")
    deal = page_text(w, "euchre", "deal", british)
    assert "24" in deal and "32" not in deal and w.card("2S") in deal
    assert "32" in page_text(w, "euchre", "deal", house)
    assert page_text(w, "euchre", "play", british) != page_text(w, "euchre", "play", house)
    cutthroat = GAMES["cutthroat"].presets["house"].with_value("euchred", "2")
    scoring = page_text(w, "cutthroat", "scoring", _with("cutthroat", cutthroat))
    assert scoring != page_text(w, "cutthroat", "scoring")


@everywhere
def test_nothing_is_said_of_a_set_that_was_changed(game: str, language: str) -> None:
    w, lobby = words(language), lobby_of(game)
    assert len(about_lines(w, lobby)) == 1
    assert about_lines(w, replace(lobby, own=OwnRules("Ours", lobby.options))) == []
    for knob in GAMES[game].options.fields():
        for value in map(spell, knob.values[1:]):
            try:
                assert about_lines(w, lobby.with_option(knob.name, value)) == []
            except (Refusal, Refused):
                continue
