"""Choices: what is in them, how many there are, and drawing one."""

from collections import Counter
from dataclasses import FrozenInstanceError, fields, replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.decisions import NOTHING, Choose, Pick
from bot.rules.kit.actions import NO, PASS, Discard, Give, Play
from bot.rules.kit.cards import Card, canonical, cards, pack

hands = st.lists(st.sampled_from(cards("AS KS QH JH TD 9C")), min_size=1, max_size=6).map(tuple)


def test_choose_is_a_list_of_actions() -> None:
    decision = Choose((PASS, Play(Card("AS"))))
    assert list(decision) == [PASS, Play(Card("AS"))]
    assert len(decision) == 2
    assert PASS in decision
    assert NO not in decision
    assert "pass" not in decision
    assert {decision.sample(Random(n)) for n in range(20)} == set(decision)


def test_nothing_to_choose() -> None:
    assert len(NOTHING) == 0
    assert not NOTHING
    assert list(NOTHING) == []
    assert PASS not in NOTHING


@given(hands, st.integers(0, 6), st.integers(0, 6), st.booleans())
def test_pick_lists_every_choice_once(
    hand: tuple[Card, ...], one: int, two: int, refusable: bool
) -> None:
    least, most = min(one, two, len(hand)), min(max(one, two), len(hand))
    decision = Pick(Discard, hand, least, most, (NO,) if refusable else ())
    sizes = range(least, most + 1)
    wanted = {canonical(c) for size in sizes for c in combinations(hand, size)}
    listed = [action for action in decision if action != NO]
    assert {action.cards for action in listed} == wanted
    assert len(listed) == len(wanted)
    assert len(decision) == len(wanted) + refusable
    assert all(action in decision for action in decision)
    rng = Random(1)
    assert all(decision.sample(rng) in decision for _ in range(10))


@given(hands, st.lists(st.sampled_from(cards("AS KS QH 9S")), max_size=4), st.integers(0, 4))
def test_pick_holds_what_the_hand_holds(
    hand: tuple[Card, ...], chosen: list[Card], most: int
) -> None:
    decision = Pick(Give, hand, 0, most)
    held = not Counter(chosen) - Counter(hand)
    assert (Give(tuple(chosen)) in decision) == (held and len(chosen) <= most)


def test_pick_is_of_one_verb() -> None:
    decision = Pick(Give, cards("AS KS"), 1, 1)
    assert decision.verb == "give"
    assert Give(cards("AS")) in decision
    for other in (Discard(cards("AS")), Play(Card("AS")), PASS, NO, "give AS", None, Give(())):
        assert other not in decision


def test_twins_are_counted_as_the_cards_they_are() -> None:
    decision = Pick(Discard, cards("AS AS KH"), 2, 2)
    assert {str(action) for action in decision} == {"discard AS AS", "discard AS KH"}
    assert len(decision) == 2
    assert Discard(cards("AS AS")) in decision
    assert Discard(cards("KH KH")) not in decision
    drawn = {str(decision.sample(Random(n))) for n in range(30)}
    assert drawn == {"discard AS AS", "discard AS KH"}


def test_a_sample_can_be_any_of_them() -> None:
    decision = Pick(Discard, cards("AS KS QS"), 0, 2, (PASS, NO))
    rng = Random(4)
    drawn = Counter(decision.sample(rng) for _ in range(2000))
    assert set(drawn) == set(decision)
    assert len(decision) == 9
    assert min(drawn.values()) > 140, "every choice is as likely"


def test_a_great_choice_is_counted_without_being_listed() -> None:
    decision = Pick(Discard, pack("AKQJT98765"), 0, 20)
    assert len(decision) > 10**11
    assert decision.sample(Random(1)) in decision
    assert next(iter(decision)) == Discard(())


@pytest.mark.parametrize("least", [0, 1, 2, 3, 4])
def test_choices_among_twins_are_counted_as_they_are_listed(least: int) -> None:
    decision = Pick(Give, cards("AS AS KH KH QD JC TC TC"), least, 4, (PASS,))
    assert len(decision) == sum(1 for _ in decision)


def test_a_great_choice_among_twins_is_counted_without_being_listed() -> None:
    decision = Pick(Discard, pack("AKQJT9", copies=2), 0, 48)
    assert len(decision) == 3**24


@pytest.mark.parametrize("decision", [NOTHING, Pick(Give, cards("AS"), 1, 1)])
def test_decisions_are_values(decision: Choose | Pick) -> None:
    assert hash(decision) == hash(decision)
    assert decision == replace(decision)
    for f in fields(decision):
        with pytest.raises(FrozenInstanceError):
            setattr(decision, f.name, ())
