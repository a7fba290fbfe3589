"""People forgotten in the midst of a duplicate set stand nowhere in the store any more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.duplicate import verbs
from bot.storage.rows.people import FORMER
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from tests.duplicate.evenings import Evening, spend
from tests.duplicate.sets import CHANNEL, GUILD, NAMES, PEOPLE, terms
from tests.support.ids import users

GONE = PEOPLE[:6]
(NEW,) = users(99)
NAMING = (
    ("seats", "user_id"),
    ("seats", "kept_for"),
    ("seats", "left_by"),
    ("duplicate_parts", "user_id"),
    ("duplicate_places", "user_id"),
    ("tables", "host_id"),
)
"""Tables of the store, and their columns that name a person."""


@pytest.mark.parametrize("seed", range(24))
def test_nothing_names_whoever_was_forgotten(tmp_path: Path, seed: int) -> None:
    """In the order of ``/privacy delete``, on a slow disk: sets deal, score and seat meanwhile."""

    async def main(evening: Evening) -> None:
        rng = Random(seed)
        evening.house.weather.slow = 0.3
        sets, forgetting = await evening.open(), evening.house.hall.forgetting
        await evening.begun(8, deals=6)
        for user in GONE:
            await asyncio.sleep(rng.uniform(0, 2.0))
            await forgetting.leave_tables(user)
            await sets.forget(user)
            await forgetting.person(user)
            await sets.forget(user)
        await asyncio.sleep(5)
        db, marks = evening.house.disk.db, ",".join("?" * len(GONE))
        found = {
            (table, column): rows
            for table, column in NAMING
            if (
                rows := db.execute(
                    f"SELECT * FROM {table} WHERE {column} IN ({marks})", GONE
                ).fetchall()
            )
        }
        assert not found

    spend(tmp_path, main, seed)


def test_nobody_new_comes_where_somebody_was_forgotten_while_the_program_was_down(
    tmp_path: Path,
) -> None:
    """Another process has heard of the wish: the store alone tells that somebody has seen cards."""

    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        await evening.under_way()
        await evening.house.disk.people.forget(PEOPLE[1])
        await evening.again()
        sets, one = evening.sets, await evening.state()
        assert one.known_to(FORMER) and not one.known_to(PEOPLE[1])
        with pytest.raises(Refusal, match="duplicate-nobody-new"):
            await sets.do(one.id, verbs.joined, NEW, "New")

    spend(tmp_path, main)


def test_a_set_has_a_host_though_its_own_was_forgotten_while_the_program_was_down(
    tmp_path: Path,
) -> None:
    """Nobody else begins it, or has robots fill it."""

    async def main(evening: Evening) -> None:
        host, other = PEOPLE[:2]
        sets, now = await evening.open(), evening.house.clock.now()
        new = verbs.opened(terms(), GUILD, CHANNEL, host, NAMES[host], now)
        evening.number = (await sets.open(new)).id
        await sets.do(evening.number, verbs.joined, other, NAMES[other])
        await evening.house.disk.people.forget(host)
        await evening.again()
        assert (await evening.sets.begin(evening.number, other)).status == "playing"

    spend(tmp_path, main)


def test_the_deal_of_whoever_was_forgotten_is_played_to_its_end(tmp_path: Path) -> None:
    """By robots, as when somebody leaves: the others are compared with a whole result."""
    gone = PEOPLE[1]

    async def at_table(evening: Evening) -> Table:
        while (table := evening.sets.table_of(await evening.state(), gone)) is None:
            await asyncio.sleep(0.5)
        return table

    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        sets = await evening.open()
        await evening.begun(3, deals=2, form="alone", scale="share")
        table, forgetting = await at_table(evening), evening.house.hall.forgetting
        await forgetting.leave_tables(gone)
        await sets.forget(gone)
        await forgetting.person(gone)
        await asyncio.sleep(60)
        played = (await evening.state()).at(table.id)
        assert table.status == "over", table.state.ended_why
        assert played is not None and played.is_over

    spend(tmp_path, main)
