"""Everything that someone may see of a daily, put together from the store. Frozen values."""

from dataclasses import dataclass, field

from bot.storage.rows.dailies import AttemptRow, Counted, DailyRow, Place, closes_at


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyPage:
    """A daily as one person may see it: of its field, as much as their own attempt allows.

    ``of_the_day``: it is the game of the day; ``goes_on``: the attempt has been begun and waits;
    ``spent``: they had an attempt before they were forgotten. ``tomorrow`` is the commitment of
    the next day's seed, ``before`` whether there was a daily of the game the day before. ``done``
    are the games whose daily they have finished on this day.
    """

    daily: DailyRow
    today: int
    of_the_day: bool = False
    attempt: AttemptRow | None = None
    goes_on: bool = False
    spent: bool = False
    everywhere: Place | None = None
    here: Place | None = None
    counts: tuple[Counted, ...] = ()
    field: tuple[tuple[int, int], ...] = field(default=(), repr=False)
    """Each worth and the number of people who reached it, from the lowest up."""
    streak: int = 0
    tomorrow: str = ""
    before: bool = False
    done: frozenset[str] = frozenset()

    @property
    def is_finished(self) -> bool:
        """Whether the person has finished it: from then on they see its field."""
        return self.attempt is not None and self.attempt.worth is not None

    @property
    def is_open(self) -> bool:
        """Whether it is closed, so that its seed is open."""
        return self.daily.closed_at is not None

    @property
    def may_begin(self) -> bool:
        """Whether an attempt can be begun now."""
        return self.attempt is None and not self.spent and self.daily.day == self.today

    def may_go_on(self, now: float) -> bool:
        """Whether an attempt that was begun can be gone on with."""
        return self.goes_on and now < closes_at(self.daily.day)
