"""Sessions that hold a database and say nothing any more.

The server ends those whose client is gone. A proxy between the two may keep one to nobody, with its
locks, for as long as it likes: then nobody else would ever get that database.
"""

from bot.storage.postgres.connection import PostgresConnection

RUNNING = 0x6B6E617668
"""The number of the advisory lock that sessions of running bots share: each of them says something
every few seconds. Whoever moves or restores a database may be silent for hours."""
GONE = 300.0
"""Seconds of silence after which a bot counts as gone. If it is not, it finds that another has the
database, and writes nothing more."""
WORTH_TELLING = 30.0
"""Seconds of silence that no bot keeps which is well."""
_SILENT = f"""
SELECT pid, backend_start::text, extract(epoch FROM clock_timestamp() - state_change)::float8
FROM pg_stat_activity WHERE usename = current_user AND state <> 'active' AND pid IN (
    SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND classid::int8 = {RUNNING >> 32} AND objid::int8 = {RUNNING & 0xFFFFFFFF}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""
_END = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid = ? AND backend_start = ?::timestamptz AND pid <> pg_backend_pid()
"""
Session = tuple[int, str]
"""A session on the server: its process there, and since when it is."""


def runs(db: PostgresConnection) -> None:
    """Let it be known that this session is a running bot's, until it ends."""
    db.execute("SELECT pg_advisory_lock_shared(?)", (RUNNING,)).fetchall()


def end(db: PostgresConnection, session: Session) -> None:
    """End a session, unless it is over."""
    db.execute(_END, session).fetchall()


def end_the_gone(db: PostgresConnection) -> str:
    """End the sessions of bots that are gone; the answer is what to tell of a silent one, or ""."""
    silent = db.execute(_SILENT).fetchall()
    for process, since, seconds in silent:
        if seconds > GONE:
            end(db, (process, since))
    longest = max((seconds for *_, seconds in silent if seconds <= GONE), default=0.0)
    if longest < WORTH_TELLING:
        return ""
    return (
        f" It has said nothing for {longest:.0f} seconds: if none is running, a proxy has kept its"
        f" connection, which is ended by whoever starts after {GONE:.0f} seconds."
    )
