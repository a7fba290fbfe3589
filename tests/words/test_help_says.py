"""Facts that a reader of the pages of help once missed, game by game: said, under its rules.

In English the words themselves are looked for, in every language that the rule changes the page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import GAMES
from bot.rules.options import spell
from bot.storage.rows.ids import UserId
from bot.tables.model.lobby import Lobby
from bot.tables.screens.help_screen import PAGES, SHORT
from bot.tables.screens.rules_about import page_text
from bot.words.words import words
from tests.support.kept import kept, languages_of

BOUND = [
    (key, name, needs)
    for key, game in GAMES.items()
    for name, needs in game.options.bound().items()
]
SAYS = [(key, *said) for key in GAMES for said in kept(key).helps]


def lobby(game: str, changes: dict[str, Any]) -> Lobby:
    """A table of the house's rules, with these changes."""
    opened = Lobby.open(game, "house", UserId(1), "Ann")
    return replace(opened, options=replace(opened.options, **changes))


@pytest.mark.parametrize(("game", "page", "changes", "said"), SAYS)
def test_what_was_missed_is_said(game: str, page: str, changes: dict[str, Any], said: str) -> None:
    assert said in page_text(words("en"), game, page, lobby(game, changes))


@pytest.mark.parametrize(
    ("game", "page", "changes", "language"),
    [(*one[:3], language) for one in SAYS if one[2] for language in languages_of(one[0])],
)  # fmt: skip
def test_a_rule_that_differs_changes_the_page(
    game: str, page: str, changes: dict[str, Any], language: str
) -> None:
    usual = GAMES[game].presets["house"].values()
    there = page_text(words(language), game, page, lobby(game, changes))
    plain = page_text(words(language), game, page, lobby(game, {}))
    assert (there != plain) is any(usual[name] != value for name, value in changes.items())


@pytest.mark.parametrize(("game", "name", "needs"), BOUND)
def test_a_rule_that_plays_no_part_is_not_told(game: str, name: str, needs: str) -> None:
    fields = {known.name: known.values for known in GAMES[game].options.fields()}
    other, _, with_these = needs.partition("=")
    for value in (v for v in fields[other] if spell(v) not in with_these.split(",")):
        for language in languages_of(game):
            known = [p for p in (SHORT, *PAGES) if words(language).known(game, f"help-{p}")]
            pages = [
                [page_text(words(language), game, p, lobby(game, {other: value, name: x}))
                 for p in known]
                for x in fields[name]
            ]  # fmt: skip
            assert pages.count(pages[0]) == len(pages), (value, language)
