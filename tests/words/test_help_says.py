"""What a reader of the pages of help once missed, game by game: it is said, under the rules played.

In English the words themselves are looked for, in every language that the rule changes the page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import GAMES
from bot.storage.rows.ids import UserId
from bot.tables.model.lobby import Lobby
from bot.tables.screens.rules_about import page_text
from bot.words.words import languages, words

SAYS: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("euchre", "scoring", {}, "1 point (alone too)"),
    ("euchre", "play", {"lone_lead": "maker-left"}, "the player to the maker’s left"),
    ("euchre", "play", {"lone_lead": "eldest"}, "against a lone maker too"),
    ("euchre", "deal", {"pack": 24}, "24 cards"),
    ("call-ace", "bidding", {}, "or nobody does"),
    ("call-ace", "bidding", {"ace_only": True}, "No other card makes one"),
    ("pepper", "scoring", {"partners": True}, "Partners’ tricks count together"),
    ("pepper", "scoring", {}, "a tie is a draw"),
    ("double-pepper", "deal", {"bowers": True}, "the highest trumps"),
    ("pinochle", "bidding", {"minimum": 20}, "at least 20"),
    ("pinochle", "bidding", {}, "not the one in a run"),
    ("pinochle", "bidding", {}, "*roundhouse*"),
    ("schieber", "bidding", {}, "from weakest to strongest"),
    ("schieber", "bidding", {}, "runs count upside down"),
    ("schieber", "scoring", {"undenufe_six": 11}, "each 6 counts 11"),
    ("schieber", "scoring", {"claims": "by-hand"}, "*claim* at your turn"),
    ("four-jacks", "play", {}, "takes **all of them**"),
    ("four-jacks", "scoring", {"end": "limit", "limit": 15}, "plus or minus 15"),
)


def lobby(game: str, changes: dict[str, Any]) -> Lobby:
    """A table of the house's rules, with these changes."""
    opened = Lobby.open(game, "house", UserId(1), "Ann")
    return replace(opened, options=replace(opened.options, **changes))


@pytest.mark.parametrize(("game", "page", "changes", "said"), SAYS)
def test_what_was_missed_is_said(game: str, page: str, changes: dict[str, Any], said: str) -> None:
    assert said in page_text(words("en"), game, page, lobby(game, changes))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "page", "changes"), [one[:3] for one in SAYS if one[2]])
def test_a_rule_that_differs_changes_the_page(
    game: str, page: str, changes: dict[str, Any], language: str
) -> None:
    usual = GAMES[game].presets["house"].values()
    there = page_text(words(language), game, page, lobby(game, changes))
    plain = page_text(words(language), game, page, lobby(game, {}))
    assert (there != plain) is any(usual[name] != value for name, value in changes.items())
