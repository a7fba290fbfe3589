"""Quiet hours: the time outside them, in every zone, and when the clocks there are changed."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import Seat
from bot.tables.model import quiet_hours
from bot.tables.model.quiet_hours import NEVER, QuietHours, zones
from bot.tables.model.turn_clock import DAY, GRACE, TurnClock

HOUR = 3600
NIGHT = QuietHours(22, 8, "Europe/Zurich")
MIDDAY = QuietHours(12, 14, "Europe/Zurich")
SOME = st.builds(
    QuietHours,
    st.integers(0, 23),
    st.integers(0, 23),
    st.sampled_from(("UTC", "Europe/Zurich", "America/St_Johns", "Asia/Tokyo", "Pacific/Apia")),
).filter(lambda quiet: quiet.hours <= 14)
MOMENTS = st.floats(1.6e9, 2e9)
LONG = st.floats(0, 4 * DAY)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Zurich")).timestamp()


@pytest.mark.parametrize(
    ("quiet", "since", "hours", "until"),
    [
        (NEVER, "2026-01-10 23:00", 24, "2026-01-11 23:00"),
        (NIGHT, "2026-01-10 21:00", 2, "2026-01-11 09:00"),
        (NIGHT, "2026-01-10 21:00", 1, "2026-01-11 08:00"),
        (NIGHT, "2026-01-10 23:00", 1, "2026-01-11 09:00"),
        (NIGHT, "2026-01-10 08:00", 24, "2026-01-11 18:00"),
        (MIDDAY, "2026-01-10 11:00", 2, "2026-01-10 15:00"),
        (MIDDAY, "2026-01-10 13:00", 1, "2026-01-10 15:00"),
        (MIDDAY, "2026-01-10 14:00", 22, "2026-01-11 14:00"),
        (NIGHT, "2026-03-28 21:00", 2, "2026-03-29 09:00"),  # an hour is left out that night
        (NIGHT, "2026-10-24 21:00", 2, "2026-10-25 09:00"),  # and one is there twice
    ],
)
def test_examples(quiet: QuietHours, since: str, hours: float, until: str) -> None:
    assert quiet.awake_after(at(since), hours * HOUR) == at(until)
    assert quiet.awake_between(at(since), at(until)) == hours * HOUR


@given(SOME, MOMENTS, LONG)
def test_what_passes_is_what_was_asked_for(quiet: QuietHours, since: float, seconds: float) -> None:
    until = quiet.awake_after(since, seconds)
    assert until >= since + seconds - 1e-3
    assert abs(quiet.awake_between(since, until) - seconds) < 1e-3


@given(SOME, MOMENTS, LONG)
def test_nothing_is_due_in_quiet_hours(quiet: QuietHours, since: float, seconds: float) -> None:
    """A clock ends, and somebody is reminded, only while they are awake."""
    until = quiet.awake_after(since, seconds)
    hour = datetime.fromtimestamp(until + 1e-3, ZoneInfo(quiet.zone)).hour
    if quiet.hours:
        assert (hour - quiet.start) % 24 >= quiet.hours


@given(SOME, MOMENTS, st.sampled_from((DAY, 3 * DAY)), LONG, LONG)
def test_a_clock_that_stood_still_has_as_much_left(
    quiet: QuietHours, now: float, length: int, ran: float, stood: float
) -> None:
    turn = TurnClock.begun(Seat(1), 7, now, length, quiet, GRACE)
    stopped = min(now + ran, turn.due)
    again = turn.resumed(stopped, stopped + stood, quiet)
    left = quiet.awake_between(max(stopped, turn.since), turn.due)
    assert again.since == stopped + stood + GRACE
    assert abs(quiet.awake_between(again.since, again.due) - left) < 1e-3
    assert again.half is not None and again.since <= again.half <= again.due


def test_there_are_zones() -> None:
    assert {"UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York"} <= set(zones())


def test_zones_are_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a file of the machine, and they are asked for with every letter of one."""
    zones()
    monkeypatch.setattr(quiet_hours, "available_timezones", lambda: pytest.fail("once more"))
    assert "Asia/Tokyo" in zones()
