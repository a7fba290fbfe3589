"""A copy of the database while the bot runs, and a copy put in the database's place.

A refusal or a failure leaves every file as it was; a copy appears under its name only when it is
whole, checked, and on disk.
"""

import glob
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from tempfile import mkstemp

from bot.storage.errors import code, interrupted, spoken
from bot.storage.forgotten import mark_copy
from bot.storage.integrity import Contents, contents, examine, reading
from bot.storage.lock import ASIDE, PART, alone, is_needed, lock_file, mark_as_needed
from bot.storage.schema import read_migrations
from bot.storage.store import RESTORED, StoreError

PAGES = 256
"""Pages copied in one step: 1 MiB."""
PAUSE = 0.002
"""Seconds between two steps, for others who need the disk."""
SPARE = 2**20
"""Bytes that are to be free beside the copy."""
UNKNOWN_NUMBERS = 1000
"""So far table numbers jump when nobody can tell which ones were given away."""
Progress = Callable[[int, int], None]
Crypt = Callable[[Path, Path], None]
"""Encrypts (or decrypts) one file into another; a `StoreError` says what it cannot."""


def newest_schema() -> int:
    """The newest schema that this program knows."""
    return read_migrations(files("bot.storage") / "migrations")[-1].number


def back_up(
    database: Path,
    target: Path,
    *,
    force: bool = False,
    progress: Progress | None = None,
    encrypt: Crypt | None = None,
) -> Contents:
    """Copy a database, whether or not a bot is at work on it, and check the copy.

    The copy is of the moment at which it began. Nobody waits for it: in write-ahead mode who
    writes does not mind who reads. ``progress`` is told pages done and pages in all. With
    ``encrypt``, the unencrypted copy lies beside the database alone, and not where the copy goes.

    :raises StoreError: there is nothing to copy, or no place, room or right for the copy.
    """
    database = database.resolve()
    _must_be_apart(database, target)
    if os.path.lexists(target) and not force:
        raise StoreError(f"{target} is there already: name another file, or add --force.")
    with reading(database) as source:
        contents(source, database, newest_schema())
        _must_have_room(source, target)
        if encrypt is not None:
            _must_have_room(source, database)
        with ExitStack() as stack:
            copy = stack.enter_context(unfinished(database if encrypt else target, target))
            _copy(source, copy, progress)
            found = examine(copy, newest_schema())
            if encrypt is not None:
                plain, copy = copy, stack.enter_context(unfinished(target))
                encrypt(plain, copy)
            into_place(copy, target, force)
    return found


@dataclass(frozen=True, slots=True)
class Restored:
    """The contents of the database now, and the path of the old one; ``None``: there was none."""

    contents: Contents
    aside: Path | None
    sound: bool
    """Whether the old one could still be read, so that no number is given away twice."""
    moment: float
    """The moment of which the copy is, in seconds since 1970; 0 if it does not say."""


def restore(backup: Path, database: Path, *, decrypt: Crypt | None = None) -> Restored:
    """Put a checked copy of a backup in the database's place; the old one is kept aside.

    Table numbers that were given away since the backup are not given away again, so that no
    old button means another table.

    :raises StoreError: somebody has the database, or the backup is not sound.
    """
    database = database.resolve()
    _must_be_apart(database, backup)
    with ExitStack() as stack:
        if decrypt is not None:
            sealed, backup = backup, stack.enter_context(unfinished(database))
            decrypt(sealed, backup)
        return _restored(backup, database)


def _restored(backup: Path, database: Path) -> Restored:
    examine(backup, newest_schema())
    with alone(database):
        sweep_parts(database.parent, database.name)
        numbers = _quieted(database)
        with reading(backup) as source, unfinished(database) as copy:
            _must_have_room(source, database)
            _copy(source, copy, None)
            _go_on_counting(copy, numbers)
            moment = _mark_as_restored(copy)
            owned_like(copy, database)
            found = examine(copy, newest_schema())
            aside = _keep_aside(database)
            into_place(copy, database, force=True)
    return Restored(found, aside, numbers is not None, moment)


# ---------------------------------------------------------------------- what may stand where


def _must_be_apart(database: Path, other: Path) -> None:
    """The other file is none of those that the database consists of."""
    ends = ("", "-wal", "-shm", "-journal", "-lock", "-forgotten")
    of_database = [database.with_name(database.name + end) for end in ends]
    if os.path.isdir(other):  # noqa: PTH112 - unlike Path, it takes a missing right for a no
        raise StoreError(f"{other} is a folder: name a file.")
    if any(_same(other, one) for one in of_database):
        raise StoreError(f"{other} is the database itself: name another file.")


def _same(one: Path, other: Path) -> bool:
    with suppress(OSError):
        return one.samefile(other)
    return one.resolve() == other.resolve()


def _must_have_room(source: sqlite3.Connection, target: Path) -> None:
    needed = SPARE + sum(
        row[0]
        for row in source.execute(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        )
    )
    with suppress(OSError):  # where this fails, a full disk shows at the write
        if (free := shutil.disk_usage(target.absolute().parent).free) < needed:
            raise StoreError(
                f"{target} cannot be written: it needs {needed // 2**20 + 1} MiB,"
                f" and {free // 2**20} MiB are free on that disk."
            )


# ---------------------------------------------------------------------- writing


@contextmanager
def unfinished(target: Path, named: Path | None = None) -> Iterator[Path]:
    """A new file beside the target, which is gone again at the end.

    It is locked as long as it is needed, which tells it from those that a crash has left.

    :raises StoreError: it cannot be made or written.
    """
    named = named or target
    folder = target.absolute().parent
    try:
        handle, name = mkstemp(prefix=f".{target.name}.", suffix=PART, dir=folder)
    except OSError as error:
        raise StoreError(f"{named} cannot be written: {_reason(error)}.") from None
    mark_as_needed(handle)
    copy = Path(name)
    try:
        yield copy
    except sqlite3.Error as error:
        raise spoken(error, str(named)) from error
    except OSError as error:
        raise StoreError(f"{named} cannot be written: {_reason(error)}.") from None
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                copy.with_name(copy.name + end).unlink()
        os.close(handle)


def sweep_parts(folder: Path, name: str) -> None:
    """Delete the unfinished copies of a file that a crash has left; those at work stay.

    ``name`` is the beginning of the file's name.
    """
    for part in folder.glob(f".{glob.escape(name)}*{PART}"):
        with suppress(OSError):
            if is_needed(part):
                continue
            for end in ("-journal", "-wal", "-shm", ""):
                part.with_name(part.name + end).unlink(missing_ok=True)


def _reason(error: OSError) -> str:
    return (error.strerror or str(error))[:1].lower() + (error.strerror or str(error))[1:]


def _copy(source: sqlite3.Connection, copy: Path, progress: Progress | None) -> None:
    """Copy step by step, all of it as it is now, into a single file that is on disk at the end."""
    told = None if progress is None else lambda _, left, pages: progress(pages - left, pages)
    with closing(sqlite3.connect(copy, isolation_level=None)) as target:
        source.execute("BEGIN")  # one view of it to the end: no step begins anew for a writer
        try:
            source.execute("SELECT 1 FROM sqlite_master").fetchone()
            source.backup(target, pages=PAGES, progress=told, sleep=PAUSE)
        finally:
            source.execute("ROLLBACK")
        target.execute("PRAGMA journal_mode = DELETE")
    _on_disk(copy)


def _on_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def into_place(copy: Path, target: Path, force: bool) -> None:
    """Give the finished file its name, in one step.

    :raises StoreError: without ``force``, there is one of that name by now.
    """
    if force:
        copy.replace(target)
    else:
        try:
            os.link(copy, target)  # unlike a renaming, it never takes another's place
        except FileExistsError:
            raise StoreError(f"{target} has just been made by somebody else.") from None
        except OSError:  # a file system without links
            copy.rename(target)
    if os.name == "posix":
        _on_disk(target.absolute().parent)


# ---------------------------------------------------------------------- the old database


def _quieted(database: Path) -> dict[str, int] | None:
    """Bring the old database into one file; the answer is the last numbers it gave away.

    ``None``: nobody knows, for it is lost or damaged.

    :raises StoreError: another program has it open.
    """
    if not database.exists():
        return None
    try:
        with reading(database) as db:  # opened for writing, a damaged one would lose its journal
            db.execute("SELECT count(*) FROM sqlite_sequence").fetchone()
    except StoreError as error:
        if error.__cause__ and code(error.__cause__) in (
            sqlite3.SQLITE_CORRUPT,
            sqlite3.SQLITE_NOTADB,
        ):
            return None  # too damaged to say; it is kept as it is
        if not (error.__cause__ and interrupted(error.__cause__)):
            raise
        # A power cut has left a journal that is to be rolled back: opening it for writing does.
    try:
        with closing(sqlite3.connect(database, timeout=0.5, isolation_level=None)) as db:
            # Only granted to whoever is alone with it: a program of any version would show here.
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("BEGIN EXCLUSIVE")
            numbers = dict(db.execute("SELECT name, seq FROM sqlite_sequence"))
            db.execute("ROLLBACK")
            return numbers
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreError(
                f"The database {database} is open in another program: close that first."
            ) from None
        return None


def owned_like(copy: Path, database: Path) -> None:
    """Give a copy the owner and group of the database whose place it takes, and nobody else.

    Where there is none, it gets those of the folder, whose owner has to make files there.
    """
    folder = database.parent
    with suppress(FileNotFoundError, PermissionError, AttributeError):
        was = database.stat() if database.exists() else folder.stat()
        if database.exists():
            copy.chmod(was.st_mode & 0o770)
        for made in (copy, lock_file(database)):
            os.chown(made, was.st_uid, was.st_gid)


def _go_on_counting(copy: Path, numbers: dict[str, int] | None) -> None:
    with closing(sqlite3.connect(copy)) as db, db:
        if numbers is None:
            db.execute("UPDATE sqlite_sequence SET seq = seq + ?", (UNKNOWN_NUMBERS,))
            return
        for name, number in numbers.items():
            changed = db.execute(
                "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", (number, name)
            )
            if not changed.rowcount:
                db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, number))


def _mark_as_restored(copy: Path) -> float:
    """Mark a copy as restored: people who played on since know its deals, so seeds are renewed.

    The answer is the moment of which the copy is, in seconds since 1970: people forgotten since
    are forgotten again.
    """
    when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute("INSERT OR REPLACE INTO marks (name, value) VALUES (?, ?)", (RESTORED, when))
        return mark_copy(db)


def _keep_aside(database: Path) -> Path | None:
    """Keep the old database under another name, with all that belongs to it."""
    if not database.exists():
        return None
    when = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    aside = database.with_name(f"{database.name}{ASIDE}{when}")
    try:
        os.link(database, aside)
    except FileExistsError:
        raise StoreError(f"{aside} is there already: wait a second.") from None
    except OSError:  # a file system without links
        shutil.copy2(database, aside)
    for end in ("-wal", "-journal"):  # of a damaged one: beside the restored it would be poison
        beside = database.with_name(database.name + end)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + end))
    with suppress(FileNotFoundError):
        database.with_name(f"{database.name}-shm").unlink()
    return aside
