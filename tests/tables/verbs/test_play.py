"""The game itself: what people do, and what goes on by itself, whatever is hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Seat
from bot.rules.kit.actions import Play
from bot.storage.rows.ids import NOBODY, UserId
from bot.tables.model.chairs import AWAY_AFTER, NO_ROBOT, Chair
from bot.tables.model.clock import Pace
from bot.tables.model.proposal import Ending, Proposal, Rules
from bot.tables.model.requests import Request
from bot.tables.model.session import GameSession
from bot.tables.model.state import Shown
from bot.tables.model.suspension import Suspension
from bot.tables.model.turn_clock import GRACE
from bot.tables.verbs.play import (
    act,
    decision,
    go_on,
    goes_by_itself,
    needs_thought,
    wait,
)
from bot.tables.verbs.seats import leave
from bot.tables.verbs.steps import with_clocks
from tests.tables.verbs.pure import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    FAY,
    NOW,
    Pure,
    closed,
    game,
    lobby,
    over,
    play_on,
)

PACE = Pace()


def playing(clock: int = 0) -> Pure:
    """Four play; one of them is asked."""
    table = game(BOB, CID, DAN, clock=clock)
    table.state = with_clocks(table.state, table.moment)
    return table


def with_robots() -> Pure:
    """Ann and Bob play with two robots, and a robot is asked."""
    table = game(BOB)
    play_on(table, lambda s: s.chairs[s.turn[0]].robot is not None)
    return table


def between_deals() -> Pure:
    table = playing()
    play_on(table, lambda s: s.turn == (CHANCE,))
    return table


def asked(table: Pure) -> tuple[Seat, UserId, int, str]:
    """Seat, person and decision of whoever is asked, and a line that is legal."""
    session = table.session
    seat = session.turn[0]
    user = session.chairs[seat].user
    line = session.game.write(session.game.legal(session.view(seat)).sample(Random(1)))
    return seat, user or NOBODY, session.numbers[seat], line


def goes(table: Pure) -> bool:
    seat = table.session.turn[0]
    return goes_by_itself(table.state, seat, decision(table.session, seat), table.now)


# ---------------------------------------------------------------------- people


def test_a_person_acts() -> None:
    table = playing(120)
    seat, user, number, line = asked(table)
    before = table.session
    table.wait(3)
    assert table.said(act, user, line, number) == []
    after = table.session
    assert after.log.moves == (*before.log.moves, (seat, line))
    assert after.movers[-1] == user
    assert table.change is not None
    assert (table.change.lines, table.change.look_round) == (1, False)
    assert table.change.show is Shown.CONCERNED
    (turn,) = after.turns
    assert turn.seat == after.turn[0]
    assert turn.since == NOW + 3 + (0 if turn.seat == seat else GRACE)


def test_whoever_plays_has_missed_nothing() -> None:
    table = playing(120)
    seat, user, number, line = asked(table)
    chair = replace(table.session.chairs[seat], missed=2, agrees=True)
    table.state = table.state.with_session(table.session.with_chair(seat, chair))
    table.do(act, user, line, number)
    assert table.session.chairs[seat] == Chair(user=user, name=chair.name)


@pytest.mark.parametrize("key", GAMES)
def test_a_double_click_plays_once(key: str) -> None:
    chairs = len(lobby(game=key).state.chairs)
    table = game(*(BOB, CID, DAN, EVE, FAY)[: chairs - 1], key=key)
    for _ in range(30):
        if table.session.turn == (CHANCE,):
            table.do(go_on, CHANCE, decision(table.session, CHANCE))
            continue
        _, user, number, line = asked(table)
        table.do(act, user, line, number)
        assert table.refused(act, user, line, number) == "outdated"


def test_everybody_sees_the_end_of_a_deal() -> None:
    table = playing()
    rng = Random(3)
    while table.session.turn != (CHANCE,):
        session = table.session
        seat = session.turn[0]
        user = session.chairs[seat].user or NOBODY
        line = session.game.write(session.game.legal(session.view(seat)).sample(rng))
        table.do(act, user, line)
    assert table.change is not None and table.change.show is Shown.EVERYBODY


def test_everybody_sees_that_a_wish_to_take_back_is_off() -> None:
    table = playing()
    _, user, number, line = asked(table)
    request = Request(Seat(2), CID, 1, len(table.session.log.moves), NOW)
    table.state = replace(table.state, request=request)
    assert request.fits(table.session)
    table.do(act, user, line, number)
    assert table.change is not None and table.change.show is Shown.EVERYBODY


def test_the_last_card_reveals_the_seed() -> None:
    table = playing()
    play_on(table, _ends)
    _, user, number, line = asked(table)
    assert table.said(act, user, line, number) == []
    assert table.state.status == "over"
    assert table.session.log.seed == str(table.seeds[-1])
    assert table.session.turns == ()


def _ends(session: GameSession) -> bool:
    if session.turn == (CHANCE,):
        return False
    action = session.game.legal(session.view(session.turn[0])).sample(Random(1))
    return session.plus(session.turn[0], action).result is not None


@pytest.mark.parametrize(
    ("made", "user", "code"),
    [
        (playing, EVE, "not-here"),
        (lambda: lobby(BOB), ANN, "not-begun"),
        (lambda: over(BOB), ANN, "game-is-over"),
        (lambda: closed(playing()), ANN, "table-closed"),
    ],
)
def test_only_whoever_plays_there(made: Callable[[], Pure], user: UserId, code: str) -> None:
    assert made().refused(act, user, "pass") == code


def test_only_while_the_game_goes_on() -> None:
    table = playing()
    seat, user, number, line = asked(table)
    session = table.session
    away = session.with_chair(seat, replace(session.chairs[seat], missed=AWAY_AFTER))
    for state, code in (
        (table.state.with_session(away), "away"),
        (table.state.with_session(replace(session, paused_at=NOW)), "paused"),
        (replace(table.state, suspension=Suspension("unreachable", NOW)), "held"),
    ):
        assert Pure(state).refused(act, user, line, number) == code


def test_what_cannot_be_done() -> None:
    table = playing()
    seat, user, number, line = asked(table)
    assert table.refused(act, user, line, number + 1) == "outdated"
    assert table.refused(act, user, "once upon a time", number) == "no-such-action"
    other = next(c.user for c in table.session.chairs if c.user not in (user, None))
    assert table.refused(act, other or NOBODY, line) == "not-your-turn"
    card = table.session.view(seat).hand[0]
    play = table.session.game.write(Play(card))
    assert table.refused(act, user, play, number) == "not-now", "they are still bidding"


# ---------------------------------------------------------------------- by itself


def test_the_deck_deals_from_the_seed() -> None:
    table = between_deals()
    session = table.session
    draw = table.seeds[-1].below(f"deal {session.deals + 1}")
    dealt = session.game.write(session.game.chance(session.state, draw))
    table.do(go_on, CHANCE, decision(session, CHANCE))
    assert table.session.log.moves[-1] == (CHANCE, dealt)
    assert table.session.movers[-1] is None
    assert table.change is not None
    assert table.change.show is Shown.EVERYBODY and table.change.look_round


def test_a_robot_does_what_it_said() -> None:
    table = with_robots()
    seat, _, number, line = asked(table)
    assert goes(table) and needs_thought(table.session, seat)
    assert table.said(go_on, seat, number, line) == []
    assert table.session.log.moves[-1] == (seat, line)
    assert table.session.movers[-1] is None


def test_a_robot_is_late() -> None:
    """The decision it thought about is over: nothing happens, and nobody is told."""
    table = with_robots()
    seat, _, number, line = asked(table)
    table.do(go_on, seat, number, line)
    before = table.state
    table.do(go_on, seat, number, line)
    assert table.state == before
    assert table.change is not None and table.change.show is Shown.NOBODY


def test_a_person_is_waited_for_until_their_time_is_over() -> None:
    table = playing(120)
    seat, user, number, line = asked(table)
    assert not goes(table)
    table.wait(120 + GRACE)
    assert goes(table)
    moves = len(table.session.log.moves)
    assert table.said(go_on, seat, number, line) == [
        f"seat {seat}: {user} ran out of time, a robot played move {moves + 1}"
    ]
    assert table.session.movers[-1] is None, "it is no move of theirs"
    assert table.session.chairs[seat].missed == 1


def test_a_robot_plays_for_whoever_is_away_and_counts_nothing() -> None:
    table = playing(120)
    seat, _, number, line = asked(table)
    away = replace(table.session.chairs[seat], missed=AWAY_AFTER)
    table.state = table.state.with_session(table.session.with_chair(seat, away))
    assert goes(table)
    assert table.said(go_on, seat, number, line) == []
    assert table.session.chairs[seat] == away


def test_the_last_card_plays_itself() -> None:
    table = playing(120)
    play_on(table, lambda s: s.turn != (CHANCE,) and s.only_answer(s.turn[0]) is not None)
    seat, user, number, line = asked(table)
    assert goes(table) and not needs_thought(table.session, seat)
    table.do(go_on, seat, number)
    assert table.session.log.moves[-1] == (seat, line)
    assert table.session.movers[-1] == user


def test_whoever_leaves_just_before_their_last_card_stops_nobody() -> None:
    table = playing(120)
    play_on(table, lambda s: s.turn != (CHANCE,) and s.only_answer(s.turn[0]) is not None)
    seat, user, number, line = asked(table)
    table.do(leave, user)
    table.do(go_on, seat, number)
    assert table.session.log.moves[-1] == (seat, line) and table.session.movers[-1] is None


def quiet() -> list[Pure]:
    """Tables where a robot is asked, and nothing goes on by itself."""
    tables = [with_robots() for _ in range(6)]
    paused, suspended, asking, deserted, ended, waiting = tables
    paused.with_session(paused_at=NOW)
    suspended.state = replace(suspended.state, suspension=Suspension("unreachable", NOW))
    wish = Request(Seat(0), ANN, 1, len(asking.session.log.moves), NOW)
    asking.state = replace(asking.state, request=wish)
    deserted.with_session(
        chairs=tuple(replace(c, missed=AWAY_AFTER) if c.user else c for c in deserted.state.chairs)
    )
    ended.state = replace(ended.state, status="ended")
    seat = waiting.session.turn[0]
    waiting.state = waiting.state.with_session(
        waiting.session.with_chair(seat, Chair(robot=NO_ROBOT))
    )
    return tables


@pytest.mark.parametrize("n", range(6))
def test_when_nothing_goes_on(n: int) -> None:
    table = quiet()[n]
    seat, _, number, line = asked(table)
    assert not goes(table)
    before = table.session
    table.do(go_on, seat, number, line)
    assert table.session == before


def test_a_deal_waits_for_votes() -> None:
    table = between_deals()
    rules = Rules(table.session.options.with_value("target", "7"))
    table.with_session(proposal=Proposal(1, ANN, rules, (ANN,), NOW), proposals=1)
    assert not goes(table)
    table.with_session(proposal=Proposal(1, ANN, Ending(), (ANN,), NOW))
    assert goes(table)


def test_other_rules_are_in_force_before_the_deal() -> None:
    table = between_deals()
    rules = Rules(table.session.options.with_value("target", "7"))
    table.with_session(proposal=Proposal(1, ANN, rules, (ANN, BOB, CID, DAN), NOW), proposals=1)
    number = decision(table.session, CHANCE)
    assert table.said(go_on, CHANCE, number) == ["rules dropped: done"]
    assert table.session.options == rules.options
    assert table.session.turn == (CHANCE,), "the deal comes after its own pause"
    table.do(go_on, CHANCE, decision(table.session, CHANCE))
    assert table.session.turn != (CHANCE,)


# ---------------------------------------------------------------------- how long it takes


def test_a_pause_depends_on_what_everybody_sees() -> None:
    robots, people, dealing = with_robots(), playing(), between_deals()
    first, trick = game(BOB, deal=False), playing()
    play_on(trick, _new_trick)
    assert pause(first) == 0
    assert pause(dealing) == PACE.deal
    assert pause(robots) == PACE.robot
    assert pause(people) == PACE.forced
    assert pause(trick) == PACE.trick > PACE.forced, "the finished trick lies for a while"
    patient = replace(PACE, forced=9.0)
    assert pause(trick, patient) == 9.0, "whoever plays slowly leads no later for it"


@pytest.mark.parametrize(("chosen", "longer"), [("slow", 1.75), ("usual", 1.0), ("quick", 0.6)])
def test_every_pause_is_by_the_pace_of_the_host(chosen: str, longer: float) -> None:
    trick = playing()
    play_on(trick, _new_trick)
    for table in (trick, between_deals(), with_robots(), playing()):
        usual = pause(table)
        table.state = replace(table.state, lobby=table.state.lobby.with_pace(chosen))
        assert pause(table) == usual * longer > 0
    paced = PACE.at(chosen)
    for name in ("redraw", "retry", "interval"):
        assert getattr(paced, name) == getattr(PACE, name), "that is no pause of a robot"


def pause(table: Pure, pace: Pace = PACE) -> float:
    """Seconds before the first of those who are asked goes on by itself."""
    return wait(table.state, table.session, table.session.turn[0], pace)


def _new_trick(session: GameSession) -> bool:
    view = session.view(None)
    return view.trick is not None and not view.trick.cards and view.last_trick is not None
