"""Pictures from the process beside the loop: the same bytes, kept once, and never waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import cardart
from bot.client import drawing, present
from bot.client.drawing import AHEAD, ASKED, LINE, PATIENT, PRESSED, Drawing, Speed, Turns
from bot.ground.workers import NotStarted, NoWorkers, Workers
from bot.tables.screens.screen import Picture, Screen
from cardart.scene import AnyScene, SeatScene, TableScene
from tests.cardart.looks import pixels

LONG = 3600.0
"""Seconds by which no loop of a test is late."""


class Slow:
    """A process that draws when it is let: nothing of it is real but what it draws."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.drawn: list[Any] = []
        self.first: list[Any] = []
        self.fails: Exception | None = None

    async def run(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        if not args:
            return None
        await self.go.wait()
        if self.fails is not None:
            raise self.fails
        self.drawn += args
        return function(*args)

    async def run_first(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        self.first += args
        return await self.run(function, *args, **kwargs)

    async def close(self) -> None:
        """There is nothing to be closed."""


def scene(number: int = 0) -> AnyScene:
    return TableScene(seats=(SeatScene(name="Ann", letter="A"),), title=f"Table {number}")


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """No picture is known, and nothing stays set."""
    cardart.PICTURES.clear()
    before = drawing.here
    yield
    drawing.here = before
    cardart.PICTURES.clear()


@pytest.fixture
def only_places_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line is long by the places in it, however slow the machine of the tests."""
    monkeypatch.setattr(drawing, "A_PLACE", LONG)
    monkeypatch.setattr(drawing, "A_MOMENT", LONG)


async def begun(runner: Slow) -> Drawing:
    beside = Drawing(runner)
    beside.begin(after=0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return beside


async def test_the_picture_is_the_one_that_is_drawn_here() -> None:
    workers = Workers(1, name="drawing")
    try:
        beside = Drawing(workers)
        beside._ready = True
        drawn = await beside.beside(scene())
        assert drawn is not None
        assert pixels(drawn) == pixels(cardart.draw(scene()))
    finally:
        await workers.close()


async def test_a_picture_is_drawn_once() -> None:
    runner = Slow()
    runner.go.set()
    beside = await begun(runner)
    first = await beside.beside(scene())
    assert await beside.beside(scene()) is first
    assert cardart.render(scene()) is first
    assert runner.drawn == [scene()]


async def test_whoever_is_waited_for_does_not_wait_for_a_busy_process(
    only_places_count: None,
) -> None:
    runner = Slow()
    beside = await begun(runner)
    pressed = [asyncio.create_task(beside.beside(scene(100 + n))) for n in range(PRESSED)]
    await asyncio.sleep(0)
    assert beside.waiting == PRESSED
    assert await beside.beside(scene(99)) is None, "it is drawn here"
    patient = [asyncio.create_task(in_line(beside, PATIENT, n)) for n in (1, 2, 3)]
    await asyncio.sleep(0)
    asked = [
        asyncio.create_task(in_line(beside, ASKED, n)) for n in range(4, 4 + ASKED - PRESSED - 1)
    ]
    await asyncio.sleep(0)
    assert beside.waiting == ASKED
    assert await in_line(beside, ASKED, 99) is None, "the line is too long"
    assert not any(task.done() for task in patient), "nobody waits for these"
    runner.go.set()
    assert all(await asyncio.gather(*pressed, *asked, *patient))
    assert beside.waiting == 0


async def test_a_click_does_not_stand_in_a_line_that_stands_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drawing, "A_PLACE", LONG)
    runner = Slow()
    beside = await begun(runner)
    first = asyncio.create_task(beside.beside(scene(1)))
    await asyncio.sleep(2 * drawing.A_MOMENT)
    assert beside.waiting == 1 < PRESSED
    assert await beside.beside(scene(2)) is None, "it is drawn here"
    runner.go.set()
    assert await first
    assert await beside.beside(scene(3)), "nobody is in the line"


def test_the_wait_in_a_line_is_reckoned_from_the_drawings_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(drawing, "time", SimpleNamespace(perf_counter=lambda: now))
    speed = Speed()
    for _ in range(100):
        speed.begins()
        now += 0.002
        speed.has_drawn()
    assert speed.wait(0) == 0
    assert speed.wait(2) == pytest.approx(0.004, rel=0.01)
    now += 0.1
    assert speed.wait(2) == pytest.approx(0.1), "it has not been heard of for long"


async def test_an_answer_to_a_click_goes_before_all_that_the_process_has_not_begun(
    only_places_count: None,
) -> None:
    """However long the line of the others is; it is only too long where many have pressed."""
    runner = Slow()
    beside = await begun(runner)
    lines = [*[ASKED] * (ASKED - 1), PATIENT, PATIENT]
    others = [asyncio.create_task(in_line(beside, line, n)) for n, line in enumerate(lines)]
    await asyncio.sleep(0)
    assert beside.waiting == ASKED > PRESSED
    pressed = [asyncio.create_task(in_line(beside, PRESSED, n)) for n in range(91, 91 + PRESSED)]
    await asyncio.sleep(0)
    runner.go.set()
    assert [bool(picture) for picture in await asyncio.gather(*pressed)] == [*[True] * 5, False]
    assert runner.first == [scene(n) for n in range(91, 96)]
    assert all(await asyncio.gather(*others))
    assert beside.waiting == 0


async def test_where_the_loop_is_late_the_line_is_longer_and_the_pressed_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drawing, "A_PLACE", 0)
    runner = Slow()
    beside = await begun(runner)
    lines = [*[ASKED] * (AHEAD + 2), *[PRESSED] * (PRESSED + 2)]
    many = [asyncio.create_task(in_line(beside, line, n)) for n, line in enumerate(lines)]
    for _ in range(100):  # nobody waits for anything but the loop
        await asyncio.sleep(0)
    assert beside.waiting == len(many)
    runner.go.set()
    assert all(await asyncio.gather(*many))
    assert len(runner.first) == PRESSED + 2
    assert beside.waiting == 0


async def test_a_turn_that_nobody_waits_for_goes_to_the_next() -> None:
    turns, had = Turns(1), list[int]()

    async def take(number: int) -> None:
        async with turns.turn(number):
            had.append(number)
            await asyncio.sleep(0)

    async with turns.turn(0):
        waiting = [asyncio.create_task(take(n)) for n in (3, 2, 1)]
        await asyncio.sleep(0)
        waiting[2].cancel()
    waiting[1].cancel()  # its turn has come just now
    await asyncio.gather(*waiting, return_exceptions=True)
    assert had == [3]
    await take(4)
    assert had == [3, 4]


async def in_line(beside: Drawing, line: int, number: int) -> bytes | None:
    """A picture for somebody who joins so long a line."""
    LINE.set(line)
    return await beside.beside(scene(number))


@pytest.mark.parametrize(
    ("processors", "held", "beside"),
    [(2, 2 << 30, True), (1, 2 << 30, False), (2, 512 << 20, False), (None, 2 << 30, False)],
)
async def test_a_small_machine_has_no_process_for_pictures(
    monkeypatch: pytest.MonkeyPatch, processors: int | None, held: int, beside: bool
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    monkeypatch.setattr(drawing, "memory", lambda: held)
    assert (drawing.process() is not None) == beside


@pytest.mark.parametrize(
    ("error", "lasts"),
    [
        (NoWorkers("they die"), True),
        (TimeoutError(), False),
        (NotStarted("there is no memory for one"), False),
    ],
)
async def test_without_the_process_everything_is_drawn_here(
    error: Exception, lasts: bool, caplog: pytest.LogCaptureFixture
) -> None:
    runner = Slow()
    runner.go.set()
    drawing.here = await begun(runner)
    runner.fails = error
    shown = Screen("Table 1", Picture(scene(1), "table.png", "A table"))
    with caplog.at_level(logging.WARNING):
        file = await present.picture(shown)
    assert file is not None and file.fp.read(4) == b"\x89PNG"
    assert "without a process of its own" in caplog.text
    assert drawing.here.waiting == 0
    runner.fails = None
    assert (await drawing.here.beside(scene(2)) is None) == lasts


async def test_until_it_is_ready_everything_is_drawn_here() -> None:
    assert await Drawing(None).beside(scene()) is None
    assert await Drawing(Slow()).beside(scene()) is None
