"""The achievements of people, each once: as functions of an open transaction.

One is entered with the end of the game in which it happened. In practice nothing is achieved.
"""

from collections.abc import Sequence

from bot.storage.rows.achievements import ALL_GAMES, DAILIES, DAYS, AchievementRow
from bot.storage.rows.ids import NO_SERVER, TableId, UserId
from bot.storage.rows.results import HALF, Finish
from bot.storage.sql import insert
from bot.storage.subject import Db, Subject, operation

_ENTER = f"{insert('achievements', ('user_id', 'game', 'name', 'at'))} ON CONFLICT DO NOTHING"
_WHERE = """
SELECT tables.guild_id, games.game FROM tables JOIN games ON games.table_id = tables.id
WHERE tables.id = ? ORDER BY games.id DESC LIMIT 1
"""
_KINDS = """
SELECT count(DISTINCT game) FROM results WHERE user_id = ? AND guild_id != ? AND share >= ?
"""
_HAS = "SELECT 1 FROM achievements WHERE user_id = ? AND game = '' AND name = ?"
_STANDS_IN = """
SELECT count(DISTINCT boards.game) FROM standings JOIN boards ON boards.id = standings.board_id
WHERE standings.who = ? AND standings.period = 0
"""
"""The games of whose boards somebody has a line, which they have from the first result on."""
_OF = "SELECT user_id, game, name, at FROM achievements WHERE user_id = ? ORDER BY at, game, name"
_UNTOLD = "SELECT user_id, game, name, at FROM achievements WHERE told = 0 ORDER BY at LIMIT ?"
_TOLD = "UPDATE achievements SET told = 1 WHERE user_id = ? AND game = ? AND name = ? AND told = 0"


def enter(db: Db, table_id: TableId, finish: Finish) -> None:
    """Write down the achievements of a game that ends now.

    Whoever left it after a few cards has not played it to the end.
    """
    guild, game = db.execute(_WHERE, (table_id,)).fetchone()
    if guild == NO_SERVER:
        return
    for user, name in finish.achieved:
        db.execute(_ENTER, (user, game, name, finish.at))
    for user in {row.user_id for row in finish.results} if finish.kinds else ():
        if _has_played(db, user, finish.kinds):
            db.execute(_ENTER, (user, "", ALL_GAMES, finish.at))


def _has_played(db: Db, user_id: UserId, kinds: int) -> bool:
    """Whether somebody has played so many games to the end, and that is not written down yet.

    All their results are read for few: everyone at the tables waits for it.
    """
    if db.execute(_HAS, (user_id, ALL_GAMES)).fetchone() is not None:
        return False
    ((begun,),) = db.execute(_STANDS_IN, (user_id,)).fetchall()
    if begun < kinds:
        return False
    ((played,),) = db.execute(_KINDS, (user_id, NO_SERVER, HALF)).fetchall()
    return int(played) >= kinds


def enter_daily(db: Db, user_id: UserId, days: int, at: float) -> None:
    """Write down that somebody has finished a daily on so many days in a row, if it is many."""
    if days >= DAYS:
        db.execute(_ENTER, (user_id, "", DAILIES, at))


def of_person(db: Db, user_id: UserId) -> tuple[AchievementRow, ...]:
    """All that somebody has achieved, in the order of time."""
    return tuple(AchievementRow(*row) for row in db.execute(_OF, (user_id,)))


def untold(db: Db, most: int) -> tuple[AchievementRow, ...]:
    """The achievements not yet told to their owners, the oldest first; at most so many."""
    return tuple(AchievementRow(*row) for row in db.execute(_UNTOLD, (most,)))


def tell(db: Db, rows: Sequence[AchievementRow]) -> tuple[AchievementRow, ...]:
    """Note that these are told now; those that had not been are the answer."""
    found = (row for row in rows if db.execute(_TOLD, (row.user_id, row.game, row.name)).rowcount)
    return tuple(found)


class Achievements(Subject):
    """The achievements of people, in the store."""

    of_person = operation(of_person)
    untold = operation(untold)
    tell = operation(tell)
