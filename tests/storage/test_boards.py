"""The boards: what counts where, what is made anew, who is not shown, and what is never scanned."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.storage import boards as sql
from bot.storage.full import FullStore
from bot.storage.rows.boards import BoardChoice, BoardQuery, Measure, StandingRow
from bot.storage.rows.ids import BoardId, ChannelId, GameId, GuildId, MessageId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.results import Finish, Party, ResultRow, Skill
from bot.storage.rows.tables import GameRow, TableRow
from bot.tables.model.ratings import rate
from tests.storage.conftest import Connect

DAY = 86_400.0
SHORT, LONG = "some-game 3 target=10", "some-game 3 target=20"
Play = Callable[..., "asyncio.Future[None]"]


def four(*winners: int, people: Sequence[int] = (11, 12, 13, 14)) -> tuple[ResultRow, ...]:
    """A game of two sides: seats 0 and 2 against 1 and 3."""
    return tuple(
        ResultRow(UserId(user), seat, seat in winners, 10 if seat in winners else 4, seat % 2,
                  1 if seat in winners else 2, 1.0, 5, "contract 2 made 1")
        for seat, user in enumerate(people)
    )  # fmt: skip


async def play(
    store: FullStore, table: TableRow, game: GameRow, at: float, results: tuple[ResultRow, ...],
    *, rules: str = SHORT, preset: str = "usual", casual: bool = False,
) -> None:  # fmt: skip
    row = replace(table, id=await store.tables.create_table(table), state="playing")
    number = await store.tables.start_game(row, game)
    finish = Finish(
        at=at, fingerprint=rules, preset=preset, casual=casual, results=results, rate=rate
    )
    await store.tables.append(number, finish=finish)


async def shown(store: FullStore, **asked: Any) -> list[tuple[int, ...]]:
    page = await store.boards.page(BoardQuery(board_id=BoardId(1), **asked))
    assert page is not None
    return [row.people for row in page.rows]


def dump(connect: Connect) -> dict[str, list[tuple[object, ...]]]:
    with connect() as db:
        return {
            name: db.execute(f"SELECT * FROM {name} ORDER BY 1, 2, 3, 4").fetchall()
            for name in ("standings", "curve", "meetings", "tallies", "boards")
        }


@pytest.fixture
async def season(store: FullStore, table: TableRow, game: GameRow) -> FullStore:
    """Games of two sets of rules, of two servers, with a robot, and with a seat that changed."""
    for day, winners in enumerate(((0, 2), (0, 2), (1, 3), (0, 2))):
        await play(store, table, game, day * DAY, four(*winners))
    await play(store, table, game, 10 * DAY, four(0, 2, people=(11, 13, 12, 14)))
    await play(store, table, game, 11 * DAY, four(1, 3)[:2], casual=True)
    await play(store, table, game, 12 * DAY, four(1, 3), rules=LONG, preset="")
    await play(store, replace(table, guild_id=GuildId(2)), game, 13 * DAY, four(1, 3))
    left = (*four(0, 2)[1:], replace(four(0, 2)[0], share=0.25),
            replace(four(0, 2)[0], user_id=UserId(15), share=0.5))  # fmt: skip
    await play(store, table, game, 40 * DAY, left)
    return store


async def test_rules_and_servers_never_share_a_board(season: FullStore, table: TableRow) -> None:
    here = await season.boards.boards(table.guild_id, "some-game")
    assert [(b.fingerprint, b.preset, b.games) for b in here] == [
        (SHORT, "usual", 7), (LONG, "", 1),
    ]  # fmt: skip
    assert [b.games for b in await season.boards.boards(GuildId(2), "some-game")] == [1]
    assert await season.boards.boards(table.guild_id, "other") == ()


async def test_a_board_sums_up_by_share_of_play(season: FullStore) -> None:
    page = await season.boards.page(
        BoardQuery(board_id=BoardId(1), measure="wins", asker=UserId(14))
    )
    assert page is not None and page.mine is not None
    rows = {row.who: row for row in page.rows}
    assert list(rows) == [11, 13, 12, 14, 15]
    ada = rows[11]
    assert (ada.games, ada.wins, ada.casual) == (5.25, 4.25, 1)
    assert ada.points == pytest.approx(10 * 4 + 4 + 2.5)
    assert (rows[15].games, rows[15].wins, rows[15].rated) == (0.5, 0.5, 1)
    assert (ada.streak, ada.best_streak) == (2, 2), "of a quarter of a game no streak is made"
    assert (page.mine.who, page.mine.place) == (14, 4)


async def test_every_measure_has_its_order(season: FullStore) -> None:
    for measure in ("rating", "wins", "points", "made"):
        page = await season.boards.page(BoardQuery(board_id=BoardId(1), measure=measure))
        assert page is not None
        by = [_score(row, measure) for row in page.rows]
        assert by == sorted(by, reverse=True) and len(set(by)) > 1, measure


def _score(row: StandingRow, measure: Measure) -> float:
    match measure:
        case "rating":
            return row.rating
        case "wins":
            return row.wins
        case "points":
            return row.points / row.deals
    return row.made


async def test_periods_seasons_and_minimums(season: FullStore) -> None:
    assert len(await shown(season)) == 5
    assert await shown(season, minimum=1) == [p for p in await shown(season) if p != (15,)]
    assert await shown(season, minimum=25) == []
    for kind, at, games in (
        ("week", 40 * DAY, 1), ("week", 50 * DAY, 0), ("month", 40 * DAY, 1),
        ("month", 60 * DAY, 0), ("season", 40 * DAY, 6), ("season", 100 * DAY, 0),
    ):  # fmt: skip
        when: dict[str, Any] = {"kind": kind, "at": at}
        query = BoardQuery(board_id=BoardId(1), **when)
        page = await season.boards.page(query)
        assert page is not None
        assert max((row.games for row in page.rows if row.who == 12), default=0) == games, (
            kind,
            at,
        )


async def test_weeks_and_months_that_are_over_are_forgotten(
    season: FullStore, connect: Connect
) -> None:
    with connect() as db:
        kept = db.execute("SELECT DISTINCT period % 4, count(DISTINCT period) FROM standings"
                          " WHERE board_id = 1 GROUP BY 1 ORDER BY 1").fetchall()  # fmt: skip
    assert kept == [(0, 1), (1, 1), (2, 1), (3, 1)]


async def test_partners_have_a_board_of_their_own(season: FullStore) -> None:
    page = await season.boards.page(BoardQuery(board_id=BoardId(1), pairs=True, asker=UserId(14)))
    assert page is not None
    found = {row.people: (row.games, row.wins) for row in page.rows}
    assert found == {
        (11, 13): (4, 3), (12, 14): (5, 1), (11, 12): (1, 1), (13, 14): (1, 0),
        (13, 15): (0.5, 0.5),
    }  # fmt: skip
    assert page.rows[0].people == (11, 13)
    assert page.mine is not None and page.mine.people in ((12, 14), (13, 14))


async def test_a_game_tells_what_it_changed_in_whose_rating(season: FullStore) -> None:
    """The first game has nothing before it; later ones follow the curve of each person."""
    first, second = [await season.boards.changes(GameId(n)) for n in (1, 2)]
    assert [change.user_id for change in first] == [11, 12, 13, 14]
    assert [(change.before, change.rated) for change in first] == [(None, 1)] * 4
    for before, after in zip(first, second, strict=True):
        assert (after.before, after.rated) == (before.rating, 2)
    won, lost = second[0], second[1]
    assert won.before is not None and won.rating > won.before
    assert lost.before is not None and lost.rating < won.rating
    stats = await season.boards.stats(BoardId(1), UserId(11))
    assert stats is not None and stats.standing is not None
    assert stats.standing.curve[:2] == (first[0].rating, second[0].rating)
    casual = 6
    assert await season.boards.changes(GameId(casual)) == ()
    assert await season.boards.changes(GameId(99)) == ()


async def test_nobody_is_told_the_rating_of_who_opted_out(
    season: FullStore,
) -> None:
    await season.people.save_person(PersonRow(user_id=UserId(11), name="Ann", listed=False))
    assert [change.user_id for change in await season.boards.changes(GameId(1))] == [12, 13, 14]


async def test_pages_and_ones_own_place(season: FullStore) -> None:
    everybody = await shown(season)
    pages = [await shown(season, offset=n, limit=2) for n in (0, 2, 4, 6)]
    assert [who for page in pages for who in page] == everybody and pages[-1] == []
    for place, (user,) in enumerate(everybody, 1):
        page = await season.boards.page(
            BoardQuery(board_id=BoardId(1), limit=1, asker=UserId(user))
        )
        assert page is not None and page.mine is not None
        assert (page.mine.line, page.count) == (place, 5)


async def test_equal_ones_share_a_place(season: FullStore) -> None:
    """On whatever page they stand; everybody has a line of their own."""
    even = "UPDATE standings SET wins = CASE WHEN who % 2 = 0 THEN 1 ELSE 2 END"
    await season.do(lambda db: db.execute(even) and None)
    query = BoardQuery(board_id=BoardId(1), measure="wins", limit=99)
    page = await season.boards.page(query)
    assert page is not None
    places = [row.place for row in page.rows]
    assert [row.line for row in page.rows] == [1, 2, 3, 4, 5]
    assert places == [1 + sum(one.wins > row.wins for one in page.rows) for row in page.rows]
    assert len({*places}) < len(places), "some have won as often"
    for n, row in enumerate(page.rows):
        alone = await season.boards.page(replace(query, offset=n, limit=1, asker=UserId(row.who)))
        assert alone is not None and alone.mine is not None
        assert {(one.place, one.line) for one in (alone.rows[0], alone.mine)} == {
            (row.place, row.line)
        }


async def test_all_can_be_made_anew(season: FullStore, connect: Connect) -> None:
    before = dump(connect)
    assert before["curve"] and before["meetings"] and before["tallies"]
    with connect() as db:
        db.execute("UPDATE standings SET mu = 1, games = 99")
        db.execute("DELETE FROM curve")
    assert await season.boards.rebuild(rate) == 9
    assert dump(connect) == before


@pytest.mark.parametrize("first", [200 * DAY, 100 * DAY, 95 * DAY])
async def test_a_clock_that_goes_back_over_the_end_of_a_season_makes_no_empty_ones(
    store: FullStore, table: TableRow, game: GameRow, connect: Connect, first: float
) -> None:
    """Nor does one that was ahead; and every game stays in the season in which it was counted."""
    days = [first, 80 * DAY, 81 * DAY, 400 * DAY, 82 * DAY, first + DAY, 300 * DAY, 10 * DAY]
    for day, at in enumerate(days):
        await play(store, table, game, at, four(day % 2, day % 2 + 2))
    await store.seasons.save_choice(BoardChoice(guild_id=table.guild_id, season_months=12), first)
    await play(store, table, game, first + 2 * DAY, four(0, 2))
    with connect() as db:
        seasons = db.execute("SELECT began_at, ends_at FROM seasons ORDER BY began_at").fetchall()
    assert len(seasons) == 4
    assert all(began < ends for began, ends in seasons)
    assert all(one[1] <= two[0] for one, two in pairwise(seasons))
    assert all(any(began <= at < ends for began, ends in seasons) for at in days)
    before = dump(connect)
    await store.boards.rebuild(rate)
    assert dump(connect) == before


async def test_who_opts_out_is_shown_nowhere_at_once(
    season: FullStore, table: TableRow, game: GameRow
) -> None:
    await season.people.save_person(PersonRow(user_id=UserId(11), name="Ada", listed=False))
    assert not any(11 in people for people in await shown(season))
    assert not any(11 in people for people in await shown(season, pairs=True))
    stats = await season.boards.stats(BoardId(1), UserId(13))
    assert stats is not None
    assert {met.user_id for met in stats.partners + stats.opponents} == {12, 14, 15}
    await season.boards.rebuild(rate)
    await play(season, table, game, 50 * DAY, four(0, 2))
    assert not any(11 in people for people in await shown(season)), "nor by a game played since"
    assert not any(11 in people for people in await shown(season, kind="week", at=50 * DAY))
    await season.people.save_person(PersonRow(user_id=UserId(11), name="Ada"))
    assert (11,) in await shown(season)
    assert (11, 13) in await shown(season, pairs=True)


async def test_two_games_of_one_person_that_end_at_once_both_count(
    store: FullStore, table: TableRow, game: GameRow, connect: Connect
) -> None:
    games = [
        play(store, table, game, DAY, four(0, 2)),
        play(store, table, game, DAY, four(1, 3)),
        play(store, table, game, DAY, four(0, 2, people=(11, 21, 22, 23))),
    ]
    await asyncio.gather(*games)
    page = await store.boards.page(BoardQuery(board_id=BoardId(1), asker=UserId(11)))
    assert page is not None and page.mine is not None
    assert (page.mine.games, page.mine.rated, len(page.mine.curve)) == (3, 3, 3)
    before = dump(connect)
    await store.boards.rebuild(rate)
    assert dump(connect) == before


async def test_two_meet_once_in_a_game_however_many_seats_they_had(
    store: FullStore, table: TableRow, game: GameRow, connect: Connect
) -> None:
    """People who have played on both sides of somebody have neither won nor lost against them."""
    halves = [replace(row, share=0.5) for row in four(0, 2)]
    over = [replace(halves[s], user_id=UserId(u)) for s, u in ((0, 11), (2, 11), (0, 13), (2, 13))]
    await play(store, table, game, DAY, (*over, *four(0, 2)[1::2]))
    met: Any = dump(connect)["meetings"]
    assert {(who, other): games for _, who, _, other, games, _ in met if who < other} == {
        (11, 12): 1, (11, 13): 1, (11, 14): 1, (12, 13): 1, (12, 14): 1, (13, 14): 1,
    }  # fmt: skip
    both = [replace(halves[s], user_id=UserId(u)) for s, u in ((0, 11), (1, 11), (0, 12), (1, 12))]
    await play(store, table, game, 2 * DAY, tuple(both))
    assert dump(connect)["meetings"] == met


async def test_a_rating_that_fails_leaves_nothing_half_written(
    store: FullStore, table: TableRow, game: GameRow, connect: Connect
) -> None:
    def fails(_: Sequence[ResultRow], __: Callable[[Party], Skill | None]) -> Mapping[Party, Skill]:
        raise ArithmeticError

    row = replace(table, id=await store.tables.create_table(table), state="playing")
    number = await store.tables.start_game(row, game)
    finish = Finish(at=1.0, fingerprint=SHORT, preset="usual", results=four(0, 2), rate=fails)
    with pytest.raises(ArithmeticError):
        await store.tables.append(number, finish=finish)
    assert not any(dump(connect).values())
    await store.tables.append(number, finish=replace(finish, rate=rate))
    (board,) = await store.boards.boards(table.guild_id)
    page = await store.boards.page(BoardQuery(board_id=board.id))
    assert page is not None and len(page.rows) == 4


async def test_a_season_of_another_length_ends_with_the_calendar(
    store: FullStore, table: TableRow, game: GameRow
) -> None:
    await play(store, table, game, 0.0, four(0, 2))
    assert await store.seasons.next_end() == 90 * DAY, "January to March 1970"
    await store.seasons.save_choice(BoardChoice(guild_id=table.guild_id, season_months=1), DAY)
    assert await store.seasons.next_end() == 31 * DAY
    assert await store.seasons.to_tell(31 * DAY - 1) == ()
    await play(store, table, game, 31 * DAY, four(0, 2))
    (ended,) = await store.seasons.to_tell(31 * DAY)
    assert (ended.number, ended.began_at, ended.ends_at) == (1, 0.0, 31 * DAY)
    await store.seasons.told(table.guild_id, 1, ChannelId(5), MessageId(6))
    await store.seasons.untold(31 * DAY)
    assert await store.seasons.to_tell(31 * DAY) == ()
    await store.seasons.untold(31 * DAY - 1)
    assert [s.message_id for s in await store.seasons.to_tell(31 * DAY)] == [6], "told too early"
    assert [s.message_id for s in await store.seasons.posted(UserId(11))] == [6]
    assert await store.seasons.posted(UserId(99)) == ()
    page = await store.boards.page(BoardQuery(board_id=BoardId(1), kind="season", at=32 * DAY))
    assert page is not None and (page.season, page.rows[0].games) == (2, 1)


BOUND = {"board": 1, "period": 0, "pair": 0, "minimum": 0, "limit": 10, "offset": 0, "score": 0.0,
         "who": 1}  # fmt: skip
PLANS = [
    *((text.format(by=by), BOUND) for by in sql.COLUMNS.values()
      for text in (sql.PAGE, sql.BEFORE, sql.MINE)),
    (sql.COUNT, BOUND), (sql.BOARDS.format(game="AND game = ?"), (1, "g")),
    (sql.BOARDS.format(game=""), (1,)), (sql.BOARD, (1,)), (sql.MY_PARTIES, (1,)),
    (sql.CURVES, (1, 1, 0.0, 9.0, 40)), (sql.RATED, (1, 1, 9.0)),
    (sql.MEMBERS, (1,)), (sql.NAME, (1,)), (sql.FEATS, (1, 1)),
    (sql.MEETINGS, (1, 1, 0, 5)), (sql.CHANGES, (1,)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "bound"), PLANS, ids=lambda value: str(value).split()[0])
async def test_no_page_scans_a_table(store: FullStore, path: Path, text: str, bound: Any) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {text}", bound)]
    scans = [step for step in plan if step.startswith("SCAN")]
    assert all("SCAN page" in step or "CONSTANT ROW" in step for step in scans), plan
    assert any(step.startswith("SEARCH") for step in plan), plan


@pytest.mark.parametrize("by", sql.COLUMNS.values())
async def test_a_page_comes_from_its_index_in_order(store: FullStore, path: Path, by: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql.PAGE.format(by=by)}", BOUND)]
    index = {"per_deal": "deal"}.get(by, by)
    assert any(f"USING COVERING INDEX standings_by_{index}" in step for step in plan), plan
    inner = plan[: next(n for n, step in enumerate(plan) if "SCAN page" in step)]
    assert not any("TEMP B-TREE" in step for step in inner), plan
