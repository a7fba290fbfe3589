"""Several tables in one channel: Discord's limit there costs freshness as little as may be.

Real Redraws, Budget and tracing, discord.py's own limiter, and a Discord with buckets; the time is
virtual. A drawing shows the state it was drawn from: on arrival it is as old as the line and the
limits made it.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from discord.http import Route

from bot.client.display.channel_lanes import IDLE, Channels, Place
from bot.client.display.message_ages import MessageAges
from bot.client.display.redraws import Redraws
from bot.client.display.traffic import Traffic
from bot.storage.rows.ids import MessageId
from bot.tables.model.clock import Pace
from tests.support.virtual import Limits, LoopClock, client, run

CHANNEL = 77
MINUTE = 60.0
LATENCY = 0.1


def edit(message: int, **facts: int) -> Route:
    return Route(
        "PATCH",
        "/channels/{channel_id}/messages/{message_id}",
        channel_id=facts.get("channel", CHANNEL),
        message_id=message,
    )


def send(channel: int = CHANNEL) -> Route:
    return Route("POST", "/channels/{channel_id}/messages", channel_id=channel)


class Bot:
    """So much of the bot as draws and sends."""

    def __init__(self, limits: Limits) -> None:
        self.clock = LoopClock()
        self.redraws = Redraws(self.clock, Pace())
        self.ages = MessageAges(self.clock)
        self.limits = limits
        for message in range(1, 100):  # all of them are new, but for those that are old
            if message not in limits.old:
                self.ages.sent(MessageId(message))
        self.http: Any = client(limits, Traffic(self.redraws.limiter, self.ages.old).watch)

    async def edit(self, message: int, content: str, channel: int = CHANNEL) -> None:
        await self.http.request(edit(message, channel=channel), json={"content": content})

    def show(self, table: int, place: Place | None = None) -> None:
        """Have a table drawn: it shows the moment from which it was drawn."""

        async def draw() -> None:
            await self.edit(table, str(self.clock.steady()), int(str(here.channel)))

        here = place or Place(CHANNEL, old=table in self.limits.old)
        self.redraws.request(("table", table), draw, place=lambda rank: here)


async def a_minute(limits: Limits, tables: int, each: float = 0.4) -> None:
    """So many tables of one channel change every so many seconds."""
    bot = Bot(limits)
    until = bot.clock.steady() + MINUTE

    async def play(table: int) -> None:
        await asyncio.sleep(each * table / tables)
        while bot.clock.steady() < until:
            bot.show(table)
            await asyncio.sleep(each)

    await asyncio.gather(*(play(table) for table in range(1, tables + 1)))
    await bot.redraws.finish()


def ages(limits: Limits) -> list[float]:
    """The age in seconds of each picture on its arrival."""
    edits = [one for one in limits.heard if one.method == "PATCH" and one.status == 200]
    return [one.at - float(one.content) for one in edits]


@pytest.mark.parametrize("tables", [1, 2, 5, 10])
def test_what_arrives_is_at_most_a_second_old(tables: int) -> None:
    limits = Limits(LATENCY)
    run(a_minute(limits, tables))
    assert max(ages(limits)) <= 1.0
    assert not limits.statuses()[429]
    times = limits.arrived("PATCH")
    assert len(times) == tables, "each table has its turn"
    assert sum(map(len, times.values())) > 0.8 * MINUTE, "and the channel is made use of"
    few, many = min(map(len, times.values())), max(map(len, times.values()))
    assert many - few <= 1, "one after the other"


@pytest.mark.parametrize("tables", [1, 3, 10])
def test_of_old_messages_three_are_edited_in_six_seconds(tables: int) -> None:
    limits = Limits(LATENCY, old=set(range(1, tables + 1)))
    run(a_minute(limits, tables))
    assert max(ages(limits)) <= 1.0
    assert not limits.statuses()[429]
    assert sum(map(len, limits.arrived("PATCH").values())) > 0.9 * MINUTE / 2


def test_what_else_happens_in_the_channel_takes_its_share() -> None:
    """Others edit and send there too, as commands do, and tables are posted anew."""
    limits = Limits(LATENCY)

    async def work() -> None:
        bot = Bot(limits)
        posted = 0

        async def post() -> None:
            await bot.http.request(send(), json={"content": str(bot.clock.steady())})

        for second in range(40):
            bot.show(1)
            bot.show(2)
            if second % 4 == 0:
                posted += 1
                bot.redraws.request(
                    ("table", 50 + posted), post, place=lambda rank: Place(CHANNEL, "send")
                )
            if second % 10 == 0:
                others = (bot.edit(90 + n, str(bot.clock.steady())) for n in range(4))
                await asyncio.gather(*others)
            await asyncio.sleep(1.0)
        await bot.redraws.finish()

    run(work())
    assert not limits.statuses()[429]
    drawn = [one for one in limits.heard if one.path.rpartition("/")[2] in ("1", "2", "messages")]
    assert max(one.at - float(one.content) for one in drawn) <= 1.0


def test_one_channel_does_not_wait_for_another() -> None:
    limits = Limits(LATENCY)

    async def work() -> float:
        bot = Bot(limits)
        begun = bot.clock.steady()
        for table in range(1, 31):
            bot.show(table, Place(CHANNEL + table))
        await bot.redraws.finish()
        return bot.clock.steady() - begun

    assert run(work()) < 1 + LATENCY + 31 / 40, "thirty channels at once"


def test_channels_in_which_nothing_happens_are_forgotten() -> None:
    async def work() -> None:
        clock = LoopClock()
        channels = Channels(clock)
        for number in range(1_000):
            async with channels.turn(Place(number)) as taken:
                pass
            taken[0].gone.set()
            channels.sent(number, "delete")
            await asyncio.sleep(0.1)
        assert len(channels) <= IDLE / 0.1 + 2
        await asyncio.sleep(IDLE + 1)
        channels.sent(0, "edit")
        assert len(channels) == 1

    run(work())


def test_who_gives_up_waiting_leaves_the_line() -> None:
    async def work() -> None:
        clock = LoopClock()
        channels = Channels(clock)
        order: list[int] = []

        async def one(number: int) -> None:
            async with channels.turn(Place(CHANNEL)) as taken:
                order.append(number)
            taken[0].gone.set()

        tasks = [asyncio.create_task(one(number)) for number in range(5)]
        await asyncio.sleep(0.5)
        for number in (1, 3):
            tasks[number].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [0, 2, 4]
        assert clock.steady() < 1_003.5

    run(work())
