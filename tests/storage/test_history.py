"""Finished games: pages in order, and statements that read no more than they show."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from bot.storage import history
from bot.storage.rows.past import PastAsk, PastGame
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, MoveRow, NoteRow, TableRow
from bot.storage.sqlite import SqliteStore


async def finished(
    store: SqliteStore, table: TableRow, game: GameRow, at: float, *people: int
) -> int:
    number = await store.create_table(table)
    row = replace(table, id=number, state="playing")
    notes = [NoteRow("circle 11, robot 1", at), NoteRow("seats 0 robot 1, 1 11", at)]
    game_id = await store.start_game(row, game, notes=notes)
    await store.append(game_id, [MoveRow(1, -1, "deal", at)])
    results = tuple(ResultRow(user, n, n == 0, 10 - n) for n, user in enumerate(people))
    finish = Finish(at=at, results=results, scores=(10, 9, 10, 9), winners=(0, 2))
    await store.append(game_id, finish=finish)
    return game_id


async def ids(store: SqliteStore, **asked: object) -> list[int]:
    page = await store.past_games(PastAsk(**asked))  # type: ignore[arg-type]
    return [past.id for past in page.games]


async def test_newest_first_even_of_one_moment(
    store: SqliteStore, table: TableRow, game: GameRow
) -> None:
    late = await finished(store, table, game, 900.0, 11)
    one = await finished(store, table, game, 500.0, 11, 12)
    two = await finished(store, table, game, 500.0, 12)
    guild = table.guild_id
    assert await ids(store, guild_id=guild) == [late, two, one]
    assert await ids(store, user_id=12) == [two, one]
    assert await ids(store, user_id=11, before=late) == [one]
    assert await ids(store, guild_id=guild, after=one, limit=1) == [two]
    assert await ids(store, guild_id=guild, after=one) == [late, two]
    assert await ids(store, guild_id=guild + 1) == []
    assert await ids(store, user_id=11, game="another-game") == []


async def test_what_there_is_on_either_side(
    store: SqliteStore, table: TableRow, game: GameRow
) -> None:
    made = [await finished(store, table, game, 100.0 + n, 11) for n in range(5)]

    async def sides(**asked: int) -> tuple[bool, bool]:
        page = await store.past_games(PastAsk(user_id=11, limit=2, **asked))
        return page.newer, page.older

    assert await sides() == (False, True)
    assert await sides(before=made[3]) == (True, True)
    assert await sides(before=made[1]) == (True, False)
    assert await sides(after=made[2]) == (False, True)
    assert await sides(after=made[0]) == (True, True)


async def test_a_game_whole(store: SqliteStore, table: TableRow, game: GameRow) -> None:
    number = await finished(store, table, game, 900.0, 11)
    kept = await store.kept_game(number)
    assert kept is not None
    assert isinstance(kept.past, PastGame)
    assert (kept.past.scores, kept.past.winners) == ((10, 9, 10, 9), (0, 2))
    assert [move.line for move in kept.moves] == ["deal"]
    assert (kept.circle, kept.seated) == ("circle 11, robot 1", "seats 0 robot 1, 1 11")
    assert [seat.user_id for seat in kept.past.seats] == [11, None, None, None]
    assert [seat.robot for seat in kept.past.seats] == [None, 1, None, None]
    assert await store.kept_game(number + 1) is None


async def test_a_game_that_is_not_over_is_none(
    store: SqliteStore, table: TableRow, game: GameRow
) -> None:
    row = replace(table, id=await store.create_table(table), state="playing")
    number = await store.start_game(row, game)
    assert await store.kept_game(number) is None
    assert await ids(store, guild_id=table.guild_id) == []


async def test_another_game_at_the_same_table(
    store: SqliteStore, table: TableRow, game: GameRow
) -> None:
    """Who sits there now did not play the game before."""
    number = await finished(store, table, game, 900.0, 11)
    kept = await store.kept_game(number)
    assert kept is not None
    row = replace(table, id=kept.past.table_id, seats=table.seats[::-1], state="playing")
    await store.start_game(row, game)
    kept = await store.kept_game(number)
    assert kept is not None
    assert [seat.user_id for seat in kept.past.seats] == [11, None, None, None]


async def test_games_that_ended_before_results_were_written_down(
    store: SqliteStore, path: Path, table: TableRow, game: GameRow
) -> None:
    number = await finished(store, table, game, 900.0, 11, 12)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE games SET scores = '', winners = ''")
    kept = await store.kept_game(number)
    assert kept is not None
    assert (kept.past.scores, kept.past.winners) == ((), (0,))


def plans(path: Path) -> Iterator[tuple[str, list[str]]]:
    wanted = {"whose": 1, "game": "g", "at": 0.0, "number": 1, "limit": 9}
    with closing(sqlite3.connect(path)) as db:
        for mine, of_kind, cursor in product((True, False), (True, False), ("", "<", ">")):
            text = history.statement(mine, of_kind, cursor)
            plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {text}", wanted)]
            yield text, plan
        for text, values in (
            (history._PAST, (1,)),
            (history._SEATS, (1,)),
            (history._RESULTS, (1,)),
            (history._NEWEST_AT, (1,)),
            (history._NOTE_BEFORE, (1, "seats *", 1)),
        ):
            yield text, [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {text}", values)]


async def test_every_statement_searches_and_none_scans_or_sorts(
    store: SqliteStore, path: Path
) -> None:
    assert store
    seen = dict(plans(path))
    assert len(seen) == 17
    for text, plan in seen.items():
        assert all(step.startswith(("SEARCH", "SCALAR SUBQUERY")) for step in plan), (text, plan)
        if "ORDER BY finished_at" in text or "ORDER BY ended_at" in text:
            (only,) = plan
            assert "USING COVERING INDEX" in only, (text, plan)


@pytest.mark.parametrize("without", ["games_of_server", "results_of_person"])
async def test_a_missing_index_would_be_seen(store: SqliteStore, path: Path, without: str) -> None:
    assert store
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(f"DROP INDEX {without}")
    odd = [plan for _, plan in plans(path) if any("SORT" in s or "SCAN" in s or "TEMP" in s
                                                 for s in plan)]  # fmt: skip
    assert odd
