"""Somebody forgotten at a table, as a verb: nothing that a table keeps in mind names them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.rules import Seat
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import FORMER
from bot.tables.model.chairs import Chair
from bot.tables.model.notes import Hint
from bot.tables.model.proposal import Absent, Ending, Proposal, Rules
from bot.tables.model.requests import Request
from bot.tables.model.state import Shown, Status, TableState
from bot.tables.verbs.forget import forget, names
from bot.tables.verbs.take_back import answer_take_back, take_back
from bot.tables.verbs.talk import talk
from tests.tables.verbs.states import (
    ANN,
    BOB,
    CEM,
    DIA,
    EVE,
    FOUR,
    NOW,
    acted,
    dealt,
    found,
    game_of,
    in_lobby,
    moment,
    said,
    seat_of,
    to_act,
)

Prepared = Callable[[], TableState]


def started() -> TableState:
    return dealt(*FOUR, clock=120)


def with_kept_chair() -> TableState:
    lobby = in_lobby(ANN, CEM)
    kept = (*lobby.lobby.chairs[:2], Chair(kept=BOB, kept_name="Bob"), Chair())
    return replace(lobby, lobby=replace(lobby.lobby, chairs=kept))


def proposing(by: UserId, *agreed: UserId) -> TableState:
    table = started()
    return table.with_session(
        game_of(table).proposing(Proposal(1, by, Ending(), (by, *agreed), NOW))
    )


def aside(by: UserId, *agreed: UserId) -> TableState:
    """Rules are agreed on, and somebody else has proposed something since."""
    table, rules = started(), Rules(game_of(started()).options)
    session = replace(game_of(table), aside=Proposal(1, by, rules, (by, *agreed), NOW))
    return table.with_session(session.proposing(Proposal(2, CEM, Ending(), (CEM,), NOW)))


def asleep() -> TableState:
    """Whether a robot is to play for Bob is voted on."""
    table = started()
    proposal = Proposal(1, ANN, Absent(Seat(1), BOB), (ANN,), NOW)
    return table.with_session(game_of(table).proposing(proposal))


def left_behind() -> TableState:
    """Bob has left, and may take his seat back, but no other in this deal."""
    table = started()
    return table.with_session(game_of(table).left_by(Seat(1), BOB, Chair(robot=1, left_by=BOB)))


def played() -> TableState:
    """Bob has made a move, and is not the one who is asked now."""
    return found(started(), lambda t: BOB in game_of(t).movers and to_act(t) != BOB)


def asking() -> TableState:
    """Somebody asks to take a move back, and somebody agrees."""
    table = acted(acted(started()))
    session = game_of(table)
    user = session.chairs[session.log.moves[-2][0]].user
    assert user is not None
    asked = take_back(table, moment(), user).state
    other = next(other for other in FOUR if other != user)
    return answer_take_back(asked, moment(), other, table.moves, True).state


SITUATIONS: dict[str, Prepared] = {
    "a guest in a lobby": lambda: in_lobby(ANN, BOB),
    "the host of a lobby": lambda: in_lobby(BOB, ANN),
    "alone in a lobby": lambda: in_lobby(BOB),
    "sent away": lambda: in_lobby(ANN, barred=(CEM, BOB, DIA)),
    "awaited": with_kept_chair,
    "a player": started,
    "the host of a game": lambda: dealt(BOB, ANN, CEM, DIA),
    "alone in a game": lambda: dealt(BOB),
    "a game without robots": lambda: dealt(*FOUR, robots="none"),
    "has played": played,
    "has left": left_behind,
    "has proposed": lambda: proposing(BOB),
    "has agreed": lambda: proposing(ANN, BOB),
    "has proposed rules": lambda: aside(BOB, ANN),
    "has agreed to rules": lambda: aside(ANN, BOB),
    "sleeps": asleep,
    "has asked or agreed": asking,
    "was sent away": lambda: replace(dealt(ANN, CEM), sent_away=frozenset({BOB})),
    "had a hint": lambda: replace(dealt(BOB), hints=frozenset({Hint(Seat(0), BOB, 9)})),
    "has said something": lambda: talk(started(), moment(), BOB, "hello").state,
}


def in_mind(table: TableState) -> str:
    """All that a table is but its row, which is written anew from the rest."""
    return repr(replace(table, row=in_lobby(EVE).row)) + repr(
        [(s.movers, s.seen, s.proposal, s.aside, s.turns) for s in (table.session,) if s]
    )


@pytest.mark.parametrize("situation", SITUATIONS)
def test_nothing_names_them_any_more(situation: str) -> None:
    table = SITUATIONS[situation]()
    who = next((u for u in (BOB, *FOUR) if names(table, u) and str(u) in in_mind(table)), None)
    assert who is not None
    change = forget(table, moment(1), who)
    assert str(who) not in in_mind(change.state)
    assert not names(change.state, who)
    assert table != change.state
    again = forget(change.state, moment(2), who)
    assert (again.state, again.notes, again.show) == (change.state, (), Shown.NOBODY)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_whoever_is_a_stranger_changes_nothing(situation: str) -> None:
    table = SITUATIONS[situation]()
    assert not names(table, EVE)
    change = forget(table, moment(1), EVE)
    assert (change.state, change.notes, change.show) == (table, (), Shown.NOBODY)


@pytest.mark.parametrize("status", ["over", "ended"])
def test_a_closed_table_is_let_go_instead(status: Status) -> None:
    table = replace(started(), status=status)
    assert names(table, BOB)
    assert forget(table, moment(), BOB).state is table


# ---------------------------------------------------------------------- in a lobby


def test_a_chair_of_a_lobby_is_free_again() -> None:
    change = forget(in_lobby(ANN, BOB, CEM), moment(), BOB)
    assert [chair.user for chair in change.state.lobby.chairs] == [ANN, None, CEM, None]
    assert change.notes == ()
    assert change.show is Shown.EVERYBODY


def test_the_next_is_host_of_a_lobby() -> None:
    change = forget(in_lobby(BOB, ANN), moment(30), BOB)
    assert change.state.lobby.host == ANN
    assert change.state.host_seen == NOW + 30
    assert change.state.status == "lobby"


def test_a_lobby_without_people_ends() -> None:
    change = forget(in_lobby(BOB), moment(), BOB)
    assert (change.state.status, change.state.ended_why) == ("ended", "nobody-left")
    assert said(change) == ["ended: nobody-left"]
    assert change.state.lobby.host == FORMER


def test_others_stay_sent_away() -> None:
    change = forget(SITUATIONS["sent away"](), moment(), BOB)
    assert change.state.lobby.barred == (CEM, DIA)


# ---------------------------------------------------------------------- in a game


def test_a_robot_takes_the_seat() -> None:
    table = started()
    user = to_act(table)
    seat = seat_of(table, user)
    change = forget(table, moment(5), user)
    session = game_of(change.state)
    assert session.chairs[seat] == Chair(robot=1)
    assert said(change)[0] == f"seat {seat}: {user} left, a robot plays on"
    assert session.log == game_of(table).log
    assert session.turn_of(seat) is None
    assert change.lines == 0
    assert change.show is Shown.EVERYBODY


def test_nobody_sits_down_where_robots_are_not_welcome() -> None:
    change = forget(SITUATIONS["a game without robots"](), moment(), BOB)
    assert game_of(change.state).chairs[1].waits


def test_the_next_is_host_of_a_game() -> None:
    change = forget(dealt(BOB, ANN, CEM, DIA), moment(), BOB)
    assert change.state.lobby.host == ANN
    assert said(change) == [f"seat 0: {BOB} left, a robot plays on", f"host: {ANN}"]


def test_a_game_without_people_ends() -> None:
    change = forget(dealt(BOB), moment(), BOB)
    assert change.state.status == "ended"
    assert said(change) == [f"seat 0: {BOB} left, a robot plays on", "ended: nobody-left"]


def test_moves_are_those_of_a_former_player() -> None:
    """Not a robot's: the game is not casual for it, and nobody's result changes."""
    table = played()
    before, after = game_of(table).movers, game_of(forget(table, moment(), BOB).state).movers
    assert after == tuple(FORMER if mover == BOB else mover for mover in before)


def test_a_hand_left_behind_stays_known() -> None:
    """A former player who comes back as another may not see a second hand of the deal."""
    session = game_of(forget(left_behind(), moment(), BOB).state)
    assert [(seen.user, seen.seat) for seen in session.seen] == [(FORMER, 1)]


def test_what_they_proposed_is_proposed_no_more() -> None:
    change = forget(proposing(BOB), moment(), BOB)
    assert game_of(change.state).proposal is None
    assert said(change)[1:] == ["end dropped: taken back"]


def test_rules_that_they_proposed_wait_for_no_deal() -> None:
    change = forget(aside(BOB, ANN), moment(), BOB)
    assert game_of(change.state).aside is None
    assert said(change)[1:] == ["rules dropped: taken back"]
    proposal = game_of(change.state).proposal
    assert proposal is not None and proposal.number == 2


def test_rules_that_others_proposed_outlast_their_own_vote() -> None:
    change = forget(aside(ANN, BOB, CEM, DIA), moment(), CEM)
    assert said(change)[1:] == ["end dropped: taken back"]
    proposal, left = game_of(change.state).proposal, game_of(change.state).aside
    assert proposal is not None and (proposal.number, proposal.agreed) == (1, (ANN, BOB, DIA))
    assert left is None


def test_a_vote_about_them_is_off() -> None:
    change = forget(asleep(), moment(), BOB)
    assert game_of(change.state).proposal is None
    assert said(change)[1:] == ["replace dropped: taken back"]


def test_what_others_proposed_stands() -> None:
    change = forget(proposing(ANN, BOB, CEM), moment(), BOB)
    proposal = game_of(change.state).proposal
    assert proposal is not None
    assert (proposal.by, proposal.agreed) == (ANN, (ANN, CEM))


def test_a_wish_goes_with_who_had_it() -> None:
    """The wish stands as a former player's, whom no seat fits."""
    table = asking()
    assert table.request is not None
    change = forget(table, moment(), table.request.user)
    assert change.state.request == replace(table.request, user=FORMER)
    assert not change.state.request.fits(game_of(change.state))


def test_whoever_agreed_has_not() -> None:
    table = asking()
    assert table.request is not None
    (agreed,) = table.request.agreed
    assert forget(table, moment(), agreed).state.request == replace(
        table.request, agreed=frozenset()
    )


def test_hints_count_whoever_had_them() -> None:
    hints = frozenset({Hint(Seat(0), ANN, 3), Hint(Seat(1), BOB, 5)})
    change = forget(replace(started(), hints=hints), moment(), BOB)
    assert change.state.hints == {Hint(Seat(0), ANN, 3), Hint(Seat(1), FORMER, 5)}
    assert change.state.casual


def test_what_they_said_is_not_heard_any_more() -> None:
    table = talk(talk(started(), moment(), BOB, "hello").state, moment(), ANN, "sorry").state
    heard = forget(table, moment(), BOB).state.talk.said
    assert [phrase.chair.user for phrase in heard] == [ANN]


def test_a_closed_wish_stays_closed() -> None:
    wish = Request(Seat(1), BOB, 2, 3, NOW, frozenset({ANN}), "refused")
    request = forget(replace(started(), request=wish), moment(), ANN).state.request
    assert request == replace(wish, agreed=frozenset())


def test_the_deal_goes_on() -> None:
    """Nobody else's cards, score or number of a decision is another one."""
    for table in (started(), played()):
        before, after = game_of(table), game_of(forget(table, moment(), BOB).state)
        assert after.state == before.state
        assert after.numbers == before.numbers
