"""Personal data: every place in which a person's number is kept, in one list.

A test reads the schema and fails when a column that looks like a person's is not listed here.

Others keep their own: their results, sums and ratings stay as they were when a person is
forgotten. Only where boards are made anew from the results (`standings.rebuild`), the games that
person played are counted without them: nobody is rated for having beaten nobody, a side counts as
those of it who are known, and a partnership that is no more has no line.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.storage.rows.ids import UserId
from bot.storage.rows.people import FORMER
from bot.storage.rows.processes import CLICK
from bot.storage.subject import Db

OTHER = "somebody"
"""The word in the place of others' numbers in the data that a person is handed out."""
Via = Literal["column", "table", "game", "board", "met", "party", "who"]
"""The ways to a person's rows without reading a whole table: by the column's own index, or in their
tables, their games, their boards, where they met others, in their parties; ``who`` are the person
and their parties by the column's own index."""


@dataclass(frozen=True, slots=True)
class Place:
    """A column that holds people's numbers, and how one of them is taken out of it.

    ``instead`` are the new values of columns; without any the row goes. A ``text`` column tells
    of several people, and is written anew by this function.
    """

    table: str
    column: str
    instead: Mapping[str, object] | None = None
    via: Via = "column"
    text: Callable[[str, UserId], str] | None = None
    others: bool = False
    """The row is somebody else's: their choice about this person is not handed out."""


def _noted(line: str, user: UserId) -> str:
    return _named(user).sub(str(FORMER), line)


def _unlisted(barred: str, user: UserId) -> str:
    return " ".join(number for number in barred.split() if number != str(user))


def _unseen(seen: str, user: UserId) -> str:
    return ",".join(part for part in seen.split(",") if part.partition(" ")[0] != str(user))


PLACES: tuple[Place, ...] = (
    Place("people", "user_id"),
    Place("direct_channels", "user_id"),
    Place("hands", "user_id"),
    Place("seats", "user_id", {"user_id": None, "name": "", "missed": 0, "agrees": 0}),
    Place("seats", "kept_for", {"kept_for": None, "kept_name": ""}),
    Place("seats", "left_by", {"left_by": None}),
    Place("tables", "host_id", {"host_id": FORMER}),
    Place("tournaments", "host_id", {"host_id": FORMER, "host_name": ""}),
    Place("tournament_people", "user_id", {"user_id": FORMER, "name": ""}),
    Place("tables", "barred", via="table", text=_unlisted),
    Place("tables", "seen", via="table", text=_unseen),
    Place("notes", "line", via="table", text=_noted),
    Place("moves", "user_id", {"user_id": FORMER}, via="game"),
    Place("reviews", "user_id"),
    Place("played", "user_id"),
    Place("results", "user_id"),
    Place("daily_attempts", "user_id", {"user_id": None, "table_id": None}),
    Place("daily_standings", "user_id"),
    Place("daily_members", "user_id"),
    Place("blocks", "user_id"),
    Place("blocks", "blocked_id", others=True),
    Place("wanted", "user_id"),
    Place("wanted_told", "user_id"),
    Place("achievements", "user_id"),
    Place("evening_guests", "user_id"),
    Place("evenings", "host_id", {"host_id": FORMER}),
    Place("tallies", "who", via="board"),
    Place("curve", "who", via="board"),
    Place("meetings", "who", via="board"),
    Place("meetings", "other", via="met"),
    Place("duplicates", "host_id", {"host_id": FORMER}),
    Place("duplicate_places", "user_id", {"user_id": None, "name": ""}),
    Place("duplicate_places", "left_by", {"left_by": None}),
    Place("duplicate_parts", "user_id"),
    Place("standings", "who", via="who"),
    Place("party_members", "user_id", via="party"),
    Place("parties", "members", via="party"),
)
"""The places of people, in the order of their removal: rows that refer to another go before it.

Every column with a person's number has a line here: a test reads the schema. Two have none that
`forget` clears as well, and of which nothing is handed out: the program's own notes, and what is
under way from one process to another, as it came from Discord.
"""
SECRETS = frozenset({"seed"})
"""Columns that are handed out to nobody with a row: the next deals follow from them."""
NAMES = {"user_id": "name", "kept_for": "kept_name"}
"""The column of the name beside each column of a person's number in the seats."""

PORTION = 10_000
"""Tables or games that are read at one time, where somebody may stand in each of their rows."""
_WITH_NUMBER = "SELECT DISTINCT table_id FROM notes WHERE line LIKE '%' || ? || '%'"
_NEWEST = "SELECT max(updated_at) FROM tables WHERE state = ?"
_RECENT = "SELECT id FROM tables WHERE state = ? AND updated_at >= ?"
_STATES = ("lobby", "playing", "over", "ended")
_ID = re.compile(r"(?<!\d)\d{5,}(?!\d)")
_SEATED = """
SELECT table_id FROM seats WHERE user_id = ?1 UNION SELECT table_id FROM seats WHERE kept_for = ?1
UNION SELECT table_id FROM seats WHERE left_by = ?1 UNION SELECT id FROM tables WHERE host_id = ?1
"""
_PLAYED = """
SELECT game_id FROM results WHERE user_id = ?1 UNION SELECT game_id FROM played WHERE user_id = ?1
"""
_SEEN_BY_FORMER = f"""
INSERT INTO duplicate_parts (set_id, deal, place, user_id, share)
SELECT part.set_id, part.deal, part.place, {FORMER}, 0.0
FROM duplicate_parts AS part JOIN duplicates ON duplicates.id = part.set_id
WHERE part.user_id = ?1 AND duplicates.state = 'playing'
UNION SELECT deal.set_id, deal.deal, mine.number, {FORMER}, 0.0
FROM duplicate_places AS mine JOIN duplicates ON duplicates.id = mine.set_id
JOIN duplicate_deals AS deal ON deal.set_id = mine.set_id
WHERE mine.user_id = ?1 AND duplicates.state = 'playing' AND deal.points IS NULL
ON CONFLICT (set_id, deal, place, user_id) DO NOTHING
"""
"""In a set that is played it stays known that somebody has seen those cards, as it does where its
process hears of the wish: that may be down."""
_CLICKS = "SELECT id, body FROM handed WHERE kind = ?"
_MET = "SELECT other, against FROM meetings WHERE board_id = ? AND who = ?"


# ---------------------------------------------------------------------- where to look


@dataclass(frozen=True, slots=True)
class Trail:
    """The possible places of a person: tables, games, boards, parties, and the people they met."""

    user: UserId
    tables: Sequence[int] = ()
    games: Sequence[int] = ()
    boards: Sequence[int] = ()
    parties: Sequence[int] = ()
    met: Sequence[tuple[int, int, int]] = field(default=(), repr=False)
    """Board, the other one, and whether they played against each other."""

    @property
    def whos(self) -> tuple[int, ...]:
        """The numbers under which boards know them: their own, and below zero their parties'."""
        return (self.user, *(-party for party in self.parties))


def tables_that_name(db: Db, user_id: UserId) -> list[int]:
    """The tables whose notes may have this number in them. Reads all notes: off the main path."""
    return [table for (table,) in db.execute(_WITH_NUMBER, (str(user_id),))]


def newest(db: Db) -> float:
    """The moment of the last change of any table, in seconds since the epoch; 0 without tables."""
    found = [db.execute(_NEWEST, (state,)).fetchone()[0] for state in _STATES]
    return max((at for at in found if at is not None), default=0.0)


def trail(db: Db, user_id: UserId, named: Sequence[int]) -> Trail:
    """The possible places of a person, by indexes alone; the notes of ``named`` tables name them.

    A person who was sent away from a table, or left a hand behind, stands in its notes too.
    """
    tables = sorted({*named, *_firsts(db, _SEATED, user_id)})
    games = _firsts(db, _PLAYED, user_id)
    for table in tables:
        games += _firsts(db, "SELECT id FROM games WHERE table_id = ?", table)
    boards = _firsts(db, "SELECT DISTINCT board_id FROM standings WHERE who = ?", user_id)
    met = [
        (board, other, against)
        for board in boards
        for other, against in db.execute(_MET, (board, user_id))
    ]
    parties = _firsts(db, "SELECT party_id FROM party_members WHERE user_id = ?", user_id)
    return Trail(user_id, tables, sorted(set(games)), boards, parties, met)


def _firsts(db: Db, sql: str, value: int) -> list[int]:
    return [row[0] for row in db.execute(sql, (value,))]


def wheres(place: Place, where: Trail) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The conditions under which a person's rows of this place are found, and their values."""
    column = place.column
    match place.via:
        case "column":
            yield f"{column} = ?", (where.user,)
        case "who":
            yield from ((f"{column} = ?", (who,)) for who in where.whos)
        case "table":
            yield from ((f"{_key(place)} = ?", (table,)) for table in where.tables)
        case "game":
            asked = f"game_id = ? AND {column} = ?"
            yield from ((asked, (game, where.user)) for game in where.games)
        case "board":
            asked = f"board_id = ? AND {column} = ?"
            yield from ((asked, (board, who)) for board in where.boards for who in where.whos)
        case "met":
            asked = f"board_id = ? AND who = ? AND against = ? AND {column} = ?"
            yield from ((asked, (b, other, ag, where.user)) for b, other, ag in where.met)
        case "party":
            key = "id" if place.table == "parties" else "party_id"
            yield from ((f"{key} = ?", (party,)) for party in where.parties)


@dataclass(frozen=True, slots=True)
class Look:
    """A statement that reads the people of one column, all of them or a portion."""

    asked: str
    values: tuple[int, ...] = ()


def looks(db: Db) -> list[Look]:
    """The looks that find everyone who stands anywhere."""
    found: list[Look] = []
    for place in PLACES:
        asked = f"SELECT DISTINCT {place.column} FROM {place.table}"
        key = _key(place)
        if not key:
            found.append(Look(asked))
            continue
        ((last,),) = db.execute(f"SELECT coalesce(max({key}), 0) FROM {place.table}").fetchall()
        portion = f"{asked} WHERE {key} > ? AND {key} <= ?"
        found += [Look(portion, (at, at + PORTION)) for at in range(0, last, PORTION)]
    return found


def _key(place: Place) -> str:
    """The column by which the rows of a place are read in portions; "": they are read at once."""
    if place.via not in ("table", "game"):
        return ""
    return "id" if place.table == "tables" else f"{place.via}_id"


def people_in(db: Db, look: Look) -> set[UserId]:
    """Everyone whom one look finds. Reads many rows: off the main path."""
    found: set[UserId] = set()
    for (told,) in db.execute(look.asked, look.values):
        if isinstance(told, str):
            found.update(UserId(int(number)) for number in _ID.findall(told))
        elif told is not None and told > FORMER:  # a party's number is below zero
            found.add(UserId(told))
    return found


# ---------------------------------------------------------------------- forgetting


def forget(db: Db, user_id: UserId, tables: Sequence[int], since: float) -> bool:
    """Take a person out of everything; false if they stood nowhere.

    ``tables`` are those whose notes name them, looked for before; what has been written at any
    table ``since`` then is looked at once more.
    """
    before = db.total_changes
    recent = [number for state in _STATES for (number,) in db.execute(_RECENT, (state, since))]
    where = trail(db, user_id, [*tables, *recent])
    db.execute(_SEEN_BY_FORMER, (user_id,))
    for place in PLACES:
        for condition, values in wheres(place, where):
            _forget_in(db, place, condition, values, user_id)
    # Where somebody is called stands in the program's own notes, by table and person.
    db.execute("DELETE FROM marks WHERE name LIKE '% ' || ?", (str(user_id),))
    _forget_clicks(db, user_id)
    return db.total_changes > before


def _forget_clicks(db: Db, user_id: UserId) -> None:
    """Take away what they have pressed that another process has not taken yet."""
    for number, body in db.execute(_CLICKS, (CLICK,)).fetchall():
        came = json.loads(body)
        if came.get("member", came)["user"]["id"] == str(user_id):
            db.execute("DELETE FROM handed WHERE id = ?", (number,))


def _forget_in(
    db: Db, place: Place, condition: str, values: tuple[int, ...], user_id: UserId
) -> None:
    if place.text is not None and place.via == "table":
        _rewrite(db, place, condition, values, user_id)
    elif place.instead is None:
        db.execute(f"DELETE FROM {place.table} WHERE {condition}", values)
    else:
        new = ", ".join(f"{column} = ?" for column in place.instead)
        db.execute(
            f"UPDATE {place.table} SET {new} WHERE {condition}",
            (*place.instead.values(), *values),
        )


def _rewrite(
    db: Db, place: Place, condition: str, values: tuple[int, ...], user_id: UserId
) -> None:
    """Take a person out of a text that tells of others too."""
    assert place.text is not None
    key = "id" if place.table == "tables" else "number"
    asked = f"SELECT {key}, {place.column} FROM {place.table} WHERE {condition}"
    for number, text in db.execute(asked, values).fetchall():
        if _named(user_id).search(text):
            db.execute(
                f"UPDATE {place.table} SET {place.column} = ? WHERE {condition} AND {key} = ?",
                (place.text(text, user_id), *values, number),
            )


def _named(user_id: UserId) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){user_id}(?!\d)")


# ---------------------------------------------------------------------- handing out


def all_about(db: Db, user_id: UserId) -> dict[str, list[dict[str, Any]]]:
    """Every row in which a person stands, by table.

    Other people's numbers are left out, and whether others have blocked them. Of the moves, which
    stand in the games' logs, only their numbers are told. Numbers too long for JavaScript are text.
    """
    where = trail(db, user_id, tables_that_name(db, user_id))
    told: dict[str, dict[str, dict[str, Any]]] = {place.table: {} for place in PLACES}
    for place in PLACES:
        for condition, values in () if place.others else wheres(place, where):
            for row in _rows(db, place, condition, values, user_id):
                told[place.table][repr(row)] = _handed_out(place.table, row, where)
    return {table: _in_short(table, [*rows.values()]) for table, rows in told.items()}


def _rows(
    db: Db, place: Place, condition: str, values: tuple[int, ...], user_id: UserId
) -> Iterator[dict[str, Any]]:
    found = db.execute(f"SELECT * FROM {place.table} WHERE {condition}", values)
    names = [column[0] for column in found.description]
    for row in found:
        told = dict(zip(names, row, strict=True))
        if place.text is None or _named(user_id).search(told[place.column]):
            yield told


def _handed_out(table: str, row: dict[str, Any], where: Trail) -> dict[str, Any]:
    told = {column: _plain(value) for column, value in row.items() if column not in SECRETS}
    for place in (place for place in PLACES if place.table == table):
        value = row[place.column]
        if isinstance(value, str):
            told[place.column] = _own(value, where.user)
        elif value is not None and value not in where.whos:
            told[place.column] = OTHER
            if table == "seats" and place.column in NAMES:
                told[NAMES[place.column]] = ""
    return told


def _in_short(table: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    if table != "moves":
        return rows
    games: dict[int, list[int]] = {}
    for row in rows:
        games.setdefault(row["game_id"], []).append(row["number"])
    return [{"game_id": game, "numbers": numbers} for game, numbers in games.items()]


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, int) and abs(value) >= 2**53 else value


def _own(line: str, user_id: UserId) -> str:
    def other(found: re.Match[str]) -> str:
        return found[0] if found[0] == str(user_id) else OTHER

    return _ID.sub(other, line)
