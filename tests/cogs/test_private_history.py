"""Finished games that were played in a private thread: for who played them, or may read it now."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import discord
import pytest

from bot.storage.rows.ids import TableId
from bot.tables.verbs.end import end
from bot.tables.verbs.lobby import fill
from bot.tables.verbs.start import start
from tests.client.test_private_places import thread_of
from tests.support.finished import finished
from tests.support.house import House
from tests.support.messages import menu, said, sentence, wishes
from tests.support.places import change_thread
from tests.support.player import Player

GAME = "widow-pitch"
CARDS = ("knave replay", "knave verify")


async def played_apart(house: House, *players: Player, readers: tuple[Player, ...] = ()) -> Any:
    """A game is finished in a private thread; the answer is the thread. All go on outside it."""
    home, place = house.channel, await thread_of(house, *players, *readers)
    house.channel = place
    await finished(house, GAME, *players)
    house.channel = home
    return place


def listed(shown: Any) -> list[int]:
    found = [wish for wish in wishes(shown) if wish == "past:0:open"]
    return [int(o["value"]) for o in menu(shown, "past:0:open")["options"]] if found else []


async def all_ways(house: House, who: Player, number: int) -> dict[str, bool]:
    """By which ways somebody comes to see a game."""
    own = (await who.slash("knave settings")).response
    none = sentence("no-no-replay", number=number)
    ways = {way: said(await who.slash(way, number=number)) != none for way in CARDS}
    for wish in (f"replay:{number}:open", f"replay:{number}:text", f"replay:{number}:verify"):
        ways[wish] = said(await who.forge(own, wish, who=who.member)) != none
    for way in CARDS:
        for typed in ("", str(number)):
            found = await who.complete(way, "number", typed)
            ways[f"{way} {typed}"] = str(number) in str(found)
    ways["server"] = number in listed((await who.slash("knave history", whose="server")).response)
    return ways


async def test_it_is_none_of_others_business(house: House) -> None:
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    await played_apart(house, ann, readers=(bob,))
    assert not any((await all_ways(house, eve, 1)).values())
    assert all((await all_ways(house, bob, 1)).values()), "a reader of the thread"
    assert all((await all_ways(house, ann, 1)).values())
    assert listed((await ann.slash("knave history")).response) == [1]


async def test_who_manages_threads_sees_them_all(house: House) -> None:
    role = house.guild.create_role("mod", permissions=discord.Permissions(manage_threads=True))
    ann, mod = house.invite("Ann"), house.invite("Mod", roles=[role])
    await played_apart(house, ann)
    assert all((await all_ways(house, mod, 1)).values())


@pytest.mark.parametrize("restarted", [False, True])
async def test_once_the_thread_is_archived_the_players_alone(house: House, restarted: bool) -> None:
    """discord.py knows of it no more; where it was played is on the disk."""
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    place = await played_apart(house, ann, readers=(bob,))
    await change_thread(house, place, archived=True)
    if restarted:
        await house.restart()
        known = house.bot.get_channel(place.id)
        if isinstance(
            known, discord.Thread
        ):  # a server tells of active threads; the simulated of all
            known.guild._remove_thread(known)
    assert house.bot.get_channel(place.id) is None
    for other in (bob, eve):
        assert not any((await all_ways(house, other, 1)).values()), other.name
    assert all((await all_ways(house, ann, 1)).values())


async def test_a_game_of_a_channel_is_everybodys_as_before(house: House) -> None:
    """Though others are played apart, before it and after."""
    ann, eve = house.invite_all("Ann", "Eve")
    await played_apart(house, ann)
    await finished(house, GAME, ann)
    await played_apart(house, ann)
    assert all((await all_ways(house, eve, 2)).values())
    assert listed((await eve.slash("knave history", whose="server")).response) == [2]
    assert listed((await ann.slash("knave history", whose="server")).response) == [3, 2, 1]


async def test_the_place_counts_in_which_it_ended(house: House) -> None:
    """A table that was moved out of a private thread, and one that was moved into one."""
    ann, eve = house.invite_all("Ann", "Eve")
    place = await thread_of(house, ann)
    for number, first, last in ((1, place, house.channel), (2, house.channel, place)):
        await ann.member.slash(first, "table open", game=GAME)
        await ann.member.slash(last, "table move", table=number)
        await house.env.settle()
        await ann.member.slash(last, "table start", table=number)
        table = await house.bot.tables.find(TableId(number))
        await table.do(fill, ann.id)
        await table.do(start, ann.id)
        await table.do(end, ann.id, moderator=False)
        await house.env.settle()
    assert house.rows("SELECT id, private FROM tables") == [(1, 0), (2, 1)]
    assert all((await all_ways(house, eve, 1)).values())
    assert not any((await all_ways(house, eve, 2)).values())
    assert listed((await ann.slash("knave history")).response) == [2, 1]


async def test_a_rematch_is_as_private_as_the_game_before(house: House) -> None:
    ann = house.invite("Ann")
    place = await played_apart(house, ann)
    await change_thread(house, place, archived=True)
    await change_thread(house, place, archived=False)
    house.channel = place
    await ann.press(house.public, "table:1:rematch")
    assert house.rows("SELECT private FROM tables") == [(1,), (1,)]


async def test_others_do_not_learn_that_one_is_going_on(house: House) -> None:
    ann, eve = house.invite_all("Ann", "Eve")
    home, house.channel = house.channel, await thread_of(house, ann)
    await house.started(GAME, ann)
    house.channel = home
    assert said(await ann.slash("knave replay", number=1)) == sentence("no-still-running")
    assert said(await eve.slash("knave replay", number=1)) == sentence("no-no-replay", number=1)


async def test_a_thread_from_before_this_was_noted(house: House) -> None:
    """It is private as long as discord.py knows it."""
    ann, eve = house.invite_all("Ann", "Eve")
    await played_apart(house, ann)
    with closing(sqlite3.connect(house.path)) as db, db:
        db.execute("UPDATE games SET private_in = NULL")
    assert not any((await all_ways(house, eve, 1)).values())
