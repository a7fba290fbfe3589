"""The content of a person's page, and the news since the last update."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.enums import ChannelType, MessageType

from .human import Human
from .world import World

EPHEMERAL, THINKING, LAYOUT = 1 << 6, 1 << 7, 1 << 15
SAFE_INTEGER = 2**53
View = dict[str, Any]


def for_page(value: Any) -> str:
    """Write JSON for a browser, with ids as texts since large numbers lose their last digits."""
    return json.dumps(_browsable(value), default=str)


def _browsable(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _browsable(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_browsable(inner) for inner in value]
    return str(value) if isinstance(value, int) and abs(value) >= SAFE_INTEGER else value


@dataclass
class Views:
    """Messages as pages show them, with revisions so that only changes are sent."""

    world: World
    people: Mapping[str, Human]
    run: str = field(default_factory=lambda: secrets.token_hex(4))
    _newest: int = 0
    _known: dict[int, tuple[str, int]] = field(default_factory=dict)
    _thinking: set[int] = field(default_factory=set)
    _completed: dict[int, str | None] = field(default_factory=dict)

    def message(self, message: Message) -> View:
        """Return a message for the page, with its revision as ``rev``."""
        view = self._view(message)
        text = for_page(view)
        known, revision = self._known.get(message.id, ("", 0))
        if text != known:
            self._newest += 1
            revision = self._newest
            self._known[message.id] = (text, revision)
        return {**view, "rev": revision}

    def _view(self, message: Message) -> View:
        wire: dict[str, Any] = dict(serializers.message_payload(self.world.backend, message))
        author = wire["author"]
        return {
            "id": wire["id"],
            "channel": wire["channel_id"],
            "author": {"id": author["id"], "name": author["global_name"], "bot": author["bot"]},
            "time": wire["timestamp"],
            "edited": self._edited(message),
            "content": _content(message, wire["content"]),
            "ephemeral": bool(message.flags & EPHEMERAL),
            "thinking": bool(message.flags & THINKING),
            "layout": bool(message.flags & LAYOUT),
            "attachments": wire["attachments"],
            "embeds": wire["embeds"],
            "components": wire["components"],
            "pings": [str(number) for number in message.ping_user_ids],
            "used": self._used(wire.get("interaction_metadata")),
            "reply": _reply(wire.get("referenced_message")),
        }

    def _edited(self, message: Message) -> str | None:
        """Return the time of the last edit; completing a "thinking…" message does not count."""
        if message.flags & THINKING:
            self._thinking.add(message.id)
        elif message.id in self._thinking:
            self._thinking.discard(message.id)
            self._completed[message.id] = message.edited_timestamp
        filled_in = self._completed.get(message.id)
        return None if message.edited_timestamp == filled_in else message.edited_timestamp

    def _used(self, metadata: dict[str, Any] | None) -> View | None:
        if metadata is None or metadata["type"] != 2:
            return None
        command = self.world.commands_used.get(metadata["id"], metadata.get("name", ""))
        user = metadata["user"]
        return {"id": user["id"], "name": user["global_name"], "command": command}


class OpenPage:
    """An open page of a person, which remembers the messages it has shown."""

    def __init__(self, views: Views, human: Human) -> None:
        self._views = views
        self._human = human
        self._shown: dict[str, dict[str, int]] = {}
        self._last: dict[str, str] = {}

    def hello(self) -> View:
        """Return the facts that never change while the server runs."""
        world = self._views.world
        bot = world.backend.bot_user
        people = [
            {"id": str(h.id), "name": h.name, "locale": h.locale}
            for h in self._views.people.values()
        ]
        return {
            "kind": "hello",
            "run": self._views.run,
            "me": str(self._human.id),
            "people": people,
            "bot": {"id": str(bot.id), "name": bot.name},
            "guild": {"id": str(world.guild.id), "name": world.guild.name},
        }

    def news(self, online: bool) -> View | None:
        """Return the changes since the last call, or ``None``."""
        found: View = {"messages": [], "gone": []}
        for channel in self._human.channels():
            self._compare(str(channel.id), found)
        for key, value in (
            ("online", online),
            ("channels", [self._channel(handle.id) for handle in self._human.channels()]),
            ("waiting", self._waiting()),
            ("roles", self._roles()),
        ):
            text = json.dumps(value)
            if self._last.get(key) != text:
                self._last[key] = text
                found[key] = value
        if len(found) == 2 and not found["messages"] and not found["gone"]:
            return None
        return {"kind": "news", **found}

    def _compare(self, channel: str, found: View) -> None:
        before = self._shown.get(channel, {})
        views = [self._views.message(m) for m in self._human.stored_messages(channel)]
        now = {view["id"]: view["rev"] for view in views}
        found["messages"] += [view for view in views if before.get(view["id"]) != view["rev"]]
        found["gone"] += [number for number in before if number not in now]
        self._shown[channel] = now

    def _channel(self, number: int) -> View:
        channel = self._views.world.backend.get_channel(number)
        private = channel.guild_id is None
        thread = channel.type in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)
        return {
            "id": str(channel.id),
            "name": self._views.world.backend.bot_user.name if private else channel.name,
            "kind": "dm" if private else "thread" if thread else "text",
            "type": int(channel.type),
            "parent": str(channel.parent_id) if thread else None,
            "topic": channel.topic,
        }

    def _waiting(self) -> dict[str, int]:
        """Return the newest revision in every person's DM, for the badges in the page."""
        newest = {}
        for name, human in self._views.people.items():
            views = (self._views.message(m) for m in human.stored_messages("dm"))
            revisions = [view["rev"] for view in views if view["author"]["bot"]]
            newest[name] = max(revisions, default=0)
        return newest

    def _roles(self) -> list[View]:
        roles = self._views.world.guild.roles.values()
        return [{"id": str(role.id), "name": role.name} for role in roles]


def _content(message: Message, text: str) -> str:
    """Return the text of a message; that of Discord's own about a thread leads into it."""
    about = message.system_metadata
    if message.type == MessageType.THREAD_CREATED and about is not None:
        return f"started a thread: <#{about.channel_id}>"
    if message.type == MessageType.CHANNEL_NAME_CHANGE:
        return f"changed the channel name: **{text}**"
    return text


def _reply(message: dict[str, Any] | None) -> View | None:
    if message is None:
        return None
    return {"name": message["author"]["global_name"], "content": message["content"][:120]}
