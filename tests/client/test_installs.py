"""The places of commands: servers with the bot, or everywhere, with somebody's account."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

import discord
import pytest

from bot.client import rights
from bot.words.words import languages, words
from tests.support.finished import finished, opened, play_out
from tests.support.house import House, open_house
from tests.support.messages import labels, said, sentence, wishes
from tests.support.reading import text_of

GUILD, USER = 0, 1
CHANNEL, LETTER, PRIVATE = 0, 1, 2
SERVERS = ([GUILD], [CHANNEL])
LETTERS_TOO = ([GUILD], [CHANNEL, LETTER])
ACCOUNTS_TOO = ([GUILD, USER], [CHANNEL, LETTER, PRIVATE])
OFFERED = {
    "table": SERVERS,
    "seat": SERVERS,
    "again": SERVERS,
    "server-rules": SERVERS,
    "server-settings": SERVERS,
    "doctor": SERVERS,
    "duplicate": SERVERS,
    "evening": SERVERS,
    "tournament": SERVERS,
    "watch": SERVERS,
    "Reserve a seat": SERVERS,
    "Stats": SERVERS,
    "Block": SERVERS,
    "Replay this game": SERVERS,
    "Verify this game": SERVERS,
    "card": LETTERS_TOO,
    "my-tables": LETTERS_TOO,
    "quiet-hours": LETTERS_TOO,
    "notify": LETTERS_TOO,
    "block": LETTERS_TOO,
    "blocked": LETTERS_TOO,
    "learn": ACCOUNTS_TOO,
    "practice": ACCOUNTS_TOO,
    "daily": ACCOUNTS_TOO,
    "privacy": ACCOUNTS_TOO,
    "help": ACCOUNTS_TOO,
    "knave": ACCOUNTS_TOO,
}


def told(house: House, part: str = "/commands") -> list[Any]:
    """The requests by which Discord was told of the commands."""
    return [r for r in house.env.http_requests if r.method == "PUT" and r.path.endswith(part)]


def offered(commands: list[dict[str, Any]]) -> dict[str, tuple[Any, Any]]:
    return {c["name"]: (c.get("integration_types"), c.get("contexts")) for c in commands}


async def sent_away(house: House) -> None:
    """The bot is no member any more, but may be on people's accounts."""
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id)})
    await house.env.settle()


async def test_every_command_says_where_it_is_offered(house: House) -> None:
    (synced,) = told(house)
    assert offered(synced.json) == OFFERED
    usual = house.bot.tree.allowed_installs, house.bot.tree.allowed_contexts
    assert tuple(where.to_array() for where in usual) == SERVERS, "what says nothing stays here"


async def test_entries_in_menus_have_names_in_every_language(house: House) -> None:
    (synced,) = told(house)
    entries = [command for command in synced.json if command["type"] != 1]
    on_people, on_messages = ({e["name"] for e in entries if e["type"] == kind} for kind in (2, 3))
    assert on_people == {"Reserve a seat", "Stats", "Block"}
    assert on_messages == {"Replay this game", "Verify this game"}
    for entry in entries:
        names = [entry["name"], *entry["name_localizations"].values()]
        assert all(1 <= len(name) <= 32 for name in names)
        assert {k.partition("-")[0] for k in entry["name_localizations"]} >= {"de", "ja"}


async def test_members_of_a_group_that_are_for_servers_refuse_in_letters(house: House) -> None:
    """``/knave rules`` is for every place, ``/knave stats`` beside it for servers with the bot."""
    ann = house.invite("Ann")
    for command in ("knave stats", "knave leaderboard"):
        assert said(await ann.slash_dm(command, game="euchre")) == sentence("no-server-only")
        assert said(await ann.slash(command, game="euchre")) != sentence("no-server-only")
    assert said(await ann.slash_dm("knave rules", game="euchre")) != sentence("no-server-only")


# ---------------------------------------------------------------------- where the bot is not


@pytest.mark.parametrize("language", languages())
async def test_a_table_where_the_bot_is_no_member(house: House, language: str) -> None:
    """It is refused with the link that invites it, which asks for what a table needs."""
    ann = house.invite("Ann", locale=language)
    await sent_away(house)
    link = rights.invitation(house.bot.application_id or 0)
    refused = words(language).say("no-not-invited", link=link)
    before = house.kept()
    for command, given in (
        ("table open", {"game": "euchre"}),
        ("again", {}),
        ("knave stats", {"game": "euchre"}),
        ("knave leaderboard", {"game": "euchre"}),
    ):
        assert said(await ann.slash(command, **given)) == refused
    assert house.kept() == before
    asked = parse_qs(urlparse(link).query)
    assert asked["client_id"] == [str(house.bot.application_id)]
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    granted = discord.Permissions(int(asked["permissions"][0]))
    wanted = {name for kind in ("channel", "thread", "voice") for name in rights.needed(kind)}
    wanted |= set(rights.needed("channel", new_thread=True))
    assert granted == discord.Permissions(**dict.fromkeys(wanted, True))


async def test_what_needs_no_server_works_where_the_bot_is_no_member(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await sent_away(house)
    assert sentence("settings-title") in said(await ann.slash("knave settings"))
    assert sentence("history-empty") in said(await ann.slash("knave history"))
    assert sentence("help-page-short") in said(await ann.slash("knave rules", game="euchre"))
    told = said(await ann.slash("practice", game="euchre"))
    assert told.startswith(sentence("practice-open", game=sentence("game-euchre"), place=""))
    assert ann.lines(), "the cards are there"
    guide = said(await ann.slash("help"))
    assert rights.invitation(house.bot.application_id or 0) in guide


# ---------------------------------------------------------------------- /help


async def test_help_says_what_is_next(house: House) -> None:
    ann, bob, ada = *house.invite_all("Ann", "Bob"), house.invite_admin("Ada")
    nothing = said(await ann.slash("help"))
    assert sentence("guide-open") in nothing and sentence("guide-playing") not in nothing
    assert sentence("guide-admins") not in nothing
    assert sentence("guide-admins") in said(await ada.slash("help"))
    assert sentence("guide-letters") in said(await ann.slash_dm("help"))
    await house.opened(ann, "euchre")
    join = sentence("guide-join", table=1, game=sentence("game-euchre"))
    assert sentence("guide-hosting") in said(await ann.slash("help"))
    assert join in said(await bob.slash("help"))
    await bob.press(house.public, "lobby:1:join")
    waiting = said(await bob.slash("help"))
    assert sentence("guide-waiting", place="dm") in waiting and join not in waiting
    await ann.start()
    playing = await ann.slash("help")
    assert sentence("guide-playing") in said(playing)
    assert sentence("mytables-hand", table=1) in labels(playing.response)
    assert sentence("guide-join", table=1, game="").split("**")[0] not in said(
        await ada.slash("help")
    )


# ---------------------------------------------------------------------- menus on a person


async def test_a_seat_is_kept_from_the_menu_of_a_person(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    none = await ann.member.context_menu(house.channel, "Reserve a seat", bob.member)
    assert said(none) == sentence("no-no-table-here")
    await house.opened(ann, "euchre")
    kept = await ann.member.context_menu(house.channel, "Reserve a seat", bob.member)
    assert said(kept) == sentence("kept-now", who="Bob")
    assert (bob.id,) in house.rows("SELECT kept_for FROM seats")
    theirs = await bob.member.context_menu(house.channel, "Reserve a seat", cid.member)
    assert said(theirs) == sentence("no-host-only")
    elsewhere = house.guild.create_text_channel("elsewhere")
    await house.env.settle()
    there = await ann.member.context_menu(elsewhere, "Reserve a seat", cid.member)
    assert said(there) == sentence("kept-now", who="Cid"), "the only table one hosts"


async def test_somebody_is_blocked_from_their_menu(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    blocked = await ann.member.context_menu(house.channel, "Block", bob.member)
    assert said(blocked) == sentence("blocked-now", who="Bob")
    assert house.rows("SELECT user_id, blocked_id FROM blocks") == [(ann.id, bob.id)]
    oneself = await ann.member.context_menu(house.channel, "Block", ann.member)
    assert said(oneself) == sentence("no-not-yourself")


async def test_somebodys_game_from_their_menu(house: House) -> None:
    """The one they finished last in this server, and a menu of the others."""
    ann, bob = house.invite_all("Ann", "Bob")
    none = await ann.member.context_menu(house.channel, "Stats", bob.member)
    assert said(none) == sentence("stats-no-games", name="Bob")
    await finished(house, "four-jacks", ann, bob)
    shown = await ann.member.context_menu(house.channel, "Stats", bob.member)
    title = sentence("stats-title", name="Bob", game=sentence("game-four-jacks"))
    assert title in said(shown)
    await ann.choose(shown.response, f"stats:0:{bob.id}:game", "four-jacks")
    assert title in text_of(shown.response)
    forged = await ann.forge(shown.response, f"stats:0:{bob.id}:game", "euchre", who=ann.member)
    assert said(forged) == sentence("no-forged")
    panel = (await bob.slash("knave settings")).response
    await bob.press(panel, "mine:0:listed:no")
    hidden = await ann.member.context_menu(house.channel, "Stats", bob.member)
    assert said(hidden) == sentence("no-not-listed", name="Bob")
    assert title in said(await bob.member.context_menu(house.channel, "Stats", bob.member))


async def test_a_game_from_the_menu_of_its_message(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    number = await opened(house, "four-jacks", ann, bob)
    table = house.public
    running = await ann.member.context_menu(house.channel, "Replay this game", table)
    assert said(running) == sentence("no-still-running")
    talk = await ann.member.send(house.channel, "replay:1:open")
    none = await ann.member.context_menu(house.channel, "Verify this game", talk)
    assert said(none) == sentence("no-no-game-in-message")
    await play_out(house, number, ann, bob)
    replay = await ann.member.context_menu(house.channel, "Replay this game", house.public)
    assert replay.response.ephemeral and "replay:1:verify" in wishes(replay.response)
    checked = await bob.member.context_menu(house.channel, "Verify this game", house.public)
    assert sentence("verify-sound") in said(checked)


# ---------------------------------------------------------------------- while one develops


@pytest.fixture
async def developing(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


async def test_a_server_to_develop_in_has_every_command_once(developing: House) -> None:
    """In its channels they are its own; in direct messages the global ones, for there alone."""
    house = developing
    await house.restart(dev_guild=house.guild.id)
    own, everywhere = told(house, f"/guilds/{house.guild.id}/commands"), told(house)
    assert offered(own[-1].json).keys() == OFFERED.keys()
    in_letters = {
        name: (installs, [place for place in places if place != CHANNEL])
        for name, (installs, places) in OFFERED.items()
        if places != [CHANNEL]
    }
    letters = [r for r in everywhere if f"/guilds/{house.guild.id}" not in r.path][-1]
    assert offered(letters.json) == in_letters
    await house.restart(dev_guild=None)
    assert told(house, f"/guilds/{house.guild.id}/commands")[-1].json == [], "none is left over"
    letters = [r for r in told(house) if f"/guilds/{house.guild.id}" not in r.path][-1]
    assert offered(letters.json) == OFFERED
    count = len(told(house))
    await house.restart(dev_guild=None)
    assert len(told(house)) == count
