"""The actions that a robot compared: all it looked at, paired by the worlds it imagined."""

from math import inf
from random import Random

import pytest

from bot.robots import Budget, Verdict, choose, judge
from bot.robots.evaluate import Outcome
from bot.robots.playout import options_of
from bot.robots.verdict import gain_of
from bot.rules import GAMES
from bot.rules.game import AnyGame
from bot.rules.kit.actions import NO, PASS
from tests.robots.helpers import views

LITTLE = Budget(3, inf)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_chosen_comes_first_and_all_else_was_allowed(game: AnyGame) -> None:
    compared = 0
    for n, view in enumerate(views(game, "verdicts", 12)):
        verdict, legal = judge(game, view, Random(n), LITTLE), game.legal(view)
        assert verdict.action == choose(game, view, Random(n), LITTLE)
        if len(options_of(game, view, Random(n))) == 1:
            assert verdict == Verdict(verdict.action)
            continue
        compared += 1
        first, *others = verdict.choices
        assert verdict.worlds > 0
        assert first.action == verdict.action
        assert first.error == 0
        assert all(choice.action in legal for choice in others)
        assert len({choice.action for choice in verdict.choices}) == len(verdict.choices) > 1
        assert [c.value for c in others] == sorted((c.value for c in others), reverse=True)
    assert compared


def test_luck_that_is_alike_for_both_is_no_error() -> None:
    assert gain_of([5.0, 1.0, 9.0], [3.0, -1.0, 7.0]) == (2.0, 0.0)
    assert gain_of([2.0, 0.0], [0.0, 0.0]) == (1.0, 1.0)
    assert gain_of([2.0], [0.0]) == (2.0, 0.0)


def test_a_game_won_counts_as_the_largest_swing_seen() -> None:
    won, lost = Outcome((4.0, -4.0), (1, -1)), Outcome((-6.0, 6.0), (0, 0))
    verdict = Verdict.of(PASS, [(NO, [lost, lost]), (PASS, [won, lost])], 0)
    chosen, other = verdict.choices
    assert (chosen.points, chosen.wins, chosen.value) == (-1.0, 0.5, 2.0)
    assert (other.points, other.wins, other.value) == (-6.0, 0.0, -6.0)
    assert other.error == 8.0
