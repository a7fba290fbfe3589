"""Every command is answered with its reason, and whoever cannot be answered is not waited for."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from aiohttp import ServerDisconnectedError

from bot.client import naming
from bot.client.answering import Answer
from bot.client.dispatch import LONGEST
from tests.support.house import House
from tests.support.messages import said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of


@pytest.mark.parametrize(
    ("command", "option"), [("seat reserve", "person"), ("table leave", "for")]
)
async def test_somebody_who_is_not_in_the_server(house: House, command: str, option: str) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    answer = await ann.slash(command, **{option: house.env.create_user("Eve")})
    assert said(answer) == sentence("no-not-a-member")


async def test_a_refusal_that_the_line_swallows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the bot would wait for it when it goes down, for as long as it waits at all."""

    async def cut(*_: Any, **__: Any) -> None:
        raise TimeoutError

    (ann,) = house.invite_all("Ann")
    with monkeypatch.context() as patched:
        patched.setattr(Answer, "send_message", cut)
        await ann.member.slash(house.channel, "card pass")
    assert len(house.bot.inflight) == 0
    assert said(await ann.slash("card pass")) == sentence("no-no-game-of-yours")


async def cut_off(*_: Any, **__: Any) -> Any:
    raise ServerDisconnectedError


async def test_the_bot_ends_before_an_answer_is_sent(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its connections are closed then: whoever asked is answered by the next one, or by nobody."""

    async def closed(*_: Any, **__: Any) -> Any:
        raise RuntimeError("Session is closed")  # as aiohttp says it

    (ann,) = house.invite_all("Ann")
    with monkeypatch.context() as patched:
        patched.setattr(discord.InteractionResponse, "send_message", closed)
        patched.setattr(house.bot, "is_closed", lambda: True)
        await ann.member.slash(house.channel, "card pass")
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
    assert "did not reach its reader: the bot has ended" in caplog.text
    assert said(await ann.slash("card pass")) == sentence("no-no-game-of-yours")


async def test_the_bot_ends_before_something_else_is_sent(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A hand, say: its connections are closed for that as well, and the program has no fault."""
    ann, bob = house.invite_all("Ann", "Bob")
    await ann.slash("table open", game="euchre")

    async def closed(*_: Any, **__: Any) -> Any:
        monkeypatch.setattr(house.bot, "is_closed", lambda: True)
        raise RuntimeError("Session is closed")  # as aiohttp says it

    monkeypatch.setattr(type(house.bot.display.hands), "greet", closed)
    await bob.member.click(house.public, custom_id="lobby:1:join")
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
    monkeypatch.undo()
    assert bob.id in house.seats(), "and what was done is done"


async def test_the_line_breaks_before_anything_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It broke with another request: whoever has asked would read that the bot is thinking."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    busy = (await bob.slash("table open", game="euchre")).response
    (wish,) = wishes(busy)
    monkeypatch.setattr(house.bot.http, "start_thread_without_message", cut_off)
    assert said(await bob.press(busy, wish)) == sentence("no-failed")
    rules = (await bob.slash("knave rules", game="euchre")).response
    (wish,) = [wish for wish in wishes(rules) if wish.startswith("learn:")]
    monkeypatch.setattr(house.bot.http, "start_private_message", cut_off)
    assert said(await bob.press(rules, wish)) == sentence("no-failed")


async def test_an_answer_that_the_line_swallows_is_not_called_a_failure(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Perhaps it has arrived, and what was asked for is done."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    send, sent = discord.InteractionResponse.send_message, list[Any]()

    async def swallowed(response: Any, *given: Any, **named: Any) -> Any:
        sent.append(given)
        await send(response, *given, **named)
        raise ServerDisconnectedError

    monkeypatch.setattr(discord.InteractionResponse, "send_message", swallowed)
    joined = await bob.press(house.public, "lobby:1:more")
    assert wishes(joined.response) and not joined.followups and len(sent) == 1


async def test_what_another_process_answers_is_not_put_off() -> None:
    """Though the patience of this one is over in the same moment: only one answer is taken."""
    put_off = list[Any]()

    async def defer(**how: Any) -> None:
        put_off.append(how)

    response = SimpleNamespace(is_done=lambda: bool(put_off), defer=defer)
    asked: Any = SimpleNamespace(response=response, client=None, message=None, id=1, extras={})
    answer = Answer(asked)
    answer._ring()
    assert await answer.leave()
    await asyncio.sleep(0)
    assert not put_off


async def test_a_nick_of_a_server_is_for_its_tables_alone(house: House) -> None:
    """Elsewhere, on boards and in lists, people have the name of their account."""
    account = house.env.create_user("annnnn", global_name="Ann")
    nicked = Player(house, house.guild.add_member(account, nick="Captain"))
    (bob,) = house.invite_all("Bob")
    for other, table in ((nicked, 1), (bob, 2)):
        await house.opened(other, "euchre")
        await nicked.press(house.public, f"lobby:{table}:join")
        assert "Captain" in text_of(house.public)
        await other.end()
    await nicked.slash("again")
    assert "Captain" in text_of(house.public)
    assert house.rows("SELECT name FROM people ORDER BY name") == [("Ann",), ("Bob",)]


async def test_of_what_is_typed_only_the_beginning_is_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a command is sent and while it is typed; it is refused like any other word."""
    find, lengths = naming.find, list[int]()

    def measured(tree: Any, said: Any, typed: str) -> Any:
        lengths.append(len(typed))
        return find(tree, said, typed)

    monkeypatch.setattr(naming, "find", measured)
    ann, long = house.invite("Ann"), "x" * 6000
    refused = said(await ann.slash("help", search=long))
    assert said(await ann.slash("knave help", search=long)) == refused
    assert refused.startswith(sentence("no-no-such-command", search="x" * 59 + "…")[:20])
    assert await ann.complete("knave help", "search", long) == []
    assert lengths == [LONGEST] * 3
