"""Statements on a server that nobody waits for: what goes wrong is told in order, and to whom."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from functools import partial

import psycopg
import pytest

from bot.storage import tables
from bot.storage.address import ServerAddress
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.pipeline import Pipeline
from bot.storage.postgres.store import PostgresStore
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.tables import GameRow, HandRow, MoveRow, NoteRow, SeatRow, TableRow, TurnRow
from bot.storage.store import MoveTaken, StoreError
from bot.storage.subject import Db
from tests.storage.reading import moves_of
from tests.support.postgres import Server

OpenStore = Callable[..., Awaitable[PostgresStore]]
PLAY = MoveRow(0, 0, "play", 1.0)
TURN = TurnRow(0, 1, 1.0, None, 2.0, 1.0)


async def begun(store: PostgresStore, table: TableRow, game: GameRow) -> tuple[TableId, GameId]:
    number = await store.tables.create_table(table)
    row = replace(table, id=number, state="playing")
    return number, await store.tables.start_game(row, game)


async def test_many_that_write_wait_twice_together(
    server: Server,
    opened: OpenStore,
    table: TableRow,
    game: GameRow,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once for what they are told, and once for the disk, however many they are."""
    store = await opened()
    playing = [await begun(store, table, game) for _ in range(20)]
    trips, received = list[int](), Pipeline._received

    def counted(pipeline: Pipeline) -> object:
        trips.append(len(pipeline._expected))
        return received(pipeline)

    monkeypatch.setattr(Pipeline, "_received", counted)
    row, notes, seats = replace(table, state="playing"), [NoteRow("n", 1.0)], (SeatRow(robot=1),)
    await asyncio.gather(
        *(
            store.tables.append(
                game_id,
                [PLAY, replace(PLAY, number=1)],
                notes=notes,
                seats=seats,
                turns=[TURN],
                table=replace(row, id=number),
                table_id=number,
            )
            for number, game_id in playing
        )
    )
    assert len(trips) == 2 and trips[0] > 20 * 8 and trips[1] < 5
    trips.clear()
    hands = [HandRow(table_id=number, user_id=UserId(5)) for number, _ in playing]
    await asyncio.gather(*map(store.tables.set_hand, hands))
    assert len(trips) == 2 and trips[0] > 20
    for number, game_id in playing:
        assert len(await moves_of(store, game_id)) == 2
        stored = await store.tables.table(number)
        assert stored is not None and (stored.turns, stored.notes[0].line) == ((TURN,), "n")
        assert stored.table.seats == seats and len(stored.hands) == 1


async def test_of_several_failures_the_first_is_told(
    server: Server, opened: OpenStore, table: TableRow, game: GameRow
) -> None:
    store = await opened()
    number, game_id = await begun(store, table, game)
    await store.tables.append(game_id, [PLAY], table_id=number)

    def taken_then(statement: str, db: Db) -> float:
        tables.append(db, game_id, [PLAY], table_id=number)
        db.execute(statement)
        return 1 / 0

    for statement in ("SELECT 1", "INSERT INTO hands (table_id, user_id) VALUES (0, 0)", "What?"):
        with pytest.raises(MoveTaken):
            await store.do(partial(taken_then, statement))
    with pytest.raises(StoreError, match=rf"is played at table {number}, and not at 77\.$"):
        await store.tables.append(game_id, [replace(PLAY, number=1)], table_id=TableId(77))
    with pytest.raises(StoreError, match=r"There is no game 999\.$"):
        await store.tables.append(GameId(999), [PLAY], table_id=number)
    assert await moves_of(store, game_id) == (PLAY,)


async def test_a_statement_nobody_looked_at_fails_for_those_alone_whose_it_is(
    server: Server, opened: OpenStore
) -> None:
    store = await opened()
    lost = HandRow(table_id=TableId(999), user_id=UserId(1))
    answers = await asyncio.gather(
        store.people.save_person(PersonRow(user_id=UserId(1), name="Ada")),
        store.tables.set_hand(lost),
        store.people.save_person(PersonRow(user_id=UserId(2), name="Bob\0")),
        store.people.save_person(PersonRow(user_id=UserId(3), name="Cy")),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), StoreError, StoreError, type(None)]
    assert "violates foreign key constraint" in str(answers[1])
    names = [(await store.people.person(UserId(n))).name for n in (1, 2, 3)]
    assert names == ["Ada", "", "Cy"]


async def test_what_was_not_prepared_as_something_failed_before_is_prepared_again(
    server: Server, address: ServerAddress, opened: OpenStore
) -> None:
    await opened()
    with closing(PostgresConnection(address)) as db:
        for _ in range(2):
            db.begin()
            db.execute("SELECT 1 / ?", (0,))
            never = db.execute("SELECT name FROM marks WHERE value = ?", ("x",))
            with pytest.raises(psycopg.errors.DivisionByZero):
                db.settle()
            with pytest.raises(psycopg.InterfaceError):
                never.fetchall()
            db.undo()
        db.begin()
        values = (True, 2**62, "\u00e4 '\\", 0.1, None, float("inf"))
        sent = db.execute("SELECT ? + 0, ?, ?, ?, ?, ?", values)
        assert sent.fetchall() == [(1, *values[1:])]
        db.execute("INSERT INTO marks VALUES (?, ?)", ("a", "x"))
        assert db.total_changes == 1
        found = db.execute("SELECT name, value FROM marks WHERE value = ?", ("x",))
        assert [name for (name,) in found.description] == ["name", "value"]
        assert (found.fetchone(), found.fetchone(), found.rowcount) == (("a", "x"), None, 1)
        db.commit()
        kept = db.execute("SELECT count(*) FROM marks WHERE value = 'x'").fetchall()
        assert db.idle and kept == [(1,)]


async def test_much_is_said_and_asked_at_once(
    server: Server, address: ServerAddress, opened: OpenStore
) -> None:
    """More than what the socket holds, both ways: neither side waits for the other for ever."""
    await opened()
    with closing(PostgresConnection(address)) as db:
        db.begin()
        long = "x" * 300_000
        answers = [db.execute("SELECT ?", (f"{n}{long}",)) for n in range(40)]
        for n, answer in enumerate(answers):
            assert answer.fetchall() == [(f"{n}{long}",)]
        db.commit()
