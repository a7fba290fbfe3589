"""The queries of the boards, none of which looks at more than one board's index."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.storage import standings
from bot.storage.periods import began, period
from bot.storage.rows.boards import (
    BoardPage,
    BoardQuery,
    BoardRow,
    Measure,
    MeetingRow,
    RatingChange,
    StandingRow,
    StatsRows,
)
from bot.storage.rows.ids import BoardId, GameId, GuildId, UserId
from bot.storage.rows.results import Party, party_of
from bot.storage.seasons import season, season_at
from bot.storage.subject import Db, Subject, operation

FOR_EVER = 1e18
"""Seconds since 1970 that no clock reaches."""
CURVE = 40
"""So many points of a rating are drawn beside a name."""
LONG_CURVE = 60
"""So many points of a rating are drawn among someone's statistics."""
MET = 5
"""So many partners, and so many opponents, are in someone's statistics."""
COLUMNS: Mapping[Measure, str] = {
    "rating": "rating",
    "wins": "wins",
    "points": "per_deal",
    "made": "made",
}
_BOARD = "id, guild_id, game, fingerprint, preset, games"
_STANDING = (
    "who", "games", "wins", "points", "deals", "contracts", "made", "casual", "casual_wins",
    "rated", "sigma", "rating", "streak", "best_streak",
)  # fmt: skip
_PLACE = "board_id = :board AND period = :period AND pair = :pair AND listed = 1"
_KEY = "standings.board_id = :board AND standings.period = :period"
BOARDS = f"SELECT {_BOARD} FROM boards WHERE guild_id = ? {{game}} ORDER BY games DESC, id"
BOARD = f"SELECT {_BOARD} FROM boards WHERE id = ?"
PAGE = f"""
SELECT {", ".join(f"standings.{name}" for name in _STANDING)}, score FROM (
    SELECT who AS shown, {{by}} AS score FROM standings
    WHERE {_PLACE} AND games >= :minimum
    ORDER BY {{by}} DESC, who DESC LIMIT :limit OFFSET :offset
) AS page CROSS JOIN standings WHERE {_KEY} AND standings.who = shown
ORDER BY score DESC, shown DESC
"""
COUNT = f"SELECT count(*) FROM standings WHERE {_PLACE} AND games >= :minimum"
BEFORE = f"""
SELECT (SELECT count(*) FROM standings WHERE {_PLACE} AND games >= :minimum AND {{by}} > :score),
    (SELECT count(*) FROM standings WHERE {_PLACE} AND games >= :minimum AND {{by}} = :score
     AND who > :who)
"""
"""The number of parties that are better, and of those as good that stand before."""
MINE = f"""
SELECT {", ".join(_STANDING)}, {{by}} FROM standings
WHERE board_id = :board AND period = :period AND who = :who AND listed = 1
"""
MY_PARTIES = "SELECT -party_id FROM party_members WHERE user_id = ?"
CURVES = """
SELECT rating, at FROM curve WHERE board_id = ? AND who = ? AND at >= ? AND at < ?
ORDER BY number DESC LIMIT ?
"""
RATED = "SELECT count(*) FROM curve WHERE board_id = ? AND who = ? AND at < ?"
MEMBERS = "SELECT members FROM parties WHERE id = ?"
NAME = "SELECT name FROM people WHERE user_id = ?"
CHANGES = """
SELECT now.who, coalesce(people.name, ''), now.rating,
    (SELECT rating FROM curve WHERE board_id = now.board_id AND who = now.who
     AND number < now.number ORDER BY number DESC LIMIT 1),
    (SELECT count(*) FROM curve WHERE board_id = now.board_id AND who = now.who
     AND number <= now.number)
FROM outcomes JOIN curve AS now ON now.number = outcomes.number
LEFT JOIN people ON people.user_id = now.who
WHERE outcomes.game_id = ? AND now.who > 0 AND coalesce(people.listed, 1) = 1
ORDER BY now.who
"""
FEATS = "SELECT feat, count FROM tallies WHERE board_id = ? AND who = ?"
MEETINGS = """
SELECT other, coalesce(people.name, ''), games, wins
FROM meetings LEFT JOIN people ON people.user_id = other
WHERE board_id = ? AND who = ? AND against = ? AND coalesce(people.listed, 1) = 1
ORDER BY games DESC, wins DESC, other LIMIT ?
"""


def boards(db: Db, guild_id: GuildId, game: str = "") -> tuple[BoardRow, ...]:
    """The boards of a server (of one game), the most played first."""
    asked = BOARDS.format(game="AND game = ?" if game else "")
    return tuple(map(_board_row, db.execute(asked, (guild_id, *([game] if game else ())))))


def board(db: Db, board_id: BoardId) -> BoardRow | None:
    """A board by its number."""
    found = db.execute(BOARD, (board_id,)).fetchone()
    return _board_row(found) if found else None


def page(db: Db, asked: BoardQuery) -> BoardPage | None:
    """A page of a board, with each one's curve, and the standing of the asker."""
    which = board(db, asked.board_id)
    if which is None:
        return None
    running = (
        season_at(db, which.guild_id, asked.at)
        if asked.season is None
        else season(db, which.guild_id, asked.season)
    )
    number = running.number if running else 0
    since = began(asked.kind, asked.at, running.began_at if running else asked.at)
    until = running.ends_at if running and asked.kind == "season" else FOR_EVER
    bound: dict[str, Any] = {
        "board": asked.board_id,
        "period": period(asked.kind, asked.at, number),
        "pair": int(asked.pairs),
        "minimum": asked.minimum,
        "limit": asked.limit,
        "offset": asked.offset,
    }
    by = COLUMNS[asked.measure]
    found = db.execute(PAGE.format(by=by), bound).fetchall()
    placed, place, last = list[StandingRow](), 0, None
    for line, (*row, score) in enumerate(found, asked.offset + 1):
        one = _rated(db, _named(db, _standing(row)), asked, until)
        if not placed:
            better, _ = _before(db, bound, by, one.who, score)
            place = better + 1
        elif score != last:
            place = line
        curve, _ = _curve(db, asked.board_id, one.who, since, until)
        placed.append(replace(one, place=place, line=line, curve=curve))
        last = score
    ((count,),) = db.execute(COUNT, bound)
    mine = _mine(db, asked, bound, by)
    if mine is not None:
        mine = _rated(db, mine, asked, until)
        mine = replace(mine, curve=_curve(db, asked.board_id, mine.who, since, until)[0])
    return BoardPage(board=which, rows=tuple(placed), count=count, mine=mine, season=number)


def _mine(db: Db, asked: BoardQuery, bound: Mapping[str, Any], by: str) -> StandingRow | None:
    """The standing of the asker, or of the best of the parties they belong to."""
    parties = db.execute(MY_PARTIES, (asked.asker,)) if asked.pairs else ((asked.asker,),)
    ids = [who for (who,) in parties]
    found = [db.execute(MINE.format(by=by), {**bound, "who": who}).fetchone() for who in ids]
    there = [row for row in found if row and row[1] >= asked.minimum]
    if not there:
        return None
    *best, score = max(there, key=lambda row: (row[-1], row[0]))
    row = _named(db, _standing(best))
    better, beside = _before(db, bound, by, row.who, score)
    return replace(row, place=better + 1, line=better + beside + 1)


def _before(db: Db, bound: Mapping[str, Any], by: str, who: int, score: object) -> tuple[int, int]:
    """The number of parties better than this one, and of those as good that stand before."""
    asked = {**bound, "score": score, "who": who}
    ((better, beside),) = db.execute(BEFORE.format(by=by), asked)
    return better, beside


def stats(db: Db, board_id: BoardId, user_id: UserId) -> StatsRows | None:
    """A person's statistics on a board, of all time; others who are hidden there are left out."""
    which = board(db, board_id)
    if which is None:
        return None
    columns = ", ".join(_STANDING)
    sql = f"SELECT {columns} FROM standings WHERE board_id = ? AND period = 0 AND who = ?"
    found = db.execute(sql, (board_id, user_id)).fetchone()
    if found is None:
        return StatsRows(board=which)
    curve, dates = _curve(db, board_id, user_id, 0.0, FOR_EVER, LONG_CURVE)
    return StatsRows(
        board=which,
        standing=replace(_named(db, _standing(found)), curve=curve),
        dates=dates,
        feats=dict(db.execute(FEATS, (board_id, user_id))),
        partners=_meetings(db, board_id, user_id, 0),
        opponents=_meetings(db, board_id, user_id, 1),
    )


def changes(db: Db, game_id: GameId) -> tuple[RatingChange, ...]:
    """The rating changes by a finished game, of those who stand on boards."""
    return tuple(RatingChange(*row) for row in db.execute(CHANGES, (game_id,)))


def _meetings(db: Db, board_id: BoardId, user_id: UserId, against: int) -> tuple[MeetingRow, ...]:
    found = db.execute(MEETINGS, (board_id, user_id, against, MET))
    return tuple(MeetingRow(*row) for row in found)


def _curve(
    db: Db, board_id: BoardId, who: int, since: float, until: float, most: int = CURVE
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The last points of a rating before a moment, oldest first, and when they were reached."""
    found = db.execute(CURVES, (board_id, who, since, until, most)).fetchall()
    return tuple(row[0] for row in found[::-1]), tuple(row[1] for row in found[::-1])


def _rated(db: Db, row: StandingRow, asked: BoardQuery, until: float) -> StandingRow:
    """A line of a period in which the rating changed, with every game that did so until its end.

    A rating goes on from one period to the next: it is as certain as the games before have made it.
    """
    if asked.kind == "all" or not row.rated:
        return row
    ((count,),) = db.execute(RATED, (asked.board_id, row.who, until)).fetchall()
    return replace(row, rated=count)


def _named(db: Db, row: StandingRow) -> StandingRow:
    people: Party = (UserId(row.who),)
    if row.who < 0:
        ((members,),) = db.execute(MEMBERS, (-row.who,))
        people = party_of(members)
    found = [db.execute(NAME, (user,)).fetchone() for user in people]
    return replace(row, people=people, names=tuple(name[0] if name else "" for name in found))


def _standing(row: Sequence[Any]) -> StandingRow:
    return StandingRow(**dict(zip(_STANDING, row, strict=True)))


def _board_row(row: Sequence[Any]) -> BoardRow:
    return BoardRow(**dict(zip(_BOARD.split(", "), row, strict=True)))


class Boards(Subject):
    """Boards in the store."""

    boards = operation(boards)
    page = operation(page)
    stats = operation(stats)
    changes = operation(changes)
    rebuild = operation(standings.rebuild)
