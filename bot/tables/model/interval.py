"""The interval after a deal: its last trick lies, then its result is read. A frozen value."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.storage.rows.ids import UserId


@dataclass(frozen=True, slots=True)
class Interval:
    """The time between a deal that has ended and the next, for each of those who play.

    After the last deal of a game nobody waits for another: the interval is over when it opens,
    for then the end of the game is shown.

    It is nowhere written down: after a restart it is over, and the next deal follows after the
    table's usual pause. The result of the deal is in the log, and the score sheet shows it.
    """

    deal: int
    """The number of the deal that has ended, as the score sheet counts."""
    opens: float
    """The moment of its result, in seconds since the epoch: before, its last trick lies there."""
    until: float
    """The end of the interval for everybody, in seconds since the epoch."""
    waiting: tuple[UserId, ...]
    """The people who have not pressed *Next deal* yet, by seat."""
    open: bool = False
    """Whether the result is shown."""
    pressed: bool = False
    """Whether somebody wants to go on: then the next deal is dealt, and the others read on."""

    def holds(self, user: UserId) -> bool:
        """Whether this person is shown the result, with a button that leads on."""
        return self.open and user in self.waiting

    def without(self, user: UserId) -> "Interval":
        """The interval in which this person reads no more."""
        return replace(self, waiting=tuple(one for one in self.waiting if one != user))

    def joined(self, user: UserId) -> "Interval":
        """The interval in which this person reads, too."""
        return self if user in self.waiting else replace(self, waiting=(*self.waiting, user))

    def of(self, present: Collection[UserId]) -> "Interval":
        """The interval of those alone who are still there."""
        return replace(self, waiting=tuple(user for user in self.waiting if user in present))

    def shifted(self, seconds: float) -> "Interval":
        """The interval by a wall clock that was set by so many seconds."""
        return replace(self, opens=self.opens + seconds, until=self.until + seconds)
