"""An evening under way: its hall, what has been done there, and what has not held."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.rules import GAMES, Illegal
from bot.storage.rows.ids import GuildId, UserId
from bot.storage.store import StoreError
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from tests.rules.option_sets import OptionSets
from tests.support.ids import channels
from tests.tables.truth import differences
from tests.tables.virtual import House, RobotDied

PEOPLE = {UserId(10**17 + n): f"P{n}" for n in range(6)}
CHANNELS = channels(5, 6, 7)
GUILD = GuildId(1)


class BrokenPromise(AssertionError):
    """A promise of the tables that does not hold."""


@dataclass
class Evening:
    """One evening: a hall, what was done in it, and the promises that were broken."""

    path: Path
    seed: int
    hours: float = 2.0
    done: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.house = House(self.path, self.rng)
        self.decided: set[tuple[int, int, int]] = set()
        """(game, seat, number) of every decision that was acknowledged."""
        self.forgotten: set[UserId] = set()
        """People whose forgetting is under way, or was refused: it is asked for again."""
        self.sets = {key: OptionSets(game, self.rng) for key, game in GAMES.items()}

    @property
    def hall(self) -> TableRegistry:
        return self.house.hall

    @property
    def db(self) -> sqlite3.Connection:
        return self.house.disk.db

    def must(self, kept: bool, promise: str, table: Table, *shown: object) -> None:
        """Remember a broken promise: whoever finds it may be a task nobody waits for."""
        if not kept:
            log = table.session.log if table.session else table.lobby
            asked = "SELECT line FROM notes WHERE table_id = ? ORDER BY number DESC LIMIT 20"
            notes = [line for (line,) in self.db.execute(asked, (table.id,))]
            shows = [*map(repr, shown), *reversed(notes), str(log)[-600:]]
            told = "\n  ".join([promise, f"table {table.id}", *shows])
            self.broken.append(told)

    def some_table(self, user: UserId, playing: bool = False) -> Table:
        tables = self.hall.of_person(user, playing) or list(self.hall.tables)
        if not tables:
            raise Refusal("no-table")
        return self.rng.choice(tables)

    async def tried(self, wish: Awaitable[str]) -> None:
        try:
            said = await wish
        except (Refusal, Illegal):
            self.done["refused by rules"] += 1
        except StoreError:
            self.done["refused by the disk"] += 1
        except RobotDied:
            self.done["came to nothing: a robot died"] += 1
        else:
            self.done[said] += 1

    async def did(self, said: str, wish: Awaitable[object]) -> str:
        await wish
        return said

    def find_people(self, table: Table) -> None:
        """Everybody is found wherever they sit, as if all tables had been looked through."""
        there = [{chair.user for chair in one.chairs} for one in self.hall.tables]
        for user in {*PEOPLE, *(user for seated in there for user in seated if user)}:
            scan = [one for one in self.hall.tables if one.sits(user)]
            found = self.hall.of_person(user)
            self.must(set(scan) == set(found), "people are found where they sit", table, user)
            numbers = [one.id for one in found]
            self.must(numbers == sorted(numbers), "the oldest table comes first", table, numbers)

    async def look(self, table: Table) -> None:
        """Between two things that happen at a table: what it has in mind is what the file says."""

        async def compared() -> None:
            apart = differences(table, self.db, sensitive=not self.forgotten)
            self.must(not apart, "mind and file say the same", table, apart)
            self.find_people(table)

        await table._mail.post(compared)
        self.done["looked"] += 1
