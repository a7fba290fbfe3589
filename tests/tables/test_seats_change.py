"""Any seats, and any changes of them: the end of a game can be written down.

Finished games of every kind, by random rules, are told to have been played by people who change
seats and sides at random moments. Each is booked by the store, and all that follows from it can
be made anew.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Seat
from bot.storage.rows.ids import ChannelId, GameId, GuildId, UserId
from bot.storage.rows.results import Finish, ResultRow, partnerships
from bot.storage.rows.tables import GameRow, TableRow
from bot.storage.sqlite import SqliteStore
from bot.tables.model.attribution import is_casual, results_of
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.ratings import rate
from bot.tables.model.session import GameSession
from tests.support.ids import users
from tests.support.stand_ins import stand_ins
from tests.tables.past import log_of

PEOPLE = users(11, 12, 13)
TOLD = 12
"""So many courses of changing seats are tried for a game."""
SUMS = ("standings", "curve", "meetings", "tallies", "boards")


def finished(key: str, seed: int) -> GameSession:
    log = log_of(key, seed)
    return session_of(GameId(1), log, tuple(Chair(robot=n + 1) for n in range(log.players)))


def halfway(session: GameSession, part: float) -> int:
    """The number of the line after which this part of all lines is over."""
    return round(len(session.log.moves) * part)


def played_by(
    session: GameSession, changes: Sequence[tuple[int, dict[int, UserId]]]
) -> GameSession:
    """The game, played by these people: from each of these lines on, seat → who sits there."""
    movers: list[UserId | None] = []
    for number, (seat, _) in enumerate(session.log.moves):
        there = [seats for begin, seats in changes if begin <= number]
        movers.append(None if seat == CHANCE or not there else there[-1].get(seat))
    return replace(session, movers=tuple(movers))


def crossing(session: GameSession) -> Iterator[GameSession]:
    """Partners go over together to the robots' seats, at every tenth of the game."""
    for side in session.game.sides(session.options, session.log.players):
        others = [n for n in range(session.log.players) if Seat(n) not in side]
        first = dict(zip(map(int, side), PEOPLE, strict=False))
        second = dict(zip(others, PEOPLE[: len(side)], strict=False))
        for tenth in range(1, 10):
            yield played_by(session, [(0, first), (halfway(session, tenth / 10), second)])


def wandering(session: GameSession, rng: Random) -> GameSession:
    """People come, go and change seats at any moment."""
    moments = sorted(rng.randrange(len(session.log.moves)) for _ in range(rng.randint(0, 5)))
    changes = []
    for begin in (0, *moments):
        seats = rng.sample(range(session.log.players), rng.randint(0, min(3, session.log.players)))
        changes.append((begin, dict(zip(seats, rng.sample(PEOPLE, len(PEOPLE)), strict=False))))
    return played_by(session, changes)


class Books:
    """A store in which games of every kind are booked."""

    def __init__(self, store: SqliteStore, path: Path) -> None:
        self.store = store
        self.path = path
        self.games = 0

    async def book(self, session: GameSession) -> tuple[ResultRow, ...]:
        """The end of this game; what everybody has of it."""
        results, log = results_of(session), session.log
        assert results is not None and session.result is not None
        self.games += 1
        row = TableRow(
            guild_id=GuildId(5), channel_id=ChannelId(1), host_id=UserId(1), game=log.game,
            preset="house", options="", level="", created_at=1.0, updated_at=1.0,
        )  # fmt: skip
        row = replace(row, id=await self.store.tables.create_table(row), state="playing")
        head = GameRow(
            game=log.game, version=1, options="", players=log.players, commitment="", seed="",
            started_at=1.0,
        )  # fmt: skip
        finish = Finish(
            at=1000.0 + self.games,
            fingerprint=f"{log.game} {log.players}",
            casual=is_casual(session),
            results=results,
            rate=rate,
        )
        await self.store.tables.append(await self.store.tables.start_game(row, head), finish=finish)
        return results

    def sums(self) -> dict[str, list[tuple[Any, ...]]]:
        with closing(sqlite3.connect(self.path)) as db:
            return {t: db.execute(f"SELECT * FROM {t} ORDER BY 1, 2, 3").fetchall() for t in SUMS}


@pytest.mark.parametrize("key", stand_ins())
async def test_whoever_changes_seats_the_game_can_be_ended(key: str, tmp_path: Path) -> None:
    store, rng = SqliteStore(tmp_path / "knave.db", synchronous="NORMAL"), Random(key)
    await store.open()
    try:
        books = Books(store, tmp_path / "knave.db")
        for seed in (3, 4):
            session = finished(key, seed)
            everybody = played_by(
                session, [(0, {n: UserId(11 + n) for n in range(session.log.players)})]
            )
            random = (wandering(session, rng) for _ in range(TOLD))
            courses = [everybody, *crossing(session), *random]
            for course in courses:
                results = await books.book(course)
                parties = [party for party, _ in partnerships(results)]
                assert len(parties) == len(set(parties))
                shares = [row.share for row in results]
                assert all(0 < share <= 1 for share in shares)
        before = books.sums()
        assert before["standings"] and before["curve"]
        await store.boards.rebuild(rate)
        assert books.sums() == before
    finally:
        await store.close()


def test_a_robots_seat_stays_one_whoever_plays_a_card_there() -> None:
    key = next(key for key in GAMES if log_of(key).players == 4)
    session = finished(key, 3)
    own = [n for n, (seat, _) in enumerate(session.log.moves) if seat == Seat(1)]
    others = dict(zip((0, 2, 3), users(11, 12, 13), strict=True))
    for cards, casual in ((0, True), (1, True), (len(own) // 2 - 1, True), (len(own), False)):
        begin = own[len(own) - cards] if cards else len(session.log.moves)
        course = played_by(session, [(0, others), (begin, {**others, 1: UserId(14)})])
        assert is_casual(course) == casual, cards


def test_who_leaves_early_undoes_no_game() -> None:
    key = next(key for key in GAMES if log_of(key).players == 4)
    session = finished(key, 3)
    own = [n for n, (seat, _) in enumerate(session.log.moves) if seat == Seat(1)]
    others = dict(zip((0, 2, 3), users(11, 12, 13), strict=True))
    left = played_by(session, [(0, {**others, 1: UserId(14)}), (own[1], others)])
    assert not is_casual(left)


def test_who_let_the_first_turn_run_out_undoes_no_game_by_leaving() -> None:
    """A robot played that move, and more than half of the others once they had left."""
    key = next(key for key in GAMES if log_of(key).players == 4)
    session = finished(key, 3)
    own = [n for n, (seat, _) in enumerate(session.log.moves) if seat == Seat(1)]
    others = dict(zip((0, 2, 3), users(11, 12, 13), strict=True))
    there = {**others, 1: UserId(14)}
    left = played_by(session, [(0, others), (own[1], there), (own[len(own) // 3], others)])
    everybody = [Seat(n) for n in range(4)]
    assert is_casual(left), "as in the seat of a robot"
    assert not is_casual(left, everybody)
    never = played_by(session, [(0, others)])
    assert is_casual(never, everybody), "nobody has moved there"
