"""Daily hands, and the attempts at them, as they are stored. Days are counted from 1970, in UTC."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal

from bot.storage.rows.ids import TableId, UserId

DAILY = "daily"
"""The first word of the fixture of a daily's table."""
DAY = 86_400
"""Seconds."""
GRACE = 3_600
"""Seconds after its day in which an attempt may still be finished; then the seed is opened."""
OF_THE_DAY = ""
"""The board of the games of the day, in place of one game's."""
MONDAY = 3
"""The first of January 1970 was a Thursday: so many days after a Monday."""
Span = Literal["week", "month"]
"""The span of a server's board of dailies."""
Kind = Literal["bid", "card"]
"""The kinds of counts of the field: the bid of each deal, and the first card."""


def day_at(moment: float) -> int:
    """The day of UTC in which a moment lies, counted from 1970."""
    return int(moment // DAY)


def ends_at(day: int) -> float:
    """The end of a day, in seconds since 1970: a daily is begun before that."""
    return float((day + 1) * DAY)


def closes_at(day: int) -> float:
    """The end of all attempts at a day's dailies, in seconds since 1970."""
    return ends_at(day) + GRACE


def period_of(kind: Span, day: int) -> int:
    """The number of the week (from Monday) or month in which a day lies.

    >>> [period_of("week", day) for day in (3, 4, 10, 11)]
    [0, 1, 1, 2]
    """
    if kind == "week":
        return (day + MONDAY) // 7
    at = datetime.fromtimestamp(day * DAY, UTC)
    return at.year * 12 + at.month - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyRow:
    """A daily hand: its rules, its seed (which stays out of ``repr``), and since when it is sealed.

    ``best`` is the highest worth so far, ``best_line`` the own actions of the first to reach it.
    """

    day: int
    game: str
    version: int
    options: str
    players: int
    deals: int
    level: str
    commitment: str
    seed: str = field(repr=False)
    sealed_at: float
    closed_at: float | None = None
    best: int | None = None
    best_line: str = field(default="", repr=False)
    robot: int | None = None
    """The worth that a strong robot reached in the player's seat, once it has played it."""
    robot_line: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class DailySeal:
    """The day of a daily that is over for someone, its number of deals, and when it was sealed."""

    day: int
    deals: int
    sealed_at: float

    @property
    def is_early(self) -> bool:
        """Whether it was sealed before its day began."""
        return self.sealed_at < self.day * DAY


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """Somebody's attempt at a daily: its table, and its outcome once it is finished."""

    id: int
    day: int
    game: str
    table_id: TableId | None = None
    ended_at: float | None = None
    worth: int | None = None
    points: int | None = None
    against: int | None = None
    """The other side's points; ``None`` where there are more sides than two."""
    tricks: str = ""
    """A letter a trick, ``w`` (won) or ``l`` (lost), with ``/`` between deals."""
    share: float | None = None
    """The share of the field beaten, from 0 to 1, once the daily is closed."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Something that was bid or played first in a deal: its line, and the number of times."""

    deal: int
    kind: Kind
    line: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyEnd:
    """The end of an attempt at a daily; stored with the last line of its game."""

    day: int
    game: str
    worth: int
    points: int
    against: int | None
    tricks: str
    counts: tuple[tuple[int, Kind, str], ...] = ()
    line: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a worth in a field: the numbers of people below it, beside it, and in all."""

    below: int
    equal: int
    players: int

    @property
    def share(self) -> float:
        """The share of the others that are beaten, an equal one as half; half where nobody else is.

        So matchpoints are reckoned in duplicate bridge: two for each score that is lower, one for
        each that is equal (Laws of Duplicate Bridge 2017, Law 78A), here as a part of the most.

        >>> Place(below=6, equal=3, players=11).share
        0.7
        """
        others = self.players - 1
        return (self.below + (self.equal - 1) / 2) / others if others > 0 else 0.5


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """A line of a server's board: the sum of somebody's shares, and the number of their days."""

    rank: int
    user_id: UserId
    name: str
    shares: float
    days: int


@dataclass(frozen=True, slots=True)
class DailyBoard:
    """A page of a server's board, and the number of its lines in all."""

    rows: tuple[DailyStanding, ...] = ()
    count: int = 0
