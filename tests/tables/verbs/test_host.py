"""The rights of a host, and of others while the host of a lobby is away; the chairs of a lobby."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.storage.rows.ids import UserId
from bot.storage.rows.tables import NoteRow
from bot.tables.model.beside import fold
from bot.tables.model.lobby import Lobby
from bot.tables.model.state import Shown
from bot.tables.verbs import host, lobby
from bot.tables.verbs.host import (
    HOST_IDLE,
    WRITE_EVERY,
    deadline,
    host_away_at,
    host_is_away,
    kick,
    let_in,
    noticed,
    pass_on,
    say_away,
    write_presence,
)
from bot.tables.verbs.lobby import arrange, fill
from bot.tables.verbs.seats import leave, sit
from tests.tables.verbs.pure import (
    ANN,
    BOB,
    CID,
    DAN,
    NOW,
    Pure,
    closed,
    codes_in,
    game,
    over,
    play_on,
    seat_of,
)
from tests.tables.verbs.pure import lobby as lobby_of

# ---------------------------------------------------------------------- whether the host is here


def away(*people: UserId) -> Pure:
    """A lobby whose host has pressed nothing for long enough."""
    table = lobby_of(*people)
    table.wait(HOST_IDLE)
    assert host_is_away(table.state, table.now)
    return table


def test_a_host_is_away_five_minutes_after_the_last_press() -> None:
    table = lobby_of(BOB)
    assert host_away_at(table.state) == NOW + HOST_IDLE and not host_is_away(table.state, NOW)
    table.wait(100)
    table.do(noticed, BOB)
    assert host_away_at(table.state) == NOW + HOST_IDLE
    table.do(noticed, ANN)
    assert host_away_at(table.state) == table.now + HOST_IDLE
    table.state = replace(table.state, host_not_before=table.now + 2 * HOST_IDLE)
    assert host_away_at(table.state) == table.now + 2 * HOST_IDLE, "after a restart"


def test_a_host_who_was_away_is_shown_to_be_back() -> None:
    for table, show in ((lobby_of(BOB), Shown.NOBODY), (away(BOB), Shown.TABLE)):
        table.do(noticed, ANN)
        assert table.change is not None and table.change.show is show


def test_the_lobby_says_by_itself_that_its_host_is_away() -> None:
    table = lobby_of(BOB)
    assert deadline(table.state, table.now) == (NOW + HOST_IDLE, say_away)
    table.ring(deadline)
    assert table.now == NOW + HOST_IDLE
    assert table.change is not None and table.change.show is Shown.TABLE
    assert deadline(table.state, table.now) is None, "once is enough"
    assert deadline(lobby_of().state, NOW) is None, "nobody waits for them"


def test_presence_is_written_down_now_and_then() -> None:
    table = lobby_of()
    table.wait(WRITE_EVERY - 1)
    table.do(noticed, ANN)
    assert deadline(table.state, table.now) is None
    table.wait(1)
    table.do(noticed, ANN)
    assert deadline(table.state, table.now) == (table.now, write_presence)
    assert table.state.row.host_at == NOW
    table.ring(deadline)
    assert table.state.row.host_at == table.now and table.state.row.updated_at == NOW


def test_nothing_waits_for_a_host_once_the_game_has_begun() -> None:
    table = game(BOB)
    table.wait(2 * HOST_IDLE)
    assert not host_is_away(table.state, table.now) and deadline(table.state, table.now) is None
    table.do(noticed, ANN)
    table.do(write_presence)
    assert table.state.host_seen == 0.0 and table.change is not None
    assert table.change.show is Shown.NOBODY


# ---------------------------------------------------------------------- before the first card


def test_a_host_arranges_the_lobby() -> None:
    table = lobby_of(BOB)
    assert table.said(arrange, ANN, Lobby.add_robot) == []
    assert [chair.robot for chair in table.state.chairs] == [None, None, 1, None]
    assert table.change is not None and table.change.show is Shown.TABLE


def test_guests_fill_the_lobby_of_a_host_who_is_away() -> None:
    table = away(BOB)
    table.do(fill, BOB)
    assert not any(chair.empty for chair in table.state.chairs)


# ---------------------------------------------------------------------- who is host, who must go


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("moderator", [False, True])
def test_somebody_is_sent_away(begun: bool, moderator: bool) -> None:
    table = game(BOB) if begun else lobby_of(BOB)
    by = DAN if moderator else ANN
    said = table.said(kick, by, BOB, moderator)
    left = ["seat 1: 12 was sent away, a robot plays on"] if begun else []
    assert said == left + ["barred: 12"] + ["done by 14"] * moderator
    assert table.state.lobby.barred == (BOB,) and not table.state.sits(BOB)
    assert table.change is not None and table.change.hands == (BOB,), "they see that it is gone"
    assert table.refused(sit, BOB, "Bob") == "sent-away"
    assert table.said(let_in, ANN, BOB) == ["let in: 12"]
    table.do(sit, BOB, "Bob")


def test_a_moderator_sends_somebody_away_from_a_duplicate_set() -> None:
    table = secret(BOB, CID)
    table.do(kick, DAN, BOB, True)
    assert not table.state.sits(BOB)


def test_who_is_sent_away_has_no_right_to_the_seat() -> None:
    table = game(BOB)
    seat = seat_of(table, BOB)
    table.do(kick, ANN, BOB)
    assert table.session.chairs[seat].left_by is None and table.session.seen


def test_nobody_loses_to_a_host_who_sent_them_away() -> None:
    """A robot lost what they had begun; it is so after a restart, and if they may come back."""
    table = game(BOB, CID, DAN)
    assert table.session.movers[-1] is None
    table.do(kick, ANN, BOB)
    assert not table.state.casual, "they had not moved yet"
    table = game(BOB, CID, DAN)
    play_on(table, lambda s: BOB in s.movers)
    assert not table.state.casual
    table.do(kick, ANN, BOB)
    assert table.state.casual
    assert fold(NoteRow(line, 1.0) for line in table.notes).sent_away == table.state.sent_away
    table.do(let_in, ANN, BOB)
    table.do(sit, BOB, "Bob")
    assert table.state.casual


@pytest.mark.parametrize("begun", [False, True])
def test_the_last_who_is_sent_away_ends_the_table(begun: bool) -> None:
    table = game() if begun else lobby_of()
    assert table.said(kick, DAN, ANN, True)[-1] == "ended: nobody-left"
    assert table.state.status == "ended"


@pytest.mark.parametrize("begun", [False, True])
def test_somebody_else_is_made_host(begun: bool) -> None:
    table = game(BOB) if begun else lobby_of(BOB)
    assert table.said(pass_on, ANN, BOB) == [f"host: {BOB}"]
    assert table.said(pass_on, DAN, ANN, True) == [f"host: {ANN}", f"done by {DAN}"]
    assert table.state.lobby.host == ANN


def test_who_waits_for_the_host_takes_over() -> None:
    table = away(BOB)
    assert table.said(pass_on, BOB, BOB) == [f"host: {BOB}", f"done by {BOB}"]
    assert not host_is_away(table.state, table.now), "the new one has just come"


# ---------------------------------------------------------------------- what is refused


def barred() -> Pure:
    table = lobby_of(BOB)
    table.do(kick, ANN, BOB)
    return table


def unwelcome() -> Pure:
    return lobby_of(BOB, robots="none")


def secret(*guests: UserId) -> Pure:
    """A table of a duplicate set, at which its host plays."""
    table = game(*guests)
    table.state = replace(table.state, row=replace(table.state.row, fixture="duplicate 3 1 0"))
    return table


REFUSED: list[tuple[str, Pure, Any, tuple[Any, ...]]] = [
    ("host-or-moderator-seats", game(BOB, CID), kick, (BOB, CID)),
    ("appointed", secret(BOB, CID), kick, (ANN, BOB)),
    ("not-yourself", lobby_of(BOB), kick, (ANN, ANN)),
    ("not-yourself", game(BOB), kick, (BOB, BOB, True)),
    ("not-seated", game(BOB), kick, (ANN, CID)),
    ("table-closed", closed(game(BOB)), kick, (ANN, BOB)),
    ("game-is-over", over(BOB), kick, (ANN, BOB)),
    ("host-or-moderator-seats", barred(), let_in, (CID, BOB)),
    ("not-barred", lobby_of(BOB), let_in, (ANN, BOB)),
    ("host-only", lobby_of(BOB), pass_on, (CID, BOB)),
    ("host-only", game(BOB), pass_on, (BOB, BOB)),
    ("host-only-until", lobby_of(BOB), pass_on, (BOB, BOB)),
    ("not-yourself", game(BOB), pass_on, (ANN, ANN)),
    ("host-already", game(BOB), pass_on, (BOB, ANN, True)),
    ("not-seated", game(BOB), pass_on, (ANN, CID)),
    ("game-is-over", over(BOB), pass_on, (ANN, BOB)),
    ("host-only", lobby_of(BOB), arrange, (BOB, Lobby.add_robot)),
    ("host-only", away(BOB), arrange, (BOB, Lobby.add_robot)),
    ("already-begun", game(BOB), arrange, (ANN, Lobby.add_robot)),
    ("table-closed", closed(lobby_of(BOB)), arrange, (ANN, Lobby.add_robot)),
    ("no-robot", lobby_of(BOB), arrange, (ANN, Lobby.remove_robot)),
    ("host-only-until", lobby_of(BOB), fill, (BOB,)),
    ("host-only", away(BOB), fill, (CID,)),
    ("robots-unwelcome", unwelcome(), fill, (ANN,)),
    ("already-begun", game(BOB), fill, (ANN,)),
]


@pytest.mark.parametrize("code, table, verb, args", REFUSED)
def test_it_is_refused(code: str, table: Pure, verb: Any, args: tuple[Any, ...]) -> None:
    assert table.refused(verb, *args) == code


def test_every_refusal_is_tried() -> None:
    assert codes_in(host, lobby) <= {code for code, *_ in REFUSED}


def test_a_host_who_leaves_is_no_reason_to_wait() -> None:
    table = away(BOB, CID)
    table.do(leave, ANN)
    assert table.state.lobby.host == BOB and not host_is_away(table.state, table.now)
