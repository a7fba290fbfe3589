"""The largest numbers of tables: of a channel, a server, a host, and of a person at them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.tables.live.preferences import Preferences
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal


class Limits:
    """The limits set by the admins of each server, held against the open tables.

    A check and its consequence belong under one lock, or two clicks in one moment both pass.
    """

    def __init__(
        self,
        preferences: Preferences,
        tables: Callable[[], Sequence[Table]],
        of_person: Callable[[UserId], Sequence[Table]],
    ) -> None:
        self._preferences = preferences
        self._tables = tables
        self._of_person = of_person
        self._locks: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()
        self._promised: Counter[tuple[UserId, GuildId]] = Counter()

    def alone(self, user: UserId) -> asyncio.Lock:
        """The lock under which a person's seats are counted and taken."""
        return self._locks.setdefault(user, asyncio.Lock())

    @asynccontextmanager
    async def promised(
        self, host: UserId, guild: GuildId, *, sits: bool = True
    ) -> AsyncIterator[None]:
        """Count a table of this host's in a server that will be opened within the block.

        ``sits``: they take a seat there as it opens.

        :raises Refusal: there may not be one more.
        """
        async with self.alone(host):
            if sits:
                await self.must_be_free(host, guild)
            await self.must_allow(host, guild)
            self._promised[host, guild] += 1
        try:
            yield
        finally:
            self._promised[host, guild] -= 1
            self._promised = +self._promised

    async def must_have_room(self, guild: GuildId, channel: ChannelId) -> None:
        """Refuse one more table in a channel.

        :raises Refusal: the channel holds as many as it may.
        """
        there = [
            table
            for table in self._tables()
            if table.channel_id == channel and not table.state.fixture.stands_beside
        ]
        allowed = (await self._preferences.guild(guild)).tables_per_channel
        if len(there) >= allowed:
            raise Refusal("channel-busy", count=len(there), table=there[-1].id)

    async def must_allow(self, host: UserId, guild: GuildId) -> None:
        """Refuse one more table that this person hosts in a server, wherever it would stand.

        :raises Refusal: they host as many as they may, or the server has as many.
        """
        chosen = await self._preferences.guild(guild)
        here = [t for t in self._tables() if t.guild_id == guild and not t.secret]
        coming = [who for who, where in self._promised.elements() if where == guild]
        own = [t.lobby.host for t in here if not t.state.appointed]
        hosted = [*own, *coming].count(host)
        if 0 < chosen.tables_per_host <= hosted:
            raise Refusal("host-busy", count=chosen.tables_per_host)
        if 0 < chosen.tables_per_server <= len(here) + len(coming):
            raise Refusal("server-busy", count=chosen.tables_per_server)

    async def must_be_free(self, user: UserId, guild: GuildId) -> None:
        """Refuse one more seat to those who sit at as many tables as their server allows.

        :raises Refusal: they do.
        """
        allowed = (await self._preferences.guild(guild)).tables_per_person
        mine = sum(t.guild_id == guild and not t.secret for t in self._of_person(user))
        if 0 < allowed <= mine + self._promised[user, guild]:
            raise Refusal("person-busy", count=allowed)
