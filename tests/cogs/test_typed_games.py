"""A game that is typed without choosing from what is offered: its name is as good as its key."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.client import present, typed_game
from bot.rules import GAMES
from bot.storage.store import StoreError
from bot.tables.screens.names import game_name
from bot.words.words import languages, words
from tests.support.house import House, open_house
from tests.support.messages import said, sentence
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("language", languages())
def test_every_game_is_meant_by_its_names(language: str) -> None:
    """Two games never share a name, in whatever language one of them is typed."""
    said = words(language)
    for key in GAMES:
        for name in (key, game_name(said, key), game_name(words("en"), key)):
            assert typed_game.meant(said, f" {name.upper()} ") == key
    assert typed_game.meant(said, "bridge") == "bridge"
    assert typed_game.meant(said, "") == ""


def test_a_japanese_name_needs_no_dots_between_its_words() -> None:
    """Few type them, and some keyboards write half-width letters."""
    japanese = words("ja")
    named = [key for key in GAMES if "・" in game_name(japanese, key)]
    assert "call-ace" in named
    for key in named:
        bare = game_name(japanese, key).replace("・", "")
        assert typed_game.meant(japanese, bare) == key
        assert key in [choice.value for choice in present.games(japanese, bare)]
    assert typed_game.meant(japanese, "ｺｰﾙｴｰｽﾕｰｶｰ") == "call-ace"


async def test_every_command_that_takes_a_game_takes_its_name(house: House) -> None:
    taken = {
        command.qualified_name: command._params["game"]._annotation
        for command in house.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command) and "game" in command._params
    }
    assert len(taken) >= 13
    assert [name for name, how in taken.items() if not isinstance(how, typed_game.ByName)] == []


async def test_the_name_in_ones_own_language_or_in_english(house: House) -> None:
    ann, uwe = house.invite("Ann"), house.invite("Uwe", locale="de")
    await ann.slash("table open", game=" EUCHRE ")
    await uwe.slash("table open", game="Euchre zu zweit", thread=True)
    await uwe.slash("practice", game="Call-Ace Euchre")
    opened = house.rows("SELECT game FROM tables ORDER BY id")
    assert opened == [("euchre",), ("euchre-two",), ("call-ace",)]
    assert sentence("game-euchre") in text_of((await ann.slash("daily", game="Euchre")).response)
    unknown = said(await ann.slash("table open", game="Euchre zu zweit"))
    assert unknown == sentence("no-unknown-game", game="Euchre zu zweit")


async def test_rules_are_offered_for_a_name_too(house: House) -> None:
    ann = house.invite("Ann")
    offered = await ann.complete("table open", "rules", game="Euchre")
    assert offered and offered == await ann.complete("table open", "rules", game="euchre")


async def test_a_database_that_does_not_answer_is_said(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading the name needs the reader's language: what fails there is no outdated command."""
    ann = house.invite("Ann")

    async def broken(*_: Any) -> Any:
        raise StoreError("gone")

    monkeypatch.setattr(house.bot, "words_for", broken)
    assert said(await ann.slash("table open", game="Euchre")) == sentence("no-storage")
    assert house.faults.seen, "whoever runs the bot is told"
    house.faults.seen.clear()
