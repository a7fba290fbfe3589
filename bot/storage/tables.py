"""Tables and their games, as functions of an open transaction."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Any

from bot.ground.failpoints import failpoint
from bot.storage import achievements, dailies, played
from bot.storage.marks import mark, set_mark
from bot.storage.rows.ids import GameId, GuildId, MessageId, TableId, UserId
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
from bot.storage.sql import columns, insert, insert_numbered, select, upsert, values
from bot.storage.standings import enter
from bot.storage.store import MoveTaken, StoreError, anybodys
from bot.storage.subject import Db, Found, Subject, Values, checked, operation

_KEPT_APART = ("id", "seats")


_TABLE = columns(TableRow, *_KEPT_APART)
_TABLE_SAVED = columns(TableRow, *_KEPT_APART, "message_id", "created_at")
_SEAT = columns(SeatRow)
_GAME = columns(GameRow, "id")
_MOVE = columns(MoveRow)
_NOTE = columns(NoteRow)
_HAND = columns(HandRow)
_TURN = columns(TurnRow)

_INSERT_TABLE = insert("tables", _TABLE)
_SAVE_TABLE = f"""
UPDATE tables SET {" = ?, ".join(_TABLE_SAVED)} = ?,
       message_id = CASE channel_id WHEN ? THEN message_id END
WHERE id = ?
"""
_INSERT_SEAT = insert("seats", ("table_id", "position", *_SEAT))
_INSERT_GAME = insert("games", _GAME)
_INSERT_MOVE = f"{insert('moves', ('game_id', *_MOVE))} ON CONFLICT (game_id, number) DO NOTHING"
_INSERT_NOTE = """
INSERT INTO notes (table_id, number, line, at)
SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3 FROM notes WHERE table_id = ?1
"""
_INSERT_TURN = insert("turns", ("table_id", *_TURN))
_SET_HAND = upsert("hands", _HAND, "table_id, user_id")

_TABLE_BY_ID = select("tables", ("id", *_TABLE), "id = ?")
_OPEN = "SELECT id, guild_id, updated_at FROM tables WHERE state IN ('lobby', 'playing')"
_CLOSED = """
SELECT id, guild_id, updated_at FROM tables WHERE state IN ('over', 'ended') AND updated_at > ?
"""
_OPEN_OF = """
SELECT DISTINCT tables.id, tables.guild_id FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.user_id = ? AND tables.state IN ('lobby', 'playing') ORDER BY tables.id
"""
_SEATS = select("seats", _SEAT, "table_id = ? ORDER BY position")
_GAME_BY_ID = select("games", ("id", *_GAME), "id = ?")
_NEWEST_GAME = select("games", ("id", *_GAME), "table_id = ? ORDER BY id DESC LIMIT 1")
_MOVES = select("moves", _MOVE, "game_id = ? ORDER BY number")
_NOTES = select("notes", _NOTE, "table_id = ? ORDER BY number")
_HANDS = select("hands", _HAND, "table_id = ?")
_TURNS = select("turns", _TURN, "table_id = ? ORDER BY seat")
_HAND_OF = select("hands", _HAND, "table_id = ? AND user_id = ?")


def create_table(db: Db, table: TableRow, *, notes: Sequence[NoteRow] = ()) -> TableId:
    """A new table with its seats."""
    table_id = TableId(insert_numbered(db, _INSERT_TABLE, values(table, _TABLE)))
    _seat(db, table_id, table.seats)
    _note(db, table_id, notes)
    return table_id


def save_table(
    db: Db,
    table: TableRow,
    *,
    notes: Sequence[NoteRow] = (),
    turns: Sequence[TurnRow] | None = None,
) -> None:
    """All of a table but where it is shown; in another channel than before that is nowhere."""
    saved = (*values(table, _TABLE_SAVED), table.channel_id, table.id)
    _change_table(db, _SAVE_TABLE, saved, table.id)
    if table.state == "ended":
        played.break_off(db, table.id, table.updated_at)  # before anybody stands up
    _reseat(db, table.id, table.seats)
    _note(db, table.id, notes)
    if turns is not None:
        _time(db, table.id, turns)


def set_message(db: Db, table_id: TableId, message_id: MessageId | None) -> None:
    """Store the message in which a table is shown; ``None`` is no message."""
    sql = "UPDATE tables SET message_id = ? WHERE id = ?"
    _change_table(db, sql, (message_id, table_id), table_id)


def start_game(
    db: Db,
    table: TableRow,
    game: GameRow,
    *,
    moves: Sequence[MoveRow] = (),
    notes: Sequence[NoteRow] = (),
) -> GameId:
    """Save the table, and a new game with its first moves."""
    save_table(db, table, notes=notes)
    begun = replace(game, table_id=table.id)
    game_id = GameId(insert_numbered(db, _INSERT_GAME, values(begun, _GAME)))
    _move(db, game_id, moves)
    return game_id


def append(
    db: Db,
    game_id: GameId,
    moves: Sequence[MoveRow] = (),
    *,
    notes: Sequence[NoteRow] = (),
    finish: Finish | None = None,
    seats: Sequence[SeatRow] | None = None,
    turns: Sequence[TurnRow] | None = None,
    table: TableRow | None = None,
    table_id: TableId | None = None,
) -> None:
    """Add moves to a running game, and its end if they end it.

    ``seats`` and ``turns`` take the place of the table's, ``table`` of all else that
    `save_table` stores; ``None`` leaves them alone. ``table_id`` is the table at which it is
    played, if the caller knows it.

    :raises MoveTaken: the game has a move of that number.
    """
    table_id = _table_of_running(db, game_id, table_id)
    _move(db, game_id, moves)
    if table is not None:
        save_table(db, table)
    _note(db, table_id, notes)
    if seats is not None:
        _reseat(db, table_id, seats)
    if turns is not None:
        _time(db, table_id, turns)
    if finish is not None:
        _finish(db, game_id, table_id, finish)
        achievements.enter(db, table_id, finish)
        if finish.daily is not None:
            dailies.finish(db, table_id, finish.daily, finish.at)
    at = max((row.at for row in (*moves, *notes, *((finish,) if finish else ()))), default=None)
    db.execute(
        "UPDATE tables SET updated_at = coalesce(?, updated_at), state = coalesce(?, state)"
        " WHERE id = ?",
        (at, finish.state if finish else None, table_id),
    )
    failpoint("writing")


def renew_seeds(db: Db, renewed: Sequence[NewSeed], mark_due: str) -> bool:
    """Other seeds for running games, and that this is done; false if it is not due any more."""
    if not mark(db, mark_due):
        return False  # another process has done so, and plays on by its own
    for new in renewed:
        _table_of_running(db, new.game_id)
        db.execute("UPDATE games SET seed = ? WHERE id = ?", (new.seed, new.game_id))
        _move(db, new.game_id, [new.move])
    set_mark(db, mark_due, "")
    return True


def set_hand(db: Db, hand: HandRow) -> None:
    """The message in which a hand lives."""
    db.execute(_SET_HAND, values(hand, _HAND))


def open_tables(
    db: Db,
    *,
    closed_since: float | None = None,
    closed_within: float = inf,
    ours: Callable[[GuildId], bool] = anybodys,
) -> tuple[StoredTable, ...]:
    """Every table in its lobby or in play, and those that closed since then, of these servers.

    Of the closed ones those within so many seconds before the last change of any of these tables.
    """
    since = inf if closed_since is None else closed_since
    found = [(at, table_id) for table_id, guild, at in db.execute(_OPEN) if ours(guild)]
    closed = [
        (at, table_id) for table_id, guild, at in db.execute(_CLOSED, (since,)) if ours(guild)
    ]
    last = max((at for at, _ in (*found, *closed)), default=0.0)
    found += [(at, table_id) for at, table_id in closed if at > last - closed_within]
    ids = sorted(table_id for _, table_id in found)
    return tuple(stored for table_id in ids if (stored := stored_table(db, table_id)))


def guild_of(db: Db, table_id: TableId) -> GuildId | None:
    """The server of a table."""
    found = db.execute("SELECT guild_id FROM tables WHERE id = ?", (table_id,)).fetchone()
    return GuildId(found[0]) if found else None


def open_of(db: Db, user_id: UserId) -> tuple[tuple[TableId, GuildId], ...]:
    """The open tables at which a person sits, with their servers, oldest first."""
    found = db.execute(_OPEN_OF, (user_id,))
    return tuple((TableId(table), GuildId(guild)) for table, guild in found)


def stored_table(db: Db, table_id: TableId) -> StoredTable | None:
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


def game(db: Db, game_id: GameId) -> GameRow | None:
    """The row of a game, with the beginning of its log; ``None`` if there is none."""
    return _game(db, _GAME_BY_ID, game_id)


def moves(db: Db, game_id: GameId) -> tuple[MoveRow, ...]:
    """The log of a game, in order."""
    return tuple(MoveRow(*row) for row in db.execute(_MOVES, (game_id,)))


def notes(db: Db, table_id: TableId) -> tuple[NoteRow, ...]:
    """The notes of a table, in their order."""
    return tuple(NoteRow(*row) for row in db.execute(_NOTES, (table_id,)))


def hand(db: Db, table_id: TableId, user_id: UserId) -> HandRow | None:
    """The message in which a hand lives."""
    found = db.execute(_HAND_OF, (table_id, user_id)).fetchone()
    return _hand(found) if found else None


def _reseat(db: Db, table_id: TableId, seats: Sequence[SeatRow]) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    _seat(db, table_id, seats)


def _time(db: Db, table_id: TableId, turns: Sequence[TurnRow]) -> None:
    db.execute("DELETE FROM turns WHERE table_id = ?", (table_id,))
    for turn in turns:
        db.execute(_INSERT_TURN, (table_id, *values(turn, _TURN)))


def _seat(db: Db, table_id: TableId, seats: Sequence[SeatRow]) -> None:
    for position, seat in enumerate(seats):
        db.execute(_INSERT_SEAT, (table_id, position, *values(seat, _SEAT)))


def _note(db: Db, table_id: TableId, notes: Sequence[NoteRow]) -> None:
    for note in notes:
        db.execute(_INSERT_NOTE, (table_id, note.line, note.at))


def _move(db: Db, game_id: GameId, moves: Sequence[MoveRow]) -> None:
    for move in moves:
        free = partial(_must_be_free, game_id, move.number)
        checked(db, db.execute(_INSERT_MOVE, (game_id, *values(move, _MOVE))), free)


def _must_be_free(game_id: GameId, number: int, inserted: Found) -> None:
    if not inserted.rowcount:
        raise MoveTaken(game_id, number)


def _finish(db: Db, game_id: GameId, table_id: TableId, finish: Finish) -> None:
    played.finish(db, game_id, finish)
    if not finish.results:
        played.list_unscored(db, game_id, table_id)
        return
    enter(db, game_id, finish)
    played.list_scored(db, game_id)


def _table_of_running(db: Db, game_id: GameId, known: TableId | None = None) -> TableId:
    """The table at which a game goes on; if it is known, this is only checked."""
    found = db.execute("SELECT table_id, ended_at FROM games WHERE id = ?", (game_id,))
    if known is None:
        return _running(game_id, found)

    def at_this_one(found: Found) -> None:
        if (table_id := _running(game_id, found)) != known:
            raise StoreError(f"Game {game_id} is played at table {table_id}, and not at {known}.")

    checked(db, found, at_this_one)
    return known


def _running(game_id: GameId, found: Found) -> TableId:
    table_id, ended_at = found.fetchone() or (None, None)
    if table_id is None:
        raise StoreError(f"There is no game {game_id}.")
    if ended_at is not None:
        raise StoreError(f"Game {game_id} is over: nothing can be added to it.")
    return TableId(table_id)


def _change_table(db: Db, sql: str, new: Values, number: TableId) -> None:
    def one(changed: Found) -> None:
        if changed.rowcount != 1:
            raise StoreError(f"There is no table {number}.")

    checked(db, db.execute(sql, new), one)


def _game(db: Db, sql: str, number: int) -> GameRow | None:
    found = db.execute(sql, (number,)).fetchone()
    return GameRow(**dict(zip(("id", *_GAME), found, strict=True))) if found else None


def _table_row(row: tuple[Any, ...], seats: tuple[SeatRow, ...]) -> TableRow:
    columns = dict(zip(("id", *_TABLE), row, strict=True))
    choices = {name: bool(columns[name]) for name in ("locked", "private", "rail")}
    return TableRow(**columns | choices | {"seats": seats})


def _seat_row(row: tuple[Any, ...]) -> SeatRow:
    columns = dict(zip(_SEAT, row, strict=True))
    return SeatRow(**columns | {"agrees": bool(columns["agrees"])})


def _hand(row: tuple[Any, ...]) -> HandRow:
    columns = dict(zip(_HAND, row, strict=True))
    return HandRow(**columns | {"told_closed": bool(columns["told_closed"])})


class Tables(Subject):
    """Tables and their games in the store."""

    create_table = operation(create_table)
    save_table = operation(save_table)
    set_message = operation(set_message)
    start_game = operation(start_game)
    append = operation(append)
    renew_seeds = operation(renew_seeds)
    open_tables = operation(open_tables)
    guild_of = operation(guild_of)
    open_of = operation(open_of)
    game = operation(game)
    hand = operation(hand)
    set_hand = operation(set_hand)
    table = operation(stored_table)
