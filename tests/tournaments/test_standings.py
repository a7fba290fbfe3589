"""Everybody's place in the standings: the criteria by hand, and laws that always hold."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments import signing
from bot.tournaments.standings import standing, winner
from bot.tournaments.values import BYE, UNPLAYED, Match, Outcome, Tournament
from tests.tournaments.fields import begun, played, with_outcomes


def places(tournament: Tournament) -> dict[int, int]:
    return {line.entry: line.place for line in standing(tournament)}


def test_points_come_first() -> None:
    one = (((1, 3), (10, 4)), ((2, 4), (10, 10)))
    lines = {line.entry: line for line in standing(with_outcomes(begun(4), one))}
    assert [lines[n].points for n in (1, 2, 4, 3)] == [2, 1, 1, 0]
    assert [lines[n].place for n in (1, 2, 4, 3)] == [1, 2, 2, 4]
    assert (lines[1].won, lines[1].played, lines[1].difference) == (1, 1, 6)


def test_buchholz_is_what_the_opponents_have() -> None:
    """Three have won twice: who has met the better ones is ahead."""
    rounds = (
        (((1, 5), (9, 1)), ((2, 6), (9, 1)), ((3, 7), (9, 1)), ((4, 8), (9, 1))),
        (((1, 2), (9, 1)), ((3, 4), (9, 1)), ((5, 6), (9, 1)), ((7, 8), (9, 1))),
        (((3, 1), (9, 1)), ((2, 5), (9, 1)), ((4, 7), (9, 1)), ((6, 8), (9, 1))),
    )
    tournament = with_outcomes(begun(8), *rounds)
    lines = {line.entry: line for line in standing(tournament)}
    assert lines[3].points == 6
    assert [lines[n].points for n in (1, 2, 4)] == [4, 4, 4]
    # 1 met 5 (2), 2 (4), 3 (6); 2 met 6 (2), 1 (4), 5 (2); 4 met 8 (0), 3 (6), 7 (2)
    assert [lines[n].tie_break for n in (1, 2, 4)] == [12, 8, 8]
    assert [places(tournament)[n] for n in (3, 1)] == [1, 2]
    # 2 and 4 have not met; the difference is alike, too: they share the place
    assert [places(tournament)[n] for n in (2, 4)] == [3, 3]


def test_direct_encounter_before_the_difference() -> None:
    rounds = (
        (((1, 2), (10, 9)), ((3, 4), (50, 0))),
        (((2, 3), (50, 0)), ((1, 4), (10, 9))),
        (((3, 1), (12, 9)), ((2, 4), (50, 0))),
    )
    tournament = with_outcomes(begun(4, system="everyone"), *rounds)
    lines = {line.entry: line for line in standing(tournament)}
    assert [lines[n].points for n in (1, 2, 3)] == [4, 4, 4]
    # each has beaten one of the others, and Sonneborn–Berger is alike: the difference decides
    assert [places(tournament)[n] for n in (2, 3, 1, 4)] == [1, 2, 3, 4]
    two = with_outcomes(begun(2, system="everyone"), (((1, 2), (10, 9)),))
    assert [places(two)[n] for n in (1, 2)] == [1, 2]


def test_low_points_may_win() -> None:
    """A difference counts for whoever was better, whichever way points go."""
    match = Match((1, 2), outcome=Outcome("played", (1, 2), (-10, -3)))
    assert [match.margin(side) for side in (0, 1)] == [7, -7]


def test_a_bye_is_a_win_and_an_opponent_who_stands_alike() -> None:
    tournament = with_outcomes(begun(3), (((1, 2), (9, 1)), ((3,), ())))
    lines = {line.entry: line for line in standing(tournament)}
    assert (lines[3].points, lines[3].played, lines[3].tie_break) == (2, 0, 2)


def test_what_was_not_played_gives_nobody_anything() -> None:
    match = Match((1, 2), outcome=UNPLAYED)
    assert [match.points(side) for side in (0, 1)] == [0, 0]
    assert winner(match) is None
    assert winner(Match((4,), outcome=BYE)) == 4


def test_in_a_knockout_the_lot_decides_between_equal_ones() -> None:
    assert winner(Match((5, 3), outcome=Outcome("played", (1, 1), (8, 8)))) == 3


def test_a_knockout_stands_by_how_far_they_came() -> None:
    one = (((1, 4), (9, 1)), ((2, 3), (9, 1)))
    tournament = with_outcomes(begun(4, system="knockout"), one, (((1, 2), (1, 9)),))
    assert places(tournament) == {2: 1, 1: 2, 3: 3, 4: 3}


def test_who_withdrew_stands_behind_all_who_stayed() -> None:
    """By the same criteria among themselves; with one of it left a pair has not withdrawn."""
    one = (((1, 3), (10, 4)), ((2, 4), (10, 9)))
    tournament = with_outcomes(begun(4), one)
    for number in (1, 4):
        tournament = signing.withdraw(tournament, tournament.entry(number).people[0].user)
    assert places(tournament) == {2: 1, 3: 2, 1: 3, 4: 4}


@pytest.mark.parametrize("sides", [2, 3, 4])
@given(count=st.integers(2, 12), seed=st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_what_always_holds(sides: int, count: int, seed: int) -> None:
    """Points are handed out as tables have them, places have no gaps, and better is ahead."""
    tournament, rng = begun(count, seed, sides=sides, rounds=3), Random(seed)
    while tournament.status == "playing":
        tournament = played(tournament, rng)
        lines = standing(tournament)
        assert sorted(line.entry for line in lines) == [*range(1, count + 1)]
        better = [line.place for line in lines]
        assert better == sorted(better)
        assert all(better[place - 1] == place for place in better)
        points = [line.points for line in lines]
        assert points == sorted(points, reverse=True)
        if sides == 2:
            done = [m for m in tournament.matches() if m.outcome is not None]
            assert sum(points) == 2 * len(done)
            assert sum(line.difference for line in lines) == 0
