"""What a table has in mind is what the file says."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import Any

from bot.storage import tables as sql
from bot.storage.rows.people import FORMER
from bot.tables.live.record import reopen
from bot.tables.live.table import Table
from bot.tables.model.beside import fold


def _known(asked: Any) -> Any:
    """A proposal or a wish; that somebody agreed who has been forgotten counts for nothing."""
    if asked is None:
        return None
    return replace(asked, agreed=type(asked.agreed)(u for u in asked.agreed if u != FORMER))


def in_mind(table: Table, sensitive: bool = True) -> dict[str, Any]:
    """All that a restart would have to find again."""
    lobby, session = table.lobby, table.session
    told: dict[str, Any] = {
        "state": table.status,
        "host": lobby.host,
        "chairs": table.chairs,
        "lobby": replace(lobby, chairs=()),
        "held": table.held if table.open else None,
    }
    if session is not None:
        told |= {
            "sitting": session,
            "paused": session.paused_at,
            "proposals": session.proposals,
            "turns": {(turn.seat, turn.number) for turn in session.turns},
            "secret": table.record.secret,
        }
        if sensitive:
            told |= {
                "proposal": _known(session.proposal),
                "seen": [seen for seen in session.seen if seen.deal == session.deals],
                "movers": session.movers,
                "request": _known(table.request),
                "hints": table.hints,
            }
    return told


def on_disk(db: sqlite3.Connection, number: int, sensitive: bool = True) -> dict[str, Any]:
    """The same, as the file has it."""
    stored = sql.stored_table(db, number)
    assert stored is not None
    lobby, session, _ = reopen(stored)
    beside = fold(stored.notes)
    told: dict[str, Any] = {
        "state": stored.table.state,
        "host": stored.table.host_id,
        "chairs": session.chairs if session else lobby.chairs,
        "lobby": replace(lobby, chairs=()),
        "held": beside.suspension if stored.table.state in ("lobby", "playing") else None,
    }
    if session is not None:
        assert stored.game is not None
        told |= {
            "sitting": session,
            "paused": session.paused_at,
            "proposals": session.proposals,
            "turns": {(turn.seat, turn.number) for turn in session.turns},
            "secret": stored.game.seed,
        }
        if sensitive:
            told |= {
                "proposal": _known(session.proposal),
                "seen": [seen for seen in session.seen if seen.deal == session.deals],
                "movers": session.movers,
                "request": _known(beside.request),
                "hints": beside.hints,
            }
    return told


def differences(table: Table, db: sqlite3.Connection, sensitive: bool = True) -> dict[str, Any]:
    """What is not the same in mind and on disk, with both."""
    mind, disk = in_mind(table, sensitive), on_disk(db, table.id, sensitive)
    return {key: (mind.get(key), disk.get(key)) for key in mind if mind[key] != disk.get(key)}
