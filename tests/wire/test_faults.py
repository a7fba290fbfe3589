"""A slow and failing Discord, over real HTTP and WebSocket, with people at two tables.

Each test ends with the judgement of the crash test: nothing is lost, nothing is done twice, and
every table and hand is shown in one message, as it stands.
"""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from pathlib import Path

from bot.demo.faults import Scope
from tests.crash.house import House, Place
from tests.crash.steps import answered, get_on, playing, until
from tests.support.reading import text_of

MANY = 10**6
MESSAGE = r"/(channels/\d+|webhooks/\d+/[^/]+)/messages"
"""With the bot's own token, or through that of a click."""


def of(place: Place) -> str:
    """The messages of this place's channel, and the ways to its newest one through a token."""
    number, (_, newest) = place.demo.world.channel(place.channel).id, place.newest()
    by_token = rf"webhooks/\d+/[^/]+/messages/{newest.id if newest else 0}"
    return rf"/(channels/{number}/messages|{by_token})"


async def test_a_hanging_message_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with playing(tmp_path) as house:
        one, other = house.places
        _, message = one.newest()
        assert message is not None
        fault = house.demo.faults.hang("PATCH", of(one), MANY)
        await get_on(house, 4, one)
        await until(house, lambda: fault.met)
        shown = text_of(message)
        await get_on(house, 8, other)
        await get_on(house, 6, one)
        assert fault.met == 1, "one request hangs, and no other is sent after it"
        assert text_of(message) == shown
        fault.end()


async def test_a_slow_discord_costs_freshness_only(tmp_path: Path) -> None:
    async with playing(tmp_path) as house:
        fault = house.demo.faults.slow("PATCH", MESSAGE, 2.0, MANY)
        for place in house.places:
            await get_on(house, 4, place)
        fault.end()


LIMITS: tuple[tuple[Scope, str], ...] = (("shared", ""), ("user", "a-bucket"), ("global", ""))


async def test_requests_over_the_limit_are_sent_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as house:
        limited = house.places[0]
        for scope, bucket in LIMITS:
            path = MESSAGE if scope == "global" else of(limited)
            fault = house.demo.faults.limit("PATCH", path, 0.7, 4, scope=scope, bucket=bucket)
            for place in house.places:
                await get_on(house, 5, place)
            await until(house, partial(attrgetter("met"), fault))
            fault.end()


async def test_errors_of_discord_are_outlived(tmp_path: Path) -> None:
    async with playing(tmp_path) as house:
        for status in (500, 502, 503):
            fault = house.demo.faults.refuse("*", MESSAGE, status, times=6)
            for place in house.places:
                await get_on(house, 6, place)
            assert fault.met == 6


async def test_a_message_whose_answer_is_lost_is_not_sent_twice(tmp_path: Path) -> None:
    """It was sent, and the connection cut before anybody heard of it: hands and tables alike."""
    async with playing(tmp_path, 1, long_games=False) as house:
        fault = house.demo.faults.lose("POST", MESSAGE, 3)
        opened = len(house.places[0].seen)
        await until(house, lambda: fault.met == 3 and len(house.places[0].seen) > opened)
        await get_on(house, 3)


async def test_a_lost_gateway_is_found_again(tmp_path: Path) -> None:
    """With the session it had, or with a new one."""
    async with playing(tmp_path) as house:
        for resume in (True, False, True):
            await house.demo.gateway.drop(resume)
            for place in house.places:
                await get_on(house, 3, place)
            assert house.demo.gateway.connected == 1


async def test_an_outage_of_the_server_holds_nobody_up(tmp_path: Path) -> None:
    """Discord says that the server is unavailable: private hands still serve."""
    async with playing(tmp_path) as house:
        house.demo.gateway.outage()
        await get_on(house, 3)
        house.demo.gateway.recovery()
        for place in house.places:
            await get_on(house, 3, place)


async def test_what_is_told_twice_is_done_once(tmp_path: Path) -> None:
    """Every event comes twice: clicks, commands, and what happens to the server."""
    async with playing(tmp_path) as house:
        house.demo.gateway.twice = True
        for place in house.places:
            await get_on(house, 10, place)
        robots_once(house)


def robots_once(house: House) -> None:
    """No refusal and no silence came of hearing things twice."""
    assert not house.record.refused, house.record.refused
    assert not house.record.silent, house.record.silent
    assert answered(house)
