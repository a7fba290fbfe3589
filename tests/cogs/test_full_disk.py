"""A disk that fails for a while: a refusal changes nothing, and what was to be is done later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.client import errors
from bot.rules import Seat
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreBusy, StoreError
from bot.tables.model.idleness import LOBBY_IDLE
from bot.tables.model.suspension import LONGEST
from tests.support.clocks import turn
from tests.support.house import House, open_house
from tests.support.messages import said, sentence
from tests.support.places import delete_channel
from tests.support.refused import refused

T = TypeVar("T")


class Disk(SqliteStore):
    """A store whose disk can be full."""

    full = False
    error: StoreError = StoreError("the disk is full")

    async def do(self, work: Callable[[Any], T], *, apart: bool = False) -> T:
        if Disk.full and {*getattr(work, "__qualname__", "").split(".")} & {*WRITES}:
            raise Disk.error
        return await super().do(work, apart=apart)


WRITES = ("create_table", "save_table", "start_game", "append", "set_hand", "save_person")


@pytest.fixture
async def failing(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose disk fails while ``Disk.full``."""
    Disk.full = False
    async with open_house(tmp_path, store=Disk) as house:
        yield house
        assert house.faults.seen, "whoever runs the bot is told"
        house.faults.seen.clear()


async def test_a_full_disk_stops_nothing_for_good(failing: House) -> None:
    """The wish is refused, the state is as before, and the same button works later."""
    house = failing
    ann, bob, *_ = house.invite_all("Ann", "Bob", "Cid", "Dee")
    Disk.full = True
    text = sentence("no-storage")
    result = await ann.slash("table open", game="euchre")
    assert said(result) == text
    Disk.full = False
    await house.started("euchre", *house.people)
    player = turn(house)
    wish = player.lines()["pass"]
    Disk.full = True
    await refused(house, player.press(player.hand, wish), text)
    await refused(house, player.slash("card pass"), text)
    Disk.full = False
    panel = (await ann.slash("table end")).response
    Disk.full = True
    await refused(house, ann.press(panel, "lobby:1:end-now"), text)
    await refused(house, bob.slash("table leave"), text)
    Disk.full = False
    await player.press(player.hand, wish)
    assert house.log().moves[-1][1] == "pass"


async def test_trouble_of_the_store_is_told_once_a_minute(
    failing: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody presses on meanwhile: a traceback for each would bury all else in the log."""
    house, now = failing, [1000.0]
    monkeypatch.setattr(house.bot, "faults", errors.Faults(lambda: now[0]))
    monkeypatch.setattr(Disk, "error", StoreBusy("The server is away."))
    (ann,) = house.invite_all("Ann")
    Disk.full = True
    for seconds in (0, 1, 58):
        now[0] += seconds
        assert said(await ann.slash("table open", game="euchre")) == sentence("no-storage")
    assert house.faults.seen == ["interactions fail: The server is away."]
    monkeypatch.setattr(Disk, "error", StoreBusy("The disk is full."))
    await ann.slash("table open", game="euchre")
    now[0] += 2
    monkeypatch.setattr(Disk, "error", StoreBusy("The server is away."))
    await ann.slash("table open", game="euchre")
    assert [line.rpartition(": ")[2] for line in house.faults.seen] == [
        "The server is away.",
        "The disk is full.",
        "The server is away.",
    ]
    monkeypatch.setattr(Disk, "error", StoreError("There is no game 5."))
    for _ in range(3):
        await ann.slash("table open", game="euchre")
    (fault,) = house.faults.seen[3:]
    assert "Traceback" in fault, "it does not pass: whoever mends it looks for where it was"


async def test_a_robot_tries_again(failing: House) -> None:
    """A table does not hang because a robot's card could not be stored."""
    house = failing
    (ann,) = house.invite_all("Ann")
    await house.started("euchre", ann)
    before = len(house.log().moves)
    hall = house.bot.tables
    wish = next(iter(ann.lines().values()))
    line = wish.split(":", 3)[3]
    robots: Any = hall.robots
    original = robots.choose

    async def fill_the_disk(*asked: Any) -> str:
        Disk.full = True
        return await original(*asked)

    robots.choose = fill_the_disk
    await ann.press(ann.hand, wish)
    assert house.log().moves[before:] == ((ann.seat(), line),)
    Disk.full = False
    robots.choose = original
    await house.env.advance_time(hall.pace.retry)
    assert len(house.log().moves) > before + 1


async def test_going_down_with_a_full_disk(failing: House) -> None:
    """Work that is tried again and again does not keep the program from stopping."""
    house = failing
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    Disk.full = True
    await house.env.advance_time(LOBBY_IDLE + 1)
    await house.env.settle()
    assert house.faults.seen
    closing = asyncio.create_task(house.bot.tables.close())
    for _ in range(20):
        await asyncio.sleep(0)
    stopped = closing.done()
    Disk.full = False
    await closing
    assert stopped


async def test_what_is_out_of_date_is_not_tried_again(failing: House) -> None:
    """A robot's card could not be stored, and then somebody took its seat and played."""
    house = failing
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann)
    hall, thoughts = house.bot.tables, list[Seat]()
    robots: Any = hall.robots
    original = robots.choose

    async def fill_the_disk(key: str, view: Any, *rest: Any) -> str:
        thoughts.append(view.seat)
        Disk.full = len(thoughts) == 1
        return await original(key, view, *rest)

    robots.choose = fill_the_disk
    await ann.act(next(iter(ann.lines())))
    Disk.full = False
    assert len(thoughts) == 1 and not ann.lines()
    await bob.forge(house.public, f"sit:1:{thoughts[0]}")
    await bob.act(next(iter(bob.lines())))
    thoughts.append(Seat(9))
    await house.env.settle()
    count = len(thoughts)
    await house.env.advance_time(hall.pace.retry + 1)
    await house.env.settle()
    assert len(thoughts) == count


async def test_a_held_table_is_closed_once_the_disk_has_room(failing: House) -> None:
    house = failing
    ann = house.invite("Ann")
    await house.started("euchre", ann)
    await delete_channel(house, house.channel)
    await house.env.advance_time(LONGEST - 60)
    Disk.full = True
    await house.env.advance_time(120)
    assert house.rows("SELECT state FROM tables") == [("playing",)]
    Disk.full = False
    await house.env.advance_time(house.bot.tables.pace.retry + 1)
    assert house.rows("SELECT state FROM tables") == [("ended",)]
