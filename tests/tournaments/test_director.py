"""The director looks at one tournament after the other, whatever becomes of any of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

from bot.client.tournaments.director import Director
from bot.storage.rows.ids import GuildId
from bot.tables.model.clock import RealClock
from bot.tournaments.hall import Hall
from tests.tournaments.fields import opened


class Rows:
    """A store of tournaments that answers when others have had their turn."""

    def __init__(self) -> None:
        self.gone: set[int] = set()

    async def tournament(self, number: int) -> None:
        """Nothing is stored of what is not open any more."""
        await asyncio.sleep(0)


async def test_one_that_has_gone_with_its_server_holds_nobody_up() -> None:
    """Its server leaves while another tournament is looked at."""
    hall, tended = Hall(cast(Any, Rows())), list[int]()
    for number, guild in enumerate((11, 22, 33), 1):
        hall._open[number] = replace(opened(), id=number, guild=GuildId(guild))
    bot = SimpleNamespace(clock=RealClock(), tables=SimpleNamespace(followers=[]))
    posts = SimpleNamespace(changed=lambda tournament: None, trouble={})
    director = Director(cast(Any, bot), hall, cast(Any, posts))

    async def tend(number: int) -> None:
        tended.append(number)
        if number == 1:
            hall.forget_server(GuildId(22))
        await hall.find(number)

    director.tend = tend
    director.begin()
    assert director.task is not None
    await asyncio.wait_for(director.task, 5)
    assert tended == [1, 2, 3]
