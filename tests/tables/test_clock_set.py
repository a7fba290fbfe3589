"""The wall clock is set by an hour while people wait: what was left of the wait is left.

Nobody presses anything meanwhile: the house looks at the clock, as it does every few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables.live.listener import Silent
from bot.tables.live.table import Table
from bot.tables.model.clock import SET
from bot.tables.model.idleness import GAME_IDLE
from bot.tables.model.proposal import OPEN_FOR, PATIENCE, Ending, Rules
from bot.tables.model.talk import LASTS
from bot.tables.verbs.ballots import SLEEPS_AFTER, sleepers
from bot.tables.verbs.host import HOST_IDLE, host_is_away
from bot.tables.verbs.lobby import arrange, fill
from bot.tables.verbs.suspend import suspend
from bot.tables.verbs.talk import heard, talk
from bot.tables.verbs.vote import deal_waits_until, propose
from tests.tables.test_second_write import (
    ANN,
    BOB,
    asked_to_take_back,
    before_the_deal,
    lobby_of_two,
    opened,
    started,
    waits,
)
from tests.tables.truth import differences
from tests.tables.virtual import HOUR, House, in_virtual_time, silence

JUMPS = pytest.mark.parametrize("jump", [-HOUR, HOUR, -30 * 24 * HOUR, 30 * 24 * HOUR])
Prepare = Callable[[House, Table], Awaitable[None]]


def test_where_the_clock_was_not_set_a_look_at_it_is_no_work(tmp_path: Path) -> None:
    """It comes every few seconds, at a thousand tables."""

    async def main() -> None:
        house = House(tmp_path / "knave.db", Random(7))
        await opened(house, lobby_of_two)
        begun: list[object] = []

        def noted(loop: asyncio.AbstractEventLoop, work: Any, **told: Any) -> asyncio.Task[Any]:
            begun.append(work)
            return asyncio.Task(work, loop=loop, **told)

        asyncio.get_running_loop().set_task_factory(noted)
        await house.hall.look_at_the_clock()
        assert not begun
        house.clock.ahead += HOUR
        await house.hall.look_at_the_clock()
        assert begun
        await house.kill()

    in_virtual_time(main)


def waited_for(
    folder: Path,
    jump: float,
    prepare: Prepare,
    seconds: float,
    is_over: Callable[[Table], bool],
) -> None:
    """Set the clock after half of the seconds; it is over when they are, not before nor after."""

    async def main() -> None:
        house = House(folder / "knave.db", Random(7))
        table = await opened(house, prepare)
        start = house.clock.steady()
        await house.clock.sleep(seconds / 2)
        house.clock.ahead += jump
        await house.hall.look_at_the_clock()
        assert table.time.error == 0
        await house.clock.sleep(start + seconds - 1 - house.clock.steady())
        assert not is_over(table), "not before its time"
        await house.clock.sleep(2)
        assert is_over(table), "and not after it"
        await house.kill()

    with silence():
        in_virtual_time(main)


def _nothing_open(table: Table) -> bool:
    return table.session is None or table.session.proposal is None


def no_clock(prepare: Prepare) -> Prepare:
    """The preparation of a table at which turns take as long as they take."""

    async def prepared(house: House, table: Table) -> None:
        await table.do(arrange, ANN, lambda lobby: lobby.with_clock(0))
        await prepare(house, table)

    return prepared


@JUMPS
def test_a_vote_is_open_for_its_time(tmp_path: Path, jump: float) -> None:
    async def proposed(house: House, table: Table) -> None:
        await started(house, table)
        await table.do(propose, BOB, Ending())

    waited_for(tmp_path, jump, no_clock(proposed), OPEN_FOR, _nothing_open)


@JUMPS
def test_a_deal_waits_for_votes_on_its_rules(tmp_path: Path, jump: float) -> None:
    async def waiting(house: House, table: Table) -> None:
        await before_the_deal(house, table)
        assert table.session is not None and table.session.proposal is not None
        assert isinstance(table.session.proposal.what, Rules)

    async def just_now(house: House, table: Table) -> None:
        await waiting(house, table)
        assert deal_waits_until(table.state) is not None
        assert table.session is not None and table.session.proposal is not None
        waits = tuple(replace(wait, since=table.now) for wait in table.state.waits)
        proposal = replace(table.session.proposal, since=table.now)
        table.state = replace(table.state, waits=waits).with_session(
            table.session.proposing(proposal)
        )
        table.wake()

    waited_for(tmp_path, jump, no_clock(just_now), PATIENCE, _nothing_open)


@JUMPS
def test_a_host_is_away_after_five_minutes(tmp_path: Path, jump: float) -> None:
    async def prepared(house: House, table: Table) -> None:
        await lobby_of_two(house, table)
        table.noticed(ANN)

    waited_for(
        tmp_path, jump, prepared, HOST_IDLE, lambda table: host_is_away(table.state, table.now)
    )


@JUMPS
def test_a_host_who_is_away_stays_away(tmp_path: Path, jump: float) -> None:
    async def main() -> None:
        house = House(tmp_path / "knave.db", Random(7))
        table = await opened(house, lobby_of_two)
        await house.clock.sleep(HOST_IDLE + 1)
        house.clock.ahead += jump
        await table.do(fill, BOB)
        assert all(not chair.empty for chair in table.chairs)
        await house.kill()

    in_virtual_time(main)


@JUMPS
def test_a_seat_waits_for_a_day(tmp_path: Path, jump: float) -> None:
    """Nobody comes: the table closes."""
    waited_for(tmp_path, jump, no_clock(waits), GAME_IDLE, lambda table: not table.open)


@JUMPS
def test_who_sleeps_sleeps_after_the_same_time(tmp_path: Path, jump: float) -> None:
    def asleep(table: Table) -> bool:
        assert table.session is not None
        return bool(sleepers(table.state, table.now))

    waited_for(tmp_path, jump, no_clock(started), SLEEPS_AFTER, asleep)


@JUMPS
def test_a_phrase_is_shown_for_a_minute(tmp_path: Path, jump: float) -> None:
    """Each for its own: the next one lengthens no other."""

    async def talked(house: House, table: Table) -> None:
        await started(house, table)
        await table.do(talk, BOB, "thank-you")

    waited_for(
        tmp_path, jump, no_clock(talked), LASTS, lambda table: not heard(table.state, table.now)
    )


def test_each_phrase_goes_in_its_time(tmp_path: Path) -> None:
    """The table is drawn anew then, though there is a newer one."""

    async def main() -> None:
        house = House(tmp_path / "knave.db", Random(7))
        table = await opened(house, no_clock(started))
        shown: list[int] = []

        class Drawn(Silent):
            def table_changed(self, _: object) -> None:
                shown.append(len(heard(table.state, table.now)))

        house.hall.listener = Drawn()
        await table.do(talk, BOB, "thank-you")
        await house.clock.sleep(LASTS - 10)
        await table.do(talk, ANN, "thank-you")
        await house.clock.sleep(11)
        assert shown == [1, 2, 1]
        await house.clock.sleep(LASTS)
        assert shown == [1, 2, 1, 0]
        await house.kill()

    in_virtual_time(main)


@JUMPS
def test_a_robot_answers_as_soon_as_ever(tmp_path: Path, jump: float) -> None:
    async def main() -> None:
        house = House(tmp_path / "knave.db", Random(7))
        table = await opened(house, no_clock(started))
        for _ in range(4):
            await table.do(talk, BOB, "hello")
            if table.state.talk.reply is not None:
                break
        assert table.state.talk.reply is not None
        house.clock.ahead += jump
        await house.hall.look_at_the_clock()
        await house.clock.sleep(house.pace.robot + 0.1)
        assert heard(table.state, table.now)[-1].chair.robot, "not an hour later"
        await house.kill()

    in_virtual_time(main)


@pytest.mark.parametrize("refused", [False, True])
@JUMPS
def test_after_a_restart_it_is_known_that_the_clock_was_set(
    tmp_path: Path, jump: float, refused: bool
) -> None:
    """Or a wish of a minute would hold the robots up for an hour. Also if that was written late."""

    async def main() -> None:
        house = House(tmp_path / "knave.db", Random(7))
        table = await opened(house, no_clock(asked_to_take_back))
        await table.do(propose, BOB, Ending())
        await house.clock.sleep(10)
        house.clock.ahead += jump
        house.weather.refuse_next(int(refused))
        await house.hall.look_at_the_clock()
        assert (abs(table.time.error) >= SET) == refused == bool(house.weather.refused)
        await house.hall.look_at_the_clock()
        await table.do(talk, ANN, "sorry")  # whatever comes next
        assert abs(table.time.error) < SET
        await table.do(suspend, "channel-gone")
        assert not differences(table, house.disk.db)
        await house.kill()
        (again,) = (await house.open()).tables
        assert again.state.request is not None and again.session is not None
        assert again.session.proposal is not None and again.state.suspension is not None
        now = house.clock.now()
        assert again.state.request.until == pytest.approx(now + 50)
        assert again.session.proposal.since == pytest.approx(now - 10)
        assert again.state.suspension.since == pytest.approx(now)
        await house.kill()

    with silence():
        in_virtual_time(main)
