"""As little of Discord as a loaded bot needs: it accepts everything, at once, and remembers when.

Interactions come in as raw gateway payloads through discord.py's own parser; the library's whole
way from there to an answer, and from a message to a request, is as it is. Only the network ends
here.
"""

import itertools
import time
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from multidict import CIMultiDict
from yarl import URL

from bot.client.app import KnaveBot

BOT, FIRST = 99, 10**18


class Stub:
    """A Discord without a network: it counts requests, and times answers to interactions."""

    def __init__(self) -> None:
        self.ids = itertools.count(FIRST)
        self.asked_at: dict[int, float] = {}
        self.took: list[float] = []
        self.by_token = 0
        self.free_edits = 0
        """Edits through tokens of interactions, which Discord does not count."""
        self.requests = 0
        """Messages that were sent or changed, in whatever way."""
        self.newest: dict[int, int] = {}
        """In each channel the message that was sent last."""
        self.by_second: dict[int, int] = {}
        self.elsewhere: Callable[[dict[str, Any]], None] | None = None
        """Takes clicks in direct messages to the process of shard 0, if that is another."""

    def snowflake(self) -> int:
        """The number of something that happens now."""
        return discord.utils.time_snowflake(discord.utils.utcnow()) + next(self.ids) % 2**20

    def message(self, channel: int, number: int | None = None) -> dict[str, Any]:
        """A message as Discord would describe it, as short as may be."""
        return {
            "id": str(number or next(self.ids)),
            "channel_id": str(channel),
            "author": {"id": str(BOT), "username": "knave", "discriminator": "0", "avatar": None},
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": 0,
            "components": [],
        }


class Http:
    """Requests with the bot's token."""

    def __init__(self, stub: Stub, trace: aiohttp.TraceConfig) -> None:
        self.stub = stub
        self.trace = trace
        trace.freeze()

    async def request(self, route: Any, **rest: Any) -> Any:
        """Let those who watch see it leave, as aiohttp does, and accept it."""
        asked = aiohttp.TraceRequestStartParams(route.method, URL(route.url), CIMultiDict())
        session: Any = None
        await self.trace.on_request_start.send(session, SimpleNamespace(), asked)
        for form in rest.get("files") or ():
            with suppress(Exception):
                form.close()
        second = int(time.monotonic())
        self.stub.by_token += 1
        self.stub.by_second[second] = self.stub.by_second.get(second, 0) + 1
        path = route.url.partition("/api/v10")[2]
        if path.endswith("/emojis"):
            return {"items": []}
        if path.endswith("/commands"):
            return []
        if route.method == "GET" and "/members/" in path:
            return _member(int(path.rpartition("/")[2]))
        if path == "/users/@me/channels":
            user = rest["json"]["recipient_id"]
            person = {"id": str(user), "username": "u", "discriminator": "0", "avatar": None}
            return {"id": str(int(user) + 10**9), "type": 1, "recipients": [person]}
        if route.method in ("POST", "PATCH") and route.channel_id:
            self.stub.requests += 1
            number = path.rpartition("/")[2]
            channel = int(route.channel_id)
            made = self.stub.message(channel, int(number) if number.isdecimal() else None)
            self.stub.newest[channel] = int(made["id"])
            return made
        return None


class Answers(AsyncWebhookAdapter):
    """The adapter of discord.py for answers to interactions: all are accepted at once."""

    def __init__(self, stub: Stub) -> None:
        start: Any = super().__init__
        start()
        self.stub = stub

    async def request(self, route: Any, session: Any, **rest: Any) -> Any:
        """Accept it, and note how long it took."""
        self.stub.requests += 1
        path = route.url.partition("/api/v10")[2].strip("/").split("/")
        if path[0] != "interactions":
            self.stub.free_edits += route.method == "PATCH"
            return self.stub.message(1)
        number = int(path[1])
        begun = self.stub.asked_at.pop(number, None)
        if begun is not None:
            self.stub.took.append(time.perf_counter() - begun)
        told = {"id": str(number), "type": 3, "response_message_ephemeral": False}
        return {"interaction": told, "resource": {"type": 7, "message": self.stub.message(1)}}


async def as_logged_in(bot: discord.AutoShardedClient, stub: Stub, shards: int = 2) -> Any:
    """Let a client believe that it is at Discord; the answer is its state."""
    state: Any = bot._connection
    assert bot.http.http_trace is not None
    http: Any = bot.http
    http.request = Http(stub, bot.http.http_trace).request
    async_context.set(Answers(stub))
    await bot._async_setup_hook()
    bot.shard_count = state.shard_count = shards
    state.user = discord.ClientUser(
        state=state,
        data={
            "id": str(BOT),
            "username": "knave",
            "discriminator": "0",
            "avatar": None,
            "global_name": None,
        },
    )
    state.application_id = BOT
    return state


async def join(
    bot: KnaveBot, stub: Stub, guilds: int, shards: int = 2, shard: int | None = None
) -> list[tuple[int, int]]:
    """Let the bot be in so many servers; the answer is (server, channel) of each.

    With a ``shard`` they are all of that one.
    """
    state = await as_logged_in(bot, stub, shards)
    places = []
    for n in range(guilds):
        number = n + 1 if shard is None else (n + 1) * shards + shard
        guild, channel = number << 22, (number << 22) + 1
        state._add_guild_from_data(_guild(guild, channel))
        places.append((guild, channel))
    await bot.setup_hook()
    return places


def _user(user: int) -> dict[str, Any]:
    return {"id": str(user), "username": f"u{user}", "discriminator": "0", "avatar": None}


def _member(user: int) -> Any:
    member = {"user": _user(user), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00"}
    return member | {"deaf": False, "mute": False, "flags": 0}


def _guild(guild: int, channel: int) -> Any:
    everything = str(discord.Permissions.all().value)
    role = {"id": str(guild), "name": "@everyone", "permissions": everything, "position": 0}
    role |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "colors": {}}
    role["colors"] = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    text = {"id": str(channel), "type": 0, "name": "cards", "position": 0}
    text["permission_overwrites"] = []
    me = {"id": str(BOT), "username": "knave", "discriminator": "0", "avatar": None}
    member: dict[str, Any] = {"user": me, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00"}
    member |= {"deaf": False, "mute": False, "flags": 0}
    return {
        "id": str(guild),
        "name": "Home",
        "owner_id": "1",
        "roles": [role],
        "channels": [text],
        "members": [member],
        "emojis": [],
        "features": [],
        "member_count": 5,
        "preferred_locale": "en-US",
    }


def click(bot: discord.Client, stub: Stub, user: int, wish: str) -> None:
    """Somebody presses a button of their hand: the raw payload, as the gateway has it."""
    channel = user + 10**9
    where = {"channel": {"id": str(channel), "type": 1}, "context": 1, "user": _user(user)}
    _pressed(bot, stub, channel, stub.message(channel, stub.newest.get(channel, 1)), wish, where)


def look(bot: discord.Client, stub: Stub, at: tuple[int, int, int], user: int, wish: str) -> None:
    """Somebody presses a button of a message in a server; ``at``: server, channel, message."""
    guild, channel, message = at
    where = {
        "guild_id": str(guild),
        "guild": {"id": str(guild), "locale": "en-US", "features": []},
        "channel": {"id": str(channel), "type": 0, "name": "cards", "position": 0},
        "context": 0,
        "member": _member(user) | {"permissions": str(discord.Permissions.all().value)},
    }
    _pressed(bot, stub, channel, stub.message(channel, message), wish, where)


def _pressed(
    bot: discord.Client, stub: Stub, channel: int, message: Any, wish: str, where: dict[str, Any]
) -> None:
    number = stub.snowflake()
    stub.asked_at[number] = time.perf_counter()
    payload = where | {
        "id": str(number),
        "application_id": str(BOT),
        "type": 3,
        "token": f"t{number}",
        "version": 1,
        "data": {"custom_id": wish, "component_type": 2},
        "channel_id": str(channel),
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 10**7,
        "app_permissions": "0",
        "message": message,
    }
    state: Any = bot._connection
    if "guild_id" in where or stub.elsewhere is None:
        state.parsers["INTERACTION_CREATE"](payload)
    else:
        stub.elsewhere(payload)
