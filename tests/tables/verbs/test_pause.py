"""Pauses: who has to agree, who may end them, and what the clocks do meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import AWAY_AFTER
from bot.tables.model.suspension import Suspension
from bot.tables.model.turn_clock import GRACE
from bot.tables.verbs.pause import agree, begin, deadline, resume
from bot.tables.verbs.seats import leave
from bot.tables.verbs.steps import with_clocks
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
    seat_of,
)


def two(clock: int = 120) -> Pure:
    table = game(BOB, clock=clock)
    table.state = with_clocks(table.state, table.moment)
    return table


def away(table: Pure, user: UserId) -> Pure:
    seat = seat_of(table, user)
    chair = replace(table.session.chairs[seat], missed=AWAY_AFTER)
    table.state = table.state.with_session(table.session.with_chair(seat, chair))
    return table


def suspended() -> Pure:
    table = two()
    table.state = replace(table.state, suspension=Suspension("unreachable", NOW))
    return table


def paused() -> Pure:
    table = two()
    assert table.do(agree, ANN) is False
    assert table.do(agree, BOB) is True
    return table


def test_a_pause_begins_when_everybody_agrees() -> None:
    table = two()
    assert table.said(agree, ANN) == []
    assert table.session.paused_at is None and table.state.time_runs
    assert table.said(agree, BOB) == ["paused by agreement"]
    assert table.session.paused_at == NOW and not table.state.time_runs


def test_nobody_waits_for_whoever_is_away() -> None:
    assert away(two(), BOB).do(agree, ANN) is True


def test_it_begins_once_nobody_plays_who_has_not_agreed() -> None:
    for gone in (lambda table: table.do(leave, BOB), lambda table: away(table, BOB)):
        table = two()
        table.do(agree, ANN)
        assert deadline(table.state, table.now) is None and not table.do(begin), "Bob is asked"
        gone(table)
        assert table.ring(deadline) == ["paused by agreement"]
        assert table.session.paused_at == NOW and deadline(table.state, table.now) is None
        table.do(resume, ANN)
        assert deadline(table.state, table.now) is None
    asleep = away(away(two(), BOB), ANN)
    assert deadline(asleep.state, asleep.now) is None, "nobody would like one"


def test_it_ends_when_anybody_says_so() -> None:
    table = paused()
    table.wait(HOUR)
    assert table.said(resume, BOB) == [f"resumed by {BOB}"]
    assert table.session.paused_at is None
    assert not any(chair.agrees for chair in table.session.chairs)


def test_what_was_left_of_a_clock_is_left() -> None:
    table = two()
    (turn,) = table.session.turns
    table.wait(50)
    table.do(agree, ANN)
    table.do(agree, BOB)
    table.wait(HOUR)
    table.do(resume, ANN)
    (after,) = table.session.turns
    assert (after.seat, after.number) == (turn.seat, turn.number)
    assert after.due - (table.now + GRACE) == turn.due - (NOW + 50)


def test_whoever_is_asked_meanwhile_has_a_clock_after_it() -> None:
    table = paused()
    table.with_session(turns=())
    table.do(resume, ANN)
    assert len(table.session.turns) == 1


@pytest.mark.parametrize(
    ("table", "user", "code"),
    [
        (two, EVE, "not-here"),
        (suspended, ANN, "held"),
        (paused, ANN, "paused"),
        (lambda: away(two(), ANN), ANN, "away"),
        (lambda: lobby(BOB), ANN, "not-begun"),
        (lambda: over(BOB), ANN, "game-is-over"),
        (lambda: closed(two()), ANN, "table-closed"),
    ],
)
def test_when_nobody_may_agree(table: Callable[[], Pure], user: UserId, code: str) -> None:
    assert table().refused(agree, user) == code


@pytest.mark.parametrize(
    ("table", "user", "code"),
    [
        (two, ANN, "not-paused"),
        (paused, EVE, "not-here"),
        (lambda: lobby(BOB), ANN, "not-begun"),
        (lambda: closed(paused()), ANN, "table-closed"),
    ],
)
def test_when_nothing_goes_on(table: Callable[[], Pure], user: UserId, code: str) -> None:
    assert table().refused(resume, user) == code
