"""Finished games: pages in order, and statements that read no more than they show."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.storage import history
from bot.storage.full import FullStore
from bot.storage.rows.ids import ChannelId, GameId, UserId
from bot.storage.rows.past import PastAsk, PastGame
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, MoveRow, NoteRow, SeatRow, TableRow
from tests.storage.conftest import Connect
from tests.support.ids import channels
from tests.support.postgres import Server


async def finished(
    store: FullStore, table: TableRow, game: GameRow, at: float, *people: UserId
) -> GameId:
    number = await store.tables.create_table(table)
    row = replace(table, id=number, state="playing")
    notes = [NoteRow("circle 11, robot 1", at), NoteRow("seats 0 robot 1, 1 11", at)]
    game_id = await store.tables.start_game(row, game, notes=notes)
    await store.tables.append(game_id, [MoveRow(1, -1, "deal", at)])
    results = tuple(ResultRow(user, n, n == 0, 10 - n) for n, user in enumerate(people))
    finish = Finish(at=at, results=results, scores=(10, 9, 10, 9), winners=(0, 2))
    await store.tables.append(game_id, finish=finish)
    return game_id


async def ids(store: FullStore, **asked: Any) -> list[int]:
    page = await store.past.page(PastAsk(**asked))
    return [past.id for past in page.games]


async def test_newest_first_even_of_one_moment(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    late = await finished(store, table, game, 900.0, UserId(11))
    one = await finished(store, table, game, 500.0, UserId(11), UserId(12))
    two = await finished(store, table, game, 500.0, UserId(12))
    guild = table.guild_id
    assert await ids(store, guild_id=guild) == [late, two, one]
    assert await ids(store, user_id=12) == [two, one]
    assert await ids(store, user_id=11, before=late) == [one]
    assert await ids(store, guild_id=guild, after=one, limit=1) == [two]
    assert await ids(store, guild_id=guild, after=one) == [late, two]
    assert await ids(store, guild_id=guild + 1) == []
    assert await ids(store, user_id=11, game="another-game") == []


async def test_what_there_is_on_either_side(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    made = [await finished(store, table, game, 100.0 + n, UserId(11)) for n in range(5)]

    async def sides(**asked: Any) -> tuple[bool, bool]:
        page = await store.past.page(PastAsk(user_id=UserId(11), limit=2, **asked))
        return page.newer, page.older

    assert await sides() == (False, True)
    assert await sides(before=made[3]) == (True, True)
    assert await sides(before=made[1]) == (True, False)
    assert await sides(after=made[2]) == (False, True)
    assert await sides(after=made[0]) == (True, True)


async def test_a_game_whole(store: FullStore, table: TableRow, game: GameRow) -> None:
    number = await finished(store, table, game, 900.0, UserId(11))
    kept = await store.past.kept(number)
    assert kept is not None
    assert isinstance(kept.past, PastGame)
    assert (kept.past.scores, kept.past.winners) == ((10, 9, 10, 9), (0, 2))
    assert [move.line for move in kept.moves] == ["deal"]
    assert (kept.circle, kept.seated) == ("circle 11, robot 1", "seats 0 robot 1, 1 11")
    assert [seat.user_id for seat in kept.past.seats] == [11, None, None, None]
    assert [seat.robot for seat in kept.past.seats] == [None, 1, None, None]
    assert await store.past.kept(GameId(number + 1)) is None


async def test_a_game_that_is_not_over_is_none(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    row = replace(table, id=await store.tables.create_table(table), state="playing")
    number = await store.tables.start_game(row, game)
    assert await store.past.kept(number) is None
    assert await ids(store, guild_id=table.guild_id) == []


async def test_another_game_at_the_same_table(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    """People who sit there now did not play the game before."""
    number = await finished(store, table, game, 900.0, UserId(11))
    kept = await store.past.kept(number)
    assert kept is not None
    row = replace(table, id=kept.past.table_id, seats=table.seats[::-1], state="playing")
    await store.tables.start_game(row, game)
    kept = await store.past.kept(number)
    assert kept is not None
    assert [seat.user_id for seat in kept.past.seats] == [11, None, None, None]


async def test_games_that_ended_before_results_were_written_down(
    store: FullStore, connect: Connect, table: TableRow, game: GameRow
) -> None:
    number = await finished(store, table, game, 900.0, UserId(11), UserId(12))
    with connect() as db:
        db.execute("UPDATE games SET scores = '', winners = ''")
    kept = await store.past.kept(number)
    assert kept is not None
    assert (kept.past.scores, kept.past.winners) == ((), (0,))


async def broken_off(
    store: FullStore, table: TableRow, game: GameRow, at: float, *movers: UserId
) -> GameId:
    """A game that is ended after these people have moved; those of the table sit there yet."""
    row = replace(table, id=await store.tables.create_table(table), state="playing")
    number = await store.tables.start_game(row, game)
    moves = [MoveRow(n, 0, f"play {n}", at, user) for n, user in enumerate(movers, 1)]
    await store.tables.append(number, moves)
    nobody = tuple(SeatRow() for _ in row.seats)
    await store.tables.save_table(replace(row, state="ended", updated_at=at, seats=nobody))
    return number


async def test_a_game_ended_early_is_theirs_who_sat_there_or_moved(
    store: FullStore, connect: Connect, table: TableRow, game: GameRow
) -> None:
    """They need not have a result, and stood up as the table ended; robots have no history."""
    whole = await finished(store, table, game, 100.0, UserId(11))
    number = await broken_off(store, table, game, 200.0, UserId(12), UserId(0), UserId(12))
    assert await ids(store, user_id=11) == [number, whole]
    assert await ids(store, user_id=12) == [number]
    assert await ids(store, user_id=11, game=game.game, before=number) == [whole]
    assert await ids(store, user_id=0) == []
    past = await store.past.past(number)
    assert past is not None and past.broken_off and past.people == {11, 12}
    with connect() as db:
        assert db.execute("SELECT count(*) FROM results").fetchall() == [(1,)]


async def test_nobody_who_is_forgotten_has_a_history(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    number = await broken_off(store, table, game, 200.0, UserId(12))
    await store.people.forget(UserId(12))
    assert await ids(store, user_id=12) == []
    past = await store.past.past(number)
    assert past is not None and past.people == {11}
    await store.servers.forget(table.guild_id)
    assert await ids(store, user_id=11) == []


async def test_games_of_private_threads_are_apart(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    """In a server's pages they stand for their readers and players alone, in order."""

    async def placed(
        at: float, channel: ChannelId, *people: UserId, private: bool = True
    ) -> GameId:
        there = replace(table, channel_id=channel, private=private)
        return await finished(store, there, game, at, *people)

    one, two = (
        await placed(100.0, ChannelId(71), UserId(11)),
        await placed(200.0, ChannelId(72), UserId(12)),
    )
    three = await placed(300.0, ChannelId(73), UserId(11), private=False)
    four, five = (
        await placed(400.0, ChannelId(71), UserId(12)),
        await broken_off(store, table, game, 500.0, UserId(12)),
    )
    guild = table.guild_id
    assert await ids(store, guild_id=guild) == [five, three]
    assert await ids(store, guild_id=guild, reader=13) == [five, three]
    assert await ids(store, guild_id=guild, reader=12) == [five, four, three, two]
    assert await ids(store, guild_id=guild, threads=(71,)) == [five, four, three, one]
    both = {"guild_id": guild, "reader": 12, "threads": (71, 72)}
    assert await ids(store, **both) == [five, four, three, two, one]
    assert await ids(store, **both, game=game.game, limit=2) == [five, four]
    assert await ids(store, **both, before=four, limit=2) == [three, two]
    assert await ids(store, **both, after=two, limit=2) == [four, three]
    assert await ids(store, user_id=12) == [five, four, two]
    assert await store.past.threads_played_in(guild, channels(72, 71, 73, 74), 10) == (71, 72)
    assert await store.past.threads_played_in(guild, channels(72, 71), 1) == (71,)
    past = await store.past.past(two)
    assert past is not None and (past.private, past.channel_id) == (True, 72)


def plans(path: Path) -> Iterator[tuple[str, list[str]]]:
    wanted = {"user": 1, "guild": 1, "thread": 1, "game": "g", "at": 0.0, "number": 1, "limit": 9}
    with closing(sqlite3.connect(path)) as db:
        for shelf, of_kind, cursor in product(history.SHELVES, (True, False), ("", "<", ">")):
            text = history.statement(shelf, of_kind, cursor)
            plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {text}", wanted)]
            yield text, plan
        for text, values in (
            (history._PAST, (1,)),
            (history._SEATS, (1,)),
            (history._RESULTS, (1,)),
            (history._NEWEST_AT, (1,)),
            (history._PEOPLE, (1,)),
            (history.LAST_IN_THREAD, (1, 1)),
            (history.NUMBERS_OF, (1,)),
            (history._NOTE_BEFORE, (1, "seats *", 1)),
        ):
            yield text, [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {text}", values)]


async def test_every_statement_searches_and_none_scans_or_sorts(
    store: FullStore, path: Path
) -> None:
    assert store
    seen = dict(plans(path))
    assert len(seen) == 32
    for text, plan in seen.items():
        assert all(step.startswith(("SEARCH", "SCALAR SUBQUERY")) for step in plan), (text, plan)
        if ":limit" in text:
            (only,) = plan
            assert "USING COVERING INDEX" in only, (text, plan)


async def test_nor_does_a_server_sort_the_games_of_a_page(
    store: FullStore, server: Server, connect: Connect
) -> None:
    assert store and server
    wanted = {"user": 1, "guild": 1, "thread": 1, "game": "g", "at": 0.0, "number": 1, "limit": 9}
    with connect() as db:
        for setting in ("enable_seqscan", "enable_bitmapscan", "enable_sort"):
            db.execute("SELECT set_config(?, 'off', false)", (setting,))
        for shelf, of_kind, cursor in product(history.SHELVES, (True, False), ("", "<", ">")):
            text = history.statement(shelf, of_kind, cursor)
            plan = [row[0] for row in db.execute(f"EXPLAIN {text}", wanted)]
            assert not any("Sort" in row or "Seq Scan" in row for row in plan), (text, plan)


@pytest.mark.parametrize("without", ["games_of_server", "played_by_person"])
async def test_a_missing_index_would_be_seen(store: FullStore, path: Path, without: str) -> None:
    assert store
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(f"DROP INDEX {without}")
    odd = [plan for _, plan in plans(path) if any("SORT" in s or "SCAN" in s or "TEMP" in s
                                                 for s in plan)]  # fmt: skip
    assert odd
