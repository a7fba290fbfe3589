"""The bots of a process, as its keeper's word begins and ends them."""

import asyncio
import json
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest

from bot.client import drawing
from bot.commands import several
from bot.ops.heartbeat import Pulse
from bot.storage.address import ServerAddress
from bot.storage.postgres import leases
from bot.storage.rows.processes import Lease, division


def keeper(given_back: list[tuple[Lease, float]]) -> Any:
    """A keeper that writes down what is given back, and for how long it is to rest."""
    return SimpleNamespace(give_back=lambda lease, rest=0.0: given_back.append((lease, rest)))


@pytest.mark.parametrize("word", ["wanted", "lost"])
async def test_a_bot_that_is_ended_before_it_has_begun_is_one_no_more(
    word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop stood still for a second, and hears both words in the same turn."""
    monkeypatch.setattr(several, "metrics_of", lambda settings: None)
    bots = several.Bots(cast(Any, None), ServerAddress("postgresql://nowhere/knave"), "")
    given_back: list[tuple[Lease, float]] = []
    monkeypatch.setattr(bots, "_keeper", keeper(given_back))
    lease = Lease(7, division(2, 2)[0])
    bots.gained(lease)
    getattr(bots, word)(lease)
    async with asyncio.timeout(5):
        while bots._running:
            await asyncio.sleep(0)
    assert given_back == ([(lease, 0.0)] if word == "wanted" else [])


@pytest.mark.parametrize("then", ["lost", "wanted", "stopped"])
async def test_a_bot_that_is_taking_leave_is_let_finish(
    then: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its range was wanted by another process; meanwhile the program is stopped, or it is lost.

    Interrupted a second time it would stay connected, and answer what nobody stores.
    """
    monkeypatch.setattr(several, "metrics_of", lambda settings: None)
    leaving, left, ended = asyncio.Event(), asyncio.Event(), list[str]()

    async def live(_: several.Bots, running: several.Running) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            leaving.set()
            await left.wait()
            ended.append("politely")

    monkeypatch.setattr(several.Bots, "_live", live)
    bots = several.Bots(cast(Any, None), ServerAddress("postgresql://nowhere/knave"), "")
    lease = Lease(7, division(2, 2)[0])
    bots.gained(lease)
    await asyncio.sleep(0)
    bots.wanted(lease)
    async with asyncio.timeout(5):
        await leaving.wait()
        if then == "stopped":
            stopping = asyncio.create_task(bots._stop())
        else:
            getattr(bots, then)(lease)
        for _ in range(5):
            await asyncio.sleep(0)
        left.set()
        await (stopping if then == "stopped" else bots._stop())
    assert ended == ["politely"]


async def test_a_range_that_comes_while_the_program_is_stopped_is_not_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its claim was under way: nobody would end its bot, and it would be cut off."""
    monkeypatch.setattr(several, "metrics_of", lambda settings: None)
    given_back: list[tuple[Lease, float]] = []
    bots = several.Bots(cast(Any, None), ServerAddress("postgresql://nowhere/knave"), "")
    monkeypatch.setattr(bots, "_keeper", keeper(given_back))
    await bots._stop()
    lease = Lease(7, division(2, 2)[0])
    bots.gained(lease)
    assert not bots._running and given_back == [(lease, 0.0)]


async def test_the_log_says_that_the_program_has_stopped(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As one process alone does: whoever reads the log sees that it did not die."""
    caplog.set_level("INFO")
    monkeypatch.setattr(several, "metrics_of", lambda settings: None)
    quiet = Mock(stop=AsyncMock())
    monkeypatch.setattr(several, "Keeper", lambda *_: quiet)
    monkeypatch.setattr(several, "Heartbeat", lambda *_: Mock(beating=nullcontext))
    bots = several.Bots(cast(Any, None), ServerAddress("postgresql://nowhere/knave"), "")
    running = asyncio.create_task(bots.run(division(2, 2)))
    while not quiet.begin.called:
        await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert quiet.stop.called and caplog.messages[-1] == "stopped"


async def test_the_bots_that_are_left_draw_by_a_process_of_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A range was taken over, and given back: its bot has ended, and with it where it draws."""
    monkeypatch.setattr(several, "metrics_of", lambda settings: None)
    monkeypatch.setattr(drawing, "here", drawing.here)

    async def live(_: several.Bots, running: several.Running) -> None:
        running.bot = cast(Any, SimpleNamespace(drawing=drawing.Drawing(None)))
        drawing.here = running.bot.drawing
        await asyncio.Event().wait()

    monkeypatch.setattr(several.Bots, "_live", live)
    bots = several.Bots(cast(Any, None), ServerAddress("postgresql://nowhere/knave"), "")
    own, other = (Lease(number, part) for number, part in enumerate(division(2, 2)))
    bots.gained(own)
    await asyncio.sleep(0)
    of_own = drawing.here
    bots.gained(other)
    await asyncio.sleep(0)
    assert drawing.here is not of_own
    bots.wanted(other)
    async with asyncio.timeout(5):
        while len(bots._running) > 1:
            await asyncio.sleep(0)
    assert drawing.here is of_own
    await bots._stop()


async def test_a_range_that_cannot_be_run_is_left_to_others_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The longer, the oftener it fails; what is connected meanwhile begins the count anew."""
    monkeypatch.setattr(several, "metrics_of", lambda settings: None)
    there = SimpleNamespace(is_ready=lambda: True, is_closed=lambda: False)
    there.tables = SimpleNamespace(tables=())

    async def live(_: several.Bots, running: several.Running) -> None:
        raise ConnectionError("Discord cannot be reached.")

    monkeypatch.setattr(several.Bots, "_live", live)
    bots = several.Bots(cast(Any, None), ServerAddress("postgresql://nowhere/knave"), "")
    given_back: list[tuple[Lease, float]] = []
    monkeypatch.setattr(bots, "_keeper", keeper(given_back))
    lease = Lease(7, division(2, 2)[0])

    async def fails() -> float:
        bots.gained(lease)
        async with asyncio.timeout(5):
            while bots._running:
                await asyncio.sleep(0)
        return given_back[-1][1]

    assert leases.UNABLE not in json.loads(bots._told())
    assert [await fails() for _ in range(6)] == [2.0, 4.0, 8.0, 16.0, 30.0, 30.0]
    assert json.loads(bots._told())[leases.UNABLE] is True, "others may take the range meanwhile"
    with monkeypatch.context() as connected:
        connected.setattr(several.Bots, "_bots", [there])
        assert leases.UNABLE not in json.loads(bots._told())
    assert await fails() == 2.0


async def test_a_fault_is_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The health of all is asked of the database, and of no file of this process."""
    monkeypatch.setattr(several, "metrics_of", lambda settings: None)
    bots = several.Bots(cast(Any, None), ServerAddress("postgresql://nowhere/knave"), "")
    assert leases.COMPLAINT not in json.loads(bots._told())
    bots._looked_after(Pulse(0.0, 1, True, "it takes no writes.", 0.0))
    assert (
        json.loads(bots._told())[leases.COMPLAINT] == "The store takes nothing: it takes no writes."
    )
    bots._looked_after(Pulse(10.0, 1, True, "", 0.0))
    assert leases.COMPLAINT not in json.loads(bots._told())
