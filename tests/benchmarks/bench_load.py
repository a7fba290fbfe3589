"""Many live tables in one process: ``python -m tests.benchmarks load --tables 2000``.

Real discord.py from the gateway's raw payload to the request; the network ends in a stub. The
store is on disk (WAL, FULL), pictures are drawn, robots think in processes of their own, and
every table has two people who act at random moments, 0.2 actions a second and table in all.
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from bot.client.app import KnaveBot
from bot.client.display.rate_limiter import RateLimiter
from bot.client.throttle import TokenBucket
from bot.ops.gc_tuning import settle
from bot.robots.workers import Robots
from bot.rules import GAMES
from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.storage.rows.tables import MoveRow
from bot.storage.sqlite import SqliteStore
from bot.tables.live.table import Table
from bot.tables.model.lobby import Lobby
from bot.tables.screens import custom_ids
from bot.tables.verbs.start import start as begin
from cardart import warm
from tests.benchmarks.discord_stub import Stub, click, join

RATE = 0.2
"""Actions a second and table."""
PER_GUILD = 5
KiB = 1024


def resident() -> int:
    """Bytes of memory of this process."""
    with Path("/proc/self/statm").open() as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def made(folder: Path) -> KnaveBot:
    return KnaveBot(SqliteStore(folder / "knave.db"), robots=Robots(1), limit=TokenBucket())


async def seat(
    bot: KnaveBot, places: list[tuple[int, int]], start: int, end: int, level: str
) -> None:
    """Open these tables, each with two people and robots, and begin."""
    games = sorted(GAMES)

    async def one(n: int) -> None:
        guild, channel = places[n // PER_GUILD]
        host, guest = UserId(10**6 + 2 * n), UserId(10**6 + 2 * n + 1)
        lobby = Lobby.open(games[n % len(games)], "house", host, f"Ann{n}")
        lobby = lobby.join(guest, f"Bob{n}").fill().with_level(level)
        table = await bot.tables.open(lobby, GuildId(guild), ChannelId(channel + n % PER_GUILD))
        await table.do(begin, host)

    for first in range(start, end, 200):
        await asyncio.gather(*(one(n) for n in range(first, min(first + 200, end))))


def press(bot: KnaveBot, stub: Stub, table: Table, rng: Random) -> bool:
    """Somebody of this table who is asked acts, or goes on after a deal; false if nobody is to."""
    session = table.session
    if session is None or not table.open:
        return False
    reads = table.state.interval
    if reads is not None and reads.open and reads.waiting:
        click(bot, stub, reads.waiting[0], str(custom_ids.NextDeal(table.id, reads.deal)))
        return True
    for seat in session.turn:
        user = session.chairs[seat].user if seat >= 0 else None
        if user is not None:
            legal = session.game.legal(session.view(seat))
            line = session.game.write(legal.sample(rng))
            wish = str(custom_ids.Sure(table.id, session.numbers[seat], line))
            click(bot, stub, user, wish)
            return True
    return False


class Played:
    """Counts the lines that are stored, also those of games that end meanwhile."""

    def __init__(self, store: Any) -> None:
        self.lines = 0
        self._append = store.tables.append
        store.tables.append = self.append

    async def append(self, game: int, moves: Sequence[MoveRow] = (), **rest: Any) -> None:
        """The same, counted."""
        await self._append(game, moves, **rest)
        self.lines += len(moves)


async def drive(bot: KnaveBot, stub: Stub, tables: int, seconds: float) -> tuple[int, float]:
    """Let people act for so long; how many clicks, and how far behind the driver fell at most."""
    rng, begun, clicks, late = Random(1), time.perf_counter(), 0, 0.0
    around = bot.tables.tables
    gap, due = 1 / (RATE * tables), time.perf_counter()
    while (now := time.perf_counter()) < begun + seconds:
        if now < due:
            await asyncio.sleep(due - now)
            continue
        late = max(late, now - due)
        due += gap
        for _ in range(20):
            if press(bot, stub, rng.choice(around), rng):
                clicks += 1
                break
        await asyncio.sleep(0)
    return clicks, late


class Shown:
    """How long it takes until what has changed is shown, by what it is: a hand or a table."""

    def __init__(self, redraws: Any) -> None:
        self.took: dict[str, list[float]] = {"hand": [], "table": []}
        self._since: dict[Hashable, float] = {}
        self._request = redraws.request
        redraws.request = self.request

    def request(self, key: Any, draw: Callable[[], Awaitable[None]], **rest: Any) -> None:
        """The same request, with an eye on the clock."""
        self._since.setdefault(key, time.perf_counter())

        async def timed() -> None:
            since = self._since.pop(key, None)
            await draw()
            if since is not None:
                self.took[key[0]].append(1000 * (time.perf_counter() - since))

        self._request(key, timed, **rest)


@contextmanager
def unlimited(limiter: RateLimiter) -> Iterator[None]:
    """As if all of this had happened over the last hours: nothing waits for Discord's limits."""
    limiter.enabled = False
    try:
        yield
    finally:
        limiter.enabled = True


async def opened(bot: KnaveBot, stub: Stub, tables: int, level: str) -> float:
    """Open so many tables; the KiB of memory that one of the second half takes."""
    places = await join(bot, stub, -(-tables // PER_GUILD))
    settle()
    with unlimited(bot.display.redraws.limiter):
        await seat(bot, places, 0, tables // 2, level)
        await asyncio.sleep(2)
        before = resident()
        await seat(bot, places, tables // 2, tables, level)
        await asyncio.sleep(2)
    return (resident() - before) / (tables - tables // 2) / KiB


def spread(took: list[float]) -> str:
    """Median and slowest hundredth of these milliseconds."""
    p99 = quantiles(took, n=100)[98] if len(took) > 2 else float("nan")
    return f"p50 {median(took or [float('nan')]):.1f} ms, p99 {p99:.1f} ms"


async def measure(tables: int, seconds: float, level: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, stub = Path(name), Stub()
        await asyncio.to_thread(warm)
        bot = made(folder)
        shown, played = Shown(bot.display.redraws), Played(bot.store)
        memory = await opened(bot, stub, tables, level)
        await drive(bot, stub, tables, seconds / 2)
        stub.took.clear()
        stub.by_second.clear()
        shown.took = {"hand": [], "table": []}
        before, cpu, begun = played.lines, time.process_time(), time.perf_counter()
        clicks, late = await drive(bot, stub, tables, seconds)
        wall, spent = time.perf_counter() - begun, time.process_time() - cpu
        done, unanswered = played.lines - before, len(stub.asked_at)
        most = max(list(stub.by_second.values())[1:-1] or [0])
        shards = {guild.shard_id for guild in bot.guilds}
        print(f"tables                     {tables} on {len(bot.guilds)} servers, shards {shards}")
        print(f"clicks a second            {clicks / wall:.0f} of {RATE * tables:.0f} wanted")
        way = f"on the way at the end {unanswered}; driver late {1000 * late:.0f} ms"
        print(f"answered                   {len(stub.took)}; {way}")
        print(f"click to answer            {spread([1000 * took for took in stub.took])}")
        hands, boards = shown.took["hand"], shown.took["table"]
        print(f"change to hand shown       {spread(hands)}; {len(hands) / wall:.0f} a second")
        print(f"change to table shown      {spread(boards)}; {len(boards) / wall:.0f} a second")
        print(f"actions a second           {done / wall:.0f}, with those of robots and decks")
        each = 1000 * spent / max(done, 1)
        print(f"CPU of the process         {100 * spent / wall:.0f} %, {each:.2f} ms an action")
        print(f"memory a table             {memory:.0f} KiB (the second half of them)")
        waiting = bot.display.redraws.limiter.queue.waiting
        print(f"requests with the token    at most {most} in a second; waiting {waiting}")
        await bot.tables.close()
        for _ in range(100):
            await asyncio.sleep(0.1)
            if not stub.asked_at:
                break
        await put_away(bot)
        await reopen(folder, tables)


async def put_away(bot: KnaveBot) -> None:
    for task in list(bot.display.redraws._tasks.values()):
        task.cancel()
    await bot.tables.close()
    robots: Any = bot.robots
    await robots.close()
    await bot.store.close()


async def reopen(folder: Path, tables: int) -> None:
    """How long it takes to take up every table again."""
    bot = made(folder)
    await bot.store.open()
    begun = time.perf_counter()
    count = await bot.tables.restore()
    took = time.perf_counter() - begun
    print(f"taken up again             {count} of {tables} tables in {took:.1f} s")
    await put_away(bot)


def main(options: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--level", default="easy", help="of the robots")
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    chosen = parser.parse_args(options)
    print(f"machine: {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} when it began")
    work = measure(chosen.tables, chosen.seconds, chosen.level)
    if not chosen.profile:
        asyncio.run(work)
        return
    import cProfile
    import pstats

    profile: Any = cProfile.Profile()
    profile.runcall(asyncio.run, work)
    pstats.Stats(profile).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main()
