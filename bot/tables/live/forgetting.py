"""Forgetting people, servers, and practice tables: at tables, and in the store."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from bot.storage.rows.ids import GuildId, UserId
from bot.storage.store import Store
from bot.tables.live.listener import TableListener
from bot.tables.live.preferences import Preferences
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from bot.tables.verbs.end import end
from bot.tables.verbs.forget import forget, names
from bot.tables.verbs.interval import cut_short
from bot.tables.verbs.seats import leave

TRIES = 3
"""The most times a person is forgotten whom others go on naming meanwhile."""


class Tables(Protocol):
    """The tables of which something is forgotten."""

    store: Store
    preferences: Preferences
    listener: TableListener[Table]

    @property
    def tables(self) -> Sequence[Table]:
        """Every table that is open."""

    @property
    def closed_lately(self) -> Sequence[Table]:
        """The closed tables that are kept in mind."""

    def of_person(self, user: UserId, /) -> Sequence[Table]:
        """The open tables at which this person sits."""

    def in_server(self, guild: GuildId, /) -> Sequence[Table]:
        """The open tables of a server."""

    async def drop(self, closed: Table, /, gone: bool = False) -> None:
        """Keep a closed table in mind no longer; ``gone``: nor does whoever showed it."""


class Forgetting:
    """The forgetting of people, servers and practice tables: at tables, and in the store."""

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def person(self, user: UserId) -> bool:
        """Forget a person: at every open table, in the store, and in everything kept in mind.

        Anything written meanwhile, such as a chair that somebody keeps for them just now, is
        forgotten too, and so is a closed table that somebody has looked up again. False: the rows
        are gone, but an old page may lie in the write-ahead log yet.
        """
        clean, house = False, self._house
        for _ in range(TRIES):
            await self._at_tables(user)
            clean = await house.preferences.forget(user)
            if not any(names(table.state, user) for table in (*house.tables, *house.closed_lately)):
                break
        return clean

    async def _at_tables(self, user: UserId) -> None:
        house = self._house
        for table in [table for table in house.tables if names(table.state, user)]:
            await table.do(forget, user)
        for table in house.closed_lately:
            if names(table.state, user):
                await table.do(cut_short)
                await house.drop(table)

    async def leave_tables(self, user: UserId) -> None:
        """Have a robot take this person's seat wherever they sit, and tell everybody."""
        for table in self._house.of_person(user):
            try:
                await table.do(leave, user)
            except Refusal:  # nobody leaves a daily; or the table has closed in the meantime
                await table.do(forget, user)
            self._house.listener.hand_changed(table, user)

    async def close_server(self, guild: GuildId) -> None:
        """Close every table of a server."""
        for table in self._house.in_server(guild):
            with suppress(Refusal):  # it has closed in the meantime
                await table.do(end, table.lobby.host, moderator=True)

    async def server(self, guild: GuildId) -> None:
        """Forget everything of a server whose tables are closed."""
        house = self._house
        for table in house.closed_lately:
            if table.guild_id == guild:
                await house.drop(table, gone=True)
        await house.store.servers.forget(guild)
        house.preferences.forget_guild(guild)

    async def practice(self, before: float) -> int:
        """Forget practice tables that closed before then; the answer is their number."""
        house = self._house
        for table in house.closed_lately:
            if table.practice and table.updated_at < before:
                await house.drop(table, gone=True)
        return await house.store.servers.forget_practice(before)
