"""Readers of the place of a table: its channel, the text of a voice channel, or its thread.

Discord's permissions say nothing of a private thread's members, and discord.py's neither, so they
are asked for; an answer is good for a moment.
"""

import time
from collections.abc import Callable
from typing import TypeGuard

import discord
from cachetools import TTLCache

from bot.client import rights
from bot.client.errors import NOT_SENT
from bot.storage.rows.ids import ChannelId, UserId

Place = discord.abc.GuildChannel | discord.Thread
FRESH = 15.0
"""Seconds for which an answer about someone in a thread is not asked for again."""
REMEMBERED = 1000
"""Answers that are kept in mind."""


class Sight:
    """The members of private threads, as Discord tells them."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._asked: TTLCache[tuple[ChannelId, UserId], bool] = TTLCache(REMEMBERED, FRESH, now)

    async def reads(self, place: Place, member: discord.Member) -> bool:
        """Whether a member of the server may read what stands in this place of it."""
        if isinstance(place, discord.Thread) and place.parent is None:
            return False
        theirs = place.permissions_for(member)
        if not rights.may_read(place, theirs):
            return False
        if not is_private(place):
            return True
        return theirs.manage_threads or await self._is_in(place, UserId(member.id))

    async def _is_in(self, thread: discord.Thread, user: UserId) -> bool:
        key = (ChannelId(thread.id), user)
        if (answer := self._asked.get(key)) is not None:
            return answer
        try:
            await thread.fetch_member(user)
            known = True
        except NOT_SENT:  # not in it; and whoever cannot be asked for is not shown it
            known = False
        self._asked[key] = known
        return known


def is_private(place: object) -> TypeGuard[discord.Thread]:
    """Whether a place is a private thread, as far as it is known."""
    return isinstance(place, discord.Thread) and place.is_private()


async def found(guild: discord.Guild, user: UserId) -> discord.Member | None:
    """A person as a member of the server; ``None``: they are none, or Discord does not say."""
    try:
        return guild.get_member(user) or await guild.fetch_member(user)
    except NOT_SENT:
        return None
