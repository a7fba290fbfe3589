"""Boards of a file with very many games: ``python -m tests.benchmarks boards [--games N]``.

The games are made up, without their logs. Every kind of page is then asked for through the store,
and the slowest hundredth is told; then some more games are ended by the store's own code.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import get_args

from bot.storage import standings
from bot.storage.full import FullStore
from bot.storage.periods import period
from bot.storage.rows.boards import BoardQuery, Measure, PeriodKind
from bot.storage.rows.ids import BoardId, GameId, UserId
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.sql import insert_numbered
from bot.storage.sqlite import SqliteStore
from bot.storage.subject import Db
from bot.tables.model.ratings import rate
from tests.benchmarks.two_stores import Times, asked, show

GAMES = 1_000_000
PEOPLE = 5_000
SERVERS = 50
RULES = 4
DAY = 86_400
YEARS = 2
QUERIES = 400
BATCH = 20_000
MORE = 300
SEASON = 90 * DAY
GAME_COLUMNS = "table_id, game, version, options, players, commitment, seed, started_at, ended_at"
COLUMNS = {"games": GAME_COLUMNS, "outcomes": "number, game_id, board_id"}
FEATS = "contract 4 made 3 march 1 euchred 1"


@dataclass(slots=True)
class _Sum:
    """The sums of a line of a board: games, wins, points; and its rating."""

    games: int = 0
    wins: int = 0
    points: int = 0
    rating: float = 1000.0


class Filler:
    """Games made up, summed in memory, and written in large pieces: the rows they would leave.

    Half of all games are those of a tenth of the servers. Four of a circle of twelve friends play.
    Ratings walk at random: pages do not care where they come from.
    """

    def __init__(self, db: sqlite3.Connection, games: int) -> None:
        self._db, self._games, self._rng = db, games, Random(1)
        self._sums: dict[tuple[int, int, int], _Sum] = {}
        self._met: Counter[tuple[int, int, int, int]] = Counter()
        self._parties: dict[tuple[int, int], int] = {}
        self._boards: Counter[int] = Counter()
        self._rows: dict[str, list[tuple[object, ...]]] = {}

    def fill(self) -> None:
        """All of it, in one transaction."""
        self._db.execute("BEGIN")
        self._db.executemany(
            "INSERT INTO tables (id, guild_id, channel_id, host_id, state, game, preset, options,"
            " level, created_at, updated_at)"
            " VALUES (?1, ?1, 1, 1, 'over', 'some-game', 'usual', '', 'normal', 0, 0)",
            [(server + 1,) for server in range(SERVERS)],
        )
        people = range(1, PEOPLE * SERVERS // 10 + PEOPLE)
        self._put("people", [(user, "", "dm", "none", f"Player {user}", "") for user in people],
                  "user_id, language, hand, ping, name, locale")  # fmt: skip
        for server in range(SERVERS):
            for rules in range(RULES):
                row = (server * RULES + rules + 1, server + 1, "some-game", fingerprint(rules),
                       f"preset-{rules}", 0, 0.0)  # fmt: skip
                self._put("boards", [row])
        for number in range(1, self._games + 1):
            self._one(number)
            if number % BATCH == 0:
                self._flush()
        self._flush()
        self._totals()
        self._db.execute("COMMIT")
        self._db.execute("ANALYZE")

    def _put(self, table: str, rows: Sequence[tuple[object, ...]], columns: str = "") -> None:
        places = ", ".join("?" * len(rows[0]))
        named = f" ({columns})" if columns else ""
        self._db.executemany(f"INSERT INTO {table}{named} VALUES ({places})", rows)

    def _flush(self) -> None:
        for table, rows in self._rows.items():
            self._put(table, rows, COLUMNS.get(table, ""))
        self._rows.clear()

    def _one(self, number: int) -> None:
        rng = self._rng
        server, people = somebody(rng)
        rules = min(int(rng.random() * RULES * 3), RULES - 1)
        board, won, at = server * RULES + rules + 1, number % 2, moment(number, self._games)
        rows = self._rows.setdefault
        rows("games", []).append(
            (server + 1, "some-game", 1, fingerprint(rules), 4, "c" * 64, "s" * 64, at, at)
        )
        rows("outcomes", []).append((number, number, board))
        self._boards[board] += 1
        spans = [0, period("season", at, season(at))]
        if at > moment(self._games, self._games) - 31 * DAY:
            spans += [period("month", at), period("week", at)]
        for seat, user in enumerate(people):
            wins = seat % 2 == won
            rows("results", []).append(
                (number, seat, user, server + 1, "some-game", fingerprint(rules), "preset", wins,
                 10 if wins else 6, 0, at, seat % 2, 2 - wins, 1.0, 9, FEATS)
            )  # fmt: skip
            self._add(board, number, user, wins, at, spans)
            for other, player in enumerate(people):
                if other != seat:
                    self._met[board, user, (other - seat) % 2, player] += 1
        for side in (0, 1):
            pair = (min(people[side::2]), max(people[side::2]))
            who = -self._parties.setdefault(pair, len(self._parties) + 1)
            self._add(board, number, who, side == won, at, spans)

    def _add(
        self, board: int, number: int, who: int, wins: bool, at: float, spans: list[int]
    ) -> None:
        for span in spans:
            sums = self._sums.setdefault((board, span, who), _Sum())
            sums.games += 1
            sums.wins += wins
            sums.points += 10 if wins else 6
        first = self._sums[board, 0, who]
        first.rating += 12.5 + self._rng.random() if wins else -12
        for span in spans:
            self._sums[board, span, who].rating = first.rating
        self._rows.setdefault("curve", []).append((board, who, number, at, first.rating))

    def _totals(self) -> None:
        lines = [
            (board, span, who, int(who < 0), 1, float(s.games), float(s.wins), float(s.points),
             9.0 * s.games, s.points / 9 / s.games, 4 * s.games, 3 * s.wins, 0, 0, s.games, 25.0,
             2.0, s.rating, 1, 3)
            for (board, span, who), s in sorted(self._sums.items())
        ]  # fmt: skip
        self._put("standings", lines)
        met = [(*key[:3], key[3], n, n // 2) for key, n in sorted(self._met.items())]
        self._put("meetings", met)
        self._put("parties", [(n, f"{a} {b}") for (a, b), n in self._parties.items()])
        members = [(user, n) for pair, n in self._parties.items() for user in pair]
        self._put("party_members", members)
        tallies = [
            (board, who, feat, s.games * count)
            for (board, span, who), s in self._sums.items()
            if span == 0 and who > 0
            for feat, count in (("contract", 4), ("made", 3), ("march", 1), ("euchred", 1))
        ]
        self._put("tallies", tallies)
        last = moment(self._games, self._games)
        self._db.executemany(
            "UPDATE boards SET games = ?, last_at = ? WHERE id = ?",
            [(n, last, board) for board, n in self._boards.items()],
        )
        seasons = [
            (server + 1, number, 0.0 if number == 1 else (number - 1) * SEASON, number * SEASON, 1,
             None, None)
            for server in range(SERVERS) for number in range(1, YEARS * 365 * DAY // SEASON + 2)
        ]  # fmt: skip
        self._put("seasons", seasons)


def fingerprint(rules: int) -> str:
    """As long as those of a real game."""
    return f"some-game 1 target={rules} stick_the_dealer=no joker=none lead=eldest pack=24"


def season(at: float) -> int:
    """The number of the season."""
    return int(at // SEASON) + 1


def moment(number: int, games: int) -> float:
    """The time at which a game ended, in seconds: evenly over the years, in their order."""
    return YEARS * 365 * DAY * number / (games + 1)


def somebody(rng: Random) -> tuple[int, list[UserId]]:
    """A server, and four who play there."""
    busy = rng.random() < 0.5
    server = int(rng.random() * (SERVERS // 10 if busy else SERVERS))
    most = PEOPLE if server < SERVERS // 10 else PEOPLE // 50
    circle = server * PEOPLE // 10 + 1 + int(most * rng.random() ** 2) // 12 * 12
    return server, [UserId(user) for user in rng.sample(range(circle, circle + 12), 4)]


async def play_more(store: FullStore, times: Times, games: int, more: int) -> None:
    """The end of so many games is counted, rated and stored, one after the other."""
    rng = Random(3)
    for number in range(more):
        server, people = somebody(rng)
        results = tuple(
            ResultRow(user, seat, seat % 2 == 0, 10, seat % 2, 1 + seat % 2, 1.0, 9, FEATS)
            for seat, user in enumerate(people)
        )
        at = moment(games, games) + number
        finish = Finish(at=at, fingerprint=fingerprint(0), results=results, rate=rate)
        ended = partial(_end, server=server, finish=finish)
        await times.of("end of a game", partial(store.do, ended))


def _end(db: Db, server: int, finish: Finish) -> None:
    added = f"INSERT INTO games ({GAME_COLUMNS}) VALUES (?, 'some-game', 1, '', 4, '', '', ?, ?)"
    number = insert_numbered(db, added, (server + 1, finish.at, finish.at))
    standings.enter(db, GameId(number), finish)


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
                            board_id=BoardId(rng.choice(boards)),
                            kind=kind,
                            at=end - rng.choice((0, 0, 40 * DAY)),
                            measure=measure,
                            minimum=rng.choice((0, 0, 5, 25, 100)),
                            pairs=pairs,
                            offset=rng.choice((0, 0, 10, 200, 2000)),
                            asker=UserId(rng.randrange(1, PEOPLE)),
                        ),
                    )


async def ask(store: FullStore, times: Times, games: int) -> None:
    """Every question, then the ends of more games."""
    busiest = "SELECT id FROM boards ORDER BY games DESC LIMIT 12"
    played = await store.do(lambda db: db.execute(busiest).fetchall())
    boards = [number for (number,) in played]
    for kind, query in questions(boards, games):
        page = await times.of(kind, partial(store.boards.page, query))
        assert page is not None
        for row in page.rows[:2]:
            await times.of("stats", partial(store.boards.stats, query.board_id, max(row.people)))
    await play_more(store, times, games, MORE)


def size_of_games(path: Path) -> int:
    """Bytes of the whole file."""
    return path.stat().st_size


def sizes(db: sqlite3.Connection) -> list[tuple[str, int]]:
    """Bytes of every table with its indexes, the largest first; nothing if SQLite cannot say."""
    try:
        found = db.execute(
            "SELECT m.tbl_name, sum(s.pgsize) FROM dbstat AS s JOIN sqlite_master AS m"
            " ON m.name = s.name WHERE s.aggregate GROUP BY 1 ORDER BY 2 DESC LIMIT 8"
        )
        return [(str(table), int(octets)) for table, octets in found]
    except sqlite3.OperationalError:
        return []


def main(arguments: Sequence[str] = ()) -> None:
    """Fill a file, ask, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks boards")
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args(arguments).games
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "bench.db")
        asyncio.run(_made(path))
        empty, start = size_of_games(path), time.perf_counter()

        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("PRAGMA synchronous = OFF")
            Filler(db, games).fill()
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            print(f"{games} games made up in {time.perf_counter() - start:.0f} s")
            size = size_of_games(path) - empty
            print(f"{size / 2**20:.0f} MiB, {size / games:.0f} bytes a game without its moves:")
            for table, octets in sizes(db):
                print(f"  {table:24} {octets / games:6.0f} bytes a game")
        show(asked(path, partial(ask, games=games)))


async def _made(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.close()


if __name__ == "__main__":
    main()
