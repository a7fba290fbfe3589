"""Periods that boards are kept for, as numbers: all time, a season, a month, a week. In UTC."""

from datetime import UTC, datetime, timedelta
from typing import get_args

from bot.storage.rows.boards import PeriodKind

KINDS: tuple[PeriodKind, ...] = get_args(PeriodKind)
_EPOCH_MONDAY = datetime(1970, 1, 5, tzinfo=UTC)


def period(kind: PeriodKind, at: float, season: int = 0) -> int:
    """The number of the period of this kind in which ``at`` lies; a season is known by its own.

    >>> [period(kind, 0.0, season=3) for kind in KINDS]
    [0, 13, 94562, -1]
    """
    then = datetime.fromtimestamp(at, UTC)
    match kind:
        case "all":
            return 0
        case "season":
            return season * len(KINDS) + 1
        case "month":
            return (then.year * 12 + then.month - 1) * len(KINDS) + 2
        case "week":
            return (then - _EPOCH_MONDAY) // timedelta(days=7) * len(KINDS) + 3


def periods(at: float, season: int) -> tuple[int, ...]:
    """Every period in which a game that ended then counts."""
    return tuple(period(kind, at, season) for kind in KINDS)


def began(kind: PeriodKind, at: float, season_began: float = 0.0) -> float:
    """The beginning of the period of this kind around ``at``, in seconds since the epoch."""
    then = datetime.fromtimestamp(at, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    match kind:
        case "all":
            return 0.0
        case "season":
            return season_began
        case "month":
            return then.replace(day=1).timestamp()
        case "week":
            return (then - timedelta(days=then.weekday())).timestamp()


def season_around(at: float, months: int) -> tuple[float, float]:
    """The first and the last moment of the calendar's season of so many months.

    >>> [datetime.fromtimestamp(t, UTC).strftime("%d.%m.%Y") for t in season_around(0.0, 3)]
    ['01.01.1970', '01.04.1970']
    """
    then = datetime.fromtimestamp(at, UTC)
    month = then.year * 12 + then.month - 1
    first = month - month % months
    return _first_of(first), _first_of(first + months)


def _first_of(month: int) -> float:
    return datetime(month // 12, month % 12 + 1, 1, tzinfo=UTC).timestamp()
