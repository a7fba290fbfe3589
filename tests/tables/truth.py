"""A comparison of a table's memory with the file."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import Any

from bot.storage import tables as sql
from bot.storage.rows.ids import TableId
from bot.storage.rows.people import FORMER
from bot.tables.live.table import Table
from bot.tables.model.rows import reopened
from bot.tables.model.state import TableState


def _known(asked: Any) -> Any:
    """A proposal or a wish; that somebody agreed who has been forgotten counts for nothing."""
    if asked is None:
        return None
    return replace(asked, agreed=type(asked.agreed)(u for u in asked.agreed if u != FORMER))


def _facts(table: TableState, secret: str, sensitive: bool) -> dict[str, Any]:
    """All that a restart has to find again."""
    lobby, session = table.lobby, table.session
    told: dict[str, Any] = {
        "state": table.status,
        "host": lobby.host,
        "chairs": table.chairs,
        "lobby": replace(lobby, chairs=()),
        "suspension": table.suspension if table.open else None,
        "ended": table.ended_why,
        "place": (table.row.guild_id, table.row.channel_id, table.row.private),
    }
    if session is not None:
        told |= {
            "session": session,
            "paused": session.paused_at,
            "proposals": session.proposals,
            "turns": {(turn.seat, turn.number) for turn in session.turns},
            "secret": secret,
        }
        if sensitive:
            told |= {
                "proposal": _known(session.proposal),
                "aside": _known(session.aside),
                "seen": [seen for seen in session.seen if seen.deal == session.deals],
                "movers": session.movers,
                "request": _known(table.request),
                "hints": table.hints,
            }
    return told


def in_mind(table: Table, sensitive: bool = True) -> dict[str, Any]:
    """The facts that a table has in memory, by name."""
    return _facts(table.state, table.record.secret, sensitive)


def on_disk(db: sqlite3.Connection, number: TableId, sensitive: bool = True) -> dict[str, Any]:
    """The facts that the file has of a table, by name."""
    stored = sql.stored_table(db, number)
    assert stored is not None
    state, seeds = reopened(stored)
    return _facts(state, " ".join(map(str, seeds)), sensitive)


def differences(table: Table, db: sqlite3.Connection, sensitive: bool = True) -> dict[str, Any]:
    """The facts that differ between memory and disk, by name: both values."""
    mind, disk = in_mind(table, sensitive), on_disk(db, table.id, sensitive)
    return {key: (mind.get(key), disk.get(key)) for key in mind if mind[key] != disk.get(key)}
