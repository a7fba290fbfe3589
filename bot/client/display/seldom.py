"""Edits that Discord allows only a few times an hour, as in an announcement channel, are spaced."""

import asyncio
from collections.abc import Callable, Hashable

import discord
from cachetools import TTLCache

from bot.client import rights
from bot.storage.rows.ids import ChannelId, GuildId
from bot.tables.model.clock import Clock

HOUR = 60 * 60.0
"""Seconds in which a message in an announcement channel is edited three times at most."""
GAPS = (0.0, 5 * 60.0, 25 * 60.0)
"""Seconds after the last edit until the next, by the number of those in the last hour: who comes
right after the first is soon seen, and the last of the three is left for who comes later."""
REMEMBERED = 1_000
"""Messages at most of which it is known when they were edited there."""


class Seldom:
    """Puts edits off where few are allowed: what changes meanwhile is shown by one of them."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._edits: TTLCache[Hashable, tuple[Hashable, list[float]]] = TTLCache(
            REMEMBERED, HOUR, clock.steady
        )
        """The subject of each message at its last edit, and the moments of its last edits."""
        self._later: dict[Hashable, asyncio.Task[None]] = {}

    def puts_off(
        self,
        key: Hashable,
        server: GuildId,
        channel: ChannelId,
        again: Callable[[], None],
        about: Hashable = None,
    ) -> bool:
        """Whether an edit has to wait; ``again`` is called once it need not any more.

        If it need not wait, it counts as made now. One that is ``about`` something else than the
        last does not wait.
        """
        guild = self._client.get_guild(server)
        if guild is None or not rights.edits_little(guild.get_channel(channel)):
            return False
        now = self._clock.steady()
        before, edits = self._edits.get(key, (about, []))
        edits = [edit for edit in edits if edit > now - HOUR]
        wait = _due(edits) - now if before == about else 0.0
        if wait <= 0:
            self._edits[key] = about, [*edits, now]
            return False
        if key not in self._later:
            self._later[key] = asyncio.create_task(self._wait(key, wait, again))
        return True

    async def _wait(self, key: Hashable, seconds: float, again: Callable[[], None]) -> None:
        try:
            await self._clock.sleep(seconds)
        finally:
            del self._later[key]
        again()


def _due(edits: list[float]) -> float:
    """The moment of the next edit after those of the last hour."""
    if not edits:
        return float("-inf")
    if len(edits) < len(GAPS):
        return edits[-1] + GAPS[len(edits)]
    return edits[-len(GAPS)] + HOUR
