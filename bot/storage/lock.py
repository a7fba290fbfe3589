"""The lock of a database for one process alone: it dies with the process that holds it.

Two files are locked: one beside the database, which stays when a restore puts another file in its
place, and on Linux the database's own, which is the same by whatever name it is opened.
"""

import errno
import glob
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bot.storage.paths import is_there
from bot.storage.store import StoreBusy, StoreError

try:
    import fcntl
except ImportError:  # Windows: there SQLite's own locks are all there is
    fcntl = None  # type: ignore[assignment]

ASIDE = ".before-restore-"
"""Between a database's name and the moment at which a restore kept it aside."""
PART = ".part"
"""The end of the name of a file that is not finished."""


def lock_file(database: Path) -> Path:
    """The file beside a database that its holder has locked. It is never deleted."""
    database = database.resolve()
    return database.with_name(f"{database.name}-lock")


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """Nobody else who asks has this database until the end of the block, not even after a crash.

    :raises StoreBusy: somebody has it, by this name or another, or the disk is full or fails.
    :raises StoreError: the folder cannot be written to, or the file has a second name.
    """
    held = []
    try:
        held.append(_opened(database))
        _take(held[0], database)
        # Elsewhere the two kinds of locks, flock and SQLite's, may get in each other's way.
        if sys.platform == "linux" and database.is_file():
            with suppress(PermissionError):  # SQLite tells of a file that cannot be read
                held.append(os.open(database, os.O_RDONLY))
                _take(held[1], database)
        _must_have_one_name(database.resolve())
        yield
    finally:
        for file in held:
            os.close(file)


def _opened(database: Path) -> int:
    try:
        return os.open(lock_file(database), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        passing = error.errno in (errno.ENOSPC, errno.EIO)
        wanted = "its folder must exist and be writable"
        if is_there(lock_file(database)):
            wanted = f"{lock_file(database)} must be writable"
        raise (StoreBusy if passing else StoreError)(
            f"The database {database} cannot be opened: {wanted} ({error.strerror})."
        ) from None


def _take(file: int, database: Path) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreBusy(
            f"The database {database} is in use by a Knave that is running: stop it first."
        ) from None
    except OSError as error:
        if error.errno not in (errno.ENOTSUP, errno.ENOLCK, errno.ENOSYS):
            raise
        # A file system without locks: SQLite's own are all there is.


def _must_have_one_name(database: Path) -> None:
    """Under a second name SQLite would look for another log, and lose what is in this one."""
    if not database.is_file() or database.stat().st_nlink == 1:
        return
    pattern = glob.escape(database.name)
    for other in (
        *database.parent.glob(f"{pattern}{ASIDE}*"),
        *database.parent.glob(f".{pattern}.*{PART}"),
    ):  # left by a restore or a backup that was cut off in the very moment of the renaming
        if other.samefile(database):
            other.unlink()
    if (names := database.stat().st_nlink) > 1:
        raise StoreError(
            f"The database {database} has {names} names (hard links), which damages it sooner or"
            f" later: keep one of them. They are found with: find / -xdev -samefile {database}"
        )


def mark_as_needed(file: int) -> None:
    """Lock an open file until it is closed, so that it is not taken for one that a crash left."""
    if fcntl is not None:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_needed(path: Path) -> bool:
    """Whether a process that lives has marked this file so.

    :raises OSError: it cannot be opened, or cannot be locked.
    """
    if fcntl is None:
        return True
    file = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(file)
    return False
