"""Judges what is kept: tables on disk are as in memory, and boards as if counted anew."""

from __future__ import annotations

from typing import Any

from bot.storage.full import FullStore
from bot.tables.live.table import Table
from bot.tables.model.ratings import rate
from bot.tables.model.rows import reopened
from bot.tables.model.state import TableState
from tests.hostile.fault import Fault
from tests.support.house import House

COUNTED = ("standings", "curve", "meetings", "tallies", "boards")
"""The tables that follow from the results of all games, in the order in which they ended."""
FORMER = """
SELECT DISTINCT board_id FROM outcomes JOIN moves ON moves.game_id = outcomes.game_id
WHERE moves.user_id = 0
"""
"""The boards with somebody who was forgotten since: counted anew, they are without them."""


async def check_kept(house: House) -> None:
    """Find on disk what is played with now, and no game that counts twice.

    :raises Fault: it is not so.
    """
    store: FullStore = house.bot.store
    for table in house.bot.tables.tables:
        await _check_table(store, table)
    before = _counted(house)
    await store.boards.rebuild(rate)
    for name, rows in _counted(house).items():
        if rows != before[name]:
            lost, new = set(before[name]) - set(rows), set(rows) - set(before[name])
            raise Fault(f"counted anew, {name} differ: {lost} and {new}")


async def _check_table(store: FullStore, table: Table) -> None:
    stored = await store.tables.table(table.id)
    if stored is None:
        raise Fault(f"table {table.id} is not kept")
    kept, now = _lasting(reopened(stored)[0]), _lasting(table.state)
    for name, value in now.items():
        if kept[name] != value:
            raise Fault(f"{name} of table {table.id}: kept as {kept[name]}, played as {value}")


def _lasting(state: TableState) -> dict[str, Any]:
    """All of a table that a restart must find."""
    session = state.session
    found = {"status": state.status, "chairs": state.chairs, "hints": state.hints}
    if session is None:
        return found | {"lobby": state.lobby}
    return found | {
        "log": session.log,
        "movers": session.movers,
        "seen": session.seen,
        "numbers": session.numbers,
        "proposal": session.proposal and (session.proposal.what, session.proposal.agreed),
    }


def _counted(house: House) -> dict[str, list[tuple[Any, ...]]]:
    """All that is counted, by table; each begins with the number of its board."""
    former, order = {board for (board,) in house.rows(FORMER)}, "ORDER BY 1, 2, 3, 4"
    found = {name: house.rows(f"SELECT * FROM {name} {order}") for name in COUNTED}
    return {name: [row for row in rows if row[0] not in former] for name, rows in found.items()}
