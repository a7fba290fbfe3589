"""A table never shouts: one public message, where people see it, and as many calls as they wish."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.client.display.message_ages import OLD
from bot.client.display.table_messages import BURIED
from bot.client.display.waits import PLAYING
from bot.tables.model.clock import Pace
from tests.support.house import House
from tests.support.messages import enabled, said, sentence
from tests.support.places import chatter, forget_tokens, requests, spoken
from tests.support.player import Player
from tests.support.playing import deals
from tests.support.reading import text_of


async def play_a_deal(house: House) -> None:
    """Until the next cards are dealt."""
    dealt = deals(house)
    while deals(house) == dealt:
        player = house.to_act()[0]
        await player.act(sorted(player.lines())[0])


def hide(house: House, channel: Any, player: Player) -> None:
    """Somebody does not see this channel any more."""
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(target_id=player.id, type=OverwriteType.MEMBER, deny=hidden)
    house.env.backend.set_overwrite(channel.id, overwrite)


async def limits(house: House, ada: Player) -> Any:
    """The page of limits behind the server's settings."""
    panel = (await ada.slash("server-settings")).response
    await ada.press(panel, "limit:0:show")
    return panel


# ---------------------------------------------------------------------- one message a table


async def test_a_buried_table_comes_up_when_a_deal_begins(house: House) -> None:
    """Not in the middle of a deal, and the old message goes; nobody's telephone rings for it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("four-jacks", ann, bob)
    first = house.public.id
    assert not house.public.flags.suppress_notifications
    await chatter(house, bob, BURIED)
    await play_a_deal(house)
    assert house.public.id == first, "so much talk is no burial"
    await chatter(house, bob, 1)
    player = house.to_act()[0]
    await player.act(sorted(player.lines())[0])
    assert house.public.id == first, "not in mid-deal"
    await play_a_deal(house)
    assert house.public.id != first
    assert house.public.flags.suppress_notifications
    tables = [m for m in house.channel.history() if m.components]
    assert tables == [house.public]
    assert house.channel.history()[-1].id == house.public.id
    second = house.public.id
    await play_a_deal(house)
    assert house.public.id == second


async def test_an_old_table_is_sent_anew_when_a_deal_begins(house: House) -> None:
    """Of old messages Discord takes fewer edits. A hand stays: a new one would ring a telephone."""
    ann, bob = house.invite_all("Ann", "Bob")
    panel = (await ann.slash("knave settings")).response
    await ann.choose(panel, "mine:0:ping", "none")
    await house.opened(ann, "four-jacks")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:clock", "off")
    await bob.press(house.public, "lobby:1:join")
    await ann.more("robot")
    await ann.start()
    first, hand = house.public.id, ann.hand.id
    await house.env.advance_time(OLD + 60)
    await play_a_deal(house)
    assert house.public.id != first
    assert ann.hand.id == hand
    assert len(ann.letters) == 1
    assert len([m for m in house.channel.history() if m.components]) == 1


async def test_the_limit_on_edits_of_old_messages_is_a_limit_and_no_end(house: House) -> None:
    """Discord says 429 with code 30046 (raised after five tries): it is drawn there, later."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    (asked,) = house.to_act()
    waits = bob if asked is ann else ann
    first, hand = house.public.id, waits.hand.id
    for channel in (house.channel.id, waits.member.user.dm_channel.id):
        path = f"/channels/{channel}/messages/*"
        house.env.inject_error("PATCH", path, status=429, code=30046, times=2)
    forget_tokens(house)
    before, told, since = text_of(house.public), text_of(waits.hand), len(house.env.http_requests)
    posted = f"/channels/{house.channel.id}/messages"
    await asked.act(sorted(asked.lines())[0])
    assert (house.public.id, text_of(house.public)) == (first, before)
    assert text_of(waits.hand) == told
    await house.env.advance_time(3 * Pace().retry)
    await house.env.settle()
    newest = (await ann.slash("table show")).response
    assert (house.public.id, text_of(house.public)) == (first, text_of(newest)) != (first, before)
    assert (waits.hand.id, len(waits.letters)) == (hand, 1)
    assert text_of(waits.hand) != told
    assert requests(house, "POST", posted, since) == 0


# ---------------------------------------------------------------------- calls


async def test_at_most_one_call_a_turn(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        panel = (await player.slash("knave settings")).response
        await player.choose(panel, "mine:0:ping", "channel")
    await house.started("euchre", ann, bob)
    since = len(house.env.http_requests)
    for _ in range(14):
        (player,) = house.to_act()
        await house.env.advance_time(PLAYING + 1)
        await house.env.advance_time(PLAYING + 1)
        assert len(spoken(house)) == 1
        await player.act(sorted(player.lines())[0])
        assert len(spoken(house)) == 0, "a call goes away when its turn is over"
    assert requests(house, "POST", f"/channels/{house.channel.id}/messages", since) == 14


async def test_whom_no_direct_message_reaches_is_called_in_the_channel(house: House) -> None:
    """Someone who wishes to hear of a turn by direct message, and has closed them meanwhile."""
    ann, bob = house.invite_all("Ann", "Bob")
    panel = (await ann.slash("knave settings")).response
    await ann.choose(panel, "mine:0:ping", "dm")
    house.closed_dm(ann)
    await house.started("euchre", bob, ann)
    await ann.open_hand()
    for _ in range(30):
        await house.env.advance_time(PLAYING + 1)
        if any(sentence("turn-ping", user=f"<@{ann.id}>", table=1) in s for s in spoken(house)):
            return
        player = house.to_act(bob, ann)[0]
        await player.act(sorted(player.lines())[0])
    raise AssertionError("nobody called Ann")


@pytest.mark.parametrize("forbidden", [True, False])
async def test_admins_can_forbid_mentions(house: House, forbidden: bool) -> None:
    ada, ann, bob = house.invite_admin("Ada"), *house.invite_all("Ann", "Bob")
    if forbidden:
        await ada.press(await limits(house, ada), "limit:0:pings:no")
    chosen = (await ann.slash("knave settings")).response
    await ann.choose(chosen, "mine:0:ping", "channel")
    house.closed_dm(bob)
    await house.started("euchre", ann, bob)
    await bob.open_hand()
    for _ in range(12):
        await house.env.advance_time(PLAYING + 1)
        await house.env.advance_time(PLAYING + 1)
        (player,) = house.to_act(ann, bob)
        await player.act(sorted(player.lines())[0])
    posted = ("POST", f"/channels/{house.channel.id}/messages")
    sent = [r.json or {} for r in house.env.http_requests if (r.method, r.path) == posted]
    called = [one for one in sent if one.get("allowed_mentions", {}).get("users")]
    assert bool(called) is not forbidden


# ---------------------------------------------------------------------- limits


async def test_limits_are_the_admins(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    ada = house.invite_admin("Ada")
    panel = await limits(house, ada)
    forged = await ann.forge(panel, "limit:0:pings:no")
    assert said(forged) == sentence("no-admin-only")
    assert said(await ada.forge(panel, "limit:0:server", "7")) == sentence("no-forged")
    await ada.press(panel, "ours:0:show")
    assert text_of(panel).startswith(sentence("server-title"))


async def test_looking_at_the_settings_changes_nothing(house: House) -> None:
    """Nothing is written, and no table is drawn anew."""
    ada = house.invite_admin("Ada")
    await house.opened(ada, "euchre")
    since = len(house.env.http_requests)
    panel = await limits(house, ada)
    await ada.press(panel, "ours:0:show")
    assert requests(house, "PATCH", f"/channels/{house.channel.id}/messages", since) == 0
    assert house.rows("SELECT * FROM guilds") == []


async def test_tables_of_a_server_and_of_a_person(house: House) -> None:
    ada, ann, bob = house.invite_admin("Ada"), *house.invite_all("Ann", "Bob")
    panel = await limits(house, ada)
    await ada.choose(panel, "limit:0:person", "1")
    await ada.choose(panel, "limit:0:server", "2")
    assert sentence("limits-person", count=1) in text_of(panel)
    await house.opened(ann, "euchre")
    first, home = house.public, house.channel
    house.channel = house.guild.create_text_channel("second")
    await house.env.settle()
    busy = sentence("no-person-busy", count=1)
    assert said(await ann.slash("table open", game="euchre")) == busy
    await house.opened(bob, "euchre")
    assert said(await bob.press(first, "lobby:1:join")) == busy
    house.channel = house.guild.create_text_channel("third")
    await house.env.settle()
    full = sentence("no-server-busy", count=2)
    assert said(await ada.slash("table open", game="euchre")) == full
    house.channel = home
    assert enabled(first, "lobby:1:join")
    assert said(await ada.slash("table open", game="euchre", thread=True)) == full
    assert not house.channel.threads, "no thread is left without a table"


async def test_tables_in_chosen_channels_only(house: House) -> None:
    ada, ann = house.invite_admin("Ada"), *house.invite_all("Ann")
    home, other = house.channel, house.guild.create_text_channel("other")
    await house.env.settle()
    panel = await limits(house, ada)
    await ada.choose(panel, "limit:0:channels", other)
    where = sentence("no-not-here-allowed", channels=f"<#{other.id}>")
    assert said(await ann.slash("table open", game="euchre")) == where
    house.channel = other
    await ann.slash("table open", game="euchre", thread=True)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]
    house.channel = home
    await ada.choose(panel, "limit:0:channels")
    await house.opened(ada, "euchre")


async def test_chosen_channels_are_named_to_those_who_see_them(house: House) -> None:
    ada, ann = house.invite_admin("Ada"), *house.invite_all("Ann")
    open_to_all, hidden = (house.guild.create_text_channel(name) for name in ("other", "hidden"))
    await house.env.settle()
    await ada.choose(await limits(house, ada), "limit:0:channels", open_to_all, hidden)
    hide(house, hidden, ann)
    await house.env.settle()
    where = sentence("no-not-here-allowed", channels=f"<#{open_to_all.id}>")
    assert said(await ann.slash("table open", game="euchre")) == where
    assert f"<#{hidden.id}>" in said(await ada.slash("table open", game="euchre"))
    hide(house, open_to_all, ann)
    await house.env.settle()
    unseen = sentence("no-not-here-allowed-unseen")
    assert said(await ann.slash("table open", game="euchre")) == unseen


async def test_a_rematch_asked_for_elsewhere_stands_where_the_table_stood(house: House) -> None:
    ada, ann = house.invite_admin("Ada"), *house.invite_all("Ann")
    home, other = house.channel, house.guild.create_text_channel("other")
    await house.env.settle()
    await house.opened(ann, "euchre")
    await ann.end()
    house.channel = other
    copy = (await ann.slash("table show", table=1)).response
    panel = await limits(house, ada)
    await ada.choose(panel, "limit:0:channels", other)
    where = sentence("no-not-here-allowed", channels=f"<#{other.id}>")
    assert said(await ann.press(copy, "table:1:rematch")) == where
    await ada.choose(panel, "limit:0:channels")
    told = said(await ann.press(copy, "table:1:rematch"))
    assert told == sentence("opened-there", table=2, place=f"<#{home.id}>")
    assert [m for m in other.history() if not m.flags.ephemeral] == []
    assert enabled(home.history()[-1], "lobby:2:start")
