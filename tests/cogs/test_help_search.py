"""``/help search:`` finds a command by its name, by its former name, and by what it does."""

import pytest

from bot.client.naming import RENAMED, find, known
from bot.words.words import languages, words
from tests.support.house import House
from tests.support.messages import said, sentence


@pytest.mark.parametrize("language", languages())
async def test_every_former_name_is_found(house: House, language: str) -> None:
    speaker = words(language)
    for key in RENAMED:
        once = speaker.say(f"formerly-{key}")
        (first, *_) = find(house.bot.tree, speaker, once)
        now = speaker.say(f"command-{key}")
        assert first.name.rpartition(" ")[2] == now, once


@pytest.mark.parametrize("language", languages())
async def test_every_command_is_found_by_its_name(house: House, language: str) -> None:
    speaker = words(language)
    everything = known(house.bot.tree, speaker)
    assert len(everything) > 40 and len({one.name for one in everything}) == len(everything)
    for one in everything:
        assert one in find(house.bot.tree, speaker, one.name)
        assert one in find(house.bot.tree, speaker, f"/{one.name}")
    assert find(house.bot.tree, speaker, "") == everything


async def test_it_is_offered_while_one_types(house: House) -> None:
    ann, bob = house.invite("Ann"), house.invite("Bob", locale="de")
    assert "notify" in await ann.complete("help", "search", "tell-me")
    assert (await ann.complete("help", "search", "play"))[0] == "card play"
    assert (await ann.complete("help", "search", "leaderb"))[0] == "knave leaderboard"
    assert "benachrichtigen" in await bob.complete("help", "search", "notify")
    assert len(await ann.complete("help", "search")) == 25


async def test_what_is_found_is_told(house: House) -> None:
    ann = house.invite("Ann")
    told = said(await ann.slash("help", search="tell-me"))
    assert told == sentence(
        "help-found-former",
        name="`/notify`",
        about=sentence("command-tell-about"),
        former="`/tell-me`",
    )
    told = said(await ann.slash("help", search="/knave stats"))
    assert told == sentence(
        "help-found", name="`/knave stats`", about=sentence("command-stats-about")
    )
    refused = said(await ann.slash("help", search="@everyone \u202exyzzy"))
    assert "\\@everyone xyzzy" in refused
    assert said(await ann.slash("help")).startswith(sentence("guide-title"))


async def test_it_stands_among_the_commands_of_the_bot_too(house: House) -> None:
    """Many bots of a server have a ``/help``: who types ``/knave`` finds this one."""
    ann = house.invite("Ann")
    assert said(await ann.slash("knave help")) == said(await ann.slash("help"))
    asked = {"search": "tell-me"}
    assert said(await ann.slash("knave help", **asked)) == said(await ann.slash("help", **asked))
    assert "notify" in await ann.complete("knave help", "search", "tell-me")
