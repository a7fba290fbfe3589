"""Messages that Discord refuses for good: what is remembered of them has an end."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import present
from bot.client.display import set_messages
from bot.client.display.set_messages import SetMessages
from bot.client.tournaments import posts
from bot.client.tournaments.posts import Posts
from bot.storage.rows.ids import ChannelId, GuildId, MessageId, SetId
from bot.tables.screens.screen import Screen

HERE = GuildId(1)
FEW = 5


def refused(*_: Any, **__: Any) -> Any:
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")
    raise discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})


class Requested:
    """The redraws and ages that a display has around it: it notes what is to be drawn."""

    def __init__(self) -> None:
        self.keys: list[Any] = []

    def request(self, key: Any, *_: Any, **__: Any) -> None:
        self.keys.append(key)

    def old(self, message: MessageId) -> bool:
        return False


def test_sets_in_channels_that_are_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest are tried again when rights change, and the oldest have been let go."""

    async def found(number: SetId) -> Any:
        return SimpleNamespace(
            id=number, guild_id=HERE, channel_id=ChannelId(7), message_id=MessageId(9), open=False
        )

    async def drawn(*_: Any) -> Any:
        return {}

    async def screen(*_: Any) -> Screen:
        return Screen("")

    monkeypatch.setattr(set_messages, "REMEMBERED", FEW)
    monkeypatch.setattr(present, "edit", drawn)
    monkeypatch.setattr(SetMessages, "screen", screen)
    message = SimpleNamespace(edit=refused)
    channel = SimpleNamespace(get_partial_message=lambda number: message)
    client: Any = SimpleNamespace(
        get_guild=lambda guild: None, get_partial_messageable=lambda *_, **__: channel
    )
    redraws: Any = Requested()
    sets: Any = SimpleNamespace(find=found)
    shown = SetMessages(client, sets, SimpleNamespace(), redraws, redraws)  # type: ignore[arg-type]
    for number in range(2 * FEW):
        with pytest.raises(discord.Forbidden):
            asyncio.run(shown._draw(SetId(number)))
    shown.try_again(HERE)
    assert redraws.keys == [("duplicate", number) for number in range(FEW, 2 * FEW)]


def test_tournaments_in_channels_that_are_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    async def found(number: int) -> Any:
        return SimpleNamespace(id=number, guild=HERE)

    monkeypatch.setattr(posts, "REMEMBERED", FEW)
    monkeypatch.setattr(Posts, "_show", refused)
    redraws = Requested()
    bot: Any = SimpleNamespace(display=SimpleNamespace(redraws=redraws), clock=SimpleNamespace(
        steady=lambda: 0.0))  # fmt: skip
    hall: Any = SimpleNamespace(find=found)
    shown = Posts(bot, hall)
    for number in range(2 * FEW):
        asyncio.run(shown._draw(number))
    shown.try_again(HERE)
    assert redraws.keys == [("tournament", number) for number in range(FEW, 2 * FEW)]
