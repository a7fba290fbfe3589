"""The load of several processes over PostgreSQL, beside that of one, and of one over a file.

Each process has its servers and its tables, and drives the people at them. All clicks in direct
messages go to the process of shard 0 first, as Discord sends them; so those of all other tables
are handed over, and it is timed how long that takes.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any

from bot.client import drawing
from bot.client.app import KnaveBot
from bot.client.throttle import TokenBucket
from bot.ground.loop import run
from bot.processes.peers import SharedPeers
from bot.robots.workers import Robots
from bot.storage.address import Address, address_of
from bot.storage.full import FullStore
from bot.storage.postgres.keeper import Keeper
from bot.storage.postgres.store import PostgresStore, prepare
from bot.storage.rows.processes import Lease, ShardRange, division
from bot.storage.sqlite import SqliteStore
from bot.tables.model.clock import Pace
from tests.benchmarks.discord_stub import Stub
from tests.benchmarks.machine import measured
from tests.support.postgres import server

COLUMNS = {
    "clicks": "clicks a second",
    "actions": "actions a second, robots' and decks' too",
    "own_p50": "click that came to its process, p50 ms",
    "own_p99": "… p99 ms",
    "handed_p50": "click that was handed over, p50 ms",
    "handed_p99": "… p99 ms",
    "commits": "commits a second",
    "jobs": "reads and writes in a commit",
    "commit_ms": "a commit, mean ms",
    "cpu": "processor time of all processes, %",
    "counted": "requests that Discord counts, a second",
    "unanswered": "clicks not answered at the end",
}
UNTIL_ANSWERED = 5.0
"""Seconds in which the last clicks may be answered."""
Figures = dict[str, float]


def compare(tables: int, seconds: float, level: str, looks: float, processes: int) -> None:
    """Print a load of so many seconds over a file, a server, and by several processes over that."""
    print(f"{tables} tables in all; {measured()}")
    ways = [("file", 1), ("server", 1), *([("server", processes)] if processes > 1 else [])]
    found = [_way(kind, number, tables, seconds, level, looks) for kind, number in ways]
    heads = [f"{kind}, {number}" for kind, number in ways]
    print(f"{'store, processes':44}" + "".join(f"{head:>12}" for head in heads))
    for key, name in COLUMNS.items():
        cells = (f"{figures[key]:12,.1f}" if key in figures else f"{'':12}" for figures in found)
        print(f"{name:44}" + "".join(cells))


def _way(
    kind: str, processes: int, tables: int, seconds: float, level: str, looks: float
) -> Figures:
    """The figures of so many processes over this kind of store, taken together."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        place = str(Path(folder) / "knave.db")
        if kind == "server":  # as an operator would run it: every commit on disk
            made = stack.enter_context(server(fsync="on", full_page_writes="on"))
            address = made.database()
            place = address.url
            prepare(address, 60.0)
        share = tables // processes
        options = map(str, (place, processes, share, seconds, level, looks, folder))
        command = [sys.executable, "-m", "tests.benchmarks.load_many", *options]
        running = [_begun([*command, str(number)]) for number in range(processes)]
        for line in ("opened", "remembered"):
            for child in running:
                _expect(child, line)
            for child in running:
                _tell(child, "go")
        results = [json.loads(_line(child)) for child in running]
        for child in running:
            _tell(child, "go")
            assert child.wait(60) == 0
    return _together(results)


def _together(results: list[Figures]) -> Figures:
    summed = ("clicks", "actions", "commits", "cpu", "counted", "unanswered")
    found = {key: sum(one[key] for one in results) for key in summed}
    for key in ("own_p50", "own_p99", "handed_p50", "handed_p99"):
        of = [one[key] for one in results if key in one]
        if of:
            found[key] = max(of)
    for key in ("jobs", "commit_ms"):
        found[key] = sum(one[key] for one in results) / len(results)
    return found


def _begun(command: list[str]) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)


def _line(child: subprocess.Popen[str]) -> str:
    out: IO[str] | None = child.stdout
    assert out is not None
    return out.readline().strip()


def _expect(child: subprocess.Popen[str], wanted: str) -> None:
    assert (line := _line(child)) == wanted, line


def _tell(child: subprocess.Popen[str], word: str) -> None:
    into: IO[str] | None = child.stdin
    assert into is not None
    into.write(f"{word}\n")
    into.flush()


# ---------------------------------------------------------------------- one of the processes


class Leased:
    """Keeps the lease of a benchmark's process, and passes on what it hears."""

    def __init__(self) -> None:
        self.lease: asyncio.Future[Lease] = asyncio.get_running_loop().create_future()
        self.bot: KnaveBot | None = None

    def gained(self, lease: Lease) -> None:
        self.lease.set_result(lease)

    def lost(self, lease: Lease) -> None:
        raise RuntimeError(f"{lease} was lost")

    def wanted(self, lease: Lease) -> None:
        raise RuntimeError(f"{lease} is wanted by others")

    def heard(self, news: str) -> None:
        if self.bot is not None:
            self.bot.heard(news)

    def deaf(self) -> None:
        """Nothing was read before."""

    def failed(self, error: Exception) -> None:
        raise error


async def _child(
    place: str, processes: int, tables: int, seconds: float, level: str, looks: float, folder: Path,
    number: int,
) -> None:  # fmt: skip
    from tests.benchmarks import bench_load as load
    from tests.benchmarks.load_watch import Played

    commits = Commits()
    address, keeper, household = address_of(place), None, Leased()
    if processes > 1:
        ours = division(processes, processes)[number]
        keeper = _kept(address, ours, number, household)
        lease = await household.lease
        assert not isinstance(address, Path)
        store: FullStore = PostgresStore(address, alone=True, lease=lease, watch=commits)
        beside: dict[str, Any] = {"others": SharedPeers(lease, store)}
    else:
        store = _alone(address, commits)
        beside = {}
    pace = Pace(request_share=1 / processes, range_share=1 / processes)
    bot = household.bot = KnaveBot(
        store, robots=Robots(1), limit=TokenBucket(), drawing=drawing.process(), pace=pace, **beside
    )
    stub, line = Stub(), Line(folder / "shard-0")
    played = Played(store)
    async with load.settled(bot):
        await load.opened(bot, stub, tables, level, (number, processes) if processes > 1 else None)
        if processes > 1:  # in the context in which answers go to the stub
            await line.open(number, bot, stub)
        await _all_do("opened")
        await load.remembered(bot, stub, looks)
        await load.drive(bot, stub, tables, seconds / 2, looks)
        await _all_do("remembered")
        stub.took.clear()
        commits.clear()
        before, counted = played.lines, stub.by_token
        cpu, begun = time.process_time(), time.perf_counter()
        driven = await load.drive(bot, stub, tables, seconds, looks)
        wall = time.perf_counter() - begun
        figures = {
            "clicks": driven.clicks / wall,
            "actions": (played.lines - before) / wall,
            "commits": len(commits.took) / wall,
            "jobs": sum(commits.jobs) / max(len(commits.jobs), 1),
            "commit_ms": 1000 * sum(commits.took) / max(len(commits.took), 1),
            "cpu": 100 * (time.process_time() - cpu - driven.spent) / wall,
            "counted": (stub.by_token - counted) / wall,
        }
    took = [1000 * one for one in stub.took]
    figures |= load.spread("handed" if number else "own", took)
    patience = time.monotonic() + UNTIL_ANSWERED
    while stub.asked_at and time.monotonic() < patience:
        await asyncio.sleep(0.05)
    figures["unanswered"] = len(stub.asked_at)
    await _all_do(json.dumps(figures))
    line.close()
    await load.put_away(bot)
    if keeper is not None:
        await keeper.stop()


def _alone(address: Address, commits: Commits) -> FullStore:
    if isinstance(address, Path):
        return SqliteStore(address, watch=commits)
    return PostgresStore(address, alone=True, watch=commits)


def _kept(address: Address, ours: ShardRange, number: int, household: Leased) -> Keeper:
    assert not isinstance(address, Path)
    keeper = Keeper(address, [ours], f"load:{number}", "1", household, lambda: "{}")
    keeper.begin()
    return keeper


async def _all_do(told: str) -> None:
    """Say how far this process is, and wait until all are."""
    print(told, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


class Commits:
    """Hears of every transaction: how many jobs, and how many seconds."""

    def __init__(self) -> None:
        self.jobs: list[int] = []
        self.took: list[float] = []

    def __call__(self, jobs: int, seconds: float) -> None:
        self.jobs.append(jobs)
        self.took.append(seconds)

    def clear(self) -> None:
        """Forget all jobs and their times."""
        self.jobs.clear()
        self.took.clear()


class Line:
    """Takes the clicks of direct messages to the process of shard 0, as Discord's gateway does."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._server: asyncio.Server | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def open(self, number: int, bot: KnaveBot, stub: Stub) -> None:
        """Listen, in the process of shard 0; connect to it in every other."""
        if number == 0:
            heard = partial(_hear, bot)
            self._server = await asyncio.start_unix_server(heard, self._path, limit=2**20)
            return
        while not self._path.exists():
            await asyncio.sleep(0.05)
        _, self._writer = await asyncio.open_unix_connection(str(self._path))
        stub.elsewhere = self._send

    def _send(self, payload: dict[str, Any]) -> None:
        assert self._writer is not None
        self._writer.write(json.dumps(payload).encode() + b"\n")

    def close(self) -> None:
        """Take nothing any more."""
        if self._writer is not None:
            self._writer.close()
        if self._server is not None:
            self._server.close()


async def _hear(bot: KnaveBot, reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    state: Any = bot._connection
    with suppress(asyncio.CancelledError):
        while line := await reader.readline():
            state.parsers["INTERACTION_CREATE"](json.loads(line))


def _main() -> None:
    place, processes, tables, seconds, level, looks, folder, number = sys.argv[1:]
    run(
        _child(
            place,
            int(processes),
            int(tables),
            float(seconds),
            level,
            float(looks),
            Path(folder),
            int(number),
        )
    )


if __name__ == "__main__":
    _main()
