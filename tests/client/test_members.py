"""People who have left the server, or were banned: noticed without a message that is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from aiohttp import ClientError

from bot.client.display.members import FRESH
from bot.client.display.waits import LONG
from bot.rules import CHANCE
from bot.words.words import words
from tests.support.hearing import heard
from tests.support.house import House, open_house
from tests.support.messages import said, sentence
from tests.support.places import notes, requests
from tests.support.player import Player
from tests.support.quick import SimTime

MINUTE = 60.0
GAME = "four-jacks"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def lobby(house: House, clock: str, host: Player, *guests: Player) -> None:
    await house.opened(host, GAME)
    panel = (await host.press(house.public, "lobby:1:rules")).response
    await host.choose(panel, "rules:1:clock", clock)
    for guest in guests:
        await guest.press(house.public, "lobby:1:join")


async def started(house: House, clock: str, host: Player, *guests: Player) -> None:
    await lobby(house, clock, host, *guests)
    await host.start()


def leaves(house: House, player: Player) -> None:
    """Somebody is gone; their direct messages and the edits of them go on working."""
    house.guild.remove_member(player.member)


def messages(house: House, player: Player, since: int) -> int:
    """The number of messages that were sent to somebody or changed there."""
    path = f"/channels/{player.member.user.dm_channel.id}/"
    made = house.env.http_requests[since:]
    return sum(r.method in ("POST", "PATCH") and r.path.startswith(path) for r in made)


async def until_asked(house: House, player: Player, *others: Player) -> None:
    for _ in range(60):
        if player.lines():
            return
        asked = house.to_act(*others)[0]
        await asked.act(sorted(asked.lines())[0])


@pytest.mark.parametrize("hand", ["dm", "here"])
async def test_at_half_of_a_clock(house: House, hand: str) -> None:
    """A robot plays on in the seat, and nothing more is sent to them."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    panel = (await bob.slash("knave settings")).response
    await bob.choose(panel, "mine:0:hand", hand)
    await started(house, "15m", ann, bob, cid)
    if hand == "here":
        await bob.open_hand()
    await until_asked(house, bob, ann, cid)
    seat = bob.seat()
    leaves(house, bob)
    await house.env.advance_time(8 * MINUTE)
    assert house.seats()[seat] is None
    assert notes(house)[-1] == f"seat {seat}: {bob.id} left, a robot plays on"
    since = len(house.env.http_requests)
    for _ in range(6):
        asked = house.to_act(ann, cid)[0]
        await asked.act(sorted(asked.lines())[0])
    assert messages(house, bob, since) == 0


async def test_at_the_end_of_a_clock(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await started(house, "1m", ann, bob, cid)
    await until_asked(house, bob, ann, cid)
    leaves(house, bob)
    await house.env.advance_time(40)
    assert bob.id in house.seats(), "half of it is over, but they were there just now"
    await house.env.advance_time(6 * MINUTE)
    assert bob.id not in house.seats()


async def test_at_the_next_deal(house: House) -> None:
    """Though they go on playing in their direct messages, and no new one is refused."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    panel = (await bob.slash("knave settings")).response
    await bob.choose(panel, "mine:0:ping", "none")
    await started(house, "off", ann, bob, cid)
    leaves(house, bob)
    await house.env.advance_time(FRESH + 1)
    dealt = [seat for seat, _ in house.log().moves].count(CHANCE)
    while [seat for seat, _ in house.log().moves].count(CHANCE) == dealt:
        asked = house.to_act()[0]
        await asked.act(sorted(asked.lines())[0])
    assert bob.id not in house.seats()
    since = len(house.env.http_requests)
    for _ in range(4):
        asked = house.to_act(ann, cid)[0]
        await asked.act(sorted(asked.lines())[0])
    assert messages(house, bob, since) == 0


async def test_without_a_clock_after_a_long_wait(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    panel = (await bob.slash("knave settings")).response
    await bob.choose(panel, "mine:0:ping", "none")
    await started(house, "off", ann, bob, cid)
    await until_asked(house, bob, ann, cid)
    leaves(house, bob)
    await house.env.advance_time(LONG + 2 * MINUTE)
    assert bob.id not in house.seats()
    assert house.to_act(ann, cid), "the game goes on"


async def test_when_a_game_is_started(house: House) -> None:
    """Nobody is dealt cards who is gone; the host sees that the chair is free."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await lobby(house, "off", ann, bob, cid)
    leaves(house, bob)
    await house.env.advance_time(FRESH + 1)
    since = len(house.env.http_requests)
    await ann.press(house.public, "lobby:1:start")
    assert house.rows("SELECT state FROM tables") == [("lobby",)]
    assert bob.id not in house.seats()
    await ann.start()
    assert house.rows("SELECT state FROM tables") == [("playing",)]
    assert messages(house, bob, since) == 0


async def test_who_is_gone_does_not_come_back_through_an_old_message(house: House) -> None:
    """Nor looks at the table; who is in the server again may."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await started(house, "off", ann, bob, cid)
    await until_asked(house, bob, ann, cid)
    seat = bob.seat()
    leaves(house, bob)
    await house.env.advance_time(LONG + 2 * MINUTE)
    old = bob.letters[-1]
    assert house.seats()[seat] is None
    refused = (sentence("no-no-table"), sentence("no-not-here"))
    for wish in (f"sit:1:{seat}", "table:1:score", "lobby:1:join"):
        assert said(await bob.forge(old, wish)) in refused
    await house.restart()
    assert said(await bob.forge(old, f"sit:1:{seat}")) in refused
    bob.member = house.guild.add_member(bob.member.user)
    await bob.press((await bob.press(house.public, "table:1:menu")).response, f"sit:1:{seat}")
    assert house.seats()[seat] == bob.id
    held = sentence("hand-is", cards=words("en").cards(house.view(bob).hand))
    assert held in heard(bob.hand), "and everything reaches them again"


async def test_who_is_back_sits_down_from_their_direct_messages(house: House) -> None:
    """They are found in the server again, though they have pressed nothing there."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await started(house, "off", ann, bob, cid)
    await until_asked(house, bob, ann, cid)
    seat = bob.seat()
    leaves(house, bob)
    await house.env.advance_time(MINUTE)
    old = bob.letters[-1]
    assert house.seats()[seat] is None
    bob.member = house.guild.add_member(bob.member.user)
    await bob.forge(old, f"sit:1:{seat}")
    assert house.seats()[seat] == bob.id
    held = sentence("hand-is", cards=words("en").cards(house.view(bob).hand))
    assert held in heard(bob.hand)
    await house.bot.display.members.look_round(house.bot.tables.tables[0])
    assert house.seats()[seat] == bob.id


async def test_it_costs_little(house: House) -> None:
    """One request a person at most in two minutes; none for those who were seen in the server."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await started(house, "off", ann, bob, cid)
    asked = f"/guilds/{house.guild.id}/members/"
    assert requests(house, "GET", asked) == 0, "they have just pressed something there"
    await house.env.advance_time(FRESH + 1)
    since = len(house.env.http_requests)
    dealt = 0
    while dealt < 4:
        before = [seat for seat, _ in house.log().moves].count(CHANCE)
        player = house.to_act()[0]
        await player.act(sorted(player.lines())[0])
        dealt += [seat for seat, _ in house.log().moves].count(CHANCE) - before
    assert requests(house, "GET", asked, since) == 3


async def test_an_outage_costs_nobody_a_seat(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await started(house, "15m", ann, bob, cid)
    await until_asked(house, bob, ann, cid)
    for status, code in ((500, 0), (403, 50001), (404, 10004)):
        path = f"/guilds/{house.guild.id}/members/*"
        house.env.inject_error("GET", path, status=status, code=code, times=1)
    await house.env.advance_time(8 * MINUTE)
    assert bob.id in house.seats()


async def test_an_outage_brings_nobody_back(house: House) -> None:
    """People found to be gone are sent nothing, though Discord does not say so once more."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await started(house, "15m", ann, bob, cid)
    members, guild = house.bot.display.members, house.guild.id
    leaves(house, bob)
    assert await members.has_left(guild, bob.id, fresh=0.0)
    path = f"/guilds/{guild}/members/*"
    house.env.inject_error("GET", path, status=404, code=10004, times=1)
    assert await members.has_left(guild, bob.id, fresh=0.0)
    assert members.is_known_gone(house.bot.tables.tables[0], bob.id)


async def test_a_broken_line_refuses_no_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether all are still there is asked before a game begins, and need not be answered."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await lobby(house, "15m", ann, bob, cid)
    await house.env.advance_time(FRESH + 1)

    async def broken(*_: object) -> None:
        raise ClientError

    monkeypatch.setattr(discord.Guild, "fetch_member", broken)
    await ann.start()
    assert house.rows("SELECT state FROM tables") == [("playing",)]


async def test_wherever_they_sat(house: House) -> None:
    """Noticed at one table, they are gone from every table of that server."""
    ann, bob, cid, dee = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await started(house, "15m", ann, bob, cid)
    await until_asked(house, bob, ann, cid)
    house.channel, home = house.guild.create_text_channel("second"), house.channel
    await house.env.settle()
    await house.opened(dee, GAME)
    await bob.press(house.public, "lobby:2:join")
    house.channel = home
    leaves(house, bob)
    await house.env.advance_time(8 * MINUTE)
    assert bob.id not in house.seats(1) and bob.id not in house.seats(2)
    assert not [user for _, user in house.bot.display.state.hands if user == bob.id]
