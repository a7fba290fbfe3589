"""Card emoji that Discord does not know any more are looked up anew."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.client import emoji
from bot.client.emoji import CardEmoji
from bot.client.errors import INVALID_FORM


async def test_they_are_asked_for_until_discord_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection breaks just then; cards stand in words meanwhile, not for ever."""
    monkeypatch.setattr(emoji, "AGAIN", 0)
    answers: list[Any] = [
        aiohttp.ServerDisconnectedError(),
        [SimpleNamespace(name="swiss_JS_0123abcd", id=7)],
    ]

    class Client:
        async def fetch_application_emojis(self) -> Any:
            answer = answers.pop(0)
            if isinstance(answer, Exception):
                raise answer
            return answer

    preferences = SimpleNamespace(emoji={("swiss", "JS"): "<:swiss_JS_0123abcd:6>"})
    cards = CardEmoji(cast(Any, Client()), cast(Any, preferences), 0)
    response = cast(Any, SimpleNamespace(status=400, reason="Bad Request"))
    cards.doubt(discord.HTTPException(response, {"code": INVALID_FORM, "message": ""}))
    assert preferences.emoji == {}
    assert cards._task is not None
    await asyncio.wait_for(cards._task, 5)
    assert preferences.emoji == {("swiss", "JS"): "<:swiss_JS_0123abcd:7>"}


async def test_others_hear_of_an_upload_before_the_old_ones_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They looked them up when they began, and use them until they do so again."""
    done: list[str] = []

    async def uploaded(*_: object) -> int:
        done.append("uploaded")
        return 280

    async def removed(_: object) -> int:
        done.append("removed")
        return 0

    async def pass_on() -> None:
        done.append("passed on")

    async def looked_up(_: object) -> dict[tuple[str, str], str]:
        return {}

    monkeypatch.setattr(emoji, "upload", uploaded)
    monkeypatch.setattr(emoji, "remove_old", removed)
    monkeypatch.setattr(emoji, "look_up", looked_up)
    cards = CardEmoji(cast(Any, None), cast(Any, SimpleNamespace(emoji={})), 0)
    cards.begin_upload(pass_on)
    assert cards._task is not None
    await asyncio.wait_for(cards._task, 5)
    assert done == ["uploaded", "passed on", "removed"]


@pytest.mark.parametrize(
    "broken", [aiohttp.ServerDisconnectedError(), emoji.NoRoom("2000"), OSError("too many files")]
)
async def test_what_is_there_is_used_though_the_upload_came_to_no_end(
    monkeypatch: pytest.MonkeyPatch, broken: Exception
) -> None:
    """The bot began in an outage, and cards would stand in words until it begins again."""
    monkeypatch.setattr(emoji, "AGAIN", 0)
    known = {("swiss", "JS"): "<:swiss_JS_0123abcd:7>"}
    answers: list[Any] = [aiohttp.ServerDisconnectedError(), aiohttp.ServerDisconnectedError()]

    async def looked_up(_: object) -> dict[tuple[str, str], str]:
        if answers:
            raise answers.pop()
        return known

    async def uploaded(*_: object) -> int:
        raise broken

    async def pass_on() -> None:
        raise AssertionError("there is nothing new to be used")

    monkeypatch.setattr(emoji, "upload", uploaded)
    monkeypatch.setattr(emoji, "look_up", looked_up)
    preferences = SimpleNamespace(emoji={})
    cards = CardEmoji(cast(Any, None), cast(Any, preferences), 0)
    await cards.begin()
    cards.begin_upload(pass_on)
    assert cards._task is not None
    await asyncio.wait_for(cards._task, 5)
    assert preferences.emoji == known
