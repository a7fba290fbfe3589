"""Pages of finished games in a large file: ``python -m tests.benchmarks history [--games N]``.

The file is filled past the store, for speed; it is asked through the store, as the bot does.
The room of a game on the disk is measured apart, with whole games as they are really stored, and
so is the cost of a look at one (`bench_replays`); with ``--games 0`` that alone.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import quantiles

from bot.rules import GAMES
from bot.storage.rows.ids import ChannelId, GameId, GuildId, UserId
from bot.storage.rows.past import PastAsk
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, MoveRow, NoteRow, SeatRow, TableRow
from bot.storage.sqlite import SqliteStore
from tests.benchmarks import bench_replays
from tests.rules.random_play import finish as random_game

PAGES = 3000
PEOPLE, SERVERS = 50_000, 2_000
BUSY = 7
"""One person, and one server, of every so many games: the worst there is to page through."""
FIRST = 1_400_000_000_000_000_000
KEYS = tuple(GAMES)
REAL = 40

Rows = Iterator[tuple[object, ...]]


def _person(game: int, seat: int) -> UserId:
    own = 0 if game % BUSY == seat == 0 else 1 + (game * 7919 + seat * 104729) % PEOPLE
    return UserId(FIRST + own)


def _server(game: int) -> GuildId:
    return GuildId(FIRST if game % 3 == 0 else FIRST + game % SERVERS)


def _at(game: int) -> float:
    return 1.7e9 + game * 30.0


def fill(path: Path, games: int) -> None:
    """Tables of four, two of them people, with a finished game each and what belongs to it."""
    every = range(1, games + 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = OFF")
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        indexes = db.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        ).fetchall()
        for name, _ in indexes:  # written in one go at the end, which is quicker by far
            db.execute(f"DROP INDEX {name}")

        def put(table: str, columns: str, rows: Rows) -> None:
            places = ", ".join("?" * (columns.count(",") + 1))
            db.executemany(f"INSERT INTO {table} ({columns}) VALUES ({places})", rows)

        put("people", "user_id, language, hand, ping, name, locale",
            ((FIRST + n, "", "dm", "none", f"Person {n}", "en-US") for n in range(PEOPLE + 1)),
        )  # fmt: skip
        put("tables", "id, guild_id, channel_id, host_id, state, game, preset, options, level,"
            "created_at, updated_at",
            ((n, _server(n), FIRST + n, _person(n, 0), "over", KEYS[n % len(KEYS)], "house", "",
              "normal", _at(n), _at(n)) for n in every),
        )  # fmt: skip
        put("seats", "table_id, position, user_id, robot, name",
            ((n, s, _person(n, s) if s < 2 else None, None if s < 2 else s, "Somebody")
             for n in every for s in range(4)),
        )  # fmt: skip
        put("games", "id, table_id, game, version, options, players, commitment, seed,"
            "started_at, ended_at, guild_id, scores, winners",
            ((n, n, KEYS[n % len(KEYS)], 1, "", 4, "c" * 64, "5" * 64, _at(n) - 900, _at(n),
              _server(n), "10 7 10 7", "0 2") for n in every),
        )  # fmt: skip
        put("moves", "game_id, number, seat, line, at",
            ((n, m, m - 2, f"play {m}S", _at(n)) for n in every for m in (1, 2)),
        )  # fmt: skip
        put("notes", "table_id, number, line, at",
            ((n, k, f"{word} {_person(n, 0)}, {_person(n, 1)}, robot 1, robot 2", _at(n) - 900)
             for n in every for k, word in ((1, "circle"), (2, "seats"))),
        )  # fmt: skip
        put("results", "game_id, seat, guild_id, game, fingerprint, preset, user_id, won, points,"
            "casual, finished_at, side, place, share, deals, feats",
            ((n, s, _server(n), KEYS[n % len(KEYS)], "rules", "house", _person(n, s), 1 - s,
              10 - 3 * s, 1, _at(n), s, 1 + s, 1.0, 9, "") for n in every for s in range(2)),
        )  # fmt: skip
        put("played", "game_id, user_id, game, ended_at, guild_id, private",
            ((n, _person(n, s), KEYS[n % len(KEYS)], _at(n), _server(n), 0)
             for n in every for s in {_person(n, t): t for t in range(2)}.values()),
        )  # fmt: skip
        for _, sql in indexes:
            db.execute(sql)
        db.execute("COMMIT")
        db.execute("PRAGMA journal_mode = WAL")


def asks(games: int, rng: Random) -> Iterator[PastAsk]:
    """The questions people ask: the newest page, or one deep within, of all games or of a kind."""
    while True:
        game = GameId(rng.randint(1, games))
        mine = rng.random() < 0.5
        busy = rng.random() < 0.5
        cursor = rng.choice(("", "before", "after"))
        yield PastAsk(
            user_id=(UserId(FIRST) if busy else _person(game, 1)) if mine else None,
            guild_id=None if mine else GuildId(FIRST) if busy else _server(game),
            game=rng.choice((None, *KEYS)) if rng.random() < 0.5 else None,
            before=game if cursor == "before" else None,
            after=game if cursor == "after" else None,
            limit=8,
        )


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    start = time.perf_counter()
    await work()
    return 1000 * (time.perf_counter() - start)


async def measure(path: Path, games: int) -> dict[str, list[float]]:
    """Milliseconds for every page, for whole games, and for everything about a person."""
    store, rng = SqliteStore(path), Random(1)
    await store.open()
    try:
        wanted = asks(games, rng)
        found = {"a page": [await _timed(lambda: store.past.page(next(wanted)))
                            for _ in range(PAGES)]}  # fmt: skip
        found["a game whole"] = [
            await _timed(lambda: store.past.kept(GameId(rng.randint(1, games))))
            for _ in range(PAGES)
        ]
        found["all about a person"] = [
            await _timed(lambda: store.people.all_about(UserId(FIRST + rng.randint(1, PEOPLE))))
            for _ in range(3)
        ]
        found["forget a person"] = [
            await _timed(lambda: store.people.forget(UserId(FIRST + rng.randint(1, PEOPLE))))
            for _ in range(3)
        ]
        return found
    finally:
        await store.close()


async def _store_whole(store: SqliteStore, key: str, seed: int) -> None:
    played = random_game(GAMES[key], seed=seed)
    log = played.log
    seats = tuple(SeatRow(user_id=UserId(FIRST + n), name="Somebody") for n in range(log.players))
    table = TableRow(
        guild_id=GuildId(FIRST), channel_id=ChannelId(FIRST), host_id=UserId(FIRST),
        state="playing", game=key, preset="house",
        options=log.options, level="normal", created_at=1.7e9, updated_at=1.7e9, seats=seats,
    )  # fmt: skip
    number = await store.tables.create_table(table)
    head = GameRow(
        game=key, version=log.version, options=log.options, players=log.players,
        commitment="c" * 64, seed="5" * 64, started_at=1.7e9,
    )  # fmt: skip
    circle = NoteRow(f"seats {', '.join(str(FIRST + n) for n in range(log.players))}", 1.7e9)
    fields = {name: getattr(table, name) for name in table.__slots__}
    game = await store.tables.start_game(
        TableRow(**fields | {"id": number}), head, notes=[circle, circle]
    )
    moves = [MoveRow(n, int(seat), line, 1.7e9 + n) for n, (seat, line) in enumerate(log.moves, 1)]
    results = tuple(ResultRow(UserId(FIRST + n), n, n == 0, 10) for n in range(log.players))
    finish = Finish(at=1.7e9, fingerprint=log.options, preset="house", results=results)
    await store.tables.append(game, moves, finish=finish)


async def size_of(path: Path, key: str) -> tuple[float, float]:
    """Lines of a whole random game of this kind, and its bytes on the disk."""
    store = SqliteStore(path)
    await store.open()
    empty = (await store.health()).size
    for seed in range(REAL):
        await _store_whole(store, key, seed)
    full = (await store.health()).size
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        ((lines,),) = db.execute("SELECT count(*) FROM moves")
    return lines / REAL, (full - empty) / REAL


def main(options: Sequence[str] = ()) -> None:
    """Fill a file with games, and print the tables of its pages."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1_000_000)
    chosen = parser.parse_args(options)
    asyncio.run(bench_replays.measure())
    if not chosen.games:
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "large.db")
        asyncio.run(_empty(path))
        start = time.perf_counter()
        fill(path, chosen.games)
        size = path.stat().st_size
        print(
            f"{chosen.games:,} games filled in {time.perf_counter() - start:.0f} s:"
            f" {size / 2**20:,.0f} MiB, {size / chosen.games:,.0f} bytes a game without its cards"
        )
        for name, taken in asyncio.run(measure(path, chosen.games)).items():
            if len(taken) > 100:
                cuts = quantiles(taken, n=100)
                print(f"{name:20} {cuts[49]:8.2f} ms p50 {cuts[98]:8.2f} ms p99"
                      f" {max(taken):8.2f} ms worst")  # fmt: skip
            else:
                print(f"{name:20} {max(taken):8.0f} ms worst of {len(taken)}")
        for key in KEYS:
            lines, size_each = asyncio.run(size_of(Path(folder, f"{key}.db"), key))
            print(f"a game of {key:15} {lines:6.0f} lines {size_each / 1024:8.1f} KiB")


async def _empty(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.close()


if __name__ == "__main__":
    main()
