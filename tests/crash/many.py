"""The storm over several processes: any of them is killed, or the server of their database."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from bot.ground.failpoints import UNTOLD
from tests.crash.house import House, open_house
from tests.crash.judge import hanging, judge, settled
from tests.crash.life import MARK, Life, begin, crowd
from tests.crash.storm import LONGEST, STILL, Doom, Figures, _by_itself, _left_behind
from tests.support.nursery import Nursery
from tests.support.postgres import Server

LATER = ("told", "answering", "answered", "posted", "sent", "handed", "taken", "restoring")
SERVER = 0.1
"""The share of kills that are the server's."""
SETTLED = 0.2
"""The share of kills that wait until each process has shards of its own again."""
STARTS = 60.0
"""Seconds within which a process has begun, on a machine shared by many."""
UP_AGAIN = 10.0
"""Seconds on a processor of its own within which all shards are run again."""
PATIENCE = 120.0
"""Seconds after which shards that nobody runs are a fault, on a machine shared by many."""


DATED = re.compile(r"\d{4}-\d\d-\d\d ")
OUTAGE = (
    "StoreBusy",
    "LeaseLost",
    "interactions fail: ",
    "cannot be reached",
    "multiprocessing/forkserver.py",
)
"""Signs of what is no error of the bot's: its server is gone, its shards are another's, or the
server that forks workers for these tests alone has died of the kill of one that asked it."""


def is_traceback(line: str) -> bool:
    """Whether an error is told of from here on."""
    return line.startswith("Traceback")


@dataclass
class ManyHouse(House):
    """A house with several processes. Its ``life`` is a time in which nobody dies or takes over."""

    processes: int = 2
    running: dict[int, Life] = field(default_factory=dict)
    """The process in each place."""
    server_died: float = 0.0
    down: bool = False
    """The server of the database is being killed."""
    gaps: list[float] = field(default_factory=list)
    """Seconds after which the processes that were left had taken all shards over."""
    nurseries: dict[int, Nursery] = field(default_factory=dict)
    _seen: frozenset[str] = frozenset()

    @property
    def connected(self) -> bool:
        """Whether every shard is connected, by a process that lives."""
        live = {life.token for life in self.running.values() if not life.over.is_set()}
        shards = self.demo.gateway.shards
        return len(shards) == self.processes and live >= set(shards.values())

    @property
    def up(self) -> bool:
        return super().up and not self.down

    @property
    def told(self) -> list[str]:
        logs = [self.folder / str(place) / "bot.log" for place in range(self.processes)]
        return [line for log in logs if log.exists() for line in log.read_text().splitlines()]

    async def follow(self) -> None:
        """Begin another time whenever a shard is connected or lost."""
        with self.demo.world.watch() as changed:
            while True:
                changed.clear()
                if (now := self.demo.gateway.sessions) != self._seen:
                    self._seen = now
                    self.turn()
                await changed.wait()

    def turn(self) -> None:
        """Begin another time now: what is being asked may never be answered."""
        if self.lives:
            self.life.over.set()
        self.life = Life(0, self.folder / "nobody", cold=False, token="")
        self.lives = [self.life]
        self.born_at = time.time()

    async def bear(self, place: int, at: tuple[str, int] | None = None) -> Life:
        """Start a process in this place anew."""
        assert self.server is not None
        if place not in self.nurseries:
            self.nurseries[place] = Nursery(**{MARK: self.mark}, CRASH_WORKERS="forked")
        folder = self.folder / str(place)
        folder.mkdir(exist_ok=True)
        life = self.running[place] = await begin(
            self.demo,
            self.server,
            folder,
            self.mark,
            folder / "bot.log",
            at,
            self.nurseries[place],
            KNAVE_PROCESSES=str(self.processes),
        )
        return life

    @property
    def alive(self) -> bool:
        """Whether any process lives that may take over."""
        return any(not life.over.is_set() for life in self.running.values())

    async def until_connected(self) -> bool:
        """Wait until every shard is run by a process that lives; false if nobody does so."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                with self.demo.world.watch() as changed:
                    while not self.connected:
                        if not self.alive:
                            return False
                        changed.clear()
                        with suppress(TimeoutError):
                            await asyncio.wait_for(changed.wait(), 0.2)
                return True
        return False

    async def until_each_has_its_own(self, patience: float = PATIENCE) -> bool:
        """Wait until every process runs one shard; false if that takes ``patience`` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while len(set(self.demo.gateway.shards.values())) < self.processes:
                    if any(life.over.is_set() for life in self.running.values()):
                        return False
                    await asyncio.sleep(0.1)
                return True
        return False

    async def kill(self, place: int) -> None:
        """Kill the process in this place, and let those who ask know."""
        await self.running[place].kill()
        self.turn()

    async def end(self) -> None:
        for life in self.running.values():
            await life.kill()
        for nursery in self.nurseries.values():
            nursery.close()
        self.nurseries = {}


@dataclass
class ManyFigures(Figures):
    """The figures of a storm over several processes."""

    gaps: list[float] = field(default_factory=list)

    @property
    def errors(self) -> list[str]:
        """The errors in a bot's log, unless the server was gone or its shards another's."""
        records: list[list[str]] = [[]]
        for line in self.log:
            if DATED.match(line):
                records.append([])
            records[-1].append(line)
        wrong = (r for r in records if r and (" ERROR " in r[0] or any(map(is_traceback, r))))
        told = ("\n".join(record) for record in wrong)
        return [text[:2000] for text in told if not any(sign in text for sign in OUTAGE)]

    def rows(self) -> list[tuple[str, object]]:
        found = [row for row in super().rows() if not row[0].startswith(("started", "… "))]
        gaps = self.gaps or [0.0]
        told = f"{median(gaps):.1f}, {sorted(gaps)[int(len(gaps) * 0.9)]:.1f}, {max(gaps):.1f}"
        more: list[tuple[str, object]] = [
            ("… between check and tell", self.untold),
            ("… where", ", ".join(f"{name} {n}" for name, n in self.kills.most_common())),
            ("taken over by the others", len(self.gaps)),
            ("… seconds until connected, p50, p90, longest", told),
        ]
        return [*found[:1], *more, *found[1:]]


async def storm_over_many(
    kills: int, seed: int, folder: Path, tables: int, server: Server, processes: int
) -> ManyFigures:
    """Kill a process or the server so often, let the games come to their end, and judge."""
    begun, rng, figures = time.monotonic(), Random(seed), ManyFigures()
    address = server.database()
    async with open_house(folder, tables, seed, make=ManyHouse, shards=processes) as house:
        assert isinstance(house, ManyHouse)
        house.server, house.processes, figures.house = address, processes, house
        enough = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
        following = asyncio.create_task(house.follow())
        try:
            for place in range(processes):
                await house.bear(place, _at(_doom(rng)))
            for number in range(kills):
                if enough.is_set():
                    break
                figures.kills[await _one_death(house, server, rng, figures)] += 1
                if number % 10 == 9:
                    seconds = time.monotonic() - begun
                    print(f"{number + 1} kills, {seconds:.0f} s, {dict(figures.kills)}", flush=True)
            await _to_the_end(house, figures)
        finally:
            following.cancel()
        figures.gaps = house.gaps
        figures.verdict = judge(house)
    figures.seconds = time.monotonic() - begun
    return figures


async def _to_the_end(house: ManyHouse, figures: ManyFigures) -> None:
    """Let everybody play to the end with processes that nobody kills, and end them."""
    house.may_open = False
    for place in house.running:
        await house.kill(place)
        await house.bear(place)
    await house.until_connected()
    if not await house.until_each_has_its_own():
        house.record.silent.append("a process got no shard though another had two")
    house.turn()
    await house.until_quiet(STILL)
    figures.kills.update(_by_itself(x) for x in house.running.values() if x.over.is_set())
    await settled(house)
    figures.hanging = list(hanging(house))
    await house.end()
    figures.left_behind = await _left_behind(house)


async def _one_death(house: ManyHouse, server: Server, rng: Random, figures: ManyFigures) -> str:
    """Let one of them live until its doom, and be born again; the answer is where it died."""
    if not await house.until_connected() and house.alive:
        house.record.silent.append(f"{PATIENCE:.0f} s after a death not all shards were run")
    if rng.random() < SETTLED:
        await house.until_each_has_its_own(3 * UP_AGAIN)
    if rng.random() < SERVER:
        return await _server_dies(house, server, rng)
    place = await _whose_doom_comes(house, rng)
    life = house.running[place]
    died = life.over.is_set()
    await house.kill(place)
    killed = time.monotonic()
    where = (life.killed_at or _by_itself(life)) if died else "any moment"
    if died and life.exit_code == 1 and life.born < house.server_died < life.born + STARTS:
        where = "without the server"  # it says so, and is started again
    if rng.random() < 0.5 and await house.until_connected():
        house.gaps.append(time.monotonic() - killed)
        if house.gaps[-1] > UP_AGAIN * crowd():
            house.record.silent.append(f"taken over after {house.gaps[-1]:.1f} s only")
    await house.bear(place, _at(_doom(rng)))
    return where


async def _whose_doom_comes(house: ManyHouse, rng: Random) -> int:
    """The place of the first process that dies at its point, or of any after a while."""
    dying = {place: asyncio.create_task(x.over.wait()) for place, x in house.running.items()}
    await asyncio.wait(
        dying.values(), timeout=rng.uniform(1, LONGEST), return_when=asyncio.FIRST_COMPLETED
    )
    for task in dying.values():
        task.cancel()
    dead = [place for place, life in house.running.items() if life.over.is_set()]
    return rng.choice(dead or [*house.running])


async def _server_dies(house: ManyHouse, server: Server, rng: Random) -> str:
    """Kill the server of the database while people play, and start it again."""
    await asyncio.sleep(rng.uniform(0, 2))
    house.down = True
    house.turn()
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(rng.uniform(0, 1.5))
    await asyncio.to_thread(server.start)
    house.server_died = time.monotonic()
    house.down = False
    house.turn()
    return "the server"


def _doom(rng: Random) -> Doom:
    """One death in two between check and tell; the others anywhere."""
    lot = rng.random()
    if lot < 0.5:
        return Doom(rng.choice(UNTOLD), rng.randint(1, 10))
    if lot < 0.85:
        point = rng.choice(LATER)
        return Doom(point, rng.randint(1, 6) if point not in ("posted", "sent") else 1)
    return Doom()


def _at(doom: Doom) -> tuple[str, int] | None:
    return (doom.point, doom.number) if doom.point else None
