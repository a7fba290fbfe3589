"""Dailies in the store: sealed once, one attempt for each, a field, streaks, shares and boards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.storage.daily_boards import LATE
from bot.storage.full import FullStore
from bot.storage.rows.achievements import DAILIES, DAYS
from bot.storage.rows.dailies import (
    DAY,
    AttemptRow,
    DailyEnd,
    DailyRow,
    Place,
    closes_at,
    day_at,
    ends_at,
    period_of,
)
from bot.storage.rows.ids import NO_SERVER, GuildId, TableId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.results import Finish
from bot.storage.rows.tables import GameRow, MoveRow, TableRow
from tests.storage.conftest import Connect, Traces
from tests.support.ids import users

ADA, BO, CY, DI = users(*(1456074443980800025 + n for n in range(4)))
HERE, THERE = GuildId(77), GuildId(78)
TODAY, GAME = 20_000, "euchre"
NOON = TODAY * DAY + DAY / 2
DAILY = DailyRow(
    day=TODAY, game=GAME, version=1, options="", players=4, deals=3, level="normal",
    commitment="c", seed="ab" * 32, sealed_at=NOON - DAY,
)  # fmt: skip


@pytest.fixture
async def sealed(store: FullStore) -> FullStore:
    """A store in which the dailies of a few days are sealed."""
    await store.dailies.seal([replace(DAILY, day=TODAY + n) for n in range(-3, 4)])
    for user in (ADA, BO, CY, DI):
        await store.people.save_person(PersonRow(user_id=user, name=f"P{user % 100}"))
    return store


async def finished(
    store: FullStore,
    table: TableRow,
    game: GameRow,
    user: UserId,
    worth: int,
    day: int = TODAY,
    guild: GuildId = HERE,
    at: float | None = None,
) -> AttemptRow:
    """Somebody's finished attempt, as a table stores it with its last line."""
    when = day * DAY + DAY / 2 if at is None else at
    begun = await store.dailies.begin(day, GAME, user, guild, day * DAY + 1)
    assert begun is not None
    number = await store.tables.create_table(replace(table, guild_id=NO_SERVER))
    assert await store.dailies.place_at(begun.id, None, number)
    started = await store.tables.start_game(replace(table, id=number, state="playing"), game)
    end = DailyEnd(
        day=day, game=GAME, worth=worth, points=worth, against=0, tricks="wl/w",
        counts=((1, "bid", "order"), (1, "card", "play AS")), line=f"line of {worth}",
    )  # fmt: skip
    await store.tables.append(
        started, [MoveRow(1, 0, "x", when)], finish=Finish(at=when, daily=end)
    )
    kept = await store.dailies.attempt(day, GAME, user)
    assert kept is not None
    return kept


async def closed(store: FullStore, day: int, of_the_day: bool = True) -> None:
    """A day is over, and everybody has a share."""
    at = closes_at(day) + LATE
    assert (day, GAME) in await store.dailies.to_close(at)
    while await store.dailies.share_some(day, GAME, of_the_day, 2):
        pass
    await store.dailies.close(day, GAME, at)


def test_days_are_those_of_utc() -> None:
    assert day_at(0) == 0 and day_at(DAY - 0.001) == 0 and day_at(DAY) == 1
    assert ends_at(0) == DAY and closes_at(0) == DAY + 3600
    assert period_of("month", 31) == period_of("month", 30) + 1


async def test_what_is_sealed_stays_as_it_is(sealed: FullStore) -> None:
    await sealed.dailies.seal([replace(DAILY, seed="cd" * 32, commitment="d")])
    assert await sealed.dailies.daily(TODAY, GAME) == DAILY
    assert await sealed.dailies.sealed(TODAY) == {GAME}
    assert "abab" not in repr(DAILY)


async def test_one_attempt_for_each_wherever_they_ask(sealed: FullStore) -> None:
    first = await sealed.dailies.begin(TODAY, GAME, ADA, HERE, NOON)
    again = await sealed.dailies.begin(TODAY, GAME, ADA, THERE, NOON + 9)
    assert first is not None and first == again
    assert await sealed.dailies.attempts(TODAY, ADA) == {GAME: first}
    assert await sealed.dailies.place_at(first.id, None, TableId(5))
    assert not await sealed.dailies.place_at(first.id, None, TableId(6)), "somebody was quicker"


async def test_whoever_is_forgotten_has_had_theirs(sealed: FullStore, traces: Traces) -> None:
    assert await sealed.dailies.begin(TODAY, GAME, ADA, HERE, NOON)
    assert not await sealed.dailies.spent(TODAY, GAME, ADA)
    assert await sealed.dailies.marked(TODAY, ADA)
    await sealed.people.forget(ADA)
    assert await sealed.dailies.marked(TODAY - 1, ADA), "the digest alone stays"
    assert not await sealed.dailies.marked(TODAY + 1, ADA), "of another day"
    assert await sealed.dailies.attempt(TODAY, GAME, ADA) is None
    assert await sealed.dailies.spent(TODAY, GAME, ADA)
    assert await sealed.dailies.begin(TODAY, GAME, ADA, HERE, NOON) is None
    assert await sealed.dailies.begin(TODAY + 1, GAME, ADA, HERE, NOON + DAY), "the next day is new"
    await sealed.people.forget(ADA)
    await sealed.close()  # the second time within a minute is swept out now
    assert not any(traces(ADA).values())


async def test_marks_go_when_the_day_is_closed(
    sealed: FullStore, table: TableRow, game: GameRow, connect: Connect
) -> None:
    await finished(sealed, table, game, ADA, 3)
    await sealed.dailies.keep_answer(TODAY, GAME, "q", "pass")
    await closed(sealed, TODAY)
    with connect() as db:
        assert db.execute("SELECT count(*) FROM daily_marks").fetchone() == (0,)
        assert db.execute("SELECT count(*) FROM daily_answers").fetchone() == (0,)
    row = await sealed.dailies.daily(TODAY, GAME)
    assert row is not None and row.closed_at == closes_at(TODAY) + LATE
    assert (TODAY, GAME) not in await sealed.dailies.to_close(closes_at(TODAY) + DAY - 1)
    assert await sealed.dailies.keep_answer(TODAY, GAME, "q", "order") == "order"
    with connect() as db:
        left = db.execute("SELECT count(*) FROM daily_answers").fetchone()
    assert left == (0,), "a strong robot that plays it yet leaves nothing behind"


async def test_the_field_is_everybodys_and_a_servers(
    sealed: FullStore, table: TableRow, game: GameRow
) -> None:
    for user, worth, guild in ((ADA, 5, HERE), (BO, 1, HERE), (CY, 5, THERE), (DI, -2, NO_SERVER)):
        await finished(sealed, table, game, user, worth, guild=guild)
    place = await sealed.dailies.place(TODAY, GAME, 5)
    assert place == Place(2, 2, 4) and place.share == pytest.approx(2.5 / 3)
    assert await sealed.dailies.place(TODAY, GAME, 5, HERE) == Place(1, 1, 2)
    assert await sealed.dailies.field(TODAY, GAME) == ((-2, 1), (1, 1), (5, 2))
    row = await sealed.dailies.daily(TODAY, GAME)
    assert row is not None and (row.best, row.best_line) == (5, "line of 5")
    said = [(one.kind, one.line, one.count) for one in await sealed.dailies.counts(TODAY, GAME)]
    assert said == [("bid", "order", 4), ("card", "play AS", 4)]
    await sealed.dailies.join(DI, HERE, TODAY)
    assert (await sealed.dailies.place(TODAY, GAME, 5, HERE)).players == 3
    await sealed.dailies.join(DI, HERE, TODAY)
    assert (await sealed.dailies.place(TODAY, GAME, 5, HERE)).players == 3, "once"


async def test_alone_in_the_field_one_has_half() -> None:
    assert Place(0, 1, 1).share == 0.5


async def test_what_ends_too_late_does_not_count(
    sealed: FullStore, table: TableRow, game: GameRow
) -> None:
    late = await finished(sealed, table, game, ADA, 3, at=closes_at(TODAY))
    assert late.ended_at is None
    in_time = await finished(sealed, table, game, BO, 3, at=closes_at(TODAY) - 1)
    assert in_time.ended_at is not None and in_time.tricks == "wl/w"
    assert (await sealed.dailies.place(TODAY, GAME, 3)).players == 1


async def test_streaks_are_days_in_a_row(sealed: FullStore, table: TableRow, game: GameRow) -> None:
    assert await sealed.dailies.streak(ADA, TODAY) == 0
    for day in (-3, -1, 0):
        await finished(sealed, table, game, ADA, 1, TODAY + day)
    assert await sealed.dailies.streak(ADA, TODAY) == 2
    assert await sealed.dailies.streak(ADA, TODAY + 1) == 2, "today can still be played"
    assert await sealed.dailies.streak(ADA, TODAY + 2) == 0


async def test_a_streak_is_whole_whichever_of_two_days_is_finished_first(
    sealed: FullStore, table: TableRow, game: GameRow
) -> None:
    """Yesterday's daily may be finished in the hour after midnight, after today's."""
    await sealed.dailies.seal([replace(DAILY, day=TODAY - n) for n in range(DAYS)])
    for day in (*range(TODAY - DAYS + 1, TODAY - 1), TODAY):
        await finished(sealed, table, game, ADA, 1, day, at=float(day * DAY + 60))
    assert await sealed.achievements.of_person(ADA) == ()
    await finished(sealed, table, game, ADA, 1, TODAY - 1, at=float(TODAY * DAY + 120))
    assert [row.name for row in await sealed.achievements.of_person(ADA)] == [DAILIES]


async def test_a_board_sums_shares_of_days_that_are_over(
    sealed: FullStore, table: TableRow, game: GameRow
) -> None:
    week, month = period_of("week", TODAY), period_of("month", TODAY)
    for user, worth in ((ADA, 5), (BO, 1), (CY, 1)):
        await finished(sealed, table, game, user, worth)
    assert not (await sealed.dailies.board(HERE, "week", week, "", 10, 0)).rows, "not over yet"
    await closed(sealed, TODAY)
    board = await sealed.dailies.board(HERE, "week", week, "", 10, 0)
    assert [(one.rank, one.user_id, one.shares, one.days) for one in board.rows] == [
        (1, ADA, 1.0, 1),
        (2, BO, 0.25, 1),
        (2, CY, 0.25, 1),
    ]
    assert board.count == 3
    below = await sealed.dailies.board(HERE, "month", month, GAME, 1, 2)
    assert [(one.rank, one.user_id) for one in below.rows] == [(2, CY)]
    assert (await sealed.dailies.board(THERE, "week", week, "", 10, 0)).count == 0
    mine = await sealed.dailies.standing(HERE, "week", week, "", BO)
    assert mine is not None and (mine.rank, mine.shares) == (2, 0.25)
    assert await sealed.dailies.standing(HERE, "week", week, "", DI) is None
    person = await sealed.people.person(ADA)
    await sealed.people.save_person(replace(person, listed=False))
    assert (await sealed.dailies.board(HERE, "week", week, "", 10, 0)).count == 2


async def test_the_field_keeps_the_result_of_whoever_is_forgotten(
    sealed: FullStore, table: TableRow, game: GameRow
) -> None:
    await finished(sealed, table, game, ADA, 5)
    await finished(sealed, table, game, BO, 1)
    await sealed.people.forget(ADA)
    assert await sealed.dailies.place(TODAY, GAME, 1) == Place(0, 1, 2)
    await closed(sealed, TODAY, of_the_day=False)
    week = period_of("week", TODAY)
    assert (await sealed.dailies.board(HERE, "week", week, "", 10, 0)).count == 0
    board = await sealed.dailies.board(HERE, "week", week, GAME, 10, 0)
    assert [(one.user_id, one.shares) for one in board.rows] == [(BO, 0.0)]


async def test_an_answer_is_given_once(sealed: FullStore) -> None:
    assert await sealed.dailies.answer(TODAY, GAME, "q") == ""
    assert await sealed.dailies.keep_answer(TODAY, GAME, "q", "pass") == "pass"
    assert await sealed.dailies.keep_answer(TODAY, GAME, "q", "order") == "pass"
    assert await sealed.dailies.answer(TODAY, GAME, "q") == "pass"


async def test_a_daily_that_is_not_sealed_cannot_be_begun(sealed: FullStore) -> None:
    with pytest.raises(LookupError):
        await sealed.dailies.begin(TODAY, "whist", ADA, HERE, NOON)
    assert not await sealed.dailies.spent(TODAY, "whist", ADA)
