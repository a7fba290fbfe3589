"""Many live tables in one process: ``python -m tests.benchmarks load --tables 2000``.

Real discord.py from the gateway's raw payload to the request; the network ends in a stub. The
store is on disk (WAL, FULL), pictures are drawn, robots think in processes of their own, and
every table has two, three or four people, by turns, who read their hands in direct messages and
act at random moments, 0.2 clicks a second and table in all. Now and then someone looks at a
table: presses *Last trick*, *Details*, *Menu* or *My hand* of its public message (``--looks``: so
many times an hour and table). As long after the beginning, a part of the tables was looked at
within the last quarter of an hour: 1 - exp(-looks x 14 minutes), the others were not.

``--against DIR`` runs the program of another checkout by turns with this one: DIR may be made by
``git worktree add DIR COMMIT``. Both play the games that both have. ``--looking-back --against .``
is this program with and without the thoughts about finished games.
"""

import argparse
import asyncio
import json
import math
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from bot.client.app import KnaveBot
from bot.client.openings import PER_SECOND
from bot.client.throttle import TokenBucket
from bot.robots.workers import Robots
from bot.rules import GAMES
from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.storage.sqlite import SqliteStore
from bot.tables.live.table import Table
from bot.tables.model.lobby import Lobby
from bot.tables.screens import custom_ids
from bot.tables.verbs.start import start as begin
from cardart import PICTURES, warm
from tests.benchmarks.discord_stub import Stub, click, join, look
from tests.benchmarks.load_watch import Played, Shown
from tests.benchmarks.machine import measured
from tests.benchmarks.side_by_side import both, show
from tests.benchmarks.slower import slower

try:
    from bot.client import drawing
except ImportError:  # a checkout from before pictures had a process of their own
    drawing = None  # type: ignore[assignment]
try:
    from bot.ground import collector
except ImportError:  # one from before garbage was collected between answers
    collector = None  # type: ignore[assignment]
try:
    from bot.ground import processors
except ImportError:  # one from before the loop and the drawings kept apart
    processors = None  # type: ignore[assignment]
try:
    gc_tuning: Any = import_module("bot.ops.gc_tuning")
except ImportError:  # no such room any more
    gc_tuning = None
try:
    from bot.ground.loop import run
except ImportError:  # one from before libuv's event loop
    run = asyncio.run  # type: ignore[assignment]
try:
    from bot.ground.turns import take_turns
except ImportError:  # one from before threads took turns with the loop
    take_turns = None  # type: ignore[assignment]
try:
    from cardart.pictures.sheet import BANDS
except ImportError:  # one from before pictures were packed in bands
    BANDS = None  # type: ignore[assignment]
RATE = 0.2
"""Actions a second and table."""
LOOKS = 6.0
"""Times an hour that someone presses a button of a table's public message."""
REMEMBERED = 14 / 60
"""Hours for which a table is shown through the token of such a click."""
BUTTONS = ("hand", "last", "details", "menu")
PER_GUILD = 5
TICK = 0.001
"""Seconds: libuv's clock counts milliseconds, and a shorter sleep would keep the processor busy."""
UNTIL_READY = 30.0
"""Seconds at most until the process that draws is ready."""
UNTIL_SHOWN = 60.0
"""Seconds at most until the tables that were opened, and all their hands, are shown."""
KiB = 1024
MiB = 1024 * KiB


def held(pid: int | str) -> int:
    """Bytes of memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def resident() -> int:
    """Bytes of memory of this process, but for pictures that are kept: these have a limit."""
    return held("self") - PICTURES.bytes_held - (BANDS.bytes_held if BANDS else 0)


def drawing_pids(bot: KnaveBot) -> list[int]:
    """The number of the process that draws, if there is one."""
    runner: Any = getattr(getattr(bot, "drawing", None), "runner", None)
    pool: Any = getattr(runner, "_pool", None)  # of an older program
    return [*((pool and pool._processes) or getattr(runner, "pids", ()))]


async def drawing_ready(bot: KnaveBot) -> None:
    """Let the process that draws be ready, if there is one.

    What the bot draws before is kept in its own process, and would count as memory of the tables.
    """
    beside: Any = getattr(bot, "drawing", None)
    until = time.perf_counter() + UNTIL_READY
    while getattr(beside, "runner", None) is not None and time.perf_counter() < until:
        if beside._ready:
            return
        await asyncio.sleep(0.1)


def drawing_spent(bot: KnaveBot) -> float:
    """Seconds of processor time of the process that draws, if there is one."""
    ticks = 0
    for pid in drawing_pids(bot):
        ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text().split()[13:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def made(folder: Path) -> KnaveBot:
    where = () if processors is None else (processors.for_drawing(),)
    beside: dict[str, Any] = {"drawing": drawing.process(*where)} if drawing is not None else {}
    store = SqliteStore(folder / "knave.db")
    return KnaveBot(store, robots=Robots(1), limit=TokenBucket(), **beside)


async def seat(
    bot: KnaveBot,
    places: list[tuple[int, int]],
    start: int,
    end: int,
    level: str,
    people: int = 10**6,
    games: Sequence[str] = (),
) -> None:
    """Open these tables, with two, three or four people and robots, and begin.

    They play these games by turns, or all that there are. The numbers of the ``people`` begin
    there.
    """
    games, first_of_all = games or sorted(GAMES), people

    async def one(n: int) -> None:
        guild, channel = places[n // PER_GUILD]
        host, *guests = (UserId(first_of_all + 4 * n + person) for person in range(4))
        lobby = Lobby.open(games[n % len(games)], "house", host, f"Ann{n}")
        people = min(2 + n // len(games) % 3, len(lobby.chairs))
        for guest, name in zip(guests[: people - 1], ("Bob", "Cid", "Dee"), strict=False):
            lobby = lobby.join(guest, f"{name}{n}")
        lobby = lobby.fill().with_level(level) if lobby.takes_robots else lobby
        table = await bot.tables.open(lobby, GuildId(guild), ChannelId(channel + n % PER_GUILD))
        await table.do(begin, host)

    for first in range(start, end, 200):
        await asyncio.gather(*(one(n) for n in range(first, min(first + 200, end))))


async def touched(bot: KnaveBot, stub: Stub) -> None:
    """Everybody has pressed something on their hand lately: it is shown through that token."""
    for table in bot.tables.tables:
        for chair in table.chairs:
            if chair.user is not None:
                click(bot, stub, chair.user, str(custom_ids.Back(table.id, 0)))
        while len(stub.asked_at) > 20:
            await asyncio.sleep(0.01)


def looked(bot: KnaveBot, stub: Stub, table: Table, rng: Random) -> None:
    """Somebody of this table presses a button of its public message."""
    people = [chair.user for chair in table.chairs if chair.user is not None]
    if people and table.message_id is not None:
        at = table.guild_id, table.channel_id, table.message_id
        wish = custom_ids.Look.of(table.id, rng.choice(BUTTONS))
        look(bot, stub, at, rng.choice(people), str(wish))


async def remembered(bot: KnaveBot, stub: Stub, looks: float) -> float:
    """Let so many tables have been looked at lately as it would be after hours; their share."""
    rng, share = Random(2), 1 - math.exp(-looks * REMEMBERED)
    for table in bot.tables.tables:
        if rng.random() < share:
            looked(bot, stub, table, rng)
        while len(stub.asked_at) > 20:
            await asyncio.sleep(0.01)
    return share


def press(bot: KnaveBot, stub: Stub, table: Table, rng: Random) -> bool:
    """Somebody of this table who is asked acts, or goes on after a deal; false if nobody is to."""
    session = table.session
    if session is None or not table.open:
        return False
    reads = getattr(table.state, "interval", None)  # an older checkout has none
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


@dataclass
class Driven:
    """Clicks, how far behind the driver fell at most (seconds), and its own processor time."""

    clicks: int = 0
    late: float = 0.0
    spent: float = 0.0


async def drive(bot: KnaveBot, stub: Stub, tables: int, seconds: float, looks: float) -> Driven:
    """Let people act for so long, and look at tables so many times an hour."""
    glances = looks / 3600 / RATE
    rng, begun, driven = Random(1), time.perf_counter(), Driven()
    around = bot.tables.tables
    gap, due = 1 / (RATE * tables), time.perf_counter()
    while (now := time.perf_counter()) < begun + seconds:
        if now < due:
            await asyncio.sleep(max(due - now, TICK))
            continue
        driven.late = max(driven.late, now - due)
        due += gap
        own = time.thread_time()
        if rng.random() < glances:
            looked(bot, stub, rng.choice(around), rng)
        for _ in range(20):
            if press(bot, stub, rng.choice(around), rng):
                driven.clicks += 1
                break
        driven.spent += time.thread_time() - own
        await asyncio.sleep(0)
    return driven


@contextmanager
def unlimited(bot: KnaveBot) -> Iterator[None]:
    """As if all of this had happened over the last hours: nothing waits for Discord's limits."""
    limiter, openings = bot.display.redraws.limiter, bot.display.direct._limiter
    limiter.enabled, openings._rate = False, 0.0
    try:
        yield
    finally:
        limiter.enabled, openings._rate = True, PER_SECOND


@asynccontextmanager
async def settled(bot: KnaveBot) -> AsyncIterator[None]:
    """Threads take turns, and garbage is collected, as in the program itself."""
    if take_turns is not None:
        take_turns()
    if gc_tuning is not None:
        gc_tuning.settle()
    if collector is not None:
        collector.settle(collector.ANSWERING)
    between: Any = getattr(collector, "between_answers", lambda _: nullcontext())
    async with between(lambda: len(bot.inflight) > 0):
        yield


async def opened(
    bot: KnaveBot,
    stub: Stub,
    tables: int,
    level: str,
    part: tuple[int, int] | None = None,
    games: Sequence[str] = (),
) -> float:
    """Open so many tables; the KiB of memory that one of the second half takes.

    ``part``: they are those of one process of several, by its number and theirs.
    """
    shard, shards = part or (None, 2)
    places = await join(bot, stub, -(-tables // PER_GUILD), shards, shard)
    people = 10**6 * (1 + (shard or 0))
    await drawing_ready(bot)
    redraws = bot.display.redraws
    with unlimited(bot):
        await seat(bot, places, 0, tables // 2, level, people, games)
        await redraws.rest(lambda key: True, UNTIL_SHOWN)
        before = resident()
        await seat(bot, places, tables // 2, tables, level, people, games)
        await redraws.rest(lambda key: True, UNTIL_SHOWN)
        await touched(bot, stub)
    return (resident() - before) / (tables - tables // 2) / KiB


def spread(name: str, took: list[float]) -> dict[str, float]:
    """Median and slowest hundredth of these milliseconds; 0 where there are none."""
    p99 = quantiles(took, n=100)[98] if len(took) > 2 else 0.0
    return {f"{name}_p50": median(took or [0.0]), f"{name}_p99": p99}


def decisions() -> list[Any]:
    """Decisions of a finished game that can be looked at in one go; an older checkout has none."""
    try:
        from bot.tables.live.reviews import AT_ONCE
        from bot.tables.past import review
        from tests.tables.test_review import of_seat, played
    except ImportError:
        return []
    log = played("schieber")
    return [*review.decisions(log, of_seat(log, 0))[:AT_ONCE]]


async def look_back(bot: KnaveBot, made: Sequence[Any]) -> None:
    """Look at such decisions without an end, as after many games at once."""
    from bot.tables.past import review  # here: an older checkout looks at none

    while True:
        await bot.reviews._run(review.looked, made)


async def measure(
    tables: int,
    seconds: float,
    level: str,
    looks: float,
    back: bool = False,
    games: Sequence[str] = (),
) -> dict[str, float]:
    """The figures of a load of so many seconds, by the keys of ``ROWS`` and some more."""
    with tempfile.TemporaryDirectory() as name:
        folder, stub = Path(name), Stub()
        await asyncio.to_thread(warm)
        to_look_at = decisions()  # loaded with all else, whether anybody looks at them or not
        bot = made(folder)
        if processors is not None:
            processors.keep_apart()
        async with settled(bot):
            memory = await opened(bot, stub, tables, level, games=games)
            seen = 100 * await remembered(bot, stub, looks)
            looking = asyncio.create_task(look_back(bot, to_look_at)) if back else None
            figures = await drive_and_count(bot, stub, tables, seconds, looks)
            figures |= {"tables": tables, "memory": memory, "seen": seen}
            if looking is not None:
                assert not looking.done(), "it went on all the time"
                looking.cancel()
            await bot.tables.close()
            for _ in range(100):
                await asyncio.sleep(0.1)
                if not stub.asked_at:
                    break
        await put_away(bot)
        return figures | await reopen(folder)


async def drive_and_count(
    bot: KnaveBot, stub: Stub, tables: int, seconds: float, looks: float
) -> dict[str, float]:
    """The figures of people who act for so many seconds; for half as many before, nobody counts."""
    shown, played = Shown(bot.display.redraws), Played(bot.store)
    await drive(bot, stub, tables, seconds / 2, looks)
    stub.took.clear()
    stub.by_second.clear()
    shown.forget()
    before, sent = played.lines, stub.requests
    counted, free = stub.by_token, stub.free_edits
    cpu, begun, drew = time.process_time(), time.perf_counter(), drawing_spent(bot)
    did = await drive(bot, stub, tables, seconds, looks)
    wall, spent = time.perf_counter() - begun, time.process_time() - cpu - did.spent
    done = max(played.lines - before, 1)
    figures = {
        "wall": wall,
        "clicks": did.clicks / wall,
        "answered": len(stub.took),
        "unanswered": len(stub.asked_at),
        "late": 1000 * did.late,
        "actions": done / wall,
        "cpu": 100 * spent / wall,
        "cpu_action": 1000 * spent / done,
        "all_action": 1000 * (spent + drawing_spent(bot) - drew) / done,
        "sent": (stub.requests - sent) / done,
        "counted": (stub.by_token - counted) / wall,
        "free": (stub.free_edits - free) / wall,
        "most": max(list(stub.by_second.values())[1:-1] or [0]),
        "waiting": bot.display.redraws.limiter.queue.waiting,
        "held": held("self") / MiB,
        "held_drawing": sum(map(held, drawing_pids(bot))) / MiB,
    }
    figures |= spread("click", [1000 * took for took in stub.took])
    for kind, took in shown.took.items():
        figures |= spread(kind, took) | {f"{kind}_a_second": len(took) / wall}
    return figures


async def put_away(bot: KnaveBot) -> None:
    handing: Any = getattr(bot, "handing", None)
    if handing is not None:  # of several processes; an older checkout has none
        await handing.stop()
        await handing.finish()
    await bot.display.redraws.stop(lambda key: True)
    await bot.tables.close()
    robots: Any = bot.robots
    await robots.close()
    reviews: Any = getattr(bot, "reviews", None)
    if reviews is not None:
        await reviews.close()
    if drawing is not None:
        await bot.drawing.close()
    await bot.store.close()


async def reopen(folder: Path) -> dict[str, float]:
    """The seconds in which all tables are taken up again, and the number of them."""
    bot = made(folder)
    await bot.store.open()
    begun = time.perf_counter()
    count = await bot.tables.restore()
    took = time.perf_counter() - begun
    await put_away(bot)
    return {"again": count, "again_seconds": took}


ROWS = {
    "clicks": "clicks a second",
    "actions": "actions a second, robots' and decks' too",
    "click_p50": "click to answer, p50 ms",
    "click_p99": "click to answer, p99 ms",
    "hand_p50": "question or change to hand shown, p50 ms",
    "hand_p99": "question or change to hand shown, p99 ms",
    "watched_p50": "card to hand of who watches, p50 ms",
    "watched_p99": "card to hand of who watches, p99 ms",
    "table_p50": "change to table shown, p50 ms",
    "table_p99": "change to table shown, p99 ms",
    "hand_a_second": "hands of those asked, a second",
    "watched_a_second": "hands of those who watch, a second",
    "table_a_second": "tables a second",
    "sent": "messages sent or changed, an action",
    "cpu": "processor time of the process, %",
    "cpu_action": "processor time, ms an action",
    "all_action": "the same with the process that draws",
    "bare_clicks": "all of that in bare clicks",
    "seen": "tables looked at in the last 14 minutes, %",
    "counted": "requests that Discord counts, a second",
    "free": "edits through tokens of clicks, a second",
    "memory": "memory a table, KiB (second half)",
    "held": "memory of the process at the end, MiB",
    "held_drawing": "of the process that draws, MiB",
    "most": "requests that Discord counts, most in a second",
    "again_seconds": "taken up again, s",
    "loop": "machine: 10 million rounds of a loop, s",
    "bare": "machine: a bare click, ms",
}
"""The lines printed of a load, in this order."""


def loaded(
    tables: int, seconds: float, level: str, looks: float, back: bool, games: Sequence[str]
) -> dict[str, float]:
    """The figures of a load of so many seconds, and of the machine just before it."""
    machine = measured()
    figures = run(measure(tables, seconds, level, looks, back, games))
    figures |= {"loop": machine.loop, "bare": machine.bare, "busy": machine.busy}
    return figures | {"bare_clicks": figures["all_action"] / machine.bare}


def shared_games(checkout: Path) -> list[str]:
    """The keys of the games that this program and that of another checkout have."""
    command = [sys.executable, "-c", "from bot.rules import GAMES; print(*GAMES)"]
    there = subprocess.run(
        command, cwd=checkout, stdout=subprocess.PIPE, check=True, text=True
    ).stdout.split()
    return sorted(set(there) & set(GAMES))


def main(options: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--level", default="easy", help="of the robots")
    many = "at each public message an hour; 0: nobody looks"
    parser.add_argument("--looks", type=float, default=LOOKS, help=many)
    back = "while decisions of finished games are looked at all the time; with --against here alone"
    parser.add_argument("--looking-back", action="store_true", help=back)
    parser.add_argument("--against", type=Path, help="another checkout, run by turns with this one")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each, with --against")
    keys = "keys of games, by commas; all that there are, with --against all that both have"
    parser.add_argument("--games", type=lambda text: text.split(","), default=[], help=keys)
    parser.add_argument("--json", action="store_true", help="print the figures alone")
    more = "of the bot: the load over a file and over PostgreSQL, by one and by so many"
    parser.add_argument("--processes", type=int, help=more)
    slow = "as if every processor were so many times slower; only root may do so"
    parser.add_argument("--slower", type=float, default=1.0, metavar="TIMES", help=slow)
    chosen = parser.parse_args(options)
    with slower(chosen.slower):
        _print(chosen)


def _print(chosen: argparse.Namespace) -> None:
    if chosen.slower > 1:
        print(f"Each processor is {chosen.slower:g} times slower: another has it meanwhile.")
    if chosen.processes:
        from tests.benchmarks.load_many import compare  # older checkouts have no such rooms

        compare(chosen.tables, chosen.seconds, chosen.level, chosen.looks, chosen.processes)
        return
    load = (chosen.tables, chosen.seconds, chosen.level, chosen.looks, chosen.looking_back)
    if chosen.json:
        print(json.dumps(loaded(*load, chosen.games)))
        return
    print(f"{chosen.tables} tables, by turns with 2, 3 and 4 people (as many as there are seats),")
    print("the rest robots; every hand in its direct message.")
    print(f"Someone presses a button of each public message {chosen.looks:g} times an hour.")
    if chosen.against is not None:
        names = ("tables", "seconds", "level", "looks")
        how = ["--json", *(f"--{name}={getattr(chosen, name)}" for name in names)]
        against = chosen.against.resolve()
        how.append(f"--games={','.join(chosen.games or shared_games(against))}")
        only_here = ["--looking-back"] if chosen.looking_back else []
        there, here = both(against, __spec__.name, how, chosen.rounds, only_here)
        show(ROWS, there, here)
        return
    figures = loaded(*load, chosen.games)
    for key, name in ROWS.items():
        print(f"{name:44}{figures[key]:12,.2f}")


if __name__ == "__main__":
    main()
