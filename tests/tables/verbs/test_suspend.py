"""A table whose place is lost: it waits, looks again, goes on or moves, and is closed at last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.storage.rows.ids import ChannelId, MessageId
from bot.storage.rows.tables import NoteRow
from bot.tables.model.beside import fold
from bot.tables.model.state import Shown
from bot.tables.model.suspension import LONGEST, LOOK_AGAIN, Suspension
from bot.tables.model.turn_clock import GRACE
from bot.tables.verbs.steps import with_clocks
from bot.tables.verbs.suspend import deadline, lift, look_again, move, shown_in, suspend
from tests.tables.verbs.pure import BOB, HOUR, NOW, Pure, closed, game, lobby, over


def playing() -> Pure:
    table = game(BOB, clock=120)
    table.state = with_clocks(table.state, table.moment)
    return table


def suspended() -> Pure:
    table = playing()
    table.do(suspend, "rights", ("send_messages",))
    return table


def test_a_table_waits() -> None:
    table = playing()
    assert table.said(suspend, "rights", ("send_messages", "embed_links")) == [
        "held: rights send_messages embed_links"
    ]
    rights = ("send_messages", "embed_links")
    assert table.state.suspension == Suspension("rights", NOW, rights)
    assert fold([NoteRow(table.notes[-1], NOW)]).suspension == table.state.suspension
    assert not table.state.time_runs
    assert table.change is not None and table.change.show is Shown.EVERYBODY


def test_once_is_enough() -> None:
    table = suspended()
    table.wait(60)
    assert table.said(suspend, "rights", ("send_messages",)) == []
    assert table.said(suspend, "channel-gone") == ["held: channel-gone"]
    assert table.state.suspension == Suspension("channel-gone", NOW), "it is as old as before"


def test_what_was_left_of_a_clock_is_left() -> None:
    table = playing()
    (turn,) = table.session.turns
    table.wait(50)
    table.do(suspend, "unreachable")
    table.wait(HOUR)
    assert table.said(lift) == ["released"]
    (after,) = table.session.turns
    assert table.state.suspension is None and table.state.time_runs
    assert after.due - (table.now + GRACE) == turn.due - (NOW + 50)


def test_in_a_pause_the_clocks_stand_on() -> None:
    table = suspended()
    table.with_session(paused_at=NOW)
    turns = table.session.turns
    table.wait(HOUR)
    table.do(lift)
    assert table.session.turns == turns and not table.state.time_runs


def test_a_lobby_goes_on_too() -> None:
    table = lobby(BOB)
    table.do(suspend, "thread-locked")
    assert table.said(lift) == ["released"]
    assert table.said(lift) == []


def test_a_closed_table_waits_for_nothing() -> None:
    for table in (closed(playing()), over(BOB)):
        assert table.said(suspend, "unreachable") == []
        assert table.state.suspension is None
        assert deadline(table.state, table.now) is None


# ---------------------------------------------------------------------- elsewhere


def test_it_moves_to_another_channel() -> None:
    table = playing()
    table.state = replace(table.state, row=replace(table.state.row, message_id=MessageId(99)))
    assert table.said(move, ChannelId(8), True) == ["moved to channel 8"]
    row = table.state.row
    assert (row.channel_id, row.private, row.message_id) == (8, True, None)
    table.do(shown_in, MessageId(100))
    assert table.state.row.message_id == 100
    assert table.change is not None and table.change.show is Shown.NOBODY


def test_elsewhere_it_goes_on() -> None:
    table = suspended()
    table.wait(HOUR)
    assert table.said(move, ChannelId(8)) == ["moved to channel 8", "released"]
    (turn,) = table.session.turns
    assert table.state.suspension is None
    assert turn.due == table.now + GRACE + 120


def test_a_closed_table_moves_nowhere() -> None:
    assert closed(playing()).refused(move, ChannelId(8)) == "table-closed"


# ---------------------------------------------------------------------- by itself


def test_it_looks_again_every_few_minutes() -> None:
    table = suspended()
    table.wait(1)
    assert deadline(table.state, table.now) == (NOW + LOOK_AGAIN, look_again)
    assert table.ring(deadline) == []
    assert table.now == NOW + LOOK_AGAIN
    assert table.change is not None and table.change.show is Shown.TABLE
    assert deadline(table.state, table.now) == (NOW + 2 * LOOK_AGAIN, look_again)


def test_it_is_closed_when_that_takes_too_long() -> None:
    table = suspended()
    while table.state.open:
        table.ring(deadline)
    assert table.now == NOW + LONGEST
    assert (table.state.status, table.state.ended_why) == ("ended", "held too long, rights")
    assert table.notes[-1] == "ended: held too long, rights"


def test_no_outage_of_ours_closes_it() -> None:
    table = suspended()
    table.state = replace(table.state, not_before=NOW + LONGEST + 600)
    table.wait(LONGEST)
    table.do(look_again)
    assert table.state.open
    table.wait(600)
    table.do(look_again)
    assert not table.state.open


@pytest.mark.parametrize("made", [playing, lambda: closed(suspended())])
def test_nothing_is_looked_at_where_nothing_is_lost(made: Callable[[], Pure]) -> None:
    table = made()
    assert deadline(table.state, table.now) is None
    table.do(look_again)
    assert table.change is not None and table.change.show is Shown.NOBODY


def test_a_table_that_ended_meanwhile_is_shown_and_no_more() -> None:
    table = suspended()
    table.state = replace(table.state, status="ended", ended_why="ended-by-hand")
    before = table.state
    assert table.said(lift) == []
    assert table.state == before
    assert table.change is not None and table.change.show is Shown.EVERYBODY
