"""Deleted rows, which PostgreSQL leaves where they are until their place is needed.

It keeps frequent values of each column for its planner, too: those of a table that is empty now are
never renewed, and go where the type of the column is set, even to what it was.
"""

from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.schema import tables_of
from bot.storage.wal import QUICKLY_REWRITTEN

_SIZE = """
SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::int8 FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
"""
_REMEMBERED = """
SELECT attrelid::regclass::text, string_agg(format(
    'ALTER %I TYPE %s%s', pg_attribute.attname, format_type(atttypid, atttypmod),
    CASE WHEN attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END
), ', ')
FROM pg_stats JOIN pg_attribute ON pg_attribute.attname = pg_stats.attname
    AND attrelid = format('%I.%I', schemaname, tablename)::regclass
WHERE schemaname = current_schema() GROUP BY attrelid
"""


def rewrite(db: PostgresConnection) -> bool:
    """Write all tables anew, with the planner's memory of their values.

    False: they are so large that others would wait for it.
    """
    ((size,),) = db.execute(_SIZE).fetchall()
    if size > QUICKLY_REWRITTEN:
        return False
    db.command(f"VACUUM (FULL, ANALYZE) {', '.join(tables_of(db))}")
    for table, forgetting in db.execute(_REMEMBERED).fetchall():
        if db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is None:
            db.command(f"ALTER TABLE {table} {forgetting}")
    db.command("VACUUM (FULL) pg_catalog.pg_statistic")
    return True


def overwrite(db: PostgresConnection) -> None:
    """Give the place of deleted rows back, while others read and write."""
    db.command(f"VACUUM (ANALYZE) {', '.join(tables_of(db))}")
