"""Servers that send the bot away: their data stay for a set time, in case they invite it again.

An outage of Discord is no farewell. Decisions are taken only when every shard is connected, by the
list of servers that Discord gives then, which includes servers with an outage.
"""

import logging

import discord
from discord.ext import commands

from bot.client.watching import WatchingCog
from bot.storage.rows.ids import NO_SERVER, GuildId

log = logging.getLogger(__name__)
DAY = 24 * 60 * 60
"""Seconds between two looks whether a server's time is over."""
STILL = 2.0
"""Seconds in which what is being told may still go out before a server is forgotten."""


class ServersCog(WatchingCog):
    """The servers that have sent the bot away, since when, and the end of their data."""

    @commands.Cog.listener("on_ready")
    async def begin_to_watch(self) -> None:
        """Look for servers that are gone: at each connection, and then every day."""
        await self.watch_no_more()
        await super().begin_to_watch()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that a server has sent the bot away, or was deleted. (An outage is no removal.)"""
        if guild.id in await self.bot.store.servers.known():
            await self.bot.store.servers.leave(GuildId(guild.id), self.bot.clock.now())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that a server has invited the bot, perhaps again."""
        await self.bot.store.servers.come_back(GuildId(guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that a server is back: from an outage, or (Discord may not say) invited again."""
        await self.bot.store.servers.come_back(GuildId(guild.id))

    async def watch(self) -> None:
        """Look which servers are gone, once a day."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("it could not be seen which servers are gone")
            await self.bot.clock.sleep(DAY)

    async def look(self) -> None:
        """Note which servers are gone or back, and forget those whose time is over."""
        if not self._sees_all():
            return
        store, now = self.bot.store, self.bot.clock.now()
        known = await store.servers.gone()
        for guild in known:
            if self._is_here(guild):
                await store.servers.come_back(guild)
        for guild in await store.servers.known() - known.keys():
            if not self._is_here(guild) and self._is_ours(guild):
                log.info("server %s is gone: the bot was away when it was sent away", guild)
                await store.servers.leave(guild, now)
        if self.bot.keep_servers:
            await self._forget_before(now - self.bot.keep_servers * DAY)

    def _sees_all(self) -> bool:
        """Whether every shard is connected, so that a server that is not there is gone."""
        shards = self.bot.shards.values()
        return self.bot.is_ready() and not any(shard.is_closed() for shard in shards)

    def _is_here(self, guild: GuildId) -> bool:
        return self.bot.get_guild(guild) is not None

    def _is_ours(self, guild: GuildId) -> bool:
        """Whether one of our shards would see this server."""
        return (guild >> 22) % (self.bot.shard_count or 1) in self.bot.shards

    async def _forget_before(self, moment: float) -> None:
        for guild, since in (await self.bot.store.servers.gone()).items():
            if since <= moment and not self._is_here(guild) and self._is_ours(guild):
                await self._close(guild)
                await self.bot.tables.forgetting.server(guild)
                await self.bot.tournaments.forget_server(guild)
                self.bot.dispatch("server_forgotten", guild)
                log.info("server %s was away for %s days: forgotten", guild, self.bot.keep_servers)
        if not self.bot.tables.peers.owns(NO_SERVER):
            return
        if count := await self.bot.tables.forgetting.practice(moment):
            log.info("%s practice tables forgotten", count)

    async def _close(self, guild: GuildId) -> None:
        """Close the tables of a server, and let it be told."""
        tables = {table.id for table in self.bot.tables.in_server(guild)}
        await self.bot.duplicates.close_server(guild)
        await self.bot.tables.forgetting.close_server(guild)
        await self.bot.display.redraws.rest(lambda key: key[1] in tables, STILL)
