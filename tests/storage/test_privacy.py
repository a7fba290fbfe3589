"""The owners of data: one list of every place, and nothing left in the file."""

import asyncio
import json
import re
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage import privacy, vacuum, wal
from bot.storage.full import FullStore
from bot.storage.postgres import vacuum as server_vacuum
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.rows.ids import ChannelId, MessageId, TableId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.processes import CLICK
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, HandRow, MoveRow, NoteRow, SeatRow, TableRow
from bot.storage.sqlite import SqliteStore
from tests.storage.conftest import Connect, Traces
from tests.storage.reading import notes_of
from tests.support.ids import users
from tests.support.postgres import Server

ADA, BO = users(1456074443980800025, 1456074443980800026)
AT_ONCE = 20
NOBODY = frozenset(
    {
        "board_id",
        "channel_id",
        "evening_id",
        "event_id",
        "game_id",
        "guild_id",
        "message_id",
        "party_id",
        "preset_id",
        "set_id",
        "table_id",
        "thread_id",
        "dailies.players",
        "tournament_id",
        "games.players",
        "guilds.tables_per_host",
        "guilds.tables_per_person",
        "tables.host_at",
        "tournaments.host_name",
        "turns.seen",
    }
)
"""Columns that look like a person's and are none: by name, or as ``table.column``."""
LIKE_A_PERSON = re.compile(
    r"(_id|_by|_for)$|^(who|other|barred|seen)$"
    r"|user|person|people|member|player|owner|host|author|friend"
)
"""The names that a column which holds somebody may have."""


def unlisted(db: sqlite3.Connection) -> list[str]:
    """The columns that look like a person's and of which nobody has said what they are."""
    listed = {(place.table, place.column) for place in privacy.PLACES}
    found = db.execute(
        "SELECT tables.name, columns.name FROM pragma_table_list AS tables"
        " JOIN pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
    )
    return [
        f"{table}.{column}"
        for table, column in found
        if LIKE_A_PERSON.search(column)
        and (table, column) not in listed
        and not NOBODY & {column, f"{table}.{column}"}
    ]


def test_the_place_of_every_person_is_listed(store: FullStore, path: Path) -> None:
    assert store
    with closing(sqlite3.connect(path)) as db:
        assert unlisted(db) == [], "say what these are: in bot/storage/privacy.py, or above"


@pytest.mark.parametrize(
    "column", ["user_id", "host_id", "friend_id", "invited_by", "owner", "player", "reader_id"]
)
def test_a_new_column_is_seen(store: FullStore, path: Path, column: str) -> None:
    assert store
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"CREATE TABLE ratings (game TEXT, {column} INTEGER)")
        assert unlisted(db) == [f"ratings.{column}"]


def test_every_listed_place_is_there(store: FullStore, path: Path) -> None:
    assert store
    somewhere = privacy.Trail(ADA, [1], [1], [1], [1], [(1, BO, 0)])
    with closing(sqlite3.connect(path)) as db:
        for place in privacy.PLACES:
            conditions = [*privacy.wheres(place, somewhere)]
            assert conditions, place
            for condition, values in conditions:
                asked = f"EXPLAIN QUERY PLAN SELECT {place.column} FROM {place.table}"
                plan = db.execute(f"{asked} WHERE {condition}", values).fetchall()
                assert plan[0][3].startswith("SEARCH"), (place, plan)


def test_where_somebody_stands_is_found_by_indexes(store: FullStore, path: Path) -> None:
    """Nor is a large table read from end to end to find out where to look."""
    assert store
    asked: list[str] = []
    with closing(sqlite3.connect(path)) as db:
        db.set_trace_callback(asked.append)
        privacy.trail(db, ADA, [1])
        db.set_trace_callback(None)
        assert len(asked) >= 5
        for statement in asked:
            for step in db.execute(f"EXPLAIN QUERY PLAN {statement}"):
                assert not step[3].startswith("SCAN"), (statement, step)


async def fill(store: FullStore, table: TableRow, game: GameRow, games: int) -> None:
    for user, name in ((ADA, "Ada Lovelace"), (BO, "Bo Diddley")):
        await store.people.save_person(PersonRow(user_id=user, name=name))

    async def play(n: int) -> None:
        mine = n % 3 != 2
        who = ADA if mine else BO
        seats = (
            SeatRow(user_id=who, name="Ada Lovelace" if mine else "Bo Diddley"),
            SeatRow(user_id=UserId(BO + 1 + n), name=f"Guest {n}"),
        )
        row = replace(table, host_id=who, seats=seats, state="playing")
        row = replace(row, id=await store.tables.create_table(row))
        notes = [NoteRow(f"seats 0 {who}, 1 {BO + 1 + n}", float(n))]
        number = await store.tables.start_game(row, game, notes=notes)
        await store.tables.set_hand(
            HandRow(table_id=row.id, user_id=who, channel_id=ChannelId(n), message_id=MessageId(n))
        )
        moves = [MoveRow(m, m % 2, f"play {m}", float(n)) for m in range(40)]
        left = [NoteRow(f"seat 0: {who} ran out of time, a robot played move 3", float(n))]
        results = (ResultRow(who, 0, True, n), ResultRow(UserId(BO + 1 + n), 1, False, n))
        await store.tables.append(
            number, moves, notes=left, finish=Finish(at=float(n), fingerprint="f", results=results)
        )

    for first in range(0, games, AT_ONCE):  # each step of so many is one transaction
        await asyncio.gather(*map(play, range(first, min(games, first + AT_ONCE))))


async def test_forgotten_among_hundreds_of_games(
    store: FullStore, traces: Traces, table: TableRow, game: GameRow
) -> None:
    """Pages were split and merged on the way, and nothing lies in what they left free."""
    await fill(store, table, game, 400)
    assert all(traces(ADA, "Ada Lovelace").values())
    assert await store.people.forget(ADA)
    assert traces(ADA, "Ada Lovelace") == {"text": 0, "number": 0, "name": 0}
    assert all(traces(BO, "Bo Diddley").values()), "the others are as they were"
    assert (await store.health()).faults == ()
    assert (await store.people.person(ADA)).name == ""
    assert not any((await store.people.all_about(ADA)).values())
    notes = await notes_of(store, TableId(1))
    assert notes[0].line == f"seats 0 0, 1 {BO + 1}"


async def test_a_number_within_another_is_not_the_same(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    number = await store.tables.create_table(
        table, notes=[NoteRow(f"seat 0: {ADA}7 left", 1.0), NoteRow(f"seat 1: {ADA} left", 1.0)]
    )
    await store.people.forget(ADA)
    lines = [note.line for note in await notes_of(store, number)]
    assert lines == [f"seat 0: {ADA}7 left", "seat 1: 0 left"]
    assert game


async def test_what_is_written_meanwhile_is_forgotten_too(
    store: FullStore, connect: Connect, table: TableRow
) -> None:
    """Between the search through all notes and the forgetting somebody noted something."""
    number = await store.tables.create_table(replace(table, updated_at=50.0))
    with connect() as db:
        found, since = privacy.tables_that_name(db, ADA), privacy.newest(db)
        assert (found, since) == ([], 50.0)
        row = replace(table, id=number, updated_at=51.0)
        await store.tables.save_table(row, notes=[NoteRow(f"resumed by {ADA}", 51.0)])
        privacy.forget(db, ADA, found, since)
    assert [note.line for note in await notes_of(store, number)] == ["resumed by 0"]


async def test_a_click_under_way_to_another_process_is_forgotten_and_others_are_not(
    store: FullStore,
) -> None:
    """It would be done after that, and write them down anew."""
    hand = "INSERT INTO handed (shard, kind, body, at) VALUES (1, ?, ?, 0.0)"
    pressed = {"message": {"author": {"id": str(ADA)}}, "data": {"values": [str(ADA)]}}
    kept = [
        (CLICK, json.dumps(pressed | {"user": {"id": str(BO)}})),
        (CLICK, json.dumps({"user": {"id": f"{ADA}7"}})),
        ("forget", json.dumps({"user": ADA})),
    ]
    gone = [
        (CLICK, json.dumps({"user": {"id": str(ADA)}})),
        (CLICK, json.dumps({"member": {"user": {"id": str(ADA)}}, "guild_id": "5"})),
    ]
    for row in [*gone, *kept]:
        await store.do(lambda db, row=row: db.execute(hand, row))  # type: ignore[misc]
    await store.people.forget(ADA)
    left = await store.do(lambda db: db.execute("SELECT kind, body FROM handed").fetchall())
    assert sorted(map(tuple, left)) == sorted(kept)


async def test_the_file_is_written_anew_once_a_minute_at_most(
    store: FullStore, traces: Traces, table: TableRow, game: GameRow, rewritten: list[str]
) -> None:
    """Nobody can write meanwhile, and anybody may have themselves forgotten as often as they like.

    People forgotten in the same minute are swept out together, at the latest when the store closes.
    """
    assert await store.people.forget(ADA) and rewritten == [], "she stood nowhere"
    await fill(store, table, game, 2 * AT_ONCE)
    assert await store.people.forget(ADA) and len(rewritten) == 1
    assert await store.people.forget(ADA) and len(rewritten) == 1
    assert await store.people.forget(BO) and len(rewritten) == 1
    await store.close()
    assert len(rewritten) == 2
    for user, name in ((ADA, "Ada Lovelace"), (BO, "Bo Diddley")):
        assert not any(traces(user, name).values())


async def test_in_a_large_database_nobody_waits_until_it_is_written_anew(
    server: Server,
    store: FullStore,
    connect: Connect,
    table: TableRow,
    game: GameRow,
    rewritten: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The places of deleted rows are given back instead, while others read and write."""
    asked = "SELECT vacuum_count FROM pg_stat_user_tables WHERE relname = 'seats'"

    def swept() -> int:
        with connect() as db:
            ((count,),) = db.execute(asked).fetchall()
        return int(count)

    monkeypatch.setattr(server_vacuum, "QUICKLY_REWRITTEN", 0)
    await fill(store, table, game, 2)
    before = swept()
    with connect() as other:
        other.execute("BEGIN")
        assert other.execute("SELECT count(*) FROM seats").fetchall() == [(4,)]
        assert await store.people.forget(ADA), "no table is locked for it"
        other.execute("ROLLBACK")
    assert len(rewritten) == 1 and not any((await store.people.all_about(ADA)).values())
    async with asyncio.timeout(180):
        while swept() == before:  # statistics come a moment later
            await asyncio.sleep(0.02)


async def test_nobody_waits_for_the_cleaning_of_a_large_database(
    server: Server,
    store: FullStore,
    table: TableRow,
    game: GameRow,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither whoever is forgotten, nor whoever stops the bot."""
    begun = threading.Event()

    def overwrite(db: PostgresConnection) -> None:
        begun.set()
        db.execute("SELECT pg_sleep(600)")

    monkeypatch.setattr(server_vacuum, "QUICKLY_REWRITTEN", 0)
    monkeypatch.setattr(server_vacuum, "overwrite", overwrite)
    await fill(store, table, game, 2)
    async with asyncio.timeout(60):
        assert await store.people.forget(ADA)
        assert await asyncio.to_thread(begun.wait, 60)
        await store.close()


async def test_who_came_too_soon_is_swept_out_by_itself(
    store: FullStore, table: TableRow, rewritten: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vacuum, "REST", 0.2)
    for user in (ADA, BO):
        await store.tables.create_table(replace(table, host_id=user))
        await store.people.forget(user)
    async with asyncio.timeout(180):
        while len(rewritten) < 2:  # a file sets no event
            await asyncio.sleep(0.02)


@pytest.fixture
def rewritten(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each time that the whole file, or all tables of a server, were written anew."""
    told: list[str] = []
    write_anew, rewrite = wal.write_anew, server_vacuum.rewrite

    def watched(db: sqlite3.Connection, path: str) -> bool:
        told.append(path)
        return write_anew(db, path)

    def watched_there(db: PostgresConnection) -> bool:
        told.append("server")
        return rewrite(db)

    monkeypatch.setattr(wal, "write_anew", watched)
    monkeypatch.setattr(server_vacuum, "rewrite", watched_there)
    return told


async def test_forgotten_while_somebody_reads_along(
    store: FullStore, path: Path, traces: Traces, table: TableRow, game: GameRow
) -> None:
    """A reader keeps an old state in the log alive: it is done, but not said to be clean."""
    await store.close()
    store = SqliteStore(path, patience=0.05)
    await store.open()
    try:
        await fill(store, table, game, 3)
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("BEGIN")
            db.execute("SELECT count(*) FROM people").fetchone()
            assert await store.people.forget(ADA) is False
            assert (await store.people.person(ADA)).name == ""
        assert await store.people.forget(ADA) is True
        assert traces(ADA, "Ada Lovelace") == {"text": 0, "number": 0, "name": 0}
    finally:
        await store.close()
