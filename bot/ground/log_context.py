"""The table at which something happens, for each line of the log."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

TABLE: ContextVar[int | None] = ContextVar("table", default=None)
"""The number of the table that is being served; ``None``: of no one alone."""


@contextmanager
def at_table(number: int | None) -> Iterator[None]:
    """Mark all that is logged in this block, and by tasks that begin in it, with this table."""
    token = TABLE.set(number)
    try:
        yield
    finally:
        TABLE.reset(token)
