"""Daily hands: sealed beforehand, one attempt for each person, and the field of a day."""

from collections.abc import Sequence
from hashlib import sha256
from hmac import new as hmac

from bot.storage import daily_boards
from bot.storage.achievements import enter_daily
from bot.storage.rows.dailies import (
    AttemptRow,
    Counted,
    DailyEnd,
    DailyRow,
    Place,
    closes_at,
    day_at,
)
from bot.storage.rows.ids import NO_SERVER, GuildId, TableId, UserId
from bot.storage.sql import columns, insert, values
from bot.storage.subject import Db, Subject, operation

EVERYWHERE = NO_SERVER
"""The field of all servers."""
_DAILY = columns(DailyRow)
_ATTEMPT = columns(AttemptRow)
_DAILY_ROW = f"SELECT {', '.join(_DAILY)} FROM dailies WHERE day = ? AND game = ?"
_SEAL = f"{insert('dailies', _DAILY)} ON CONFLICT DO NOTHING"
_MINE = f"""
SELECT {", ".join(_ATTEMPT)} FROM daily_attempts WHERE user_id = ? AND day = ? AND game = ?
"""
_COUNT = """
INSERT INTO daily_counts (day, game, deal, kind, line, count) VALUES (?, ?, ?, ?, ?, 1)
ON CONFLICT (day, game, deal, kind, line) DO UPDATE SET count = daily_counts.count + 1
"""
_ENTER = """
INSERT INTO daily_field (guild_id, day, game, worth, count) VALUES (?, ?, ?, ?, 1)
ON CONFLICT (guild_id, day, game, worth) DO UPDATE SET count = daily_field.count + 1
"""
_PLACE = """
SELECT CAST(coalesce(sum(count) FILTER (WHERE worth < ?1), 0) AS BIGINT),
       CAST(coalesce(sum(count) FILTER (WHERE worth = ?1), 0) AS BIGINT),
       CAST(coalesce(sum(count), 0) AS BIGINT)
FROM daily_field WHERE guild_id = ?2 AND day = ?3 AND game = ?4
"""
_KEEP_ANSWER = """
INSERT INTO daily_answers (day, game, question, line)
SELECT day, game, ?3, ?4 FROM dailies WHERE day = ?1 AND game = ?2 AND closed_at IS NULL
ON CONFLICT DO NOTHING
"""
_DAYS = """
SELECT DISTINCT day FROM daily_attempts
WHERE user_id = ? AND ended_at IS NOT NULL AND day <= ? ORDER BY day DESC
"""


def mark_of(daily: DailyRow, user_id: UserId) -> str:
    """The digest that stands for a person in a running daily; without its seed it tells nothing."""
    return hmac(bytes.fromhex(daily.seed), f"{daily.game} {user_id}".encode(), sha256).hexdigest()


# ---------------------------------------------------------------------- sealing


def seal(db: Db, rows: Sequence[DailyRow]) -> None:
    """Seal these dailies; those sealed already stay as they are."""
    for row in rows:
        db.execute(_SEAL, values(row, _DAILY))


def daily(db: Db, day: int, game: str) -> DailyRow | None:
    """A daily, if it has been sealed."""
    found = db.execute(_DAILY_ROW, (day, game)).fetchone()
    return DailyRow(**dict(zip(_DAILY, found, strict=True))) if found else None


def keep_robot(db: Db, day: int, game: str, worth: int, line: str) -> None:
    """Keep the result of a strong robot in a daily."""
    kept = "UPDATE dailies SET robot = ?, robot_line = ? WHERE day = ? AND game = ?"
    db.execute(kept, (worth, line, day, game))


def sealed(db: Db, day: int) -> frozenset[str]:
    """The games whose daily of a day is sealed."""
    found = db.execute("SELECT game FROM dailies WHERE day = ?", (day,))
    return frozenset(game for (game,) in found)


# ---------------------------------------------------------------------- attempts


def begin(
    db: Db, day: int, game: str, user_id: UserId, guild_id: GuildId, at: float
) -> AttemptRow | None:
    """Somebody's attempt, from now on if there was none; ``None``: they have had theirs.

    :raises LookupError: there is no such daily.
    """
    if (known := attempt(db, day, game, user_id)) is not None:
        return known
    row = daily(db, day, game)
    if row is None:
        raise LookupError(f"no daily of {game} is sealed for day {day}")
    marked = "INSERT INTO daily_marks (day, mark) VALUES (?, ?) ON CONFLICT DO NOTHING"
    if not db.execute(marked, (day, mark_of(row, user_id))).rowcount:
        return None
    db.execute(
        "INSERT INTO daily_attempts (day, game, user_id, began_at) VALUES (?, ?, ?, ?)",
        (day, game, user_id, at),
    )
    join(db, user_id, guild_id, day)
    return attempt(db, day, game, user_id)


def attempt(db: Db, day: int, game: str, user_id: UserId) -> AttemptRow | None:
    """Somebody's attempt at a daily, if they have begun it."""
    found = db.execute(_MINE, (user_id, day, game)).fetchone()
    return AttemptRow(*found) if found else None


def attempts(db: Db, day: int, user_id: UserId) -> dict[str, AttemptRow]:
    """All of somebody's attempts of a day, by game."""
    asked = f"SELECT {', '.join(_ATTEMPT)} FROM daily_attempts WHERE user_id = ? AND day = ?"
    rows = (AttemptRow(*found) for found in db.execute(asked, (user_id, day)))
    return {row.game: row for row in rows}


def spent(db: Db, day: int, game: str, user_id: UserId) -> bool:
    """Whether somebody had an attempt before they were forgotten."""
    row = daily(db, day, game)
    if row is None or attempt(db, day, game, user_id) is not None:
        return False
    return _has_mark(db, row, user_id)


def marked(db: Db, day: int, user_id: UserId) -> bool:
    """Whether a digest of somebody's number is kept for a daily of this day or a later one.

    It stays when they have themselves forgotten, until their daily is closed.
    """
    found = db.execute(f"SELECT {', '.join(_DAILY)} FROM dailies WHERE day >= ?", (day,)).fetchall()
    rows = (DailyRow(**dict(zip(_DAILY, row, strict=True))) for row in found)
    return any(_has_mark(db, row, user_id) for row in rows)


def _has_mark(db: Db, row: DailyRow, user_id: UserId) -> bool:
    asked = "SELECT 1 FROM daily_marks WHERE day = ? AND mark = ?"
    return db.execute(asked, (row.day, mark_of(row, user_id))).fetchone() is not None


def place_at(db: Db, number: int, was: TableId | None, table_id: TableId) -> bool:
    """Put an attempt at another table than before; false if it has been put elsewhere meanwhile."""
    sql = "UPDATE daily_attempts SET table_id = ? WHERE id = ? AND coalesce(table_id, 0) = ?"
    return db.execute(sql, (table_id, number, was or 0)).rowcount == 1


def finish(db: Db, table_id: TableId, end: DailyEnd, at: float) -> None:
    """An attempt is finished: it stands in the field from now on, if it is not too late."""
    if at >= closes_at(end.day):
        return
    found = db.execute(
        "UPDATE daily_attempts SET ended_at = ?, worth = ?, points = ?, against = ?, tricks = ?"
        " WHERE table_id = ? AND day = ? AND game = ? AND ended_at IS NULL RETURNING user_id",
        (at, end.worth, end.points, end.against, end.tricks, table_id, end.day, end.game),
    ).fetchone()
    if found is None:
        return
    until = max(end.day, day_at(at))  # today's may be done already, and yesterday's only now
    enter_daily(db, found[0], streak(db, found[0], until), at)
    for guild in (EVERYWHERE, *servers_of(db, found[0])):
        db.execute(_ENTER, (guild, end.day, end.game, end.worth))
    for deal, kind, line in end.counts:
        db.execute(_COUNT, (end.day, end.game, deal, kind, line))
    db.execute(
        "UPDATE dailies SET best = ?1, best_line = ?2"
        " WHERE day = ?3 AND game = ?4 AND (best IS NULL OR best < ?1)",
        (end.worth, end.line, end.day, end.game),
    )


# ---------------------------------------------------------------------- servers


def servers_of(db: Db, user_id: UserId | None) -> tuple[GuildId, ...]:
    """The servers on which somebody has asked for a daily."""
    found = db.execute("SELECT guild_id FROM daily_members WHERE user_id = ?", (user_id,))
    return tuple(guild for (guild,) in found)


def join(db: Db, user_id: UserId, guild_id: GuildId, day: int) -> None:
    """Somebody asks for a daily on a server: those they finished lately count there, too."""
    if guild_id == NO_SERVER:
        return
    new = "INSERT INTO daily_members (guild_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
    if not db.execute(new, (guild_id, user_id)).rowcount:
        return
    open_ones = (
        "SELECT day, game, worth FROM daily_attempts WHERE user_id = ? AND day >= ?"
        " AND ended_at IS NOT NULL AND share IS NULL"
    )
    for row in db.execute(open_ones, (user_id, day - 1)).fetchall():
        db.execute(_ENTER, (guild_id, *row))


# ---------------------------------------------------------------------- the field


def place(db: Db, day: int, game: str, worth: int, guild_id: GuildId = EVERYWHERE) -> Place:
    """The place of a worth in the field of a daily: everywhere, or on one server."""
    return Place(*db.execute(_PLACE, (worth, guild_id, day, game)).fetchone())


def field(db: Db, day: int, game: str) -> tuple[tuple[int, int], ...]:
    """Each worth and the number of people everywhere who reached it, from the lowest up."""
    asked = (
        "SELECT worth, count FROM daily_field WHERE guild_id = ? AND day = ? AND game = ?"
        " ORDER BY worth"
    )
    return tuple((worth, count) for worth, count in db.execute(asked, (EVERYWHERE, day, game)))


def counts(db: Db, day: int, game: str) -> tuple[Counted, ...]:
    """The bids and first cards of the field, deal by deal, the most frequent first."""
    asked = (
        "SELECT deal, kind, line, count FROM daily_counts WHERE day = ? AND game = ?"
        " ORDER BY deal, kind, count DESC, line"
    )
    return tuple(Counted(*found) for found in db.execute(asked, (day, game)))


def streak(db: Db, user_id: UserId, day: int) -> int:
    """The number of days in a row with a finished daily, up to this one or the one before."""
    length, expected = 0, None
    for (played,) in db.execute(_DAYS, (user_id, day)):
        if expected is None and played < day - 1:
            return 0
        if expected is not None and played != expected:
            break
        length, expected = length + 1, played - 1
    return length


# ---------------------------------------------------------------------- robots


def answer(db: Db, day: int, game: str, question: str) -> str:
    """The earlier answer of a robot; "" if it was not asked."""
    asked = "SELECT line FROM daily_answers WHERE day = ? AND game = ? AND question = ?"
    found = db.execute(asked, (day, game, question)).fetchone()
    return found[0] if found else ""


def keep_answer(db: Db, day: int, game: str, question: str, line: str) -> str:
    """Keep a robot's answer, unless another was quicker; the one that counts.

    Once the daily is closed nothing is kept: nobody is asked the same any more.
    """
    db.execute(_KEEP_ANSWER, (day, game, question, line))
    return answer(db, day, game, question) or line


class Dailies(Subject):
    """Daily hands in the store."""

    to_close = operation(daily_boards.to_close)
    share_some = operation(daily_boards.share_some)
    close = operation(daily_boards.close)
    board = operation(daily_boards.board)
    standing = operation(daily_boards.standing)

    seal = operation(seal)
    daily = operation(daily)
    sealed = operation(sealed)
    keep_robot = operation(keep_robot)
    begin = operation(begin)
    attempt = operation(attempt)
    attempts = operation(attempts)
    spent = operation(spent)
    marked = operation(marked)
    place_at = operation(place_at)
    join = operation(join)
    place = operation(place)
    field = operation(field)
    counts = operation(counts)
    streak = operation(streak)
    answer = operation(answer)
    keep_answer = operation(keep_answer)
