"""Tables in a time of their own: no second is waited for, and everything happens in one order.

The loop jumps from one moment to the next at which something is due. The store is the real one,
on a real file, but without threads: how long a write takes, and whether it is refused, is the
weather's to say.
"""

from __future__ import annotations

import asyncio
import logging
import selectors
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar, TypeVarTuple, Unpack

from bot.rules import GAMES, View
from bot.rules.decisions import Choose, Decision
from bot.rules.kit.actions import PASS, Bid
from bot.storage.people import People
from bot.storage.servers import Servers
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreBusy
from bot.storage.vacuum import Sweeper
from bot.storage.writer import transaction
from bot.tables.live.registry import TableRegistry
from bot.tables.model.clock import Pace
from tests.support.advice import Advising

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
EPOCH = 1_800_000_000.0
HOUR = 3600.0


class Stuck(AssertionError):
    """Nothing can happen any more, and somebody waits for something."""


class RobotDied(Exception):
    """The process in which a robot thought is gone."""


class _Jump(selectors.SelectSelector):
    """Waits for nothing: the time that would pass has passed."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck("everybody waits, and nobody for a moment in time")
        self.loop.moment += max(timeout, 0)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only when nothing else is left to do."""

    def __init__(self) -> None:
        self.moment = 0.0
        jump = _Jump()
        jump.loop = self
        super().__init__(jump)

    def time(self) -> float:
        return self.moment

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """Do at once the work meant for a thread: it takes no time."""
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def in_virtual_time(main: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run this to its end, then whatever it left behind is cancelled."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main())


class VirtualClock:
    """The loop's time; the wall clock may be set to another one."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return EPOCH + self.steady() + self.ahead

    def steady(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@dataclass
class Weather:
    """The state of the disk: a delay of up to ``slow`` seconds, and the share of writes refused."""

    rng: Random
    slow: float = 0.0
    failing: float = 0.0
    refuse: int = 0
    """The n-th write from now on is refused; 0: none."""
    refused: int = 0
    """The number of writes that were refused."""

    def calm(self) -> None:
        self.slow, self.failing, self.refuse = 0.0, 0.0, 0

    async def wait(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, self.slow) if self.slow else 0)

    def refuses(self) -> bool:
        self.refuse -= self.refuse > 0 and 1
        counted = self.refuse == 0 and self._counting
        self._counting = self.refuse > 0
        if counted or self.rng.random() < self.failing:
            self.refused += 1
            return True
        return False

    _counting: bool = field(default=False, repr=False)

    def refuse_next(self, number: int) -> None:
        self.refuse, self._counting = number, number > 0


_EMPTY: list[bytes] = []


def _empty(path: Path) -> bytes:
    """A new file with the schema as it is now: made once, then copied."""
    if not _EMPTY:
        SqliteStore(path)._prepare()
        _EMPTY.append(path.read_bytes())
    return _EMPTY[0]


class NoSweeper(Sweeper):
    """Files are not written anew."""

    async def sweep(self) -> bool:
        return True


class Disk(SqliteStore):
    """The store without threads. Work handed in is done, even if nobody waits any more."""

    def __init__(self, path: Path, weather: Weather) -> None:
        super().__init__(path)
        sweeper = NoSweeper(self._clean)
        self.people, self.servers = People(self, sweeper), Servers(self, sweeper)
        self.path, self.weather = path, weather
        self.dead = False

    async def open(self) -> None:
        if not self.path.exists():
            self.path.write_bytes(_empty(self.path.with_suffix(".empty")))
        self.db = sqlite3.connect(self.path, isolation_level=None)
        self.db.execute("PRAGMA foreign_keys = ON")
        self.db.execute("PRAGMA synchronous = OFF")

    async def close(self) -> None:
        self.dead = True
        self.db.close()

    async def aside(self, work: Callable[[sqlite3.Connection], T], **_: Any) -> T:
        await self.weather.wait()
        return work(self.db)

    async def do(self, work: Callable[[sqlite3.Connection], T], **_: Any) -> T:
        return await asyncio.shield(asyncio.ensure_future(self._carried_out(work)))

    async def _carried_out(self, work: Callable[[sqlite3.Connection], T]) -> T:
        await self.weather.wait()
        await self._alive()
        with transaction(self.db):
            before = self.db.total_changes
            result = work(self.db)
            if self.db.total_changes != before and self.weather.refuses():
                raise StoreBusy("the disk is full")
        await self.weather.wait()  # it is on disk, and nobody knows yet
        await self._alive()
        return result

    async def _alive(self) -> None:
        if self.dead:  # the process is gone: nothing comes of what was under way
            await asyncio.Event().wait()


class Thinker(Advising):
    """Robots that think for a while, mostly cautiously; now and then a process dies."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.longest = 0.0
        self.dying = 0.0

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        await asyncio.sleep(self.rng.uniform(0, self.longest) if self.longest else 0)
        if self.rng.random() < self.dying:
            raise RobotDied
        game = GAMES[key]
        return game.write(cautious(game.legal(view), self.rng))


def cautious(decision: Decision, rng: Random) -> Any:
    """In an auction mostly a pass, so that games come to an end; otherwise anything."""
    actions = decision.actions if isinstance(decision, Choose) else ()
    lowest = next((action for action in actions if isinstance(action, Bid)), None)
    if lowest is not None and rng.random() < 0.95:
        return PASS if PASS in actions and rng.random() < 0.8 else lowest
    return decision.sample(rng)


@dataclass
class House:
    """A hall on a file, in virtual time."""

    path: Path
    rng: Random
    pace: Pace = field(default_factory=Pace)
    clock: VirtualClock = field(default_factory=VirtualClock)

    def __post_init__(self) -> None:
        self.weather = Weather(self.rng)
        self.thinker = Thinker(self.rng)
        self.herald: Any = None

    async def open(self) -> TableRegistry:
        """Begin a new process on this file."""
        self.disk = Disk(self.path, self.weather)
        await self.disk.open()
        self.hall = TableRegistry(
            self.disk,
            self.thinker,
            clock=self.clock,
            pace=self.pace,
            draw_secret=lambda: self.rng.randbytes(32),
        )
        if self.herald is not None:
            self.hall.listener = self.herald
        await self.hall.restore()
        self.hall.wake()
        return self.hall

    async def kill(self, *spared: asyncio.Task[Any]) -> None:
        """The process is gone in the middle of whatever it did."""
        self.disk.dead = True
        here = asyncio.current_task()
        others = [t for t in asyncio.all_tasks() if t is not here and t not in spared]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        self.disk.db.close()


@contextmanager
def silence() -> Iterator[None]:
    """Silence the bot's log: errors about refused writes are expected here."""
    logger = logging.getLogger("bot")
    before = logger.level
    logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        logger.setLevel(before)
