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
