"""Whose data it is: every place in which a person's number is kept, in one list.

A test reads the schema and fails when a column that looks like a person's is not listed here.
"""

import re
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Db = sqlite3.Connection

FORMER = "somebody"
"""What stands in a note for whoever has been forgotten."""


@dataclass(frozen=True, slots=True)
class Place:
    """A column that holds people's numbers, and how one of them is taken out of it.

    ``instead`` is what the columns are set to; without it the row goes.
    """

    table: str
    column: str
    instead: Mapping[str, object] | None = None


PLACES: tuple[Place, ...] = (
    Place("people", "user_id"),
    Place("hands", "user_id"),
    Place("results", "user_id"),
    Place("seats", "user_id", {"user_id": None, "name": "", "missed": 0, "agrees": 0}),
    Place("tables", "host_id", {"host_id": 0}),
)
"""Where people stand. Whoever adds a column with a person's number adds a line here."""
NOBODY = frozenset(
    {
        "guild_id",
        "channel_id",
        "thread_id",
        "message_id",
        "table_id",
        "game_id",
        "games.players",
        "seats.seat",
        "tables_per_person",
    }
)
"""Columns that look like a person's and are none: by name, or as ``table.column``."""
LIKE_A_PERSON = re.compile(
    r"(_id|_by)$|^(who|other)$|user|person|people|member|player|owner|host|author|friend"
)
"""What a column that holds somebody may be called."""

_WITH_NUMBER = "SELECT DISTINCT table_id FROM notes WHERE line LIKE '%' || ? || '%'"
_NOTES_OF = "SELECT number, line, at FROM notes WHERE table_id = ? ORDER BY number"
_NEWEST = "SELECT max(updated_at) FROM tables WHERE state = ?"
_RECENT = "SELECT id FROM tables WHERE state = ? AND updated_at >= ?"
_STATES = ("lobby", "playing", "over", "ended")
_ID = re.compile(r"(?<!\d)\d{5,}(?!\d)")


def unlisted(db: Db) -> list[str]:
    """The columns that look like a person's and of which nobody has said what they are."""
    listed = {(place.table, place.column) for place in PLACES}
    found = db.execute(
        "SELECT tables.name, columns.name FROM pragma_table_list AS tables"
        " JOIN pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
    )
    return [
        f"{table}.{column}"
        for table, column in found
        if LIKE_A_PERSON.search(column)
        and (table, column) not in listed
        and not NOBODY & {column, f"{table}.{column}"}
    ]


def tables_that_name(db: Db, user_id: int) -> list[int]:
    """The tables whose notes may have this number in them. Reads all notes: off the main path."""
    return [table for (table,) in db.execute(_WITH_NUMBER, (str(user_id),))]


def newest(db: Db) -> float:
    """When something was last written at any table."""
    found = [db.execute(_NEWEST, (state,)).fetchone()[0] for state in _STATES]
    return max((at for at in found if at is not None), default=0.0)


def forget(db: Db, user_id: int, tables: list[int], since: float) -> None:
    """Take a person out of everything.

    ``tables`` are those whose notes name them, looked for before; what has been written at any
    table ``since`` then is looked at once more.
    """
    for place in PLACES:
        _forget_in(db, place, user_id)
    recent = [number for state in _STATES for (number,) in db.execute(_RECENT, (state, since))]
    for table in {*tables, *recent}:
        _forget_in_notes(db, table, user_id)


def _forget_in(db: Db, place: Place, user_id: int) -> None:
    if place.instead is None:
        db.execute(f"DELETE FROM {place.table} WHERE {place.column} = ?", (user_id,))
        return
    new = ", ".join(f"{column} = ?" for column in place.instead)
    db.execute(
        f"UPDATE {place.table} SET {new} WHERE {place.column} = ?",
        (*place.instead.values(), user_id),
    )


def _forget_in_notes(db: Db, table: int, user_id: int) -> None:
    named = re.compile(rf"(?<!\d){user_id}(?!\d)")
    for number, line, _ in db.execute(_NOTES_OF, (table,)).fetchall():
        if named.search(line):
            db.execute(
                "UPDATE notes SET line = ? WHERE table_id = ? AND number = ?",
                (named.sub(FORMER, line), table, number),
            )


def all_about(db: Db, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Every row in which a person stands, by table, and the notes that name them.

    Other people's numbers are left out of the notes. Numbers too long for JavaScript are text.
    """
    told: dict[str, list[dict[str, Any]]] = {}
    for place in PLACES:
        found = db.execute(f"SELECT * FROM {place.table} WHERE {place.column} = ?", (user_id,))
        names = [column[0] for column in found.description]
        rows = [dict(zip(names, map(_plain, row), strict=True)) for row in found]
        told.setdefault(place.table, []).extend(rows)
    told["notes"] = [
        {"table_id": table, "number": number, "line": _own(line, user_id), "at": at}
        for table in tables_that_name(db, user_id)
        for number, line, at in db.execute(_NOTES_OF, (table,))
        if re.search(rf"(?<!\d){user_id}(?!\d)", line)
    ]
    return told


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, int) and abs(value) >= 2**53 else value


def _own(line: str, user_id: int) -> str:
    def other(found: re.Match[str]) -> str:
        return found[0] if found[0] == str(user_id) else FORMER

    return _ID.sub(other, line)
