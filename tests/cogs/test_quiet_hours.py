"""Quiet hours: clocks of days stand still in them, and nobody is called."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.model.turn_clock import GRACE
from tests.support.clocks import MINUTE, SLACK, due, timed, turn
from tests.support.house import House, open_house, pass_time
from tests.support.messages import said, sentence
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.settings import chosen


@pytest.fixture
def clock() -> SimTime:
    return SimTime()


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=clock) as opened:
        yield opened


async def test_quiet_hours_are_chosen(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    assert "Europe/Zurich" in await ann.complete("quiet-hours", "zone", "zurich")
    assert "America/New_York" in await ann.complete("quiet-hours", "zone", "new york")
    result = await ann.slash("quiet-hours", **{"from": 22, "until": 8, "zone": "Europe/Zurich"})
    hours = sentence("quiet-hours", start=22, end=8, zone="Europe/Zurich")
    assert said(result) == sentence("settings-quiet", hours=hours)
    await house.restart()
    assert hours in said(await ann.slash("knave settings"))
    refused = await ann.slash("quiet-hours", **{"from": 8, "until": 7, "zone": "UTC"})
    assert said(refused) == sentence("no-quiet-too-long", most=14)
    refused = await ann.slash("quiet-hours", **{"from": 8, "until": 9, "zone": "../etc"})
    assert said(refused) == sentence("no-unknown-zone", zone="../etc")
    assert hours in said(await ann.slash("knave settings"))
    result = await ann.slash_dm("quiet-hours", **{"from": 8, "until": 8, "zone": "UTC"})
    assert sentence("quiet-none") in said(result)


async def test_quiet_hours_count_on_clocks_of_days(house: House, clock: SimTime) -> None:
    """The simulation begins at midnight UTC, nine in the morning in Tokyo."""
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        await player.slash("quiet-hours", **{"from": 22, "until": 8, "zone": "Asia/Tokyo"})
    await timed(house, "1d", ann, bob)
    start = clock.now() + 20  # seconds of mercy, to find one's glasses
    moves = house.log().moves
    # Nine to ten in the evening are 13 hours; the night; eleven more from eight on.
    hour = 3600
    expected = round(start + (13 + 10 + 11) * hour)
    assert due(house.public) == [expected]
    await pass_time(house, expected - clock.now() - SLACK)
    assert house.log().moves == moves
    await pass_time(house, 2 * SLACK)
    assert len(house.log().moves) > len(moves)


async def test_quiet_hours_do_not_count_on_short_clocks(house: House, clock: SimTime) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        await player.slash("quiet-hours", **{"from": 0, "until": 8, "zone": "UTC"})
    await timed(house, "15m", ann, bob)
    assert due(house.public) == [round(clock.now() + GRACE + 15 * MINUTE)]


async def test_nobody_is_called_in_their_quiet_hours(house: House, clock: SimTime) -> None:
    """On a clock of days the call waits for the morning, and is not made if it is not needed."""
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        await chosen(player, "ping", "channel")
        await player.slash("quiet-hours", **{"from": 0, "until": 8, "zone": "UTC"})
    await timed(house, "1d", ann, bob)
    first = turn(house)
    while first.lines():
        await first.act(sorted(first.lines())[0])
    asked = turn(house)
    call = sentence("turn-ping", user=f"<@{asked.id}>", table=1)
    assert calls(house) == []
    await pass_time(house, 7.5 * 3600)
    assert calls(house) == []
    await pass_time(house, 3600)
    assert [text for text in calls(house) if call in text]
    assert len(calls(house)) == 1


def calls(house: House) -> list[str]:
    return [text_of(m) for m in house.channel.history() if not m.components]
