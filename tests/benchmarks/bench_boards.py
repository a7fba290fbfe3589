"""Boards of a file with very many games: ``python -m tests.benchmarks boards [--games N]``.

The games are made up and counted by the store's own code, in large transactions; their logs are
left out. Every kind of page is then asked for through the store, and the slowest hundredth is told.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import get_args

from bot.ratings import rate
from bot.storage import counting
from bot.storage.sqlite import SqliteStore
from bot.storage.store import BoardQuery, Finish, Measure, PeriodKind, ResultRow

GAMES = 1_000_000
PEOPLE = 5_000
SERVERS = 50
RULES = 4
DAY = 86_400
YEARS = 2
QUERIES = 400
BATCH = 5_000
LIMIT_MS = 50
FEATS = "contract 4 made 3 march 1 euchred 1"


def fill(path: Path, games: int, told: Callable[[int], None] = lambda _: None) -> None:
    """Games of two pairs: a tenth of the servers has half of them, as in life."""
    rng = Random(1)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA cache_size = -400000")
        for server in range(SERVERS):
            db.execute(
                "INSERT INTO tables (id, guild_id, channel_id, host_id, state, game, preset,"
                " options, level, created_at, updated_at)"
                " VALUES (?, ?, 1, 1, 'over', 'some-game', 'usual', '', 'normal', 0, 0)",
                (server + 1, server + 1),
            )
        for user in range(1, PEOPLE * SERVERS // 10):
            db.execute(
                "INSERT INTO people (user_id, language, hand, ping, name, locale)"
                " VALUES (?, '', 'dm', 'none', ?, '')",
                (user, f"Player {user}"),
            )
        for first in range(0, games, BATCH):
            db.execute("BEGIN")
            for number in range(first, min(first + BATCH, games)):
                _one(db, rng, number, games)
            db.execute("COMMIT")
            told(min(first + BATCH, games))
        db.execute("ANALYZE")


def _one(db: sqlite3.Connection, rng: Random, number: int, games: int) -> None:
    large = rng.random() < 0.5
    server = rng.randrange(SERVERS // 10) if large else rng.randrange(SERVERS)
    most = PEOPLE if server < SERVERS // 10 else PEOPLE // 50
    first = server * PEOPLE // 10 + 1
    # Friends play with friends: four of a circle of twelve.
    circle = first + int(most * rng.random() ** 2) // 12 * 12
    people = rng.sample(range(circle, circle + 12), 4)
    won = rng.randrange(2)
    rules = min(rng.randrange(RULES * 3), RULES - 1)
    results = tuple(
        ResultRow(user, seat, seat % 2 == won, 10 if seat % 2 == won else 6, seat % 2,
                  1 if seat % 2 == won else 2, 1.0, 9, FEATS)
        for seat, user in enumerate(people)
    )  # fmt: skip
    at = YEARS * 365 * DAY * number / games
    row = db.execute(
        "INSERT INTO games (table_id, game, version, options, players, commitment, seed,"
        " started_at, ended_at) VALUES (?, 'some-game', 1, ?, 4, ?, ?, ?, ?)",
        (server + 1, f"target={rules}", "c" * 64, "s" * 64, at, at),
    )
    assert row.lastrowid is not None
    fingerprint = f"some-game 1 target={rules} stick_the_dealer=no joker=none lead=eldest pack=24"
    preset = f"preset-{rules}" if rules else "usual"
    finish = Finish(at=at, fingerprint=fingerprint, preset=preset, results=results, rate=rate)
    counting.enter(db, row.lastrowid, finish)


def questions(boards: Sequence[int], games: int) -> Iterator[tuple[str, BoardQuery]]:
    """Every kind of page, of boards and places at random."""
    rng = Random(2)
    end = YEARS * 365 * DAY * (1 - 1 / games)
    for measure in get_args(Measure):
        for kind in get_args(PeriodKind):
            for pairs in (False, True):
                for _ in range(QUERIES // 32 + 1):
                    yield (
                        f"{measure}, {kind}, {'pairs' if pairs else 'people'}",
                        BoardQuery(
                            board_id=rng.choice(boards),
                            kind=kind,
                            at=end - rng.choice((0, 0, 40 * DAY)),
                            measure=measure,
                            minimum=rng.choice((0, 0, 5, 25, 100)),
                            pairs=pairs,
                            offset=rng.choice((0, 0, 10, 200, 2000)),
                            asker=rng.randrange(1, PEOPLE),
                        ),
                    )


async def ask(path: Path, games: int) -> dict[str, list[float]]:
    """Milliseconds of every question, by its kind."""
    store = SqliteStore(path)
    await store.open()
    took: dict[str, list[float]] = {}
    try:
        with closing(sqlite3.connect(path)) as db:
            played = db.execute("SELECT id FROM boards ORDER BY games DESC LIMIT 12").fetchall()
        boards = [number for (number,) in played]
        for kind, query in questions(boards, games):
            start = time.perf_counter()
            page = await store.board_page(query)
            took.setdefault(kind, []).append(1000 * (time.perf_counter() - start))
            assert page is not None
            for row in page.rows[:2]:
                start = time.perf_counter()
                await store.stats(query.board_id, max(row.people))
                took.setdefault("stats", []).append(1000 * (time.perf_counter() - start))
    finally:
        await store.close()
    return took


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which that part of all lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def size_of_games(path: Path) -> int:
    """Bytes of the whole file."""
    return path.stat().st_size


def main(arguments: Sequence[str] = ()) -> None:
    """Fill a file, ask, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks boards")
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args(arguments).games
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "bench.db")
        asyncio.run(_made(path))
        empty, start = size_of_games(path), time.perf_counter()

        def told(done: int) -> None:
            if done % 100_000 == 0:
                print(f"{done} games after {time.perf_counter() - start:.0f} s", flush=True)

        fill(path, games, told)
        took = time.perf_counter() - start
        size = size_of_games(path) - empty
        print(f"{games} games counted and rated, {1000 * took / games:.2f} ms a game")
        print(f"{size / 2**20:.0f} MiB, {size / games:.0f} bytes a game without its moves")
        found = asyncio.run(ask(path, games))
    everything = [value for kind, values in found.items() if kind != "stats" for value in values]
    print(f"{'page':32} {'p50 ms':>8} {'p99 ms':>8}")
    for kind, values in sorted(found.items()):
        print(f"{kind:32} {percentile(values, 0.5):8.2f} {percentile(values, 0.99):8.2f}")
    worst = percentile(everything, 0.99)
    print(f"{'all pages':32} {percentile(everything, 0.5):8.2f} {worst:8.2f}"
          f"   (aim: under {LIMIT_MS})")  # fmt: skip


async def _made(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.close()


if __name__ == "__main__":
    main()
