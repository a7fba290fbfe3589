"""What people and servers chose, and the boards."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage.sqlite import SqliteStore
from bot.storage.statements import BOARD_OF_ALL, BOARD_OF_RULES
from bot.storage.store import (
    BoardRow,
    Finish,
    GameRow,
    GuildRow,
    PersonRow,
    ResultRow,
    StoreError,
    TableRow,
)


async def test_a_person_has_defaults_then_choices(store: SqliteStore) -> None:
    assert await store.person(11) == PersonRow(user_id=11)
    ada = PersonRow(user_id=11, language="de", hand="both", ping="channel", name="Ada", locale="fr")
    await store.save_person(ada)
    await store.save_person(PersonRow(user_id=11, name="Ada"))
    assert await store.person(11) == PersonRow(user_id=11, name="Ada")


async def test_a_server_has_defaults_then_choices(store: SqliteStore) -> None:
    assert await store.guild(1) == GuildRow(guild_id=1)
    chosen = GuildRow(guild_id=1, language="ja", tables_per_channel=3)
    await store.save_guild(chosen)
    assert await store.guild(1) == chosen
    assert await store.guild(2) == GuildRow(guild_id=2)


async def test_a_mark_is_what_was_last_written(store: SqliteStore) -> None:
    assert await store.mark("commands") == ""
    await store.set_mark("commands", "one")
    await store.set_mark("commands", "two")
    assert await store.mark("commands") == "two"
    assert await store.mark("other") == ""


async def test_a_choice_that_does_not_exist_is_refused(store: SqliteStore) -> None:
    with pytest.raises(StoreError, match="CHECK constraint failed"):
        await store.save_guild(GuildRow(guild_id=1, tables_per_channel=0))


async def finished(store: SqliteStore, table: TableRow, game: GameRow, finish: Finish) -> None:
    row = replace(table, id=await store.create_table(table), state="playing")
    await store.append(await store.start_game(row, game), finish=finish)


@pytest.fixture
async def season(store: SqliteStore, table: TableRow, game: GameRow) -> SqliteStore:
    """Three games by two sets of rules, and two that belong elsewhere."""
    ada_wins = (ResultRow(11, 0, True, 10), ResultRow(12, 1, False, 4))
    bo_wins = (ResultRow(11, 0, False, 7), ResultRow(12, 1, True, 10))
    short, long = "target=10", "target=20"
    await store.save_person(PersonRow(user_id=11, name="Ada"))
    await finished(store, table, game, Finish(at=1.0, fingerprint=short, results=ada_wins))
    second = Finish(at=2.0, fingerprint=short, casual=True, results=ada_wins)
    await finished(store, table, game, second)
    await finished(store, table, game, Finish(at=3.0, fingerprint=long, results=bo_wins))
    elsewhere = Finish(at=4.0, fingerprint=short, results=bo_wins)
    await finished(store, replace(table, guild_id=2), game, elsewhere)
    await finished(store, table, replace(game, game="other-game"), elsewhere)
    return store


async def test_a_board_counts_one_game_on_one_server(season: SqliteStore, table: TableRow) -> None:
    guild, game = table.guild_id, table.game
    assert await season.board(guild, game) == (
        BoardRow(11, "Ada", games=3, wins=2, points=27, casual_games=1),
        BoardRow(12, "", games=3, wins=1, points=18, casual_games=1),
    )
    assert await season.board(guild, game, "target=20") == (
        BoardRow(12, "", games=1, wins=1, points=10, casual_games=0),
        BoardRow(11, "Ada", games=1, wins=0, points=7, casual_games=0),
    )
    assert await season.board(guild, game, "target=10", since=2.0) == (
        BoardRow(11, "Ada", games=1, wins=1, points=10, casual_games=1),
        BoardRow(12, "", games=1, wins=0, points=4, casual_games=1),
    )
    assert [row.user_id for row in await season.board(guild, game, limit=1)] == [11]
    assert await season.board(guild, game, "target=30") == ()


@pytest.mark.parametrize("sql", [BOARD_OF_ALL, BOARD_OF_RULES])
async def test_a_board_is_read_from_its_index(season: SqliteStore, path: Path, sql: str) -> None:
    assert season
    wanted = {"guild_id": 1, "game": "g", "fingerprint": "f", "since": 0.0, "limit": 10}
    other = sqlite3.connect(path)
    try:
        plan = [row[3] for row in other.execute(f"EXPLAIN QUERY PLAN {sql}", wanted)]
    finally:
        other.close()
    results = [step for step in plan if " results " in step]
    assert len(results) == 1
    assert results[0].startswith(
        "SEARCH results USING COVERING INDEX results_for_board (guild_id=?"
    )
    assert not [step for step in plan if step.startswith("SCAN")]
