"""A table opens by the rules that people expect where its server is at home."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.rules import GAMES
from bot.words.words import languages, words
from tests.support.house import House
from tests.support.messages import said, sentence, wishes
from tests.support.reading import text_of

EXPECTED = [
    (game, locale, preset)
    for game, rules in GAMES.items()
    for preset, locales in rules.expected.items()
    for locale in locales
]
STANDARD = "lobby:1:standard"


def at_home_in(house: House, locale: str) -> None:
    house.env.backend.get_guild(house.guild.id).preferred_locale = locale
    guild = house.bot.get_guild(house.guild.id)
    assert guild is not None
    guild.preferred_locale = discord.Locale(locale)


def options(house: House, table: int = 1) -> Any:
    ((game, text),) = house.rows("SELECT game, options FROM tables WHERE id = ?", table)
    return GAMES[game].options.read(text)


def played_as(language: str, game: str, preset: str) -> str:
    w = words(language)
    return w.say("lobby-played-as", where=w.of(game, f"preset-{preset}-where"))


def test_there_is_something_to_expect() -> None:
    assert {(game, preset) for game, _, preset in EXPECTED} >= {
        ("euchre", "american"),
        ("euchre", "british"),
        ("schieber", "swiss"),
    }


@pytest.mark.parametrize(("game", "locale", "preset"), EXPECTED)
async def test_a_table_opens_as_people_there_expect(
    house: House, game: str, locale: str, preset: str
) -> None:
    """Said in a sentence of the server's language, and changed with one press."""
    ann, bob = house.invite_all("Ann", "Bob")
    at_home_in(house, locale)
    await house.opened(ann, game, rules="")
    assert options(house) == GAMES[game].presets[preset]
    language = locale.partition("-")[0]
    told = played_as(language if language in languages() else "en", game, preset)
    assert told in text_of(house.public)
    assert wishes(house.public)[-1] == STANDARD
    offered = await ann.complete("table open", "rules", game=game)
    assert preset in offered[:2], "after the last table's"
    refused = await bob.press(house.public, STANDARD)
    assert said(refused) == sentence("no-host-only")
    assert options(house) == GAMES[game].presets[preset]
    await ann.press(house.public, STANDARD)
    assert options(house) == GAMES[game].presets["house"]
    assert told not in text_of(house.public) and STANDARD not in wishes(house.public)


@pytest.mark.parametrize(("game", "locale"), [("euchre", "ja"), ("schieber", "en-US")])
async def test_elsewhere_the_standard_rules_are_played(
    house: House, game: str, locale: str
) -> None:
    (ann,) = house.invite_all("Ann")
    at_home_in(house, locale)
    await house.opened(ann, game, rules="")
    assert options(house) == GAMES[game].presets["house"]
    assert STANDARD not in wishes(house.public)


@pytest.mark.parametrize("language", languages())
async def test_a_language_that_the_server_has_chosen_is_where_it_is_at_home(
    house: House, language: str
) -> None:
    """Most servers never tell Discord where they are: it takes all for American."""
    boss = house.invite_admin("Boss")
    panel = (await boss.slash("server-settings")).response
    await boss.choose(panel, "ours:0:language", language)
    await house.opened(boss, "schieber", rules="")
    expected = dict.fromkeys(("de", "fr", "it"), "swiss").get(language, "house")
    assert options(house) == GAMES["schieber"].presets[expected]
    if expected == "swiss":
        assert played_as(language, "schieber", "swiss") in text_of(house.public)


async def test_the_rules_of_the_server_stand_above_it(house: House) -> None:
    boss = house.invite_admin("Boss")
    await boss.slash("server-rules default", game="euchre", set="house")
    await house.opened(boss, "euchre", rules="")
    assert options(house) == GAMES["euchre"].presets["house"]


async def test_practice_is_as_people_expect_where_it_is_asked_for(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash("practice", game="euchre")
    assert options(house) == GAMES["euchre"].presets["american"]


async def test_rules_with_one_option_changed_are_nobodys(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre", rules="")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:option", "target")
    await ann.choose(panel, "value:1:target", "7")
    assert played_as("en", "euchre", "american") not in text_of(house.public)
    assert STANDARD not in wishes(house.public)
