"""The channel of each person's direct messages, as functions of an open transaction."""

import sqlite3

Db = sqlite3.Connection

_KEEP = "INSERT OR REPLACE INTO direct_channels (user_id, channel_id) VALUES (?, ?)"


def channel(db: Db, user_id: int) -> int | None:
    """The channel's number; ``None`` if none is known."""
    asked = "SELECT channel_id FROM direct_channels WHERE user_id = ?"
    found = db.execute(asked, (user_id,)).fetchone()
    return int(found[0]) if found else None


def keep(db: Db, user_id: int, channel_id: int | None) -> None:
    """Remember the channel's number; ``None`` forgets it."""
    if channel_id is None:
        db.execute("DELETE FROM direct_channels WHERE user_id = ?", (user_id,))
    else:
        db.execute(_KEEP, (user_id, channel_id))
