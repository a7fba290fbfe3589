"""Something changes while a message is on its way: it shows the newest state in the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.client.answering import Answer
from bot.client.display.table_messages import TableMessages
from bot.storage.store import StoreError
from bot.tables.verbs.play import act
from tests.support.house import House
from tests.support.messages import moves
from tests.support.playing import who_waits
from tests.support.reading import text_of

GAME = "euchre-two"
SLOW = 30.0


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """People whose next answer is on Discord long before the bot knows; each of them once."""
    send, edit, people = Answer.send_message, Answer.edit_message, list[int]()

    async def on_its_way(answer: Answer) -> None:
        if (user := answer._asked.user.id) in people:
            people.remove(user)
            await asyncio.sleep(SLOW)

    async def late(answer: Answer, *said: Any, **rest: Any) -> Any:
        number = await send(answer, *said, **rest)
        await on_its_way(answer)
        return number

    async def late_edit(answer: Answer, **changes: Any) -> None:
        await edit(answer, **changes)
        await on_its_way(answer)

    monkeypatch.setattr(Answer, "send_message", late)
    monkeypatch.setattr(Answer, "edit_message", late_edit)
    return people


async def test_a_hand_that_was_asked_for(house: House, slow: list[int]) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    waits, asked = await who_waits(house, ann, bob)
    slow.append(waits.id)
    await waits.open_hand()
    assert not slow and not moves(waits.shown)
    while asked.lines():
        await asked.act(sorted(asked.lines())[0])
    await house.env.advance_time(SLOW + 1)
    await house.env.settle()
    assert sorted(moves(waits.shown)) == sorted(house.legal(waits))


async def test_a_table_that_is_watched(house: House, slow: list[int]) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    cid = house.invite("Cid")
    await house.started(GAME, ann, bob)
    slow.append(cid.id)
    picture = (await cid.slash("watch")).response
    (player,) = house.to_act(ann, bob)
    before = text_of(picture)
    await player.act(sorted(player.lines())[0])
    await house.env.advance_time(SLOW + 1)
    await house.env.settle()
    assert text_of(picture) != before


async def test_a_table_that_was_just_opened(house: House, slow: list[int]) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    slow.append(ann.id)
    await ann.slash("table open", game=GAME)
    assert not slow
    await bob.slash("table join")
    await house.env.advance_time(SLOW + 1)
    await house.env.settle()
    assert "Bob" in text_of(house.public)
    assert len([m for m in house.channel.history() if not m.flags.ephemeral]) == 1


async def test_a_table_in_a_thread_whose_message_could_not_be_written_down(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands there once."""
    ann, posted = house.invite("Ann"), TableMessages.posted

    async def full(*_: Any) -> None:
        monkeypatch.setattr(TableMessages, "posted", posted)
        raise StoreError("the disk is full")

    monkeypatch.setattr(TableMessages, "posted", full)
    await ann.slash("table open", game=GAME, thread=True)
    await house.env.advance_time(SLOW)
    (thread,) = house.channel.threads
    assert len([one for one in thread.history() if one.components]) == 1


async def test_a_hand_in_answer_to_an_old_button(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    waits, asked = await who_waits(house, ann, bob)
    edit, table = Answer.edit_message, house.bot.tables.tables[0]

    async def late(answer: Answer, **changes: Any) -> None:
        monkeypatch.setattr(Answer, "edit_message", edit)
        session = table.session
        while session and asked.seat() in session.turn:
            number = session.numbers[asked.seat()]
            await table.do(act, asked.id, sorted(house.legal(asked))[0], number)
            session = table.session
        await asyncio.sleep(SLOW)
        await edit(answer, **changes)

    monkeypatch.setattr(Answer, "edit_message", late)
    await waits.forge(waits.hand, "step:1:1:1")
    await house.env.advance_time(SLOW + 1)
    await house.env.settle()
    assert sorted(moves(waits.hand)) == sorted(house.legal(waits))
