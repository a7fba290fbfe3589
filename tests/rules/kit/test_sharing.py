"""Sharing out unseen cards: exactly the ways there are, each as often as any other."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial, prod
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.rules.kit.cards import Card, cards
from bot.rules.kit.sampling import NoWayError
from bot.rules.kit.sharing import Alike, Draw, Sharing, Together

SIX = cards("AS KS QH JH TD 9C")
Problem = tuple[tuple[Card, ...], list[int], list[frozenset[Card]]]
Lying = tuple[tuple[Card, ...], ...]


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    """Cards, how many each place wants, and which of them may lie there."""
    places = draw(st.integers(1, 4))
    wanted = draw(st.lists(st.integers(0, 3), min_size=places, max_size=places))
    assume(sum(wanted) <= 6)
    held = SIX[: sum(wanted)]
    allowed = [frozenset(draw(st.sets(st.sampled_from(SIX), min_size=2))) for _ in wanted]
    return held, wanted, allowed


def ways(held: tuple[Card, ...], wanted: list[int], allowed: list[frozenset[Card]]) -> set[Lying]:
    """Every allowed sharing, found by trying them all."""
    return {
        hands
        for hands in dealt(held, wanted)
        if all(set(hand) <= may for hand, may in zip(hands, allowed, strict=True))
    }


def dealt(held: tuple[Card, ...], wanted: list[int]) -> Iterator[Lying]:
    for order in set(permutations(held)):
        left = iter(order)
        yield tuple(tuple(sorted(next(left) for _ in range(want))) for want in wanted)


def drawn(sharing: Sharing, rng: Random) -> Lying:
    return tuple(tuple(sorted(hand)) for hand in sharing.dealt(rng))


def as_often(found: Counter[Any], possible: set[Any], draws: int) -> None:
    """All come up, and none much more often than it should: five standard deviations."""
    assert set(found) == possible
    mean = draws / len(possible)
    assert all(abs(count - mean) < 5 * mean**0.5 + 1 for count in found.values()), found


@settings(max_examples=80)
@given(problems(), st.integers(0, 10**6))
def test_every_way_is_as_likely(problem: Problem, seed: int) -> None:
    possible = ways(*problem)
    if not possible:
        with pytest.raises(NoWayError):
            Sharing(*problem)
        return
    sharing, rng = Sharing(*problem), Random(seed)
    assert drawn(sharing, rng) in possible
    held, wanted, _ = problem
    assert sharing.luck == pytest.approx(
        len(possible) * prod(map(factorial, wanted)) / factorial(len(held))
    )
    if len(possible) <= 12:
        draws = 60 * len(possible)
        as_often(Counter(drawn(sharing, rng) for _ in range(draws)), possible, draws)


def test_piles_that_may_hold_the_same_are_dealt_alike() -> None:
    """Two places for anything and one without spades: ten ways, each a tenth."""
    anything = frozenset(SIX)
    problem = (SIX[:5], [2, 2, 1], [anything, anything, anything - set(cards("AS KS"))])
    sharing, rng = Sharing(*problem), Random(2)
    as_often(Counter(drawn(sharing, rng) for _ in range(9000)), ways(*problem), 9000)


def test_fixed_cards_lie_first_and_are_not_counted() -> None:
    anything = frozenset(SIX)
    sharing = Sharing(SIX[2:5], [0, 2, 1], [anything] * 3, [SIX[:2], (), SIX[5:]])
    for seed in range(20):
        first, second, third = sharing.dealt(Random(seed))
        assert first == SIX[:2]
        assert len(second) == 2
        assert third[0] == SIX[5]
        assert sorted((*second, *third[1:])) == sorted(SIX[2:5])


@pytest.mark.parametrize("wanted", [[1, 1], [3, 1], [4, -1]])
def test_cards_and_wants_must_match(wanted: list[int]) -> None:
    with pytest.raises(NoWayError):
        Sharing(SIX[:3], wanted, [frozenset(SIX)] * 2)


def test_nothing_to_share() -> None:
    assert Sharing((), [0, 0], [frozenset()] * 2).dealt(Random(1)) == ((), ())


def test_cards_that_lie_together_as_they_may() -> None:
    """Nobody has king and queen of hearts; all other ways come up, each as often."""
    pair, others = cards("KH QH"), cards("AS 9C TD")
    every = (0, 1, 2)

    def may(place: int, held: tuple[Card, ...]) -> bool:
        return len(held) < 2

    able, copies = dict.fromkeys(pair, every), dict.fromkeys(pair, 1)
    draw = Draw([Alike(others, every), Together(able, copies, 3, may)], (2, 2, 1))
    possible = {
        hands
        for hands in dealt((*pair, *others), [2, 2, 1])
        if not any(set(pair) <= set(hand) for hand in hands)
    }
    rng = Random(5)
    found = Counter(tuple(tuple(sorted(pile)) for pile in draw.piles(rng)) for _ in range(9000))
    assert draw.ways == len(possible)
    as_often(found, possible, 9000)
