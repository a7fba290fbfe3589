"""The subjects of votes, those who agree, and the results."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Log, Seat, replay
from bot.rules.about.conceding import CONCEDE
from bot.rules.about.log import GRANT
from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import AWAY_AFTER
from bot.tables.model.conceding import in_play, may_cost
from bot.tables.model.proposal import (
    OPEN_FOR,
    PATIENCE,
    Absent,
    Concession,
    Ending,
    NewClock,
    Proposal,
    RobotIn,
    Rules,
)
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Shown, unchanged
from bot.tables.model.suspension import Suspension
from bot.tables.model.turn_clock import DAY
from bot.tables.verbs import ballots
from bot.tables.verbs import vote as voting
from bot.tables.verbs.ballots import SLEEPS_AFTER, concession, sleepers, waiting_seats
from bot.tables.verbs.clocks import come_back
from bot.tables.verbs.seats import leave, sit
from bot.tables.verbs.vote import (
    FAILURE_SHOWN,
    awaits_votes,
    before_deal,
    carry_out,
    closes_at,
    deadline,
    forget_failure,
    has_failed,
    lapse,
    propose,
    vote,
)
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
    lobby,
    over,
    play_on,
    seat_of,
)


def proposed(what: Any, *people: UserId, **changes: Any) -> Pure:
    """A game in which this has just been proposed."""
    table = game(*people, **changes)
    assert not table.do(propose, ANN, what)
    return table


def five(table: Pure) -> Rules:
    """To play up to five points."""
    return Rules(table.session.options.with_value("target", "5"))


def agreed_on_rules() -> Pure:
    """A game in which other rules are agreed on, and wait for the next deal."""
    table = game(BOB)
    table.do(propose, ANN, five(table))
    assert table.do(vote, BOB, 1, True)
    return table


def in_the_midst(*people: UserId) -> Pure:
    """A deal has been scored, and cards fall."""
    table = game(*people)
    play_on(table, lambda s: s.scored and in_play(s))
    return table


def between_deals(table: Pure) -> Pure:
    """The next deal is to be dealt."""
    play_on(table, lambda s: s.turn == (CHANCE,) and bool(s.sheet))
    return table


def asleep(user: UserId, *people: UserId) -> Pure:
    """A game at which it is this person's turn for so long that they sleep."""
    table = game(*people, clock=0)
    play_on(table, lambda s: s.turn == (s.seat_of(user),))
    table.wait(SLEEPS_AFTER)
    assert sleepers(table.state, table.now) == [(seat_of(table, user), user)]
    return table


def waiting() -> Pure:
    """Ann and Cid play without Bob and Dan, and robots are not wished."""
    table = game(BOB, CID, DAN, robots="none")
    table.do(leave, BOB)
    table.do(leave, DAN)
    return table


# ---------------------------------------------------------------------- the vote


def test_all_who_play_have_to_agree() -> None:
    table = game(BOB, CID)
    assert table.said(propose, ANN, NewClock(60)) == ["clock proposed by 11: 60"]
    assert table.session.voted_on is not None and table.session.voted_on.agreed == (ANN,)
    assert table.said(vote, BOB, 1, True) == ["clock agreed by 12"]
    assert table.state.lobby.clock is None
    assert table.do(vote, CID, 1, True)
    assert table.notes[-2:] == ["clock agreed by 13", "clock dropped: done"]
    assert table.state.lobby.clock == 60 and table.session.voted_on is None
    ((turn),) = table.session.turns
    assert turn.due <= table.now + 60 + 20, "every turn begins anew"


def test_one_who_is_against_it_is_enough_and_it_is_not_said_who() -> None:
    table = proposed(NewClock(60), BOB, CID)
    assert table.said(vote, BOB, 1, False) == ["clock dropped: 12 is against it"]
    assert table.session.voted_on is None and has_failed(table.state, table.now)
    table.ring(deadline)
    assert table.now == NOW + FAILURE_SHOWN and not has_failed(table.state, table.now)
    assert table.state.failed_vote is None and table.change is not None
    assert table.change.show is Shown.EVERYBODY
    table.do(forget_failure)
    assert table.change == unchanged(table.state, None)


def test_that_a_vote_failed_is_forgotten_with_the_next_trick() -> None:
    table = proposed(NewClock(60), BOB, CID)
    table.do(vote, BOB, 1, False)
    lines = table.state.moves
    play_on(table, lambda s: len(s.log.moves) == lines + 4)
    assert not has_failed(table.state, table.now)


def test_who_proposed_it_may_take_it_back() -> None:
    table = proposed(NewClock(60), BOB)
    assert table.said(vote, ANN, 1, False) == ["clock dropped: taken back"]
    assert not has_failed(table.state, table.now)
    table.do(propose, BOB, NewClock(60))
    assert table.session.voted_on is not None and table.session.voted_on.number == 2


@pytest.mark.parametrize("clock, patience", [(None, OPEN_FOR), (60, OPEN_FOR), (DAY, DAY)])
def test_a_vote_lapses(clock: int | None, patience: float) -> None:
    table = proposed(Ending(), BOB, clock=clock)
    assert closes_at(table.state) == NOW + patience
    assert deadline(table.state, NOW) == (NOW + patience, lapse)
    assert table.ring(deadline) == ["end dropped: not everybody answered"]
    assert has_failed(table.state, table.now)
    assert table.said(lapse) == []


def test_a_vote_does_not_lapse_in_a_pause_nor_just_after_a_restart() -> None:
    table = proposed(Ending(), BOB)
    table.with_session(paused_at=NOW)
    assert deadline(table.state, NOW) is None
    table.wait(OPEN_FOR)
    assert table.said(lapse) == []
    table.with_session(paused_at=None)
    table.state = replace(table.state, not_before=table.now + 600)
    assert closes_at(table.state) == table.now + 600


# ---------------------------------------------------------------------- what is agreed upon


def test_the_table_ends_by_vote() -> None:
    table = proposed(Ending(), BOB)
    assert table.said(vote, BOB, 1, True) == [
        "end agreed by 12", "end dropped: done", "ended: ended-by-vote",
    ]  # fmt: skip
    assert table.state.status == "ended" and table.session.proposal is None
    assert table.change is not None and table.change.answer


def test_a_robot_plays_for_who_sleeps() -> None:
    table = asleep(BOB, BOB, CID)
    seat = seat_of(table, BOB)
    assert not table.do(propose, ANN, Absent(seat, BOB))
    assert table.refused(vote, BOB, 1, True) == "vote-not-asked"
    assert table.do(vote, CID, 1, True)
    assert table.notes[-1] == f"seat {seat}: {BOB} is away, a robot keeps the seat"
    assert table.session.chairs[seat].away


def test_who_sleeps_is_known_by_the_clock_where_there_is_one() -> None:
    table = game(BOB)
    table.wait(SLEEPS_AFTER)
    assert sleepers(table.state, table.now) == []
    seat = seat_of(table, BOB)
    chair = replace(table.session.chairs[seat], missed=1)
    table.state = table.state.with_session(table.session.with_chair(seat, chair))
    assert sleepers(table.state, table.now) == [(seat, BOB)]


def test_a_pause_begins_the_wait_anew() -> None:
    table = asleep(BOB, BOB, CID)
    table.with_session(paused_at=table.now)
    assert sleepers(table.state, table.now) == []
    table.state = table.state.with_waits(table.now)
    table.with_session(paused_at=None)
    table.state = table.state.with_waits(table.now)
    assert sleepers(table.state, table.now) == []
    table.wait(SLEEPS_AFTER)
    assert sleepers(table.state, table.now)


def test_a_robot_sits_down_where_the_game_waits() -> None:
    table = waiting()
    seat = waiting_seats(table.state)[0]
    table.do(propose, ANN, RobotIn(seat))
    assert table.said(vote, CID, 1, True)[-1] == f"seat {seat}: a robot sits down"
    assert table.session.chairs[seat].robot and not table.session.chairs[seat].waits
    assert table.session.chairs[seat].left_by == BOB


def test_a_deal_is_conceded_by_the_side_and_then_the_others() -> None:
    table = in_the_midst(BOB, CID)
    what, deal = concession(table.state, ANN, game=False), table.session.view(None).deal
    assert not table.do(propose, ANN, what)
    assert table.refused(vote, BOB, 1, True) == "vote-not-asked", "the partner first"
    assert not table.do(vote, CID, 1, True)
    assert table.do(vote, BOB, 1, True)
    assert table.change is not None and table.change.lines > 1
    lines = [line for _, line in table.session.log.moves]
    assert GRANT in lines and table.session.voted_on is None
    assert not in_play(table.session) and table.session.sheet[-1].deal == deal
    assert table.change.show is Shown.EVERYBODY
    assert replay(Log.read(str(table.session.log))) == table.session.state


def test_a_game_is_conceded() -> None:
    table = in_the_midst(BOB)
    table.do(propose, ANN, concession(table.state, ANN, game=True))
    assert table.do(vote, BOB, 1, True)
    assert table.state.status == "over" and table.session.log.moves[-1][1] == CONCEDE
    assert table.session.log.seed == str(table.seeds[0]), "it is revealed"
    assert table.session.result is not None
    assert seat_of(table, ANN) not in table.session.result.winners


def test_who_is_alone_concedes_at_once() -> None:
    table = in_the_midst()
    assert table.do(propose, ANN, concession(table.state, ANN, game=True))
    assert table.state.status == "over"


# ---------------------------------------------------------------------- before the next deal


def test_other_rules_take_effect_with_the_next_deal() -> None:
    table = game(BOB)
    assert not table.do(propose, ANN, five(table).options)
    assert before_deal(table.state, table.moment) is not None, "the actor asks before a deal only"
    table = game(BOB)
    table.do(propose, ANN, five(table).options)
    assert table.do(vote, BOB, 1, True) and table.session.voted_on is not None
    between_deals(table)
    assert not awaits_votes(table.state)
    change = before_deal(table.state, table.moment)
    assert change is not None and change.lines == 1
    assert list(map(str, change.notes)) == ["rules dropped: done"]
    assert str(change.state.lobby.options) == str(five(table).options)
    after = change.state.session
    assert after is not None and after.voted_on is None and after.options == five(table).options


def test_something_else_is_voted_on_while_agreed_rules_wait_for_their_deal() -> None:
    """That may be far off, and never come where somebody sleeps or the game waits for a person."""
    table = agreed_on_rules()
    assert not table.do(propose, BOB, NewClock(60))
    rules, asked = table.session.aside, table.session.voted_on
    assert rules is not None and rules.number == 1
    assert asked is not None and asked.number == 2 and table.session.proposals == 2
    with pytest.raises(Refusal, match="proposal-open"):
        table.do(propose, BOB, five(table))
    with pytest.raises(Refusal, match="proposal-open"):
        table.do(propose, BOB, Ending())
    assert table.do(vote, ANN, 2, True)
    assert table.state.lobby.clock == 60
    assert (table.session.voted_on, table.session.aside) == (rules, None)
    between_deals(table)
    change = before_deal(table.state, table.moment)
    assert change is not None and list(map(str, change.notes)) == ["rules dropped: done"]


def test_agreed_rules_take_effect_though_something_else_is_voted_on_just_then() -> None:
    table = agreed_on_rules()
    table.do(propose, BOB, NewClock(60))
    between_deals(table)
    assert not awaits_votes(table.state)
    change = before_deal(table.state, table.moment)
    assert change is not None and change.lines == 1
    after = change.state.session
    assert after is not None and after.aside is None
    assert after.voted_on is not None and after.voted_on.number == 2


def test_somebody_new_is_asked_about_agreed_rules_after_the_other_vote() -> None:
    table = agreed_on_rules()
    table.do(propose, BOB, NewClock(60))
    table.do(sit, EVE, "Eve", Seat(2))
    between_deals(table)
    assert not awaits_votes(table.state) and before_deal(table.state, table.moment) is None
    table.do(vote, EVE, 2, False)
    assert table.session.aside is None and awaits_votes(table.state)
    assert table.do(vote, EVE, 1, True) and not awaits_votes(table.state)


def test_somebody_new_may_answer_both() -> None:
    table = agreed_on_rules()
    table.do(propose, BOB, NewClock(60))
    table.do(sit, EVE, "Eve", Seat(2))
    assert table.do(vote, EVE, 1, True), "by a button of before"
    assert table.session.aside is not None and table.session.aside.agreed == (ANN, BOB, EVE)


def test_agreed_rules_are_taken_back_while_something_else_is_voted_on() -> None:
    table = agreed_on_rules()
    table.do(propose, BOB, NewClock(60))
    with pytest.raises(Refusal, match="voted-already"):
        table.do(vote, BOB, 1, True)
    assert table.said(vote, ANN, 1, False) == ["rules dropped: taken back"]
    assert table.session.aside is None and table.session.voted_on is not None
    assert table.do(vote, ANN, 2, True) and table.session.voted_on is None


def test_who_is_alone_has_another_clock_at_once_though_rules_wait() -> None:
    table = game()
    assert table.do(propose, ANN, five(table)) and table.do(propose, ANN, NewClock(60))
    assert table.state.lobby.clock == 60
    assert table.session.voted_on is not None and table.session.voted_on.number == 1
    assert table.session.proposals == 2


def test_agreed_rules_outlast_a_vote_that_nobody_needs_any_more() -> None:
    """The game waited for a person, and one came: they are asked about the rules."""
    table = waiting()
    table.do(propose, ANN, five(table))
    table.do(vote, CID, 1, True)
    table.do(propose, ANN, RobotIn(Seat(1)))
    table.do(sit, EVE, "Eve", Seat(1))
    asked = table.session.voted_on
    assert asked is not None and asked.number == 1
    assert table.said(vote, EVE, 1, False) == ["rules dropped: 15 is against it"]
    assert table.session.voted_on is None and has_failed(table.state, table.now)


def test_a_deal_waits_for_those_who_have_not_answered_but_not_for_ever() -> None:
    table = game(BOB)
    table.do(propose, ANN, five(table))
    assert not awaits_votes(table.state) and deadline(table.state, table.now) is None
    between_deals(table)
    assert awaits_votes(table.state)
    assert deadline(table.state, table.now) == (table.now + PATIENCE, lapse)
    assert table.ring(deadline) == ["rules dropped: nobody answered any more"]
    assert not awaits_votes(table.state) and before_deal(table.state, table.moment) is None


def test_time_in_which_nothing_happens_does_not_count() -> None:
    table = game(BOB)
    table.do(propose, ANN, five(table))
    between_deals(table)
    table.wait(PATIENCE - 1)
    table.state = replace(table.state, suspension=Suspension("unreachable", table.now)).with_waits(
        table.now
    )
    assert deadline(table.state, table.now) is None
    table.wait(100)
    table.state = replace(table.state, suspension=None).with_waits(table.now)
    assert deadline(table.state, table.now) == (table.now + PATIENCE, lapse)


def test_rules_that_have_become_impossible_are_dropped() -> None:
    table = between_deals(game())
    assert table.do(propose, ANN, five(table)), "nobody else is asked"
    scores = max(map(max, (line.scores for line in table.session.sheet)))
    assert scores < 5
    play_on(table, lambda s: max(max(line.scores) for line in s.sheet) >= 5 and s.turn == (CHANCE,))
    change = before_deal(table.state, table.moment)
    assert change is not None and not change.answer and not change.lines
    (note,) = map(str, change.notes)
    assert note.startswith("rules dropped: ") and note != "rules dropped: done"


# ---------------------------------------------------------------------- what is refused


def away() -> Pure:
    table = game(BOB)
    table.with_session(chairs=tuple(replace(c, missed=3) for c in table.session.chairs))
    return table


def paused() -> Pure:
    table = in_the_midst(BOB)
    table.with_session(paused_at=NOW)
    return table


def conceding(table: Pure, game: bool) -> tuple[Any, ...]:
    return ANN, concession(table.state, ANN, game)


def at_odds() -> Pure:
    """A game in which everybody plays for themselves."""
    key = next(
        key for key, one in GAMES.items()
        if len(one.sides(one.presets["house"], one.players(one.presets["house"])[-1])) > 2
    )  # fmt: skip
    table = lobby(game=key)
    size = table.state.lobby.game.players(table.state.lobby.options)[-1]
    return game(key=key, chairs=table.state.lobby.resize(size).chairs)


def at_a_cost() -> Pure:
    """A game between two sides, in which some cards cost their taker; cards fall."""
    key = "two-ten-jack"
    table = game(key=key, chairs=lobby(game=key).state.lobby.resize(2).chairs)
    play_on(table, in_play)
    return table


NEW, PROPOSED = game(BOB), proposed(NewClock(60), BOB, CID)
PLAYED, ODD, SIDES = in_the_midst(BOB), at_odds(), paused()
COSTLY = at_a_cost()
AGREED = agreed_on_rules()
REFUSED: list[tuple[str, Pure, Any, tuple[Any, ...]]] = [
    ("not-here", NEW, propose, (CID, NewClock(60))),
    ("away", away(), propose, (ANN, NewClock(60))),
    ("not-begun", lobby(), propose, (ANN, NewClock(60))),
    ("game-is-over", over(BOB), propose, (ANN, NewClock(60))),
    ("table-closed", closed(game(BOB)), propose, (ANN, NewClock(60))),
    ("proposal-open", PROPOSED, propose, (BOB, NewClock(60))),
    ("proposal-settled", AGREED, propose, (BOB, five(AGREED))),
    ("forged", NEW, propose, (ANN, NewClock(61))),
    ("clock-same", NEW, propose, (ANN, NewClock(None))),
    ("not-yourself", asleep(BOB, BOB), propose, (BOB, Absent(Seat(1), BOB))),
    ("not-asleep", NEW, propose, (ANN, Absent(Seat(1), BOB))),
    ("seat-not-free", NEW, propose, (ANN, RobotIn(Seat(2)))),
    ("concede-no-sides", ODD, propose, conceding(ODD, True)),
    ("outdated", PLAYED, propose, (ANN, Concession(99, (Seat(0), Seat(2))))),
    ("outdated", PLAYED, propose, (ANN, concession(PLAYED.state, BOB, True))),
    ("paused", SIDES, propose, conceding(SIDES, True)),
    ("concede-too-early", NEW, propose, conceding(NEW, True)),
    ("concede-not-now", NEW, propose, conceding(NEW, False)),
    ("concede-costs", COSTLY, propose, conceding(COSTLY, False)),
    ("proposal-gone", NEW, vote, (BOB, 1, True)),
    ("proposal-gone", PROPOSED, vote, (BOB, 2, True)),
    ("voted-already", PROPOSED, vote, (ANN, 1, True)),
    ("not-here", PROPOSED, vote, (DAN, 1, True)),
]  # fmt: skip


@pytest.mark.parametrize("code, table, verb, args", REFUSED)
def test_it_is_refused(code: str, table: Pure, verb: Any, args: tuple[Any, ...]) -> None:
    assert table.refused(verb, *args) == code


def test_every_refusal_is_tried() -> None:
    elsewhere = {"vote-not-asked", "appointed", "fixture-fixed"}
    tried = {code for code, *_ in REFUSED} | elsewhere
    assert codes_in(voting, ballots) <= tried


def test_rules_that_the_game_cannot_change_are_refused_in_its_words() -> None:
    table = game(BOB)
    assert table.refused(propose, ANN, table.session.options) == "rules-same"


def test_somebody_new_is_asked_too() -> None:
    table = proposed(NewClock(60), BOB)
    table.do(sit, EVE, "Eve", Seat(2))
    assert not table.do(vote, BOB, 1, True)
    assert table.do(vote, EVE, 1, True)


def test_it_is_done_once_nobody_is_left_who_has_not_agreed() -> None:
    """People who are asked may leave, or fall asleep, instead of an answer."""
    table = proposed(Ending(), BOB, CID)
    table.do(vote, BOB, 1, True)
    table.do(carry_out)
    assert table.change == unchanged(table.state, False), "Cid is asked"
    table.do(leave, CID)
    assert table.ring(deadline) == ["end dropped: done", "ended: ended-by-vote"]
    assert table.now == NOW and deadline(table.state, table.now) is None

    table = proposed(NewClock(120), BOB)
    chairs = (replace(c, missed=AWAY_AFTER if c.user == BOB else 0) for c in table.session.chairs)
    table.with_session(chairs=tuple(chairs))
    assert table.ring(deadline) == ["clock dropped: done"]
    assert table.state.lobby.clock == 120 and not has_failed(table.state, table.now)


@pytest.mark.parametrize("what", ["rules", "end", "concession"])
def test_what_the_game_comes_to_is_not_settled_without_who_is_away(what: str) -> None:
    """Ann, alone at the table, neither ends nor loses the game of who has missed some turns."""
    table = in_the_midst(BOB, CID)
    subject = {
        "rules": five(table),
        "end": Ending(),
        "concession": concession(table.state, ANN, game=True),
    }[what]
    absent = {CID} if what == "concession" else {BOB, CID}
    chairs = [
        replace(c, missed=AWAY_AFTER if c.user in absent else 0) for c in table.session.chairs
    ]
    table.with_session(chairs=tuple(chairs))
    assert not table.do(propose, ANN, subject)
    voted = table.session.voted_on
    assert voted is not None and {*voted.waits_for(table.session.chairs)} == absent
    assert table.refused(vote, CID, 1, False) == "away"
    table.do(come_back, CID)
    assert table.said(vote, CID, 1, False)[-1].endswith("13 is against it")
    assert table.state.status == "playing"


def test_what_the_last_who_was_asked_left_open_is_conceded_once_the_table_goes_on() -> None:
    table = in_the_midst(BOB)
    assert not table.do(propose, ANN, concession(table.state, ANN, game=True))
    table.do(leave, BOB)
    table.state = replace(table.state, suspension=Suspension("unreachable", table.now))
    assert deadline(table.state, table.now) is None, "not while it is held"
    table.state = replace(table.state, suspension=None).with_waits(table.now)
    assert table.ring(deadline) == ["concession dropped: done"]
    assert table.state.status == "over" and table.session.log.moves[-1][1] == CONCEDE


def test_the_rest_of_a_deal_is_a_gift_once_no_card_that_costs_is_out() -> None:
    """It was no gift to be left with every spade that costs; robots agree to whatever they get."""
    table = at_a_cost()
    play_on(table, lambda s: in_play(s) and not may_cost(s))
    view: Any = table.session.view(None)
    other = 1 - seat_of(table, ANN)
    assert table.do(propose, ANN, concession(table.state, ANN, game=False))
    scores = table.session.game.match(table.session.state).scores
    assert scores[other] >= view.scores[other] + view.points[other]


def test_a_deal_that_is_not_being_played_is_not_conceded() -> None:
    """A move was taken back meanwhile, and all bid anew."""
    table = game(BOB)
    what = concession(table.state, ANN, game=False)
    table.with_session(proposal=Proposal(1, ANN, what, (ANN,), table.now), proposals=1)
    table.do(leave, BOB)
    assert table.ring(deadline) == ["concession dropped: concede-not-now"]
    assert has_failed(table.state, table.now)
