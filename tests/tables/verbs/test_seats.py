"""People who come and leave, and chairs that are kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, Seat
from bot.storage.rows.people import FORMER
from bot.tables.model.chairs import Seen
from bot.tables.model.state import Shown
from bot.tables.verbs import seats
from bot.tables.verbs.seats import keep_for, leave, lock, release_seat, seats_for, sit
from tests.tables.verbs.pure import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    FAY,
    Pure,
    chair_of,
    closed,
    codes_in,
    game,
    lobby,
    over,
    play_on,
    seat_of,
)


def test_sitting_down_in_a_lobby_takes_the_first_empty_chair() -> None:
    table = lobby()
    assert table.said(sit, BOB, "Bob") == []
    assert table.state.lobby.people == (ANN, BOB)
    assert table.change is not None and table.change.show is Shown.TABLE


def test_sitting_down_in_a_game_takes_a_robots_seat_with_its_hand() -> None:
    table = game(BOB)
    hand = table.session.view(Seat(2)).hand
    assert seats_for(table.state, CID) == (Seat(2), Seat(3)) and not seats_for(table.state, BOB)
    assert table.said(sit, CID, "Cid", Seat(2)) == [f"seat 2: {CID} sits down"]
    assert seat_of(table, CID) == 2 and table.session.view(Seat(2)).hand == hand
    assert table.change is not None and table.change.show is Shown.EVERYBODY


def test_a_new_player_has_a_clock_with_a_grace() -> None:
    table = game(BOB, deal=True)
    play_on(table, lambda s: s.turn != (CHANCE,) and s.turn[0] in (2, 3))
    seat = table.session.turn[0]
    assert table.session.turn_of(seat) is None
    table.do(sit, CID, "Cid", seat)
    clock = table.session.turn_of(seat)
    assert clock is not None and clock.since > table.now and clock.due > clock.since


def test_leaving_a_lobby_makes_the_next_person_host() -> None:
    table = lobby(BOB, CID)
    table.wait(600)
    assert table.said(leave, ANN) == []
    assert table.state.lobby.people == (BOB, CID) and table.state.lobby.host == BOB
    assert table.state.row.host_at == table.now, "a new host has not been away yet"


def test_the_last_to_leave_a_lobby_ends_it() -> None:
    table = lobby()
    assert table.said(leave, ANN) == ["ended: nobody-left"]
    assert (table.state.status, table.state.ended_why) == ("ended", "nobody-left")


def test_leaving_a_game_hands_over_to_a_robot_and_to_the_next_host() -> None:
    table = game(BOB)
    seat, deal = seat_of(table, ANN), table.session.deals
    assert table.said(leave, ANN) == [
        f"seat {seat}: {ANN} left, a robot plays on", f"host: {BOB}",
    ]  # fmt: skip
    chair = table.session.chairs[seat]
    assert chair.robot and chair.left_by == ANN
    assert table.session.seen == (Seen(ANN, seat, deal),) and table.state.lobby.host == BOB


def test_the_last_to_leave_a_game_ends_the_table_and_no_robot_takes_the_seat() -> None:
    table = game()
    seat = seat_of(table, ANN)
    assert table.said(leave, ANN) == ["ended: nobody-left"]
    assert table.state.status == "ended"
    assert table.session.chairs[seat].user == ANN


def test_where_robots_are_not_wished_the_game_waits() -> None:
    table = game(BOB, CID, DAN, robots="none")
    seat = seat_of(table, CID)
    assert f"seat {seat}: waits for a person" in table.said(leave, CID)
    assert table.session.chairs[seat].waits
    table.do(sit, CID, "Cid")
    assert seat_of(table, CID) == seat


@pytest.mark.parametrize("begun", [False, True])
def test_a_seat_is_left_to_a_friend(begun: bool) -> None:
    table = game(BOB, DAN, EVE) if begun else lobby(BOB, DAN, EVE)
    said = table.said(leave, BOB, (CID, "Cid"))
    assert any(chair.kept == CID and chair.user is None for chair in table.state.chairs)
    assert [line for line in said if "kept for" in line] == ["seat 1: kept for 13"] * begun
    assert table.refused(sit, FAY, "Fay") == "seats-kept"
    table.do(sit, CID, "Cid")
    assert chair_of(table, CID).kept is None


def test_who_left_gets_the_same_seat_again_and_no_other() -> None:
    table = game(BOB, CID)
    seat = seat_of(table, BOB)
    table.do(leave, BOB)
    assert seats_for(table.state, BOB) == (seat,)
    table.do(sit, BOB, "Bob")
    assert seat_of(table, BOB) == seat


@pytest.mark.parametrize("begun", [False, True])
def test_a_chair_is_kept_and_released(begun: bool) -> None:
    table, where = (game(BOB), "seat") if begun else (lobby(BOB), "chair")
    assert table.said(keep_for, ANN, CID, "Cid") == [f"{where} 2: kept for {CID}"]
    assert table.state.chairs[2].kept == CID
    assert table.said(release_seat, ANN, CID) == [f"{where} 2: kept for nobody"]
    assert table.state.chairs[2].kept is None


@pytest.mark.parametrize("begun", [False, True])
def test_a_locked_table_lets_in_whom_a_chair_is_kept_for(begun: bool) -> None:
    table = game(BOB) if begun else lobby(BOB)
    assert table.said(lock, ANN, True) == ["locked"]
    assert table.refused(sit, CID, "Cid") == "locked"
    table.do(keep_for, ANN, CID, "Cid")
    table.do(sit, CID, "Cid")
    assert table.said(lock, ANN, False) == ["unlocked"]
    table.do(sit, DAN, "Dan")


# ---------------------------------------------------------------------- what is refused


def barred(table: Pure) -> Pure:
    table.state = replace(table.state, lobby=table.state.lobby.without(CID))
    return table


def former(table: Pure) -> Pure:
    """Somebody who has been forgotten saw Ann's partner's hand."""
    table.with_session(seen=(Seen(FORMER, 0, table.session.deals),))
    return table


def left(table: Pure) -> Pure:
    """Bob has left, and somebody else sits in his seat."""
    table.do(leave, BOB)
    table.do(sit, CID, "Cid", Seat(1))
    return table


FULL = (BOB, CID, DAN)
REFUSED: list[tuple[str, Pure, Any, tuple[Any, ...]]] = [
    ("already-here", lobby(BOB), sit, (BOB, "Bob")),
    ("already-here", game(BOB), sit, (BOB, "Bob")),
    ("table-full", lobby(*FULL), sit, (EVE, "Eve")),
    ("table-full", game(*FULL), sit, (EVE, "Eve")),
    ("sent-away", barred(lobby(BOB)), sit, (CID, "Cid")),
    ("sent-away", barred(game(BOB)), sit, (CID, "Cid")),
    ("seat-not-free", game(BOB), sit, (CID, "Cid", Seat(1))),
    ("saw-another-hand", left(game(BOB)), sit, (BOB, "Bob")),
    ("former-saw-hand", former(game(BOB)), sit, (CID, "Cid")),
    ("game-is-over", over(), sit, (BOB, "Bob")),
    ("table-closed", closed(lobby()), sit, (BOB, "Bob")),
    ("not-here", lobby(), leave, (BOB,)),
    ("not-here", game(), leave, (BOB,)),
    ("game-is-over", over(BOB), leave, (BOB,)),
    ("table-closed", closed(lobby(BOB)), leave, (BOB,)),
    ("kept-barred", barred(game(BOB)), leave, (BOB, (CID, "Cid"))),
    ("sits-already", lobby(BOB), leave, (BOB, (ANN, "Ann"))),
    ("sits-already", game(BOB), leave, (BOB, (ANN, "Ann"))),
    ("host-only", lobby(BOB), keep_for, (BOB, CID, "Cid")),
    ("sits-already", lobby(BOB), keep_for, (ANN, BOB, "Bob")),
    ("kept-barred", barred(lobby(BOB)), keep_for, (ANN, CID, "Cid")),
    ("nothing-to-keep", game(*FULL), keep_for, (ANN, EVE, "Eve")),
    ("host-only", game(BOB), release_seat, (BOB, CID)),
    ("not-kept", game(BOB), release_seat, (ANN, CID)),
    ("host-only", lobby(BOB), lock, (BOB, True)),
    ("game-is-over", over(BOB), lock, (ANN, True)),
    ("table-closed", closed(game(BOB)), lock, (ANN, True)),
]


@pytest.mark.parametrize("code, table, verb, args", REFUSED)
def test_it_is_refused(code: str, table: Pure, verb: Any, args: tuple[Any, ...]) -> None:
    assert table.refused(verb, *args) == code


def test_every_refusal_is_tried() -> None:
    assert codes_in(seats) <= {code for code, *_ in REFUSED}


def test_a_chair_is_kept_once() -> None:
    table = lobby()
    table.do(keep_for, ANN, CID, "Cid")
    assert table.refused(keep_for, ANN, CID, "Cid") == "kept-already"
