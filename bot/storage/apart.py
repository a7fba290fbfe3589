"""Reading the database from a process of its own, beside the one that writes it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from bot.storage.errors import spoken

PATIENCE = 5.0
"""Seconds for which it is waited while another program holds the database."""


@contextmanager
def reading(place: str) -> Iterator[sqlite3.Connection]:
    """A connection to the file at this path, which only reads.

    :raises StoreError: it cannot be read.
    """
    try:
        with closing(sqlite3.connect(place, PATIENCE, isolation_level=None)) as db:
            db.execute("PRAGMA query_only = ON")
            yield db
    except sqlite3.Error as error:
        raise spoken(error, place) from error
