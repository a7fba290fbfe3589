"""Who has a database to themselves: a lock that dies with the process that holds it."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.storage.store import StoreBusy, StoreError

try:
    import fcntl
except ImportError:  # Windows: there SQLite's own locks are all there is
    fcntl = None  # type: ignore[assignment]


def lock_file(database: Path) -> Path:
    """The file beside a database that its holder has locked. It is never deleted."""
    return database.with_name(f"{database.name}-lock")


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """Nobody else who asks has this database until the end of the block, not even after a crash.

    :raises StoreBusy: somebody has it, or the disk is full or fails.
    :raises StoreError: the folder cannot be written to.
    """
    try:
        file = os.open(lock_file(database), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        passing = error.errno in (errno.ENOSPC, errno.EIO)
        raise (StoreBusy if passing else StoreError)(
            f"The database {database} cannot be opened: its folder must exist and be writable"
            f" ({error.strerror})."
        ) from None
    try:
        if fcntl is not None:
            _take(file, database)
        yield
    finally:
        os.close(file)


def _take(file: int, database: Path) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreBusy(
            f"The database {database} is in use by a Knave that is running: stop it first."
        ) from None
