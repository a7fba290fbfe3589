"""Transient messages in the channel go away again, even if another process has to do it."""

from __future__ import annotations

import asyncio
from typing import Any, cast
from unittest.mock import MagicMock

import aiohttp
import pytest

from bot.client.display.announcer import Announcer
from bot.client.display.table_messages import BURIED
from bot.client.display.transient_message import TransientMessage
from bot.client.display.waits import PLAYING
from bot.storage.store import StoreBusy
from bot.words.words import words
from tests.support.house import House
from tests.support.messages import sentence
from tests.support.player import Player
from tests.support.reading import text_of

A_MINUTE = 60.0


def shown(house: House) -> list[int]:
    """The messages of the channel that show a table."""
    return [one.id for one in house.channel.history() if one.components]


def said(house: House, text: str) -> int:
    """The number of messages in the channel that hold this text."""
    return sum(text in text_of(message) for message in house.channel.history())


async def called_in_the_channel(house: House) -> tuple[Player, str]:
    """Somebody whose turn it is, and what calls them."""
    ann, bob = house.invite_all("Ann", "Bob")
    panel = (await ann.slash("knave settings")).response
    await ann.choose(panel, "mine:0:ping", "channel")
    await house.started("euchre-two", ann, bob)
    called = sentence("turn-ping", user=f"<@{ann.id}>", table=1)
    for _ in range(6):
        if said(house, called):
            break
        (player,) = house.to_act()
        await player.act(sorted(player.lines())[0])
        await house.env.advance_time(PLAYING + 1)
    assert said(house, called) == 1
    return ann, called


async def told_where_the_hand_is(house: House) -> tuple[Player, str]:
    """Somebody whose direct messages are closed, and what tells them of their hand."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre-two")
    await bob.press(house.public, "lobby:1:join")
    house.closed_dm(bob)
    house.env.inject_error(
        "PATCH", f"/channels/{bob.member.user.dm_channel.id}/messages/*", status=404, code=10008
    )
    await ann.start()
    return bob, words("en").say("dm-closed-note", user=f"<@{bob.id}>", table=1)


async def test_a_mention_is_taken_back_after_a_restart(house: House) -> None:
    ann, called = await called_in_the_channel(house)
    await house.restart()
    assert said(house, called) == 1, "nobody is called a second time"
    while house.to_act() == [ann]:
        await ann.act(sorted(ann.lines())[0])
    assert said(house, called) == 0
    assert house.rows("SELECT name FROM marks WHERE name LIKE 'call %'") == []


async def test_a_note_about_a_closed_letter_box_goes_after_a_restart(house: House) -> None:
    bob, note = await told_where_the_hand_is(house)
    assert said(house, note) == 1
    await house.restart()
    await bob.open_hand()
    assert said(house, note) == 0


async def test_a_note_that_does_not_go_keeps_nobody_from_their_hand(house: House) -> None:
    bob, note = await told_where_the_hand_is(house)
    house.env.inject_error(
        "DELETE", f"/channels/{house.channel.id}/messages/*", status=503, code=0, times=1
    )
    opened = await bob.open_hand()
    assert not opened.followups and said(house, note) == 1
    await bob.open_hand()
    assert said(house, note) == 0


async def test_a_note_that_did_not_come_through_is_said_once_more(house: House) -> None:
    """That somebody's messages are closed shows but once: then they are told, or never."""
    path = f"/channels/{house.channel.id}/messages"
    house.env.inject_error("POST", path, status=503, code=0, times=1)
    _, note = await told_where_the_hand_is(house)
    assert said(house, note) == 0
    await house.env.advance_time(A_MINUTE)
    assert said(house, note) == 1


async def test_a_mention_goes_with_whoever_leaves_the_server(house: House) -> None:
    ann, called = await called_in_the_channel(house)
    table = house.bot.tables.tables[0]
    house.guild.remove_member(ann.member)
    house.bot.display.look_round(table)
    await house.env.advance_time(A_MINUTE)
    assert not table.sits(ann.id)
    assert said(house, called) == 0


async def test_an_interaction_that_comes_twice_is_answered_once(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    feed = house.env.backend.subscribers[0]
    house.env.backend.subscribers.append(
        lambda event, payload: feed(event, payload) if event == "INTERACTION_CREATE" else None
    )
    await ann.more("robot")
    await house.env.settle()
    assert sum(robot is not None for (robot,) in house.rows("SELECT robot FROM seats")) == 1


async def test_what_showed_a_table_before_goes_when_it_can(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre-two")
    await bob.press(house.public, "lobby:1:join")
    for _ in range(BURIED + 1):
        await ann.member.send(house.channel, "We talk.")
    before = house.public
    house.env.inject_error("DELETE", f"/channels/*/messages/{before.id}", status=503, times=1)
    await ann.start()
    assert shown(house)[0] == before.id and len(shown(house)) == 2
    (player,) = house.to_act()
    await player.act(sorted(player.lines())[0])
    assert shown(house) == [house.public.id] != [before.id]
    assert house.rows("SELECT name FROM marks WHERE name LIKE 'message before %'") == []


async def test_nobody_is_asked_to_a_seat_they_have_taken_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre-two")
    await ann.slash("seat reserve", person=bob.member)
    say, asked, has_come = Announcer.say, asyncio.Event(), asyncio.Event()

    async def late(self: Announcer, *rest: Any) -> Any:
        message = await say(self, *rest)
        asked.set()
        await has_come.wait()
        return message

    monkeypatch.setattr(Announcer, "say", late)
    invitations, table = house.bot.display.invitations, house.bot.tables.tables[0]
    asking = asyncio.create_task(invitations.kept_for(table, [bob.id], "Ann"))
    await asked.wait()
    await bob.press(house.public, "lobby:1:join")
    assert said(house, f"<@{bob.id}>") == 1
    has_come.set()
    await asking
    assert said(house, f"<@{bob.id}>") == 0


class Marks:
    """A store of one mark, whose first reading fails."""

    def __init__(self, kept: str) -> None:
        self.kept = kept
        self.read = 0

    @property
    def marks(self) -> Marks:
        """The store of marks: this object itself."""
        return self

    async def set_mark(self, name: str, kept: str) -> None:
        """Keep a mark, whatever its name."""
        self.kept = kept

    async def mark(self, name: str) -> str:
        """The mark that is kept, from the second reading on.

        :raises StoreBusy: at the first reading.
        """
        self.read += 1
        if self.read == 1:
            raise StoreBusy("locked")
        return self.kept


async def test_a_reading_that_fails_is_no_knowledge() -> None:
    """Else somebody would be called twice after a restart, and the first call never go away."""
    message = TransientMessage(MagicMock(), cast(Any, Marks("7 100 200")), "call of somebody")
    with pytest.raises(StoreBusy):
        await message.find()
    found = await message.find()
    assert found is not None
    assert found[0] == 7


async def test_forgotten_whether_or_not_discord_takes_it_away() -> None:
    """The connection breaks just then: whoever deletes their data is forgotten all the same."""
    marks = Marks("")
    marks.read = 1
    message = TransientMessage(MagicMock(), cast(Any, marks), "call of somebody")
    standing = MagicMock()
    standing.delete.side_effect = aiohttp.ServerDisconnectedError()
    message._looked, message._standing = True, (7, standing)
    await message.forget()
    assert await message.find() is None and marks.kept == ""


async def test_what_is_said_while_the_one_before_goes_is_remembered() -> None:
    marks = Marks("7 100 200")
    marks.read, gone = 1, asyncio.Event()
    message = TransientMessage(MagicMock(), cast(Any, marks), "note of somebody")
    before, after = MagicMock(), MagicMock()
    before.delete = gone.wait
    after.channel.id, after.id = 100, 300
    message._looked, message._standing = True, (7, before)
    going = asyncio.create_task(message.remove())
    await asyncio.sleep(0)
    await message.keep(8, after)
    gone.set()
    await going
    assert await message.find() is not None and marks.kept == "8 100 300"
