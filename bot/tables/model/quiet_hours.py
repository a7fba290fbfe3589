"""The hours in which a long clock stands still for somebody: their night."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from math import inf
from zoneinfo import ZoneInfo, available_timezones

LONGEST = 14
"""Hours of quiet in a day, at most: a clock still is a clock."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Every day from one full hour to another, in a time zone; equal hours are no quiet at all."""

    start: int = 0
    end: int = 0
    zone: str = "UTC"

    @property
    def hours(self) -> int:
        """The number of quiet hours in a day."""
        return (self.end - self.start) % 24

    def left(self, now: float) -> float:
        """Seconds until these hours end; 0 if it is not quiet now.

        >>> QuietHours(22, 6).left(23 * 3600.0), QuietHours(22, 6).left(12 * 3600.0)
        (25200.0, 0.0)
        """
        return self.awake_after(now, 0.0) - now

    def awake_after(self, since: float, seconds: float) -> float:
        """The moment at which so much time has passed outside the quiet hours."""
        moment, left = since, seconds
        for begin, end in self._spans(since):
            if end <= moment:
                continue
            awake = max(0.0, begin - moment)
            if left < awake:
                break
            moment, left = end, left - awake
        return moment + left

    def awake_between(self, since: float, until: float) -> float:
        """The seconds of this time that lie outside the quiet hours."""
        quiet = 0.0
        for begin, end in self._spans(since):
            if begin >= until:
                break
            quiet += max(0.0, min(end, until) - max(begin, since))
        return max(0.0, until - since - quiet)

    def _spans(self, since: float) -> Iterator[tuple[float, float]]:
        """The quiet hours, day by day, from the day before this moment."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
        while self.hours:
            night = timedelta(days=int(self.end < self.start))
            begin = datetime(day.year, day.month, day.day, self.start, tzinfo=zone)
            morning = day + night
            end = datetime(morning.year, morning.month, morning.day, self.end, tzinfo=zone)
            yield begin.timestamp(), end.timestamp()
            day += timedelta(days=1)
        yield inf, inf


NEVER = QuietHours()


@cache
def zones() -> tuple[str, ...]:
    """The time zones that can be chosen, by name: looked up once, for each is a file."""
    return tuple(sorted(available_timezones()))
