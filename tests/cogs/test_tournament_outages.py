"""Tournaments and outages of the bot: at their hour, between two rounds, in the midst of one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tournaments.values import BREAK
from tests.support.house import House, open_house
from tests.support.messages import sentence
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.tournaments import (
    begun,
    came,
    finished,
    opened,
    passed,
    post,
    the,
)

LONG = 200 * 60.0
"""Seconds of an outage after which nobody is taken to be there still."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def away(house: House, seconds: float) -> None:
    """Let the bot be away for so many seconds."""
    await house.bot.close()
    await passed(house, seconds)
    await house.restart()


async def interrupted(house: House, *, rounds: int, there: bool) -> list[Player]:
    """Four people whose first round a long outage has interrupted; they were at it if ``there``."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    await opened(house, people[0], *people, rounds=rounds)
    await begun(house, people[0])
    await came(house, *people * there)
    await away(house, LONG)
    return people


async def led(house: House, host: Player, wish: str) -> None:
    """Let the host go on with the tournament in this way."""
    panel = (await host.press(post(house), "tournament:1:lead")).response
    await host.press(panel, f"tournament:1:{wish}")


@pytest.mark.parametrize(("minutes", "status"), [(20, "playing"), (200, "signup")])
async def test_an_outage_at_its_hour(house: House, minutes: int, status: str) -> None:
    """After a short one it begins late; after a long one its host is to say when."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob, **{"starts-in": 5})
    await away(house, minutes * 60)
    await passed(house, 5)
    assert (await the(house)).status == status
    by_hand = sentence("tournament-starts-by-hand", host="Ann")
    assert (by_hand in text_of(post(house))) == (status == "signup")
    if status == "signup":
        await led(house, ann, "start")
        assert (await the(house)).status == "playing"


async def test_an_outage_between_two_rounds(house: House) -> None:
    """After a long one nobody is there: the host is to say when, and nothing is called by then."""
    ann, bob, cid, dan = house.invite_all("Ann", "Bob", "Cid", "Dan")
    await opened(house, ann, ann, bob, cid, dan, rounds=2)
    await led(house, ann, "start")
    while not (await the(house)).rounds[0].done:  # nobody comes
        await passed(house, 60)
    await away(house, LONG)
    await passed(house, 5)
    assert len((await the(house)).rounds) == 1
    assert sentence("tournament-overdue") in text_of(post(house))
    await led(house, ann, "next")
    await passed(house, 5)
    assert len((await the(house)).rounds) == 2
    assert sentence("tournament-overdue") not in text_of(post(house))


@pytest.mark.parametrize("came_at_first", [False, True])
async def test_an_outage_in_the_midst_of_a_round(house: House, came_at_first: bool) -> None:
    """After a long one nobody is there: what nobody plays on is the last round for now."""
    people = await interrupted(house, rounds=3, there=came_at_first)
    for _ in range(60):
        await passed(house, 60)
    one = await the(house)
    assert one.rounds[0].done and one.rounds[0].unplayed
    assert len(one.rounds) == 1
    assert sentence("tournament-overdue") in text_of(post(house))
    await led(house, people[0], "next")
    await passed(house, 5)
    assert len((await the(house)).rounds) == 2


@pytest.mark.parametrize("came_at_first", [False, True])
@pytest.mark.parametrize("minutes", [1, 7])
async def test_a_second_restart_in_an_interrupted_round(
    house: House, minutes: int, came_at_first: bool
) -> None:
    """It is not taken for the work of people that robots and clocks have gone on meanwhile."""
    people = await interrupted(house, rounds=3, there=came_at_first)
    await passed(house, minutes * 60)
    await house.restart()
    for _ in range(60):
        await passed(house, 60)
    one = await the(house)
    assert one.rounds[0].done and one.rounds[0].unplayed
    assert len(one.rounds) == 1
    await led(house, people[0], "next")
    await passed(house, 5)
    await came(house, *people)
    await finished(house)
    assert not house.rows("SELECT name FROM marks WHERE name LIKE '%tournament%'")


async def test_a_round_that_is_played_on_after_an_outage(house: House) -> None:
    await interrupted(house, rounds=2, there=True)
    await finished(house)
    await passed(house, BREAK + 5)
    one = await the(house)
    assert len(one.rounds) == 2 and not one.rounds[0].unplayed
