"""Achievements in the store: each once, with the end of its game, and told once."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from bot.storage import achievements
from bot.storage.full import FullStore
from bot.storage.rows.achievements import ALL_GAMES, DAILIES, DAYS
from bot.storage.rows.ids import NO_SERVER, GuildId, TableId, UserId
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, TableRow
from bot.storage.subject import Db, Found, Values
from tests.support.ids import users

ADA, BO = users(11, 12)


async def finished(
    store: FullStore, table: TableRow, game: GameRow, at: float, *achieved: tuple[UserId, str],
    kinds: int = 0, share: float = 1.0,
) -> TableId:  # fmt: skip
    number = await store.tables.create_table(table)
    row = replace(table, id=number, state="playing", updated_at=at)
    started = await store.tables.start_game(row, game)
    ada = ResultRow(ADA, 0, True, 10, side=0, share=share)
    results = (ada, ResultRow(BO, 1, False, 5, side=1, place=2))
    finish = Finish(at=at, fingerprint="f", results=results, achieved=achieved, kinds=kinds)
    await store.tables.append(started, finish=finish)
    return number


async def named(store: FullStore, user: UserId) -> list[tuple[str, str, float]]:
    return [(row.game, row.name, row.at) for row in await store.achievements.of_person(user)]


async def test_each_is_achieved_once_in_each_game(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    await finished(store, table, game, 10.0, (ADA, "march"), (BO, "slam"))
    await finished(store, table, game, 20.0, (ADA, "march"), (ADA, "slam"))
    await finished(store, table, replace(game, game="other"), 30.0, (ADA, "march"))
    assert await named(store, ADA) == [
        ("some-game", "march", 10.0), ("some-game", "slam", 20.0), ("other", "march", 30.0),
    ]  # fmt: skip
    assert await named(store, BO) == [("some-game", "slam", 10.0)]


async def test_nothing_is_achieved_in_practice(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    practice = replace(table, guild_id=NO_SERVER)
    await finished(store, practice, game, 10.0, (ADA, "march"), kinds=1)
    assert await named(store, ADA) == []


async def test_every_game_played(store: FullStore, table: TableRow, game: GameRow) -> None:
    """In whichever servers; the same one twice is one, and practice is none."""
    other, there = replace(game, game="other"), replace(table, guild_id=GuildId(7))
    await finished(store, table, game, 10.0, kinds=2)
    await finished(store, table, game, 20.0, kinds=2)
    await finished(store, replace(table, guild_id=NO_SERVER), other, 30.0, kinds=2)
    assert await named(store, ADA) == []
    await finished(store, there, other, 40.0, kinds=2)
    assert await named(store, ADA) == await named(store, BO) == [("", ALL_GAMES, 40.0)]


async def test_a_game_left_after_a_card_is_not_played_to_the_end(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    await finished(store, table, game, 10.0, kinds=2)
    await finished(store, table, replace(game, game="other"), 20.0, kinds=2, share=0.02)
    assert await named(store, ADA) == [] and await named(store, BO) == [("", ALL_GAMES, 20.0)]
    await finished(store, table, replace(game, game="other"), 30.0, kinds=2, share=0.5)
    assert await named(store, ADA) == [("", ALL_GAMES, 30.0)]


class Spied:
    """A connection that notes the statements."""

    def __init__(self, db: Db) -> None:
        self._db = db
        self.asked: list[str] = []

    @property
    def total_changes(self) -> int:
        return self._db.total_changes

    def execute(self, sql: str, parameters: Values = (), /) -> Found:
        self.asked.append(sql)
        return self._db.execute(sql, parameters)

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> object:
        self.asked.append(sql)
        return self._db.executemany(sql, parameters)


async def test_all_results_of_a_person_are_read_only_when_every_game_may_be_played(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    """Those of many years are thousands, and each end of a game would read them."""

    async def reads(kinds: int) -> bool:
        def work(db: Db) -> bool:
            spied = Spied(db)
            achievements.enter(spied, number, Finish(at=50.0, results=ends, kinds=kinds))
            return any("FROM results" in sql for sql in spied.asked)

        return await store.do(work)

    ends = (ResultRow(ADA, 0, True, 10),)
    number = await finished(store, table, game, 10.0)
    assert not await reads(kinds=2)
    number = await finished(store, table, replace(game, game="other"), 20.0)
    assert await reads(kinds=2) and await named(store, ADA) == [("", ALL_GAMES, 50.0)]
    assert not await reads(kinds=2)


async def test_dailies_on_days_in_a_row(store: FullStore) -> None:
    for days, at in ((1, 1.0), (DAYS - 1, 2.0), (DAYS, 3.0), (DAYS + 1, 4.0)):
        await store.do(partial(achievements.enter_daily, user_id=ADA, days=days, at=at))
    assert await named(store, ADA) == [("", DAILIES, 3.0)]


async def test_each_is_told_once(store: FullStore, table: TableRow, game: GameRow) -> None:
    await finished(store, table, game, 10.0, (ADA, "march"), (BO, "slam"))
    rows = await store.achievements.untold(9)
    assert {(row.user_id, row.name) for row in rows} == {(ADA, "march"), (BO, "slam")}
    assert len(await store.achievements.untold(1)) == 1
    assert await store.achievements.tell(rows[:1]) == rows[:1]
    assert await store.achievements.tell(rows) == rows[1:], "the first was told already"
    assert await store.achievements.untold(9) == ()
    await finished(store, table, game, 20.0, (ADA, "march"))
    assert await store.achievements.untold(9) == (), "it is no news"


async def test_they_are_handed_out_and_forgotten(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    await finished(store, table, game, 10.0, (ADA, "march"), (BO, "slam"))
    told = (await store.people.all_about(ADA))["achievements"]
    assert [row["name"] for row in told] == ["march"]
    await store.people.forget(ADA)
    assert await named(store, ADA) == [] and await named(store, BO) != []
