"""A first word in a server that has invited the bot: what to do next, once, where it may write."""

import logging

import discord
from discord.ext import commands

from bot.client import present
from bot.client.core import Cog
from bot.client.errors import NOT_SENT
from bot.client.server_words import server_words
from bot.storage.rows.ids import GuildId
from bot.storage.store import StoreError
from bot.tables.screens.guide_screen import welcome_screen

log = logging.getLogger(__name__)


class WelcomeCog(Cog):
    """The greeting of a server, in the channel for its system messages."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say once what to do first; where the bot may not write, nothing is said or noted."""
        channel = guild.system_channel
        if channel is None or guild.me is None or not _may_write(channel, guild.me):
            return
        server = GuildId(guild.id)
        try:
            first = await self.bot.store.servers.welcome(server, self.bot.clock.now())
            words = await server_words(self.bot, self.bot.preferences, server)
        except StoreError as error:
            log.warning("server %s could not be welcomed: %s", guild.id, error)
            return
        if not first:
            return
        try:
            await channel.send(**await present.message(welcome_screen(words)), silent=True)
        except NOT_SENT as error:
            log.info("nothing could be said in server %s: %s", guild.id, error)


def _may_write(channel: discord.TextChannel, me: discord.Member) -> bool:
    """Whether the bot sees this channel and may write there."""
    granted = channel.permissions_for(me)
    return granted.view_channel and granted.send_messages
