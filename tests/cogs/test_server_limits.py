"""The limits on the number of tables hold, also for several clicks in one moment."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.storage.rows.ids import ChannelId, GuildId
from bot.storage.rows.people import GuildRow
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from tests.support.at_once import click_at_once
from tests.support.house import House
from tests.support.messages import said, sentence
from tests.support.places import delete_channel, take_rights
from tests.support.player import Player
from tests.support.reading import text_of

USUAL = GuildRow(guild_id=GuildId(1)).tables_per_host


@pytest.fixture
def boss(house: House) -> Player:
    return house.invite_admin("Boss")


async def limit(boss: Player, what: str, count: int) -> None:
    panel = (await boss.slash("server-settings")).response
    await boss.press(panel, "limit:0:show")
    await boss.choose(panel, f"limit:0:{what}", str(count))
    assert sentence(f"limits-{what}", count=count) in text_of(panel)


async def tables(house: House, *hosts: Player) -> list[Any]:
    """A table of each in a channel of its own; the answer is their messages."""
    found = []
    for number, host in enumerate(hosts):
        place = house.guild.create_text_channel(f"room-{number}")
        await house.env.settle()
        await host.member.slash(place, "table open", game="euchre")
        await house.env.settle()
        found.append(place.history()[-1])
    return found


def sits_at(house: House, player: Player) -> int:
    ((count,),) = house.rows("SELECT count(*) FROM seats WHERE user_id = ?", player.id)
    return int(count)


async def test_two_joins_at_once_are_two(house: House, boss: Player) -> None:
    """Someone who may sit at one table sits at one, however fast they press."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await limit(boss, "person", 1)
    one, two = await tables(house, ann, bob)
    told = await click_at_once(
        house, (cid, one, "lobby:1:join", ()), (cid, two, "lobby:2:join", ())
    )
    assert sits_at(house, cid) == 1
    assert told.count(sentence("no-person-busy", count=1)) == 1


async def test_a_join_and_a_table_at_once_are_two(house: House, boss: Player) -> None:
    ann, cid = house.invite_all("Ann", "Cid")
    await limit(boss, "person", 1)
    await tables(house, ann)
    hall, server = house.bot.tables, house.guild.id
    (table,) = hall.tables
    elsewhere = house.guild.create_text_channel("elsewhere")
    refused = await asyncio.gather(
        hall.open(Lobby.open("euchre", "house", cid.id, "Cid"), server, elsewhere.id),
        hall.seat(table, cid.id, "Cid"),
        return_exceptions=True,
    )
    assert [type(answer) is Refusal for answer in refused].count(True) == 1
    assert sits_at(house, cid) == 1


async def test_nobody_hosts_thirty_tables(house: House, boss: Player) -> None:
    """By the usual settings: so many, and as many threads; an admin may allow more or fewer."""
    (ann,) = house.invite_all("Ann")
    for _ in range(USUAL):
        await ann.slash("table open", game="euchre", thread=True)
    busy = sentence("no-host-busy", count=USUAL)
    for thread in (True, False):
        assert said(await ann.slash("table open", game="euchre", thread=thread)) == busy
    assert len(house.channel.threads) == USUAL
    assert house.rows("SELECT count(*) FROM tables") == [(USUAL,)]
    await limit(boss, "host", 0)
    await ann.slash("table open", game="euchre", thread=True)
    assert len(house.channel.threads) == USUAL + 1
    await limit(boss, "host", 1)
    assert said(await ann.slash("again")) == sentence("no-host-busy", count=1)


async def test_the_limit_is_each_hosts(house: House) -> None:
    """Others' tables do not count, nor do those that one has ended."""
    ann, bob = house.invite_all("Ann", "Bob")
    await tables(house, *[ann] * USUAL)
    await house.opened(bob, "pepper")
    assert house.rows("SELECT count(*) FROM tables") == [(USUAL + 1,)]
    first = house.guild.create_text_channel("more")
    await house.env.settle()
    await ann.slash("table end", table=1)
    await ann.member.slash(first, "table open", game="euchre")
    assert house.rows("SELECT count(*) FROM tables") == [(USUAL + 2,)]


async def test_threads_asked_for_at_once(house: House, boss: Player) -> None:
    """None is opened for a table that may not be."""
    (ann,) = house.invite_all("Ann")
    await limit(boss, "host", 1)
    hall, server, made = house.bot.tables, house.guild.id, []
    lobby = Lobby.open("euchre", "house", ann.id, "Ann")

    async def opened() -> None:
        async with hall.limits.promised(ann.id, server):
            made.append(await slow_thread())
            await hall.open_promised(lobby, server, ChannelId(made[-1]))

    async def slow_thread() -> int:
        for _ in range(10):
            await asyncio.sleep(0)
        return len(made) + 1

    answers = await asyncio.gather(*(opened() for _ in range(5)), return_exceptions=True)
    assert [type(answer) for answer in answers].count(Refusal) == 4
    assert made == [1]
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_a_chosen_channel_that_is_deleted_closes_no_server(
    house: House, boss: Player
) -> None:
    """The asker is told what to do about it, and the page no longer shows the lost channel."""
    den = house.guild.create_text_channel("den")
    lounge = house.guild.create_text_channel("lounge")
    await house.env.settle()
    panel = (await boss.slash("server-settings")).response
    await boss.press(panel, "limit:0:show")
    await boss.member.select(panel, [den, lounge], custom_id="limit:0:channels")
    refused = said(await boss.slash("table open", game="euchre"))
    assert f"<#{den.id}>" in refused and f"<#{lounge.id}>" in refused
    await delete_channel(house, den)
    refused = said(await boss.slash("table open", game="euchre"))
    assert refused == sentence("no-not-here-allowed", channels=f"<#{lounge.id}>")
    await delete_channel(house, lounge)
    assert said(await boss.slash("table open", game="euchre")) == sentence("no-no-channel-left")
    panel = (await boss.slash("server-settings")).response
    await boss.press(panel, "limit:0:show")
    assert sentence("limits-channels-gone") in text_of(panel)
    assert sentence("doctor-chosen-gone") in said(await boss.slash("doctor"))
    await boss.choose(panel, "limit:0:channels")
    assert sentence("limits-anywhere") in text_of(panel)


async def test_a_chosen_channel_in_which_no_table_can_stand(house: House, boss: Player) -> None:
    """The page says so where it is chosen, and not only whoever opens a table there."""
    den, news = house.guild.create_text_channel("den"), house.guild.create_news_channel("news")
    await house.env.settle()
    house.channel = den
    await take_rights(house, "attach_files")
    house.channel = news
    await take_rights(house, "create_public_threads")
    panel = (await boss.slash("server-settings")).response
    await boss.press(panel, "limit:0:show")
    assert "⚠️" not in text_of(panel)
    await boss.member.select(panel, [den, news], custom_id="limit:0:channels")
    for place, right in ((den, "right-attach-files"), (news, "right-create-public-threads")):
        names = sentence(right)
        lacks = sentence("limits-channels-lack", channels=f"<#{place.id}>", rights=names)
        assert lacks in text_of(panel)
