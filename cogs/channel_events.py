"""Events in the places where tables stand: rights, channels, threads, deleted messages.

Of written messages only the fact is seen, never the text: it tells how far a table has scrolled.
"""

import asyncio

import discord
from discord.ext import commands

from bot.client.core import Cog, Core
from bot.storage.rows.ids import ChannelId, GuildId
from bot.tables.live.table import Table

LOOK = 300.0
"""Seconds between two looks whether a held table can go on: of some ends Discord tells nothing,
as of a timeout's."""


class ChannelEventsCog(Cog):
    """Every event after which a table may have to wait, go on, or be shown again."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self._looking: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin to look after held tables."""
        self._looking = asyncio.create_task(self._look_after())

    async def cog_unload(self) -> None:
        """Look after them no more."""
        if self._looking is not None:
            self._looking.cancel()

    async def _look_after(self) -> None:
        while True:
            await self.bot.clock.sleep(LOOK)
            for table in self.bot.tables.tables:
                if table.suspension is not None and self._is_known(table):
                    self._survey(table)

    def _is_known(self, table: Table) -> bool:
        """Whether Discord has told of the table's channel, so that it need not be asked."""
        server = self.bot.get_guild(table.guild_id)
        return server is not None and server.get_channel_or_thread(table.channel_id) is not None

    def survey_server(self, guild: int) -> None:
        """Check for every table of this server whether it can be shown where it stands.

        What could not be shown there is shown now, if it can be.
        """
        for table in self.bot.tables.in_server(GuildId(guild)):
            self._survey(table)
        self._show_again(guild)

    def _show_again(self, guild: int) -> None:
        """Show how tables ended, and sets, tournaments and evenings, where they could not be."""
        for table in self.bot.tables.closed_lately:
            if table.guild_id == guild and self.bot.display.tables.is_behind(table):
                self._try_again(table)
        self.bot.sets.try_again(GuildId(guild))
        self.bot.dispatch("places_changed", GuildId(guild))

    def _survey(self, table: Table) -> None:
        survey = self.bot.display.tables.survey
        self.bot.display.redraws.request(("place", table.id), lambda: survey(table))

    def _try_again(self, closed: Table) -> None:
        again = self.bot.display.tables.try_again
        self.bot.display.redraws.request(("place", closed.id), lambda: again(closed))

    # ------------------------------------------------------------------ messages

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """A new message: the tables of that channel have scrolled one further up."""
        if message.author != self.bot.user:
            for table in self.bot.tables.in_channel(ChannelId(message.channel.id)):
                self.bot.display.tables.talked(table)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """A table whose message was deleted is shown again."""
        self._deleted(gone.channel_id, {gone.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """Tables whose messages were deleted in bulk are shown again."""
        self._deleted(gone.channel_id, gone.message_ids)

    def _deleted(self, channel: int, messages: set[int]) -> None:
        for table in self.bot.tables.in_channel(ChannelId(channel)):
            if table.message_id in messages:
                self.bot.display.tables.gone(table)
                self.bot.display.table_changed(table)

    # ------------------------------------------------------------------ places and rights

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and with it its threads."""
        self.survey_server(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """A changed channel may grant the bot other rights."""
        self.survey_server(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        self.survey_server(thread.guild_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """A thread was locked, or unlocked."""
        self.survey_server(thread.guild_id)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Somebody has taken the bot out of a thread, which discord.py does not note."""
        thread.me = None
        self.survey_server(thread.guild.id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Somebody has added the bot to a thread, perhaps again."""
        self.survey_server(thread.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """A changed role may grant the bot other rights."""
        self.survey_server(role.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A deleted role may have granted the bot its rights."""
        self.survey_server(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Look again at a server in which the bot was given a role, or lost one."""
        if member == member.guild.me:
            self.survey_server(member.guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has sent the bot away, or was deleted."""
        self.survey_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        self.survey_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back from an outage, or (Discord may not say) invites the bot again."""
        for table in self.bot.tables.in_server(GuildId(guild.id)):
            if table.suspension is not None:
                self._survey(table)
        self._show_again(guild.id)
        self.bot.display.hands.show_again(GuildId(guild.id))
