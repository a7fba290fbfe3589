"""Tournaments, as functions of an open transaction. Each is written whole: it is small."""

from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.tournaments import (
    TournamentMatchRow,
    TournamentPersonRow,
    TournamentRow,
)
from bot.storage.sql import columns, insert, insert_numbered, select, values
from bot.storage.subject import Db, Subject, operation

_APART = ("people", "matches")
_TOURNAMENT = columns(TournamentRow, *_APART)
_NEW = columns(TournamentRow, "id", *_APART)
_PERSON = columns(TournamentPersonRow)
_MATCH = columns(TournamentMatchRow)
_CREATE = insert("tournaments", _NEW)
_SAVE = f"UPDATE tournaments SET {', '.join(f'{name} = ?' for name in _NEW)} WHERE id = ?"
_ADD_PERSON = insert("tournament_people", ("tournament_id", *_PERSON))
_ADD_MATCH = insert("tournament_matches", ("tournament_id", *_MATCH))
_BY_ID = select("tournaments", _TOURNAMENT, "id = ?")
_PEOPLE = select("tournament_people", _PERSON, "tournament_id = ? ORDER BY entry, position")
_MATCHES = select("tournament_matches", _MATCH, "tournament_id = ? ORDER BY round, number")
_OPEN = "SELECT id FROM tournaments WHERE told >= 0 ORDER BY id"
_OF_PERSON = """
SELECT DISTINCT tournaments.id FROM tournament_people
JOIN tournaments ON tournaments.id = tournament_id
WHERE user_id = ? AND position >= 0 AND gone = 0 AND status IN ('signup', 'playing')
ORDER BY 1
"""
_NEWEST = "SELECT id FROM tournaments WHERE guild_id = ? ORDER BY id DESC LIMIT ?"
_NAMING = """
SELECT tournament_id FROM tournament_people WHERE user_id = ?1
UNION SELECT id FROM tournaments WHERE host_id = ?1 ORDER BY 1
"""


def create(db: Db, row: TournamentRow) -> int:
    """Store a new tournament; the answer is its number."""
    number = insert_numbered(db, _CREATE, values(row, _NEW))
    _add(db, number, row)
    return number


def save(db: Db, row: TournamentRow) -> bool:
    """Store all of a tournament; false if it has gone with its server."""
    if db.execute(_SAVE, (*values(row, _NEW), row.id)).rowcount != 1:
        return False
    for table in ("tournament_people", "tournament_matches"):
        db.execute(f"DELETE FROM {table} WHERE tournament_id = ?", (row.id,))
    _add(db, row.id, row)
    return True


def _add(db: Db, number: int, row: TournamentRow) -> None:
    people = [(number, *values(person, _PERSON)) for person in row.people]
    matches = [(number, *values(match, _MATCH)) for match in row.matches]
    db.executemany(_ADD_PERSON, people)
    db.executemany(_ADD_MATCH, matches)


def tournament(db: Db, number: int) -> TournamentRow | None:
    """The tournament of this number; ``None`` if there is none."""
    found = db.execute(_BY_ID, (number,)).fetchone()
    if found is None:
        return None
    people = (
        TournamentPersonRow(entry, position, user, name, bool(gone))
        for entry, position, user, name, gone in db.execute(_PEOPLE, (number,))
    )
    matches = (TournamentMatchRow(*row) for row in db.execute(_MATCHES, (number,)))
    told = dict(zip(_TOURNAMENT, found, strict=True))
    return TournamentRow(**told, people=tuple(people), matches=tuple(matches))


def open_ones(db: Db) -> tuple[TournamentRow, ...]:
    """Every tournament that goes on, or whose end was not shown, for a restart to take up again."""
    found = (tournament(db, number) for (number,) in db.execute(_OPEN).fetchall())
    return tuple(row for row in found if row is not None)


def of_person(db: Db, user_id: UserId) -> tuple[TournamentRow, ...]:
    """The tournaments in which someone takes part, and that are not over, oldest first."""
    numbers = [number for (number,) in db.execute(_OF_PERSON, (user_id,))]
    found = (tournament(db, number) for number in numbers)
    return tuple(row for row in found if row is not None)


def newest(db: Db, guild_id: GuildId, most: int) -> tuple[TournamentRow, ...]:
    """The newest tournaments of a server, at most so many, the newest first."""
    found = (tournament(db, n) for (n,) in db.execute(_NEWEST, (guild_id, most)).fetchall())
    return tuple(row for row in found if row is not None)


def naming(db: Db, user_id: UserId) -> tuple[int, ...]:
    """The numbers of the tournaments in which a person stands."""
    return tuple(number for (number,) in db.execute(_NAMING, (user_id,)))


class Tournaments(Subject):
    """Tournaments in the store."""

    create = operation(create)
    save = operation(save)
    tournament = operation(tournament)
    open_ones = operation(open_ones)
    of_person = operation(of_person)
    newest = operation(newest)
    naming = operation(naming)
