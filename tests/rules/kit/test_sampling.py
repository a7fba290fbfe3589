"""Sharing out unseen cards: nothing known is broken, and a way that exists is found."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.rules.kit.cards import Card, cards
from bot.rules.kit.sampling import NoWayError, share

SIX = cards("AS KS QH JH TD 9C")


@st.composite
def problems(draw: st.DrawFn) -> tuple[tuple[Card, ...], list[int], list[set[Card]]]:
    """Cards (twins among them), how many each holder wants, and what each may hold."""
    holders = draw(st.integers(1, 4))
    wanted = draw(st.lists(st.integers(0, 3), min_size=holders, max_size=holders))
    assume(sum(wanted) <= 6)
    size = sum(wanted)
    held = tuple(draw(st.lists(st.sampled_from(SIX), min_size=size, max_size=size)))
    able = [draw(st.sets(st.sampled_from(SIX), min_size=2)) for _ in wanted]
    return held, wanted, able


def ways(held: tuple[Card, ...], wanted: list[int], able: list[set[Card]]) -> set[object]:
    """Every allowed sharing, found by trying them all."""
    found: set[object] = set()
    for order in set(permutations(held)):
        left = iter(order)
        hands = [tuple(next(left) for _ in range(want)) for want in wanted]
        if all(set(hand) <= may for hand, may in zip(hands, able, strict=True)):
            found.add(tuple(tuple(sorted(hand)) for hand in hands))
    return found


def shared(rng: Random, held: tuple[Card, ...], wanted: list[int], able: list[set[Card]]) -> object:
    hands = share(rng, held, wanted, lambda holder, card: card in able[holder])
    return tuple(tuple(sorted(hand)) for hand in hands)


@given(problems(), st.integers(0, 10**6))
def test_a_way_is_found_whenever_there_is_one(problem: tuple[Any, ...], seed: int) -> None:
    if possible := ways(*problem):
        assert shared(Random(seed), *problem) in possible
    else:
        with pytest.raises(NoWayError):
            shared(Random(seed), *problem)


@settings(max_examples=300)
@given(problems())
def test_every_way_comes_up(problem: tuple[Any, ...]) -> None:
    possible = ways(*problem)
    if 1 < len(possible) <= 6:
        rng = Random(1)
        assert {shared(rng, *problem) for _ in range(600)} == possible


def test_a_tight_corner_is_solved_every_time() -> None:
    """Only one sharing is allowed: each holder may hold its own card and the next one's."""
    deck = cards("AS KS QS JS TS 9S AH KH QH JH TH 9H")

    def may(holder: int, card: Card) -> bool:
        place = deck.index(card)
        return place == holder or (place == holder + 1 and holder < 11)

    for seed in range(200):
        assert share(Random(seed), deck, [1] * 12, may) == tuple((c,) for c in deck)


def test_where_nothing_is_known_every_way_is_as_likely() -> None:
    rng = Random(3)
    drawn = Counter(shared(rng, SIX[:4], [2, 1, 1], [set(SIX)] * 3) for _ in range(6000))
    assert len(drawn) == 12
    assert all(420 < count < 580 for count in drawn.values())


def test_cards_and_wants_must_match() -> None:
    for wanted in ([1, 1], [3, 1], [4, -1]):
        with pytest.raises(NoWayError):
            share(Random(1), cards("AS KS QS"), wanted, lambda holder, card: True)


def test_nothing_to_share() -> None:
    assert share(Random(1), (), [0, 0], lambda holder, card: False) == ((), ())


def test_things_that_know_more_than_a_card_can_be_shared() -> None:
    """Two copies of one card, of which one is known to be with the second holder."""
    things = [(Card("AS"), 1), (Card("AS"), None), (Card("KH"), None)]
    for n in range(20):
        first, second = share(Random(n), things, [1, 2], lambda h, t: t[1] in (None, h))
        assert (Card("AS"), 1) in second
        assert len(first) == 1
