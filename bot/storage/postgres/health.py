"""The health of a database as PostgreSQL knows it: it looks a page through when it reads it."""

from bot.storage.address import ServerAddress
from bot.storage.full import LONGEST_READ, MIGRATIONS
from bot.storage.integrity import counted
from bot.storage.postgres.connection import PostgresConnection, must_write, reading
from bot.storage.postgres.schema import applied, migrations_of, must_be_known, must_do
from bot.storage.store import Health, StoreError

_SIZE = "SELECT pg_database_size(current_database())"
_CHECKSUMS = """
SELECT coalesce(checksum_failures, 0) FROM pg_stat_database WHERE datname = current_database()
"""
_MAY_CREATE = """
SELECT has_schema_privilege(current_schema(), 'CREATE'), current_schema()::text
"""
_UNUSABLE = """
SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
WHERE relnamespace = current_schema()::regnamespace AND NOT indisvalid ORDER BY 1
"""


def examined(db: PostgresConnection) -> Health:
    """The size of the database, pages whose checksums did not match, and indexes without use."""
    ((size,),) = db.execute(_SIZE).fetchall()
    ((failures,),) = db.execute(_CHECKSUMS).fetchall()
    faults = [f"{failures} pages with a wrong checksum"] if failures else []
    faults += [f"the index {name} is not valid" for (name,) in db.execute(_UNUSABLE)]
    return Health(size, tuple(faults))


def _may_create(db: PostgresConnection, address: ServerAddress) -> None:
    ((may, schema),) = db.execute(_MAY_CREATE).fetchall()
    if not may:
        raise StoreError(
            f"The database {address} refuses its user this: to create tables in the schema"
            f" {schema}."
        )


def told_of(address: ServerAddress) -> str:
    """The health of a database, in a sentence; nothing of it is changed.

    :raises StoreError: it cannot be used.
    """
    steps = migrations_of(MIGRATIONS)
    with reading(address, LONGEST_READ) as db:
        must_write(db)
        must_do(db, address)
        must_be_known(db, steps, address)
        ((version,),) = db.execute("SELECT current_setting('server_version')").fetchall()
        found = applied(db)
        if found != {step.number for step in steps}:
            _may_create(db, address)
        if not found:
            return f"can be used, on PostgreSQL {version}; its tables are made at the first start"
        due = counted(db, found).due(step.number for step in steps)
        return f"can be used, on PostgreSQL {version}; {counted(db, found)}{due}"
