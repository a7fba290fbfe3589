"""A table whose place cannot be reached is suspended: it waits, and loses nothing.

It goes on by itself when the obstacle is gone, and is closed when that takes too long. Both are
notes of the table's log, from which a restart takes the suspension up again.
"""

from dataclasses import dataclass, replace

from bot.tables.model.notes import Held, Obstacle

LONGEST = 24 * 60 * 60
"""Seconds a table is suspended before it is closed."""
LOOK_AGAIN = 10 * 60
"""Seconds between two looks whether the obstacle is gone; most are seen going at once."""


@dataclass(frozen=True, slots=True)
class Suspension:
    """The obstacle for which a table cannot go on where it stands, and the moment it began."""

    why: Obstacle
    since: float
    rights: tuple[str, ...] = ()
    """The rights that are lacking, if that is why."""

    @property
    def until(self) -> float:
        """The end of the table if nothing changes, in seconds since the epoch."""
        return self.since + LONGEST

    @property
    def note(self) -> Held:
        """The note that tells of it."""
        return Held(self.why, self.rights)

    def shifted(self, seconds: float) -> "Suspension":
        """The suspension by a wall clock that was set by so many seconds."""
        return replace(self, since=self.since + seconds)
