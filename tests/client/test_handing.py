"""Orders of other processes are carried out, each whatever becomes of the others."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.client import handing
from bot.client.answering import Answer
from bot.client.handing import TRIES, Handing
from bot.storage.rows.ids import GuildId
from bot.storage.rows.processes import Handed
from bot.storage.store import StoreBusy, StoreError
from bot.tables.live.peers import Elsewhere
from bot.tables.model.refusals import Refusal


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
    made = Handing({"INTERACTION_CREATE": lambda data: None}, cast(Any, None), cast(Any, others))

    async def forget(told: dict[str, int]) -> None:
        tried[told["user"]] += 1
        if told["user"] == 1:
            raise kind("There is no table 5.")

    made.does("forget", forget)
    await made._do()
    assert [row.id for row in others.rows] == [1] and tried == {1: 1, 2: 1}
    while others.rows:
        await asyncio.wait_for(made._do(), 5)
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
    made = Handing(parsers, cast(Any, None), cast(Any, Clicked()))
    made.begin()
    await looking.wait()
    stopping = asyncio.create_task(made.stop())
    await asyncio.sleep(0)
    stored.set()
    await asyncio.wait_for(stopping, 5)
    assert let_in == [7] * comes and made.has_taken(7) == comes


async def test_what_comes_of_a_look_after_the_stop_is_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(handing, "AT_STOP", 0.0)
    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(context))
    looking, over = asyncio.Event(), asyncio.Event()

    class Away(Others):
        async def handed_over(self) -> tuple[Handed, ...]:
            looking.set()
            await over.wait()
            raise StoreBusy("the server is gone")

    parsers = {"INTERACTION_CREATE": lambda data: None}
    made = Handing(parsers, cast(Any, None), cast(Any, Away()))
    made.begin()
    await looking.wait()
    await asyncio.wait_for(made.stop(), 5)
    over.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    gc.collect()
    assert not told


async def test_whoever_clicks_while_the_database_is_away_is_told_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Discord waits for three seconds, a write for five; stored late, the click is taken back."""
    monkeypatch.setattr(handing, "TAKEN_BACK", 0.01)

    back, taken_back = asyncio.Event(), asyncio.Queue[int]()

    class Away(Others):
        async def hand_over(
            self, guild: GuildId, body: str, within: float, told: Callable[[], None]
        ) -> int:
            await back.wait()
            return 9

        async def take_back(self, number: int) -> bool:
            taken_back.put_nowait(number)
            return True

    parsers: dict[str, Any] = {"INTERACTION_CREATE": lambda data: None}
    made = Handing(parsers, cast(Any, None), cast(Any, Away()))
    parsers["INTERACTION_CREATE"]({"id": "7"})
    async with asyncio.timeout(5):
        with pytest.raises(Refusal) as refused:
            await made.over(interaction(7), Elsewhere(GuildId(1)))
        assert refused.value.reason.code == "moving" and taken_back.empty()
        back.set()
        assert await taken_back.get() == 9


@pytest.mark.parametrize("taken", [True, False])
async def test_what_may_be_stored_is_not_refused_before_it_is_known_that_nobody_took_it(
    monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    """The line to the server broke during the commit: the other process did it, and answers."""
    monkeypatch.setattr(handing, "TAKEN_BACK", 0.01)
    refused: list[int] = []
    back = asyncio.Event()

    class Unsure(Others):
        async def hand_over(
            self, guild: GuildId, body: str, within: float, told: Callable[[], None]
        ) -> int:
            told()
            await back.wait()
            return 9

        async def take_back(self, number: int) -> bool:
            return not taken

    async def refuse(asked: Any, error: Any) -> None:
        assert error.reason.code == "moving"
        refused.append(asked.id)

    parsers: dict[str, Any] = {"INTERACTION_CREATE": lambda data: None}
    made = Handing(parsers, refuse, cast(Any, Unsure()))
    parsers["INTERACTION_CREATE"]({"id": "7"})
    async with asyncio.timeout(5):
        await made.over(interaction(7), Elsewhere(GuildId(1)))
        assert not refused
        back.set()
        await made.finish()
    assert refused == [7] * (not taken)


async def test_what_was_taken_too_slowly_is_not_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server went as it was taken: it may have been pressed again since."""
    monkeypatch.setattr(handing, "TOO_OLD", 1.0)
    let_in: list[int] = []

    class Slow(Others):
        async def handed_over(self) -> tuple[Handed, ...]:
            old, new = (Handed(n, "click", json.dumps({"id": f"{n}"}), n / 10) for n in (12, 3))
            return (old, new)

    parsers = {"INTERACTION_CREATE": lambda data: let_in.append(int(data["id"]))}
    made = Handing(parsers, cast(Any, None), cast(Any, Slow()))
    await made._take()
    assert let_in == [3] and made.has_taken(3) and not made.has_taken(12)


class Untaken(Others):
    """A database that takes one interaction, which nobody takes from there."""

    def __init__(self) -> None:
        super().__init__()
        self.taken_back: list[int] = []

    async def hand_over(
        self, guild: GuildId, body: str, within: float, told: Callable[[], None]
    ) -> int:
        return 9

    async def take_back(self, number: int) -> bool:
        self.taken_back.append(number)
        return True


def interaction(number: int) -> Any:
    answer = SimpleNamespace(leave=AsyncMock(return_value=True))
    return SimpleNamespace(id=number, extras={Answer: answer})


async def test_what_was_handed_over_before_a_stop_is_refused_if_nobody_takes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The store closes after that: nobody would be there to take it back."""
    monkeypatch.setattr(handing, "TAKEN_BACK", 0.05)
    refused: list[tuple[int, str]] = []

    async def refuse(asked: Any, error: Any) -> None:
        refused.append((asked.id, error.reason.code))

    others, parsers = Untaken(), cast(Any, {"INTERACTION_CREATE": lambda data: None})
    made = Handing(parsers, cast(Any, refuse), cast(Any, others))
    for number in (7, 8):
        parsers["INTERACTION_CREATE"]({"id": f"{number}"})
    await made.over(interaction(7), Elsewhere(GuildId(1)))
    await made.stop()
    await asyncio.wait_for(made.finish(), 5)
    assert refused == [(7, "moving")] and others.taken_back == [9]
    with pytest.raises(Refusal) as error:
        await made.over(interaction(8), Elsewhere(GuildId(1)))
    assert error.value.reason.code == "restarting"


async def test_what_was_handed_over_before_a_lease_was_lost_is_left_as_it_is() -> None:
    """Nothing is written any more, and nothing told: the other process may have taken it."""
    others, parsers = Untaken(), cast(Any, {"INTERACTION_CREATE": lambda data: None})
    made = Handing(parsers, cast(Any, None), cast(Any, others))
    parsers["INTERACTION_CREATE"]({"id": "7"})
    await made.over(interaction(7), Elsewhere(GuildId(1)))
    await made.stop()
    await asyncio.wait_for(made.finish(patience=0.0), 1)
    assert not others.taken_back and not made._senders


@pytest.mark.parametrize("steps", range(5))
async def test_a_look_that_is_just_beginning_does_not_keep_the_bot_from_stopping(
    steps: int,
) -> None:
    """News comes with each click: in that moment a range was told to be given back, and was not."""

    class Quiet(Others):
        def called(self, news: str) -> str:
            return "click"

        async def handed_over(self) -> tuple[Handed, ...]:
            return ()

    parsers = {"INTERACTION_CREATE": lambda data: None}
    made = Handing(parsers, cast(Any, None), cast(Any, Quiet()))
    made.begin()
    for _ in range(10):
        await asyncio.sleep(0)
    made.heard("something was handed over")
    for _ in range(steps):
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await made.stop()
