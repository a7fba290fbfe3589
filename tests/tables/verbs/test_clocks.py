"""The clocks of turns: they ring, remind, stand still, go on, and move with the wall clock."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.rules import Seat
from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import AWAY_AFTER
from bot.tables.model.proposal import Absent, Ending, Proposal
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.requests import Request
from bot.tables.model.state import FailedVote, Shown, Wait
from bot.tables.model.suspension import Suspension
from bot.tables.model.turn_clock import BEATS, DAY, GRACE, TurnClock
from bot.tables.verbs.clocks import (
    AFTER_RESTART,
    AFTER_START,
    attended,
    come_back,
    deadline,
    freeze,
    overdue,
    ring,
    set_clock,
    shown_late,
    taken_up,
)
from bot.tables.verbs.steps import with_clocks
from bot.tables.verbs.talk import talk
from tests.tables.verbs.pure import (
    ANN,
    BOB,
    EVE,
    HOUR,
    NOW,
    Pure,
    closed,
    game,
    lobby,
    over,
    play_on,
)

LENGTH = 120


def playing(clock: int = LENGTH) -> Pure:
    """Ann and Bob play, and one of them is asked, whose clock runs since now."""
    table = game(BOB, clock=clock)
    play_on(table, lambda s: s.chairs[s.turn[0]].user is not None)
    table.state = with_clocks(table.state, table.moment)
    return table


def clock(table: Pure) -> TurnClock:
    (turn,) = table.session.turns
    return turn


def asked(table: Pure) -> UserId:
    user = table.session.chairs[clock(table).seat].user
    assert user is not None
    return user


def standing() -> list[Pure]:
    """Tables at which no clock runs."""
    paused, suspended, without = playing(), playing(), game(BOB, clock=0)
    paused.with_session(paused_at=NOW)
    suspended.state = replace(suspended.state, suspension=Suspension("unreachable", NOW))
    return [paused, suspended, without, lobby(BOB), over(BOB), closed(playing())]


# ---------------------------------------------------------------------- they ring


def test_half_of_the_time_is_said_once() -> None:
    table = playing()
    reminded: list[int] = []
    times: list[float] = []
    while not overdue(table.state, clock(table).seat, table.now):
        assert table.ring(deadline) == []
        assert table.change is not None and table.change.show is Shown.NOBODY
        times.append(table.now - NOW)
        reminded += table.change.remind
        assert table.change.look_round == (bool(table.change.remind) or table.now == NOW + 140)
    assert reminded == [asked(table)]
    assert times[-1] == LENGTH + GRACE
    assert LENGTH / 2 + GRACE in times
    assert all(later - sooner <= LENGTH / BEATS for sooner, later in pairwise(times))


def test_a_clock_that_has_run_out_says_no_more() -> None:
    table = playing()
    while deadline(table.state, table.now) is not None:
        table.ring(deadline)
    assert table.now == NOW + LENGTH + GRACE
    assert clock(table).seen == clock(table).due


def test_it_is_known_until_when_a_clock_has_run() -> None:
    table = playing()
    table.wait(30)
    table.do(ring)
    assert clock(table).seen == NOW + 30


def test_nobody_is_reminded_whose_time_is_over() -> None:
    """The machine was busy for all of the turn."""
    table = playing()
    table.wait(LENGTH + GRACE)
    table.do(ring)
    assert table.change is not None
    assert table.change.remind == () and table.change.look_round


@pytest.mark.parametrize("n", range(6))
def test_no_clock_rings_that_does_not_run(n: int) -> None:
    table = standing()[n]
    assert deadline(table.state, table.now) is None or not table.state.open
    table.wait(LENGTH * 2)
    table.do(ring)
    assert table.change is not None
    assert table.change.remind == () and not table.change.look_round


# ---------------------------------------------------------------------- they stand still


def test_a_clock_begins_anew_whose_hand_could_not_be_shown() -> None:
    table = playing()
    number = clock(table).number
    table.wait(100)
    table.do(shown_late, UserId(asked(table)))
    assert (clock(table).number, clock(table).since) == (number, NOW + 100 + GRACE)
    assert clock(table).due == NOW + 100 + GRACE + LENGTH


def test_the_clocks_of_others_do_not() -> None:
    table = playing()
    table.wait(100)
    for user in (EVE, *({ANN, BOB} - {asked(table)})):
        before = table.session.turns
        table.do(shown_late, user)
        assert table.session.turns == before
        assert table.change is not None and table.change.show is Shown.NOBODY


@pytest.mark.parametrize("n", range(6))
def test_nothing_begins_anew_where_nothing_runs(n: int) -> None:
    table = standing()[n]
    for user in (ANN, BOB):
        before = table.session.turns if table.state.session else ()
        if table.state.suspension is None:
            table.do(shown_late, user)
            assert (table.session.turns if table.state.session else ()) == before


def test_an_outage_is_on_us() -> None:
    table = playing()
    table.wait(50)
    table.do(freeze)
    assert table.change is not None and table.change.show is Shown.NOBODY
    left = clock(table).due - table.now
    table.wait(HOUR)
    table.state = taken_up(table.state, table.moment)
    assert clock(table).due == table.now + GRACE + left
    assert table.state.not_before == table.now + AFTER_START
    assert table.state.host_not_before == table.now + AFTER_RESTART


def test_after_a_crash_it_is_what_was_left_when_last_seen() -> None:
    table = playing()
    table.wait(30)
    table.do(ring)
    left = clock(table).due - table.now
    table.wait(HOUR)
    table.state = taken_up(table.state, table.moment)
    assert clock(table).due == table.now + GRACE + left


def test_a_pause_outlasts_an_outage() -> None:
    table = playing()
    table.with_session(paused_at=NOW + 10)
    turns = table.session.turns
    table.wait(HOUR)
    table.do(freeze)
    table.state = taken_up(table.state, table.moment)
    assert table.session.turns == turns


def test_whoever_is_asked_has_a_clock_after_an_outage() -> None:
    table = playing()
    table.with_session(turns=())
    table.state = taken_up(table.state, table.moment)
    assert clock(table).since == NOW + GRACE


def test_when_the_host_was_here_is_written_down_before_a_stop() -> None:
    table = lobby(BOB)
    table.state = replace(table.state, host_seen=NOW + 40)
    table.do(freeze)
    assert table.state.row.host_at == NOW + 40


# ---------------------------------------------------------------------- the wall clock was set


@pytest.mark.parametrize("by", [3600.0, -7200.5])
def test_every_moment_moves(by: float) -> None:
    table = playing()
    table.do(talk, ANN, "hello")
    proposal = Proposal(1, ANN, Ending(), (ANN,), NOW - 5)
    table.with_session(proposal=proposal)
    table.state = replace(
        table.state,
        request=Request(Seat(0), ANN, 2, 3, NOW - 1),
        not_before=NOW + 2,
        host_not_before=NOW + 3,
        host_seen=NOW - 4,
        waits=(Wait(Seat(0), 3, NOW - 6),),
        failed_vote=FailedVote(NOW - 7, 2),
    )
    before, turn = table.state, clock(table)
    assert table.said(set_clock, by) == [f"clock set by {by}"]
    assert table.change is not None and table.change.clock == by
    after = table.change.state
    assert after.request is not None and after.request.since == NOW - 1 + by
    assert (after.not_before, after.host_not_before) == (NOW + 2 + by, NOW + 3 + by)
    assert after.host_seen == NOW - 4 + by
    assert after.waits[0].since == NOW - 6 + by
    assert after.failed_vote == FailedVote(NOW - 7 + by, 2)
    assert after.talk == before.talk.shifted(by)
    assert after.row.updated_at == before.row.updated_at + by
    assert after.row.host_at is not None and after.row.host_at == NOW + by
    session = after.session
    assert session is not None and session.proposal == replace(proposal, since=NOW - 5 + by)
    assert session.turns[0].due == turn.due + by, "what was left of the clock is left"


def test_a_pause_and_a_suspension_move_too() -> None:
    table = playing()
    turn = clock(table)
    table.with_session(paused_at=NOW - 9)
    table.state = replace(table.state, suspension=Suspension("unreachable", NOW - 8))
    table.do(set_clock, 60.0)
    assert table.session.paused_at == NOW + 51
    assert table.state.suspension == Suspension("unreachable", NOW + 52)
    assert clock(table) == turn.shifted(60.0)


def test_quiet_hours_lie_elsewhere_then() -> None:
    """By the new time it is night: what is left of the turn is left in the morning."""
    table = playing(DAY)
    day = int(NOW // 3600 % 24)  # the hour that it is in UTC
    night = QuietHours((day + 2) % 24, (day + 8) % 24)
    table.quiet = {asked(table): night}
    before = clock(table).due
    table.with_session(turns=())
    table.state = with_clocks(table.state, table.moment)
    assert clock(table).due > before, "a night lies in it"
    left = night.awake_between(clock(table).since, clock(table).due)
    table.do(set_clock, 3 * HOUR)
    turn = clock(table)
    assert night.awake_between(turn.since, turn.due) == pytest.approx(left)


# ---------------------------------------------------------------------- who timed out


def test_a_turn_that_ran_out_is_counted() -> None:
    table = playing()
    seat, user = clock(table).seat, asked(table)
    table.with_session(
        chairs=tuple(replace(c, agrees=True) if c.user == user else c for c in table.state.chairs)
    )
    lines = len(table.session.log.moves)
    session = table.session
    for n in range(1, AWAY_AFTER + 1):
        session, notes = attended(session, seat, late=True)
        assert session.chairs[seat].missed == n and not session.chairs[seat].agrees
        assert str(notes[0]) == (
            f"seat {seat}: {user} ran out of time, a robot played move {lines}"
        )
        away = [f"seat {seat}: {user} is away, a robot keeps the seat"]
        assert list(map(str, notes[1:])) == (away if n == AWAY_AFTER else [])
    session, notes = attended(session, seat, late=False)
    assert session.chairs[seat].missed == 0 and notes == []


def test_whoever_plays_does_not_sleep() -> None:
    session = playing().session
    asleep = Proposal(1, ANN, Absent(Seat(1), BOB), (ANN,), NOW)
    for what, seat, late, off in (
        (asleep, Seat(1), False, True),
        (asleep, Seat(1), True, False),
        (asleep, Seat(0), False, False),
        (replace(asleep, what=Ending()), Seat(1), False, False),
    ):
        after, notes = attended(session.proposing(what), seat, late)
        assert (after.proposal is None) == off
        assert ("replace dropped: played" in map(str, notes)) == off


def test_somebody_takes_their_seat_back() -> None:
    table = playing()
    seat, user = clock(table).seat, asked(table)
    away = replace(table.session.chairs[seat], missed=AWAY_AFTER)
    table.state = with_clocks(
        table.state.with_session(table.session.with_chair(seat, away)), table.moment
    )
    assert table.session.turns == ()
    table.wait(5)
    assert table.said(come_back, user) == [f"seat {seat}: {user} is back"]
    assert table.session.chairs[seat].present
    assert clock(table).since == NOW + 5, "without a grace: they saw it coming"
    assert table.refused(come_back, user) == "not-away"


def test_in_a_pause_nobody_has_a_clock_for_it() -> None:
    table = playing()
    seat = clock(table).seat
    user, chair = asked(table), replace(table.session.chairs[seat], missed=AWAY_AFTER)
    table.state = table.state.with_session(table.session.with_chair(seat, chair))
    table.with_session(paused_at=NOW, turns=())
    table.do(come_back, user)
    assert table.session.turns == ()


def test_who_may_not_come_back() -> None:
    assert playing().refused(come_back, EVE) == "not-here"
    assert playing().refused(come_back, ANN) == "not-away"
    assert lobby(BOB).refused(come_back, ANN) == "not-begun"
    assert over(BOB).refused(come_back, ANN) == "game-is-over"
    assert closed(playing()).refused(come_back, ANN) == "table-closed"
