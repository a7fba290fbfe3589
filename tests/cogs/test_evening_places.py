"""The place of a game night: a channel that is closed, busy, or of another kind by then."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.storage.store import StoreError
from bot.tables.model.evenings import GRACE, LEAD
from tests.support.evenings import MINUTE, now, plan, state, table, to_the_hour
from tests.support.house import House, open_house, pass_time
from tests.support.messages import said, sentence
from tests.support.places import requests
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_the_channel_is_closed_to_it(house: House) -> None:
    """People who come are told by letter, once; the text of the message stays as it was."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    role = house.guild.id
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(target_id=role, type=OverwriteType.ROLE, deny=hidden)
    house.env.backend.set_overwrite(house.channel.id, overwrite)
    await house.env.settle()
    await to_the_hour(house)
    assert state(house) == "off"
    for who in (ann, bob):
        assert sentence("evening-over-place") in text_of(who.letters[-1])


async def test_a_timeout_of_the_bot_is_waited_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends by itself; where it does not in time, those who come are told."""
    ann, bot = house.invite("Ann"), house.bot.user
    for hours in (1.0, 3.0):
        await plan(house, ann, hours)
    with monkeypatch.context() as patch:
        patch.setattr(discord.Member, "is_timed_out", lambda member: member == bot)
        await to_the_hour(house, before=5 * MINUTE)
        assert state(house) == "planned" and not ann.letters
    await pass_time(house, MINUTE + 1)
    assert state(house) == "told" and table(house)[0] == "lobby"
    monkeypatch.setattr(discord.Member, "is_timed_out", lambda member: member == bot)
    await to_the_hour(house, before=-GRACE - 1, number=2)
    assert state(house, 2) == "off"
    assert sentence("evening-over-place") in text_of(ann.letters[-1])


async def test_a_busy_channel_has_a_thread(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann, 0.5)
    await house.opened(bob, "pepper")
    await to_the_hour(house, before=5 * MINUTE)
    opened, where = table(house, 2)
    assert opened == "lobby" and where != house.channel.id
    assert f"/{where}" in text_of(now(house, message))
    await ann.press(ann.letters[-1], "lobby:2:join")
    await to_the_hour(house)
    assert table(house, 2)[0] == "playing"


async def test_a_thread_without_its_table_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot may open threads and delete none: what it cannot take away it closes."""
    ann, bob = house.invite_all("Ann", "Bob")
    await plan(house, ann, 0.5)
    await house.opened(bob, "pepper")

    async def full(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(house.bot.tables, "open_promised", full)
    await to_the_hour(house, before=5 * MINUTE)
    assert house.channel.threads, "it was tried"
    for thread in house.channel.threads:
        # The simulator lets nobody close a thread without rights; in Discord its creator may.
        assert requests(house, "DELETE", f"/channels/{thread.id}") == 1
        assert requests(house, "PATCH", f"/channels/{thread.id}") == 1


@pytest.mark.parametrize("room", [1, 2])
async def test_it_opens_though_who_planned_it_still_plays(house: House, room: int) -> None:
    """In its channel, or in a thread of it; one table a person is no reason: they do not sit."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann, 0.5)
    await bob.press(message, "evening:1:come")
    await house.bot.preferences.change_guild(
        house.guild.id, lambda known: replace(known, tables_per_person=1, tables_per_channel=room)
    )
    await house.opened(ann, "pepper")
    await to_the_hour(house, before=5 * MINUTE)
    assert state(house) == "told" and table(house, 2)[0] == "lobby"
    await bob.press(bob.letters[-1], "lobby:2:join")
    assert bob.id in house.seats(2)
    refused = await ann.press(ann.letters[-1], "lobby:2:join")
    assert said(refused) == sentence("no-person-busy", count=1)


async def test_it_opens_in_a_thread_of_what_is_an_announcement_channel_by_then(
    house: House,
) -> None:
    """Discord lets a message there be edited a few times an hour only."""
    await plan(house, house.invite("Ann"))
    house.env.backend.edit_channel(house.channel.id, {"type": ChannelType.NEWS})
    await house.env.settle()
    await to_the_hour(house, before=5 * MINUTE)
    (thread,) = house.channel.threads
    assert state(house) == "told" and table(house) == ("lobby", thread.id)


async def test_no_room_at_all(house: House) -> None:
    """It is tried again until there is room; or until it is too late, which is said."""
    ann = house.invite("Ann")
    for hours in (1.0, 2.0):
        await plan(house, ann, hours)
    await house.bot.preferences.change_guild(
        house.guild.id, lambda known: replace(known, tables_per_server=1)
    )
    await house.opened(ann, "pepper")
    await to_the_hour(house, before=-GRACE - MINUTE)
    assert state(house) == "off"
    assert sentence("evening-over-busy") in text_of(ann.letters[-1])
    await to_the_hour(house, before=LEAD - MINUTE, number=2)
    assert state(house, 2) == "planned"
    await ann.end()
    await pass_time(house, MINUTE + 1)
    assert state(house, 2) == "told"
