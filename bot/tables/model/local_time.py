"""A day and a time of day as people type them, in a time zone: which moment they mean.

Where clocks go forward an hour is left out, and where they go back one comes twice. Neither is
guessed: what is typed then means no moment, or two, and :func:`moment_of` says so.
"""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from unicodedata import normalize
from zoneinfo import ZoneInfo

from bot.tables.model.refusals import Refusal

EARLIEST, LATEST = 1970, 9998
"""The years of days that are understood: beyond them a moment may lie outside of every calendar."""
_DAY = re.compile(r"(?P<year>\d{4})[-./年](?P<month>\d{1,2})[-./月](?P<day>\d{1,2})日?")
_DAY_FIRST = re.compile(r"(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})\.?(\s?(?P<year>\d{4}))?")
_MONTH_FIRST = re.compile(r"(?P<month>\d{1,2})月(?P<day>\d{1,2})日")
_TIME = re.compile(
    r"(?P<hour>\d{1,2})(\s?(:|\.|h|時)\s?(?P<minute>\d{2})?分?)?\s?(?P<half>[ap]\.?m\.?|uhr)?"
    r"(\s?(?P<offset>[+-]\d{2}:?\d{2}))?"
)


@dataclass(frozen=True, slots=True)
class TimeOfDay:
    """A time of day, with the offset from UTC if one was typed that tells two hours apart."""

    hour: int
    minute: int
    offset: timedelta | None = None

    def __str__(self) -> str:
        return f"{self.hour:02}:{self.minute:02}"


def read_day(text: str, today: date) -> date:
    """The day that was typed; without a year it is the next one of that name.

    >>> read_day("2026-12-24", date(2026, 11, 23)) == read_day("24.12.", date(2026, 11, 23))
    True

    :raises Refusal: the text is no day.
    """
    plain = normalize("NFKC", text).strip()
    found = next((m for p in (_DAY, _DAY_FIRST, _MONTH_FIRST) if (m := p.fullmatch(plain))), None)
    parts = found.groupdict() if found else {}
    try:
        year = int(parts.get("year") or 0)
        day = date(year or today.year, int(parts["month"]), int(parts["day"]))
        if not EARLIEST <= day.year <= LATEST:
            raise ValueError
        return day if year or day >= today else day.replace(year=today.year + 1)
    except (KeyError, ValueError):
        raise Refusal("no-such-day", typed=text) from None


def read_time(text: str) -> TimeOfDay:
    """The time of day that was typed: by 24 hours or by 12, perhaps with an offset from UTC.

    >>> str(read_time("8:30 pm")), str(read_time("20h30")), str(read_time("20"))
    ('20:30', '20:30', '20:00')

    :raises Refusal: the text is no time of day.
    """
    found = _TIME.fullmatch(normalize("NFKC", text).strip().casefold().replace("\u2212", "-"))
    if found is None:
        raise Refusal("no-such-time-of-day", typed=text)
    hour, minute = int(found["hour"]), int(found["minute"] or 0)
    half = (found["half"] or "").replace(".", "")
    if half in ("am", "pm"):
        hour = hour % 12 + 12 * (half == "pm") if 1 <= hour <= 12 else 24
    if hour > 23 or minute > 59:
        raise Refusal("no-such-time-of-day", typed=text)
    return TimeOfDay(hour, minute, _offset(found["offset"]))


def _offset(text: str | None) -> timedelta | None:
    if text is None:
        return None
    digits = text[1:].replace(":", "")
    size = timedelta(hours=int(digits[:2]), minutes=int(digits[2:]))
    return -size if text[0] == "-" else size


def moments(day: date, at: TimeOfDay, zone: str) -> tuple[float, ...]:
    """The moments, in seconds since 1970, at which clocks of a zone show this: none, one or two."""
    shown = datetime.combine(day, time(at.hour, at.minute))
    found = []
    for fold in (0, 1):
        aware = shown.replace(tzinfo=ZoneInfo(zone), fold=fold)
        moment = aware.timestamp()
        back = datetime.fromtimestamp(moment, ZoneInfo(zone)).replace(tzinfo=None)
        if back == shown and at.offset in (None, aware.utcoffset()):
            found.append(moment)
    return tuple(dict.fromkeys(found))


def moment_of(day: date, at: TimeOfDay, zone: str) -> float:
    """The one moment that is meant, in seconds since 1970.

    :raises Refusal: on that day it does not exist in this zone, or exists twice.
    """
    match moments(day, at, zone):
        case (moment,):
            return moment
        case ():
            raise Refusal("time-left-out", time=str(at), zone=zone)
        case first, second:
            typed = [f"{at}{_offset_at(moment, zone)}" for moment in (first, second)]
            raise Refusal("time-twice", time=str(at), zone=zone, first=typed[0], second=typed[1])
    raise AssertionError("a time of day is at most two moments of a day")


def _offset_at(moment: float, zone: str) -> str:
    """The offset from UTC of a zone's clocks at a moment, such as ``+02:00``."""
    text = datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%z")
    return f"{text[:3]}:{text[3:5]}"


def today_in(zone: str, now: float) -> date:
    """The day it is in a zone at this moment, given in seconds since 1970."""
    return datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)).date()
