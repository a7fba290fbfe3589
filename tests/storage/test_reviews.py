"""Reviews of someone's decisions: by game and person, and gone once they are forgotten."""

from __future__ import annotations

from dataclasses import replace

from bot.storage.full import FullStore
from bot.storage.rows.ids import GameId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, TableRow

ADA, BO = UserId(700000000000000011), UserId(700000000000000012)


async def finished(store: FullStore, table: TableRow, game: GameRow) -> GameId:
    """A finished game of two people."""
    row = replace(table, id=await store.tables.create_table(table), state="playing")
    number = await store.tables.start_game(row, game)
    results = (ResultRow(ADA, 0, True, 5), ResultRow(BO, 1, False, 3))
    await store.tables.append(number, finish=Finish(at=1.0, fingerprint="f", results=results))
    return number


async def test_kept_for_one_person(store: FullStore, table: TableRow, game: GameRow) -> None:
    number = await finished(store, table, game)
    assert await store.reviews.kept(number, ADA) is None
    await store.reviews.keep(number, ADA, "cost 1", 5.0)
    await store.reviews.keep(number, BO, "", 6.0)
    await store.reviews.keep(number, ADA, "cost 2", 7.0)
    assert await store.reviews.kept(number, ADA) == "cost 2"
    assert await store.reviews.kept(number, BO) == "", "looked at, and nothing found"
    about = await store.people.all_about(ADA)
    assert [(row["game_id"], row["found"]) for row in about["reviews"]] == [(number, "cost 2")]


async def test_not_of_somebody_who_has_been_forgotten_meanwhile(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    number = await finished(store, table, game)
    await store.reviews.keep(number, ADA, "cost 1", 5.0)
    await store.reviews.keep(number, BO, "cost 2", 5.0)
    await store.people.forget(ADA)
    await store.reviews.keep(number, ADA, "cost 1", 6.0)
    assert await store.reviews.kept(number, ADA) is None
    assert await store.reviews.kept(number, BO) == "cost 2", "it is not hers"
    await store.reviews.keep(GameId(99), BO, "", 6.0)
    assert await store.reviews.kept(GameId(99), BO) is None, "there is no such game"


async def test_it_goes_with_its_server(store: FullStore, table: TableRow, game: GameRow) -> None:
    number = await finished(store, table, game)
    await store.reviews.keep(number, ADA, "cost 1", 5.0)
    await store.servers.forget(table.guild_id)
    assert await store.reviews.kept(number, ADA) is None


async def test_whether_somebody_wants_them(store: FullStore) -> None:
    assert (await store.people.person(ADA)).moments is True
    await store.people.save_person(PersonRow(user_id=ADA, moments=False))
    assert (await store.people.person(ADA)).moments is False
