"""The shards of each process, as functions of a connection: signs of life, and leases.

All times are the server's. Leases are changed by one process at a time, under an advisory lock.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from bot.storage.marks import mark, set_mark
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.rows.processes import Lease, ProcessRow, ShardRange
from bot.storage.store import StoreError
from bot.storage.subject import Db

LAPSES = 6.0
"""Seconds after the last sign of life of a process at which its leases lapse."""
MISSED = 2.0
"""Seconds after which leases lapse where their process's session is gone from the server, too."""
CLAIMING = 0x6B6E617667
"""The number of the advisory lock under which leases are changed."""
STARTING = LAPSES
"""Seconds after the server's start for which nobody is taken for dead: all have been cut off."""
WAITS = 3000
"""Milliseconds for which a claim waits for a transaction under an old lease."""
CHANNEL = "knave"
"""The channel of PostgreSQL's notifications between the processes."""

MOST_TURNS = 10
"""Turns of each shard that may wait: those of processes that were killed since are among them."""
IDENTIFIED = "identified"
"""The mark with the moment of the last turn to begin a session on the gateway."""

_NOW = "extract(epoch FROM clock_timestamp())"
_ENTER = f"""
INSERT INTO processes (name, version, session, since, beat)
VALUES (?, ?, pg_backend_pid(), {_NOW}, {_NOW}) RETURNING id
"""
_BEAT = f"UPDATE processes SET beat = {_NOW}, session = pg_backend_pid(), told = ? WHERE id = ?"
_LIVING = f"""
SELECT id FROM processes
WHERE CASE WHEN EXISTS (SELECT FROM pg_stat_activity WHERE pid = processes.session)
    THEN {_NOW} - beat < ?::float8 ELSE abs({_NOW} - beat) < ?::float8 END
"""
"""A sign of life from the future, before the clock was set back, is one while the session lives."""
_JUST_STARTED = f"""
SELECT {_NOW} - extract(epoch FROM pg_postmaster_start_time()) BETWEEN 0 AND ?::float8
"""
_LEASES = "SELECT id, process, first_shard, last_shard, shards FROM leases ORDER BY first_shard"
_NOW_AND_SHARDS = f"SELECT {_NOW}::float8, (SELECT coalesce(max(shards), 1) FROM leases)"
_CLAIM = """
INSERT INTO leases (process, first_shard, last_shard, shards) VALUES (?, ?, ?, ?) RETURNING id
"""
UNABLE = "unable"
"""The word of a process, in the JSON it tells the others, that it cannot run a range just now."""
COMPLAINT = "complaint"
"""The word for the fault of a process, in the same JSON."""
_UNABLE = f"""SELECT id FROM processes WHERE told LIKE '%"{UNABLE}": true%'"""
_PROCESSES = f"SELECT id, name, version, since, {_NOW} - beat, told FROM processes ORDER BY id"


class Divided(StoreError):
    """The shards are divided in another way by a process that lives."""


def enter(db: PostgresConnection, name: str, version: str) -> int:
    """Enter this process, whose session this is; the answer is its number."""
    ((number,),) = db.execute(_ENTER, (name, version)).fetchall()
    return int(number)


def beat(db: PostgresConnection, process: int, told: str) -> frozenset[int] | None:
    """Give a sign of life; the answer is the numbers of the leases that are still its own.

    ``None``: others have taken the process for dead, and struck it out.
    """
    if not db.execute(_BEAT, (told, process)).rowcount:
        return None
    held = db.execute("SELECT id FROM leases WHERE process = ?", (process,))
    return frozenset(number for (number,) in held)


def moment(db: PostgresConnection) -> float:
    """The moment by the server's clock, in seconds since 1970."""
    ((now,),) = db.execute(f"SELECT {_NOW}::float8").fetchall()
    return float(now)


def claim(
    db: PostgresConnection,
    process: int,
    ranges: Sequence[ShardRange],
    judges: bool,
    must_do: Callable[[PostgresConnection], None] = lambda db: None,
) -> Lease | None:
    """Take the first of these ranges that is free, if it is this process's turn.

    Before that ``must_do`` looks whether the database is one that this process can run.

    ``judges``: it may take others for dead. A process that has just come back to the server does
    not: nor may the others have had the time for a sign of life.

    :raises Divided: a process that lives divides the shards in another way.
    """
    with _changing(db):
        living = _tidied(db, process) if judges else _everyone(db)
        held = [*db.execute(_LEASES)]
        holders = {holder for _, holder, *_ in held}
        if process in holders and _standing_by(db, living - holders):
            return None  # somebody who has none goes first
        taken = [ShardRange(*place) for _, _, *place in held]
        _must_agree(ranges, taken)
        for one in ranges:
            if not any(one.overlaps(other) for other in taken):
                must_do(db)
                row = (process, one.first, one.last, one.shards)
                ((number,),) = db.execute(_CLAIM, row).fetchall()
                return Lease(int(number), one)
    return None


def _must_agree(ranges: Sequence[ShardRange], taken: Sequence[ShardRange]) -> None:
    for other in taken:
        if any(one.overlaps(other) and one != other for one in ranges):
            raise Divided(
                f"Another process runs the shards {other}, which does not go with"
                f" {', '.join(map(str, ranges))}: set the same KNAVE_PROCESSES and KNAVE_SHARDS for"
                " all, and stop those that run with others first."
            )


def somebody_waits(db: PostgresConnection, process: int, ranges: Sequence[ShardRange]) -> bool:
    """Whether all ranges are taken, while a process stands by for one and this one has two."""
    living = _living(db)
    held = [*db.execute(_LEASES)]
    mine = sum(holder == process for _, holder, *_ in held)
    free = len(ranges) > len(held)
    idle = living - {holder for _, holder, *_ in held}
    return mine > 1 and not free and bool(_standing_by(db, idle))


def release(db: PostgresConnection, number: int) -> None:
    """Give a range back, by the number of its lease."""
    db.execute("DELETE FROM leases WHERE id = ?", (number,))


def leave(db: PostgresConnection, process: int) -> None:
    """Strike out a process that ends, with all of its leases."""
    db.execute("DELETE FROM leases WHERE process = ?", (process,))
    db.execute("DELETE FROM processes WHERE id = ?", (process,))


def processes(db: Db) -> tuple[ProcessRow, ...]:
    """Every process that has not been struck out, with its ranges."""
    held: dict[int, list[ShardRange]] = {}
    for _, holder, *place in db.execute(_LEASES):
        held.setdefault(holder, []).append(ShardRange(*place))
    found = db.execute(_PROCESSES).fetchall()
    return tuple(
        ProcessRow(number, name, version, since, age, told, tuple(held.get(number, ())))
        for number, name, version, since, age, told in found
    )


def turn_to_identify(db: Db, apart: float) -> float:
    """Take the next turn to begin a session on the gateway; the answer is the seconds until then.

    Discord takes one in five seconds of all shards together; turns are ``apart`` seconds apart.
    A last turn further ahead than anyone waits does not count: the clock was set back since.
    """
    ((now, shards),) = db.execute(_NOW_AND_SHARDS).fetchall()
    last = float(mark(db, IDENTIFIED) or 0)
    at = now if last > now + MOST_TURNS * shards * apart else max(now, last + apart)
    set_mark(db, IDENTIFIED, repr(at))
    return float(at - now)


def _standing_by(db: PostgresConnection, idle: set[int]) -> set[int]:
    """Those of these processes that could run a range: others have no way to Discord, perhaps."""
    return idle - {one for (one,) in db.execute(_UNABLE)}


def _everyone(db: PostgresConnection) -> set[int]:
    return {one for (one,) in db.execute("SELECT id FROM processes")}


def _living(db: PostgresConnection) -> set[int]:
    """The processes with a sign of life not long ago; after a start of the server, all of them."""
    ((just_started,),) = db.execute(_JUST_STARTED, (STARTING,)).fetchall()
    if just_started:
        return _everyone(db)
    return {one for (one,) in db.execute(_LIVING, (LAPSES, MISSED))}


def _tidied(db: PostgresConnection, process: int) -> set[int]:
    """Strike out those who are dead; the answer is everyone who lives."""
    living = _living(db) | {process}
    for _, holder, *_ in [*db.execute(_LEASES)]:
        if holder not in living:
            db.execute("DELETE FROM leases WHERE process = ?", (holder,))
    for one in _everyone(db) - living:
        db.execute("DELETE FROM processes WHERE id = ?", (one,))
    return living


@contextmanager
def _changing(db: PostgresConnection) -> Iterator[None]:
    """A transaction in which nobody else changes leases."""
    db.command("BEGIN ISOLATION LEVEL READ COMMITTED")
    try:
        db.command(f"SET LOCAL lock_timeout = {WAITS}")
        db.execute("SELECT pg_advisory_xact_lock(?)", (CLAIMING,))
        yield
        db.command("COMMIT")
    except BaseException:
        if not db.lost:
            db.command("ROLLBACK")
        raise
