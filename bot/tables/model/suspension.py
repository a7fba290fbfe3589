"""A table whose place cannot be reached is held: it waits, and loses nothing.

It goes on by itself when the obstacle is gone, and is closed when that takes too long. Both are
notes of the table's log, from which a restart takes the hold up again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from bot.storage.rows.tables import NoteRow
from bot.tables.model.notes import by_one_clock

Why = Literal["rights", "thread-locked", "channel-gone", "server-gone", "unreachable"]
LONGEST = 24 * 60 * 60
"""Seconds a table is held before it is closed."""
LOOK_AGAIN = 10 * 60
"""Seconds between two looks whether the obstacle is gone; most are seen going at once."""
HELD, RELEASED = "held:", "released"


@dataclass(frozen=True, slots=True)
class Suspension:
    """Why a table cannot go on where it stands, and since when."""

    why: Why
    since: float
    rights: tuple[str, ...] = ()
    """The rights that are lacking, if that is why."""

    @property
    def until(self) -> float:
        """When the table is closed if nothing changes."""
        return self.since + LONGEST

    def __str__(self) -> str:
        return " ".join([HELD, self.why, *self.rights])


def held_by(notes: Sequence[NoteRow]) -> Suspension | None:
    """Whether a table is held, from its notes. Since when is told by the first of them."""
    found: Suspension | None = None
    for note in by_one_clock(notes):
        if note.line == RELEASED:
            found = None
        elif note.line.startswith(HELD):
            why, *rights = note.line.removeprefix(HELD).split()
            found = Suspension(cast(Why, why), found.since if found else note.at, tuple(rights))
    return found
