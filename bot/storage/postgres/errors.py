"""PostgreSQL's errors as sentences for the person who runs the bot."""

import psycopg
from psycopg import errors

from bot.storage.address import ServerAddress
from bot.storage.store import StoreBusy, StoreError

_PASSING: dict[type[psycopg.Error], str] = {
    errors.DiskFull: "The database {at} cannot grow: the disk of its server is full.",
    errors.OutOfMemory: "The server of the database {at} is out of memory.",
    errors.TooManyConnections: "The server of the database {at} takes no more connections.",
    errors.LockNotAvailable: "The database {at} is locked by another program.",
    errors.QueryCanceled: "Reading the database {at} took too long, and was given up.",
    errors.SerializationFailure: "Others were changing the same rows of the database {at}.",
    errors.DeadlockDetected: "Others were changing the same rows of the database {at}.",
    errors.ReadOnlySqlTransaction: (
        "The database {at} takes no writes: it is read-only, or its server a standby."
    ),
    errors.IoError: "The disk failed while the database {at} was read or written.",
}
_LASTING: dict[type[psycopg.Error], str] = {
    errors.InsufficientPrivilege: (
        "The database {at} refuses its user this: {why}. They need the right to create tables."
    ),
    errors.DataCorrupted: "The database {at} is damaged: {why}.",
    errors.IndexCorrupted: "The database {at} is damaged: {why}.",
}
_WRONG = ("authentication failed", "pg_hba.conf", "does not exist", "no password supplied")
"""The words of a server to someone who has no business there; another try does not help."""
ASKS = " Is the server running "
"""The beginning of a question that libpq asks, on a line of its own, after each socket it tries."""
READ_ONLY = errors.ReadOnlySqlTransaction
"""The error of a server that takes no writes just now."""
_AGAIN = (errors.SerializationFailure, errors.DeadlockDetected)


def to_repeat(error: BaseException) -> bool:
    """Whether the transaction met another one, and would do alone."""
    return isinstance(error, _AGAIN)


def spoken(error: psycopg.Error, address: ServerAddress) -> StoreError:
    """An error of psycopg as one clear sentence, without the password."""
    why = " ".join((error.diag.message_primary or str(error)).split()).rstrip(".")
    why = why.partition(ASKS)[0]
    why = why.replace(address.url, str(address))  # libpq shows all of one that it cannot read
    for kind, sentence in _PASSING.items():
        if isinstance(error, kind):
            return StoreBusy(sentence.format(at=address))
    for kind, sentence in _LASTING.items():
        if isinstance(error, kind):
            return StoreError(sentence.format(at=address, why=why))
    if isinstance(error, psycopg.OperationalError):
        told = f"The database {address} cannot be reached: {why}."
        return StoreError(told) if any(sign in why for sign in _WRONG) else StoreBusy(told)
    return StoreError(f"The database {address} refused this: {why}.")
