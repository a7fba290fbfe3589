"""Tables that nobody needs any more close, and say so before; and tables that are ended by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.storage.rows.ids import GuildId, UserId
from bot.tables.model.idleness import GAME_IDLE, LOBBY_IDLE, PAUSE_IDLE, PRACTICE_IDLE
from bot.tables.model.state import Shown
from bot.tables.model.suspension import Suspension
from bot.tables.verbs import end as ends
from bot.tables.verbs.end import close, end
from bot.tables.verbs.expire import (
    NEAR_AT_MOST,
    closes_at,
    closing,
    deadline,
    expire,
    near,
    patience,
    warn,
)
from bot.tables.verbs.seats import leave
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
    lobby,
    over,
)


def practice() -> Pure:
    table = game()
    table.state = replace(table.state, row=replace(table.state.row, guild_id=GuildId(0)))
    return table


def paused() -> Pure:
    table = game(BOB)
    table.with_session(paused_at=NOW)
    return table


def waiting() -> Pure:
    table = game(BOB, CID, DAN, robots="none")
    table.do(leave, BOB)
    return table


def asleep() -> Pure:
    """A robot keeps Ann's seat, and nobody else plays."""
    table = game()
    table.with_session(chairs=tuple(replace(c, missed=3) for c in table.session.chairs))
    return table


WAITS = [
    (lobby(BOB), LOBBY_IDLE, "lobby-expired"),
    (practice(), PRACTICE_IDLE, "practice-idle"),
    (paused(), PAUSE_IDLE, "abandoned"),
    (waiting(), GAME_IDLE, "abandoned"),
    (asleep(), GAME_IDLE, "abandoned"),
    (game(), GAME_IDLE, "abandoned"),
]


@pytest.mark.parametrize("table, idle, why", WAITS)
def test_a_table_warns_and_then_closes(table: Pure, idle: float, why: str) -> None:
    assert patience(table.state) == idle and closes_at(table.state) == NOW + idle
    said = table.session.deserted if table.state.session else False
    assert (closing(table.state, NOW) is not None) == said
    assert deadline(table.state, NOW) == (NOW + idle - near(idle), warn)
    assert table.ring(deadline) == []
    assert table.change is not None and table.change.show is Shown.TABLE
    assert closing(table.state, table.now) == NOW + idle
    assert table.state.row.updated_at == NOW, "that was no change"
    assert deadline(table.state, table.now) == (NOW + idle, expire)
    assert table.ring(deadline) == [f"ended: {why}"]
    assert table.state.status == "ended" and deadline(table.state, table.now) is None


def test_the_warning_comes_two_hours_before_at_most() -> None:
    assert near(LOBBY_IDLE) == LOBBY_IDLE / 4 and near(GAME_IDLE) == NEAR_AT_MOST


@pytest.mark.parametrize("table", [game(BOB), over(BOB), closed(lobby(BOB))])
def test_other_tables_do_not_close_by_themselves(table: Pure) -> None:
    assert patience(table.state) is None and closing(table.state, table.now) is None
    assert deadline(table.state, table.now) is None


def test_a_suspended_table_has_a_patience_of_its_own() -> None:
    table = lobby(BOB)
    table.state = replace(table.state, suspension=Suspension("unreachable", NOW))
    assert deadline(table.state, NOW) is None


def test_an_outage_of_ours_closes_nothing() -> None:
    table = lobby(BOB)
    table.wait(2 * LOBBY_IDLE)
    table.state = replace(table.state, not_before=table.now + 600)
    assert closes_at(table.state) == table.now + 600


def test_a_change_meanwhile_is_seen_when_the_time_has_come() -> None:
    table = lobby(BOB)
    table.wait(LOBBY_IDLE)
    table.state = replace(table.state, row=replace(table.state.row, updated_at=table.now - 1))
    assert table.said(expire) == [] and table.state.open
    assert table.change is not None and table.change.show is Shown.NOBODY
    table.wait(LOBBY_IDLE - 60)
    table.do(expire)
    soon = table.change
    assert table.state.open and soon.show is Shown.TABLE, "soon, and it says so"


# ---------------------------------------------------------------------- by hand


@pytest.mark.parametrize("by, moderator", [(ANN, False), (DAN, True)])
def test_a_table_is_ended_by_hand(by: UserId, moderator: bool) -> None:
    for table in (lobby(BOB), game(BOB)):
        done_by = ["done by 14"] * moderator
        assert table.said(end, by, moderator) == ["ended: ended-by-hand", *done_by]
        assert table.state.ended_why == "ended-by-hand" and not table.state.open
        assert table.change is not None and table.change.show is Shown.EVERYBODY


def test_ending_is_refused() -> None:
    assert game(BOB).refused(end, BOB, False) == "host-or-moderator"
    assert closed(game(BOB)).refused(end, ANN, False) == "table-closed"
    assert over(BOB).refused(end, ANN, False) == "table-closed"
    assert codes_in(ends) == {"host-or-moderator", "table-closed"}


def test_an_ended_table_cannot_be_closed_again() -> None:
    with pytest.raises(Exception, match="table-closed"):
        close(closed(lobby()).state, "again")
