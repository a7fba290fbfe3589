"""Duplicate sets: every one that is not over, and what is done to it.

A set is an actor as a table is: check, store, swap, tell, one thing after the other. After each,
and whenever one of its tables has closed or its alarm rings, the director has it go on.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec

from bot.duplicate import verbs
from bot.duplicate.director import Director
from bot.duplicate.lobbies import KIND, set_of
from bot.duplicate.model import DuplicateSet, Played
from bot.duplicate.results import close_table, with_time
from bot.duplicate.rows import changes, place_rows, read, row_of
from bot.duplicate.running import RunningSet, SetListener, Silent
from bot.rules import Seed
from bot.storage.rows.duplicates import StoredSet
from bot.storage.rows.ids import ChannelId, GuildId, MessageId, SetId, TableId, UserId
from bot.tables.live import deeds
from bot.tables.live.alarm import Alarm
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table
from bot.tables.model.clock import SET, OwnTime
from bot.tables.model.refusals import Refusal
from bot.tables.verbs.seats import leave

log = logging.getLogger(__name__)
P = ParamSpec("P")
SetVerb = Callable[Concatenate[DuplicateSet, P], DuplicateSet]


AFTER_RESTART = 120.0
"""Seconds that a deal has at least after the program has begun anew: the outage is on us."""
LATELY = 24 * 3600.0
"""Seconds before a start within which a set may have ended of which that was never shown."""
JUST_NOW = 3600.0
"""Seconds before a start within which a deal may have ended of which that was never shown."""


class DuplicateSets:
    """All sets that are not over. It opens them, plays them, and takes them up again."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._store = tables.store.duplicates
        self._sets: dict[SetId, RunningSet] = {}
        self._over: tuple[DuplicateSet, ...] = ()
        """Sets that had ended lately as the program began anew: perhaps nobody was shown that."""
        self._opening = asyncio.Lock()
        self._at_work: set[asyncio.Task[None]] = set()
        self._director = Director(tables, self._done)
        self._awake = False
        self.listener: SetListener = Silent()
        tables.followers.append(self._closed)

    # ------------------------------------------------------------------ what there is

    @property
    def sets(self) -> tuple[DuplicateSet, ...]:
        """Every set that is not over, the oldest first."""
        return tuple(one.state for one in self._sets.values())

    def of_host(self, host: UserId, guild: GuildId) -> DuplicateSet | None:
        """The set of this host in a server that is not over: there is one at most."""
        return next((s for s in self.sets if (s.host, s.guild_id) == (host, guild)), None)

    async def find(self, number: SetId) -> DuplicateSet:
        """The set of this number, over or not.

        :raises Refusal: there is none.
        :raises Elsewhere: another process looks after it.
        """
        if (known := self._sets.get(number)) is not None:
            return known.state
        stored = await self._store.stored(number)
        if stored is None:
            raise Refusal("no-duplicate")
        self._tables.must_be_here(stored.row.guild_id)
        return read(stored)[0]

    async def secret(self, number: SetId) -> str:
        """The seed of a set that is over; "" for any other."""
        stored = await self._store.stored(number)
        return stored.row.seed if stored and stored.row.state in ("over", "ended") else ""

    def in_channel(self, channel: ChannelId) -> DuplicateSet | None:
        """The set of a channel that is not over."""
        return next((one for one in self.sets if one.channel_id == channel), None)

    def of_person(self, user: UserId) -> tuple[DuplicateSet, ...]:
        """The sets in which this person has a place."""
        return tuple(one for one in self.sets if one.place_of(user) is not None)

    async def elsewhere_of(self, user: UserId) -> list[GuildId]:
        """The servers of the sets with a place of this person that other processes look after."""
        peers = self._tables.peers
        stored = () if peers.alone else await self._store.of_person(user)
        return [one.row.guild_id for one in stored if not peers.owns(one.row.guild_id)]

    def table_of(self, one: DuplicateSet, user: UserId) -> Table | None:
        """The table at which this person plays in a set just now."""
        return self._table(one.seat_of(user))

    def _table(self, played: Played | None) -> Table | None:
        return self._tables.of_number(played.table_id) if played else None

    async def is_sealed(self, table: TableId, guild: GuildId) -> bool:
        """Whether others must hear nothing yet of what was played at a table of a server.

        :raises StoreError: another process looks after that, and it cannot be read.
        """
        for one in self.sets:
            if (played := one.at(table)) is not None:
                return not one.compared(played.deal)
        return not self._tables.peers.owns(guild) and table in await self._store.sealed()

    # ------------------------------------------------------------------ what happens

    async def open(self, one: DuplicateSet) -> DuplicateSet:
        """Open a set in its channel, for its host.

        :raises Refusal: another one goes on in its channel, or its host has one already.
        """
        async with self._opening:
            if self.in_channel(one.channel_id) is not None:
                raise Refusal("duplicate-channel-busy")
            if (other := self.of_host(one.host, one.guild_id)) is not None:
                raise Refusal("duplicate-host-busy", place=f"<#{other.channel_id}>")
            row = row_of(one, None, self._tables.clock.now())
            number = await self._store.create(row, place_rows(one.places))
            deeds.done()
            self._take(replace(one, id=number), None)
        self._wake(self._sets[number])
        return self._sets[number].state

    async def begin(self, number: SetId, by: UserId) -> DuplicateSet:
        """Begin a set with a new secret.

        :raises Refusal: as :func:`verbs.begun`, or it is over.
        """
        seed = Seed(self._tables.draw_secret())
        return await self._do(number, lambda one: verbs.begun(one, by, seed), seed)

    async def do(
        self, number: SetId, verb: SetVerb[P], *args: P.args, **kwargs: P.kwargs
    ) -> DuplicateSet:
        """Do this to a set when its turn has come.

        :raises Refusal: the verb refuses it, or the set is over.
        """
        return await self._do(number, lambda one: verb(one, *args, **kwargs))

    async def leave(self, number: SetId, user: UserId) -> DuplicateSet:
        """Let somebody leave a set, and the table at which they play for it.

        :raises Refusal: they have no place in it, or it is over.
        """
        after = await self.do(number, verbs.left, user)
        playing = self._table(after.left_at(user))  # it may have been dealt while they waited
        if playing is not None:
            with suppress(Refusal):  # it has closed in the meantime
                await playing.do(leave, user)
            self._tables.listener.hand_changed(playing, user)
        return after

    async def came_back(self, table: Table, user: UserId, name: str) -> None:
        """Give somebody who sits at a table of a set again their place in the set, too.

        If another person has that by now, they play this deal alone to its end.
        """
        for one in self.sets:
            if one.at(table.id) is not None and one.place_of(user) is None:
                with suppress(Refusal):
                    await self.do(one.id, verbs.joined, user, name)

    async def shown_in(self, number: SetId, message: MessageId | None) -> None:
        """Remember the message that shows a set."""
        with suppress(Refusal):
            await self.do(number, lambda one: replace(one, message_id=message))

    async def _do(
        self,
        number: SetId,
        verb: Callable[[DuplicateSet], DuplicateSet],
        seed: Seed | None = None,
    ) -> DuplicateSet:
        running = self._sets.get(number)
        if running is None:
            await self.find(number)
            raise Refusal("duplicate-over")
        after = await running.mail.post(lambda: self._done(running, verb, seed))
        self._wake(running)
        return after

    async def _done(
        self,
        running: RunningSet,
        verb: Callable[[DuplicateSet], DuplicateSet],
        seed: Seed | None = None,
    ) -> DuplicateSet:
        """Check, store, swap, tell."""
        before = running.state
        after = verb(before)
        new = seed or running.seed
        if (change := changes(before, after, new, running.time.now())) is None:
            return after
        await self._store.save(
            change.row,
            places=change.places,
            deals=change.deals,
            parts=change.parts,
            gone=change.gone,
        )
        running.state, running.seed = after, new
        self.listener.set_changed(after)
        if before.open and not after.open:
            self._sets.pop(after.id, None)
        return after

    # ------------------------------------------------------------------ what happens by itself

    def _closed(self, table: Table) -> None:
        """A table has closed: if it played for a set, that goes on."""
        if table.state.fixture.kind == KIND:
            for running in self._sets.values():
                if running.state.at(table.id) is not None:
                    self._wake(running)

    def _wake(self, running: RunningSet) -> None:
        """Have a set go on as far as it can, in a task of its own."""
        if self._director.stopped or not self._awake:
            return
        self._begin(self._advance(running))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this in a task of its own, which ends with the program."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _advance(self, running: RunningSet) -> None:
        try:
            await running.mail.post(lambda: self._go_on(running), own=True)
        except Exception:
            log.exception("duplicate set %s could not go on", running.state.id)
            self._ring_at(running, running.time.now() + self._tables.pace.retry)

    async def _go_on(self, running: RunningSet) -> None:
        self._ring_at(running, await self._director.go_on(running))

    def look_at_the_clock(self) -> None:
        """See whether the wall clock was set: then every set is set right."""
        for running in [*self._sets.values()]:
            if abs(running.time.error) >= SET:
                self._wake(running)

    def _ring_at(self, running: RunningSet, moment: float | None) -> None:
        if running.alarm is None:
            retry = self._tables.pace.retry
            running.alarm = Alarm(running.time, retry, lambda: self._rung(running))
        running.alarm.set(moment)

    async def _rung(self, running: RunningSet) -> None:
        self._wake(running)

    # ------------------------------------------------------------------ the program, and people

    def _take(self, one: DuplicateSet, seed: Seed | None) -> None:
        self._sets[one.id] = RunningSet(one, OwnTime(self._tables.clock), seed)

    async def restore(self) -> int:
        """Take up every set that is not over; the answer is how many."""
        now = self._tables.clock.now()
        for one, seed in self._read(await self._store.under_way()):
            self._take(verbs.hosted(with_time(one, now + AFTER_RESTART)), seed)
        over = self._read(await self._store.over_since(now - LATELY))
        self._over = tuple(one for one, _ in over)
        return len(self._sets)

    def _read(self, stored: Iterable[StoredSet]) -> Iterator[tuple[DuplicateSet, Seed | None]]:
        """The sets that this process looks after and can read, each with its secret."""
        for one in stored:
            if not self._tables.peers.owns(one.row.guild_id):
                continue
            try:
                yield read(one)
            except (ValueError, LookupError):
                log.exception("duplicate set %s cannot be taken up again", one.row.id)

    def wake(self) -> None:
        """Let every set go on: once there is somebody to tell."""
        self._awake = True
        self._let_go()
        over, self._over = self._over, ()
        for one in over:
            self._show_once_more(one)
        for running in [*self._sets.values()]:
            self._show_once_more(running.state)
            self._wake(running)

    def _show_once_more(self, one: DuplicateSet) -> None:
        """Show how a set stands, and how its last deals ended: perhaps nobody was shown that."""
        self.listener.set_changed(one)
        self._begin(self._show_hands(one))

    async def _show_hands(self, one: DuplicateSet) -> None:
        try:
            await self._director.show_last(one, self._tables.clock.now() - JUST_NOW)
        except Exception:
            log.exception("the hands of duplicate set %s could not be shown once more", one.id)

    def _let_go(self) -> None:
        """Close the tables whose set has ended just before the program went down."""
        for table in self._tables.tables:
            fixture = table.state.fixture
            if fixture.kind == KIND and set_of(fixture)[0] not in self._sets:
                self._begin(close_table(table))

    async def forget(self, user: UserId) -> None:
        """Know nothing of a person any more, in any set that is not over.

        Each is asked when its turn has come: what is being stored just now may name them.
        """
        for one in self.sets:
            with suppress(Refusal):  # it is over in the meantime
                await self.do(one.id, verbs.forgotten, user)

    async def end(self, number: SetId, by: UserId, moderator: bool) -> DuplicateSet:
        """End a set before its time, and its tables with it.

        :raises Refusal: it is neither theirs nor are they a moderator, or it is over.
        """
        running = self._sets.get(number)
        after = await self.do(number, verbs.ended, by, moderator)
        if running is not None:
            await running.mail.post(lambda: self._go_on(running), own=True)
        return after

    async def close_server(self, guild: GuildId) -> None:
        """End every set of a server."""
        for one in [one for one in self.sets if one.guild_id == guild]:
            with suppress(Refusal):  # it is over in the meantime
                await self.end(one.id, one.host, moderator=True)

    async def close(self) -> None:
        """Stop what is under way. Nothing is lost: it is all on disk."""
        self._director.stopped = True
        for running in [*self._sets.values()]:
            if running.alarm is not None:
                await running.alarm.stop()
        for task in [*self._at_work]:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
