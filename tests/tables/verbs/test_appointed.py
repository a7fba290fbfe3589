"""Appointed tables: kept chairs, a start that comes by itself, and nothing to be arranged."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.storage.rows.ids import ChannelId
from bot.storage.rows.people import FORMER
from bot.tables.model.chairs import EMPTY, TIME_TO_COME, Chair
from bot.tables.model.idleness import DESERTED_IDLE
from bot.tables.model.proposal import Ending, NewClock
from bot.tables.model.rows import row_of
from bot.tables.model.turn_clock import DAY
from bot.tables.verbs import clocks, expire, forget, host, lobby, seats, start, suspend, vote
from bot.tables.verbs.appointed import deadline, starts_at
from bot.tables.verbs.end import end
from bot.tables.verbs.steps import NOBODY_CAME
from tests.tables.verbs.pure import ANN, BOB, CID, DAN, EVE, NAMES, NOW, Pure, game
from tests.tables.verbs.pure import lobby as opened

PATIENCE = 180.0


def appointed(*people: Any, robots: int = 0) -> Pure:
    """An appointed table of Eve's, who has no seat there, kept for these people."""
    table = opened()
    chairs = [Chair(kept=user, kept_name=NAMES[user]) for user in people]
    chairs += [Chair(robot=n) for n in range(1, robots + 1)]
    chairs += [EMPTY] * (4 - len(chairs))
    arranged = replace(table.state.lobby, chairs=tuple(chairs), locked=True, host=EVE)
    row = replace(table.state.row, starts_at=NOW + PATIENCE, host_id=EVE)
    return Pure(replace(table.state, lobby=arranged, row=row))


def come(table: Pure, *people: Any) -> None:
    for user in people:
        table.do(seats.sit, user, NAMES[user])


def test_it_begins_when_the_last_has_come() -> None:
    table = appointed(ANN, BOB, CID, DAN)
    come(table, ANN, BOB, CID)
    assert deadline(table.state, table.now) is not None
    assert starts_at(table.state, table.now) == NOW + PATIENCE
    come(table, DAN)
    assert starts_at(table.state, table.now) == table.now
    table.ring(deadline)
    assert table.state.status == "playing"
    assert [chair.robot for chair in table.state.chairs] == [None] * 4


def test_whoever_does_not_come_in_time_is_replaced_and_may_still_come() -> None:
    table = appointed(ANN, BOB, CID, DAN)
    come(table, ANN, CID)
    table.ring(deadline)
    assert table.now == NOW + PATIENCE
    kept = [chair.kept for chair in table.state.chairs if chair.robot]
    assert {*kept} == {BOB, DAN}
    come(table, DAN)
    assert table.state.sits(DAN)
    assert table.refused(seats.sit, EVE, "Eve") == "locked"


def test_partners_stay_opposite_each_other() -> None:
    table = appointed(ANN, BOB, CID, DAN)
    come(table, DAN, CID, BOB, ANN)
    table.ring(deadline)
    order = [chair.user for chair in table.state.chairs]
    assert (order.index(ANN) - order.index(CID)) % 4 == 2


def test_where_nobody_comes_there_is_no_game() -> None:
    table = appointed(ANN, BOB, robots=2)
    assert table.ring(deadline) == [f"ended: {NOBODY_CAME}"]


def test_with_a_robot_from_the_beginning() -> None:
    table = appointed(ANN, BOB, CID, robots=1)
    come(table, ANN, BOB, CID)
    table.ring(deadline)
    assert table.now == NOW
    assert sum(chair.robot is not None for chair in table.state.chairs) == 1


def test_a_chair_that_is_left_stays_kept() -> None:
    """The table does not end with the last who leaves its lobby, either."""
    table = appointed(ANN, BOB, CID, DAN)
    come(table, ANN)
    table.do(seats.leave, ANN)
    assert table.state.status == "lobby"
    come(table, ANN)
    assert table.state.sits(ANN)


def test_nobody_becomes_host_by_a_host_who_leaves() -> None:
    """They could end the match that they are losing, which would then give nobody anything."""
    for begun in (False, True):
        for gone in (seats.leave, forget.forget):
            table = appointed(ANN, BOB, CID, DAN)
            table.state = replace(table.state, lobby=replace(table.state.lobby, host=ANN))
            come(table, ANN, BOB, CID, *([DAN] if begun else []))
            if begun:
                table.ring(deadline)
            table.do(gone, ANN)
            assert table.state.open and not table.state.sits(ANN)
            assert table.state.lobby.host == (ANN if gone is seats.leave else FORMER)
            assert table.refused(end, BOB, False) == "host-or-moderator"


def test_nobody_hands_their_seat_to_a_friend() -> None:
    """Before the first card and after it: another person would play for an entry, or a set."""
    table = appointed(ANN, BOB, CID, DAN)
    come(table, ANN, BOB, CID)
    assert table.refused(seats.leave, ANN, (EVE, "Eve")) == "appointed"
    come(table, DAN)
    table.ring(deadline)
    assert table.refused(seats.leave, ANN, (EVE, "Eve")) == "appointed"
    table.do(seats.leave, ANN)
    secret = game(BOB)
    secret.state = replace(secret.state, row=replace(secret.state.row, fixture="duplicate 3 1 0"))
    assert secret.refused(seats.leave, ANN, (EVE, "Eve")) == "appointed"


def test_whoever_has_themselves_forgotten_is_a_robot() -> None:
    table = appointed(ANN, BOB, CID, DAN)
    come(table, ANN, BOB)
    table.do(forget.forget, ANN)
    assert table.state.status == "lobby"
    table.do(forget.forget, DAN)
    come(table, CID)
    table.ring(deadline)
    assert table.now == NOW  # nobody is awaited any more
    assert sum(chair.robot is not None for chair in table.state.chairs) == 2


@pytest.mark.parametrize(
    ("verb", "args"),
    [
        (start.start, (EVE,)),
        (lobby.fill, (EVE,)),
        (lobby.arrange, (EVE, lambda one: one.with_clock(0))),
        (seats.keep_for, (EVE, EVE, "Eve")),
        (seats.release_seat, (EVE, ANN)),
        (seats.lock, (EVE, False)),
    ],
)
def test_nothing_can_be_arranged(verb: Any, args: Any) -> None:
    assert appointed(ANN, BOB, CID, DAN).refused(verb, *args) == "appointed"


@pytest.mark.parametrize("subject", ["rules", NewClock(0), Ending()])
def test_nor_voted_on_in_the_game(subject: Any) -> None:
    table = appointed(ANN, BOB, CID, DAN)
    come(table, ANN, BOB, CID, DAN)
    table.ring(deadline)
    if subject == "rules":
        subject = table.state.lobby.options
    assert table.refused(vote.propose, ANN, subject) == "appointed"


def test_guests_cannot_lead_while_the_host_is_away() -> None:
    table = appointed(ANN, BOB, CID, DAN)
    come(table, ANN, BOB)
    table.wait(host.HOST_IDLE + 1)
    assert table.refused(start.start, ANN) == "appointed"
    assert table.refused(host.pass_on, ANN, ANN) == "appointed"
    table.do(host.pass_on, EVE, BOB)
    assert table.state.lobby.host == BOB, "the host may"


def test_an_outage_is_nobodys_delay() -> None:
    """They are called once more, by a letter that names the time they have."""
    table = appointed(ANN, BOB, CID, DAN)
    come(table, ANN)
    table.wait(PATIENCE + 60)
    table.state = clocks.taken_up(table.state, table.moment)
    assert starts_at(table.state, table.now) == table.now + TIME_TO_COME


def test_the_wall_clock_was_set() -> None:
    table = appointed(ANN, BOB, CID, DAN)
    change = clocks.set_clock(table.state, table.moment, 3600.0)
    assert starts_at(change.state, NOW) == NOW + PATIENCE + 3600
    assert row_of(change.state).starts_at == NOW + PATIENCE + 3600


def test_a_deserted_game_closes_soon() -> None:
    """Others wait for its result."""
    table = appointed(ANN, BOB, CID, DAN)
    come(table, ANN)
    table.ring(deadline)
    table.with_session(chairs=tuple(replace(c, missed=3) for c in table.session.chairs))
    assert table.state.game_on().deserted
    assert expire.patience(table.state) == DESERTED_IDLE
    table.wait(DESERTED_IDLE)
    assert table.said(expire.expire) == ["ended: nobody-left"]


def test_where_turns_take_a_day_whoever_is_away_has_one_to_come_back() -> None:
    """An opponent who is losing leaves, and within minutes nobody would have won."""
    table = appointed(ANN, BOB, CID, DAN)
    table.state = replace(table.state, lobby=replace(table.state.lobby, clock=DAY))
    come(table, ANN, BOB)
    table.ring(deadline)
    chairs = (replace(c, missed=3 if c.user == BOB else 0) for c in table.session.chairs)
    table.with_session(chairs=tuple(chairs))
    table.do(seats.leave, ANN)
    assert table.state.game_on().deserted
    assert expire.patience(table.state) == DAY
    table.do(host.kick, DAN, BOB, True)
    assert table.state.status == "playing" and expire.patience(table.state) == DESERTED_IDLE


def test_whoever_comes_has_time_again_after_the_table_was_held() -> None:
    """Its thread was deleted before anybody came; then it is moved, long after its time."""
    table = appointed(ANN, BOB, CID, DAN)
    table.do(suspend.suspend, "channel-gone")
    table.now = NOW + 10 * PATIENCE
    assert starts_at(table.state, table.now) is None
    table.do(suspend.move, ChannelId(99))
    assert starts_at(table.state, table.now) == table.now + TIME_TO_COME
    come(table, ANN)
    table.ring(deadline)
    assert table.state.status == "playing" and table.state.sits(ANN)
