"""The list of evenings: what its reader may see, and what can be done from there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.support.evenings import (
    in_hours,
    now,
    plan,
    state,
)
from tests.support.house import House, open_house
from tests.support.messages import in_words, said, sentence, wishes
from tests.support.places import change_thread, delete_message
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_the_list_shows_what_its_reader_may_see(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await plan(house, ann)
    hidden = house.guild.create_text_channel("hidden")
    deny = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(target_id=bob.id, type=OverwriteType.MEMBER, deny=deny)
    house.env.backend.set_overwrite(hidden.id, overwrite)
    await house.env.settle()
    options = {"game": "pepper"} | in_hours(house, 5.0)
    await ann.member.slash(hidden, "evening plan", **options)
    await house.env.settle()
    listed = [(await who.slash("evening list")).response for who in (ann, bob)]
    mine, theirs = map(text_of, listed)
    assert "Euchre" in mine and "Pepper" in mine
    assert "Euchre" in theirs and "Pepper" not in theirs
    shown = (await ann.choose(listed[0], "evening:0:list", "2")).response
    assert "Pepper" in text_of(shown)
    assert said(await bob.forge(listed[1], "evening:0:list", "2")) == sentence("no-evening-gone")


async def test_an_evening_whose_message_is_gone_is_opened_from_the_list(house: House) -> None:
    """Channels are swept: one can still come, withdraw and call it off, and those who come hear."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    await delete_message(house, message)
    elsewhere = house.guild.create_text_channel("elsewhere")
    await house.env.settle()

    async def opened(who: Player) -> Any:
        listed = (await who.member.slash(elsewhere, "evening list")).response
        assert wishes(listed) == ["evening:0:list"]
        return (await who.choose(listed, "evening:0:list", "1")).response

    theirs = await opened(cid)
    assert theirs.flags.ephemeral and "Coming: Ann and Bob" in text_of(theirs)
    after = (await cid.press(theirs, "evening:1:come")).response
    assert "Coming: Ann, Bob and Cid" in text_of(after)
    assert said(await cid.press(theirs, "evening:1:off")) == sentence("no-evening-host-only")
    await bob.press(await opened(bob), "evening:1:not")
    asked = (await ann.press(await opened(ann), "evening:1:off")).response
    await ann.press(asked, "evening:1:off-now")
    assert state(house) == "off"
    await house.env.settle()
    why = sentence("evening-over-called-off")
    assert [any(why in in_words(one) for one in who.letters) for who in (cid, bob)] == [True, False]


async def test_what_is_pressed_in_the_list_is_seen_by_all(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    listed = (await bob.slash("evening list")).response
    mine = (await bob.choose(listed, "evening:0:list", "1")).response
    await bob.press(mine, "evening:1:come")
    await house.env.settle()
    assert "Coming: Ann and Bob" in text_of(now(house, message))
    for value in ("9", "", "x"):
        assert said(await bob.forge(listed, "evening:0:list", value)) in (
            sentence("no-evening-gone"),
            sentence("no-forged"),
        )


async def test_a_moderator_calls_it_off_from_the_list(house: House) -> None:
    """By their rights where it is planned, not where they ask."""
    ann = house.invite("Ann")
    role = house.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod, eve = house.invite("Mod", roles=[role]), house.invite("Eve")
    await plan(house, ann)
    elsewhere = house.guild.create_text_channel("elsewhere")
    granted = discord.Permissions(manage_messages=True).value
    overwrite = Overwrite(target_id=eve.id, type=OverwriteType.MEMBER, allow=granted)
    house.env.backend.set_overwrite(elsewhere.id, overwrite)
    await house.env.settle()

    async def asked_to_call_off(who: Player) -> Any:
        listed = (await who.member.slash(elsewhere, "evening list")).response
        shown = (await who.choose(listed, "evening:0:list", "1")).response
        return await who.press(shown, "evening:1:off")

    assert said(await asked_to_call_off(eve)) == sentence("no-evening-host-only")
    await mod.press((await asked_to_call_off(mod)).response, "evening:1:off-now")
    assert state(house) == "off"


async def test_an_evening_in_a_thread_that_sleeps_is_listed_for_those_who_come(
    house: House,
) -> None:
    """Discord tells nothing of such a thread; called off, those who come hear of it by letter."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    home = house.channel
    made = house.env.backend.create_thread(home.id, "aside", ann.id)
    await house.env.settle()
    (house.channel,) = (one for one in home.threads if one.id == made.id)
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    await change_thread(house, house.channel, archived=True)
    thread, house.channel = house.channel, home
    assert said(await cid.slash("evening list")) == sentence("no-evening-none")
    assert (await bob.slash("evening list")).response is not None
    listed = (await ann.slash("evening list")).response
    shown = (await ann.choose(listed, "evening:0:list", "1")).response
    asked = (await ann.press(shown, "evening:1:off")).response
    await ann.press(asked, "evening:1:off-now")
    why = sentence("evening-over-called-off")
    assert state(house) == "off" and why in in_words(bob.letters[-1])
    house.channel = thread
    await change_thread(house, thread, archived=False)
    assert why in in_words(now(house, message))
