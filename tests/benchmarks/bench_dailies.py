"""Dailies with very many players: ``python -m tests.benchmarks dailies [--games N] [--players N]``.

The file has that many finished games already. So many people have finished the daily of one day on
one server, and those of the two months before; everything is asked of the store as the bot does,
and the slowest hundredth is told.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from bot.storage.daily_boards import LATE
from bot.storage.full import FullStore
from bot.storage.rows.dailies import (
    DAY,
    OF_THE_DAY,
    DailyEnd,
    DailyRow,
    Kind,
    Span,
    closes_at,
    period_of,
)
from bot.storage.rows.ids import NO_SERVER, ChannelId, GuildId, TableId, UserId
from bot.storage.rows.results import Finish
from bot.storage.rows.tables import GameRow, MoveRow, TableRow
from bot.storage.sqlite import SqliteStore
from tests.benchmarks.bench_history import FIRST, fill
from tests.benchmarks.two_stores import Times, asked, show

GAMES, PLAYERS = 1_000_000, 10_000
TODAY, DAYS, GAME = 20_000, 60, "some-game"
SERVER, AWAY = GuildId(77), GuildId(78)
WORTHS = 40
"""So many different results."""
QUERIES = 300
DAILY = DailyRow(
    day=TODAY, game=GAME, version=1, options="", players=4, deals=3, level="normal",
    commitment="c", seed="ab" * 32, sealed_at=0.0,
)  # fmt: skip
TABLE = TableRow(
    guild_id=NO_SERVER, channel_id=ChannelId(5), created_at=0.0, updated_at=0.0,
    host_id=UserId(FIRST), game=GAME, preset="house", options="", level="normal", state="playing",
)  # fmt: skip
HEAD = GameRow(
    game=GAME, version=1, options="", players=4, commitment="c", seed="ab" * 32, started_at=0.0
)


def play(path: Path, players: int) -> None:
    """The attempts of everybody, on this day and those before, past the store."""
    rng = Random(1)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        db.executemany(
            "INSERT INTO daily_members (guild_id, user_id) VALUES (?, ?)",
            [(SERVER, FIRST + n) for n in range(players)],
        )
        for back in range(DAYS):
            day, share = TODAY - back, None if back == 0 else rng.random()
            for number in range(players):
                at, worth = day * DAY + 100.0 + number, rng.randrange(WORTHS) - WORTHS // 2
                db.execute(
                    "INSERT INTO daily_attempts (day, game, user_id, began_at, ended_at, worth,"
                    " points, against, tricks, share) VALUES (?, ?, ?, ?, ?, ?, 5, 2, 'wlwl', ?)",
                    (day, GAME, FIRST + number, at, at + 60, worth, share),
                )
                for guild in (NO_SERVER, SERVER):
                    db.execute(
                        "INSERT INTO daily_field VALUES (?, ?, ?, ?, 1)"
                        " ON CONFLICT DO UPDATE SET count = count + 1",
                        (guild, day, GAME, worth),
                    )
        for deal in (1, 2, 3):
            for n in range(12):
                for said in ("bid", "card"):
                    row = (TODAY, GAME, deal, said, f"line {n}", 1 + n)
                    db.execute("INSERT INTO daily_counts VALUES (?, ?, ?, ?, ?, ?)", row)
        spans: tuple[Span, ...] = ("week", "month")
        for kind in spans:
            for game in (GAME, OF_THE_DAY):
                db.executemany(
                    "INSERT INTO daily_standings VALUES (?, ?, ?, ?, ?, ?, 5)",
                    [
                        (SERVER, kind, period_of(kind, TODAY - 1), game, FIRST + n, rng.random())
                        for n in range(players)
                    ],
                )
        db.execute("COMMIT")


async def ask(store: FullStore, times: Times, players: int) -> None:
    """Everything is asked that the bot asks."""
    rng, dailies, timed = Random(2), store.dailies, times.of
    await dailies.seal([DAILY])
    for number in range(QUERIES):
        user, worth = UserId(FIRST + rng.randrange(players)), rng.randrange(WORTHS) - 20
        spans: tuple[Span, ...] = ("week", "month")
        span, page = rng.choice(spans), rng.choice((0, 0, players - 20))
        which = SERVER, span, period_of(span, TODAY - 1), rng.choice((GAME, OF_THE_DAY))
        await timed("attempts of a day", partial(dailies.attempts, TODAY, user))
        await timed("place everywhere", partial(dailies.place, TODAY, GAME, worth))
        await timed("place here", partial(dailies.place, TODAY, GAME, worth, SERVER))
        await timed("field", lambda: dailies.field(TODAY, GAME))
        await timed("bids and cards", lambda: dailies.counts(TODAY, GAME))
        await timed("streak", partial(dailies.streak, user, TODAY))
        await timed("board", partial(dailies.board, *which, 10, page))
        await timed("own line", partial(dailies.standing, *which, user))
        await timed("join", partial(dailies.join, user, AWAY, TODAY))
        new = UserId(FIRST + players + number)
        await timed("begin", partial(dailies.begin, TODAY, GAME, new, SERVER, 1.0))
        await finish(store, times, new, worth)
        question = f"question {rng.randrange(200)}"
        await timed("robot's answer", partial(dailies.keep_answer, TODAY, GAME, question, "pass"))
    at = closes_at(TODAY) + LATE
    for _ in range(QUERIES):
        await timed("shares of 100", lambda: dailies.share_some(TODAY, GAME, True))
    await timed("close", lambda: dailies.close(TODAY, GAME, at))


async def finish(store: FullStore, times: Times, user: UserId, worth: int) -> None:
    """Somebody's game comes to its end, with the attempt."""
    attempt = await store.dailies.attempt(TODAY, GAME, user)
    assert attempt is not None
    table: TableId = await store.tables.create_table(TABLE)
    assert await store.dailies.place_at(attempt.id, None, table)
    game = await store.tables.start_game(replace(TABLE, id=table), HEAD)
    counts: tuple[tuple[int, Kind, str], ...] = ((1, "bid", "line 1"), (2, "card", "line 2"))
    end = DailyEnd(
        day=TODAY, game=GAME, worth=worth, points=5, against=2, tricks="wl", counts=counts
    )
    done = Finish(at=TODAY * DAY + 500.0, daily=end)
    await times.of(
        "end of an attempt",
        lambda: store.tables.append(game, [MOVE], finish=done, table_id=table),
    )


MOVE = MoveRow(1, 0, "play AS", TODAY * DAY + 500.0)


async def _made(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.close()


def main(arguments: Sequence[str] = ()) -> None:
    """Fill a file, ask, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks dailies")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--players", type=int, default=PLAYERS)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        path, start = Path(folder, "bench.db"), time.perf_counter()
        asyncio.run(_made(path))
        if chosen.games:
            fill(path, chosen.games)
        play(path, chosen.players)
        made = time.perf_counter() - start
        print(f"{chosen.games} games and {chosen.players} players of {DAYS} days in {made:.0f} s")
        show(asked(path, partial(ask, players=chosen.players)))
