"""The actor around a table's state: one queue, one commit, one alarm."""

from __future__ import annotations

import ast
import asyncio
import gc
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.storage.store import StoreBusy
from bot.tables.live import table as actor
from bot.tables.live.listener import Silent
from bot.tables.live.table import Table
from bot.tables.model.lobby import Lobby
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.state import Change, Moment, Shown, TableState, unchanged
from bot.tables.verbs.host import noticed
from bot.tables.verbs.lobby import arrange
from bot.tables.verbs.seats import sit
from bot.tables.verbs.talk import talk
from tests.support.ids import users
from tests.tables.virtual import House, in_virtual_time, silence
from tests.test_layers import ROOT

ANN, BOB = users(11, 12)
LIVE = sorted((ROOT / "bot" / "tables" / "live").glob("*.py"))


async def opened(path: Path) -> tuple[House, Table]:
    house = House(path / "knave.db", Random(1))
    hall = await house.open()
    return house, await hall.open(
        Lobby.open("euchre", "house", ANN, "Ann"), GuildId(1), ChannelId(5)
    )


def test_a_table_is_one_class() -> None:
    assert Table.__mro__ == (Table, object)


def test_the_record_is_awaited_in_one_place() -> None:
    awaited = [
        ast.unparse(node)
        for path in LIVE
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Await) and "record" in ast.unparse(node)
    ]
    assert awaited == ["await self.record.commit(before, change, moment.now)"]


def test_what_comes_to_nothing_is_neither_stored_nor_told(tmp_path: Path) -> None:
    """Nor is what lives in memory alone: that is told, if somebody can see it."""
    told = []

    class Told(Silent):
        def table_changed(self, table: object) -> None:
            told.append(table)

    async def main() -> None:
        house, table = await opened(tmp_path)
        house.hall.listener = Told()
        house.weather.failing = 1.0  # whatever is written is refused
        before = table.state
        await table.do(_nothing)
        await table.do(noticed, BOB)
        assert table.state is before and not told
        await table.do(talk, ANN, "hello")
        assert told == [table] and house.weather.refused == 0
        with silence(), pytest.raises(StoreBusy):
            await table.do(sit, BOB, "Bob")
        assert not table.sits(BOB) and told == [table]
        await house.kill()

    in_virtual_time(main)


def _nothing(table: TableState, moment: Moment) -> Change[None]:
    return unchanged(table, None)


def test_a_press_that_cannot_be_noted_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The database does not say when its person sleeps: the next press is noted."""

    async def main() -> None:
        house, table = await opened(tmp_path)
        seen = table.state.host_seen
        await house.clock.sleep(1)
        with monkeypatch.context() as outage:
            outage.setattr(house.hall, "quiet_of", unknown)
            table.noticed(ANN)
            await house.clock.sleep(1)
        assert table.state.host_seen == seen
        table.noticed(ANN)
        await house.clock.sleep(1)
        assert table.state.host_seen > seen
        await house.kill()

    async def unknown(user: UserId) -> QuietHours:
        raise StoreBusy("the database does not answer")

    in_virtual_time(main)
    gc.collect()
    assert not [one for one in caplog.records if "never retrieved" in one.message]


def test_all_that_is_due_at_one_moment_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A verb that fails is tried again without those that were done."""
    done: list[str] = []

    async def main() -> None:
        house, table = await opened(tmp_path)
        at = table.now + 60

        def one(state: TableState, moment: Moment) -> Change[None]:
            done.append("one")
            return unchanged(state, None)

        def other(state: TableState, moment: Moment) -> Change[None]:
            done.append("other")
            if done.count("other") == 1:
                raise StoreBusy("the disk is full")
            return unchanged(state, None)

        def due(state: TableState, now: float) -> dict[Any, float]:
            return {verb: at for verb in (one, other) if now < at}

        monkeypatch.setattr(actor, "due", due)
        table.wake()
        await house.clock.sleep(59)
        assert done == []
        await house.clock.sleep(2)
        assert done == ["one", "other"]
        await house.clock.sleep(house.pace.retry)
        assert done == ["one", "other", "other"]
        await house.clock.sleep(600)
        assert len(done) == 3
        await house.kill()

    with silence():
        in_virtual_time(main)


def test_a_long_search_keeps_nobody_waiting_but_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in a thread: the loop lives, and other tables go on."""
    begun, enough = threading.Event(), threading.Event()

    def searching(state: TableState, moment: Moment) -> Change[str]:
        begun.set()
        assert enough.wait(30)
        return Change(state=state, show=Shown.NOBODY, answer="found")

    monkeypatch.setattr(actor, "SLOW", frozenset({searching}))

    async def main() -> None:
        house, table = await opened(tmp_path)
        other = await house.hall.open(
            Lobby.open("euchre", "house", BOB, "Bob"), GuildId(1), ChannelId(6)
        )
        search = asyncio.create_task(table.do(searching))
        later = asyncio.create_task(table.do(arrange, ANN, Lobby.fill))
        while not begun.is_set():
            await asyncio.sleep(0)
        await other.do(arrange, BOB, Lobby.fill)
        assert all(chair.user or chair.robot for chair in other.chairs)
        assert not search.done() and not later.done()
        enough.set()
        assert await search == "found"
        await later
        await house.kill()

    asyncio.run(main())
