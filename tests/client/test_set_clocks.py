"""The wall clock of the machine is set, back or ahead, or the machine has slept.

Nobody's turn ends early or late for that, nothing closes early or late, and what is shown from
then on is right by the new clock.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands.joining import kept_alive
from bot.rules import Seat
from bot.storage.store import StoreError
from bot.tables.model.clock import SET, OwnTime
from bot.tables.model.idleness import HOUR, LOBBY_IDLE, PAUSE_IDLE
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.requests import PATIENCE as TAKE_BACK
from bot.tables.model.suspension import LONGEST, LOOK_AGAIN
from bot.tables.model.turn_clock import BEATS, DAY, GRACE, TurnClock
from bot.tables.verbs.take_back import is_asking
from tests.cogs.test_expiry import state
from tests.support.clocks import MINUTE, SLACK, due, notes, others, timed, turn
from tests.support.house import House, open_house, pass_time
from tests.support.places import take_rights
from tests.support.player import Player
from tests.support.quick import SimTime

JUMPS = pytest.mark.parametrize("jump", [-HOUR, HOUR, -30 * DAY, 30 * DAY])


@pytest.fixture
def clock() -> SimTime:
    return SimTime(ahead=100 * DAY)


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=clock) as opened:
        yield opened


async def mid_turn(house: House, spent: float = 20.0) -> Player:
    """Somebody has used part of a turn of two minutes."""
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "2m", ann, bob)
    await pass_time(house, GRACE + spent)
    return turn(house)


async def look(house: House) -> None:
    """The bot looks at the clock, as it does every few seconds; here, when it is asked."""

    async def on_app_command_completion(*_: object) -> None:
        await house.bot.tables.look_at_the_clock()

    house.bot.add_listener(on_app_command_completion)
    await house.people[0].slash("my-tables")
    await house.env.settle()
    house.bot.remove_listener(on_app_command_completion)


# ---------------------------------------------------------------------- turns


@JUMPS
async def test_what_was_left_of_a_turn_is_left(house: House, clock: SimTime, jump: float) -> None:
    """Though somebody presses something at once, by which the table learns of it."""
    player = await mid_turn(house)
    moves = house.log().moves
    clock.ahead += jump
    await others(house, player).slash("table join")
    assert house.log().moves == moves
    await pass_time(house, 100 - SLACK)
    assert house.log().moves == moves, "not before its time"
    await pass_time(house, 2 * SLACK)
    assert len(house.log().moves) > len(moves), "and not after it"
    assert any("ran out of time" in line for line in notes(house))


@JUMPS
async def test_a_table_at_which_nothing_happens_shows_the_new_time(
    house: House, clock: SimTime, jump: float
) -> None:
    """As soon as the bot looks at the clock, which it does every few seconds."""
    player = await mid_turn(house)
    (before,) = due(player.hand)
    clock.ahead += jump
    await look(house)
    await house.env.settle()
    expected = [pytest.approx(clock.now() + 100, abs=SLACK)]
    assert due(player.hand) == due(house.public) == expected
    assert due(player.hand) == [pytest.approx(before + jump, abs=SLACK)]


@JUMPS
async def test_without_a_look_the_alarm_itself_tells(
    house: House, clock: SimTime, jump: float
) -> None:
    player = await mid_turn(house)
    clock.ahead += jump
    await pass_time(house, 2 * MINUTE / BEATS + SLACK)
    (shown,) = due(player.hand)
    assert clock.now() < shown < clock.now() + 100


@JUMPS
async def test_half_of_the_time_is_told_once_and_in_time(
    house: House, clock: SimTime, jump: float
) -> None:
    player = await mid_turn(house)
    reminded: list[int] = []
    house.bot.display.remind = lambda table, user: reminded.append(user)
    clock.ahead += jump
    await look(house)
    await pass_time(house, 40 - 6 * SLACK)
    assert reminded == []
    await pass_time(house, 7 * SLACK)
    assert reminded == [player.id]


@JUMPS
async def test_the_same_over_a_restart(house: House, clock: SimTime, jump: float) -> None:
    player = await mid_turn(house)
    moves = house.log().moves
    clock.ahead += jump
    await look(house)
    await house.restart()
    (shown,) = due(player.hand)
    assert shown == pytest.approx(clock.now() + GRACE + 100, abs=2 * MINUTE / BEATS + SLACK)
    await pass_time(house, 100 - SLACK)
    assert house.log().moves == moves
    await pass_time(house, GRACE + 2 * MINUTE / BEATS + 2 * SLACK)
    assert len(house.log().moves) > len(moves)


async def test_a_pause_survives_it(house: House, clock: SimTime) -> None:
    """The time left when it began is left when it ends, and it does not expire."""
    player = await mid_turn(house)
    other = others(house, player)
    await player.press((await player.press(house.public, "table:1:menu")).response, "clock:1:pause")
    await other.press(house.public, "clock:1:pause")
    assert house.rows("SELECT paused_at FROM tables") != [(None,)]
    await pass_time(house, MINUTE)
    clock.ahead += 2 * PAUSE_IDLE
    await look(house)
    await pass_time(house, HOUR)
    assert state(house) == "playing"
    await player.press(house.public, "clock:1:resume")
    (shown,) = due(player.hand)
    assert shown == pytest.approx(clock.now() + GRACE + 100, abs=SLACK)


def test_quiet_hours_are_those_of_the_new_clock() -> None:
    """Eight hours are left at noon; at four in the afternoon they end after the night."""
    quiet, noon = QuietHours(22, 8, "UTC"), 19_000 * DAY + 12 * HOUR
    asked = TurnClock.begun(Seat(0), 1, noon - 16 * HOUR, DAY, quiet, 0.0)
    assert asked.seat == Seat(0)
    left = quiet.awake_between(noon, asked.due)
    afternoon = noon + 4 * HOUR
    after = asked.resumed(noon, afternoon, quiet, 0.0)
    assert quiet.awake_between(afternoon, after.due) == left
    assert after.due - afternoon != left, "a night lies between"


@pytest.mark.parametrize("jump", [-9 * HOUR, 9 * HOUR])
async def test_quiet_hours_of_a_long_clock(house: House, clock: SimTime, jump: float) -> None:
    """By the new clock it is night elsewhere in the day: the same hours of waking are left."""
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        await player.slash("quiet-hours", **{"from": 22, "until": 8, "zone": "UTC"})
    await timed(house, "1d", ann, bob)
    await pass_time(house, 3 * HOUR)
    player, quiet = turn(house), QuietHours(22, 8, "UTC")
    left = quiet.awake_between(clock.now(), due(player.hand)[0])
    clock.ahead += jump
    await look(house)
    await house.env.settle()
    assert quiet.awake_between(clock.now(), due(player.hand)[0]) == pytest.approx(left, abs=SLACK)


# ---------------------------------------------------------------------- what waits beside


@JUMPS
async def test_a_lobby_closes_after_two_hours_all_the_same(
    house: House, clock: SimTime, jump: float
) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    await pass_time(house, LOBBY_IDLE / 2)
    clock.ahead += jump
    await ann.slash("table show")
    await look(house)
    await pass_time(house, LOBBY_IDLE / 2 - MINUTE)
    assert state(house) == "lobby"
    assert due(house.public) == [pytest.approx(clock.now() + MINUTE, abs=SLACK)]
    await pass_time(house, MINUTE + SLACK)
    assert state(house) == "ended"


@JUMPS
async def test_a_table_is_held_for_a_day_all_the_same(
    house: House, clock: SimTime, jump: float
) -> None:
    player = await mid_turn(house)
    await take_rights(house, "send_messages")
    await pass_time(house, LONGEST / 2)
    clock.ahead += jump
    await look(house)
    await pass_time(house, LONGEST / 2 - LOOK_AGAIN)
    assert state(house) == "playing"
    assert due(player.hand) == [pytest.approx(clock.now() + LOOK_AGAIN, abs=SLACK)]
    await pass_time(house, 2 * LOOK_AGAIN)
    assert state(house) == "ended"


@JUMPS
async def test_a_wish_to_take_back_stands_for_a_minute(
    house: House, clock: SimTime, jump: float
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre-two")
    await ann.choose(await ann.at_this_table(), "favour:1:takebacks", "consent")
    await bob.press(house.public, "lobby:1:join")
    await ann.start()
    for _ in range(20):
        player = turn(house)
        await player.act(sorted(player.lines())[0])
        await player.slash("card takeback")
        table = house.bot.tables.tables[0]
        if table.session is not None and is_asking(table.state, table.now):
            break
    assert table.session is not None
    await pass_time(house, TAKE_BACK / 2)
    clock.ahead += jump
    await look(house)
    await pass_time(house, TAKE_BACK / 2 - 2 * SLACK)
    assert is_asking(table.state, table.now)
    await pass_time(house, 3 * SLACK)
    assert not is_asking(table.state, table.now)
    assert notes(house)[-1] == "take-back lapsed"


# ---------------------------------------------------------------------- the time of a table


async def test_small_differences_are_let_be(house: House, clock: SimTime) -> None:
    """A second is nothing: nobody is shown anything anew for it."""
    await mid_turn(house)
    clock.ahead += SET / 2
    await look(house)
    (table,) = house.bot.tables.tables
    assert table.time.error == SET / 2
    clock.ahead += SET / 2
    await look(house)
    assert table.time.error == 0


def test_a_table_goes_on_by_its_own_time() -> None:
    clock = SimTime(ahead=1_000.0)
    time = OwnTime(clock)
    clock.ahead -= 600
    assert (time.now(), time.error) == (1_000.0, -600.0)
    time.shift(time.error)
    assert (time.now(), time.error) == (400.0, 0.0)


async def test_a_full_disk_keeps_nobody_from_looking(
    house: House, clock: SimTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every heartbeat the clock is looked at, whether or not that can be written down."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    table, store = house.bot.tables.tables[0], house.bot.store

    async def full(*_: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(store.marks, "set_mark", full)
    clock.ahead += 3600
    with pytest.raises(StoreError):
        await kept_alive(house.bot, store, lambda _: None)
    assert abs(table.time.error) < 1
