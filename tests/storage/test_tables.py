"""Tables, games, moves and what belongs to them: stored, found again, all or nothing."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage.full import MIGRATIONS, FullStore
from bot.storage.rows.ids import ChannelId, GameId, GuildId, MessageId, TableId, UserId
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import (
    GameRow,
    HandRow,
    MoveRow,
    NewSeed,
    NoteRow,
    SeatRow,
    StoredTable,
    TableRow,
    TurnRow,
)
from bot.storage.store import RESTORED, MoveTaken, StoreError
from tests.storage.conftest import Connect
from tests.storage.reading import moves_of, notes_of

OpenStore = Callable[..., Awaitable[FullStore]]

DEAL = MoveRow(0, -1, "deal Jc Jd | Jh Js", 200.0)
PLAY = MoveRow(1, 0, "play Jc", 201.0)


async def begin(store: FullStore, table: TableRow, game: GameRow) -> tuple[TableRow, GameId]:
    row = replace(
        table, id=await store.tables.create_table(table), state="playing", updated_at=200.0
    )
    return row, await store.tables.start_game(row, game, moves=[DEAL])


async def test_a_table_is_found_as_it_was_stored(store: FullStore, table: TableRow) -> None:
    number = await store.tables.create_table(table, notes=[NoteRow("sits 11 0", 100.0)])
    assert await store.tables.table(number) == StoredTable(
        table=replace(table, id=number), notes=(NoteRow("sits 11 0", 100.0, 1),)
    )
    assert await store.tables.table(TableId(number + 1)) is None


async def test_saving_replaces_all_but_where_it_is_shown(store: FullStore, table: TableRow) -> None:
    number = await store.tables.create_table(table)
    await store.tables.set_message(number, MessageId(77))
    changed = replace(
        table,
        id=number,
        host_id=UserId(12),
        preset="long",
        options="target=20",
        level="hard",
        clock=0,
        updated_at=101.0,
        seats=(SeatRow(user_id=UserId(12), name="Bo"), SeatRow(user_id=UserId(11), name="Ada")),
    )
    await store.tables.save_table(changed, notes=[NoteRow("host 12", 101.0)])
    found = await store.tables.table(number)
    assert found is not None
    assert found.table == replace(changed, message_id=MessageId(77))
    await store.tables.set_message(number, None)
    again = await store.tables.table(number)
    assert again is not None
    assert again.table.message_id is None


async def test_in_another_channel_a_table_is_not_shown_yet(
    store: FullStore, table: TableRow
) -> None:
    """In the same transaction: a kill never leaves it with the message of the old channel."""
    number = await store.tables.create_table(table)
    await store.tables.set_message(number, MessageId(77))
    moved = replace(table, id=number, channel_id=ChannelId(table.channel_id + 1))
    await store.tables.save_table(moved)
    found = await store.tables.table(number)
    assert found is not None
    assert found.table == replace(moved, message_id=None)


async def test_notes_are_numbered_table_by_table(store: FullStore, table: TableRow) -> None:
    one = await store.tables.create_table(table, notes=[NoteRow("a", 1.0), NoteRow("b", 2.0)])
    other = await store.tables.create_table(table, notes=[NoteRow("c", 3.0)])
    await store.tables.save_table(replace(table, id=one), notes=[NoteRow("d", 4.0)])
    notes = await notes_of(store, one)
    assert notes == (NoteRow("a", 1.0, 1), NoteRow("b", 2.0, 2), NoteRow("d", 4.0, 3))
    assert await notes_of(store, other) == (NoteRow("c", 3.0, 1),)


async def test_everything_is_there_after_a_restart(
    opened: OpenStore, table: TableRow, game: GameRow
) -> None:
    first = await opened()
    row, game_id = await begin(first, table, game)
    await first.tables.append(game_id, [PLAY], notes=[NoteRow("robot 1 for 0", 201.5)])
    await first.tables.set_message(row.id, MessageId(55))
    hand = HandRow(
        table_id=row.id,
        user_id=UserId(11),
        channel_id=ChannelId(5),
        message_id=MessageId(6),
        told_closed=True,
    )
    await first.tables.set_hand(hand)
    await first.close()
    second = await opened()
    assert await second.tables.open_tables() == (
        StoredTable(
            table=replace(row, message_id=MessageId(55), updated_at=201.5),
            game=replace(game, id=game_id, table_id=row.id),
            moves=(DEAL, PLAY),
            notes=(NoteRow("robot 1 for 0", 201.5, 1),),
            hands=(hand,),
        ),
    )


async def test_what_was_acknowledged_is_in_the_file_at_once(
    store: FullStore, connect: Connect, table: TableRow, game: GameRow
) -> None:
    _, game_id = await begin(store, table, game)
    await store.tables.append(game_id, [PLAY])
    with connect() as other:
        assert other.execute("SELECT count(*) FROM moves").fetchone() == (2,)


async def test_only_tables_that_have_not_ended_are_taken_up(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    lobby = await store.tables.create_table(table)
    playing, _ = await begin(store, table, game)
    over, game_id = await begin(store, table, game)
    await store.tables.append(game_id, finish=Finish(at=300.0))
    ended, game_id = await begin(store, table, game)
    await store.tables.append(game_id, finish=Finish(at=300.0, state="ended"))
    still_open = [(lobby, "lobby"), (playing.id, "playing")]
    found = await store.tables.open_tables()
    assert [(one.table.id, one.table.state) for one in found] == still_open
    found = await store.tables.open_tables(closed_since=299.0)
    closed = [(over.id, "over"), (ended.id, "ended")]
    assert [(one.table.id, one.table.state) for one in found] == [*still_open, *closed]
    assert len(await store.tables.open_tables(closed_since=300.0)) == len(still_open)
    elsewhere = await store.tables.create_table(replace(table, guild_id=GuildId(2)))
    row = replace(table, id=elsewhere, guild_id=GuildId(2), updated_at=900.0)
    await store.tables.save_table(row)
    found = await store.tables.open_tables(closed_since=299.0, closed_within=600.0)
    assert len(found) == len(still_open) + 1, "they closed long before the last change"
    found = await store.tables.open_tables(
        closed_since=299.0, closed_within=600.0, ours=table.guild_id.__eq__
    )
    assert len(found) == len(still_open) + len(closed), "which was of no matter to these servers"
    last = await store.tables.table(ended.id)
    assert last is not None
    assert last.table.state == "ended"


async def test_a_rematch_is_the_game_that_counts(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    row, first = await begin(store, table, game)
    await store.tables.append(first, [PLAY], finish=Finish(at=300.0))
    second = await store.tables.start_game(row, game)
    found = await store.tables.table(row.id)
    assert found is not None
    assert found.game is not None
    assert (found.game.id, found.moves, found.table.state) == (second, (), "playing")
    assert await moves_of(store, first) == (DEAL, PLAY)
    old = await store.tables.game(first)
    assert old is not None
    assert old.ended_at == 300.0
    assert await store.tables.game(GameId(second + 1)) is None


async def test_a_number_is_never_used_twice(
    store: FullStore, connect: Connect, table: TableRow
) -> None:
    number = await store.tables.create_table(table)
    await store.close()
    with connect() as other:
        other.execute("DELETE FROM seats")
        other.execute("DELETE FROM tables")
    await store.open()
    assert await store.tables.create_table(table) == number + 1


async def test_a_taken_number_is_refused_and_nothing_is_written(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    row, game_id = await begin(store, table, game)
    before = await store.tables.table(row.id)
    with pytest.raises(MoveTaken, match=rf"^Game {game_id} already has a move 0\.$") as caught:
        await store.tables.append(
            game_id,
            [PLAY, MoveRow(0, 2, "play Js", 205.0)],
            notes=[NoteRow("n", 205.0)],
            finish=Finish(at=205.0),
        )
    assert (caught.value.game_id, caught.value.number) == (game_id, 0)
    assert await store.tables.table(row.id) == before


async def test_after_a_restore_seeds_are_renewed_once(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    """Another process may have done so, and begun to play, since this one looked."""
    row, game_id = await begin(store, table, game)
    await store.marks.set_mark(RESTORED, "2026-11-30T00:00:00Z")
    ours, theirs = (
        NewSeed(game_id, f"5ec3e7 {seed}", MoveRow(number, -1, f"seed {seed}", 202.0))
        for number, seed in ((1, "aa"), (2, "bb"))
    )
    assert await store.tables.renew_seeds([ours], RESTORED)
    before = await store.tables.table(row.id)
    assert not await store.tables.renew_seeds([theirs], RESTORED)
    assert before is not None and before.game is not None and before.game.seed == ours.seed
    assert await store.tables.table(row.id) == before


async def test_the_end_comes_with_the_last_move_or_not_at_all(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    row, game_id = await begin(store, table, game)
    twice = (ResultRow(UserId(11), 0, True, 10), ResultRow(UserId(11), 0, False, 3))
    with pytest.raises(StoreError, match=r"(?i)unique constraint"):
        await store.tables.append(game_id, [PLAY], finish=Finish(at=210.0, results=twice))
    found = await store.tables.table(row.id)
    assert found is not None
    assert found.game is not None
    assert (found.table.state, found.game.ended_at, found.moves) == ("playing", None, (DEAL,))


async def test_nothing_is_added_to_a_game_that_is_over(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    _, game_id = await begin(store, table, game)
    await store.tables.append(game_id, finish=Finish(at=300.0))
    with pytest.raises(StoreError, match=rf"^Game {game_id} is over: nothing can be added to it"):
        await store.tables.append(game_id, [PLAY])


async def test_what_is_not_there_is_said(store: FullStore, table: TableRow, game: GameRow) -> None:
    with pytest.raises(StoreError, match=r"^There is no game 9\.$"):
        await store.tables.append(GameId(9), [PLAY])
    with pytest.raises(StoreError, match=r"^There is no table 9\.$"):
        await store.tables.save_table(replace(table, id=TableId(9)))
    with pytest.raises(StoreError, match=r"^There is no table 9\.$"):
        await store.tables.start_game(replace(table, id=TableId(9)), game)
    with pytest.raises(StoreError, match=r"^There is no table 9\.$"):
        await store.tables.set_message(TableId(9), MessageId(1))
    with pytest.raises(StoreError, match=r"(?i)foreign key constraint"):
        await store.tables.set_hand(HandRow(table_id=TableId(9), user_id=UserId(1)))


async def test_a_hand_has_one_message(store: FullStore, table: TableRow) -> None:
    number = await store.tables.create_table(table)
    assert await store.tables.hand(number, UserId(11)) is None
    for hand in (
        HandRow(table_id=number, user_id=UserId(11), told_closed=True),
        HandRow(
            table_id=number, user_id=UserId(11), channel_id=ChannelId(1), message_id=MessageId(2)
        ),
    ):
        await store.tables.set_hand(hand)
        assert await store.tables.hand(number, UserId(11)) == hand
    assert (await store.tables.hand(number, UserId(12))) is None


def test_secrets_stay_out_of_what_is_printed(game: GameRow) -> None:
    assert game.seed not in repr(game)
    assert DEAL.line not in repr(DEAL)


async def test_clocks_are_stored_with_the_move(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    """The chairs and the clocks take the place of those before; not given, they stay."""
    row, game_id = await begin(store, replace(table, paused_at=5.0), game)
    turns = (TurnRow(0, 1, 10.0, None, 70.0, 20.0), TurnRow(2, 1, 10.0, 40.0, 70.0, 20.0))
    seats = (SeatRow(user_id=UserId(11), name="Ada", missed=2, agrees=True), *row.seats[1:])
    await store.tables.append(game_id, [PLAY], seats=seats, turns=turns)
    await store.tables.append(game_id, notes=[NoteRow("nothing", 202.0)])
    found = await store.tables.table(row.id)
    assert found is not None
    assert (found.turns, found.table.seats) == (turns, seats)
    assert found.table.paused_at == 5.0
    await store.tables.save_table(found.table, turns=turns[:1])
    await store.tables.save_table(found.table)
    again = await store.tables.table(row.id)
    assert again is not None and again.turns == turns[:1]
    with pytest.raises(StoreError):
        await store.tables.append(game_id, [PLAY], turns=())
    after = await store.tables.table(row.id)
    assert after is not None and after.turns == turns[:1], "all or nothing"


async def test_games_begun_before_there_were_clocks_keep_none(
    path: Path, tmp_path: Path, opened: OpenStore
) -> None:
    old = tmp_path / "old"
    old.mkdir()
    first = MIGRATIONS / "0001_start.sql"
    (old / "0001_start.sql").write_text(first.read_text("utf-8"))
    await (await opened(migrations=old)).close()
    with closing(sqlite3.connect(path)) as db, db:
        for state in ("lobby", "playing"):
            db.execute(
                "INSERT INTO tables (guild_id, channel_id, host_id, state, game, preset, options,"
                " level, clock, created_at, updated_at)"
                " VALUES (1, 2, 3, ?, 'g', 'p', '', 'normal', 0, 1.0, 1.0)",
                (state,),
            )
    store = await opened()
    lobby, playing = await store.tables.open_tables()
    assert (lobby.table.clock, playing.table.clock) == (None, 0)
