"""Company at tables: blocked people, and those who want to be told of new tables."""

from dataclasses import replace

from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.people import BlockRow, ToldRow, WantedRow
from bot.storage.sql import upsert
from bot.storage.subject import Db, Subject, operation

_BLOCK = upsert("blocks", ("user_id", "blocked_id", "name", "at"), "user_id, blocked_id")
_UNBLOCK = "DELETE FROM blocks WHERE user_id = ? AND blocked_id = ?"
_BLOCKS = "SELECT user_id, blocked_id, name, at FROM blocks WHERE user_id = ? ORDER BY at, name"
_BLOCKED = "SELECT 1 FROM blocks WHERE user_id = ? AND blocked_id = ?"
_WANT = upsert("wanted", ("guild_id", "game", "user_id", "at"), "guild_id, game, user_id")
_UNWANT = "DELETE FROM wanted WHERE guild_id = ? AND game = ? AND user_id = ?"
_WANTED_BY = "SELECT guild_id, game, user_id, at FROM wanted WHERE user_id = ? ORDER BY at, game"
_WANTED_HERE = """
SELECT guild_id, game, user_id, at FROM wanted
WHERE guild_id = ? AND game = ? ORDER BY at, user_id
"""
_TOLD = "SELECT user_id, told_at, failures, given_up FROM wanted_told WHERE user_id = ?"
_SAVE_TOLD = """
INSERT INTO wanted_told (user_id, told_at, failures, given_up)
SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM people WHERE user_id = ?1)
ON CONFLICT (user_id) DO UPDATE
SET told_at = excluded.told_at, failures = excluded.failures, given_up = excluded.given_up
"""
_GIVEN_UP = "SELECT user_id FROM wanted_told WHERE given_up = 1"


def block(db: Db, row: BlockRow) -> None:
    """Write down that someone does not want someone at the tables they host."""
    db.execute(_BLOCK, (row.user_id, row.blocked_id, row.name, row.at))


def unblock(db: Db, user_id: UserId, blocked_id: UserId) -> None:
    """Forget that someone did not want someone at their tables."""
    db.execute(_UNBLOCK, (user_id, blocked_id))


def blocks(db: Db, user_id: UserId) -> tuple[BlockRow, ...]:
    """Everybody this person has blocked, in the order of time."""
    return tuple(BlockRow(*row) for row in db.execute(_BLOCKS, (user_id,)))


def has_blocked(db: Db, user_id: UserId, other: UserId) -> bool:
    """Whether this person does not want that one."""
    return db.execute(_BLOCKED, (user_id, other)).fetchone() is not None


def want(db: Db, row: WantedRow) -> None:
    """Write down that someone wants to be told of tables of a game in a server."""
    db.execute(_WANT, (row.guild_id, row.game, row.user_id, row.at))


def unwant(db: Db, guild_id: GuildId, game: str, user_id: UserId) -> None:
    """Forget that someone wanted to be told of tables of a game in a server."""
    db.execute(_UNWANT, (guild_id, game, user_id))


def wanted_by(db: Db, user_id: UserId) -> tuple[WantedRow, ...]:
    """All this person wants to be told of."""
    return tuple(WantedRow(*row) for row in db.execute(_WANTED_BY, (user_id,)))


def wanted_here(db: Db, guild_id: GuildId, game: str) -> tuple[WantedRow, ...]:
    """Everybody who wants to be told of this game here, in the order of their asking."""
    return tuple(WantedRow(*row) for row in db.execute(_WANTED_HERE, (guild_id, game)))


def told(db: Db, user_id: UserId) -> ToldRow:
    """The last message to this person about a table, and its failures in a row."""
    found = db.execute(_TOLD, (user_id,)).fetchone()
    return ToldRow(found[0], found[1], found[2], bool(found[3])) if found else ToldRow(user_id)


def save_told(db: Db, row: ToldRow) -> None:
    """Write down that someone was told, or could not be, if they are known yet."""
    if row == ToldRow(row.user_id):
        db.execute("DELETE FROM wanted_told WHERE user_id = ?", (row.user_id,))
        return
    db.execute(_SAVE_TOLD, (row.user_id, row.told_at, row.failures, row.given_up))


def claim(db: Db, user_id: UserId, now: float, every: float) -> bool:
    """Take the turn to tell this person of a table; false if another had it less than that ago.

    ``now`` and ``every`` are seconds.
    """
    known = told(db, user_id)
    if known.was_told(now, every):
        return False
    save_told(db, replace(known, told_at=now))
    return True


def give_up(db: Db, user_id: UserId) -> None:
    """No message reaches this person: they are told of nothing any more, and hear that later."""
    db.execute("DELETE FROM wanted WHERE user_id = ?", (user_id,))
    save_told(db, ToldRow(user_id, given_up=True))


def take_given_up(db: Db, user_id: UserId) -> bool:
    """Whether this person was still to hear that we gave up; from now on they are not."""
    asked = "DELETE FROM wanted_told WHERE user_id = ? AND given_up = 1"
    return db.execute(asked, (user_id,)).rowcount == 1


def given_up(db: Db) -> tuple[UserId, ...]:
    """Everybody who is still to hear that we gave up."""
    return tuple(user for (user,) in db.execute(_GIVEN_UP))


class Social(Subject):
    """Blocked people, and those who want to be told, in the store."""

    block = operation(block)
    unblock = operation(unblock)
    blocks = operation(blocks)
    has_blocked = operation(has_blocked)
    want = operation(want)
    unwant = operation(unwant)
    wanted_by = operation(wanted_by)
    wanted_here = operation(wanted_here)
    told = operation(told)
    save_told = operation(save_told)
    claim = operation(claim)
    take_given_up = operation(take_given_up)
    give_up = operation(give_up)
    given_up = operation(given_up)
