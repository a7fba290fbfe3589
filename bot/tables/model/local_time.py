"""A day and a time of day as people type them, in a time zone: which moment they mean.

Where clocks go forward an hour is left out, and where they go back one comes twice. Neither is
guessed: what is typed then means no moment, or two, and :func:`moment_of` says so.
"""

import re
from calendar import monthrange
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from unicodedata import normalize
from zoneinfo import ZoneInfo

from bot.tables.model.refusals import Refusal

MONTHS: Final = 12
CENTURY: Final = 2000
"""The years that a year of two digits leaves out."""
BETWEEN_LEAPS: Final = 8
"""Years between two leap years at most."""
EARLIEST, LATEST = 1970, 9998
"""The years of days that are understood: beyond them a moment may lie outside of every calendar."""
_DAY = re.compile(r"(?P<year>\d{4})[-./年](?P<month>\d{1,2})[-./月](?P<day>\d{1,2})日?")
_DAY_FIRST = re.compile(r"(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})\.?(\s?(?P<year>\d{4}|\d{2}))?")
_SLASHES = re.compile(r"(?P<first>\d{1,2})/(?P<second>\d{1,2})(/(?P<year>\d{4}|\d{2}))?")
DAY_FIRST: Final = frozenset({"de", "fr", "it"})
"""The languages in which 5/11 is in November."""
MONTH_FIRST: Final = frozenset({"ja"})
"""The languages in which 5/11 is in May; in English it may be either."""
_MONTH_FIRST = re.compile(r"(?P<month>\d{1,2})月(?P<day>\d{1,2})日")
_TIME = re.compile(
    r"(?P<noon>午前|午後)?(?P<hour>\d{1,2})(\s?(:|\.|h|時)\s?(?P<minute>\d{2}|半)?分?)?"
    r"\s?(?P<half>[ap]\.?m\.?|uhr)?"
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


def read_day(text: str, today: date, language: str = "en") -> date:
    """The day that was typed; without a year it is the next one of that name.

    ``language`` says which number of ``5/11`` is the month, where both may be.

    >>> read_day("2026-12-24", date(2026, 11, 23)) == read_day("24.12.", date(2026, 11, 23))
    True
    >>> str(read_day("5/11", date(2026, 11, 1), "fr")), str(read_day("12/24", date(2026, 11, 1)))
    ('2026-11-05', '2026-12-24')
    >>> str(read_day("29.2.", date(2026, 11, 1)))
    '2028-02-29'

    :raises Refusal: the text is no day, or may be one of two.
    """
    plain = normalize("NFKC", text).strip()
    found = next((m for p in (_DAY, _DAY_FIRST, _MONTH_FIRST) if (m := p.fullmatch(plain))), None)
    slashes = _SLASHES.fullmatch(plain)
    try:
        if found is not None:
            parts = found.groupdict()
            return _next_day(parts.get("year"), int(parts["month"]), int(parts["day"]), today)
        if slashes is not None:
            month, day = _month_and_day(int(slashes["first"]), int(slashes["second"]), language)
            return _next_day(slashes["year"], month, day, today)
    except ValueError:
        pass
    raise Refusal("no-such-day", typed=text) from None


def _month_and_day(first: int, second: int, language: str) -> tuple[int, int]:
    """Two numbers with a slash between them, as a language writes days.

    :raises ValueError: either may be the month, and the language does not say.
    """
    if first == second or second > MONTHS or (first <= MONTHS and language in MONTH_FIRST):
        return first, second
    if first > MONTHS or language in DAY_FIRST:
        return second, first
    raise ValueError(f"{first}/{second} may be two days")


def _next_day(typed: str | None, month: int, day: int, today: date) -> date:
    """The day of a year, or the next one of that name if no year was typed.

    :raises ValueError: there is none.
    """
    if typed:
        year = int(typed) + CENTURY * (len(typed) == 2)
        if not EARLIEST <= year <= LATEST:
            raise ValueError(f"{year} is too far away")
        return date(year, month, day)
    for year in range(today.year, min(today.year + BETWEEN_LEAPS, LATEST) + 1):
        if day <= monthrange(year, month)[1] and (found := date(year, month, day)) >= today:
            return found
    raise ValueError(f"no year has a {day}.{month}.")


def read_time(text: str) -> TimeOfDay:
    """The time of day that was typed: by 24 hours or by 12, perhaps with an offset from UTC.

    >>> str(read_time("8:30 pm")), str(read_time("20h30")), str(read_time("20"))
    ('20:30', '20:30', '20:00')
    >>> str(read_time("午後8時半"))
    '20:30'

    :raises Refusal: the text is no time of day.
    """
    found = _TIME.fullmatch(normalize("NFKC", text).strip().casefold().replace("\u2212", "-"))
    if found is None:
        raise Refusal("no-such-time-of-day", typed=text)
    hour, minute = int(found["hour"]), 30 if found["minute"] == "半" else int(found["minute"] or 0)
    half = {"午前": "am", "午後": "pm"}.get(found["noon"] or "", "")
    half = half or (found["half"] or "").replace(".", "")
    if half in ("am", "pm"):
        first = 0 if found["noon"] else 1
        hour = hour % 12 + 12 * (half == "pm") if first <= hour <= 12 else 24
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
