"""Many at once: grouped writes stay one transaction each for whoever asked."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage import people
from bot.storage.full import FullStore
from bot.storage.rows.ids import GameId, GuildId, UserId
from bot.storage.rows.people import GuildRow, PersonRow
from bot.storage.rows.tables import GameRow, MoveRow, NoteRow, TableRow
from bot.storage.store import MoveTaken, StoreError
from bot.storage.subject import Db
from tests.storage.reading import moves_of

OpenStore = Callable[..., Awaitable[FullStore]]


async def games(store: FullStore, table: TableRow, game: GameRow, count: int) -> list[GameId]:
    async def begin() -> GameId:
        number = await store.tables.create_table(table)
        return await store.tables.start_game(replace(table, id=number, state="playing"), game)

    return list(await asyncio.gather(*(begin() for _ in range(count))))


def move(number: int) -> MoveRow:
    return MoveRow(number, number % 4, f"play {number}", float(number))


async def test_many_tables_write_at_once(store: FullStore, table: TableRow, game: GameRow) -> None:
    numbers = await games(store, table, game, 20)

    async def play(game_id: GameId) -> None:
        for number in range(25):
            await store.tables.append(game_id, [move(number)])

    await asyncio.gather(*(play(game_id) for game_id in numbers))
    for game_id in numbers:
        assert await moves_of(store, game_id) == tuple(move(number) for number in range(25))


async def test_of_many_with_the_same_number_one_is_first(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    (game_id,) = await games(store, table, game, 1)
    wishes = [MoveRow(0, seat, f"play {seat}", 1.0) for seat in range(20)]
    answers = await asyncio.gather(
        *(store.tables.append(game_id, [wish]) for wish in wishes), return_exceptions=True
    )
    won = [wish for wish, answer in zip(wishes, answers, strict=True) if answer is None]
    assert len(won) == 1
    assert [type(answer) for answer in answers if answer is not None] == [MoveTaken] * 19
    assert await moves_of(store, game_id) == tuple(won)


async def test_one_that_fails_does_not_take_its_neighbours_along(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    one, other = await games(store, table, game, 2)
    bad = [move(1), move(1)]
    answers = await asyncio.gather(
        store.tables.append(one, [move(0)]),
        store.tables.append(one, bad, notes=[NoteRow("lost", 1.0)]),
        store.tables.append(other, [move(0)]),
        store.tables.append(GameId(999), [move(0)]),
        store.tables.append(other, [move(1)]),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [
        type(None),
        MoveTaken,
        type(None),
        StoreError,
        type(None),
    ]
    assert await moves_of(store, one) == (move(0),)
    assert await moves_of(store, other) == (move(0), move(1))


async def test_work_is_finished_when_whoever_asked_has_left(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    (game_id,) = await games(store, table, game, 1)
    asking = asyncio.create_task(store.tables.append(game_id, [move(0)]))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert await moves_of(store, game_id) == (move(0),)


async def test_closing_finishes_what_was_begun(
    opened: OpenStore, table: TableRow, game: GameRow
) -> None:
    first = await opened()
    (game_id,) = await games(first, table, game, 1)
    writing = [asyncio.create_task(first.tables.append(game_id, [move(n)])) for n in range(10)]
    await asyncio.sleep(0)
    await first.close()
    await asyncio.gather(*writing)
    assert len(await moves_of(await opened(), game_id)) == 10


async def test_locked_by_another_program(opened: OpenStore, path: Path) -> None:
    store = await opened(patience=0.0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *(store.people.save_person(PersonRow(user_id=UserId(n), name="Ada")) for n in range(5)),
            return_exceptions=True,
        )
        said = f"The database {path} is locked by another program."
        assert [str(answer) for answer in answers] == [said] * 5
        other.execute("ROLLBACK")
    await store.people.save_person(PersonRow(user_id=UserId(1), name="Ada"))
    assert (await store.people.person(UserId(1))).name == "Ada"


async def test_a_full_disk_loses_nothing_that_was_told(
    store: FullStore, path: Path, table: TableRow, game: GameRow
) -> None:
    (game_id,) = await games(store, table, game, 1)
    await store.tables.append(game_id, [move(0)])
    await store.do(lambda db: db.execute("PRAGMA max_page_count = 1").fetchall())
    long = [NoteRow("x" * 100_000, 1.0)]
    with pytest.raises(StoreError, match=r"cannot grow: the disk is full\.$"):
        await store.tables.append(game_id, [move(1)], notes=long)
    assert await moves_of(store, game_id) == (move(0),)
    await store.do(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchall())
    await store.tables.append(game_id, [move(1)], notes=long)
    assert await moves_of(store, game_id) == (move(0), move(1))


async def test_work_that_breaks_is_not_hidden(store: FullStore) -> None:
    def breaks(db: Db) -> float:
        people.save_guild(db, GuildRow(guild_id=GuildId(1), language="ja"))
        return 1 / 0

    with pytest.raises(ZeroDivisionError):
        await store.do(breaks)
    with pytest.raises((OverflowError, StoreError)):
        await store.people.save_guild(GuildRow(guild_id=GuildId(2**63)))
    assert await store.people.guild(GuildId(1)) == GuildRow(guild_id=GuildId(1))


PLAYER = """
import asyncio, sys
from pathlib import Path
from bot.storage.sqlite import SqliteStore
from bot.storage.store import MoveRow

async def play():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    for number in range(10**9):
        await store.tables.append(int(sys.argv[2]), [MoveRow(number, 0, "play", 0.0)])
        print(number, flush=True)

asyncio.run(play())
"""


async def test_a_process_killed_anywhere_keeps_what_it_told(
    opened: OpenStore, path: Path, table: TableRow, game: GameRow
) -> None:
    store = await opened()
    (game_id,) = await games(store, table, game, 1)
    await store.close()
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PLAYER, str(path), str(game_id), stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    try:
        for _ in range(20):
            await child.stdout.readline()
    finally:
        child.kill()
        rest = await child.stdout.read()
        await child.wait()
    told = 20 + rest.count(b"\n")
    stored = await moves_of(await opened(), game_id)
    assert told <= len(stored) <= told + 1
    assert [row.number for row in stored] == list(range(len(stored)))
