"""A day and a time as people type them: one moment, or a sentence why not."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.tables.model.local_time import moment_of, moments, read_day, read_time, today_in
from bot.tables.model.refusals import Refusal

TODAY = date(2026, 11, 23)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        ("2026/12/24", date(2026, 12, 24)),
        ("24.12.2026", date(2026, 12, 24)),
        ("24.12.", date(2026, 12, 24)),
        ("24. 12.", date(2026, 12, 24)),
        ("24.12.26", date(2026, 12, 24)),
        ("1.2", date(2027, 2, 1)),
        ("23.11.", TODAY),
        ("2026年12月24日", date(2026, 12, 24)),
        ("１２月２４日", date(2026, 12, 24)),
    ],
)
def test_days(typed: str, day: date) -> None:
    assert read_day(typed, TODAY) == day


@pytest.mark.parametrize(
    "typed", ["", "soon", "31.2.", "2026-13-01", "13/24", "5/11", "0.0.", "0001-1-1", "9999-12-31"]
)
def test_what_is_no_day(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_day(typed, TODAY)
    assert refused.value.reason.code == "no-such-day"


def test_a_day_that_not_every_year_has() -> None:
    assert read_day("29.2.", date(2027, 12, 31)) == date(2028, 2, 29)
    assert read_day("29.2.", date(2028, 2, 1)) == date(2028, 2, 29)
    assert read_day("29.2.", date(2096, 3, 1)) == date(2104, 2, 29), "2100 has none"


@pytest.mark.parametrize(
    ("language", "typed", "day"),
    [
        ("fr", "5/12", date(2026, 12, 5)),
        ("it", "24/12/2026", date(2026, 12, 24)),
        ("de", "12/24", date(2026, 12, 24)),
        ("ja", "12/5", date(2026, 12, 5)),
        ("ja", "24/12", date(2026, 12, 24)),
        ("en", "12/24", date(2026, 12, 24)),
        ("en", "24/12/26", date(2026, 12, 24)),
        ("en", "12/12", date(2026, 12, 12)),
    ],
)
def test_a_day_with_a_slash_is_read_as_its_language_writes_it(
    language: str, typed: str, day: date
) -> None:
    assert read_day(typed, TODAY, language) == day


@pytest.mark.parametrize(
    ("typed", "time"),
    [
        ("20:30", "20:30"),
        ("20.30", "20:30"),
        ("20", "20:00"),
        ("8pm", "20:00"),
        ("8:30 p.m.", "20:30"),
        ("12 am", "00:00"),
        ("12 PM", "12:00"),
        ("20h", "20:00"),
        ("20h30", "20:30"),
        ("20 Uhr", "20:00"),
        ("20時30分", "20:30"),
        ("20時半", "20:30"),
        ("午後8時", "20:00"),
        ("午前0時15分", "00:15"),
        ("２０：００", "20:00"),
    ],
)
def test_times_of_day(typed: str, time: str) -> None:
    assert str(read_time(typed)) == time


@pytest.mark.parametrize("typed", ["", "24", "20:60", "13 pm", "0am", "noon", "8:3"])
def test_what_is_no_time_of_day(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_time(typed)
    assert refused.value.reason.code == "no-such-time-of-day"


def refused(day: date, typed: str, zone: str) -> str:
    with pytest.raises(Refusal) as caught:
        moment_of(day, read_time(typed), zone)
    return str(caught.value.reason)


def test_an_hour_that_is_left_out_is_asked_back() -> None:
    """In Berlin 2026-03-29 has no 02:30; half an hour before and after it there is one moment."""
    day = date(2026, 3, 29)
    assert refused(day, "2:30", "Europe/Berlin") == "time-left-out time=02:30 zone=Europe/Berlin"
    before, after = (moment_of(day, read_time(t), "Europe/Berlin") for t in ("1:59", "3:00"))
    assert after - before == 60


def test_an_hour_that_comes_twice_is_asked_back() -> None:
    """Both answers that the sentence proposes are understood, each as another moment."""
    day = date(2026, 10, 25)
    said = refused(day, "2:30", "Europe/Berlin")
    assert said == ("time-twice first=02:30+02:00 second=02:30+01:00 time=02:30 zone=Europe/Berlin")
    first, second = (
        moment_of(day, read_time(f"2:30 {offset}"), "Europe/Berlin")
        for offset in ("+02:00", "+01:00")
    )
    assert second - first == 3600
    assert refused(day, "2:30+05:00", "Europe/Berlin").startswith("time-left-out")


def test_a_zone_with_half_an_hour_of_daylight_saving() -> None:
    """Lord Howe Island moves its clocks by 30 minutes, and west of Greenwich offsets are minus."""
    assert len(moments(date(2026, 4, 5), read_time("1:45"), "Australia/Lord_Howe")) == 2
    assert moments(date(2026, 10, 4), read_time("2:15"), "Australia/Lord_Howe") == ()
    assert "first=01:30-04:00" in refused(date(2026, 11, 1), "1:30", "America/New_York")
    typed = moment_of(date(2026, 11, 1), read_time("1:30\u221204:00"), "America/New_York")
    assert datetime.fromtimestamp(typed, UTC).hour == 5


def test_every_hour_of_a_year_is_found_again() -> None:
    """In a zone that moves its clocks twice a year, exactly two hours are not one moment."""
    odd = []
    for n in range(365 * 24):
        shown = datetime(2026, 1, 1) + timedelta(hours=n)
        found = moments(shown.date(), read_time(f"{shown.hour}:30"), "Europe/Zurich")
        if len(found) != 1:
            odd.append((shown.date(), shown.hour, len(found)))
    assert odd == [(date(2026, 3, 29), 2, 0), (date(2026, 10, 25), 2, 2)]


def test_the_day_is_that_of_the_zone() -> None:
    midnight = datetime(2026, 11, 23, 23, 30, tzinfo=UTC).timestamp()
    assert today_in("UTC", midnight) == TODAY
    assert today_in("Asia/Tokyo", midnight) == date(2026, 11, 24)
