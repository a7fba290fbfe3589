"""What other processes pass on is done, one piece whatever becomes of the others."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, cast

from bot.client.handing import TRIES, Handing
from bot.storage.rows.processes import Handed


class Others:
    """What was passed on: two of one kind."""

    def __init__(self) -> None:
        self.rows = [Handed(n, "forget", json.dumps({"user": n}), 0.0) for n in (1, 2)]
        self.asked = 0

    async def passed(self, kind: str) -> tuple[Handed, ...]:
        self.asked += 1
        return tuple(row for row in self.rows if row.kind == kind)

    async def done(self, numbers: tuple[int, ...]) -> None:
        self.rows = [row for row in self.rows if row.id not in numbers]


async def test_what_fails_for_good_holds_up_nothing_else() -> None:
    others, tried = Others(), Counter[int]()
    handing = Handing({"INTERACTION_CREATE": lambda data: None}, cast(Any, None), cast(Any, others))

    async def forget(told: dict[str, int]) -> None:
        tried[told["user"]] += 1
        if told["user"] == 1:
            raise TypeError("of another version")

    handing.does("forget", forget)
    await handing._do()
    assert [row.id for row in others.rows] == [1] and tried == {1: 1, 2: 1}
    while others.rows:
        await asyncio.wait_for(handing._do(), 5)
    assert tried == {1: TRIES, 2: 1}
