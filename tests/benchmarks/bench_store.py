"""The actions a second that reach the disk: ``python -m tests.benchmarks store``."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from statistics import median

from bot.storage.full import FullStore
from bot.storage.postgres.store import PostgresStore
from bot.storage.rows.ids import ChannelId, GameId, GuildId, TableId, UserId
from bot.storage.rows.tables import GameRow, MoveRow, TableRow
from bot.storage.sqlite import SqliteStore, Synchronous
from tests.support.postgres import Server, programs, server

CALLERS = (1, 50)
LEVELS: tuple[Synchronous, ...] = ("NORMAL", "FULL")
SECONDS = 1.0
ROUNDS = 3

TABLE = TableRow(
    guild_id=GuildId(1),
    channel_id=ChannelId(2),
    host_id=UserId(3),
    state="playing",
    game="any",
    preset="any",
    options="",
    level="normal",
    created_at=0.0,
    updated_at=0.0,
)
GAME = GameRow(game="any", version=1, options="", players=4, commitment="", seed="", started_at=0.0)


async def _append(store: FullStore, table_id: TableId, game_id: GameId, until: float) -> int:
    number = 0
    while time.perf_counter() < until:
        move = MoveRow(number, number % 4, "play Jc", float(number))
        await store.tables.append(game_id, [move], table_id=table_id)
        number += 1
    return number


async def measure(store: FullStore, callers: int, seconds: float = SECONDS) -> float:
    """Actions a second when so many tables each store one action after the other."""
    await store.open()
    try:
        tables = [await store.tables.create_table(TABLE) for _ in range(callers)]
        rows = [replace(TABLE, id=number) for number in tables]
        games = [await store.tables.start_game(row, GAME) for row in rows]
        start = time.perf_counter()
        done = await asyncio.gather(
            *(_append(store, t, g, start + seconds) for t, g in zip(tables, games, strict=True))
        )
        return sum(done) / (time.perf_counter() - start)
    finally:
        await store.close()


def in_a_file(callers: int, synchronous: Synchronous, seconds: float) -> float:
    """Actions a second that reach a new file."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder, "bench.db"), synchronous=synchronous)
        return asyncio.run(measure(store, callers, seconds))


def on_a_server(made: Server, callers: int, synchronous: Synchronous, seconds: float) -> float:
    """Actions a second that reach a new database on this server."""
    address = made.database()
    try:
        store = PostgresStore(address, synchronous=synchronous)
        return asyncio.run(measure(store, callers, seconds))
    finally:
        made.drop(address)


def rows(rounds: int = ROUNDS, seconds: float = SECONDS) -> Iterator[tuple[str, float, float]]:
    """The results: a name, and the median of actions a second in a file and on a server.

    Both take turns, so that what else the machine does is shared. 0: PostgreSQL is not installed.
    """
    with ExitStack() as stack:
        made = None
        if programs() is not None:
            safe = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on"}
            made = stack.enter_context(server(**safe))
        for synchronous in LEVELS:
            for callers in CALLERS:
                asked = (callers, synchronous, seconds)
                pairs = [
                    (in_a_file(*asked), on_a_server(made, *asked) if made else 0.0)
                    for _ in range(rounds)
                ]
                here, there = (median(figures) for figures in zip(*pairs, strict=True))
                yield f"{callers} at a time, {synchronous}", here, there


def main() -> None:
    """Print the table of both engines, a row for each number of callers."""
    print(f"{'actions a second':24} {'SQLite':>10} {'PostgreSQL':>10} {'ratio':>6}")
    for name, here, there in rows():
        print(f"{name:24} {here:>10,.0f} {there:>10,.0f} {there / here:>6.2f}", flush=True)


if __name__ == "__main__":
    main()
