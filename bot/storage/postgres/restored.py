"""The last step of a restore, once pg_restore has put a database back."""

import time
from contextlib import closing

import psycopg

from bot.storage.address import ServerAddress
from bot.storage.backup import UNKNOWN_NUMBERS
from bot.storage.forgotten import mark_copy
from bot.storage.full import MIGRATIONS
from bot.storage.marks import set_mark
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.errors import spoken
from bot.storage.postgres.schema import applied, migrations_of, must_be_known
from bot.storage.postgres.writer import holding
from bot.storage.store import RESTORED, StoreError

CLOCKS_DIFFER = 120.0
"""Seconds by which the clocks of machines that share a database may differ."""
_JUMP = """
SELECT setval(seqrelid::regclass, greatest(coalesce(pg_sequence_last_value(seqrelid), 0), 0) + ?)
FROM pg_sequence JOIN pg_class ON pg_class.oid = seqrelid
WHERE relnamespace = current_schema()::regnamespace
"""


def mark(address: ServerAddress, at: float) -> float:
    """Mark it as restored, and let its numbers jump: those given since the copy are not known.

    The answer is the moment of which the copy is, in seconds since 1970; 0 if it does not say.

    :raises StoreError: it is in use, not ours, or empty.
    """
    with holding(address):
        try:
            with closing(PostgresConnection(address)) as db:
                must_be_known(db, migrations_of(MIGRATIONS), address)
                if not applied(db):
                    raise StoreError(f"The database {address} is empty: run pg_restore first.")
                db.command("BEGIN")
                set_mark(db, RESTORED, time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at)))
                moment = mark_copy(db, CLOCKS_DIFFER)
                db.execute(_JUMP, (UNKNOWN_NUMBERS,)).fetchall()
                db.command("COMMIT")
                return moment
        except psycopg.Error as error:
            raise spoken(error, address) from error
