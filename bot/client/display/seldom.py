"""Edits that Discord allows only a few times an hour, as in an announcement channel, are spaced."""

import asyncio
from collections.abc import Callable, Hashable

import discord
from cachetools import TTLCache

from bot.client import rights
from bot.storage.rows.ids import ChannelId, GuildId
from bot.tables.model.clock import Clock

SPACE = 20 * 60.0
"""Seconds between two edits of a message in an announcement channel."""
REMEMBERED = 1_000
"""Messages at most of which it is known when they were edited there."""


class Seldom:
    """Puts edits off where few are allowed: what changes meanwhile is shown by one of them."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._edited: TTLCache[Hashable, float] = TTLCache(REMEMBERED, SPACE, clock.steady)
        self._later: dict[Hashable, asyncio.Task[None]] = {}

    def puts_off(
        self, key: Hashable, server: GuildId, channel: ChannelId, again: Callable[[], None]
    ) -> bool:
        """Whether an edit has to wait; ``again`` is called once it need not any more.

        If it need not wait, it counts as made now.
        """
        guild = self._client.get_guild(server)
        if guild is None or not rights.edits_little(guild.get_channel(channel)):
            return False
        now = self._clock.steady()
        if (edited := self._edited.get(key)) is None:
            self._edited[key] = now
            return False
        if key not in self._later:
            wait = self._wait(key, edited + SPACE - now, again)
            self._later[key] = asyncio.create_task(wait)
        return True

    async def _wait(self, key: Hashable, seconds: float, again: Callable[[], None]) -> None:
        try:
            await self._clock.sleep(seconds)
        finally:
            del self._later[key]
        self._edited.pop(key, None)
        again()
