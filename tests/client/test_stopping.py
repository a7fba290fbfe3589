"""A polite stop: who waits is answered, clocks stand exactly, tables are told, and come back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.client.display import message_sync
from bot.rules import View
from bot.tables.model.turn_clock import GRACE
from bot.words.words import languages
from tests.support.clocks import due, timed, turn
from tests.support.house import House, open_house, pass_time
from tests.support.messages import said, sentence, wishes
from tests.support.places import take_rights
from tests.support.quick import Quick, SimTime
from tests.support.reading import text_of

HOUR = 3600


@pytest.fixture
def clock() -> SimTime:
    return SimTime()


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    """A house whose time is the test's."""
    async with open_house(tmp_path, clock=clock) as opened:
        yield opened


async def stop(house: House) -> None:
    """The process is asked to end; what it does about Discord."""
    await house.bot.announce_shutdown()
    await house.env.settle()


async def come_back(house: House, clock: SimTime) -> None:
    later = SimTime(ahead=clock.ahead + HOUR)
    later.env = house.env
    await house.restart(clock=later)


@pytest.mark.parametrize("played", [0.0, GRACE - 3, GRACE + 100, GRACE + 299])
async def test_a_clock_has_left_exactly_what_it_had(
    house: House, clock: SimTime, played: float
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "5m", ann, bob)
    moves = house.log().moves
    await pass_time(house, played)
    left = 300 - max(0.0, played - GRACE)
    await stop(house)
    await pass_time(house, 12)  # until the process is really gone
    await come_back(house, clock)
    assert house.log().moves == moves
    (moment,) = due(house.public)
    assert moment == round(clock.now() + HOUR + GRACE + left)
    assert due(turn(house).hand) == [moment]
    await pass_time(house, GRACE + left - 1)
    assert house.log().moves == moves
    await pass_time(house, 2)
    assert len(house.log().moves) > len(moves)


async def test_a_store_is_told_before_anything_is_written(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write may wait for a server that is gone, and the end of the program for that write."""
    bot, order = house.bot, list[str]()
    freeze_clocks = bot.tables.freeze_clocks

    async def frozen() -> None:
        order.append("write")
        await freeze_clocks()

    monkeypatch.setattr(bot.store, "hurry", lambda: order.append("hurry"))
    monkeypatch.setattr(bot.tables, "freeze_clocks", frozen)
    await bot.close()
    assert order == ["hurry", "write"]


@pytest.mark.parametrize("lost", [False, True])
async def test_one_that_has_stopped_does_nothing_by_itself_later(
    house: House, monkeypatch: pytest.MonkeyPatch, lost: bool
) -> None:
    """A process that has lost or given back a range goes on, and so do timers of its bot."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    bot = house.bot
    (waits,) = [hand for hand in bot.display.state.hands.values() if hand.wait is not None]
    later = asyncio.get_running_loop().call_later(HOUR, lambda: None)
    monkeypatch.setattr(waits, "morning", later)
    bot.outdated = lost
    await bot.close()
    assert waits.wait is None and later.cancelled()


async def test_many_polite_restarts_cost_and_give_nothing(house: House, clock: SimTime) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "5m", ann, bob)
    moves = house.log().moves
    for _ in range(5):
        await pass_time(house, GRACE + 30)
        await stop(house)
        await house.restart()
    (moment,) = due(house.public)
    assert moment == round(clock.now() + GRACE + 300 - 5 * 30)
    assert house.log().moves == moves


async def test_a_pause_and_a_held_table_stay_what_they_are(house: House, clock: SimTime) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "5m", ann, bob)
    await pass_time(house, GRACE + 100)
    for player in (ann, bob):
        panel = (await player.press(house.public, "table:1:menu")).response
        await player.press(panel, "clock:1:pause")
    before = house.rows("SELECT * FROM turns"), house.rows("SELECT paused_at FROM tables")
    assert before[1] != [(None,)]
    await take_rights(house, "send_messages")
    await stop(house)
    assert before == (
        house.rows("SELECT * FROM turns"),
        house.rows("SELECT paused_at FROM tables"),
    )


@pytest.mark.parametrize("language", languages())
async def test_the_table_is_told_and_the_line_goes_again(
    house: House, clock: SimTime, language: str
) -> None:
    locale = {"en": "en-US"}.get(language, language)
    house.env.backend.get_guild(house.guild.id).preferred_locale = locale
    await house.restart()
    (ann,) = house.invite_all("Ann")  # alone with robots: no clock, whose end would be another
    await house.started("euchre", ann)
    message, buttons, text = house.public.id, wishes(house.public), text_of(house.public)
    line = sentence("restarting-line", language)
    await stop(house)
    assert text_of(house.public) == f"{text}\n{line}"
    assert (house.public.id, wishes(house.public)) == (message, buttons)
    await come_back(house, clock)
    assert (house.public.id, text_of(house.public)) == (message, text)
    player = house.to_act()[0]
    await player.act(sorted(player.lines())[0])


async def test_whoever_comes_too_late_is_told_so(house: House, clock: SimTime) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    player = house.to_act()[0]
    button = player.lines()[sorted(player.lines())[0]]
    await stop(house)
    kept = house.kept()
    for result in (
        await player.press(player.hand, button),
        await player.press(house.public, "table:1:menu"),
        await player.slash("card hand"),
    ):
        assert said(result) == sentence("no-restarting")
    assert await player.complete("table open", "game") == []
    assert house.kept() == kept
    await come_back(house, clock)
    await player.press(player.hand, button)
    assert house.kept() != kept, "the same button works"


class Slow(Quick):
    """A robot that thinks until it is told."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.stopped = False

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        self.asked.set()
        try:
            await asyncio.sleep(10**6)
        except asyncio.CancelledError:
            self.stopped = True
            raise
        raise AssertionError


async def test_robots_stop_and_go_on_afterwards(house: House, clock: SimTime) -> None:
    (ann,) = house.invite_all("Ann")
    robot = Slow()
    await house.restart(robots=robot)
    await house.started("euchre", ann)
    while ann.lines() and not robot.asked.is_set():
        await ann.act(sorted(ann.lines())[-1])
    assert robot.asked.is_set() and not robot.stopped
    await stop(house)
    assert robot.stopped
    moves = house.log().moves
    await pass_time(house, HOUR)
    assert house.log().moves == moves
    house.made["robots"] = Quick()
    await come_back(house, clock)
    assert len(house.log().moves) > len(moves)


async def test_a_click_that_was_made_before_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for the disk when the signal comes: it is carried out and answered all the same."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    player = house.to_act()[0]
    line = sorted(player.lines())[0]
    stopping: list[Any] = []
    table = house.bot.tables.tables[0]
    plain = table.record.commit

    async def while_the_signal_comes(*arguments: Any) -> Any:
        if not stopping:
            stopping.append(asyncio.create_task(house.bot.announce_shutdown()))
            while not house.bot.inflight.closed:  # nobody tells of it
                await asyncio.sleep(0)
        return await plain(*arguments)

    monkeypatch.setattr(table.record, "commit", while_the_signal_comes)
    await player.press(player.hand, player.lines()[line])
    await stopping[0]
    await house.env.settle()
    assert (player.seat(), line) in house.log().moves
    assert len(house.bot.inflight) == 0
    assert sentence("restarting-line") in text_of(house.public)


async def test_only_so_many_tables_are_told_those_in_play_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_sync, "MOST_FAREWELLS", 2)
    ann, bob = house.invite_all("Ann", "Bob")
    rooms = []
    for name in "abcd":
        house.channel = house.guild.create_text_channel(name)
        rooms.append(house.channel)
        await (house.started if name in "ac" else house.opened)(
            *(("euchre", ann, bob) if name in "ac" else (ann, "euchre"))
        )
    await stop(house)
    line = sentence("restarting-line")
    told = [any(line in text_of(m) for m in room.history()) for room in rooms]
    assert told == [True, False, True, False]


async def test_a_store_that_fails_does_not_stop_the_stop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "5m", ann, bob)

    async def full(*_: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(house.bot.tables.tables[0].record, "commit", full)
    await stop(house)
    assert sentence("restarting-line") in text_of(house.public)
    assert any("could not be stopped" in fault for fault in house.faults.seen)
    house.faults.seen.clear()
