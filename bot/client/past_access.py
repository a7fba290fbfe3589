"""Who may look at a finished game, and at which of a server's.

A game that was played in a private thread is the business of those who played it, and of those
who may read the thread now. Archived threads are not known to discord.py: of those games only
players are shown any.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.client import sight
from bot.storage.rows.past import PastAsk, PastGame, PastPage

if TYPE_CHECKING:
    from bot.client.app import KnaveBot

MOST_ASKED = 10
"""Private threads of a server, those played in most recently, whose games stand in its history for
those who may read them: Discord is asked about each."""


async def may_see(bot: KnaveBot, interaction: discord.Interaction, past: PastGame) -> bool:
    """Whether the asker has played it, or may see from this server where it was played."""
    asker = interaction.user
    if past.was_played_by(asker.id):
        return True
    if interaction.guild_id is None or interaction.guild_id != past.guild_id:
        return False
    guild = bot.get_guild(past.guild_id)
    place = guild.get_channel_or_thread(past.channel_id) if guild else None
    if not past.private and not sight.is_private(place):
        return True
    if interaction.channel_id == past.channel_id:
        return interaction.permissions.view_channel
    if place is None or not isinstance(asker, discord.Member):
        return False
    return await bot.sight.reads(place, asker)


async def page(bot: KnaveBot, interaction: discord.Interaction, ask: PastAsk) -> PastPage:
    """A page of the asker's games, or of those of this server that they may see."""
    if ask.guild_id is not None:
        threads = await _threads(bot, interaction, ask.guild_id)
        ask = replace(ask, reader=interaction.user.id, threads=threads)
    found = await bot.store.past.page(ask)
    games = [past for past in found.games if await may_see(bot, interaction, past)]
    return replace(found, games=tuple(games))


async def _threads(bot: KnaveBot, interaction: discord.Interaction, server: int) -> tuple[int, ...]:
    """The private threads with finished games that the asker may read."""
    guild, asker = bot.get_guild(server), interaction.user
    if guild is None or not isinstance(asker, discord.Member):
        return ()
    private = {thread.id: thread for thread in guild.threads if thread.is_private()}
    if not private:
        return ()
    played = await bot.store.past.threads_played_in(server, tuple(private), MOST_ASKED)
    asked = [private[thread] for thread in played]
    reads = await asyncio.gather(*(bot.sight.reads(thread, asker) for thread in asked))
    return tuple(thread.id for thread, may in zip(asked, reads, strict=True) if may)
