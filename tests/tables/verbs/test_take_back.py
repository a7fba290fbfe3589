"""A move taken back, as verbs: what they change, refuse and write, and when a wish lapses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, Seat
from bot.rules.kit.actions import Play
from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import AWAY_AFTER
from bot.tables.model.requests import PATIENCE
from bot.tables.model.state import Shown, TableState
from bot.tables.model.suspension import Suspension
from bot.tables.model.turn_clock import GRACE
from bot.tables.verbs.seats import leave
from bot.tables.verbs.take_back import (
    answer_take_back,
    deadline,
    grant,
    is_asking,
    lapse,
    take_back,
)
from tests.tables.verbs.states import (
    ANN,
    EVE,
    FOUR,
    NOW,
    acted,
    dealt,
    found,
    game_of,
    in_lobby,
    kept,
    moment,
    played,
    refused,
    said,
    seat_of,
    to_act,
)


def slipped(**set_to: Any) -> tuple[TableState, UserId]:
    """Four play, and the first to be asked has passed."""
    table = dealt(*FOUR, **set_to)
    return acted(table), to_act(table)


def too_late(**set_to: Any) -> tuple[TableState, UserId]:
    """Four play, and a second has passed after the first."""
    table, user = slipped(**set_to)
    return acted(table), user


def asking() -> tuple[TableState, UserId]:
    """Four play, and the first who passed asks the others to take it back."""
    table, user = too_late()
    return take_back(table, moment(), user).state, user


def others(user: UserId) -> list[UserId]:
    return [other for other in FOUR if other != user]


# ---------------------------------------------------------------------- at once


def test_a_slip_is_taken_back_at_once() -> None:
    before = dealt(*FOUR)
    user, table = to_act(before), acted(before)
    line = game_of(table).retractable(seat_of(table, user))
    change = take_back(table, moment(5), user, line)
    assert change.answer is True
    assert change.lines == 1
    assert said(change) == [f"seat {seat_of(table, user)} took line {line} back: at once"]
    session = game_of(change.state)
    assert session.state == game_of(before).state
    assert session.log.moves[:-1] == game_of(table).log.moves
    assert session.movers[-1] == user
    assert to_act(change.state) == user
    assert change.state.request is None


def test_the_clock_begins_anew_after_a_grace() -> None:
    table, user = slipped(clock=120)
    session = game_of(take_back(table, moment(5), user).state)
    (turn,) = session.turns
    assert (turn.seat, turn.number) == (seat_of(table, user), session.numbers[turn.seat])
    assert turn.since == NOW + 5 + GRACE


def test_everybody_is_shown_it() -> None:
    """Nobody's hand is as it was: there is a button less or more."""
    table, user = slipped()
    assert take_back(table, moment(), user).show is Shown.EVERYBODY


def test_once_a_turn_is_enough() -> None:
    table, user = slipped()
    again = acted(take_back(table, moment(), user).state)
    change = take_back(again, moment(), user)
    assert change.answer is False
    assert change.state.request is not None


def alone_after(wanted_new: bool) -> TableState:
    """Ann plays with robots; after her move one of them has acted, and she saw a card or not."""

    def fits(table: TableState) -> bool:
        session = game_of(table)
        mine = session.retractable(Seat(0))
        line = session.log.moves[-1][1]
        return 0 < mine < len(session.log.moves) and line.startswith("play") == wanted_new

    return found(dealt(ANN), fits)


def test_robots_grant_what_told_nothing_new() -> None:
    table = alone_after(wanted_new=False)
    change = take_back(table, moment(), ANN)
    assert change.answer is True
    assert said(change)[0].endswith("back: nothing new was seen")


# ---------------------------------------------------------------------- by consent


def test_the_others_are_asked() -> None:
    table, user = too_late()
    change = take_back(table, moment(5), user)
    seat = seat_of(table, user)
    assert change.answer is False
    assert change.lines == 0
    assert said(change) == [
        f"take-back asked: seat {seat} {user}, line {len(game_of(table).log.moves) - 1}"
        f" of {len(game_of(table).log.moves)}"
    ]
    request = change.state.request
    assert request is not None
    assert (request.seat, request.user, request.since) == (seat, user, NOW + 5)
    assert change.state == replace(table, request=request)
    assert kept(table, (change, 5)).request == request
    assert change.show is Shown.EVERYBODY
    session = game_of(change.state)
    assert [request.asks(session, other) for other in FOUR] == [other != user for other in FOUR]


def test_it_is_granted_by_the_last_who_agrees() -> None:
    table, user = asking()
    at = len(game_of(table).log.moves)
    first, second, third = others(user)
    one = answer_take_back(table, moment(1), first, at, True)
    assert (one.answer, said(one)) == (False, [f"take-back agreed: {first}"])
    two = answer_take_back(one.state, moment(2), second, at, True)
    assert two.state.request is not None
    assert two.state.request.agreed == {first, second}
    last = answer_take_back(two.state, moment(3), third, at, True)
    assert (last.answer, last.lines) == (True, 1)
    assert said(last) == [f"seat {seat_of(table, user)} took line {at - 1} back: all agree"]
    assert to_act(last.state) == user
    assert not is_asking(last.state, NOW + 3)
    assert last.show is Shown.EVERYBODY


def test_what_was_agreed_is_taken_up_again() -> None:
    table, user = too_late()
    asked = take_back(table, moment(), user)
    agreed = answer_take_back(asked.state, moment(1), others(user)[0], table.moves, True)
    assert kept(table, (asked, 0), (agreed, 1)).request == agreed.state.request
    off = answer_take_back(agreed.state, moment(2), others(user)[1], table.moves, False)
    assert kept(table, (asked, 0), (agreed, 1), (off, 2)).request == off.state.request


def test_one_who_is_against_it_is_enough() -> None:
    table, user = asking()
    change = answer_take_back(table, moment(1), others(user)[2], table.moves, False)
    assert (change.answer, said(change)) == (False, ["take-back refused"])
    assert change.state.request is not None
    assert change.state.request.closed == "refused"
    assert game_of(change.state) == game_of(table)
    assert not is_asking(change.state, NOW + 1)


def test_it_is_withdrawn() -> None:
    table, user = asking()
    change = answer_take_back(table, moment(1), user, table.moves, False)
    assert (change.answer, said(change)) == (False, ["take-back withdrawn"])
    assert not is_asking(change.state, NOW + 1)


def test_whoever_is_away_is_not_asked() -> None:
    table, user = too_late()
    session = game_of(table)
    for other in others(user)[1:]:
        seat = seat_of(table, other)
        session = session.with_chair(seat, replace(session.chairs[seat], missed=AWAY_AFTER))
    table = take_back(table.with_session(session), moment(), user).state
    assert answer_take_back(table, moment(), others(user)[0], table.moves, True).answer is True


def test_it_is_granted_once_those_are_gone_who_had_not_answered() -> None:
    table, user = asking()
    at, (first, second, third) = table.moves, others(user)
    table = answer_take_back(table, moment(1), first, at, True).state
    table = leave(table, moment(2), second).state
    early = grant(table, moment(2))
    assert (early.answer, early.state) == (False, table), "the last of them is asked yet"
    table = leave(table, moment(3), third).state
    assert deadline(table, NOW + 3) == (NOW + 3, grant)
    change = grant(table, moment(3))
    assert (change.answer, change.lines) == (True, 1)
    assert said(change) == [f"seat {seat_of(table, user)} took line {at - 1} back: all agree"]
    assert to_act(change.state) == user
    assert deadline(change.state, NOW + 3) is None


def test_robots_alone_grant_nothing_that_people_were_asked() -> None:
    table, user = asking()
    for other in others(user):
        table = leave(table, moment(1), other).state
    assert deadline(table, NOW + 1) == (NOW + PATIENCE, lapse)


# ---------------------------------------------------------------------- it lapses


def test_a_wish_lapses() -> None:
    table, _ = asking()
    assert deadline(table, NOW + 1) == (NOW + PATIENCE, lapse)
    assert is_asking(table, NOW + PATIENCE - 1)
    assert not is_asking(table, NOW + PATIENCE)
    change = lapse(table, moment(PATIENCE))
    assert said(change) == ["take-back lapsed"]
    assert change.state.request is not None
    assert change.state.request.closed == "lapsed"
    assert deadline(change.state, NOW + PATIENCE) is None


def test_it_lapses_neither_early_nor_twice_nor_once_played() -> None:
    table, user = asking()
    for change in (
        lapse(table, moment(PATIENCE - 1)),
        lapse(lapse(table, moment(PATIENCE)).state, moment(PATIENCE)),
        lapse(acted(table), moment(PATIENCE)),
        lapse(answer_take_back(table, moment(), user, table.moves, False).state, moment(PATIENCE)),
        lapse(replace(table, status="ended"), moment(PATIENCE)),
        lapse(dealt(*FOUR), moment(PATIENCE)),
        lapse(in_lobby(ANN), moment(PATIENCE)),
    ):
        assert (change.notes, change.lines, change.show) == ((), 0, Shown.NOBODY)


def test_nothing_lapses_where_nothing_is_asked() -> None:
    assert deadline(in_lobby(ANN), NOW) is None
    assert deadline(dealt(*FOUR), NOW) is None
    assert deadline(acted(asking()[0]), NOW) is None


# ---------------------------------------------------------------------- refused


@pytest.mark.parametrize("verb", [take_back, lambda t, m, u: answer_take_back(t, m, u, 0, True)])
def test_only_whoever_plays_there_now(verb: Callable[..., Any]) -> None:
    table, user = too_late()
    session = game_of(table)
    seat = seat_of(table, user)
    away = session.with_chair(seat, replace(session.chairs[seat], missed=AWAY_AFTER))
    for state, code in (
        (in_lobby(*FOUR), "not-begun"),
        (replace(in_lobby(*FOUR), status="ended"), "table-closed"),
        (replace(table, status="over"), "game-is-over"),
        (replace(table, suspension=Suspension("unreachable", NOW)), "held"),
        (table.with_session(away), "away"),
        (table.with_session(replace(session, paused_at=NOW)), "paused"),
    ):
        with refused(code):
            verb(state, moment(), user)
    with refused("not-here"):
        verb(table, moment(), EVE)


def test_a_table_without_take_backs() -> None:
    table, user = slipped(takebacks="off")
    with refused("takebacks-off"):
        take_back(table, moment(), user)


def test_a_table_where_only_slips_are() -> None:
    table, user = slipped(takebacks="misclick")
    assert take_back(table, moment(), user).answer is True
    table, user = too_late(takebacks="misclick")
    with refused("takeback-too-late"):
        take_back(table, moment(), user)


def test_there_is_nothing_to_take_back() -> None:
    table = dealt(*FOUR)
    with refused("nothing-to-take-back"):
        take_back(table, moment(), to_act(table))


def test_the_button_was_for_another_move() -> None:
    table, user = slipped()
    with refused("outdated"):
        take_back(table, moment(), user, table.moves + 1)


def test_one_wish_at_a_time() -> None:
    table, user = asking()
    other = next(o for o in others(user) if game_of(table).retractable(seat_of(table, o)))
    for who in (user, other):
        with refused("takeback-open"):
            take_back(table, moment(1), who)


def test_the_same_move_is_asked_for_once() -> None:
    table, user = asking()
    table = answer_take_back(table, moment(), others(user)[0], table.moves, False).state
    with refused("takeback-once"):
        take_back(table, moment(1), user)


def test_robots_do_not_grant_what_told_something() -> None:
    with refused("takeback-robots"):
        take_back(alone_after(wanted_new=True), moment(), ANN)


def test_robots_grant_it_once() -> None:
    table = next(now for now in played(dealt(ANN), Random(1)) if game_of(now).turn == (Seat(0),))
    again = acted(take_back(acted(table), moment(), ANN).state)
    with refused("takeback-too-late"):
        take_back(again, moment(), ANN)


def test_nobody_asks_any_more() -> None:
    table, user = asking()
    other = others(user)[0]
    off = answer_take_back(table, moment(), other, table.moves, False).state
    for state, now, at in (
        (off, 1.0, table.moves),
        (table, PATIENCE, table.moves),
        (table, 1.0, table.moves - 1),
        (acted(table), 1.0, table.moves),
        (too_late()[0], 1.0, table.moves),
    ):
        with refused("takeback-gone"):
            answer_take_back(state, moment(now), other, at, True)


def test_nobody_answers_twice_or_agrees_with_themselves() -> None:
    table, user = asking()
    other = others(user)[0]
    agreed = answer_take_back(table, moment(), other, table.moves, True).state
    for state, who in ((agreed, other), (table, user)):
        with refused("takeback-not-asked"):
            answer_take_back(state, moment(), who, table.moves, True)


def test_what_was_played_shows_who_is_concerned() -> None:
    """A card taken back: the deal is as it was, and the deck is not asked again."""
    table = found(dealt(*FOUR), lambda t: type(next(iter(_choices(t)))) is Play)
    session = game_of(table)
    change = take_back(acted(table, next(iter(_choices(table)))), moment(), to_act(table))
    assert game_of(change.state).state == session.state
    assert CHANCE not in game_of(change.state).turn


def _choices(table: TableState) -> Any:
    session = game_of(table)
    return session.game.legal(session.view(session.turn[0]))
