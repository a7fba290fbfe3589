"""Movements: everybody plays every deal once, and nobody meets anybody twice before they must."""

import itertools
from collections import Counter

import pytest

from bot.duplicate.movement import (
    FEWEST,
    FORMS,
    MOST,
    SIZE,
    Form,
    contestant_of,
    contestants,
    direction,
    rounds,
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("deals", [2, 7, 24])
def test_everybody_plays_every_deal_once(form: Form, deals: int) -> None:
    step = 2 if form == "pairs" else 1
    for count in range(FEWEST[form], MOST[form] + 1, step):
        course = rounds(form, count, deals)
        assert [n for one in course for n in one.deals] == [*range(1, deals + 1)]
        for one in course:
            places = [place for circle in one.tables for place in circle if place is not None]
            assert sorted(places) == [*range(count * SIZE[form])]


def test_the_two_pairs_of_a_team_hold_opposite_hands() -> None:
    (one,) = rounds("teams", 2, 8)
    home, away = one.tables
    sides = [
        [contestant_of("teams", place) for place in circle if place is not None]
        for circle in (home, away)
    ]
    assert sides == [[0, 1, 0, 1], [1, 0, 1, 0]]


@pytest.mark.parametrize("tables", [2, 3, 4, 5, 8, 16])
def test_mitchell_brings_every_pair_ns_against_every_pair_ew(tables: int) -> None:
    course = rounds("pairs", 2 * tables, 24 if tables <= 12 else 32)
    met = Counter(
        (contestant_of("pairs", circle[0] or 0), contestant_of("pairs", circle[1] or 0))
        for one in course
        for circle in one.tables
    )
    assert len(course) == tables
    assert met == Counter((ns, ew) for ns in range(tables) for ew in range(tables, 2 * tables))
    for before, after in itertools.pairwise(course):
        for number, circle in enumerate(before.tables):
            assert after.tables[number][0] == circle[0], "N-S stay"
            up = after.tables[(number + 1) % tables]
            assert up[1] == circle[1], "E-W go on to the next table"


def test_rounds_differ_by_a_deal_at_most() -> None:
    lengths = [len(one.deals) for one in rounds("pairs", 6, 8)]
    assert lengths == [3, 3, 2]


def test_one_sits_alone_in_the_first_chair() -> None:
    (one,) = rounds("alone", 3, 4, players=4)
    assert one.tables == ((0, None, None, None), (1, None, None, None), (2, None, None, None))
    (pair,) = rounds("alone", 2, 4, players=2)
    assert pair.tables == ((0, None), (1, None))


def test_there_are_as_many_contestants_as_are_needed() -> None:
    assert [contestants("teams", people) for people in (1, 4, 5, 8)] == [2, 2, 2, 2]
    assert [contestants("pairs", people) for people in (1, 8, 9, 12, 13)] == [4, 4, 6, 6, 8]
    assert [contestants("alone", people) for people in (1, 2, 5)] == [2, 2, 5]


def test_only_pairs_are_compared_in_two_fields() -> None:
    assert [direction("pairs", 4, n) for n in range(4)] == ["ns", "ns", "ew", "ew"]
    assert [direction("teams", 2, n) for n in range(2)] == ["ns", "ns"]
