"""Evenings of duplicate in virtual time: people who play at once, and a program that dies."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.duplicate import verbs
from bot.duplicate.model import DuplicateSet
from bot.duplicate.sets import DuplicateSets
from bot.rules import Illegal
from bot.storage.rows.ids import NO_SET, UserId
from bot.tables.live.listener import Silent
from bot.tables.live.table import Table
from bot.tables.model.clock import HASTE
from bot.tables.model.refusals import Refusal
from bot.tables.verbs import interval, play
from tests.duplicate.sets import CHANNEL, GUILD, NAMES, PEOPLE, terms
from tests.tables.virtual import House, cautious, in_virtual_time


class Players(Silent):
    """People who do at once what they are asked, but for those who sleep."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.asleep: set[UserId] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def hand_changed(self, table: Any, user: UserId) -> None:
        """Play, in a task of one's own."""
        if user not in self.asleep:
            task = asyncio.create_task(self._play(table, user))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def taken_up(self, table: Any) -> None:
        """Look at one's hand again after a restart."""
        for chair in table.chairs:
            if chair.user is not None:
                self.hand_changed(table, chair.user)

    async def _play(self, table: Table, user: UserId) -> None:
        session = table.session
        if session is None or not table.open:
            return
        with suppress(Refusal, Illegal):
            if table.state.interval is not None:
                await table.do(interval.next_deal, user)
                return
            seat = session.seat_of(user)
            if seat is not None and seat in session.turn:
                choice = cautious(session.decision(seat), self.rng)
                await table.do(play.act, user, session.game.write(choice), session.numbers[seat])


class Evening:
    """A house with duplicate sets, which may be killed and opened again."""

    def __init__(self, path: Path, seed: int = 1) -> None:
        self.house = House(path / "knave.db", Random(seed), pace=HASTE)
        self.players = self.house.herald = Players(self.house.rng)
        self.number = NO_SET

    async def open(self) -> DuplicateSets:
        """Begin a new process on this file."""
        await self.house.open()
        self.sets = DuplicateSets(self.house.hall)
        await self.sets.restore()
        self.sets.wake()
        return self.sets

    async def again(self) -> None:
        """The program dies in the midst of it, and begins anew."""
        await self.house.kill()
        await self.open()

    async def begun(self, people: int = 8, **changes: Any) -> DuplicateSet:
        """A set under way with so many people."""
        host, now = PEOPLE[0], self.house.clock.now()
        one = verbs.opened(terms(**changes), GUILD, CHANNEL, host, NAMES[host], now)
        one = await self.sets.open(one)
        self.number = one.id
        for user in PEOPLE[1:people]:
            await self.sets.do(one.id, verbs.joined, user, NAMES[user])
        return await self.sets.begin(one.id, PEOPLE[0])

    async def under_way(self) -> DuplicateSets:
        """Four deals of eight people, the first of them dealt at both tables."""
        sets = await self.open()
        await self.begun(8, deals=4)
        while len([*self.deals(await self.state())]) < 2:
            await asyncio.sleep(0.1)
        return sets

    async def state(self) -> DuplicateSet:
        """The set as it stands."""
        return await self.sets.find(self.number)

    async def over(self) -> DuplicateSet:
        """The set once it is over."""
        while (one := await self.state()).open:
            await asyncio.sleep(1)
        return one

    def deals(self, one: DuplicateSet) -> Iterator[tuple[int, str]]:
        """Each deal's number, and the cards that a table of it dealt, off the file."""
        for played in one.played:
            for (line,) in self.house.disk.db.execute(
                "SELECT line FROM moves JOIN games ON games.id = game_id"
                " WHERE table_id = ? AND seat = -1 ORDER BY number LIMIT 1",
                (played.table_id,),
            ):
                yield played.deal, line


def spend(path: Path, main: Callable[[Evening], Awaitable[None]], seed: int = 1) -> None:
    """Spend an evening in virtual time, and stop its program at the end."""

    async def whole() -> None:
        evening = Evening(path, seed)
        await main(evening)
        await evening.house.kill()

    in_virtual_time(whole)
