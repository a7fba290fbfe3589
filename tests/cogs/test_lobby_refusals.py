"""Refusals in a lobby, where the bot lacks rights, and at tables of other servers."""

from __future__ import annotations

from typing import Any

import discord
from simcord import interactions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.rules import GAMES, Reason
from bot.words.words import words
from tests.support.house import House
from tests.support.messages import said, seconds_in, sentence, wishes
from tests.support.player import Player
from tests.support.refused import refused

WORDS = words("en")


# ---------------------------------------------------------------------- in the lobby


async def test_only_the_host_arranges_the_table(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    text = sentence("no-host-only")
    for verb in ("robot", "norobot", "swap"):
        await refused(house, bob.forge(house.public, f"lobby:1:{verb}"), text)
    until = seconds_in(said(await bob.start()))
    later = sentence("no-host-only-until", when=until)
    await refused(house, bob.start(), later)
    await refused(house, bob.slash("table start"), later)
    panel = await bob.press(house.public, "lobby:1:rules")
    assert sentence("rules-host-only") in said(panel)
    assert not wishes(panel.response)
    for wish, *values in (
        ("rules:1:preset", "british"), ("rules:1:option", "pack"), ("rules:1:level", "hard"),
        ("rules:1:size", "4"), ("value:1:pack", "24"), ("swap:1", "0", "1"),
    ):  # fmt: skip
        await refused(house, bob.forge(panel.response, wish, *values), text)
    text = sentence("no-host-or-moderator")
    await refused(house, bob.forge(house.public, "lobby:1:end"), text)
    await refused(house, bob.slash("table end"), text)


async def test_what_a_lobby_refuses(house: House) -> None:
    ann, bob, cid, dee, eve = house.invite_all("Ann", "Bob", "Cid", "Dee", "Eve")
    await house.opened(ann, "euchre")
    press = ann.press
    await refused(house, press(house.public, "lobby:1:join"), sentence("no-already-here"))
    await refused(house, ann.forge(house.public, "lobby:1:norobot"), sentence("no-no-robot"))
    await refused(house, eve.forge(house.public, "lobby:1:leave"), sentence("no-not-here"))
    for guest in (bob, cid, dee):
        await guest.press(house.public, "lobby:1:join")
    full = sentence("no-table-full", players=4)
    await refused(house, eve.press(house.public, "lobby:1:join"), full)
    await refused(house, eve.slash("table join"), full)
    await refused(house, ann.forge(house.public, "lobby:1:robot"), full)
    busy = sentence("no-channel-busy", count=1, table=1)
    await refused(house, eve.slash("table open", game="euchre"), busy)
    assert not eve.letters


async def test_only_one_of_two_tables_opened_at_once(house: House) -> None:
    """Two people type the command in the same moment."""
    people = house.invite_all("Ann", "Bob")
    backend = house.env.backend
    root = backend.find_command("table", house.guild.id, type=1)
    options = [{"name": "game", "type": 3, "value": "euchre"}]
    for player in people:
        _, payload = interactions.base_payload(
            backend,
            type=2,
            channel_id=house.channel.id,
            guild_id=house.guild.id,
            user_id=player.id,
            data={
                "id": root["id"],
                "name": "table",
                "type": 1,
                "options": [{"name": "open", "type": 1, "options": options}],
            },
        )
        backend.emit("INTERACTION_CREATE", payload)
    await house.env.settle()
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_unknown_games_and_presets(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    unknown = sentence("no-unknown-game", game="poker")
    for result in (
        await ann.slash("table open", game="poker"),
        await ann.slash("knave rules", game="poker"),
        await ann.slash("knave leaderboard", game="poker"),
    ):
        assert said(result) == unknown
    result = await ann.slash("table open", game="euchre", rules="mine")
    assert said(result) == sentence("no-unknown-preset", preset="mine")
    assert house.rows("SELECT count(*) FROM tables") == [(0,)]
    assert await ann.complete("table open", "game") == list(GAMES)
    presets = await ann.complete("table open", "rules", game="euchre")
    usual = GAMES["euchre"].expected_in("en-US")
    assert presets == sorted(GAMES["euchre"].presets, key=lambda name: name != usual)


async def test_options_that_do_not_go_together(house: House) -> None:
    """The game itself refuses them, in its own words."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:option", "farmers_hand")
    text = WORDS.reason("euchre", "why", Reason.of("exchange-needs-24", pack=32, joker="none"), [])
    assert WORDS.has("euchre-why-exchange-needs-24")
    await refused(house, ann.choose(panel, "value:1:farmers_hand", "exchange"), text)
    wrong = Reason.of("option-value", option="pack", value="7", values="32 28 24")
    text = WORDS.reason("euchre", "why", wrong, [])
    await refused(house, ann.forge(panel, "value:1:pack", "7"), text)
    await refused(
        house,
        ann.forge(panel, "rules:1:size", "3"),
        sentence("no-table-size", players=3, allowed="4"),
    )
    await refused(
        house, ann.forge(panel, "rules:1:level", "mad"), sentence("no-unknown-level", level="mad")
    )
    await refused(
        house, ann.forge(panel, "rules:1:preset", "x"), sentence("no-unknown-preset", preset="x")
    )
    await refused(house, ann.forge(panel, "swap:1", "0", "9"), sentence("no-no-such-chair"))


# ---------------------------------------------------------------------- rights and servers


def deny(house: House, channel: Any, **rights: bool) -> None:
    """Somebody takes these rights from the bot in this channel."""
    assert house.bot.user is not None
    _, deny = discord.PermissionOverwrite(**rights).pair()
    channel._channel.overwrites.append(
        Overwrite(target_id=house.bot.user.id, type=OverwriteType.MEMBER, allow=0, deny=deny.value)
    )


async def test_missing_rights_are_named(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    text = sentence(
        "no-missing-rights",
        channel=house.channel.mention,
        home=house.channel.mention,
        rights=sentence("right-attach-files"),
    )
    await house.opened(ann, "four-jacks")
    for _ in range(2):
        await ann.more("robot")
    deny(house, house.channel, attach_files=False)
    await refused(house, ann.start(), text)
    other = house.guild.create_text_channel("other")
    deny(house, other, attach_files=False, send_messages_in_threads=False)
    result = await ann.member.slash(other, "table open", game="euchre")
    assert text.replace(house.channel.mention, other.mention) == said(result)
    result = await ann.member.slash(other, "table open", game="euchre", thread=True)
    assert sentence("right-send-messages-in-threads") in said(result)
    assert not other.threads
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_another_servers_table_is_no_table(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    before = house.kept()
    away = house.env.create_guild("Away")
    talk = away.create_text_channel("talk")
    spy = away.add_member(house.env.create_user("Spy"))
    await spy.slash(talk, "table open", game="euchre")
    house.channel, public = talk, talk.last_message
    eve = Player(house, spy)
    for wish in (
        "lobby:1:join",
        "lobby:1:rules",
        "table:1:hand",
        "table:1:menu",
        "table:1:rematch",
    ):
        result = await eve.forge(public, wish)
        assert said(result) == sentence("no-no-table")
    for command in ("join", "show", "leave", "start", "end"):
        assert said(await eve.slash(f"table {command}", table=1)) == sentence("no-no-table")
    assert all(row in house.kept()["tables"] for row in before["tables"])
