"""Dailies at tables, without Discord: sealed, the same for all, one attempt, closed in time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Seat, Seed
from bot.storage.rows.dailies import DAY, AttemptRow, DailyRow, DailySeal, closes_at
from bot.storage.rows.ids import NO_SERVER, ChannelId, GuildId, UserId
from bot.tables.live.dailies import Remembering, question_of
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table
from bot.tables.model.clock import HASTE
from bot.tables.model.dailies import (
    daily_of,
    deals_of,
    end_of,
    fixture_of,
    game_of,
    lobby_of,
    sealed,
    seat_of,
    worth,
)
from bot.tables.model.fixtures import NO_FIXTURE
from bot.tables.model.refusals import Refusal
from bot.tables.past.export import Export, as_json, as_text, read
from bot.tables.past.verify import sound, verify
from bot.tables.verbs import daily as verbs
from bot.tables.verbs import interval, play
from bot.tables.verbs.end import end
from bot.tables.verbs.seats import leave
from bot.tables.verbs.start import start
from tests.support.ids import users
from tests.tables.virtual import House, in_virtual_time

ANN, BOB = users(11, 12)
NAMES = {ANN: "Ann", BOB: "Bob"}
SERVER, PLACE = GuildId(1), ChannelId(5)
GAME = "euchre"
Told = Callable[[House, TableRegistry], Coroutine[Any, Any, None]]


def in_a_house(path: Path, told: Told) -> None:
    """Tell this in a house of its own, whose robots answer by chance, in virtual time."""

    async def whole() -> None:
        house = House(path / "knave.db", Random(7), pace=HASTE)
        hall = await house.open()
        try:
            await told(house, hall)
        finally:
            await house.kill()

    in_virtual_time(whole)


async def begun(hall: TableRegistry, user: UserId, key: str = GAME) -> tuple[DailyRow, Table]:
    """Somebody's table of today's daily, as the client opens it."""
    daily = await hall.dailies.of(hall.dailies.today, key)
    attempt = await hall.dailies.begun(daily, user, SERVER)
    lobby = replace(lobby_of(daily, user, NAMES[user]), clock=0)
    table = await hall.open_beside(lobby, NO_SERVER, PLACE, fixture_of(daily))
    dailies: Any = hall.store.dailies
    assert await dailies.place_at(attempt.id, attempt.table_id, table.id)
    await table.do(start, user, Seed.read(daily.seed))
    return daily, table


async def played(house: House, table: Table, user: UserId) -> None:
    """Play always the first choice, until the game is over."""
    for _ in range(400):
        session = table.session
        assert session is not None
        if table.status != "playing":
            return
        seat = session.seat_of(user)
        reads = table.state.interval
        if reads is not None and reads.holds(user):
            await table.do(interval.next_deal, user)
        elif seat in session.turn and seat is not None:
            first = sorted(map(session.game.write, session.decision(seat)))
            await table.do(play.act, user, first[0])
        else:
            await house.clock.sleep(1)
    raise AssertionError("it never ends")


async def attempt_of(hall: TableRegistry, user: UserId) -> AttemptRow:
    found = await hall.store.dailies.attempt(hall.dailies.today, GAME, user)
    assert found is not None
    return found


async def refusal(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.reason.code


# ---------------------------------------------------------------------- what a daily is


def test_each_game_has_its_day_before_any_comes_again() -> None:
    for first in (0, 20_000, 20_003):
        assert {game_of(first + n) for n in range(len(GAMES))} == set(GAMES)
    assert game_of(0) != game_of(1)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_daily_is_a_dozen_cards_by_the_standard_rules(key: str) -> None:
    daily = sealed(5, key, Seed(bytes(32)), 1.0)
    lobby = lobby_of(daily, ANN, "Ann")
    assert str(lobby.options) == daily.options and len(lobby.chairs) == daily.players
    assert (lobby.hints, lobby.takebacks, lobby.level) == ("off", "off", "normal")
    assert 1 <= deals_of(GAMES[key]) == daily.deals <= 5
    assert daily_of(fixture_of(daily)) == (5, key) and daily_of(NO_FIXTURE) is None


def test_worth_compares_as_the_difference_to_the_others() -> None:
    two = (Seat(0), Seat(2))
    assert worth((5, 2, 5, 2), two) > worth((4, 2, 4, 2), two) > worth((4, 3, 4, 3), two)
    alone = (Seat(0),)
    assert worth((3, 1, 2), alone) == 3 and worth((3, 1, 1), alone) == 4


# ---------------------------------------------------------------------- played


def test_the_same_cards_and_answers_for_everyone(tmp_path: Path) -> None:
    """Though these robots answer by chance: what one has answered it answers all day."""

    async def told(house: House, hall: TableRegistry) -> None:
        tables = []
        for user in (ANN, BOB):
            _, table = await begun(hall, user)
            await played(house, table, user)
            tables.append(table)
        one, other = [table.session for table in tables]
        assert one is not None and other is not None
        assert one.log.moves == other.log.moves
        assert one.log.seed == "", "the seed stays closed"
        mine = await attempt_of(hall, ANN)
        assert mine.worth == (await attempt_of(hall, BOB)).worth is not None
        assert len(mine.tricks.replace("/", "")) == 5 * 3
        dailies: Any = hall.store.dailies
        assert (await dailies.place(mine.day, GAME, mine.worth)).players == 2

    in_a_house(tmp_path, told)


def test_a_table_goes_on_after_the_process_died(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        daily, table = await begun(hall, ANN)
        await house.clock.sleep(5)
        await house.kill()
        again = await house.open()
        found = await again.find(table.id)
        assert found.open and found.state.fixture == fixture_of(daily)
        await played(house, found, ANN)
        assert (await attempt_of(again, ANN)).worth is not None

    in_a_house(tmp_path, told)


def test_it_closes_an_hour_after_the_day(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        daily, table = await begun(hall, ANN)
        await house.clock.sleep(closes_at(daily.day) - house.clock.now() - 1)
        assert table.open, "long after a practice table would have closed"
        await house.clock.sleep(2)
        assert table.state.ended_why == verbs.OVER and not hall.tables
        await house.clock.sleep(61)
        await hall.dailies.close()
        row = await hall.store.dailies.daily(daily.day, GAME)
        assert row is not None and row.closed_at is not None
        assert await refusal(hall.dailies.begun(row, BOB, SERVER)) == "daily-past"

    in_a_house(tmp_path, told)


def test_nobody_leaves_or_ends_it(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        _, table = await begun(hall, ANN)
        assert await refusal(table.do(leave, ANN)) == "daily-stays"
        assert await refusal(table.do(end, ANN, True)) == "daily-stays"
        await hall.forgetting.person(ANN)
        assert table.status == "ended"
        row = await hall.dailies.of(hall.dailies.today, GAME)
        assert await refusal(hall.dailies.begun(row, ANN, SERVER)) == "daily-spent"

    in_a_house(tmp_path, told)


def test_a_table_at_which_no_card_was_dealt_gives_way(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        daily = await hall.dailies.of(hall.dailies.today, GAME)
        lobby = lobby_of(daily, ANN, "Ann")
        table = await hall.open_beside(lobby, NO_SERVER, PLACE, fixture_of(daily))
        assert await refusal(table.do(start, ANN)) == "fixture-sealed"
        await table.do(verbs.give_way)
        assert table.status == "ended"
        _, dealt = await begun(hall, ANN)
        await dealt.do(verbs.give_way)
        assert dealt.status == "playing"

    in_a_house(tmp_path, told)


def test_days_are_sealed_before_they_begin(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        await hall.dailies.seal()
        today = hall.dailies.today
        tomorrow = await hall.store.dailies.daily(today + 1, GAME)
        assert tomorrow is not None
        assert await refusal(hall.dailies.of(today + 2, GAME)) == "no-daily"
        assert await refusal(hall.dailies.of(today, "whist")) == "unknown-game"
        await house.clock.sleep(DAY)
        await hall.dailies.seal()
        assert await hall.store.dailies.daily(today + 1, GAME) == tomorrow
        assert DailySeal(tomorrow.day, tomorrow.deals, tomorrow.sealed_at).is_early
        assert await refusal(hall.dailies.begun(replace(tomorrow, version=9), ANN, SERVER))

    in_a_house(tmp_path, told)


# ---------------------------------------------------------------------- robots


class Counting:
    """A robot that answers something else each time."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, key: str, view: Any, seed: int, level: str) -> str:
        self.asked += 1
        return f"answer {self.asked}"

    async def advise(self, key: str, view: Any, seed: int, level: str) -> Any:
        return None


class Kept:
    """The answers of a daily, kept in memory."""

    def __init__(self) -> None:
        self.lines: dict[tuple[int, str, str], str] = {}

    async def answer(self, day: int, game: str, question: str) -> str:
        return self.lines.get((day, game, question), "")

    async def keep_answer(self, day: int, game: str, question: str, line: str) -> str:
        return self.lines.setdefault((day, game, question), line)


def test_equal_situations_have_equal_answers_and_others_their_own() -> None:
    game, thinker, kept = GAMES[GAME], Counting(), Kept()
    state = game.start(game.presets["house"], 4)
    dealt = game.apply(state, CHANCE, game.chance(state, Seed(bytes(32)).below("deal 1"))).state
    views = [game.view(dealt, seat) for seat in (Seat(0), Seat(1))]
    store: Any = kept

    async def asked(day: int, view: Any) -> str:
        return await Remembering(thinker, store, day).choose(GAME, view, 1, "normal")

    async def whole() -> None:
        assert await asked(1, views[0]) == await asked(1, views[0]) == "answer 1"
        assert await asked(1, views[1]) == "answer 2"
        assert await asked(2, views[0]) == "answer 3", "another day"
        assert await Remembering(thinker, store, 1).advise(GAME, views[0], 1, "hard") is None

    in_virtual_time(whole)
    assert question_of(views[0]) != question_of(views[1])
    acted = game.apply(dealt, views[0].turn[0], game.read("pass")).state
    assert question_of(game.view(acted, Seat(0))) != question_of(views[0])


def test_a_question_depends_on_nothing_hidden() -> None:
    """The same view of another deal is the same question."""
    game = GAMES[GAME]
    state = game.start(game.presets["house"], 4)
    dealt = game.apply(state, CHANCE, game.chance(state, Seed(bytes(32)).below("deal 1"))).state
    view = game.view(dealt, Seat(0))
    for seed in range(5):
        other = game.view(game.guess(view, Random(seed)), Seat(0))
        assert question_of(other) == question_of(view)


# ---------------------------------------------------------------------- checked


def exported(tmp_path: Path) -> tuple[Export, Table]:
    """A finished daily as a file has it once the day is over."""
    found: list[Any] = []

    async def told(house: House, hall: TableRegistry) -> None:
        daily, table = await begun(hall, ANN)
        await played(house, table, ANN)
        session = table.session
        assert session is not None and session.result is not None
        found.extend([session, daily, table])

    in_a_house(tmp_path, told)
    session, daily, table = found
    seal = DailySeal(daily.day, daily.deals, daily.day * DAY - 100)
    return Export(
        log=replace(session.log, seed=daily.seed),
        ended=daily.day * DAY + 500.0,
        chairs=session.chairs,
        scores=session.result.scores,
        winners=tuple(map(int, session.result.winners)),
        daily=seal,
    ), table


def test_it_is_verified_as_a_daily(tmp_path: Path) -> None:
    kept, table = exported(tmp_path)
    session = table.session
    assert session is not None and end_of(session, NO_FIXTURE) is None
    for written in (as_text(kept), as_json(kept)):
        again = read(written)
        assert again.daily == kept.daily
        assert sound(verify(again))
        assert [one.key for one in verify(again) if one.key.startswith("verify-daily")] == [
            "verify-daily"
        ]
    assert kept.daily is not None
    late = replace(kept, daily=replace(kept.daily, sealed_at=kept.daily.day * DAY + 1.0))
    assert verify(late)[-1].key == "verify-daily-late" and sound(verify(late))
    short = replace(kept, daily=replace(kept.daily, deals=1))
    assert verify(short)[-1].key == "verify-daily-deals" and not sound(verify(short))


def test_a_strong_robot_plays_it_in_the_players_seat(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        daily, table = await begun(hall, ANN)
        session = table.session
        assert session is not None
        assert seat_of(Seed.read(daily.seed), daily.players) == session.seat_of(ANN)
        await hall.dailies.ask_robot(daily, hall.robots)
        row = await hall.store.dailies.daily(daily.day, GAME)
        assert row is not None and row.robot is not None
        assert len(row.robot_line.split("\n")) == daily.deals
        cards = row.robot_line.count("play ")
        assert 5 * daily.deals - 5 <= cards <= 5 * daily.deals, "partners may sit out"
        await hall.dailies.ask_robot(row, hall.robots)
        assert await hall.store.dailies.daily(daily.day, GAME) == row, "once"

    in_a_house(tmp_path, told)


def test_a_robot_that_fails_costs_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        daily = await hall.dailies.of(hall.dailies.today, GAME)
        house.thinker.dying = 1.0
        await hall.dailies.ask_robot(daily, hall.robots)
        row = await hall.store.dailies.daily(daily.day, GAME)
        assert row is not None and row.robot is None
        assert "no robot could play" in caplog.text

    in_a_house(tmp_path, told)
