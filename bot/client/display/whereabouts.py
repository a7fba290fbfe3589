"""The place of a table in words: its server and channel, with a link to its message."""

import unicodedata
from typing import Protocol

import discord

from bot.client import rights
from bot.storage.rows.ids import ChannelId, GuildId, MessageId
from bot.tables.live.table import Table
from bot.tables.model.dailies import daily_of
from bot.tables.screens.daily_result import date_of
from bot.tables.screens.hand_screen import Where
from bot.tables.screens.names import game_name
from bot.words.words import Words, typed

EMOJI_PARTS = frozenset("\ufe0e\ufe0f\u20e3\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
"""Characters that make the sign before them an emoji, or none, or one with a tone of skin."""


class Whereabouts:
    """Says where tables are, by the names that their servers and channels have just now."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def place(self, table: Table, words: Words) -> str:
        """Server and channel of a table, with a link to its message."""
        if table.practice:
            return words.say("place-practice", link=_link(table))
        guild, channel = self._names(table)
        return words.say("place-in", channel=channel, server=guild, link=_link(table))

    def on_hand(self, table: Table, words: Words) -> Where:
        """The place of a table on its hands; a daily is named there, which is played nowhere else.

        There, and in practice, a link would lead to the very message that it stands in.
        """
        daily = daily_of(table.state.fixture)
        if daily is None:
            near = words.say("place-alone") if table.practice else self._near(table)
            return Where(table.id, near)
        day, key = daily
        name = words.say("daily-name", game=game_name(words, key))
        return Where(table.id, words.say("place-daily", date=date_of(words, day)), name)

    def home(self, table: Table) -> ChannelId:
        """The channel in whose settings the rights at a table are granted."""
        guild = self._client.get_guild(table.guild_id)
        place = guild.get_channel_or_thread(table.channel_id) if guild else None
        return rights.granted_in(place, table.channel_id)

    def _near(self, table: Table) -> str:
        """The channel of a table as a link to its message, for those who play there."""
        _, channel = self._names(table)
        mentioned = channel == _mention(table)
        return channel if mentioned else f"[{_without_emoji(channel)}]({_link(table)})"

    def _names(self, table: Table) -> tuple[str, str]:
        """The names of a table's server and channel, as a message writes them.

        Of a thread that sleeps Discord tells its reader the name.
        """
        guild = self._client.get_guild(table.guild_id)
        channel = guild.get_channel_or_thread(table.channel_id) if guild else None
        named = "#" + typed(channel.name) if channel else _mention(table)
        return typed(guild.name if guild else "?"), named


def _mention(table: Table) -> str:
    return f"<#{table.channel_id}>"


def _without_emoji(name: str) -> str:
    """A name as the text of a link, which Discord shows as it is written if an emoji is in it."""
    kept = (x for x in name if unicodedata.category(x) != "So" and x not in EMOJI_PARTS)
    return "".join(kept).strip()


class Posted(Protocol):
    """A thing that has a message in a channel of a server, or will have one."""

    @property
    def guild_id(self) -> GuildId:
        """The server of the channel."""

    @property
    def channel_id(self) -> ChannelId:
        """The channel of the message."""

    @property
    def message_id(self) -> MessageId | None:
        """The message, once there is one."""


def way_to(posted: Posted) -> str:
    """The address of the message of an evening, a tournament or a set, or of its channel."""
    return _address(str(posted.guild_id), posted)


def _link(table: Table) -> str:
    return _address("@me" if table.practice else str(table.guild_id), table)


def _address(server: str, posted: Posted) -> str:
    link = f"https://discord.com/channels/{server}/{posted.channel_id}"
    return f"{link}/{posted.message_id}" if posted.message_id else link
