"""What a table has in mind is what the file says."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import Any

from bot.storage import statements as sql
from bot.storage.rows.people import FORMER
from bot.tables.hold import held_by
from bot.tables.ledger import reopen
from bot.tables.requests import hints_in, request_in
from bot.tables.table import Table


def _known(asked: Any) -> Any:
    """A proposal or a wish; that somebody agreed who has been forgotten counts for nothing."""
    if asked is None:
        return None
    return replace(asked, agreed=type(asked.agreed)(u for u in asked.agreed if u != FORMER))


def in_mind(table: Table, sensitive: bool = True) -> dict[str, Any]:
    """All that a restart would have to find again."""
    lobby, sitting = table.lobby, table.sitting
    told: dict[str, Any] = {
        "state": table.status,
        "host": lobby.host,
        "chairs": table.chairs,
        "lobby": replace(lobby, chairs=()),
        "held": table.held if table.open else None,
    }
    if sitting is not None:
        told |= {
            "sitting": sitting,
            "paused": sitting.paused_at,
            "proposals": sitting.proposals,
            "turns": {(turn.seat, turn.number) for turn in sitting.turns},
            "secret": table.ledger.secret,
        }
        if sensitive:
            told |= {
                "proposal": _known(sitting.proposal),
                "seen": [seen for seen in sitting.seen if seen.deal == sitting.deals],
                "movers": sitting.movers,
                "request": _known(table.request),
                "hints": table.hints,
            }
    return told


def on_disk(db: sqlite3.Connection, number: int, sensitive: bool = True) -> dict[str, Any]:
    """The same, as the file has it."""
    stored = sql.stored_table(db, number)
    assert stored is not None
    lobby, sitting, _ = reopen(stored)
    told: dict[str, Any] = {
        "state": stored.table.state,
        "host": stored.table.host_id,
        "chairs": sitting.chairs if sitting else lobby.chairs,
        "lobby": replace(lobby, chairs=()),
        "held": held_by(stored.notes) if stored.table.state in ("lobby", "playing") else None,
    }
    if sitting is not None:
        assert stored.game is not None
        told |= {
            "sitting": sitting,
            "paused": sitting.paused_at,
            "proposals": sitting.proposals,
            "turns": {(turn.seat, turn.number) for turn in sitting.turns},
            "secret": stored.game.seed,
        }
        if sensitive:
            told |= {
                "proposal": _known(sitting.proposal),
                "seen": [seen for seen in sitting.seen if seen.deal == sitting.deals],
                "movers": sitting.movers,
                "request": _known(request_in(stored.notes)),
                "hints": hints_in(stored.notes),
            }
    return told


def differences(table: Table, db: sqlite3.Connection, sensitive: bool = True) -> dict[str, Any]:
    """What is not the same in mind and on disk, with both."""
    mind, disk = in_mind(table, sensitive), on_disk(db, table.id, sensitive)
    return {key: (mind.get(key), disk.get(key)) for key in mind if mind[key] != disk.get(key)}
