"""The sessions of processes on a PostgreSQL server, as seen from beside them."""

from contextlib import closing

from bot.storage.address import ServerAddress
from bot.storage.postgres.connection import PostgresConnection


def ask(address: ServerAddress, statement: str) -> list[tuple[object, ...]]:
    """The rows of a statement, on a connection of its own."""
    with closing(PostgresConnection(address)) as db:
        found = db.execute(statement)
        return found.fetchall() if found.description else []


def silent(db: PostgresConnection, process: int, seconds: float) -> None:
    """Let the last sign of life of a process be so many seconds ago."""
    db.execute("UPDATE processes SET beat = beat - ? WHERE id = ?", (seconds, process))


def ended(db: PostgresConnection, process: int) -> None:
    """Return when the server has ended the session of a process that has let go of it."""
    session = "SELECT 1 FROM pg_stat_activity JOIN processes ON session = pid WHERE id = ?"
    while db.execute(session, (process,)).fetchone():
        db.command("SELECT pg_sleep(0.01)")
