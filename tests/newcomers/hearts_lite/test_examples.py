"""Hearts Lite as its page has it, example by example."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, Illegal, Seat, step
from bot.rules.kit.phases import Over
from tests.newcomers.hearts_lite.game import HeartsLite
from tests.newcomers.hearts_lite.scoring import written_down

GAME = HeartsLite()
DEAL = GAME.example.lines[0].removeprefix("deck ")


def opened(deal: int, *lines: str) -> Any:
    """The state after this deal as the one of that number, and these lines of seats."""
    start: Any = GAME.start(GAME.options(), 4)
    start = replace(start, match=replace(start.match, deal=deal))
    state: Any = step(GAME, start, CHANCE, GAME.read(DEAL)).state
    for line in lines:
        seat, _, action = line.partition(" ")
        state = step(GAME, state, Seat(int(seat)), GAME.read(action)).state
    return state


PASSES = ("0 give KH QD AS", "1 give KS QH KD", "2 give AC JC 9C", "3 give TH QC TC")


@pytest.mark.parametrize(("deal", "taker"), [(1, 1), (2, 3), (3, 2), (5, 1)])
def test_three_cards_go_left_right_and_across(deal: int, taker: int) -> None:
    state = opened(deal, *PASSES)
    assert {str(card) for card in state.tricks.hands[taker]} >= {"KH", "QD", "AS"}


def test_in_each_fourth_deal_nobody_passes() -> None:
    assert opened(4).phase == opened(8).phase == "playing"


@pytest.mark.parametrize("count", [2, 4])
def test_three_are_passed_and_no_other_number(count: int) -> None:
    cards = " ".join(("KH", "QD", "AS", "9S")[:count])
    with pytest.raises(Illegal, match="wrong-count"):
        opened(1, f"0 give {cards}")


def test_the_two_of_clubs_is_led_first_by_its_holder() -> None:
    state = opened(1, *PASSES)
    assert GAME.to_act(state) == (Seat(0),)
    assert [str(action) for action in GAME.legal(GAME.view(state, Seat(0)))] == ["play 2C"]
    with pytest.raises(Illegal, match="must-open"):
        opened(1, *PASSES, "0 play 7C")
    passed_on = opened(1, "0 give 2C QD AS", *PASSES[1:])
    assert GAME.to_act(passed_on) == (Seat(1),)


FIRST = ("0 play 2C", "1 play KC", "2 play QS", "3 play 3C")


def test_whoever_can_follows_suit() -> None:
    with pytest.raises(Illegal, match="must-follow"):
        opened(1, *PASSES, "0 play 2C", "1 play 5H")


def test_hearts_are_not_led_before_one_is_discarded() -> None:
    with pytest.raises(Illegal, match="not-broken"):
        opened(1, *PASSES, *FIRST, "1 play 5H")
    broken = ("0 play 2C", "1 play KC", "2 play AH", "3 play 3C")
    assert GAME.to_act(opened(1, *PASSES, *broken, "1 play 5H")) == (Seat(2),)


def test_the_queen_costs_thirteen_and_does_not_break_hearts() -> None:
    state = opened(1, *PASSES, *FIRST)
    assert [str(tag) for tag in GAME.view(state, None).tags(Seat(1))] == ["points points=13"]


@pytest.mark.parametrize(
    ("costs", "scores"),
    [((13, 1, 12, 0), (13, 1, 12, 0)), ((0, 26, 0, 0), (26, 0, 26, 26))],
)
def test_all_points_are_given_to_everyone_else(costs: Any, scores: Any) -> None:
    match = GAME.match(opened(1))
    assert GAME.match(written_down(match, costs, ()).state).scores == scores


def test_the_fewest_win_once_someone_has_the_target() -> None:
    match = replace(GAME.match(opened(1)), scores=(40, 5, 30, 5))
    on = written_down(match, (9, 4, 9, 4), ()).state
    assert not isinstance(on, Over)
    over = written_down(match, (10, 3, 9, 4), ()).state
    assert isinstance(over, Over)
    assert over.result.winners == (Seat(1),)
