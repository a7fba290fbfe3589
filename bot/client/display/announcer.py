"""Short messages in a table's channel, which call only those who may be called."""

from collections.abc import Sequence

import discord

from bot.client.present import MENTION_NOBODY
from bot.storage.rows.ids import UserId
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table

A_WHILE = 10 * 60
"""Seconds after which a note goes away though nobody did what it says."""


class Announcer:
    """Speaks in channels, and knows who wishes to be called there just now."""

    def __init__(self, client: discord.Client, registry: TableRegistry) -> None:
        self._client = client
        self._registry = registry

    async def say(self, table: Table, text: str, called: Sequence[UserId] = ()) -> discord.Message:
        """Say something in the channel of a table; the devices of those who are called ring.

        :raises discord.HTTPException: Discord refuses it.
        """
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        users = [discord.Object(user) for user in called]
        mentions = discord.AllowedMentions(users=users) if users else MENTION_NOBODY
        return await channel.send(text, allowed_mentions=mentions, silent=not users)

    async def allowed(self, table: Table) -> bool:
        """Whether the server's admins let anyone be called in its channels."""
        return (await self._registry.preferences.guild(table.guild_id)).pings

    async def may_call(self, table: Table, user: UserId) -> bool:
        """Whether a note to this person may mention them so that they are called."""
        person = await self._registry.preferences.person(user)
        if person.ping == "none" or await self.quiet(user) > 0:
            return False
        return await self.allowed(table)

    async def quiet(self, user: UserId) -> float:
        """Seconds until this person's quiet hours end; 0: they have none just now."""
        quiet = await self._registry.quiet_of(user)
        return quiet.left(self._registry.clock.now())
