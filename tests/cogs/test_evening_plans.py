"""Evenings planned by typing: days, hours and time zones, and refusals."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.support.evenings import (
    HOUR,
    in_hours,
    last,
    plan,
)
from tests.support.house import House, open_house
from tests.support.messages import said, sentence, wishes
from tests.support.places import refuse_an_answer
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_what_cannot_be_planned(house: House) -> None:
    ann = house.invite("Ann")
    when = in_hours(house, 3.0)

    async def refused(**options: Any) -> str:
        return said(await ann.slash("evening plan", game="euchre", **options))

    assert await refused(date=when["date"], time="late") == sentence(
        "no-no-such-time-of-day", typed="late"
    ), "before anybody is asked for a zone"
    wrong = await refused(**when | {"zone": "Atlantis"})
    assert wrong == sentence("no-unknown-zone", zone="Atlantis")
    assert await refused(**when | {"date": "soon"}) == sentence("no-no-such-day", typed="soon")
    late = await refused(**when | {"time": "late"})
    assert late == sentence("no-no-such-time-of-day", typed="late")
    assert await refused(**in_hours(house, 0.1)) == sentence("no-evening-soon", count=15)
    assert await refused(**in_hours(house, 24 * 70)) == sentence("no-evening-late", count=60)
    assert not house.rows("SELECT 1 FROM evenings")
    assert house.chosen() == [], "nor is the zone remembered that was typed with it"
    assert said(await ann.slash("evening list")) == sentence("no-evening-none")


async def test_somebody_without_a_time_zone_is_asked_what_their_clock_shows(house: House) -> None:
    """The evening they typed is planned as soon as they have answered."""
    ann = house.invite("Ann")
    at = datetime.fromtimestamp(house.bot.clock.now(), UTC) + timedelta(days=2)
    day = f"{at:%Y-%m-%d}"
    asked = (
        await ann.slash("evening plan", game="euchre", date=day, time="20:30", robots=False)
    ).response
    assert asked is not None and asked.flags.ephemeral
    assert sentence("zone-question") in text_of(asked)
    (wish,) = wishes(asked)
    assert not house.rows("SELECT 1 FROM evenings")
    answer = await ann.choose(asked, wish, "Asia/Tokyo")
    assert text_of(answer.response) == sentence("zone-noted", city="Tokyo")
    assert last(house, "Coming: Ann") is not None
    half_past = datetime(at.year, at.month, at.day, 20, 30, tzinfo=ZoneInfo("Asia/Tokyo"))
    assert house.rows("SELECT at, robots FROM evenings") == [(half_past.timestamp(), "none")]
    assert house.rows("SELECT zone FROM people") == [("Asia/Tokyo",)], "remembered from now on"
    again = await ann.slash("evening plan", game="euchre", date=day, time="21:00")
    assert again.response is not None and not again.response.flags.ephemeral


async def test_an_answer_that_makes_it_too_soon_can_be_given_again(house: House) -> None:
    """Nothing is remembered of what is refused, and the question stays."""
    ann = house.invite("Ann")
    typed = in_hours(house, 1.0) | {"zone": ""}
    asked = (await ann.slash("evening plan", game="euchre", **typed)).response
    (wish,) = wishes(asked)
    refused = said(await ann.choose(asked, wish, "Pacific/Auckland"))
    assert refused == sentence("no-evening-soon", count=15)
    assert house.chosen() == []
    answer = await ann.choose(asked, wish, "Europe/London")
    assert text_of(answer.response) == sentence("zone-noted", city="London")
    assert house.rows("SELECT zone FROM people") == [("Europe/London",)]


async def test_an_answer_that_cannot_be_noted_plans_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could say that they come: the evening is called off, and can be planned again."""
    ann = house.invite("Ann")
    typed = in_hours(house, 3.0) | {"zone": ""}
    asked = (await ann.slash("evening plan", game="euchre", **typed)).response
    (wish,) = wishes(asked)
    refuse_an_answer(monkeypatch, "edit_message")
    refused = said(await ann.choose(asked, wish, "Europe/London"))
    assert refused == sentence("no-stopped")
    assert house.rows("SELECT state FROM evenings") == [("off",)]


async def test_an_answer_to_no_question_plans_nothing(house: House) -> None:
    ann = house.invite("Ann")
    day = in_hours(house, 50.0)["date"]
    asked = (await ann.slash("evening plan", game="euchre", date=day, time="20:30")).response
    typed = f"zone:0:evening:{day}|20:30|"
    for wish, zone, why in (
        (f"{typed}euchre|1|", "Atlantis", "no-forged"),
        ("zone:0:evening:soon", "UTC", "no-forged"),
        (f"{typed}euchre|7|", "UTC", "no-forged"),
        (f"{typed}euchre", "UTC", "no-forged"),
        (f"zone:0:tea:{day}|20:30", "UTC", "no-forged"),
    ):
        assert said(await ann.forge(asked, wish, zone)) == sentence(why), wish
    unknown = said(await ann.forge(asked, f"{typed}chess|1|", "UTC"))
    assert sentence("no-unknown-game", game="chess") in unknown
    assert not house.rows("SELECT 1 FROM evenings")


async def test_where_the_question_has_no_room_the_zone_is_to_be_typed(house: House) -> None:
    ann = house.invite("Ann")
    typed = {"date": in_hours(house, 50.0)["date"], "time": "20:30" + " " * 80}
    told = said(await ann.slash("evening plan", game="euchre", **typed))
    assert told == sentence("no-evening-zone")


@pytest.mark.parametrize(
    "locale, typed, ahead",
    [
        ("en-US", "tomorrow", 1),
        ("de", " MORGEN", 1),
        ("fr", "demain", 1),
        ("ja", "明日", 1),
        ("en-US", "Today", 0),
        ("it", "oggi", 0),
    ],
)
async def test_a_day_by_the_name_it_is_offered_by(
    house: House, locale: str, typed: str, ahead: int
) -> None:
    """Typed without choosing it: the word, or all that stands in the list."""
    now = datetime.fromtimestamp(house.bot.clock.now(), UTC)
    assert now.hour < 20, "today still has an evening"
    ann = house.invite("Ann", locale=locale)
    labels = await ann.member.autocomplete(house.channel, "evening plan", "date", "", zone="UTC")
    for day in (typed, labels[ahead]["name"]):
        planned = await ann.slash("evening plan", game="euchre", date=day, time="23:30", zone="UTC")
        assert planned.response is not None and not planned.response.flags.ephemeral, said(planned)
    late = datetime(now.year, now.month, now.day, 23, 30, tzinfo=UTC).timestamp() + 86400 * ahead
    assert house.rows("SELECT at FROM evenings") == [(late,)] * 2


async def test_daylight_saving_is_asked_back(house: House) -> None:
    """The offset that the sentence names is understood."""
    ann = house.invite("Ann")
    now = house.bot.clock.now()
    year = datetime.fromtimestamp(now, UTC).year
    sundays = [
        datetime(year + n, month, day, tzinfo=UTC)
        for n in (0, 1) for month in (3, 10) for day in range(25, 32)
        if datetime(year + n, month, day, tzinfo=UTC).weekday() == 6
    ]  # fmt: skip
    day = next(one for one in sundays if one.timestamp() > now)
    clock = house.bot.clock
    assert isinstance(clock, SimTime)
    await clock.leap(max(0.0, day.timestamp() - now - 20 * 24 * HOUR))
    typed: dict[str, Any] = {"game": "euchre", "date": f"{day:%Y-%m-%d}", "zone": "Europe/Berlin"}
    answer = said(await ann.slash("evening plan", time="2:30", **typed))
    zone = "Europe/Berlin"
    if day.month == 3:
        assert answer == sentence("no-time-left-out", time="02:30", zone=zone)
        await plan(house, ann, **(typed | {"time": "3:30"}))
    else:
        first, second = "02:30+02:00", "02:30+01:00"
        twice = sentence("no-time-twice", time="02:30", zone=zone, first=first, second=second)
        assert answer == twice
        await plan(house, ann, **typed | {"time": second})
    assert house.rows("SELECT zone FROM people") == [(zone,)], "remembered from now on"


async def test_days_and_hours_are_offered(house: House) -> None:
    ann = house.invite("Ann")
    days = await ann.complete("evening plan", "date")
    assert len(days) == 14 and days == sorted(days)
    labels = await ann.member.autocomplete(house.channel, "evening plan", "date", "")
    assert not any("Today" in label["name"] for label in labels), "nobody knows where Ann is"
    farthest = datetime.fromtimestamp(house.bot.clock.now(), ZoneInfo("Pacific/Pago_Pago"))
    assert f"{farthest:%Y-%m-%d}" in days, "it may be yesterday there"
    assert await ann.complete("evening plan", "date", "2030-01-02") == ["2030-01-02"]
    assert await ann.complete("evening plan", "time", "8:15 pm") == ["20:15"]
    assert "20:00" in await ann.complete("evening plan", "time")
    assert "Europe/Berlin" in await ann.complete("evening plan", "zone", "berlin")
    assert "euchre" in await ann.complete("evening plan", "game")
