"""One card to the right, chosen together and before seeing what comes."""

from itertools import permutations
from random import Random

import pytest

from bot.rules import Card, Illegal, Seat
from bot.rules.kit.actions import Give, Hidden
from bot.rules.kit.cards import cards
from bot.rules.kit.view import Done
from tests.rules.games.four_jacks.helpers import GAME, act, dealt, lines

HANDS = ["TS KH TH AD KD JD TD TC", "AS KS JS 9H QD 9D KC JC", "QS 9S AH QH JH AC QC 9C"]
GIVES = ("0 give TD", "1 give 9H", "2 give 9S")


@pytest.fixture
def passing() -> object:
    return dealt(HANDS, GAME.options())


def test_the_card_goes_to_the_right(passing: object) -> None:
    state, events = act(passing, *GIVES)
    hands = [set(GAME.view(state, Seat(s)).hand) for s in range(3)]
    assert hands[2] == set(cards(HANDS[2])) - {"9S"} | {"TD"}, "0 passes to 2"
    assert hands[0] == set(cards(HANDS[0])) - {"TD"} | {"9H"}, "1 passes to 0"
    assert hands[1] == set(cards(HANDS[1])) - {"9H"} | {"9S"}, "2 passes to 1"
    assert [GAME.view(state, Seat(s)).received for s in range(3)] == ["9H", "9S", "TD"]
    assert GAME.view(state, None).received is None
    got = {e.to: str(e.what) for e in events if e.what.code == "you-got"}
    assert got == {
        (0,): "you-got cards=9H giver=1",
        (1,): "you-got cards=9S giver=2",
        (2,): "you-got cards=TD giver=0",
    }
    assert GAME.to_act(state) == (0,), "the dealer's left leads"


@pytest.mark.parametrize("order", list(permutations(GIVES)))
def test_whoever_is_quicker_the_outcome_is_the_same(
    passing: object, order: tuple[str, ...]
) -> None:
    state, events = act(passing, *order)
    assert state == act(passing, *GIVES)[0]
    assert GAME.view(state, None).history == tuple(
        Done(Seat(s), Hidden("give", 1)) for s in (0, 1, 2)
    )
    assert len(lines(events, "gave")) == 3
    assert all("9" not in line and "TD" not in line for line in lines(events, "gave"))


@pytest.mark.parametrize("quick", [0, 1, 2])
def test_nobody_sees_what_another_chose(passing: object, quick: int) -> None:
    state, events = act(passing, GIVES[quick])
    assert GAME.to_act(state) == tuple(s for s in range(3) if s != quick)
    for seat in (Seat(0), Seat(1), Seat(2), None):
        v = GAME.view(state, seat)
        own = Give((Card(GIVES[quick].split()[2]),))
        shown = own if seat == quick else Hidden("give", 1)
        assert v.history == (Done(Seat(quick), shown),)
        assert v.counts == (8, 8, 8), "cards change hands when all have chosen"
        private = [e.what.code for e in events if e.to is not None and e.seen_by(seat)]
        assert private == (["you-gave"] if seat == quick else [])


def test_a_choice_cannot_be_made_twice(passing: object) -> None:
    state, _ = act(passing, GIVES[1])
    with pytest.raises(Illegal, match=r"not-your-turn turn=0\.2"):
        act(state, "1 give AS")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("give TD TC", "wrong-count count=2 least=1 most=1"),
        ("give none", "wrong-count count=0 least=1 most=1"),
        ("give AS", "not-in-hand card=AS"),
        ("play TD", "not-now action=play TD phase=passing"),
    ],
)
def test_what_may_not_be_given(passing: object, line: str, why: str) -> None:
    with pytest.raises(Illegal) as illegal:
        act(passing, f"0 {line}")
    assert str(illegal.value) == why


def test_every_card_may_be_given(passing: object) -> None:
    for seat, hand in enumerate(HANDS):
        decision = GAME.legal(GAME.view(passing, Seat(seat)))
        assert {action.cards[0] for action in decision} == set(cards(hand))
        assert len(decision) == 8
        assert decision.sample(Random(1)) in decision


def test_the_card_received_cannot_be_given_on(passing: object) -> None:
    state, _ = act(passing, GIVES[1])
    with pytest.raises(Illegal, match="not-in-hand card=9H"):
        act(state, "0 give 9H")
