"""How many actions a second reach the disk: ``python tests/benchmarks/bench_store.py``."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median

from bot.storage.rows.ids import ChannelId, GameId, GuildId, UserId
from bot.storage.rows.tables import GameRow, MoveRow, TableRow
from bot.storage.sqlite import SqliteStore, Synchronous

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


async def _append(store: SqliteStore, game_id: GameId, until: float) -> int:
    number = 0
    while time.perf_counter() < until:
        await store.tables.append(game_id, [MoveRow(number, number % 4, "play Jc", float(number))])
        number += 1
    return number


async def measure(callers: int, synchronous: Synchronous, seconds: float = SECONDS) -> float:
    """Actions a second when so many tables each store one action after the other."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder, "bench.db"), synchronous=synchronous)
        await store.open()
        try:
            tables = [await store.tables.create_table(TABLE) for _ in range(callers)]
            rows = [replace(TABLE, id=number) for number in tables]
            games = [await store.tables.start_game(row, GAME) for row in rows]
            start = time.perf_counter()
            done = await asyncio.gather(*(_append(store, g, start + seconds) for g in games))
            return sum(done) / (time.perf_counter() - start)
        finally:
            await store.close()


def rows(rounds: int = ROUNDS, seconds: float = SECONDS) -> Iterator[tuple[str, float]]:
    """What was measured: its name and the median of actions a second."""
    for synchronous in LEVELS:
        for callers in CALLERS:
            figures = [asyncio.run(measure(callers, synchronous, seconds)) for _ in range(rounds)]
            yield f"store, {callers} at a time, {synchronous}", median(figures)


def main() -> None:
    """Print the table."""
    for name, figure in rows():
        print(f"{name:32} {figure:>10,.0f} actions/s")


if __name__ == "__main__":
    main()
