"""A whole evening: hours in which anything happens and processes die, then peace."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections import Counter
from pathlib import Path

from bot.storage.store import StoreError
from tests.tables.schedules.evening import PEOPLE, BrokenPromise, Evening
from tests.tables.schedules.peace import in_peace, must_be_sound
from tests.tables.schedules.watch import Watch
from tests.tables.schedules.wishes import life
from tests.tables.schedules.world import world
from tests.tables.virtual import HOUR, in_virtual_time, silence

VOTE = re.compile(r"(rules|clock|replace|robot|end|concession) (proposed by|agreed by|dropped:) .*")


def spend(folder: Path, seed: int, hours: float = 2.0) -> Counter[str]:
    """Spend an evening; what was done in it.

    :raises BrokenPromise: with the seed.
    """
    evening = Evening(folder / f"{seed}.db", seed, hours)
    with silence():
        in_virtual_time(lambda: _run(evening))
    return evening.done


async def _run(evening: Evening) -> None:
    """Hours in which anything happens, then peace, in which every game comes to an end."""
    evening.house.herald = Watch(evening)
    await evening.house.open()
    weather, thinker = evening.house.weather, evening.house.thinker
    weather.slow = evening.rng.choice((0.0, 0.1, 3.0))
    weather.failing = evening.rng.choice((0.0, 0.05, 0.2))
    thinker.longest, thinker.dying = evening.rng.choice((0.0, 5.0, 40.0)), 0.03
    until = evening.house.clock.steady() + evening.hours * HOUR
    while evening.house.clock.steady() < until and not evening.broken:
        lives = [asyncio.create_task(life(evening, user)) for user in PEOPLE]
        lives.append(asyncio.create_task(world(evening)))
        await asyncio.sleep(evening.rng.expovariate(2 / HOUR))
        _raise_what_failed(evening, lives)
        await evening.house.kill()
        evening.done["killed"] += 1
        _as_it_was_left(evening)
        await _opened_again(evening)
        _votes_are_open_again(evening)
    weather.calm()
    thinker.longest, thinker.dying = 0.0, 0.0
    await in_peace(evening)
    must_be_sound(evening)
    await evening.house.kill()
    if evening.broken:
        raise BrokenPromise(f"seed {evening.seed}: {evening.broken[0]}")


def _raise_what_failed(evening: Evening, lives: list[asyncio.Task[None]]) -> None:
    for task in lives:
        if task.done() and not task.cancelled() and (error := task.exception()):
            raise error


async def _opened_again(evening: Evening) -> None:
    while True:
        try:
            await evening.house.open()
        except StoreError:
            evening.done["start refused"] += 1
        else:
            return


def _as_it_was_left(evening: Evening) -> None:
    with sqlite3.connect(evening.path) as db:
        faults = db.execute("PRAGMA foreign_key_check").fetchall()
    db.close()
    if faults:
        evening.broken.append(f"foreign keys: {faults}")


def _votes_are_open_again(evening: Evening) -> None:
    """Every vote that is open by a table's notes is open after the restart."""
    for table in evening.hall.tables:
        if table.session is None:
            continue
        asked = "SELECT line FROM notes WHERE table_id = ? ORDER BY number"
        lines = [line for (line,) in evening.db.execute(asked, (table.id,))]
        told = [line for line in lines if VOTE.fullmatch(line)]
        is_open = bool(told) and " dropped: " not in told[-1]
        proposal = table.session.proposal
        evening.must((proposal is not None) == is_open, "votes stay open", table, told, proposal)
        if proposal is not None:
            proposed = [line for line in told if " proposed by " in line]
            same = proposed[-1] == str(proposal.note)
            evening.must(same, "the same vote", table, told, proposal)
            evening.done["a vote was open at the restart"] += 1
