"""Dailies that are over: the share of the field everyone has beaten, and servers' boards of it."""

from bot.storage.rows.dailies import (
    OF_THE_DAY,
    DailyBoard,
    DailyStanding,
    Place,
    Span,
    closes_at,
    day_at,
    period_of,
)
from bot.storage.rows.ids import NO_SERVER, GuildId, UserId
from bot.storage.subject import Db

LATE = 60
"""Seconds after its end before a daily is closed: attempts stored just in time are counted."""
AT_ONCE = 100
"""So many attempts get their share in one transaction."""
_FIELD = """
SELECT worth, count FROM daily_field WHERE guild_id = ? AND day = ? AND game = ? ORDER BY worth
"""
_UNSHARED = """
SELECT id, user_id, worth FROM daily_attempts
WHERE day = ? AND game = ? AND share IS NULL AND ended_at IS NOT NULL LIMIT ?
"""
_STAND = """
INSERT INTO daily_standings AS had (guild_id, kind, period, game, user_id, shares, days)
SELECT guild_id, ?, ?, ?, user_id, ?, 1 FROM daily_members WHERE user_id = ?
ON CONFLICT (guild_id, kind, period, game, user_id)
DO UPDATE SET shares = round((had.shares + excluded.shares) * 1e9) / 1e9, days = had.days + 1
"""
"""Sums are rounded: equal ones are equal, in whatever order the days were added."""
_ON_BOARD = """
FROM daily_standings AS one JOIN people ON people.user_id = one.user_id AND people.listed = 1
WHERE one.guild_id = ? AND one.kind = ? AND one.period = ? AND one.game = ?
"""
_PAGE = f"""
SELECT one.user_id, people.name, one.shares, one.days {_ON_BOARD}
ORDER BY one.shares DESC, one.user_id LIMIT ? OFFSET ?
"""
_COUNT = f"SELECT count(*) {_ON_BOARD}"
_AHEAD = f"SELECT count(*) {_ON_BOARD} AND one.shares > ?"
_MINE = """
SELECT shares, days FROM daily_standings
WHERE guild_id = ? AND kind = ? AND period = ? AND game = ? AND user_id = ?
"""


# ---------------------------------------------------------------------- closing


def to_close(db: Db, at: float) -> tuple[tuple[int, str], ...]:
    """The dailies that are over and have not been closed: day and game."""
    asked = "SELECT day, game FROM dailies WHERE closed_at IS NULL AND day < ? ORDER BY day, game"
    found = db.execute(asked, (day_at(at),))
    return tuple((day, game) for day, game in found if closes_at(day) + LATE <= at)


def share_some(db: Db, day: int, game: str, of_the_day: bool, most: int = AT_ONCE) -> int:
    """Give some of those who finished their share of the field; the answer is their number.

    They stand with it on the boards of their servers: of this game, and if it was the game
    ``of_the_day`` on the one of those. In steps, so that nobody waits for it.
    """
    field = db.execute(_FIELD, (NO_SERVER, day, game)).fetchall()
    players, below, shares = sum(count for _, count in field), 0, {}
    for worth, count in field:
        shares[worth] = Place(below, count, players).share
        below += count
    found = db.execute(_UNSHARED, (day, game, most)).fetchall()
    boards = (game, OF_THE_DAY) if of_the_day else (game,)
    spans: tuple[Span, ...] = ("week", "month")
    for number, user, worth in found:
        share = shares[worth]
        db.execute("UPDATE daily_attempts SET share = ? WHERE id = ?", (share, number))
        if user is None:
            continue
        for board in boards:
            for span in spans:
                db.execute(_STAND, (span, period_of(span, day), board, share, user))
    return len(found)


def close(db: Db, day: int, game: str, at: float) -> None:
    """A daily is closed: its seed is open, and those who began it need not be known any more."""
    closed = "UPDATE dailies SET closed_at = ? WHERE day = ? AND game = ? AND closed_at IS NULL"
    db.execute(closed, (at, day, game))
    db.execute("DELETE FROM daily_answers WHERE day = ? AND game = ?", (day, game))
    left = "SELECT 1 FROM dailies WHERE day = ? AND closed_at IS NULL LIMIT 1"
    if not db.execute(left, (day,)).fetchone():
        db.execute("DELETE FROM daily_marks WHERE day = ?", (day,))


# ---------------------------------------------------------------------- boards


def board(
    db: Db, guild_id: GuildId, kind: Span, period: int, game: str, limit: int, offset: int
) -> DailyBoard:
    """A page of a server's board of one game's dailies, or of those of the games of the day."""
    which = (guild_id, kind, period, game)
    found = db.execute(_PAGE, (*which, limit, offset)).fetchall()
    (count,) = db.execute(_COUNT, which).fetchone()
    if not found:
        return DailyBoard((), count)
    (ahead,) = db.execute(_AHEAD, (*which, found[0][2])).fetchone()
    rows, rank, before = [], ahead + 1, found[0][2]
    for n, (user, name, shares, days) in enumerate(found, offset + 1):
        if shares != before:
            rank, before = n, shares
        rows.append(DailyStanding(rank, user, name, shares, days))
    return DailyBoard(tuple(rows), count)


def standing(
    db: Db, guild_id: GuildId, kind: Span, period: int, game: str, user_id: UserId
) -> DailyStanding | None:
    """Somebody's own line of a board, if they stand there."""
    which = (guild_id, kind, period, game)
    mine = db.execute(_MINE, (*which, user_id)).fetchone()
    if mine is None:
        return None
    (ahead,) = db.execute(_AHEAD, (*which, mine[0])).fetchone()
    return DailyStanding(ahead + 1, user_id, "", *mine)
