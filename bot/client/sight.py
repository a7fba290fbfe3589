"""Who may read the place of a table: its channel, the text of a voice channel, or its thread.

Discord's permissions say nothing of a private thread's members, and discord.py's neither, so they
are asked for; an answer is good for a moment.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeGuard

import discord

from bot.client import rights
from bot.tables.live.table import Table

if TYPE_CHECKING:
    from bot.client.app import KnaveBot

Place = discord.abc.GuildChannel | discord.Thread
FRESH = 15.0
"""Seconds for which an answer about somebody in a thread is not asked for again."""
REMEMBERED = 1000
"""So many answers are kept in mind."""


class Sight:
    """Membership of private threads, as Discord answers it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._asked: OrderedDict[tuple[int, int], tuple[bool, float]] = OrderedDict()

    async def reads(
        self, place: discord.abc.GuildChannel | discord.Thread, member: discord.Member
    ) -> bool:
        """Whether a member of the server may read what stands in this place of it."""
        if isinstance(place, discord.Thread) and place.parent is None:
            return False
        theirs = place.permissions_for(member)
        if not rights.may_read(place, theirs):
            return False
        if not is_private(place):
            return True
        return theirs.manage_threads or await self._is_in(place, member.id)

    async def _is_in(self, thread: discord.Thread, user: int) -> bool:
        known, since = self._asked.get((thread.id, user), (False, -FRESH))
        if self._now() - since < FRESH:
            return known
        try:
            await thread.fetch_member(user)
            known = True
        except discord.HTTPException:  # not in it; and whoever cannot be asked for is not shown it
            known = False
        self._asked[thread.id, user] = known, self._now()
        self._asked.move_to_end((thread.id, user))
        if len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        return known


def is_private(place: object) -> TypeGuard[discord.Thread]:
    """Whether a place is a private thread, as far as it is known."""
    return isinstance(place, discord.Thread) and place.is_private()


async def is_shown(bot: KnaveBot, interaction: discord.Interaction, table: Table) -> bool:
    """Whether the asker may be shown a table at which they do not sit.

    Asked in its own place, Discord has let them in. From elsewhere in its server it depends on
    what they may read there. In a direct message it is only shown to those with a way back to a
    chair, as long as they are in the server.
    """
    row, asker = table.row, interaction.user
    if interaction.channel_id == row.channel_id:
        return interaction.permissions.view_channel
    guild = bot.get_guild(row.guild_id)
    if guild is None or interaction.guild_id not in (None, guild.id):
        return False
    expected = any(asker.id in (chair.kept, chair.left_by) for chair in table.chairs)
    if interaction.guild_id is None and not expected:
        return False
    place = guild.get_channel_or_thread(row.channel_id)
    member = asker if isinstance(asker, discord.Member) else await found(guild, asker.id)
    if member is None:
        return False
    bot.herald.members.seen(guild.id, asker.id)  # who had left is back
    if place is None:
        return expected
    return await bot.sight.reads(place, member)


async def found(guild: discord.Guild, user: int) -> discord.Member | None:
    """Somebody as a member of the server; ``None``: they are none, or Discord does not say."""
    try:
        return guild.get_member(user) or await guild.fetch_member(user)
    except discord.HTTPException:
        return None
