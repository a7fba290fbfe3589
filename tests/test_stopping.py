"""The program ends when it is asked to, whatever discord.py is doing just then."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord.shard import Shard

from bot.commands.joining import connected


class Reconnecting:
    """A client in the midst of reconnecting a shard, which it goes on doing until it is closed."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()
        self.ended = asyncio.Event()

    async def connect(self) -> None:
        while not self.closed.is_set():
            try:
                await self.closed.wait()
            except asyncio.CancelledError:  # as discord.py does: this attempt is over
                continue
        self.ended.set()


async def test_a_shard_that_reconnects_keeps_nobody_from_stopping() -> None:
    bot: Any = Reconnecting()
    running = asyncio.create_task(connected(bot))
    await asyncio.sleep(0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    bot.closed.set()  # closing the bot comes next
    await bot.ended.wait()


async def test_what_ends_the_connection_is_raised() -> None:
    class Refused:
        async def connect(self) -> None:
            raise discord.LoginFailure("no")

    bot: Any = Refused()
    with pytest.raises(discord.LoginFailure):
        await connected(bot)


async def test_discord_py_takes_a_cancellation_for_the_end_of_an_attempt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The reason why it is not handed on; if this fails, it may be again."""
    client: Any = discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=1)

    async def for_ever(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(discord.shard.DiscordWebSocket, "from_client", for_ever)
    client._reconnect = True
    socket: Any = type("Socket", (), {"shard_id": 0, "session_id": "s", "sequence": 1})()
    socket.gateway = None
    shard = Shard(socket, client, lambda item: None)
    attempt = asyncio.create_task(shard.reidentify(discord.gateway.ReconnectWebSocket(0)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    attempt.cancel()
    await attempt
    assert not attempt.cancelled()
