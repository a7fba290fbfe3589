"""The ends of games, and in whose histories they stand from then on."""

from bot.storage.rows.ids import GameId, TableId
from bot.storage.rows.results import Finish
from bot.storage.subject import Db

_FINISH = """
UPDATE games SET ended_at = ?, scores = ?, winners = ?, (guild_id, private_in) = (
    SELECT guild_id, CASE private WHEN 1 THEN channel_id END FROM tables
    WHERE tables.id = games.table_id
) WHERE id = ?
"""
_LIST = """
INSERT INTO played (game_id, user_id, game, ended_at, guild_id, private)
SELECT games.id, people.user_id, games.game, games.ended_at, games.guild_id,
       CASE WHEN games.private_in IS NULL THEN 0 ELSE 1 END
FROM games, ({people}) AS people WHERE games.id = ?1 AND people.user_id > 0
ON CONFLICT DO NOTHING
"""
_LIST_SCORED = _LIST.format(people="SELECT user_id FROM results WHERE game_id = ?1")
_LIST_BROKEN_OFF = _LIST.format(
    people="SELECT user_id FROM seats WHERE table_id = ?2"
    " UNION SELECT user_id FROM moves WHERE game_id = ?1"
)
_RUNNING = "SELECT id FROM games WHERE table_id = ? AND ended_at IS NULL"


def finish(db: Db, game_id: GameId, end: Finish) -> None:
    """A game is over."""
    told = (" ".join(map(str, end.scores)), " ".join(map(str, end.winners)))
    db.execute(_FINISH, (end.at, *told, game_id))


def list_scored(db: Db, game_id: GameId) -> None:
    """A game whose results are written down stands in the histories of all who have one."""
    db.execute(_LIST_SCORED, (game_id,))


def list_unscored(db: Db, game_id: GameId, table_id: TableId) -> None:
    """A game that counts on no board stands in the histories of all who have played it."""
    db.execute(_LIST_BROKEN_OFF, (game_id, table_id))


def break_off(db: Db, table_id: TableId, at: float) -> None:
    """The running game of a table has ended before its time: nothing of it is scored.

    It stands in the histories of those who sit there yet, and of all who have made a move.
    """
    for (game_id,) in db.execute(_RUNNING, (table_id,)).fetchall():
        db.execute(_FINISH, (at, "", "", game_id))
        db.execute(_LIST_BROKEN_OFF, (game_id, table_id))
