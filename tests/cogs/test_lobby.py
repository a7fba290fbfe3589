"""The lobby: a picture with five buttons, and everything else behind *More…*."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.rules import GAMES
from bot.tables.screens.lobby_scene import lobby_scene
from bot.tables.screens.robots import avatar_of, robot_called
from bot.tables.screens.rules_about import in_short, set_about
from bot.tables.screens.telling import as_sentence
from bot.words.words import escape, languages, words
from tests.support.house import House, open_house
from tests.support.messages import enabled, in_words, labels, menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of

WORDS = words("en")
GAME = "euchre"
FIVE = [f"lobby:1:{verb}" for verb in ("join", "start", "rules")] + [
    f"help:1:{GAME}:short",
    "lobby:1:more",
]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as opened:
        yield opened


async def more(house: House, player: Player) -> Any:
    return (await player.press(house.public, "lobby:1:more")).response


def verbs(panel: Any) -> set[str]:
    return {wish.removeprefix("lobby:1:") for wish in wishes(panel) if wish.startswith("lobby:1:")}


async def test_a_picture_few_words_and_five_buttons(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.opened(ann, GAME, rules="house")
    await bob.press(house.public, "lobby:1:join")
    await ann.more("robot")
    await ann.slash("seat reserve", person=cid.member)
    lobby = house.public
    assert wishes(lobby) == FIVE
    assert len(text_of(lobby).splitlines()) == 3
    assert "Bob" in text_of(lobby) and escape(robot_called(WORDS, 1)) in text_of(lobby)
    alt = str(lobby.attachments[0].description)
    for told in ("Ann · partner: Ada (robot) · host", "reserved for Cid", "Standard rules"):
        assert told in alt
    assert as_sentence(sentence("fact-robots", level=sentence("level-normal"))) in alt
    scene = lobby_scene(WORDS, house.bot.tables.tables[0].lobby)
    assert [chair.free for chair in scene.chairs] == [False, False, False, True]
    assert scene.chairs[2].avatar == avatar_of(1)
    assert [chair.side for chair in scene.chairs] == [0, 1, 0, 1]
    assert [chair.host for chair in scene.chairs] == [True, False, False, False]
    assert "Cid" in scene.chairs[3].badge


async def test_more_is_what_one_may_do(house: House) -> None:
    role = house.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    mod = house.invite("Mod", roles=[role])
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    host, guest, stranger = [await more(house, who) for who in (ann, bob, eve)]
    assert all(panel.ephemeral for panel in (host, guest, stranger))
    assert verbs(host) == {"robot", "norobot", "swap", "leave", "end"}
    assert verbs(guest) == {"leave"}
    assert verbs(stranger) == set()
    assert verbs(await more(house, mod)) == {"end"}
    for panel in (host, guest, stranger):
        assert {"seats:1:show", "favour:1:panel", "wanted:1:here"} <= set(wishes(panel))
        assert "1. **Ann**" in text_of(panel) and "2. **Bob**" in text_of(panel)
    assert ("talk:1:panel" in wishes(guest)) and ("talk:1:panel" not in wishes(stranger))


async def test_the_panel_follows_what_is_done_on_it(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    panel = await more(house, ann)
    for number in (1, 2):
        await ann.press(panel, "lobby:1:robot")
        assert escape(robot_called(WORDS, number)) in text_of(panel)
    assert not enabled(panel, "lobby:1:robot")
    await ann.press(panel, "lobby:1:swap")
    await ann.choose(panel, "swap:1", "1", "2")
    await ann.press(panel, "lobby:1:more")
    assert "3. **Bob**" in text_of(panel)
    theirs = await more(house, bob)
    await bob.press(theirs, "lobby:1:leave")
    assert text_of(theirs) == sentence("left-lobby", table=1)
    assert house.seats() == [ann.id, None, None, None]


async def test_who_is_complete_starts_at_once(house: House) -> None:
    """Robots that the host has placed are nobody's absence."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    for _ in range(2):
        await ann.more("robot")
    result = await ann.press(house.public, "lobby:1:start")
    assert said(result) == f"{sentence('started')} {sentence('guide-hand', place='dm')}"
    assert house.log().moves


async def test_the_command_asks_too(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, GAME)
    asked = (await ann.slash("table start")).response
    assert wishes(asked) == ["lobby:1:fill", "lobby:1:start-not"]
    robots = WORDS.all_of([escape(robot_called(WORDS, n)) for n in (1, 2, 3)])
    assert text_of(asked) == sentence("start-fills", count=3, robots=robots)
    await ann.press(asked, "lobby:1:fill")
    assert text_of(asked) == f"{sentence('started')} {sentence('guide-hand', place='dm')}"
    assert house.log().moves


async def test_somebody_who_came_meanwhile_is_not_pushed_aside(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    asked = (await ann.press(house.public, "lobby:1:start")).response
    await bob.press(house.public, "lobby:1:join")
    await ann.press(asked, "lobby:1:fill")
    assert {ann.id, bob.id} <= set(house.seats())


@pytest.mark.parametrize("language", languages())
async def test_how_to_play_is_private_and_in_ones_own_language(house: House, language: str) -> None:
    (ann,) = house.invite_all("Ann")
    reader = house.invite("Reader", locale={"en": "en-US"}.get(language, language))
    await house.opened(ann, GAME, rules="british")
    page = (await reader.press(house.public, f"help:1:{GAME}:short")).response
    assert page.ephemeral
    theirs, lobby = words(language), house.bot.tables.tables[0].lobby
    assert in_short(theirs, GAME, lobby) in text_of(page)
    assert set_about(theirs, GAMES[GAME], "british") in text_of(page)
    await reader.choose(page, f"help:1:{GAME}:", "play")
    assert theirs.of(GAME, "help-play").splitlines()[0] in text_of(page)


async def test_presets_are_chosen_at_a_glance(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, GAME)
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    offered = {o["value"]: o.get("description") for o in menu(panel, "rules:1:preset")["options"]}
    for name in GAMES[GAME].presets:
        assert offered[name] == set_about(WORDS, GAMES[GAME], name)
    await ann.choose(panel, "rules:1:preset", "canadian")
    assert set_about(WORDS, GAMES[GAME], "canadian") in text_of(panel)
    await ann.choose(panel, "rules:1:option", "target")
    await ann.choose(panel, "value:1:target", "5")
    before = set_about(WORDS, GAMES[GAME], "canadian")
    assert before not in text_of(panel), "it is not that any more"
    assert "Canadian" in in_words(house.public)


async def test_buttons_of_old_lobbies_still_work(house: House) -> None:
    """As messages from before hold them: filling, robots, swapping, leaving, ending."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    await ann.forge(house.public, "lobby:1:robot")
    await ann.forge(house.public, "lobby:1:norobot")
    assert labels((await ann.forge(house.public, "lobby:1:swap")).response)
    await bob.forge(house.public, "lobby:1:leave")
    assert house.seats() == [ann.id, None, None, None]
    await ann.forge(house.public, "lobby:1:fill")
    assert house.log().moves
