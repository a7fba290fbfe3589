"""/doctor names what ails and what helps; /knave about says what this program is."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from importlib.metadata import version
from types import SimpleNamespace
from typing import Any

import pytest

from bot.client import emoji
from bot.client.display.invalid_requests import STOP, WARN
from bot.legal import Published
from bot.storage.rows.ids import GuildId
from bot.storage.store import StoreBusy
from bot.words.words import languages, when, words
from cogs.doctor import ALL_EMOJI
from tests.support.house import House
from tests.support.messages import said, sentence
from tests.support.places import change_thread, delete_channel, take_rights
from tests.support.player import Player
from tests.support.reading import controls_of, text_of
from tests.support.simcord_adapter import LOCALES

GOOD, BAD = "🟢", "🔴"


@pytest.fixture
def ada(house: House) -> Player:
    """Somebody who may manage the server."""
    return house.invite_admin("Ada")


async def examined(ada: Player, house: House) -> str:
    """The text of /doctor, which is for the asker alone."""
    result = await ada.slash("doctor")
    told = said(result)
    assert told, "it is told privately"
    return told


def red(told: str) -> list[str]:
    """The faults in it; each has its remedy in the next line."""
    lines = told.splitlines()
    wrong = [n for n, line in enumerate(lines) if line.startswith(BAD)]
    assert all(lines[n + 1].startswith("-# → ") for n in wrong)
    return [lines[n].removeprefix(f"{BAD} ") for n in wrong]


async def test_all_is_well(house: House, ada: Player) -> None:
    await house.started("euchre", ada)
    told = await examined(ada, house)
    place = sentence("doctor-place", channel=f"<#{house.channel.id}>")
    assert f"{GOOD} {place}" in told
    assert f"{GOOD} {sentence('doctor-letters', count=1)}" in told
    assert f"{GOOD} {sentence('doctor-tables', count=1, of=1)}" in told
    whole = sentence("doctor-database", size="@").split("@")
    assert re.search(rf"{GOOD} {re.escape(whole[0])}\d+\.\d{re.escape(whole[1])}$", told, re.M)
    since = when(house.bot.started_at)
    assert f"{GOOD} {sentence('doctor-restart', when=since)}" in told
    (emoji,) = red(told)
    assert emoji.startswith("0 "), "no emoji were uploaded here: cards are in letters"


async def test_only_admins_examine(house: House, ada: Player) -> None:
    (eve,) = house.invite_all("Eve")
    assert "doctor" not in eve.member.available_commands(house.channel)
    assert "doctor" in ada.member.available_commands(house.channel)
    assert "help" in eve.member.available_commands(house.channel)


async def test_rights_of_every_place_with_a_table(house: House, ada: Player) -> None:
    await house.opened(ada, "euchre")
    place = f"<#{house.channel.id}>"
    await take_rights(house, "attach_files")
    home, house.channel = house.channel, house.guild.create_text_channel("desk")
    await house.env.settle()
    told = await examined(ada, house)
    rights = sentence("right-attach-files")
    assert sentence("doctor-place-lacks", channel=place, rights=rights) in red(told)
    assert sentence("doctor-place-grant", channel=place) in told
    assert sentence("doctor-table-held", table=1) in red(told)
    assert sentence("doctor-table-waits", channel=place) in told
    assert told.count(rights) == 1, "it is named once, with the channel"
    assert sentence("doctor-place", channel=f"<#{house.channel.id}>") in told
    assert home.id != house.channel.id


async def test_a_locked_thread(house: House, ada: Player) -> None:
    await ada.slash("table open", game="euchre", thread=True)
    (thread,) = house.channel.threads
    await change_thread(house, thread, locked=True)
    told = await examined(ada, house)
    assert sentence("doctor-place-locked", channel=f"<#{thread.id}>") in red(told)


async def test_rights_in_a_thread_are_granted_in_its_channel(house: House, ada: Player) -> None:
    await ada.slash("table open", game="euchre", thread=True)
    (thread,) = house.channel.threads
    await take_rights(house, "send_messages_in_threads")
    told = await examined(ada, house)
    lacked = sentence("right-send-messages-in-threads")
    assert sentence("doctor-place-lacks", channel=f"<#{thread.id}>", rights=lacked) in red(told)
    assert sentence("doctor-place-grant", channel=f"<#{house.channel.id}>") in told


async def test_a_forum_needs_what_its_posts_need(house: House, ada: Player) -> None:
    """Nothing is written in a forum itself, only in its threads."""
    forum = house.guild.create_forum_channel("forum")
    await house.env.settle()
    panel = (await ada.slash("server-settings")).response
    await ada.press(panel, "limit:0:show")
    await ada.member.select(panel, [forum], custom_id="limit:0:channels")
    home, house.channel = house.channel, forum
    for right, lacking in (("send_messages", False), ("send_messages_in_threads", True)):
        await take_rights(house, right)
        told = said(await ada.member.slash(home, "doctor"))
        named, place = sentence(f"right-{right.replace('_', '-')}"), f"<#{forum.id}>"
        lacks = sentence("doctor-place-lacks", channel=place, rights=named)
        assert (lacks in red(told)) is lacking


async def test_an_announcement_channel_needs_what_threads_need(house: House, ada: Player) -> None:
    """A table can stand nowhere else there, so that one right more is lacking, not good to have."""
    home, house.channel = house.channel, house.guild.create_news_channel("news")
    await house.env.settle()
    await take_rights(house, "create_public_threads")
    there = f"<#{house.channel.id}>"
    lacked = sentence("right-create-public-threads")
    assert sentence("doctor-place-lacks", channel=there, rights=lacked) in red(
        await examined(ada, house)
    )
    house.channel = home
    await take_rights(house, "create_public_threads")
    told, here = await examined(ada, house), f"<#{home.id}>"
    assert f"{GOOD} {sentence('doctor-place-threads', channel=here, rights=lacked)}" in told


async def test_who_sits_at_two_tables_is_one_player(house: House, ada: Player) -> None:
    await house.opened(ada, "euchre")
    await ada.slash("table open", game="euchre", thread=True)
    assert f"{GOOD} {sentence('doctor-letters', count=1)}" in await examined(ada, house)


async def test_a_channel_where_no_table_may_be_opened(house: House, ada: Player) -> None:
    """No right is asked for there."""
    home, house.channel = house.channel, house.guild.create_text_channel("desk")
    await house.env.settle()
    await take_rights(house, "send_messages")
    panel = (await ada.slash("server-settings")).response
    await ada.press(panel, "limit:0:show")
    await ada.member.select(panel, [home], custom_id="limit:0:channels")
    told = await examined(ada, house)
    closed = sentence("doctor-place-closed", channel=f"<#{house.channel.id}>")
    assert f"{GOOD} {closed}" in told
    assert f"{GOOD} {sentence('doctor-place', channel=f'<#{home.id}>')}" in told
    assert len(red(told)) == 1, "of the emoji alone"


async def test_people_whom_no_direct_message_reaches(house: House, ada: Player) -> None:
    (bob,) = house.invite_all("Bob")
    house.closed_dm(bob)
    await house.started("euchre", ada, bob)
    told = await examined(ada, house)
    assert sentence("doctor-letters-missed", count=1, of=2) in red(told)
    assert sentence("doctor-letters-open") in told


async def test_a_damaged_database(house: House, ada: Player) -> None:
    with closing(sqlite3.connect(house.path)) as db, db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("INSERT INTO notes VALUES (4711, 1, 'of no table', 0.0)")
    told = await examined(ada, house)
    assert any("notes" in line for line in red(told))
    assert sentence("doctor-database-restore") in told


async def test_emoji_that_discord_does_not_tell(house: House, ada: Player) -> None:
    house.env.inject_error("GET", "/applications/*/emojis", status=400, code=0)
    told = await examined(ada, house)
    assert sentence("doctor-emoji-later") in told


async def test_with_every_card_as_an_emoji(house: House, ada: Player) -> None:
    await emoji.upload(house.bot, lambda *_: None, 0)
    told = await examined(ada, house)
    assert red(told) == []
    assert f"{GOOD} {sentence('doctor-emoji', count=ALL_EMOJI, of=ALL_EMOJI)}" in told


async def test_of_two_emoji_for_one_card_one_counts(house: House, ada: Player) -> None:
    for name in ("swiss_JS_01234567", "swiss_JS_89abcdef", "swiss_parrot"):
        await house.bot.create_application_emoji(name=name, image=b"\x89PNG\r\n\x1a\n")
    told = await examined(ada, house)
    assert sentence("doctor-emoji", count=1, of=ALL_EMOJI) in red(told)


async def test_discord_far_away(house: House, ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a second is called slow, with what helps; never a number without end."""
    monkeypatch.setattr(type(house.bot), "latency", 1.234)
    told = await examined(ada, house)
    assert sentence("doctor-latency", count=1234) in red(told)
    assert sentence("doctor-latency-slow") in told
    monkeypatch.setattr(type(house.bot), "latency", float("inf"))
    assert sentence("doctor-latency", count=99_999) in red(await examined(ada, house))


async def test_about(house: House, ada: Player) -> None:
    told = said(await ada.slash("knave about"))
    assert sentence("about-title", version=version("knave")) in told
    assert sentence("about-stored") in told
    assert "MIT" in told
    assert "<@" in told, "without a contact it is the owner of the application"
    in_dm = await ada.slash_dm("knave about")
    assert "MIT" in text_of(in_dm.response)


@pytest.mark.parametrize("language", languages())
async def test_about_links_to_the_policy_and_the_terms(
    house: House, ada: Player, language: str
) -> None:
    """While the links are missing, the page says so."""
    LOCALES[ada.id] = {"en": "en-US"}.get(language, language)
    spoken = words(language)
    told = said(await ada.slash("knave about"))
    assert spoken.say("about-privacy-missing") in told and spoken.say("about-terms-missing") in told
    shown = said(await ada.slash("privacy show"))
    assert spoken.say("privacy-policy-missing") in shown
    policy, terms = ("https://example.org/" + "x" * 170 + end for end in ("policy", "terms"))
    house.bot.published = Published(policy, terms)
    told = said(await ada.slash("knave about"))
    assert f"<{policy}>" in told and f"<{terms}>" in told
    assert spoken.say("about-privacy-missing") not in told
    shown = said(await ada.slash("privacy show"))
    assert f"<{policy}>" in shown and len(shown) <= 2000


async def test_about_what_a_team_owns(
    house: House, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the team nobody can write, but to its owner."""

    async def told() -> Any:
        return SimpleNamespace(owner=SimpleNamespace(id=1), team=SimpleNamespace(owner_id=ada.id))

    monkeypatch.setattr(house.bot, "application_info", told)
    assert f"<@{ada.id}>" in said(await ada.slash("knave about"))


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(house: House, ada: Player, language: str) -> None:
    """The answer is never longer than Discord takes, however much is wrong."""
    LOCALES[ada.id] = {"en": "en-US"}.get(language, language)
    for n in range(12):
        await house.opened(ada, "euchre")
        await take_rights(house, "view_channel") if n % 2 else None
        house.channel = house.guild.create_text_channel(f"c{n}")
        await house.env.settle()
    told = await examined(ada, house)
    assert words(language).say("doctor-title") in told
    assert len(told) <= 2000


async def test_what_discord_refuses(house: House, ada: Player) -> None:
    """Nothing, much, too much, and a ban: each in a line, with what helps."""
    limit = house.bot.display.redraws.limiter.invalid_requests
    told = await examined(ada, house)
    assert f"{GOOD} {sentence('doctor-refused', count=0)}" in told
    for _ in range(WARN):
        limit.heard(403, {})
    told = await examined(ada, house)
    assert sentence("doctor-refused", count=WARN) in red(told)
    assert sentence("doctor-refused-many") in told
    for _ in range(STOP - WARN):
        limit.heard(403, {})
    when = f"<t:{int(house.bot.clock.now() + limit.left())}:t>"
    assert sentence("doctor-stopped", count=STOP, when=when) in red(await examined(ada, house))
    limit.heard(429, {"Retry-After": "1000"})
    when = f"<t:{int(house.bot.clock.now() + 1000)}:t>"
    told = await examined(ada, house)
    assert sentence("doctor-banned", when=when) in red(told)
    assert sentence("doctor-banned-wait") in told
    assert len(house.faults.seen) == 2, "both are said in the log"
    house.faults.seen.clear()


async def test_threads_need_one_right_more(house: House, ada: Player) -> None:
    """Where tables may stand, tournaments may not yet."""
    place = f"<#{house.channel.id}>"
    assert "Create Public Threads" not in await examined(ada, house)
    await take_rights(house, "create_public_threads")
    told = await examined(ada, house)
    rights = sentence("right-create-public-threads")
    assert f"{GOOD} {sentence('doctor-place', channel=place)}" in told
    assert sentence("doctor-place-threads", rights=rights, channel=place) in told


async def test_the_channel_of_final_standings(house: House, ada: Player) -> None:
    """Chosen where the bot may not write, and then deleted: both is said at once."""
    silent = house.guild.create_text_channel("silent")
    await house.env.settle()
    home, house.channel = house.channel, silent
    await take_rights(house, "send_messages")
    house.channel = home
    panel = (await ada.slash("server-settings")).response
    await ada.press(panel, "season:0:show")
    await ada.member.select(panel, [silent], custom_id="season:0:channel")
    rights, place = sentence("right-send-messages"), f"<#{silent.id}>"
    assert sentence("seasons-channel-lacks", channel=place, rights=rights) in text_of(panel)
    lacks = sentence("doctor-place-lacks", channel=place, rights=rights)
    assert lacks in red(await examined(ada, house))
    await delete_channel(house, silent)
    assert sentence("doctor-chosen-gone") in red(await examined(ada, house))
    panel = (await ada.slash("server-settings")).response
    await ada.press(panel, "season:0:show")
    assert sentence("seasons-channel-gone") in text_of(panel)
    assert str(silent.id) not in str([*controls_of(panel)]), "no menu begins with what is gone"


async def test_a_database_out_of_reach_tells_nothing_of_machines(
    house: House, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise StoreBusy("The database postgresql://knave@db7.internal:5432/knave cannot be reached")

    monkeypatch.setattr(house.bot.store, "health", away)
    told = await examined(ada, house)
    assert (
        f"{BAD} {sentence('doctor-database-away')}\n-# → {sentence('doctor-database-log')}" in told
    )
    assert "db7" not in told
    assert len(house.faults.seen) == 1, "the log has it all"
    house.faults.seen.clear()


async def test_the_same_lack_in_many_channels_is_told_once(house: House, ada: Player) -> None:
    home = house.channel
    rooms = [house.guild.create_text_channel(f"room-{n}") for n in range(12)]
    await house.env.settle()
    for room in rooms:
        house.channel = room
        await take_rights(house, "attach_files")
    house.channel = home
    server = GuildId(house.guild.id)
    chosen = " ".join(str(room.id) for room in rooms)
    await house.bot.preferences.change_guild(server, lambda row: replace(row, channels=chosen))
    told = await examined(ada, house)
    line = next(one for one in told.split("\n") if f"<#{rooms[0].id}>" in one)
    assert f"<#{rooms[9].id}>" in line
    assert sentence("doctor-places-more", count=2) in told
