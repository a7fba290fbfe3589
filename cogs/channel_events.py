"""What happens to the places in which tables stand: rights, channels, threads, deleted messages.

Only that something was written is seen, never what: it tells how far down a table has gone.
"""

from typing import Any

import discord
from discord.ext import commands

from bot.client.app import KnaveBot
from bot.tables.live.table import Table


class WatchCog(commands.Cog):
    """Every event after which a table may have to wait, go on, or be shown again."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot

    def look(self, guild: int) -> None:
        """See for every table of this server whether it can be shown where it stands."""
        for table in self.bot.hall.in_server(guild):
            self._survey(table)

    def _survey(self, table: Table) -> None:
        survey = self.bot.herald.survey
        self.bot.herald.redraws.request(("place", table.id), lambda: survey(table))

    # ------------------------------------------------------------------ messages

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Something was written: the tables of that channel are one message further up."""
        if message.author != self.bot.user:
            for table in self.bot.hall.in_channel(message.channel.id):
                self.bot.herald.posts.talked(table)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """A table whose message was deleted is shown again."""
        self._deleted({gone.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """The same for many at once."""
        self._deleted(gone.message_ids)

    def _deleted(self, messages: set[int]) -> None:
        for table in self.bot.hall.tables:
            if table.row.message_id in messages:
                self.bot.herald.table_changed(table)

    # ------------------------------------------------------------------ places and rights

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and with it its threads."""
        self.look(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Its rights may be others now."""
        self.look(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        self.look(thread.guild_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """A thread was locked, or unlocked."""
        self.look(thread.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """A role's rights may be others now."""
        self.look(role.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """The bot may have had rights by it."""
        self.look(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """The bot itself was given a role, or lost one."""
        if member == member.guild.me:
            self.look(member.guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away, or the server is no more."""
        self.look(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Asked in, perhaps again."""
        self.look(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Back from an outage, or (Discord does not always tell them apart) asked in again."""
        for table in self.bot.hall.in_server(guild.id):
            if table.state.suspension is not None:
                self._survey(table)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(WatchCog(bot))
