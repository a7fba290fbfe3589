"""The pairings of rounds: no meeting or bye again that can be spared, everybody paired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments import pairing
from bot.tournaments.values import ROBOTS, Tournament
from tests.tournaments.fields import begun, played, played_out

COUNTS = st.integers(2, 24)
SEEDS = st.integers(0, 10**6)


def paired(tournament: Tournament) -> list[list[tuple[int, ...]]]:
    return [[match.sides for match in one.matches] for one in tournament.rounds]


def all_take_part(tournament: Tournament) -> None:
    """Everybody is in every round once."""
    numbers = sorted(entry.number for entry in tournament.entries)
    for one in paired(tournament):
        assert sorted(n for sides in one for n in sides if n != ROBOTS) == numbers


@given(COUNTS, SEEDS, st.integers(1, 12))
@settings(max_examples=25, deadline=None)
def test_swiss_rounds(count: int, seed: int, rounds: int) -> None:
    tournament = played_out(begun(count, seed, rounds=rounds), Random(seed))
    all_take_part(tournament)
    assert len(tournament.rounds) == min(rounds, count - 1 + count % 2)
    met = pairing.meetings(paired(tournament)[: max(1, count // 2)])
    assert max(met.values()) == 1  # as long as that can be had for certain (Dirac, 1952)
    byes = Counter(sides[0] for one in paired(tournament) for sides in one if len(sides) == 1)
    assert sum(byes.values()) == (count % 2) * len(tournament.rounds)
    assert max(byes.values(), default=0) <= 1


@given(st.integers(2, 9), SEEDS, st.integers(1, 8))
@settings(max_examples=60, deadline=None)
def test_a_second_meeting_is_only_where_it_cannot_be_spared(
    count: int, seed: int, rounds: int
) -> None:
    """Beside every pairing of a small field there is: none has fewer second meetings."""
    tournament = begun(count, seed, rounds=rounds)
    rng = Random(seed)
    while tournament.status == "playing":
        before = paired(tournament)[:-1]
        met = pairing.meetings(before)
        byes = {sides[0] for one in before for sides in one if len(sides) == 1}

        numbers = [entry.number for entry in tournament.entries]
        fewest = min(again(pairs, met, byes) for pairs in every_pairing(numbers))
        assert again(paired(tournament)[-1], met, byes) == fewest
        tournament = played(tournament, rng)


def again(pairs: Sequence[Sequence[int]], met: Mapping[Any, int], byes: set[int]) -> int:
    """The number of second meetings and second byes in a round."""
    return sum(met[frozenset(p)] if len(p) > 1 else p[0] in byes for p in pairs)


def every_pairing(numbers: list[int]) -> list[list[tuple[int, ...]]]:
    if not numbers:
        return [[]]
    first, rest = numbers[0], numbers[1:]
    found = [
        [(first, other), *pairs]
        for n, other in enumerate(rest)
        for pairs in every_pairing(rest[:n] + rest[n + 1 :])
    ]
    if len(numbers) % 2:
        found += [[(first,), *pairs] for pairs in every_pairing(rest)]
    return found


def test_those_who_stand_alike_meet() -> None:
    points = {1: 4, 2: 4, 3: 2, 4: 2, 5: 2, 6: 2, 7: 0, 8: 0}
    pairs = pairing.swiss([*points], points, {}, ())
    assert pairs == [(1, 2), (3, 5), (4, 6), (7, 8)]


def test_the_bye_is_for_the_last_who_has_had_none() -> None:
    points = {1: 4, 2: 2, 3: 2, 4: 0, 5: 0}
    assert pairing.swiss([*points], points, {}, ())[-1] == (5,)
    assert pairing.swiss([*points], points, {}, (5,))[-1] == (4,)
    assert pairing.swiss([*points], points, {}, (4, 5))[-1] == (3,)


@given(st.integers(2, 16))
def test_everyone_meets_everyone_once(count: int) -> None:
    numbers = [*range(1, count + 1)]
    rounds = [pairing.everyone(numbers, n) for n in range(count - 1 + count % 2)]
    for one in rounds:
        assert sorted(n for sides in one for n in sides) == numbers
    met = pairing.meetings(rounds)
    assert {*met.values()} == {1}
    assert len(met) == count * (count - 1) // 2


@given(COUNTS, SEEDS)
@settings(max_examples=40, deadline=None)
def test_a_knockout_has_one_who_was_never_out(count: int, seed: int) -> None:
    tournament = played_out(begun(count, seed, system="knockout"), Random(seed))
    sizes = [sum(map(len, one)) for one in paired(tournament)]
    assert sizes[0] == count
    full = 2 ** len(sizes)
    assert sizes[1:] == [full >> n for n in range(1, len(sizes))]
    byes = [sides[0] for sides in paired(tournament)[0] if len(sides) == 1]
    assert sorted(byes) == [*range(1, full - count + 1)]  # the first lots have them


@given(st.integers(2, 23), st.integers(3, 5), SEEDS)
@settings(max_examples=40, deadline=None)
def test_tables_of_more_than_two_sides(count: int, sides: int, seed: int) -> None:
    tournament = played_out(begun(count, seed, sides=sides, rounds=4), Random(seed))
    all_take_part(tournament)
    for one in paired(tournament):
        assert {len(table) for table in one} == {sides}
        people = [sum(n != ROBOTS for n in table) for table in one]
        assert max(people) - min(people) <= 1


def test_tables_spare_second_meetings() -> None:
    """Nine at tables of three meet eight others in four rounds at best."""
    met = pairing.meetings([[(1, 2, 3), (4, 5, 6), (7, 8, 9)]])
    second = pairing.groups([*range(1, 10)], met, 3)
    assert max(pairing.meetings([second])[two] + met[two] for two in met) == 1
