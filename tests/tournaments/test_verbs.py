"""The verbs of a tournament: signing up, the course, corrections, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.client.errors import sentence
from bot.storage.rows.ids import TableId, UserId
from bot.storage.rows.people import FORMER
from bot.tables.model.refusals import Refusal
from bot.tournaments import course, signing
from bot.tournaments.values import (
    BREAK,
    LONG_BREAK,
    MOST_EVERYONE,
    UNPLAYED,
    Outcome,
    Person,
    Tournament,
)
from bot.words.words import words
from tests.tournaments.fields import HOST, NOW, begun, opened, person, played, played_out

ANN, BOB, CID, DAN, EVE = map(person, range(5))
LOTS = Random(3).randrange
WON = Outcome("played", (1, 2), (10, 3))


def refused(verb: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        verb(*args)
    return refusal.value.reason.code


def people(tournament: Tournament) -> list[tuple[str, ...]]:
    return [tuple(p.name for p in entry.people) for entry in tournament.entries]


# ---------------------------------------------------------------------- signing up


def test_alone() -> None:
    tournament = signing.sign_up(signing.sign_up(opened(), ANN), BOB)
    assert people(tournament) == [("P0",), ("P1",)]
    assert refused(signing.sign_up, tournament, ANN) == "tournament-already"
    assert refused(signing.sign_up, tournament, CID, DAN) == "tournament-alone"


def test_a_partner_is_asked_first() -> None:
    """Nobody takes part unasked: the partner signs up as well, or somebody else is found."""
    tournament = signing.sign_up(opened(team=2), ANN, BOB)
    assert people(tournament) == [("P0",)]
    tournament = signing.sign_up(tournament, BOB)
    assert people(tournament) == [("P0", "P1")]
    assert refused(signing.sign_up, tournament, CID, BOB) == "tournament-partner"
    assert refused(signing.sign_up, tournament, CID, CID) == "not-yourself"
    assert refused(signing.sign_up, tournament, BOB, CID) == "tournament-already"


def test_two_who_ask_each_other() -> None:
    tournament = signing.sign_up(signing.sign_up(opened(team=2), ANN, BOB), BOB, ANN)
    assert people(tournament) == [("P0", "P1")]


def test_whoever_is_alone_may_still_find_somebody() -> None:
    tournament = signing.sign_up(signing.sign_up(opened(team=2), ANN), BOB)
    tournament = signing.sign_up(tournament, ANN, BOB)  # asks
    assert people(tournament) == [("P0",), ("P1",)]
    tournament = signing.sign_up(tournament, BOB)  # agrees
    assert people(tournament) == [("P0", "P1")]


def test_a_wish_that_is_not_answered_does_not_stand_in_the_way() -> None:
    tournament = signing.sign_up(signing.sign_up(opened(team=2), ANN, BOB), CID)
    pairs = course._paired_up(tournament)
    assert [tuple(p.name for p in pair.people) for pair in pairs] == [("P0", "P2")]
    assert pairs[0].asked is None


def test_taking_it_back() -> None:
    tournament = signing.sign_up(signing.sign_up(opened(team=2), ANN, BOB), BOB)
    tournament = signing.withdraw(tournament, ANN.user)
    assert people(tournament) == [("P1",)]
    assert signing.withdraw(tournament, BOB.user).entries == ()
    assert refused(signing.withdraw, tournament, ANN.user) == "tournament-not-in"


def test_it_is_full() -> None:
    tournament = opened(system="everyone")
    for n in range(MOST_EVERYONE):
        tournament = signing.sign_up(tournament, person(n))
    assert refused(signing.sign_up, tournament, person(99)) == "tournament-full"


# ---------------------------------------------------------------------- it begins


def test_who_came_alone_is_paired_and_the_last_has_a_robot() -> None:
    tournament = opened(team=2)
    for one in (ANN, BOB, CID, DAN, EVE):
        tournament = signing.sign_up(tournament, one)
    started = course.begin(tournament, HOST.user, False, LOTS)
    assert sorted(map(len, (entry.people for entry in started.entries))) == [1, 2, 2]
    assert [entry.number for entry in started.entries] == [1, 2, 3]


def test_the_lots_are_drawn() -> None:
    orders = {tuple(people(begun(4, seed))) for seed in range(20)}
    assert len(orders) > 5


def test_who_may_begin_it() -> None:
    tournament = signing.sign_up(opened(), ANN)
    assert refused(course.begin, tournament, ANN.user, False, LOTS) == "tournament-lead"
    assert refused(course.begin, tournament, HOST.user, False, LOTS) == "tournament-too-few"
    two = signing.sign_up(tournament, BOB)
    assert course.begin(two, ANN.user, True, LOTS).status == "playing"
    started = course.begin(two, HOST.user, False, LOTS)
    assert refused(course.begin, started, HOST.user, False, LOTS) == "tournament-begun"
    assert refused(signing.sign_up, started, CID) == "tournament-begun"


def test_too_few_are_counted_in_what_plays() -> None:
    """Two people who signed up alone are one pair: not two of what there have to be."""
    for team, said in ((1, "At least 2 have"), (2, "At least 2 pairs have")):
        tournament = signing.sign_up(opened(team=team), ANN)
        if team == 2:
            tournament = signing.sign_up(tournament, BOB)
        with pytest.raises(Refusal) as refusal:
            course.begin(tournament, HOST.user, False, LOTS)
        assert sentence(words("en"), refusal.value, "euchre", ()).startswith(said)


def test_it_begins_by_itself_or_is_called_off() -> None:
    tournament = signing.sign_up(opened(starts_at=NOW + 60), ANN)
    assert course.next_at(tournament) == NOW + 60
    off = course.begin_by_itself(tournament, LOTS, NOW + 60)
    assert (off.status, off.why) == ("cancelled", "too-few")
    assert course.next_at(off) is None
    two = signing.sign_up(tournament, BOB)
    for late in (0, course.LATEST):
        assert course.begin_by_itself(two, LOTS, NOW + 60 + late).status == "playing"


def test_long_after_its_time_the_host_says_when_it_begins() -> None:
    """The program was away: whoever signed up has gone home, and would lose every round."""
    two = signing.sign_up(signing.sign_up(opened(starts_at=NOW + 60), ANN), BOB)
    late = course.begin_by_itself(two, LOTS, NOW + 61 + course.LATEST)
    assert (late.status, late.entries) == ("signup", two.entries)
    assert course.next_at(late) == late.opened_at + course.SIGN_UP
    assert course.begin(late, HOST.user, False, LOTS).status == "playing"


def test_a_sign_up_that_nobody_ends_is_called_off() -> None:
    """Its host has forgotten it: it took one of the few places of its server for ever."""
    two = signing.sign_up(signing.sign_up(opened(), ANN), BOB)
    end = two.opened_at + course.SIGN_UP
    assert course.next_at(two) == end
    assert course.begin_by_itself(two, LOTS, end - 1) == two
    off = course.begin_by_itself(two, LOTS, end)
    assert (off.status, off.why, course.next_at(off)) == ("cancelled", "not-begun", None)
    assert not off.open


@pytest.mark.parametrize(
    ("count", "settings", "rounds"),
    [
        (2, {}, 1),
        (8, {}, 3),
        (9, {}, 4),
        (32, {"rounds": 9}, 9),
        (4, {"rounds": 9}, 3),
        (5, {"rounds": 9}, 5),
        (6, {"system": "everyone"}, 5),
        (7, {"system": "everyone"}, 7),
        (8, {"system": "knockout"}, 3),
        (9, {"system": "knockout"}, 4),
        (4, {"sides": 3, "rounds": 9}, 9),
    ],
)
def test_how_many_rounds(count: int, settings: dict[str, Any], rounds: int) -> None:
    assert begun(count, **settings).planned == rounds


# ---------------------------------------------------------------------- rounds


def test_tables_are_opened_and_settled_once() -> None:
    tournament = begun(4)
    assert course.to_open(tournament) == [(0, 0), (0, 1)]
    tournament = course.opened(tournament, 0, 0, TableId(31))
    assert course.to_open(tournament) == [(0, 1)]
    assert [*tournament.tables()] == [(0, 0, 31)]
    tournament = course.settle(tournament, 0, 0, WON, NOW)
    assert course.settle(tournament, 0, 0, UNPLAYED, NOW) == tournament
    assert [*tournament.tables()] == []
    assert course.next_at(tournament) is None


def test_a_break_lies_between_two_rounds() -> None:
    tournament = begun(4, rounds=2)
    for m in (0, 1):
        tournament = course.settle(tournament, 0, m, WON, NOW + m)
    assert course.next_at(tournament) == NOW + 1 + BREAK
    assert course.go_on(tournament, NOW + BREAK) == tournament
    assert len(course.go_on(tournament, NOW + 1 + BREAK).rounds) == 2
    assert refused(course.next_round, tournament, ANN.user, False) == "tournament-lead"
    soon = course.next_round(tournament, HOST.user, False)
    assert len(soon.rounds) == 2
    assert refused(course.next_round, soon, HOST.user, False) == "tournament-round-on"


def test_long_after_its_time_the_host_says_when_the_next_round_begins() -> None:
    """The program was away in the break: nobody is there, and all that follow would pass."""
    one = begun(4, rounds=2)
    for m in (0, 1):
        one = course.settle(one, 0, m, WON, NOW)
    at = NOW + BREAK
    late = at + course.LATEST + 1
    assert len(course.go_on(one, late - 1).rounds) == 2
    assert course.is_overdue(one, late) and course.go_on(one, late) == one
    assert course.next_look(one, late) == at + course.SIGN_UP
    assert len(course.next_round(one, HOST.user, False).rounds) == 2
    assert course.go_on(one, at + course.SIGN_UP).status == "over", "nobody has said so"


def test_the_last_round_waits_for_nobody_to_be_over() -> None:
    one = course.settle(begun(2), 0, 0, UNPLAYED, NOW)
    assert course.go_on(one, NOW + LONG_BREAK + 2 * course.LATEST).status == "over"


def test_a_match_without_a_result_may_still_be_entered() -> None:
    tournament = course.settle(begun(2), 0, 0, UNPLAYED, NOW)
    assert course.next_at(tournament) == NOW + LONG_BREAK
    entered = course.correct(tournament, HOST.user, False, (0, 0), (3, 10), NOW)
    assert course.next_at(entered) == NOW  # it was the last round
    assert course.go_on(entered, NOW).status == "over"


def test_the_break_begins_with_the_last_result_that_is_entered() -> None:
    """There is time to correct it: in a knockout it stays once the winners have played on."""
    late = NOW + LONG_BREAK - 1
    for system in ("swiss", "knockout"):
        one = begun(4, system=system)
        for m in (0, 1):
            one = course.settle(one, 0, m, UNPLAYED, NOW)
        first = course.correct(one, HOST.user, False, (0, 0), (3, 10), NOW + BREAK)
        assert course.next_at(first) == NOW + LONG_BREAK, "another is still waited for"
        both = course.correct(first, HOST.user, False, (0, 1), (3, 10), late)
        assert course.next_at(both) == late + BREAK
        assert course.go_on(both, late) == both
        again = course.correct(both, HOST.user, False, (0, 1), (10, 3), late + 1)
        assert course.next_at(again) == late + BREAK


def test_what_can_be_corrected() -> None:
    tournament = played_out(begun(4, rounds=2), Random(1))
    one, other = tournament.rounds[0].matches[0].sides
    after = course.correct(tournament, HOST.user, False, (0, 0), (1, 30), NOW)
    assert after.rounds[0].matches[0].outcome == Outcome("overtaking", (2, 1), (1, 30))
    assert (one, other) == after.rounds[0].matches[0].sides
    assert refused(course.correct, tournament, ANN.user, False, (0, 0), (1, 2), NOW) == (
        "tournament-lead"
    )
    for where in [(5, 0), (0, 9), (-1, 0)]:
        code = refused(course.correct, tournament, HOST.user, False, where, (1, 2), NOW)
        assert code == "tournament-no-match"
    few = refused(course.correct, tournament, HOST.user, False, (0, 0), (1,), NOW)
    assert few == "tournament-points"
    odd = played(begun(3), Random(1))
    bye = len(odd.rounds[0].matches) - 1
    assert refused(course.correct, odd, HOST.user, False, (0, bye), (1,), NOW) == (
        "tournament-no-match"
    )


def test_a_standing_that_was_told_is_told_again() -> None:
    """Until the newest result is in it; what nobody was told yet is no correction of it."""
    entered = course.correct(begun(4, rounds=2), HOST.user, False, (0, 0), (1, 30), NOW)
    assert not entered.overtaken
    tournament = played(entered, Random(1))
    tournament = course.told(tournament, tournament)
    assert tournament.told == 1 and course.corrections(tournament)[:2] == ((1, 30), ())
    shown = course.correct(tournament, HOST.user, False, (0, 0), (30, 1), NOW)
    assert shown.overtaken
    newer = course.correct(shown, HOST.user, False, (0, 0), (7, 7), NOW)
    assert course.told(newer, shown).overtaken
    assert not course.told(newer, newer).overtaken
    assert not course.cancelled(newer, "by-hand").overtaken
    assert len({course.corrections(one) for one in (tournament, shown, newer)}) == 3
    over = played_out(shown, Random(1))
    assert course.shown_over(over, over) == over
    told = course.told(over, over)
    assert course.shown_over(told, told).settled


def test_an_end_that_came_while_a_drawing_was_on_its_way_was_not_shown_by_it() -> None:
    shown = begun(2)
    over = course.cancel(shown, HOST.user, False)
    assert not course.shown_over(over, shown).settled
    assert course.shown_over(over, over).settled


def test_what_is_corrected_while_a_standing_is_on_its_way_overtakes_it() -> None:
    shown = played(begun(4, rounds=2), Random(1))
    newer = course.correct(shown, HOST.user, False, (0, 0), (1, 30), NOW)
    assert not newer.overtaken, "it has not been told"
    late = course.told(newer, shown)
    assert late.overtaken and late.told == 1
    assert not course.told(late, late).overtaken


def test_a_knockout_is_corrected_only_until_others_have_played_on() -> None:
    tournament = played(begun(4, system="knockout"), Random(2))
    assert refused(course.correct, tournament, HOST.user, False, (0, 0), (1, 2), NOW) == (
        "tournament-played-on"
    )


def test_equal_points_are_equal_places() -> None:
    tournament = course.correct(begun(2), HOST.user, False, (0, 0), (7, 7), NOW)
    match = tournament.rounds[0].matches[0]
    assert [match.points(side) for side in (0, 1)] == [1, 1]


# ---------------------------------------------------------------------- leaving


def test_a_pair_goes_on_as_long_as_one_of_it_does() -> None:
    tournament = opened(team=2)
    for one, other in ((ANN, BOB), (CID, DAN)):
        tournament = signing.sign_up(signing.sign_up(tournament, one, other), other)
    tournament = course.begin(tournament, HOST.user, False, LOTS)
    half = signing.withdraw(tournament, ANN.user)
    assert len(half.active) == 2
    assert refused(signing.withdraw, half, ANN.user) == "tournament-not-in"
    assert len(signing.withdraw(half, BOB.user).active) == 1


def test_who_has_left_is_not_paired_any_more() -> None:
    tournament = begun(5, rounds=3)
    tournament = signing.withdraw(tournament, ANN.user)
    number = tournament.entry_of(ANN.user).number
    tournament = played(tournament, Random(1))
    assert number not in [n for match in tournament.rounds[1].matches for n in match.sides]


@pytest.mark.parametrize("system", ["everyone", "knockout"])
def test_their_opponents_have_a_bye(system: Any) -> None:
    tournament = begun(4, system=system)
    r = tournament.rounds[0].matches[0].sides
    for m in (0, 1):
        tournament = course.settle(tournament, 0, m, WON, NOW)
    gone = tournament.entry(r[0])  # the winner
    tournament = signing.withdraw(tournament, gone.people[0].user)
    tournament = course.go_on(tournament, NOW + BREAK)
    assert sorted(map(len, (match.sides for match in tournament.rounds[1].matches)))[0] == 1
    assert gone.number not in [n for match in tournament.rounds[1].matches for n in match.sides]


def test_with_one_left_it_is_over() -> None:
    tournament = begun(2, system="swiss")
    tournament = course.settle(tournament, 0, 0, WON, NOW)
    assert course.go_on(tournament, NOW).status == "over"
    three = begun(3, rounds=3)
    for one in (ANN, BOB):
        three = signing.withdraw(three, one.user)
    three = course.settle(three, 0, 0, WON, NOW)
    three = course.go_on(course.rested(three, NOW), NOW + BREAK)
    assert three.status == "over"


def test_a_host_takes_out_who_does_not_come() -> None:
    tournament = begun(4)
    assert refused(signing.remove, tournament, BOB.user, ANN.user) == "tournament-lead"
    assert len(signing.remove(tournament, HOST.user, ANN.user).active) == 3
    assert len(signing.remove(tournament, BOB.user, ANN.user, True).active) == 3


def test_it_is_called_off() -> None:
    tournament = begun(4)
    assert refused(course.cancel, tournament, ANN.user, False) == "tournament-lead"
    off = course.cancel(tournament, HOST.user, False)
    assert (off.status, off.why, off.open) == ("cancelled", "by-hand", False)
    assert refused(course.cancel, off, HOST.user, False) == "tournament-over"
    assert refused(signing.withdraw, off, ANN.user) == "tournament-over"
    assert refused(course.next_round, off, HOST.user, False) == "tournament-over"
    assert course.to_open(off) == []


def test_somebody_is_forgotten() -> None:
    tournament = begun(4)
    after = signing.forget(tournament, ANN.user)
    assert not after.names(ANN.user)
    number = tournament.entry_of(ANN.user).number
    assert after.entry(number).people == (Person(FORMER, "", gone=True),)
    assert signing.forget(after, ANN.user) == after
    assert signing.forget(tournament, HOST.user).host == Person(FORMER, "", gone=True)
    asked = signing.sign_up(opened(team=2), BOB, ANN)
    assert asked.names(ANN.user)
    assert not signing.forget(asked, ANN.user).names(ANN.user)
    assert signing.forget(signing.sign_up(opened(), ANN), ANN.user).entries == ()
    assert UserId(0) == FORMER


def test_nothing_is_due_before_its_first_round() -> None:
    assert course.next_at(replace(begun(2), rounds=())) is None
    assert refused(course.next_round, opened(), HOST.user, False) == "tournament-not-begun"
