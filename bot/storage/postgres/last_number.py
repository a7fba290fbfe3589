"""The number of a writer's last transaction, written within that transaction.

When the server goes during a commit, it says afterwards whether that was carried out. In the row
of a lease it also keeps out a process that has lost the lease: then there is no row to write to.
And it keeps out whoever knows more than the database, under which an older copy was put back.
"""

from secrets import token_hex
from typing import Protocol

from bot.storage.marks import set_mark
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.rows.processes import Lease
from bot.storage.store import LeaseLost, StoreBehind, StoreError

_LEASED = """
WITH row AS (UPDATE leases SET written = ? WHERE id = ? AND written >= ? RETURNING 1)
SELECT 1 / count(*) FROM row
"""
_MARKED = """
WITH row AS (UPDATE marks SET value = ? WHERE name = ? AND value::bigint >= ? RETURNING 1)
SELECT 1 / count(*) FROM row
"""
"""A division by zero, if there is no such row: the transaction cannot be committed then."""
LOST = "Another process has taken over the shards of this one."
BEHIND = (
    "The database has lost what was stored last, as a server does that has taken the place of"
    " another and was behind it, or one in which an older copy was put back: all is read anew."
)
MARK = "writer-"
"""The beginning of a writer's mark, in which the number of its last transaction stands."""


class LastNumber(Protocol):
    """The place of a number, which a transaction writes before it is committed."""

    def lay(self, db: PostgresConnection) -> None:
        """Make the place, once there are tables."""

    def write(self, db: PostgresConnection, number: int, kept: int) -> None:
        """Write the number of the transaction that is open, without waiting for the answer.

        Where others write in the place of this one, or the number that was ``kept`` there is not,
        the statement divides by zero.
        """

    def read(self, db: PostgresConnection) -> int | None:
        """The number that was committed last; a transaction just writing it is waited for.

        A transaction that began before and has not come so far cannot be committed any more: the
        row is written anew here, which one that is SERIALIZABLE must not have missed. ``None``:
        the place is gone.
        """

    def behind(self, db: PostgresConnection) -> StoreError:
        """The error of a writer that has no place, or that knows more than what is written there.

        Nothing more is written after that.
        """

    def lift(self, db: PostgresConnection) -> None:
        """Take the place away: the writer ends."""


class MarkedNumber:
    """The number in a mark of the writer's own; ``alone``: there is no other writer."""

    def __init__(self, alone: bool) -> None:
        self._name = f"{MARK}{token_hex(4)}"
        self._alone = alone

    def lay(self, db: PostgresConnection) -> None:
        """Make the mark, and take away those of writers that were killed."""
        if self._alone:
            db.execute("DELETE FROM marks WHERE name LIKE ?", (f"{MARK}%",))
        set_mark(db, self._name, "0")

    def write(self, db: PostgresConnection, number: int, kept: int) -> None:
        """Write the number of the transaction that is open; without the mark, that fails."""
        if self._alone:
            db.execute(_MARKED, (str(number), self._name, kept))
        else:
            set_mark(db, self._name, str(number))

    def read(self, db: PostgresConnection) -> int | None:
        """The number that was committed last; ``None``: the mark is gone."""
        asked = "UPDATE marks SET value = value WHERE name = ? RETURNING value"
        found = db.execute(asked, (self._name,)).fetchone()
        return None if found is None else int(found[0])

    def behind(self, db: PostgresConnection) -> StoreError:
        """The error after which the program is to begin anew."""
        return StoreBehind(BEHIND)

    def lift(self, db: PostgresConnection) -> None:
        """Take the mark away."""
        set_mark(db, self._name, "")


class LeasedNumber:
    """The number in the row of a lease, which is gone when another process has its range."""

    def __init__(self, lease: Lease) -> None:
        self._lease = lease

    def lay(self, db: PostgresConnection) -> None:
        """Begin to count: the row was made with the lease.

        :raises LeaseLost: it is gone.
        """
        counted = db.execute("UPDATE leases SET written = 0 WHERE id = ?", (self._lease.number,))
        if not counted.rowcount:
            raise LeaseLost(LOST)

    def write(self, db: PostgresConnection, number: int, kept: int) -> None:
        """Write the number of the transaction that is open; without the lease, that fails."""
        db.execute(_LEASED, (number, self._lease.number, kept))

    def read(self, db: PostgresConnection) -> int | None:
        """The number that was committed last; ``None``: the lease is gone."""
        asked = "UPDATE leases SET written = written WHERE id = ? RETURNING written"
        found = db.execute(asked, (self._lease.number,)).fetchone()
        return None if found is None else int(found[0])

    def behind(self, db: PostgresConnection) -> StoreError:
        """The error of a lease that is given up here, so that its range is begun anew."""
        left = db.execute("DELETE FROM leases WHERE id = ?", (self._lease.number,)).rowcount
        return LeaseLost(BEHIND if left else LOST)

    def lift(self, db: PostgresConnection) -> None:
        """Leave the row to the process that gives the lease back."""
