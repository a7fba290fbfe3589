"""The director looks at every tournament by itself, whatever becomes of any other."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

from bot.client.tournaments.director import RETRY, Director
from bot.storage.rows.ids import GuildId
from bot.storage.store import StoreBusy
from bot.tables.model.clock import Clock, RealClock
from bot.tournaments.hall import Hall
from tests.tables.virtual import VirtualClock, in_virtual_time
from tests.tournaments.fields import opened


class Rows:
    """A store of tournaments that answers when others have had their turn."""

    def __init__(self) -> None:
        self.gone: set[int] = set()

    async def tournament(self, number: int) -> None:
        """Nothing is stored of what is not open any more."""
        await asyncio.sleep(0)


class NoMarks:
    """Marks of which there are none."""

    async def mark(self, name: str) -> str:
        """Nothing is written down."""
        return ""


def directing(hall: Hall, clock: Clock) -> Director:
    """A director of these tournaments, with nothing around it."""
    tables, store = SimpleNamespace(followers=[]), SimpleNamespace(marks=NoMarks())
    bot = SimpleNamespace(clock=clock, tables=tables, store=store)
    posts = SimpleNamespace(changed=lambda tournament: None, trouble={})
    return Director(cast(Any, bot), hall, cast(Any, posts))


async def test_one_that_has_gone_with_its_server_holds_nobody_up() -> None:
    """Its server leaves while another tournament is looked at."""
    hall, tended, done = Hall(cast(Any, Rows())), list[int](), asyncio.Event()
    for number, guild in enumerate((11, 22, 33), 1):
        hall._open[number] = replace(opened(), id=number, guild=GuildId(guild))
    director = directing(hall, RealClock())

    async def tend(number: int) -> None:
        tended.append(number)
        if number == 1:
            await hall.forget_server(GuildId(22))
        await hall.find(number)
        if number == 3:
            done.set()

    director.tend = tend
    director.begin()
    await asyncio.wait_for(done.wait(), 5)
    assert tended == [1, 3]
    await director.stop()


def test_what_does_not_work_is_tried_again_a_minute_later() -> None:
    """Its hour has come, and nothing can be stored: that is no reason to try at every moment."""

    async def main() -> None:
        hall, tries, clock = Hall(cast(Any, Rows())), list[float](), VirtualClock()
        begun = clock.now()
        settings = replace(opened().settings, starts_at=begun - 1)
        hall._open[1] = replace(opened(), id=1, settings=settings)
        director = directing(hall, clock)

        async def tend(number: int) -> None:
            tries.append(round(clock.now() - begun))
            raise StoreBusy("the disk is full")

        director.tend = tend
        director.begin()
        await asyncio.sleep(3.5 * RETRY)
        assert tries == [0, RETRY, 2 * RETRY, 3 * RETRY]
        await director.stop()

    in_virtual_time(main)


def test_none_waits_for_another() -> None:
    """Discord takes its time over the threads of one of them."""

    async def main() -> None:
        hall, done = Hall(cast(Any, Rows())), list[int]()
        for number in (1, 2):
            hall._open[number] = replace(opened(), id=number)
        director = directing(hall, VirtualClock())

        async def tend(number: int) -> None:
            if number == 1:
                await asyncio.sleep(300)
            done.append(number)

        director.tend = tend
        director.begin()
        await asyncio.sleep(1)
        assert done == [2]
        await director.stop()

    in_virtual_time(main)
