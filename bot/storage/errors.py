"""SQLite's errors as sentences for the person who runs the bot."""

import sqlite3

from bot.storage.store import StoreBusy, StoreError

_SENTENCES = {
    sqlite3.SQLITE_CANTOPEN: (
        "The database {path} cannot be opened: its folder must exist and be writable."
    ),
    sqlite3.SQLITE_READONLY: "The database {path} cannot be written: it is read-only.",
    sqlite3.SQLITE_NOTADB: "The file {path} is not a database of Knave.",
    sqlite3.SQLITE_CORRUPT: (
        "The database {path} is damaged: put a backup in its place with: knave restore FILE"
    ),
    sqlite3.SQLITE_FULL: "The database {path} cannot grow: the disk is full.",
    sqlite3.SQLITE_BUSY: "The database {path} is locked by another program.",
    sqlite3.SQLITE_LOCKED: "The database {path} is locked by another program.",
    sqlite3.SQLITE_INTERRUPT: "Reading the database {path} took too long, and was given up.",
    sqlite3.SQLITE_IOERR: "The disk failed while the database {path} was read or written.",
}
_INTERRUPTED = (
    "The database {path} was left in the middle of a write: the next start, or knave restore FILE,"
    " puts it in order."
)
_PASSING = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
)


def code(error: BaseException) -> int:
    """SQLite's primary result code; 0 if the error has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def interrupted(error: BaseException) -> bool:
    """Whether a crash has left a journal that only a connection with write access rolls back."""
    return getattr(error, "sqlite_errorcode", 0) in (
        sqlite3.SQLITE_READONLY_ROLLBACK,
        sqlite3.SQLITE_READONLY_RECOVERY,
    )


def spoken(error: sqlite3.Error, path: str) -> StoreError:
    """An error of SQLite as one clear sentence."""
    other = f"The database {{path}} refused this: {error}."
    if interrupted(error):
        return StoreError(_INTERRUPTED.replace("{path}", path))
    kind = StoreBusy if code(error) in _PASSING else StoreError
    return kind(_SENTENCES.get(code(error), other).replace("{path}", path))
