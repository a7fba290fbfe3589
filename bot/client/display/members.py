"""Members of a server: who of a table is still there. Discord tells nobody unasked."""

import logging
from contextlib import suppress

import discord
from cachetools import LRUCache

from bot.client.display.display_state import DisplayState
from bot.client.errors import NOT_SENT
from bot.storage.rows.ids import GuildId, UserId
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from bot.tables.verbs.seats import leave

log = logging.getLogger(__name__)
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's codes: they have left or were banned; their account is no more."""
FRESH = 5 * 60.0
"""Seconds for which it is known that someone was there."""
AWAITED = 2 * 60.0
"""Seconds for those a game waits for, or who sit in a lobby that is about to start."""
REMEMBERED = 20_000
"""People at most; those who were seen longest ago are asked for again."""
Key = tuple[GuildId, UserId]
"""Server and user."""


class Members:
    """Knows who was seen in a server lately, and who has left it."""

    def __init__(
        self, client: discord.Client, registry: TableRegistry, state: DisplayState
    ) -> None:
        self._client = client
        self._registry = registry
        self._clock = registry.clock
        self._state = state
        self._seen: LRUCache[Key, float] = LRUCache(REMEMBERED)
        self._left: LRUCache[Key, float] = LRUCache(REMEMBERED)

    def seen(self, guild: GuildId, user: UserId) -> None:
        """Note that someone has pressed something in this server, or was found there."""
        self._found(guild, user, there=True)

    def is_known_gone(self, table: Table, user: UserId) -> bool:
        """Whether this person was found to have left the table's server: nothing is sent to them.

        Someone who has pressed something there since then, or was found, is back.
        """
        return (table.guild_id, user) in self._left

    async def has_left(self, guild: GuildId, user: UserId, fresh: float = AWAITED) -> bool:
        """Whether someone is not in the server any more.

        Discord is asked, unless the answer is known and not older than ``fresh`` seconds. If it
        does not say, what was known before still holds.
        """
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return False
        for known, left in ((self._left, True), (self._seen, False)):
            at = known.get((guild, user))
            if at is not None and self._clock.steady() - at < fresh:
                return left
        try:
            await server.fetch_member(user)
        except NOT_SENT as error:
            if getattr(error, "code", None) not in (UNKNOWN_MEMBER, UNKNOWN_USER):
                log.info("whether someone is still in server %s is not known: %s", guild, error)
                return (guild, user) in self._left
            self._found(guild, user, there=False)
            return True
        self._found(guild, user, there=True)
        return False

    async def look_round(self, table: Table) -> None:
        """Give the seats of those who have left the table's server to robots."""
        if table.practice or not table.open:
            return
        guild, session = table.guild_id, table.session
        for seat, chair in enumerate(table.chairs):
            awaited = session is None or seat in session.turn
            fresh = AWAITED if awaited else FRESH
            if chair.user is not None and await self.has_left(guild, chair.user, fresh):
                await self.let_go(guild, chair.user)

    async def let_go(self, guild: GuildId, user: UserId) -> None:
        """Let robots play on wherever someone sat who has left, and show them nothing more."""
        for table in self._registry.of_person(user):
            if table.guild_id != guild:
                continue
            log.info("table %s: someone has left the server", table.id)
            with suppress(Refusal):  # they have stood up meanwhile
                await table.do(leave, user)
            await self._state.close(self._state.hand(table, user))

    def forget_person(self, user: UserId) -> None:
        """Do not know any more where this person was seen, or what they have left."""
        for known in (self._seen, self._left):
            for key in [key for key in known if key[1] == user]:
                del known[key]

    def _found(self, guild: GuildId, user: UserId, there: bool) -> None:
        known, other = (self._seen, self._left) if there else (self._left, self._seen)
        other.pop((guild, user), None)
        known[guild, user] = self._clock.steady()
