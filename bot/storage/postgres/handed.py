"""Work handed to the process of another shard, as functions of an open transaction."""

from bot.storage.postgres.leases import CHANNEL
from bot.storage.rows.processes import VALID, Handed, ShardRange
from bot.storage.subject import Db

LEFT_BEHIND = 60.0
"""Seconds after which whoever handed something over is dead: it would have been taken back."""
HANDED = "handed"
"""The beginning of the news that something was handed over: then comes the shard."""

_NOW = "extract(epoch FROM clock_timestamp())"
_HAND = f"INSERT INTO handed (shard, kind, body, at) VALUES (?, ?, ?, {_NOW} - ?) RETURNING id"
_MINE = "(shard BETWEEN ? AND ? OR (shard >= ? AND ? = 0))"
"""A shard of a range; work for a shard beyond those there are now is for the first one."""
_TAKE = f"""
DELETE FROM handed WHERE {_MINE} AND kind = ? AND NOT {_NOW} - at BETWEEN ? AND ?
RETURNING id, kind, body, {_NOW} - at
"""
_LOOK = f"SELECT id, kind, body, {_NOW} - at FROM handed WHERE {_MINE} AND kind = ? ORDER BY id"


def tell(db: Db, news: str) -> None:
    """Tell all processes, once this transaction is committed."""
    db.execute("SELECT pg_notify(?, ?)", (CHANNEL, news)).fetchall()


def hand(db: Db, shard: int, kind: str, body: str, ago: float = 0.0) -> int:
    """Hand something over to the process that runs this shard; the answer is its number.

    That was begun so many seconds ``ago``.
    """
    ((number,),) = db.execute(_HAND, (shard, kind, body, ago)).fetchall()
    tell(db, f"{HANDED} {shard} {kind}")
    return int(number)


def take(db: Db, range: ShardRange, kind: str) -> tuple[Handed, ...]:
    """All of a kind that was handed to a range, oldest first; nobody else gets it.

    Whatever is no longer valid is left to be taken back, or is what a dead process has left behind.
    """
    if not look(db, range, kind):
        return ()  # most looks find nothing, and write nothing
    found = db.execute(_TAKE, (*_of(range, kind), VALID, LEFT_BEHIND))
    return tuple(sorted((Handed(*row) for row in found), key=_id))


def look(db: Db, range: ShardRange, kind: str) -> tuple[Handed, ...]:
    """All of a kind that was handed to a range, oldest first; it stays until it is done."""
    return tuple(Handed(*row) for row in db.execute(_LOOK, _of(range, kind)))


def take_back(db: Db, number: int) -> bool:
    """Take something away that was handed over; false if it has been taken."""
    if db.execute("SELECT 1 FROM handed WHERE id = ?", (number,)).fetchone() is None:
        return False
    return db.execute("DELETE FROM handed WHERE id = ?", (number,)).rowcount == 1


def _of(range: ShardRange, kind: str) -> tuple[int, int, int, int, str]:
    return range.first, range.last, range.shards, range.first, kind


def _id(one: Handed) -> int:
    return one.id
