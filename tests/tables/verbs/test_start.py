"""The game begins: who may begin it, and what is drawn and written down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, Seed
from bot.storage.rows.ids import UserId
from bot.storage.rows.tables import NoteRow
from bot.tables.model.beside import fold
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import BadOptions
from bot.tables.model.state import Shown
from bot.tables.verbs.host import HOST_IDLE
from bot.tables.verbs.start import start
from tests.tables.verbs.pure import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    Pure,
    closed,
    game,
    lobby,
    over,
    seat_of,
)


def full() -> Pure:
    return lobby(BOB, CID, DAN)


def test_the_seats_are_drawn_from_the_seed() -> None:
    """The circle stays as it is; where it begins is the seed's to say, and anybody can check."""
    drawn = set()
    for n in range(12):
        table = full()
        table.seeds = (Seed(bytes([n]) * 32),)
        table.do(start, ANN)
        first = table.seeds[-1].below("seats")(4)
        order = [chair.user for chair in table.session.chairs]
        assert order == [ANN, BOB, CID, DAN][first:] + [ANN, BOB, CID, DAN][:first]
        drawn.add(first)
    assert drawn == {0, 1, 2, 3}


def test_what_is_written_down() -> None:
    table = full()
    circle, seated = table.said(start, ANN)
    assert circle == f"circle {ANN}, {BOB}, {CID}, {DAN}"
    seats = ", ".join(f"{n} {chair.user}" for n, chair in enumerate(table.session.chairs))
    assert seated == f"seats {seats}"


def test_whose_seats_were_peoples_is_known_after_a_restart() -> None:
    table = lobby(BOB)
    table.state = replace(table.state, lobby=table.state.lobby.fill())
    notes = table.said(start, ANN)
    assert table.state.began == {seat_of(table, ANN), seat_of(table, BOB)}
    assert fold(NoteRow(line, 1.0) for line in notes).began == table.state.began


def test_the_game_waits_for_the_deck() -> None:
    table = full()
    table.do(start, ANN)
    assert table.change is not None
    assert (table.state.status, table.session.turn) == ("playing", (CHANCE,))
    assert table.session.log.commitment == table.seeds[-1].commitment
    assert table.session.log.seed == ""
    assert table.change.seed == table.seeds[-1]
    assert (table.change.lines, table.change.show) == (0, Shown.NOBODY)
    assert str(table.seeds[-1]) not in repr(table.state) + repr(table.change)


def test_robots_keep_chairs_warm_for_those_who_are_awaited() -> None:
    table = lobby(BOB, CID)
    chairs = (*table.state.lobby.chairs[:3], Chair(kept=DAN, kept_name="Dan"))
    table.state = replace(table.state, lobby=replace(table.state.lobby, chairs=chairs))
    circle, _ = table.said(start, ANN)
    assert circle == f"circle {ANN}, {BOB}, {CID}, robot 1"
    assert [c.kept for c in table.session.chairs if c.robot] == [DAN]


def test_guests_begin_where_the_host_is_away() -> None:
    table = full()
    table.wait(HOST_IDLE)
    table.do(start, BOB)
    assert table.state.status == "playing"


@pytest.mark.parametrize(
    ("table", "by", "code"),
    [
        (full, BOB, "host-only-until"),
        (full, EVE, "host-only"),
        (lobby, ANN, "chairs-empty"),
        (lambda: lobby(robots="none"), ANN, "people-missing"),
        (lambda: game(BOB), ANN, "already-begun"),
        (lambda: over(BOB), ANN, "table-closed"),
        (lambda: closed(full()), ANN, "table-closed"),
    ],
)
def test_what_is_refused(table: Any, by: UserId, code: str) -> None:
    assert table().refused(start, by) == code


def test_rules_that_do_not_go_together() -> None:
    table = full()
    five = replace(table.state.lobby, chairs=(*table.state.lobby.chairs, Chair(robot=1)))
    table.state = replace(table.state, lobby=five)
    with pytest.raises(BadOptions):
        table.do(start, ANN)
