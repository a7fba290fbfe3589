"""Orders of other processes are carried out, each whatever becomes of the others."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, cast

import pytest

from bot.client.handing import TRIES, Handing
from bot.storage.rows.processes import Handed
from bot.storage.store import StoreBusy, StoreError


class Others:
    """A process with two orders of one kind for the others."""

    def __init__(self) -> None:
        self.rows = [Handed(n, "forget", json.dumps({"user": n}), 0.0) for n in (1, 2)]
        self.asked = 0

    async def passed(self, kind: str) -> tuple[Handed, ...]:
        self.asked += 1
        return tuple(row for row in self.rows if row.kind == kind)

    async def done(self, numbers: tuple[int, ...]) -> None:
        self.rows = [row for row in self.rows if row.id not in numbers]


@pytest.mark.parametrize("kind", [TypeError, StoreError])
async def test_what_fails_for_good_holds_up_nothing_else(kind: type[Exception]) -> None:
    others, tried = Others(), Counter[int]()
    handing = Handing({"INTERACTION_CREATE": lambda data: None}, cast(Any, None), cast(Any, others))

    async def forget(told: dict[str, int]) -> None:
        tried[told["user"]] += 1
        if told["user"] == 1:
            raise kind("There is no table 5.")

    handing.does("forget", forget)
    await handing._do()
    assert [row.id for row in others.rows] == [1] and tried == {1: 1, 2: 1}
    while others.rows:
        await asyncio.wait_for(handing._do(), 5)
    assert tried == {1: TRIES, 2: 1}


@pytest.mark.parametrize("comes", [True, False])
async def test_what_was_taken_is_let_in_though_the_bot_stops_meanwhile(comes: bool) -> None:
    """It is out of the database then, and nobody else would answer it."""
    let_in: list[int] = []
    looking, stored = asyncio.Event(), asyncio.Event()

    class Clicked(Others):
        async def handed_over(self) -> tuple[Handed, ...]:
            looking.set()
            await stored.wait()
            if not comes:
                raise StoreBusy("the server is gone")
            return (Handed(9, "click", json.dumps({"id": "7"}), 0.1),)

    parsers = {"INTERACTION_CREATE": lambda data: let_in.append(int(data["id"]))}
    handing = Handing(parsers, cast(Any, None), cast(Any, Clicked()))
    handing.begin()
    await looking.wait()
    stopping = asyncio.create_task(handing.stop())
    await asyncio.sleep(0)
    stored.set()
    await asyncio.wait_for(stopping, 5)
    assert let_in == [7] * comes and handing.has_taken(7) == comes
