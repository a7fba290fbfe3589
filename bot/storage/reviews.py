"""Reviews of finished games: of each person's decisions, kept for them alone."""

from bot.storage.rows.ids import GameId, UserId
from bot.storage.subject import Db, Subject, operation

_KEEP = """
INSERT INTO reviews (game_id, user_id, found, made_at)
SELECT ?1, ?2, ?3, ?4
WHERE EXISTS (SELECT 1 FROM played WHERE game_id = ?1 AND user_id = ?2)
ON CONFLICT (game_id, user_id) DO UPDATE SET found = excluded.found, made_at = excluded.made_at
"""
_KEPT = "SELECT found FROM reviews WHERE game_id = ? AND user_id = ?"


def keep(db: Db, game_id: GameId, user_id: UserId, found: str, at: float) -> None:
    """Keep the review of somebody's decisions, unless they have been forgotten meanwhile."""
    db.execute(_KEEP, (game_id, user_id, found, at))


def kept(db: Db, game_id: GameId, user_id: UserId) -> str | None:
    """The review of somebody's decisions in a game; ``None`` if there is none yet."""
    found = db.execute(_KEPT, (game_id, user_id)).fetchone()
    return None if found is None else str(found[0])


class Reviews(Subject):
    """Reviews in the store."""

    keep = operation(keep)
    kept = operation(kept)
