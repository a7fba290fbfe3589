"""Tables in places that not everybody reads: private threads, and the text of voice channels."""

from __future__ import annotations

import itertools
from typing import Any

import discord
import pytest
from simcord.backend.models import channel
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from bot.client import sight
from tests.support.house import House, open_house
from tests.support.messages import said, sentence
from tests.support.places import bot_id, change_thread, requests
from tests.support.player import Player
from tests.support.reading import text_of


async def thread_of(house: House, owner: Player, *others: Player) -> ChannelHandle:
    """A private thread of these people and the bot."""
    backend = house.env.backend
    made = backend.create_thread(
        house.channel.id, "ours", owner.id, type=ChannelType.PRIVATE_THREAD
    )
    for user in (bot_id(house), *(player.id for player in others)):
        backend.add_thread_member(made.id, user)
    await house.env.settle()
    return ChannelHandle(house.env, house.guild, made)


async def table_there(house: House, host: Player, place: Any) -> Any:
    """A table of Ann's in a place; the answer is its message."""
    await host.member.slash(place, "table open", game="euchre")
    await house.env.settle()
    return place.history()[-1]


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question about a thread's members is asked anew."""
    asked = itertools.count()
    plain = sight.Sight
    monkeypatch.setattr(
        "bot.client.app.Sight", lambda _: plain(now=lambda: next(asked) * sight.FRESH * 2)
    )


async def test_a_private_thread_is_its_members_business(house: House) -> None:
    """Strangers to the thread are shown no table there, and cannot sit down."""
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    place = await thread_of(house, ann, bob)
    await table_there(house, ann, place)
    own = (await eve.slash("knave settings")).response
    before = house.kept()
    none = sentence("no-no-table")
    for command in (
        "table show",
        "table join",
        "table leave",
        "table start",
        "seat show",
        "card score",
    ):
        assert said(await eve.slash(command, table=1)) == none, command
    for wish in ("lobby:1:join", "lobby:1:more", "table:1:menu", "rules:1:size", "wanted:1:here"):
        assert said(await eve.forge(own, wish, who=eve.member)) == none, wish
    assert house.kept() == before
    shown = said(await bob.slash("table show", table=1))
    assert sentence("lobby-title", game=sentence("game-euchre"), table=1) in shown
    assert said(await bob.slash("table join", table=1)) == sentence("joined", table=1, begun="no")


async def test_who_may_manage_threads_sees_them_all(house: House) -> None:
    role = house.guild.create_role("mod", permissions=discord.Permissions(manage_threads=True))
    ann, mod = house.invite("Ann"), house.invite("Mod", roles=[role])
    await table_there(house, ann, await thread_of(house, ann))
    lobby = sentence("lobby-title", game=sentence("game-euchre"), table=1)
    assert lobby in said(await mod.slash("table show", table=1))
    assert requests(house, "GET", "/thread-members/") == 0, "nobody need be asked"


async def test_members_are_not_asked_for_again_and_again(house: House) -> None:
    ann, eve = house.invite_all("Ann", "Eve")
    await table_there(house, ann, await thread_of(house, ann))
    for _ in range(5):
        await eve.slash("table show", table=1)
    assert requests(house, "GET", "/thread-members/") == 1


@pytest.mark.usefixtures("moments")
async def test_whoever_leaves_a_thread_is_shown_it_no_more(tmp_path: Any) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        place = await thread_of(house, ann, bob)
        await table_there(house, ann, place)
        lobby = sentence("lobby-title", game=sentence("game-euchre"), table=1)
        assert lobby in said(await bob.slash("table show", table=1))
        house.env.backend.get_thread(place.id).thread_members.pop(bob.id)
        assert said(await bob.slash("table show", table=1)) == sentence("no-no-table")


async def test_nobody_is_told_of_a_thread_they_are_not_in(house: House) -> None:
    """Neither by *Tell me*, nor by a seat that is kept for them."""
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    for player in (bob, eve):
        await player.slash("notify", game="euchre")
    place = await thread_of(house, ann, bob)
    await table_there(house, ann, place)
    for _ in range(5):
        await house.env.advance_time(2)
        await house.env.settle()
    assert bob.letters and not eve.letters
    kept = await ann.member.slash(place, "seat reserve", person=eve.member)
    assert said(kept) == sentence("no-cannot-see", who="Eve")
    assert not eve.letters


async def test_whom_the_server_has_banned_does_not_come_back(house: House) -> None:
    """A seat was kept for them, and the letter about it has a button."""
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash_dm("knave settings")  # they have written to the bot before
    await house.opened(ann, "euchre")
    await ann.slash("seat reserve", person=bob.member)
    letter = (await bob.slash_dm("knave settings")).response
    house.guild.remove_member(bob.member)
    await house.env.settle()
    before = house.kept()
    assert said(await bob.forge(letter, "lobby:1:join")) == sentence("no-no-table")
    assert house.kept() == before
    reserved = house.rows("SELECT position FROM seats WHERE kept_for = ?", bob.id)
    assert reserved, "they are not told that it is not"


async def test_a_thread_that_sleeps_is_open_to_those_who_moderate_it(house: House) -> None:
    """From elsewhere in the server, as while it is awake; nobody else is let in by that."""
    tidies = discord.Permissions(manage_messages=True)
    keeps = discord.Permissions(manage_messages=True, manage_threads=True)
    tidy, keeper = (house.guild.create_role(r.value, permissions=r) for r in (tidies, keeps))
    ann, bob = house.invite_all("Ann", "Bob")
    eve, mod = house.invite("Eve", roles=[tidy]), house.invite("Mod", roles=[keeper])
    place = await thread_of(house, ann, bob)
    await table_there(house, ann, place)
    await change_thread(house, place, archived=True)
    lobby = sentence("lobby-title", game=sentence("game-euchre"), table=1)
    assert said(await eve.slash("table show", table=1)) == sentence("no-no-table")
    assert said(await eve.slash("table end", table=1)) == sentence("no-no-table")
    assert lobby in said(await bob.slash("table show", table=1)), "a member of the thread"
    assert said(await bob.slash("table end", table=1)) == sentence("no-host-or-moderator")
    assert lobby in said(await mod.slash("table show", table=1))
    ended = said(await mod.slash("table end", table=1))
    assert ended == sentence("table-closed-now", table=1)
    assert house.rows("SELECT state FROM tables") == [("ended",)]


async def test_no_seat_is_kept_for_whoever_is_not_in_a_thread_that_sleeps(house: House) -> None:
    """As while it is awake: a kept seat would let them in."""
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    place = await thread_of(house, ann, bob)
    await table_there(house, ann, place)
    await change_thread(house, place, archived=True)
    kept = await ann.slash("seat reserve", person=eve.member, table=1)
    assert said(kept) == sentence("no-cannot-see", who="Eve")
    assert said(await eve.slash("table show", table=1)) == sentence("no-no-table")
    await ann.slash("seat reserve", person=bob.member, table=1)
    assert house.rows("SELECT kept_for FROM seats WHERE kept_for <> 0") == [(bob.id,)]


# ---------------------------------------------------------------------- voice channels


def close(house: House, place: Any, who: int) -> None:
    """Deny somebody *Connect* in a voice channel, which they see."""
    denied = discord.Permissions(connect=True).value
    overwrite = Overwrite(target_id=who, type=OverwriteType.MEMBER, deny=denied)
    house.env.backend.set_overwrite(place.id, overwrite)


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_the_text_of_a_voice_channel_needs_connect(house: House, kind: str) -> None:
    """Said before a table is opened there, and by /doctor."""
    ada = house.invite_admin("Ada")
    place = getattr(house.guild, f"create_{kind}_channel")("lounge")
    close(house, place, bot_id(house))
    await house.env.settle()
    refused = await ada.member.slash(place, "table open", game="euchre")
    names = sentence("right-connect")
    where = f"<#{place.id}>"
    told = sentence("no-missing-rights", channel=where, home=where, rights=names)
    assert said(refused) == told
    told = said(await ada.member.slash(place, "doctor"))
    assert sentence("doctor-place-lacks", channel=where, rights=names) in told
    house.env.backend.delete_overwrite(place.id, bot_id(house))
    await house.env.settle()
    await ada.member.slash(place, "table open", game="euchre")
    assert house.rows("SELECT channel_id FROM tables") == [(place.id,)]


async def test_who_may_not_connect_does_not_see_a_table_there(house: House) -> None:
    ann, eve = house.invite_all("Ann", "Eve")
    place = house.guild.create_voice_channel("lounge")
    close(house, place, eve.id)
    await house.env.settle()
    await table_there(house, ann, place)
    assert said(await eve.slash("table show", table=1)) == sentence("no-no-table")


# ---------------------------------------------------------------------- new threads


@pytest.mark.parametrize("asked", [{"thread": True}, {}], ids=["asked", "by itself"])
async def test_a_table_of_an_announcement_channel_stands_in_a_thread_of_its_kind(
    house: House, monkeypatch: pytest.MonkeyPatch, asked: dict[str, bool]
) -> None:
    """Its message is edited with every card, which Discord refuses in the channel itself.

    It refuses the other kind of thread there; the simulation knows no such thread by itself.
    """
    news = discord.ChannelType.news_thread.value
    monkeypatch.setattr(channel, "THREAD_TYPES", {*channel.THREAD_TYPES, news})
    (ann,) = house.invite_all("Ann")
    house.channel = house.guild.create_news_channel("news")
    await house.env.settle()
    since = len(house.env.http_requests)
    await ann.slash("table open", game="euchre", **asked)
    (made,) = [r.json for r in house.env.http_requests[since:] if r.path.endswith("/threads")]
    assert made["type"] == news
    (thread,) = house.channel.threads
    assert house.rows("SELECT channel_id FROM tables") == [(thread.id,)]
    refused = said(await ann.slash("evening plan", game="euchre", date="2026-12-24", time="20:30"))
    assert refused == sentence("no-edits-little", channel=f"<#{house.channel.id}>")


async def test_a_private_thread_without_the_bot_is_refused_with_the_way_in(house: House) -> None:
    """Slash commands reach the bot there, and none of its own messages would arrive."""
    backend = house.env.backend
    deny = discord.Permissions(manage_threads=True).value
    overwrite = Overwrite(target_id=bot_id(house), type=OverwriteType.MEMBER, deny=deny)
    backend.set_overwrite(house.channel.id, overwrite)
    (ann,) = house.invite_all("Ann")
    made = backend.create_thread(house.channel.id, "ours", ann.id, type=ChannelType.PRIVATE_THREAD)
    await house.env.settle()
    place = ChannelHandle(house.env, house.guild, made)
    told = said(await ann.member.slash(place, "table open", game="euchre"))
    assert told == sentence("no-not-in-thread", bot=f"<@{bot_id(house)}>")
    ada = house.invite_admin("Ada")
    backend.add_thread_member(made.id, ada.id)
    examined = said(await ada.member.slash(place, "doctor"))
    assert examined is not None and f"🔴 I’m not in the private thread <#{made.id}>" in examined
    assert sentence("doctor-place-add", bot=f"<@{bot_id(house)}>") in examined
    backend.add_thread_member(made.id, bot_id(house))
    await house.env.settle()
    await ann.member.slash(place, "table open", game="euchre")
    assert house.rows("SELECT channel_id FROM tables") == [(made.id,)]


async def test_a_table_in_a_private_thread_that_sleeps_starts_from_elsewhere(house: House) -> None:
    """Discord tells nothing of such a thread, also where the bot is in it."""
    deny = discord.Permissions(manage_threads=True).value
    overwrite = Overwrite(target_id=bot_id(house), type=OverwriteType.MEMBER, deny=deny)
    house.env.backend.set_overwrite(house.channel.id, overwrite)
    ann, home = house.invite("Ann"), house.channel
    house.channel = await thread_of(house, ann)
    await table_there(house, ann, house.channel)
    await change_thread(house, house.channel, archived=True)
    asked = (await ann.member.slash(home, "table start", table=1)).response
    await ann.press(asked, "lobby:1:fill")
    assert house.rows("SELECT state FROM tables") == [("playing",)] and ann.lines()


async def test_taken_out_of_a_private_thread_in_mid_game(house: House) -> None:
    """The table waits, says why and what helps, and goes on once the bot is added again."""
    backend = house.env.backend
    deny = discord.Permissions(manage_threads=True).value
    overwrite = Overwrite(target_id=bot_id(house), type=OverwriteType.MEMBER, deny=deny)
    backend.set_overwrite(house.channel.id, overwrite)
    ann, bob = house.invite_all("Ann", "Bob")
    place = await thread_of(house, ann, bob)
    await table_there(house, ann, place)
    house.channel = place
    await ann.start()
    backend.remove_thread_member(place.id, bot_id(house))
    await house.env.settle()
    told = sentence("held-not-in-thread", channel=f"<#{place.id}>")
    assert told in text_of(ann.hand)
    await house.restart()
    assert told in text_of(ann.hand)
    backend.add_thread_member(place.id, bot_id(house))
    await house.env.settle()
    assert ann.lines()
    await house.restart()
    house.bot.get_cog("ChannelEventsCog").survey_server(house.guild.id)
    await house.env.settle()
    assert ann.lines()


@pytest.mark.parametrize("code", [160006, 160007])
async def test_too_many_threads_are_said(house: House, code: int) -> None:
    (ann,) = house.invite_all("Ann")
    path = f"/channels/{house.channel.id}/threads"
    house.env.inject_error("POST", path, status=400, code=code, times=1)
    refused = await ann.slash("table open", game="euchre", thread=True)
    assert sentence("no-too-many-threads") in said(refused)
    assert not house.rows("SELECT * FROM tables")
    await ann.slash("table open", game="euchre", thread=True)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)], "nothing stays promised"
