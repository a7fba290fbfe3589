"""The director of duplicate sets: what happens at one by itself.

It follows from the set and its tables as they stand, so that it goes on after a restart from
wherever it was: a table is opened for every deal that is due, begun with the deal's seed, scored
when it has closed, and hurried when the deal's time is up.
"""

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from bot.duplicate import verbs
from bot.duplicate.lobbies import fixture_of, lobby_for
from bot.duplicate.model import DuplicateSet, Played
from bot.duplicate.results import close_table, result_of
from bot.duplicate.running import RunningSet
from bot.storage.rows.ids import UserId
from bot.tables.live.registry import TableRegistry
from bot.tables.model.clock import SET
from bot.tables.model.refusals import Refusal
from bot.tables.verbs.start import begun_full
from bot.tables.verbs.time_up import time_up

Change = Callable[[RunningSet, Callable[[DuplicateSet], DuplicateSet]], Awaitable[DuplicateSet]]
"""The way to change a set: check, store, tell. The answer is the set after it."""

IDLE = 24 * 3600.0
"""Seconds after which a set that was never begun is closed."""
HURRY = 30.0
"""Seconds between two looks whether somebody still plays whose time is up."""


class Director:
    """The one who has sets go on, step by step, until nothing more is due."""

    def __init__(self, tables: TableRegistry, change: Change) -> None:
        self._tables = tables
        self._change = change
        self.stopped = False
        """Whether the program goes down: no set is taken a step further."""

    async def go_on(self, running: RunningSet) -> float | None:
        """Do all that is due in a set; the answer is when to look again, if ever.

        The caller does nothing else to the set meanwhile.
        """
        await self._keep_time(running)
        while await self._step(running):
            pass
        if not running.state.open:
            await self._close_tables(running.state)
        now = running.time.now()
        if running.state.status == "open":
            return await self._wait_to_begin(running, now)
        dues = [one.due for one in running.state.played if not one.is_over]
        later = [due if due > now else now + HURRY for due in dues]
        return min(later, default=None) if running.state.open else None

    async def _wait_to_begin(self, running: RunningSet, now: float) -> float | None:
        """Close a set that nobody has begun for too long; the answer is when that will be."""
        closes = running.state.created_at + IDLE
        if closes <= now:
            await self._change(running, lambda one: verbs.ended(one, one.host, moderator=True))
        return closes if running.state.open else None

    async def _step(self, running: RunningSet) -> bool:
        """One step of a set that goes on; false if nothing is to be done."""
        one = running.state
        if one.status != "playing" or running.seed is None or self.stopped:
            return False
        for played in one.played:
            if not played.is_over and await self._played_on(running, played):
                return True
        for deal, table in one.due():
            await self._deal(running, deal, table)
            return True
        return False

    async def _deal(self, running: RunningSet, deal: int, number: int) -> None:
        """Open a table for a deal, or take the one that was opened before the program went down."""
        one, fixture = running.state, fixture_of(running.state, deal, number)
        text = str(fixture)
        known = (table for table in self._tables.tables if table.state.row.fixture == text)
        table = next(known, None)
        if table is None:
            lobby = lobby_for(one, deal, number, await self._asleep(one, deal, number))
            table = await self._tables.open_beside(lobby, one.guild_id, one.channel_id, fixture)
        found, now = table.id, running.time.now()
        await self._change(running, lambda one: verbs.dealt(one, deal, number, found, now))

    async def _asleep(self, one: DuplicateSet, deal: int, number: int) -> Collection[UserId]:
        """The people at a table who have slept through the deal before, and let others wait.

        Where nobody else would wait, they have their time for this one as well.
        """
        here = [place for place in one.circle(deal, number) if place is not None]
        people = {user: place for place in here if (user := one.places[place].user) is not None}
        asleep = [user for user, place in people.items() if await self._slept(one, place, user)]
        return asleep if len(asleep) < len(people) else ()

    async def _slept(self, one: DuplicateSet, place: int, user: UserId) -> bool:
        """Whether somebody did nothing in the last deal of their place until its time was up."""
        over = [p for p in one.played if p.is_over and place in one.circle(*p.key)]
        last = max(over, key=lambda played: played.deal, default=None)
        if last is None or any(part.user == user and part.share for part in last.parts):
            return False
        table = await self._tables.find(last.table_id)
        return any(chair.user == user and chair.asleep for chair in table.chairs)

    async def _played_on(self, running: RunningSet, played: Played) -> bool:
        """Begin the game of a table, hurry it, or score it; false if it just goes on."""
        assert running.seed is not None
        seed, now = running.seed.of_deal(played.deal), running.time.now()
        table = await self._tables.find(played.table_id)
        if table.status == "lobby":
            await table.do(begun_full, seed)
            return True
        if table.open:
            if played.due <= now:
                await table.do(time_up)
            return False
        points, parts = result_of(running.state, played, table, seed)
        after = await self._change(running, lambda one: verbs.scored(one, table.id, points, parts))
        if after.compared(played.deal):
            await self._show_again(after, played.deal)
        return True

    async def _show_again(self, one: DuplicateSet, deal: int) -> None:
        """Have the hands of this deal drawn again: they tell of the other tables, or of the end."""
        for played in one.of_deal(deal):
            table = await self._tables.find(played.table_id)
            for chair in table.chairs:
                if chair.user is not None:
                    self._tables.listener.hand_changed(table, chair.user)

    async def show_last(self, one: DuplicateSet, since: float) -> None:
        """Have those hands drawn again that may not be shown as they ended: the last ones.

        They are of the last deal that each table has played, and of the last one compared, if the
        time of that was not up before ``since``.
        """
        newest = {p.table: p.deal for p in sorted(one.played, key=lambda p: p.deal) if p.is_over}
        for deal in sorted({*newest.values(), *one.finished[-1:]}):
            if any(played.due > since for played in one.of_deal(deal)):
                with suppress(Refusal):  # its tables have gone with their server
                    await self._show_again(one, deal)

    async def _close_tables(self, one: DuplicateSet) -> None:
        """Close the tables of a set that was ended in the midst of a deal.

        Whoever has played theirs is told that it will not be compared.
        """
        for played in one.played:
            if not played.is_over:
                await close_table(await self._tables.find(played.table_id))
        for deal in sorted({played.deal for played in one.played} - {*one.finished}):
            await self._show_again(one, deal)

    async def _keep_time(self, running: RunningSet) -> None:
        """Go by the wall clock, if that was set meanwhile, and give every deal its time."""
        if abs(by := round(running.time.error, 3)) >= SET:
            await self._change(running, lambda one: verbs.clock_set(one, by))
            running.time.shift(by)
