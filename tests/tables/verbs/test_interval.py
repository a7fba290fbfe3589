"""After a deal its result is read: who waits for whom, how long, and what ends it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE
from bot.storage.rows.ids import GameId, UserId
from bot.tables.model.chairs import AWAY_AFTER
from bot.tables.model.clock import HASTE, Pace
from bot.tables.model.from_log import session_of
from bot.tables.model.interval import Interval
from bot.tables.model.proposal import Rules
from bot.tables.model.session import GameSession
from bot.tables.model.state import Shown
from bot.tables.model.suspension import Suspension
from bot.tables.model.table_words import given_up
from bot.tables.model.turn_clock import DAY
from bot.tables.verbs import clocks, forget, interval, pause, play, seats, suspend, vote
from bot.tables.verbs.interval import deadline, next_deal
from bot.tables.verbs.steps import moved, with_clocks
from tests.tables.verbs.pure import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    NOW,
    Pure,
    closed,
    codes_in,
    game,
    over,
    play_on,
    seat_of,
)
from tests.tables.verbs.test_lesson import played

PACE = Pace()
SEED = 4
"""Of a course in which the first deal is played."""
_R = Random(1)


def last_card(session: GameSession) -> bool:
    return session.turn != (CHANCE,) and sum(session.view(None).counts) == 1


def read(*people: UserId, **changes: Any) -> Pure:
    """A deal has just ended, and Ann and these people read its result."""
    table = at_the_last_card(*people, **changes)
    table.do(play.go_on, *asked(table))
    assert table.state.interval is not None
    return table


def at_the_last_card(*people: UserId, **changes: Any) -> Pure:
    table = game(*people, **changes)
    play_on(table, last_card, seed=SEED)
    table.state = with_clocks(table.state, table.moment)
    return table


def asked(table: Pure) -> tuple[Any, int]:
    seat = table.session.turn[0]
    return seat, play.decision(table.session, seat)


def goes(table: Pure) -> bool:
    return play.goes_by_itself(table.state, *asked(table), table.now)


def reads(table: Pure) -> Interval:
    assert table.state.interval is not None
    return table.state.interval


# ---------------------------------------------------------------------- it begins


def test_a_deal_that_ends_is_read_by_everybody_who_plays() -> None:
    table = read(BOB)
    found = reads(table)
    assert set(found.waiting) == {ANN, BOB}, "robots do not read"
    assert found.deal == table.session.sheet[-1].deal
    assert found.until == table.now + PACE.interval
    assert not found.open and not found.holds(ANN), "the last trick lies first"
    assert table.session.turn == (CHANCE,) and not goes(table), "nothing is dealt over it"


def test_the_last_trick_lies_before_the_result_is_shown() -> None:
    table = read(BOB)
    table.do(interval.show)
    assert not reads(table).open, "it is not time yet"
    due = deadline(table.state, table.now)
    assert due == (table.now + PACE.trick, interval.show)
    assert table.ring(deadline) == []
    assert table.change is not None and table.change.show is Shown.EVERYBODY
    assert reads(table).holds(ANN) and not reads(table).holds(CID)
    assert deadline(table.state, table.now) == (reads(table).until, interval.close)


@pytest.mark.parametrize(
    ("clock", "seconds"), [(0, 20.0), (60, 15.0), (120, 20.0), (DAY, 20.0), (None, 20.0)]
)
def test_where_turns_have_a_clock_it_is_shorter(clock: int | None, seconds: float) -> None:
    table = read(BOB, clock=clock)
    assert reads(table).until - table.now == seconds


def test_the_pace_of_the_host_is_that_of_the_trick_alone() -> None:
    table = read(BOB, pace="slow")
    assert reads(table).opens - table.now == PACE.at("slow").trick > PACE.trick
    assert reads(table).until - table.now == PACE.interval


def test_in_haste_nobody_waits() -> None:
    table = at_the_last_card(BOB)
    moment = replace(table.moment, pace=HASTE)
    change = play.go_on(table.state, moment, *asked(table))
    assert change.lines == 1 and change.state.interval is None


def test_a_deal_that_came_to_nothing_has_no_result_to_read() -> None:
    table = game(BOB, CID, DAN, key="euchre")
    options = table.session.options.with_value("stick_the_dealer", "no")
    assert options == table.session.options, "all may pass"
    for _ in range(8):
        seat = table.session.turn[0]
        user = table.session.chairs[seat].user
        assert user is not None
        table.do(play.act, user, "pass")
    assert table.session.turn == (CHANCE,)
    assert table.state.interval is None and goes(table)
    assert play.wait(table.state, table.session, CHANCE, PACE) == PACE.deal


def played_out(**changes: Any) -> Pure:
    """A game that is just over: its last card has this moment fallen."""
    table = game(BOB, CID, DAN, **changes)
    play_on(table, lambda s: last_card(s) and max(s.view(None).scores) >= 9)
    while table.session.result is None:
        user = table.session.chairs[table.session.turn[0]].user
        table.wait(60)
        if deadline(table.state, table.now) is not None:
            table.do(interval.show)
            table.do(interval.close)
        if user is None or table.session.turn == (CHANCE,):
            table.do(play.go_on, CHANCE, play.decision(table.session, CHANCE))
            continue
        seat = seat_of(table, user)
        session = table.session
        line = session.game.write(next(iter(session.game.legal(session.view(seat)))))
        table.do(play.act, user, line)
    return table


@pytest.mark.parametrize("pace", ["slow", "usual", "quick"])
def test_the_last_trick_of_a_game_lies_before_its_end_is_shown(pace: str) -> None:
    table = played_out(pace=pace)
    assert table.state.status == "over", "it is stored at once"
    assert table.state.trick_lies and not table.state.settled
    assert reads(table).waiting == (), "nobody waits for another deal"
    assert reads(table).deal == table.session.sheet[-1].deal
    shown = table.session.closed
    assert shown is not None and shown.last_trick is not None
    assert len(shown.last_trick.cards) == 4, "the trick is complete"
    table.do(interval.show)
    assert table.state.trick_lies, "it is not time yet"
    assert deadline(table.state, table.now) == (table.now + PACE.at(pace).trick, interval.show)
    assert table.refused(next_deal, ANN) == "game-is-over"
    assert table.ring(deadline) == [], "nothing of it is written down"
    assert table.change is not None and table.change.show is Shown.EVERYBODY
    assert table.state.interval is None and table.state.settled
    assert deadline(table.state, table.now) is None


def test_it_can_be_cut_short() -> None:
    table = played_out()
    table.do(interval.cut_short)
    assert table.change is not None and table.change.show is Shown.EVERYBODY
    assert table.state.settled and table.state.interval is None
    assert interval.cut_short(table.state, table.moment).show is Shown.NOBODY
    playing = read(BOB)
    playing.do(interval.cut_short)
    assert playing.state.interval is not None, "not where the game goes on"


def test_in_haste_a_game_ends_at_once() -> None:
    table = played_out()
    log = replace(table.session.log, moves=table.session.log.moves[:-1])
    before = session_of(GameId(1), log, table.session.chairs)
    state = replace(table.state, status="playing", session=before, interval=None)
    moment = replace(table.moment, pace=HASTE)
    seat, line = table.session.log.moves[-1]
    user = before.chairs[seat].user
    assert user is not None
    change = play.act(state, moment, user, line)
    assert change.state.status == "over" and change.state.interval is None


def test_a_game_given_up_has_no_trick_to_wait_for() -> None:
    table = game(BOB, CID, DAN)
    play_on(table, lambda s: s.scored and s.view(None).trick is not None)
    before = table.state
    after = before.with_session(given_up(table.session, seat_of(table, ANN)))
    change = moved(before, after, table.moment, (), None)
    assert change.state.status == "over" and change.state.interval is None


# ---------------------------------------------------------------------- it ends


def test_the_next_deal_follows_the_first_who_goes_on() -> None:
    table = read(BOB)
    table.ring(deadline)
    assert table.said(next_deal, BOB, 1) == []
    assert table.change is not None
    assert (table.change.lines, table.change.hands) == (1, (BOB,))
    assert table.session.deals == 2, "it is dealt at once"
    assert reads(table).waiting == (ANN,) and reads(table).holds(ANN), "the other reads on"
    seat = table.session.turn[0]
    if table.session.chairs[seat].user is None:
        assert not goes(table), "a robot waits for whoever reads"
    table.do(next_deal, ANN)
    assert table.state.interval is None


def test_a_robot_waits_for_everybody_who_reads() -> None:
    table = read(BOB)
    table.do(next_deal, BOB)
    reading = reads(table)
    play_on(table, lambda s: s.chairs[s.turn[0]].robot is not None)
    table.state = replace(table.state, interval=reading)
    assert not goes(table)
    table.now = reading.until
    assert goes(table), "but no longer than that"
    table.now = reading.until - 1
    table.do(next_deal, ANN)
    assert goes(table)


def test_whoever_acts_reads_no_more() -> None:
    table = read(BOB, CID, DAN)
    table.do(next_deal, BOB)
    seat = table.session.turn[0]
    user = table.session.chairs[seat].user
    assert user is not None
    before = reads(table).waiting
    line = table.session.game.write(table.session.game.legal(table.session.view(seat)).sample(_R))
    table.do(play.act, user, line)
    assert reads(table).waiting == tuple(one for one in before if one != user)


def test_no_clock_runs_for_who_reads() -> None:
    table = read(BOB, CID, DAN, clock=60)
    table.wait(1)
    table.do(next_deal, BOB)
    (turn,) = table.session.turns
    assert turn.since >= reads(table).until


def test_it_is_over_when_the_time_is_up() -> None:
    table = read(BOB)
    table.ring(deadline)
    waiting, until = reads(table).waiting, reads(table).until
    table.do(interval.close)
    assert reads(table).waiting == waiting, "it is not time yet"
    table.ring(deadline)
    assert table.now == until
    assert table.change is not None
    assert (table.change.show, table.change.hands) == (Shown.NOBODY, waiting)
    assert goes(table) and deadline(table.state, table.now) is None
    assert play.wait(table.state, table.session, CHANCE, PACE) == 0, "they have waited"
    table.do(play.go_on, *asked(table))
    assert table.session.deals == 2 and table.state.interval is None


def test_the_deck_waits_for_a_vote_after_that() -> None:
    table = read(BOB)
    rules = Rules(table.session.options.with_value("target", "5"))
    table.do(vote.propose, ANN, rules)
    table.do(next_deal, ANN)
    assert table.session.deals == 1 and reads(table).pressed
    assert table.refused(next_deal, ANN) == "next-pressed"
    table.do(vote.vote, BOB, 1, True)
    assert goes(table)
    table.do(play.go_on, *asked(table))
    assert table.session.options == rules.options and table.session.turn == (CHANCE,)
    table.do(play.go_on, *asked(table))
    assert table.session.deals == 2


def test_who_leaves_reads_no_more() -> None:
    for verb in (seats.leave, forget.forget):
        table = read(BOB)
        table.do(verb, BOB)
        assert reads(table).waiting == (ANN,)
    table.do(seats.sit, EVE, "Eve")
    assert reads(table).waiting == (ANN,), "whoever comes has nothing to read"
    assert table.refused(next_deal, BOB) == "not-here"
    table.do(next_deal, EVE)
    assert table.session.deals == 2, "but may go on"


def test_who_is_back_between_two_deals_reads_with_the_others() -> None:
    table = at_the_last_card(BOB)
    seat = seat_of(table, BOB)
    away = replace(table.session.chairs[seat], missed=AWAY_AFTER)
    table.state = table.state.with_session(table.session.with_chair(seat, away))
    table.do(play.go_on, *asked(table))
    assert set(reads(table).waiting) == {ANN}
    table.do(clocks.come_back, BOB)
    assert set(reads(table).waiting) == {ANN, BOB}


def test_a_restart_ends_it() -> None:
    table = read(BOB)
    assert clocks.taken_up(replace(table.state, interval=None), table.moment).interval is None
    table.state = replace(table.state, interval=None)
    assert goes(table) and play.wait(table.state, table.session, CHANCE, PACE) == PACE.deal


def test_it_moves_with_the_clock() -> None:
    table = read(BOB)
    before = reads(table)
    table.do(clocks.set_clock, 3600.0)
    assert (reads(table).opens, reads(table).until) == (before.opens + 3600, before.until + 3600)


def test_nothing_is_left_of_it_at_a_closed_table() -> None:
    table = read(BOB)
    table.do(seats.leave, BOB)
    table.do(seats.leave, ANN)
    assert table.state.status == "ended" and table.state.interval is None
    table.do(interval.show)
    table.do(interval.close)
    assert table.change is not None and table.change.show is Shown.NOBODY


# ---------------------------------------------------------------------- it is refused


def paused() -> Pure:
    table = read(BOB)
    table.do(pause.agree, ANN)
    table.do(pause.agree, BOB)
    return table


def suspended() -> Pure:
    table = read(BOB)
    table.do(suspend.suspend, "unreachable")
    assert table.state.suspension == Suspension("unreachable", NOW)
    return table


def gone_on() -> Pure:
    table = read(BOB)
    table.do(next_deal, ANN)
    return table


def all_gone_on() -> Pure:
    table = gone_on()
    table.do(next_deal, BOB)
    return table


REFUSED: list[tuple[str, Pure, tuple[Any, ...]]] = [
    ("table-closed", closed(read(BOB)), (ANN,)),
    ("game-is-over", over(BOB), (ANN,)),
    ("not-here", read(BOB), (CID,)),
    ("paused", paused(), (ANN,)),
    ("held", suspended(), (ANN,)),
    ("lesson-over", played(), (ANN,)),
    ("next-not-now", game(BOB), (ANN,)),
    ("next-dealt", all_gone_on(), (ANN, 1)),
    ("next-dealt", read(BOB), (ANN, 0)),
    ("next-pressed", gone_on(), (ANN, 1)),
]


@pytest.mark.parametrize("code, table, args", REFUSED)
def test_refused(code: str, table: Pure, args: tuple[Any, ...]) -> None:
    before = table.state
    assert table.refused(next_deal, *args) == code
    assert table.state == before


def test_every_refusal_is_tried() -> None:
    assert codes_in(interval) <= {code for code, *_ in REFUSED}


def test_a_second_press_changes_nothing() -> None:
    table = gone_on()
    for _ in range(2):
        assert table.refused(next_deal, ANN, 1) == "next-pressed"
    assert table.session.deals == 2
