"""The pace at which direct messages are opened, and a pause when Discord has had enough of it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client.direct_messages import Direct, Meaning, Unreachable, meaning
from bot.client.openings import (
    BURST,
    FIRST_PAUSE,
    LONGEST_PAUSE,
    PER_SECOND,
    CircuitBreaker,
    OpeningLimiter,
)
from bot.storage.rows.ids import UserId
from bot.tables.model.clock import HASTE, Pace
from tests.client.test_rate_limiter import Now, busiest


def refusal(status: int, code: int) -> discord.HTTPException:
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    answer: Any = SimpleNamespace(status=status, reason="no")
    return kind(answer, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("status", "code", "meant"),
    [
        (403, 50007, "closed"),
        (400, 50007, "closed"),
        (403, 50278, "closed"),
        (403, 40003, "paused"),
        (403, 20026, "paused"),
        (403, 40002, "paused"),
        (429, 0, "paused"),
        (403, 0, "temporary"),
        (403, 50001, "temporary"),
        (500, 0, "temporary"),
    ],
)
def test_a_refusal_is_told_by_its_code(status: int, code: int, meant: Meaning) -> None:
    assert meaning(refusal(status, code), opening=True) == meant


@pytest.mark.parametrize("code", [0, 30046])
def test_a_limit_of_sending_or_editing_is_none_of_opening(code: int) -> None:
    assert meaning(refusal(429, code)) == "temporary"


class Openings:
    """A Discord that opens what is asked for, or refuses it."""

    def __init__(self, clock: Now) -> None:
        self.clock = clock
        self.at: list[float] = []
        self.refuses: discord.HTTPException | None = None
        self.kept: dict[int, int] = {}
        self.http = self.people = self

    async def start_private_message(self, user: int) -> dict[str, str]:
        self.at.append(self.clock.now())
        await asyncio.sleep(0)
        if self.refuses is not None:
            raise self.refuses
        return {"id": str(user + 1000)}

    async def direct_channel(self, user: int) -> int | None:
        return self.kept.get(user)

    async def set_direct_channel(self, user: int, channel: int | None) -> None:
        assert channel is not None
        self.kept[user] = channel

    def get_partial_messageable(self, channel: int) -> int:
        return channel


def direct(clock: Now, pace: Pace) -> tuple[Direct, Any]:
    bot: Any = Openings(clock)
    return Direct(bot, bot, clock, pace, lambda: None), bot


async def test_so_many_at_once_then_one_a_second() -> None:
    clock = Now()
    way, bot = direct(clock, Pace())
    tasks = [asyncio.create_task(way.channel(UserId(user))) for user in range(40)]
    await clock.run(clock.time + 60)
    await asyncio.gather(*tasks)
    assert len(bot.at) == 40
    assert busiest(bot.at) <= BURST + PER_SECOND
    assert bot.at[-1] - bot.at[0] == pytest.approx((40 - BURST) / PER_SECOND)
    assert len(bot.kept) == 40


async def test_one_person_is_opened_once_however_many_wait() -> None:
    clock = Now()
    way, bot = direct(clock, HASTE)
    await asyncio.gather(*[way.channel(UserId(7)) for _ in range(20)])
    await way.channel(UserId(7))
    assert len(bot.at) == 1


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
async def test_a_wall_clock_that_is_set_changes_nothing(jump: float) -> None:
    clock = Now()
    limiter, breaker = OpeningLimiter(clock, 1.0, 2), CircuitBreaker(clock)
    breaker.trip("no")
    for _ in range(2):
        await limiter.turn()
    clock.ahead += jump
    tasks = [asyncio.create_task(limiter.turn()) for _ in range(3)]
    await clock.run(clock.time + 1.5)
    assert [task.done() for task in tasks] == [True, False, False]
    await clock.run(clock.time + 2)
    assert all(task.done() for task in tasks)
    assert breaker.left == pytest.approx(FIRST_PAUSE - 3.5)
    breaker.stop()


async def test_who_waits_behind_a_refusal_is_not_tried() -> None:
    clock = Now()
    way, bot = direct(clock, Pace())
    bot.refuses = refusal(403, 40003)
    tasks = [asyncio.create_task(way.channel(UserId(user))) for user in range(30)]
    await clock.run(clock.time + 60)
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert [one.why for one in ended if isinstance(one, Unreachable)] == 30 * ["paused"]
    assert len(bot.at) <= BURST, "only those that were under way"
    way.breaker.stop()


async def test_one_tries_when_a_pause_is_over() -> None:
    clock = Now()
    way, bot = direct(clock, Pace())
    bot.refuses = refusal(403, 20026)
    pause = FIRST_PAUSE
    for expected in (1, 2, 3):
        tasks = [asyncio.create_task(way.channel(UserId(user))) for user in range(100, 105)]
        await clock.run(clock.time + 1)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert way.breaker.trips == expected
        assert way.breaker.left == pytest.approx(pause - 1)
        await clock.run(clock.time + pause)
        assert not way.breaker.open
        bot.at.clear() if expected == 1 else None
        pause *= 2
    assert len(bot.at) == 2, "one each time"


async def test_pauses_have_an_end() -> None:
    clock, resumed = Now(), 0

    def closed() -> None:
        nonlocal resumed
        resumed += 1

    breaker = CircuitBreaker(clock, closed)
    for _ in range(12):
        breaker.trip("no")
        assert breaker.left <= LONGEST_PAUSE
        await clock.run(clock.time + breaker.left + 1)
    assert resumed == 12
    breaker.trip("no")
    assert breaker.left == LONGEST_PAUSE
    await clock.run(clock.time + LONGEST_PAUSE + 1)
    assert not breaker.open
    breaker.worked()
    breaker.trip("no")
    assert breaker.left == FIRST_PAUSE
    breaker.stop()
