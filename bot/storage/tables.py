"""The statements of tables, games, people and servers, as functions of an open transaction.

Those of other subjects have rooms of their own beside this one.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import fields
from math import inf
from typing import Any

from bot.ops.failpoints import failpoint
from bot.storage import played
from bot.storage.rows.people import GuildRow, PersonRow
from bot.storage.rows.results import Finish
from bot.storage.rows.tables import (
    GameRow,
    HandRow,
    MoveRow,
    NewSeed,
    NoteRow,
    SeatRow,
    StoredTable,
    TableRow,
    TurnRow,
)
from bot.storage.standings import enter, relist
from bot.storage.store import Health, MoveTaken, StoreError

Db = sqlite3.Connection

_KEPT_APART = ("id", "seats")


def _columns(row: type[Any], *without: str) -> tuple[str, ...]:
    return tuple(field.name for field in fields(row) if field.name not in without)


def _insert(table: str, columns: Sequence[str]) -> str:
    places = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"


def _upsert(table: str, columns: Sequence[str], key: str) -> str:
    new = ", ".join(f"{column} = excluded.{column}" for column in columns)
    return f"{_insert(table, columns)} ON CONFLICT ({key}) DO UPDATE SET {new}"


def _select(table: str, columns: Sequence[str], where: str) -> str:
    return f"SELECT {', '.join(columns)} FROM {table} WHERE {where}"


def _values(row: object, columns: Sequence[str]) -> tuple[Any, ...]:
    return tuple(getattr(row, column) for column in columns)


_TABLE = _columns(TableRow, *_KEPT_APART)
_TABLE_SAVED = _columns(TableRow, *_KEPT_APART, "message_id", "created_at")
_SEAT = _columns(SeatRow)
_GAME = _columns(GameRow, "id")
_MOVE = _columns(MoveRow)
_NOTE = _columns(NoteRow)
_HAND = _columns(HandRow)
_TURN = _columns(TurnRow)
_PERSON = _columns(PersonRow)
_GUILD = _columns(GuildRow)

_INSERT_TABLE = _insert("tables", _TABLE)
_SAVE_TABLE = f"""
UPDATE tables SET {" = ?, ".join(_TABLE_SAVED)} = ?,
       message_id = CASE channel_id WHEN ? THEN message_id END
WHERE id = ?
"""
_INSERT_SEAT = _insert("seats", ("table_id", "position", *_SEAT))
_INSERT_GAME = _insert("games", _GAME)
_INSERT_MOVE = _insert("moves", ("game_id", *_MOVE))
_INSERT_NOTE = """
INSERT INTO notes (table_id, number, line, at)
SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3 FROM notes WHERE table_id = ?1
"""
_INSERT_TURN = _insert("turns", ("table_id", *_TURN))
_SET_HAND = _upsert("hands", _HAND, "table_id, user_id")
_SAVE_PERSON = _upsert("people", _PERSON, "user_id")
_SAVE_GUILD = _upsert("guilds", _GUILD, "guild_id")

_TABLE_BY_ID = _select("tables", ("id", *_TABLE), "id = ?")
OPEN_TABLES = """
SELECT id FROM tables WHERE state IN ('lobby', 'playing')
UNION SELECT id FROM tables WHERE state IN ('over', 'ended') AND updated_at > ?
ORDER BY id
"""
_SEATS = _select("seats", _SEAT, "table_id = ? ORDER BY position")
_GAME_BY_ID = _select("games", ("id", *_GAME), "id = ?")
_NEWEST_GAME = _select("games", ("id", *_GAME), "table_id = ? ORDER BY id DESC LIMIT 1")
_MOVES = _select("moves", _MOVE, "game_id = ? ORDER BY number")
_NOTES = _select("notes", _NOTE, "table_id = ? ORDER BY number")
_HANDS = _select("hands", _HAND, "table_id = ?")
_TURNS = _select("turns", _TURN, "table_id = ? ORDER BY seat")
_HAND_OF = _select("hands", _HAND, "table_id = ? AND user_id = ?")
_PERSON_BY_ID = _select("people", _PERSON, "user_id = ?")
_GUILD_BY_ID = _select("guilds", _GUILD, "guild_id = ?")


def create_table(db: Db, table: TableRow, notes: Sequence[NoteRow]) -> int:
    """A new table with its seats."""
    table_id = db.execute(_INSERT_TABLE, _values(table, _TABLE)).lastrowid
    assert table_id is not None
    _seat(db, table_id, table.seats)
    _note(db, table_id, notes)
    return table_id


def save_table(
    db: Db,
    table: TableRow,
    notes: Sequence[NoteRow],
    turns: Sequence[TurnRow] | None = None,
) -> None:
    """All of a table but where it is shown; in another channel than before that is nowhere."""
    values = (*_values(table, _TABLE_SAVED), table.channel_id, table.id)
    _one(db.execute(_SAVE_TABLE, values), "table", table.id)
    if table.state == "ended":
        played.break_off(db, table.id, table.updated_at)  # before anybody stands up
    _reseat(db, table.id, table.seats)
    _note(db, table.id, notes)
    if turns is not None:
        _time(db, table.id, turns)


def set_message(db: Db, table_id: int, message_id: int | None) -> None:
    """Where a table is shown."""
    sql = "UPDATE tables SET message_id = ? WHERE id = ?"
    _one(db.execute(sql, (message_id, table_id)), "table", table_id)


def start_game(
    db: Db, table: TableRow, game: GameRow, moves: Sequence[MoveRow], notes: Sequence[NoteRow]
) -> int:
    """Save the table, and a new game with its first moves."""
    save_table(db, table, notes)
    values = {column: getattr(game, column) for column in _GAME} | {"table_id": table.id}
    game_id = db.execute(_INSERT_GAME, tuple(values.values())).lastrowid
    assert game_id is not None
    _move(db, game_id, moves)
    return game_id


def append(
    db: Db,
    game_id: int,
    moves: Sequence[MoveRow],
    notes: Sequence[NoteRow],
    finish: Finish | None,
    seats: Sequence[SeatRow] | None = None,
    turns: Sequence[TurnRow] | None = None,
    table: TableRow | None = None,
) -> None:
    """Moves of a running game, and its end."""
    table_id = _table_of_running(db, game_id)
    _move(db, game_id, moves)
    if table is not None:
        save_table(db, table, ())
    _note(db, table_id, notes)
    if seats is not None:
        _reseat(db, table_id, seats)
    if turns is not None:
        _time(db, table_id, turns)
    if finish is not None:
        _finish(db, game_id, finish)
    at = max((row.at for row in (*moves, *notes, *((finish,) if finish else ()))), default=None)
    db.execute(
        "UPDATE tables SET updated_at = coalesce(?, updated_at), state = coalesce(?, state)"
        " WHERE id = ?",
        (at, finish.state if finish else None, table_id),
    )
    failpoint("writing")


def renew_seeds(db: Db, renewed: Sequence[NewSeed], mark_done: str) -> None:
    """Other seeds for running games, and that this is done."""
    for new in renewed:
        _table_of_running(db, new.game_id)
        db.execute("UPDATE games SET seed = ? WHERE id = ?", (new.seed, new.game_id))
        _move(db, new.game_id, [new.move])
    set_mark(db, mark_done, "")


def set_hand(db: Db, hand: HandRow) -> None:
    """The message in which a hand lives."""
    db.execute(_SET_HAND, _values(hand, _HAND))


def save_person(db: Db, person: PersonRow) -> None:
    """A person's choices."""
    asked = "SELECT listed FROM people WHERE user_id = ?"
    known = db.execute(asked, (person.user_id,)).fetchone()
    db.execute(_SAVE_PERSON, _values(person, _PERSON))
    if person.listed != (bool(known[0]) if known else True):
        relist(db, person.user_id, person.listed)


def save_guild(db: Db, guild: GuildRow) -> None:
    """A server's choices."""
    db.execute(_SAVE_GUILD, _values(guild, _GUILD))


def health(db: Db) -> Health:
    """The size of the file, and what is wrong in it."""
    found = [line for (line,) in db.execute("PRAGMA integrity_check(5)")]
    found += [f"{table} {row}" for table, row, *_ in db.execute("PRAGMA foreign_key_check")][:5]
    return Health(size(db), tuple(line for line in found if line != "ok"))


def size(db: Db) -> int:
    """Bytes of the file."""
    ((bytes_,),) = db.execute(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    )
    return int(bytes_)


def open_tables(db: Db, closed_since: float | None) -> tuple[StoredTable, ...]:
    """Every table in its lobby or in play, and those that closed since then."""
    since = inf if closed_since is None else closed_since
    ids = [table_id for (table_id,) in db.execute(OPEN_TABLES, (since,))]
    return tuple(stored for table_id in ids if (stored := stored_table(db, table_id)))


def stored_table(db: Db, table_id: int) -> StoredTable | None:
    """A table and all that belongs to it."""
    found = db.execute(_TABLE_BY_ID, (table_id,)).fetchone()
    if found is None:
        return None
    seats = tuple(_seat_row(row) for row in db.execute(_SEATS, (table_id,)))
    game = _game(db, _NEWEST_GAME, table_id)
    return StoredTable(
        table=_table_row(found, seats),
        game=game,
        moves=moves(db, game.id) if game else (),
        notes=notes(db, table_id),
        hands=tuple(_hand(row) for row in db.execute(_HANDS, (table_id,))),
        turns=tuple(TurnRow(*row) for row in db.execute(_TURNS, (table_id,))),
    )


def game(db: Db, game_id: int) -> GameRow | None:
    """What a game's log begins with."""
    return _game(db, _GAME_BY_ID, game_id)


def moves(db: Db, game_id: int) -> tuple[MoveRow, ...]:
    """A game's log."""
    return tuple(MoveRow(*row) for row in db.execute(_MOVES, (game_id,)))


def notes(db: Db, table_id: int) -> tuple[NoteRow, ...]:
    """What happened beside the games."""
    return tuple(NoteRow(*row) for row in db.execute(_NOTES, (table_id,)))


def hand(db: Db, table_id: int, user_id: int) -> HandRow | None:
    """The message in which a hand lives."""
    found = db.execute(_HAND_OF, (table_id, user_id)).fetchone()
    return _hand(found) if found else None


def person(db: Db, user_id: int) -> PersonRow:
    """A person's choices, or the defaults."""
    found = db.execute(_PERSON_BY_ID, (user_id,)).fetchone() or (user_id,)
    columns = dict(zip(_PERSON, found, strict=False))
    choices = {name: bool(columns.get(name, True)) for name in ("listed", "emoji")}
    return PersonRow(**columns | choices)


def guild(db: Db, guild_id: int) -> GuildRow:
    """A server's choices, or the defaults."""
    found = db.execute(_GUILD_BY_ID, (guild_id,)).fetchone() or (guild_id,)
    columns = dict(zip(_GUILD, found, strict=False))
    return GuildRow(**columns | {"pings": bool(columns.get("pings", True))})


def mark(db: Db, name: str) -> str:
    """What the program wrote down for itself under this name."""
    found = db.execute("SELECT value FROM marks WHERE name = ?", (name,)).fetchone()
    return str(found[0]) if found else ""


def set_mark(db: Db, name: str, value: str) -> None:
    """Write down something for the program itself; "" is nothing."""
    if not value:
        db.execute("DELETE FROM marks WHERE name = ?", (name,))
        return
    db.execute("INSERT OR REPLACE INTO marks (name, value) VALUES (?, ?)", (name, value))


def _reseat(db: Db, table_id: int, seats: Sequence[SeatRow]) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    _seat(db, table_id, seats)


def _time(db: Db, table_id: int, turns: Sequence[TurnRow]) -> None:
    db.execute("DELETE FROM turns WHERE table_id = ?", (table_id,))
    for turn in turns:
        db.execute(_INSERT_TURN, (table_id, *_values(turn, _TURN)))


def _seat(db: Db, table_id: int, seats: Sequence[SeatRow]) -> None:
    for position, seat in enumerate(seats):
        db.execute(_INSERT_SEAT, (table_id, position, *_values(seat, _SEAT)))


def _note(db: Db, table_id: int, notes: Sequence[NoteRow]) -> None:
    for note in notes:
        db.execute(_INSERT_NOTE, (table_id, note.line, note.at))


def _move(db: Db, game_id: int, moves: Sequence[MoveRow]) -> None:
    for move in moves:
        try:
            db.execute(_INSERT_MOVE, (game_id, *_values(move, _MOVE)))
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                raise
            raise MoveTaken(game_id, move.number) from None


def _finish(db: Db, game_id: int, finish: Finish) -> None:
    played.finish(db, game_id, finish)
    enter(db, game_id, finish)
    played.list_scored(db, game_id)


def _table_of_running(db: Db, game_id: int) -> int:
    sql = "SELECT table_id, ended_at FROM games WHERE id = ?"
    table_id, ended_at = db.execute(sql, (game_id,)).fetchone() or (None, None)
    if table_id is None:
        raise StoreError(f"There is no game {game_id}.")
    if ended_at is not None:
        raise StoreError(f"Game {game_id} is over: nothing can be added to it.")
    return int(table_id)


def _one(changed: sqlite3.Cursor, what: str, number: int) -> None:
    if changed.rowcount != 1:
        raise StoreError(f"There is no {what} {number}.")


def _game(db: Db, sql: str, number: int) -> GameRow | None:
    found = db.execute(sql, (number,)).fetchone()
    return GameRow(**dict(zip(("id", *_GAME), found, strict=True))) if found else None


def _table_row(row: tuple[Any, ...], seats: tuple[SeatRow, ...]) -> TableRow:
    columns = dict(zip(("id", *_TABLE), row, strict=True))
    choices = {name: bool(columns[name]) for name in ("locked", "private")}
    return TableRow(**columns | choices | {"seats": seats})


def _seat_row(row: tuple[Any, ...]) -> SeatRow:
    columns = dict(zip(_SEAT, row, strict=True))
    return SeatRow(**columns | {"agrees": bool(columns["agrees"])})


def _hand(row: tuple[Any, ...]) -> HandRow:
    columns = dict(zip(_HAND, row, strict=True))
    return HandRow(**columns | {"told_closed": bool(columns["told_closed"])})
