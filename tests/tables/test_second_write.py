"""Whichever write of whatever is done at a table is refused: nothing is done, and it goes on.

After a refusal the table has in mind what the file says. Later the same can be done, and
nobody stands still, robots neither.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bot.rules import CHANCE, Seat
from bot.storage.store import StoreBusy
from bot.tables.lobby import Lobby, No
from bot.tables.table import Table
from tests.tables.truth import differences
from tests.tables.virtual import HOUR, House, in_virtual_time, silence

ANN, BOB, CID = 11, 12, 13
CHANNEL, OTHER = 5, 6
Prepare = Callable[[House, Table], Awaitable[None]]
Verb = Callable[[House, Table], Awaitable[object]]
GAME = "euchre"


async def lobby_of_two(house: House, table: Table) -> None:
    await table.sit(BOB, "Bob")


async def started(house: House, table: Table) -> None:
    """Ann and Bob play with two robots, and Ann is asked."""
    await table.sit(BOB, "Bob")
    await table.rearrange(Lobby.fill, ANN)
    await table.start(ANN)
    await until_asked(house, table, ANN)


async def alone(house: House, table: Table) -> None:
    await table.rearrange(Lobby.fill, ANN)
    await table.start(ANN)
    await until_asked(house, table, ANN)


async def robots_turn(house: House, table: Table) -> None:
    """A robot is to act, and all wait because the table cannot be shown."""
    await started(house, table)
    for _ in range(40):
        sitting = table.sitting
        assert sitting is not None
        if sitting.turn != (CHANCE,) and sitting.chairs[sitting.turn[0]].robot:
            break
        await act_somehow(house, table)
    else:
        raise AssertionError("no robot's turn came")
    await table.hold("rights", ("send_messages",))
    await house.clock.sleep(60)


async def paused(house: House, table: Table) -> None:
    await started(house, table)
    await table.agree(ANN)
    await table.agree(BOB)


async def asked_to_take_back(house: House, table: Table) -> None:
    """Ann wants to take back a card after Bob has acted as well."""
    await started(house, table)
    for _ in range(200):
        sitting = table.sitting
        assert sitting is not None
        seat = sitting.seat_of(ANN)
        assert seat is not None
        last = len(sitting.log.moves)
        if 0 < sitting.retractable(seat) < last and sitting.log.moves[-1][0] != seat:
            try:
                if not await table.take_back(ANN):
                    return
            except No:
                pass
        await act_somehow(house, table)
    raise AssertionError("nothing could be taken back")


async def proposed(house: House, table: Table) -> None:
    await started(house, table)
    await table.propose(BOB, table.lobby.options.with_("target", "5"))


async def until_asked(house: House, table: Table, user: int) -> None:
    for _ in range(500):
        sitting = table.sitting
        assert sitting is not None and sitting.result is None
        if sitting.seat_of(user) in sitting.turn:
            return
        await act_somehow(house, table, but=user)
    raise AssertionError("never asked")


async def act_somehow(house: House, table: Table, but: int | None = None) -> None:
    """Whoever is asked acts, robots by themselves."""
    sitting = table.sitting
    assert sitting is not None
    for seat in sitting.turn:
        user = sitting.chairs[seat].user if seat != CHANCE else None
        if user not in (None, but):
            await table.act(user, any_line(table, seat))
            return
    await house.clock.sleep(0.5)


def any_line(table: Table, seat: Seat) -> str:
    sitting = table.sitting
    assert sitting is not None
    decision = sitting.game.legal(sitting.view(seat))
    return sitting.game.write(decision.sample(Random(len(sitting.log.moves))))


def ann_acts(house: House, table: Table) -> Awaitable[object]:
    assert table.sitting is not None
    seat = table.sitting.seat_of(ANN)
    assert seat is not None
    return table.act(ANN, any_line(table, seat))


def request_at(table: Table) -> int:
    assert table.request is not None
    return table.request.at


async def both_leave(house: House, table: Table) -> None:
    await table.leave(BOB)
    await table.leave(ANN)


VERBS: dict[str, tuple[Prepare, Verb]] = {
    "join": (lobby_of_two, lambda h, t: t.sit(CID, "Cid")),
    "leave the lobby": (lobby_of_two, lambda h, t: t.leave(BOB)),
    "be the last to leave the lobby": (lobby_of_two, both_leave),
    "leave the lobby for a friend": (lobby_of_two, lambda h, t: t.leave(BOB, (CID, "Cid"))),
    "start": (lobby_of_two, lambda h, t: _fill_and_start(t)),
    "send away from the lobby": (lobby_of_two, lambda h, t: t.kick(ANN, BOB)),
    "forget in the lobby": (lobby_of_two, lambda h, t: t.forget(ANN)),
    "act": (started, ann_acts),
    "sit down": (started, lambda h, t: t.sit(CID, "Cid")),
    "leave": (started, lambda h, t: t.leave(ANN)),
    "leave for a friend": (started, lambda h, t: t.leave(BOB, (CID, "Cid"))),
    "be the last to leave": (alone, lambda h, t: t.leave(ANN)),
    "all leave": (started, both_leave),
    "send away": (started, lambda h, t: t.kick(ANN, BOB)),
    "pass on": (started, lambda h, t: t.pass_on(ANN, BOB)),
    "lock": (started, lambda h, t: t.lock(ANN, True)),
    "keep a seat": (started, lambda h, t: t.keep_for(ANN, CID, "Cid")),
    "agree to a pause": (started, lambda h, t: _agree_both(t)),
    "go on": (paused, lambda h, t: t.resume(ANN)),
    "take back": (started, lambda h, t: _act_and_take_back(h, t)),
    "grant a take-back": (
        asked_to_take_back, lambda h, t: t.answer_take_back(BOB, request_at(t), True)
    ),
    "refuse a take-back": (
        asked_to_take_back, lambda h, t: t.answer_take_back(BOB, request_at(t), False)
    ),
    "propose": (started, lambda h, t: t.propose(ANN, t.lobby.options.with_("target", "5"))),
    "vote": (proposed, lambda h, t: _vote(t, True)),
    "vote against": (proposed, lambda h, t: _vote(t, False)),
    "hold": (started, lambda h, t: t.hold("channel-gone")),
    "release": (robots_turn, lambda h, t: t.release()),
    "move": (robots_turn, lambda h, t: t.move(OTHER)),
    "hand shown late": (started, lambda h, t: t.shown_late(ANN)),
    "forget": (started, lambda h, t: t.forget(ANN)),
    "forget the last": (alone, lambda h, t: t.forget(ANN)),
    "end it": (started, lambda h, t: t.end(ANN, moderator=False)),
}  # fmt: skip


async def _fill_and_start(table: Table) -> None:
    await table.rearrange(Lobby.fill, ANN)
    await table.start(ANN)


async def _agree_both(table: Table) -> None:
    await table.agree(ANN)
    await table.agree(BOB)


async def _act_and_take_back(house: House, table: Table) -> None:
    for _ in range(30):
        await until_asked(house, table, ANN)
        await ann_acts(house, table)
        try:
            await table.take_back(ANN)
        except No:
            continue
        return


async def _vote(table: Table, yes: bool) -> None:
    assert table.sitting is not None and table.sitting.proposal is not None
    await table.vote(ANN, table.sitting.proposal.number, yes)


async def refused_at(path: Path, prepare: Prepare, verb: Verb, number: int) -> bool:
    """Refuse the n-th write of it; whether there was one."""
    house = House(path, Random(7))
    hall = await house.open()
    table = await hall.open(Lobby.open(GAME, "house", ANN, "Ann"), 1, CHANNEL)
    await prepare(house, table)
    lines = len(table.sitting.log.moves) if table.sitting else 0
    assert not differences(table, house.disk.db), "before"
    house.weather.refuse_next(number)
    try:
        await verb(house, table)
    except StoreBusy:
        assert house.weather.refused == 1
    house.weather.calm()
    after = differences(table, house.disk.db)
    assert not after, f"write {number} was refused: {after}"
    people = [chair.user for chair in table.chairs if chair.user is not None]
    assert people or not table.open, "a table at which nobody sits is closed"
    refused = house.weather.refused > 0
    if refused and table.sitting is not None:
        await goes_on(house, table, lines)
    await house.kill()
    return refused


async def goes_on(house: House, table: Table, lines: int) -> None:
    """Nobody stands still: with what was refused done again, cards fall or the table ends."""
    if table.held is not None:
        await table.release()
    await house.clock.sleep(HOUR / 2)
    for _ in range(60):
        if not table.open:
            return
        sitting = table.sitting
        assert sitting is not None
        if sitting.paused_at is not None:
            await table.resume(next(c.user for c in sitting.chairs if c.user))
        if len(sitting.log.moves) > lines + 12:
            return
        await act_somehow(house, table)
        await house.clock.sleep(30)
    raise AssertionError("the table stands still")


@pytest.mark.parametrize("name", VERBS)
def test_a_refused_write_leaves_nothing_half_done(name: str, tmp_path: Path) -> None:
    prepare, verb = VERBS[name]

    async def all_of_them() -> int:
        number = 1
        while await refused_at(tmp_path / f"{number}.db", prepare, verb, number):
            number += 1
            assert number < 50
        return number - 1

    with silence():
        writes = in_virtual_time(all_of_them)
    assert writes >= 1


def test_robots_go_on_after_a_release_that_was_refused(tmp_path: Path) -> None:
    """It is tried again with the next look at the place, without anybody."""

    async def main() -> None:
        house = House(tmp_path / "knave.db", Random(3))
        hall = await house.open()
        table = await hall.open(Lobby.open(GAME, "house", ANN, "Ann"), 1, CHANNEL)
        await robots_turn(house, table)
        assert table.sitting is not None
        lines = len(table.sitting.log.moves)
        house.weather.refuse_next(1)
        with pytest.raises(StoreBusy):
            await table.release()
        assert table.held is not None
        await table.release()
        await house.clock.sleep(60)
        assert len(table.sitting.log.moves) > lines
        await house.kill()

    with silence():
        in_virtual_time(main)
