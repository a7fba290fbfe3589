"""Pictures are drawn in a process beside the loop, as long as that keeps up.

A picture takes some milliseconds in which every click would wait. Drawings of the process are kept
where all pictures are. The length of the line before the process that a task accepts is its `LINE`:
an answer to a click is drawn before all else, also before what the process was handed already, and
where many have pressed, it is drawn here, unless the loop is late: then all wait for the loop, and
it leaves to the process what it can. If the process has died or hangs, everything is drawn here, as
without it.
"""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count
from typing import Final, ParamSpec, Protocol, TypeVar

from bot.ground import collector
from bot.ground.memory import memory
from bot.ground.passes import passes
from bot.ground.processors import ALL
from bot.ground.workers import NotStarted, NoWorkers, Runner, Workers
from cardart import PICTURES, draw, forget_texts, warm
from cardart.scene import AnyScene

P = ParamSpec("P")
T = TypeVar("T")
log: Final = logging.getLogger(__name__)
PRESSED: Final = 6
"""Drawings that the process does before an answer to a click, from which on it is too busy for one:
that under way, and other answers. Where others want the processors, it waits for them, and the
slowest clicks with it: then a click that would wait longer than `A_MOMENT` is too much for it, too.
"""
A_MOMENT: Final = 0.02
"""Seconds that an answer to a click may wait in the line, by the speed of the drawings before. One
that is drawn here takes 6 ms in the middle and 22 where it takes longest, for the process has drawn
what lies on the table before, and this one has not; and all other clicks wait meanwhile."""
ASKED: Final = 8
"""Drawings from which on the process is too busy for the hand of somebody who is asked: the tens of
milliseconds before that are not noticed."""
PATIENT: Final = 1_000_000
"""More drawings than ever wait: one that nobody has asked for stays in line, and lets all others go
first."""
LINE: Final = ContextVar("line", default=PRESSED)
"""Drawings from which on this task finds the process too busy."""
A_PLACE: Final = 0.001
"""Seconds by which the loop is late for each place of the line that whoever has pressed joins: when
others wait so long, a drawing here would cost all of them more than the line costs this one."""
PATIENCE: Final = 20.0
"""Seconds after which the process counts as hanging; the picture is drawn here then."""
AHEAD: Final = 8
"""Drawings that lie ready in the process: it need not wait for a busy loop between two."""
NICE: Final = 2
"""The process gives way to the one that answers people, where processors are short."""
CALM: Final = 5.0
"""Seconds after the start in which the processors are left to tables that are taken up again, and
to the first answers; only then does the process begin."""
TRIES: Final = 3
"""Attempts to make it ready: on a machine that is busy just now its start may take long."""
ENOUGH: Final = 960 * 1024 * 1024
"""Bytes of memory from which on drawings may be kept in two processes: up to 600 MiB in the one
that draws, and far less in that of the bot, which then draws little."""


def process(where: frozenset[int] = ALL) -> Workers | None:
    """A process that draws; ``None`` where it does not pay: with one processor, or little memory.

    It keeps drawings of its own beside those of the bot. ``where`` is the processors that it uses.
    """
    if (os.cpu_count() or 1) < 2 or memory() < ENOUGH:
        return None
    return Workers(1, name="drawing", patience=PATIENCE, nice=NICE, where=where, ahead=AHEAD)


def get_ready() -> None:
    """Draw every common card in this process.

    Nothing that is kept of them is garbage ever, and no drawing leaves cycles behind.
    """
    warm()
    collector.rest()


class Drawer(Runner, Protocol):
    """A runner that can let something go first."""

    async def run_first(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function before all that is not begun."""


class Drawing:
    """The process that draws, if there is one, and how much waits for it."""

    def __init__(self, runner: Drawer | None) -> None:
        self.runner = runner
        self.waiting = 0
        self._pressed = 0
        """The number of those that answer clicks."""
        self._speed = Speed()
        self._turns = Turns(AHEAD)
        self._patient = asyncio.Semaphore(1)
        self._ready = False
        self._warming: asyncio.Task[None] | None = None

    def begin(self, after: float = CALM) -> None:
        """Start the process ``after`` some seconds.

        Until every common card is drawn there, pictures are drawn here.
        """
        if self.runner is not None:
            self._warming = asyncio.create_task(self._warm(self.runner, after))

    async def _warm(self, runner: Runner, after: float) -> None:
        await asyncio.sleep(after)
        for _ in range(TRIES):
            try:
                await runner.run(get_ready)
            except TimeoutError:
                continue
            except NoWorkers as error:
                log.warning("pictures are drawn without a process of their own: %s", error)
            else:
                self._ready = True
            return
        log.warning("pictures are drawn without a process of their own: it does not get ready")

    async def beside(self, scene: AnyScene) -> bytes | None:
        """The picture of a scene, if it is known or the process draws it; else ``None``."""
        if self.runner is None or not self._ready:
            return None
        if (known := PICTURES.known(scene)) is not None:
            return known
        line = LINE.get()
        before = self._before(line)
        if self._is_long(line) and before * A_PLACE > max(await passes.next(), passes.usual):
            return None
        if line < PATIENT:
            return await self._drawn(self.runner, scene, line)
        async with self._patient:
            return await self._drawn(self.runner, scene, line)

    def _before(self, line: int) -> int:
        """The drawings before one that joins this line."""
        if line == PRESSED:
            return self._pressed + (self.waiting > self._pressed)
        return self.waiting

    def _is_long(self, line: int) -> bool:
        """Whether too many drawings are before one that joins no longer line than this."""
        before = self._before(line)
        return before >= line or (line == PRESSED and self._speed.wait(before) > A_MOMENT)

    async def _drawn(self, runner: Drawer, scene: AnyScene, line: int) -> bytes | None:
        """The picture of a scene, as the process draws it; ``None`` if it does not."""
        if not self.waiting:
            self._speed.begins()
        pressed = line == PRESSED
        self.waiting += 1
        self._pressed += pressed
        try:
            if pressed:
                picture = await runner.run_first(draw, scene)
            else:
                async with self._turns.turn(line):
                    picture = await runner.run(draw, scene)
            self._speed.has_drawn()
        except (NoWorkers, TimeoutError) as error:
            self._ready = isinstance(error, TimeoutError | NotStarted)  # perhaps the next one
            log.warning("a picture is drawn without a process of its own: %s", error)
            return None
        finally:
            self.waiting -= 1
            self._pressed -= pressed
        PICTURES.keep(scene, picture)
        return picture

    async def forget_texts(self) -> None:
        """Drop every picture and line of text that is kept, here and in the process."""
        if self.runner is not None and self._ready:
            with suppress(NoWorkers, TimeoutError):  # a process that has ended keeps nothing
                await self.runner.run(forget_texts)
        forget_texts()

    async def close(self) -> None:
        """End the process, if there is one."""
        self._ready = False
        if self._warming is not None:
            self._warming.cancel()
        if self.runner is not None:
            await self.runner.close()


class Speed:
    """The speed of the drawing process just now, in seconds by the clock."""

    def __init__(self) -> None:
        self._one = 0.0
        self._since = 0.0
        """The moment of its last drawing, or of its first after a time without any."""

    def begins(self) -> None:
        """The first drawing is handed over."""
        self._since = time.perf_counter()

    def has_drawn(self) -> None:
        """A drawing is here."""
        now = time.perf_counter()
        self._one += (now - self._since - self._one) / 8
        self._since = now

    def wait(self, line: int) -> float:
        """Seconds that one more would wait behind so many, as far as is known.

        A process that has not been heard of for long is slow just now, or hangs.
        """
        return max(line * self._one, time.perf_counter() - self._since) if line else 0.0


class Turns:
    """Lets so many go on at a time; of those who wait, the most urgent first."""

    def __init__(self, at_a_time: int) -> None:
        self._free = at_a_time
        self._line: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def turn(self, urgency: int) -> AsyncIterator[None]:
        """Wait for one's turn; the smallest ``urgency`` has it first, and holds it inside."""
        if self._free:
            self._free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._line, (urgency, next(self._numbers), mine))
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._line:
            *_, one = heappop(self._line)
            if not one.done():
                one.set_result(None)
                return
        self._free += 1


here = Drawing(None)
"""The drawing of this program; the bot sets it, for a picture is asked for in many places."""
