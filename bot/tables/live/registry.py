"""The registry of tables: it opens them and takes them up again, and has what they share."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from cachetools import FIFOCache

from bot.ground.failpoints import failpoint
from bot.ground.log_context import at_table
from bot.rules.kit.seats import Seat
from bot.storage.rows.ids import ChannelId, GuildId, TableId, UserId
from bot.storage.rows.tables import StoredTable
from bot.storage.store import Store
from bot.tables.live import deeds
from bot.tables.live.at_hand import TablesAtHand
from bot.tables.live.dailies import Dailies, Remembering
from bot.tables.live.forgetting import Forgetting
from bot.tables.live.limits import Limits
from bot.tables.live.listener import Silent, TableListener
from bot.tables.live.peers import Alone, Elsewhere, Peers
from bot.tables.live.preferences import Preferences
from bot.tables.live.presets import Presets
from bot.tables.live.restored import renew_if_restored
from bot.tables.live.robots import Thinker
from bot.tables.live.table import Table
from bot.tables.model.clock import SET, Clock, Pace, RealClock
from bot.tables.model.dailies import daily_of
from bot.tables.model.fixtures import NO_FIXTURE, Fixture
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.model.presets import AGAIN
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.refusals import Refusal
from bot.tables.model.rows import Hour, new_table, reopened
from bot.tables.model.state import Moment, TableState
from bot.tables.verbs.clocks import taken_up
from bot.tables.verbs.seats import sit
from bot.tables.verbs.suspend import move

log = logging.getLogger(__name__)
KNOWN_ELSEWHERE = 10_000
JUST_NOW = 300.0
"""Seconds before the last change of any table, which is when the program went down, within which a
table has closed of which a program that begins shows the end once more."""
LATELY = 24 * 3600.0
"""Seconds after which a table that has closed is not shown again by a program that begins."""


def new_secret() -> bytes:
    """Draw 32 secret bytes for a game's seed."""
    return secrets.token_bytes(32)


class TableRegistry(TablesAtHand):
    """All tables of the house. It opens them, moves them, and takes them up again."""

    def __init__(
        self,
        store: Store,
        robots: Thinker,
        *,
        clock: Clock | None = None,
        pace: Pace | None = None,
        language: str = "en",
        draw_secret: Callable[[], bytes] = new_secret,
        peers: Peers | None = None,
    ) -> None:
        super().__init__()
        self.peers = peers or Alone()
        self.store = store
        self.robots = robots
        self.clock: Clock = clock or RealClock()
        self.pace = pace or Pace()
        self.preferences = Preferences(store, language, self.peers)
        self.presets = Presets(store, self.clock)
        self.listener: TableListener[Table] = Silent()
        self.draw_secret = draw_secret
        self.dailies = Dailies(store.dailies, self.clock, draw_secret)
        self._elsewhere: FIFOCache[TableId, GuildId] = FIFOCache(KNOWN_ELSEWHERE)
        """The servers of tables that other processes look after, as far as somebody has asked."""
        self._opening = asyncio.Lock()
        self.limits = Limits(self.preferences, lambda: self.tables, self.of_person)
        self.forgetting = Forgetting(self)

    async def quiet_of(self, user: UserId) -> QuietHours:
        """The hours in which long clocks stand still for this person."""
        person = await self.preferences.person(user)
        return QuietHours(person.quiet_from, person.quiet_to, person.zone)

    def thinker_of(self, fixture: Fixture) -> Thinker:
        """The thinker of the robots at a table of this fixture."""
        daily = daily_of(fixture)
        if daily is None:
            return self.robots
        return Remembering(self.robots, self.store.dailies, daily[0])

    async def open(
        self,
        lobby: Lobby,
        guild: GuildId,
        channel: ChannelId,
        *,
        private: bool = False,
        hour: Hour | None = None,
    ) -> Table:
        """Open a table in a channel; ``private``: it is a private thread.

        With an ``hour`` it is that of an evening, and its game begins by itself.

        :raises Refusal: the channel, the server or the host has as many as may be.
        """
        await self.limits.must_have_room(guild, channel)
        async with self.limits.promised(lobby.host, guild, sits=lobby.host in lobby.people):
            return await self.open_promised(lobby, guild, channel, private=private, hour=hour)

    async def open_promised(
        self,
        lobby: Lobby,
        guild: GuildId,
        channel: ChannelId,
        *,
        private: bool = False,
        hour: Hour | None = None,
    ) -> Table:
        """Open a table for whose host and server there is room: ``limits.promised`` says so.

        :raises Refusal: the channel holds as many as it may.
        """
        if private:  # what is played there is for its readers
            lobby = lobby.with_rail(False)
        async with self._opening:
            await self.limits.must_have_room(guild, channel)
            now = self.clock.now()
            state = new_table(lobby, guild, channel, private, now, hour=hour)
            return await self._opened(state)

    async def appoint(
        self,
        lobby: Lobby,
        guild: GuildId,
        channel: ChannelId,
        starts_at: float,
        fixture: Fixture = NO_FIXTURE,
    ) -> Table:
        """Open an appointed table, which begins by itself at that time, in a thread of its own.

        It counts among nobody's tables: it is not opened for the person who set it up.
        """
        now = self.clock.now()
        state = new_table(lobby, guild, channel, False, now, starts_at, fixture)
        return await self._opened(state)

    async def open_beside(
        self, lobby: Lobby, guild: GuildId, channel: ChannelId, fixture: Fixture
    ) -> Table:
        """Open a table of a fixture that stands beside others, and counts among nobody's."""
        now = self.clock.now()
        return await self._opened(new_table(lobby, guild, channel, False, now, fixture=fixture))

    async def _opened(self, state: TableState) -> Table:
        self.must_be_here(state.row.guild_id)
        number = await self.store.tables.create_table(state.row)
        deeds.done()
        table = Table(self, replace(state, row=replace(state.row, id=number)))
        self._hold(table)
        table.wake()
        return table

    async def seat(self, table: Table, user: UserId, name: str, wished: Seat | None = None) -> None:
        """Let somebody sit down at a table, on this seat or on any.

        :raises Refusal: the server, the host or the table does not let them.
        """
        async with self.limits.alone(user):
            if not table.sits(user):
                await self.limits.must_be_free(user, table.guild_id)
                await self.must_be_welcome(table, user)
            await table.do(sit, user, name, wished, await self.quiet_of(user))

    async def move(
        self, table: Table, guild: GuildId, channel: ChannelId, *, private: bool = False
    ) -> None:
        """Take a table into another channel of its server; ``private``: it is a private thread.

        :raises Refusal: it is another server's or closed, or the channel holds as many as it may.
        """
        async with self._opening:
            if not table.open:
                raise Refusal("table-closed")
            if guild != table.guild_id:
                raise Refusal("other-server", table=table.id)
            if channel != table.channel_id:
                await self.limits.must_have_room(guild, channel)
                before = table.channel_id
                await table.do(move, channel, private)
                self._leave(table, before)
                if table.open:
                    self._hold(table)

    async def must_be_welcome(self, table: Table, user: UserId) -> None:
        """Refuse people unwelcome to the host of a table, without saying whose wish that is.

        :raises Refusal: they are not wanted.
        """
        if await self.store.social.has_blocked(table.lobby.host, user):
            raise Refusal("not-welcome")

    async def find(self, number: TableId) -> Table:
        """The table of this number, open or not.

        :raises Refusal: there is none.
        :raises Elsewhere: another process looks after it.
        """
        table = self._known(number)
        if table is None:
            await self._must_be_ours(number)
            stored = await self.store.tables.table(number)
            if stored is None:
                raise Refusal("no-table")
            table = await self._taken_up(stored)
            if table.open:
                self._wake(table)
        return table

    async def _must_be_ours(self, number: TableId) -> None:
        if self.peers.alone:
            return
        guild = self._elsewhere.get(number)
        if guild is None and (guild := await self.store.tables.guild_of(number)) is None:
            return
        if not self.peers.owns(guild):  # no table moves to another server
            self._elsewhere[number] = guild
        self.must_be_here(guild)

    def must_be_here(self, guild: GuildId) -> None:
        """See to it that this process looks after the tables of a server, or of none.

        :raises Elsewhere: another one does.
        """
        if not self.peers.owns(guild):
            raise Elsewhere(guild)

    async def elsewhere_of(self, user: UserId) -> list[TableState]:
        """The open tables of this person that other processes look after, as they are stored."""
        if self.peers.alone:
            return []
        found = await self.store.tables.open_of(user)
        others = [table for table, guild in found if not self.peers.owns(guild)]
        stored = [await self.store.tables.table(table) for table in others]
        states = list[TableState]()
        for one in filter(None, stored):
            with suppress(ValueError):  # its own process cannot take it up either, and tells of it
                states.append(reopened(one)[0])
        return states

    async def arranged(
        self, game: str, wished: str, user: UserId, guild: GuildId, name: str, locale: str = ""
    ) -> Lobby:
        """A lobby for somebody who wishes to open a table by these rules; "" is as usual here.

        ``name`` is theirs on this server, ``locale`` the server's.

        :raises Refusal: there is no such game, or there are no such rules.
        """
        if wished == AGAIN:
            return await self.last_of(user, guild, name, game)
        lobby = Lobby.open(game, HOUSE, user, name)
        return await self.presets.choose(lobby, guild, wished, locale)

    async def last_of(
        self, user: UserId, guild: GuildId, name: str, game: str | None = None
    ) -> Lobby:
        """The lobby of somebody's last table on a server, with nobody in it but them.

        :raises Refusal: they have opened none here (of this game).
        """
        number = await self.store.presets.last_table(guild, user, game)
        if number is None:
            raise Refusal("no-last-table")
        stored = None if self.peers.owns(guild) else await self.store.tables.table(number)
        last = reopened(stored)[0] if stored else await self.find(number)
        return last.lobby.afresh(user, name)

    async def _taken_up(self, stored: StoredTable) -> Table:
        """The table, from now on among the open ones or the closed, once and for all."""
        state, seeds = reopened(stored)
        playing = state.chairs if state.status == "playing" else ()
        people = [chair.user for chair in playing if chair.user is not None]
        quiet = {user: await self.quiet_of(user) for user in people}
        table = Table(self, taken_up(state, Moment(now=self.clock.now(), quiet=quiet)), seeds)
        known = self._known(table.id)
        if known is not None:  # somebody else was quicker
            return known
        if table.open:
            self._hold(table)
        else:
            self.closed(table)
        return table

    async def restore(self) -> int:
        """Take up every table that has not ended; the answer is their number.

        A table that closed just before the program went down is shown once more: its end may not
        have been told.
        """
        await renew_if_restored(self.store, self.clock, self.draw_secret)
        for stored in await self.store.tables.open_tables(
            closed_since=self.clock.now() - LATELY, closed_within=JUST_NOW, ours=self.peers.owns
        ):
            failpoint("restoring")
            try:
                await self._taken_up(stored)
            except Exception:
                log.exception("table %s cannot be taken up again", stored.table.id)
        return len(self._open)

    async def look_at_the_clock(self) -> None:
        """See whether the wall clock was set: then every table is set right."""
        wrong = (table for table in self.tables if abs(table.time.error) >= SET)
        set_right = (table.follow_the_clock() for table in wrong)
        await asyncio.gather(*set_right, return_exceptions=True)

    def wake(self) -> None:
        """Let every table go on: once there is somebody to tell."""
        for table in (*self.tables, *self.closed_lately):
            self._wake(table)

    def _wake(self, table: Table) -> None:
        with at_table(table.id):
            self.listener.taken_up(table)
            table.wake()

    async def freeze_clocks(self) -> None:
        """From now on no clock runs and no robot plays: the program is going down."""
        for table in self.closed_lately:
            await table.cancel_tasks()
        tables = self.tables
        stopped = await asyncio.gather(*(t.freeze_clocks() for t in tables), return_exceptions=True)
        for table, error in zip(tables, stopped, strict=True):
            if error is not None:
                log.error("table %s: its clocks could not be stopped", table.id, exc_info=error)

    async def close(self) -> None:
        """Stop what is under way. Nothing is lost: it is all on disk."""
        for table in (*self.tables, *self.closed_lately):
            await table.cancel_tasks()
