"""The world of a simulated Discord: one server with its channels, members and listeners."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend.models import Channel, Overwrite
from simcord.builders import ChannelHandle, RoleHandle, UserHandle
from simcord.enums import ChannelType, OverwriteType
from simcord.types import HttpLogEntry

from .cdn import Cdn
from .real_time import RealEnv
from .strict import Strict

A_DAY = 86_400_000
"""Milliseconds: servers made so long before share their number with nothing else of a world."""
REMEMBERED_EVENTS = 1000
"""Events and requests that SimCord keeps."""
DM_RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    add_reactions=True,
    external_emojis=True,
)
Listener = Callable[[str, Mapping[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Person:
    """A person as settings: a name, and the language of their Discord."""

    name: str
    locale: str = "en-US"


class World:
    """A server that the bot has joined, owned by the first person.

    With several ``shards`` there is one for each of them, and its channels are spread over them.
    """

    def __init__(
        self,
        people: Sequence[Person],
        *,
        guild_name: str,
        guild_locale: str,
        channels: Sequence[str],
        bot_name: str,
        cdn: Cdn,
        shards: int = 1,
    ) -> None:
        self.env = RealEnv()
        self.backend = self.env.backend
        self.backend.cdn = cdn
        self.backend.bot_user.name = bot_name
        self.strict = Strict(self.backend, time.monotonic)
        self.commands_used: dict[str, str] = {}
        self._listeners: list[Listener] = []
        self._watchers: set[asyncio.Event] = set()
        self._forget_old_events()
        self._build(people, guild_name, guild_locale, channels, shards)
        self.backend.subscribers.append(self._happened)

    def _forget_old_events(self) -> None:
        events: Any = deque(maxlen=REMEMBERED_EVENTS)
        requests: Any = deque[HttpLogEntry](maxlen=REMEMBERED_EVENTS)
        self.backend.transcript = events
        self.backend.http_requests = requests

    def _build(
        self,
        people: Sequence[Person],
        guild_name: str,
        locale: str,
        channels: Sequence[str],
        shards: int,
    ) -> None:
        users = [self.env.create_user(person.name) for person in people]
        named: dict[str, Any] = {"owner": users[0], "preferred_locale": locale}
        self.guild = self.env.create_guild(guild_name, **named)
        self.guilds = [self.guild]
        """All servers: the one, or one for each shard."""
        for more in range(1, shards):
            number = self.guild.id - ((shards * A_DAY - more) << 22)  # of the next shard
            self.guilds.append(self.env.create_guild(f"{guild_name} {more}", id=number, **named))
        for number, name in enumerate(channels):
            self.guilds[number % shards].create_text_channel(name)
        self._locales = {str(u.id): p.locale for p, u in zip(people, users, strict=True)}
        self._members = {
            (guild.id, person.name): (
                MemberActor(self.env, guild, user)
                if user.id == guild.owner.id
                else guild.add_member(user)
            )
            for guild in self.guilds
            for person, user in zip(people, users, strict=True)
        }
        self.members = {person.name: self._members[self.guild.id, person.name] for person in people}

    # ------------------------------------------------------------- arranging

    def let_bot(self, channel: str, **rights: bool) -> None:
        """Grant or deny the bot rights in a channel, as in ``attach_files=False``."""
        allow, deny = discord.PermissionOverwrite(**rights).pair()
        bot_id, kind = self.backend.bot_user.id, OverwriteType.MEMBER
        overwrite = Overwrite(target_id=bot_id, type=kind, allow=allow.value, deny=deny.value)
        self.backend.set_overwrite(self.channel(channel).id, overwrite)

    # --------------------------------------------------------------- finding

    def channel(self, which: str | int) -> ChannelHandle:
        """Return a channel or thread of the server by name or id.

        :raises LookupError: there is none.
        """
        for channel in self.guild_channels():
            if which in (channel.id, str(channel.id), channel.name):
                return self.handle(channel)
        raise LookupError(f"no channel {which}")

    def guild_channels(self) -> list[Channel]:
        """Return the server's text channels and threads, oldest first."""
        texts = (ChannelType.TEXT, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)
        ours = {guild.id for guild in self.guilds}
        here = (c for c in self.backend.channels.values() if c.guild_id in ours)
        return [channel for channel in here if channel.type in texts]

    def handle(self, channel: Channel) -> ChannelHandle:
        """Return the handle of a channel for the verbs of people."""
        guild = next((one for one in self.guilds if one.id == channel.guild_id), None)
        return ChannelHandle(self.env, guild, channel)

    def member(self, name: str, channel: int) -> MemberActor:
        """Return a person as a member of the server that has a channel, or of the first one."""
        guild = self.backend.channels[channel].guild_id or self.guild.id
        return self._members[guild, name]

    def user(self, which: str | int, *, as_member: bool) -> MemberActor | UserHandle:
        """Return a person or the bot by name or id.

        :raises LookupError: there is none.
        """
        for name, member in self.members.items():
            if which in (member.id, str(member.id), name):
                return member if as_member else member.user
        bot = UserHandle(self.env, self.backend.bot_user)
        if str(which) != str(bot.id):
            raise LookupError(f"nobody is called {which}")
        return MemberActor(self.env, self.guild, bot) if as_member else bot

    def role(self, which: str | int) -> RoleHandle:
        """Return a role of the server by name or id.

        :raises LookupError: there is none.
        """
        for role in self.guild.roles.values():
            if which in (role.id, str(role.id), role.name):
                return role
        raise LookupError(f"no role {which}")

    # ---------------------------------------------------------------- telling

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` with every event that Discord would send to the bot."""
        self._listeners.append(listener)

    @contextmanager
    def watch(self) -> Iterator[asyncio.Event]:
        """Give an asyncio event that is set whenever anything may have changed."""
        watcher = asyncio.Event()
        self._watchers.add(watcher)
        try:
            yield watcher
        finally:
            self._watchers.discard(watcher)

    def changed(self) -> None:
        """Set the events of all watchers."""
        for watcher in self._watchers:
            watcher.set()

    def _happened(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = self._completed(payload)
            if path := _command_path(payload):
                self.commands_used[str(payload["id"])] = path
        for listener in self._listeners:
            listener(event, payload)
        self.changed()

    def _completed(self, payload: Mapping[str, Any]) -> dict[str, Any]:
        """Replace fields that SimCord fills in with constants: the locales, the rights in a DM."""
        user = (payload.get("member") or payload)["user"]
        full = {**payload, "locale": self._locales[user["id"]]}
        if payload.get("guild_id") is None:
            full["app_permissions"] = str(DM_RIGHTS.value)
        else:
            full["guild_locale"] = self.backend.get_guild(self.guild.id).preferred_locale
        return full


def _command_path(payload: Mapping[str, Any]) -> str | None:
    if payload["type"] != 2:
        return None
    node = payload["data"]
    names = [str(node["name"])]
    while (options := node.get("options")) and options[0]["type"] in (1, 2):
        node = options[0]
        names.append(str(node["name"]))
    return " ".join(names)
