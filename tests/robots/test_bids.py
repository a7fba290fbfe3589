"""Bids and all else that is not a card: what stands, and what it takes to be better."""

from math import inf
from random import Random

import pytest

from bot.robots import Budget
from bot.robots.bids import judge_actions, standing
from bot.robots.playout import is_to_play, options_of
from bot.robots.verdict import best_of, gain_of
from bot.rules import CHANCE, GAMES
from bot.rules.game import AnyGame
from bot.rules.kit.actions import PASS
from tests.robots.helpers import views
from tests.support.kept import asking_more

ENOUGH = 10
"""So many choices of a game are looked at, if as many come up."""
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
asking = pytest.mark.parametrize("game", [GAMES[key] for key in asking_more()], ids=asking_more())


@asking
def test_what_the_rule_says_stands_unless_more_than_luck_speaks_against_it(game: AnyGame) -> None:
    _stands(game, Budget(8, inf), game.bid_luck)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.least_luck])
def test_some_games_ask_for_more_than_luck_of_those_who_imagine_much(game: AnyGame) -> None:
    _stands(game, Budget(8, inf, caution=0.0), game.least_luck)


def _stands(game: AnyGame, budget: Budget, luck: float) -> None:
    """In some positions, the rule's choice stands unless another is better by so much luck."""
    asked = 0
    for n, view in enumerate(views(game, "stands", 250)):
        legal = game.legal(view)
        options = options_of(game, view, Random(n))
        if len(options) < 2 or is_to_play(legal):
            continue
        verdict = judge_actions(game, view, options, Random(n), budget)
        own = standing(game, view, options)
        values = {choice.action: choice for choice in verdict.choices}
        assert set(values) == set(options)
        assert own == game.habit(view) or game.habit(view) not in options
        asked += 1
        if verdict.action != own:
            assert values[verdict.action].value > values[own].value + luck * values[own].error
        if asked == ENOUGH:
            break
    assert asked


def test_another_choice_has_to_be_better_by_more_than_luck() -> None:
    own, lucky, better = [0.0, 0.0, 0.0, 0.0], [9.0, -3.0, -3.0, 1.0], [2.0, 1.0, 2.0, 1.0]
    perhaps = [2.0, 0.0, 0.0, 2.0]
    gain, error = gain_of(perhaps, own)
    assert error < gain < 2 * error, "better by one standard error, not by two"
    assert best_of([own, perhaps], 0, 1.0) == 1
    assert best_of([own, perhaps], 0, 2.0) == 0
    assert best_of([own, lucky], 0, 2.0) == 0
    assert best_of([own, lucky, better], 0, 2.0) == 2
    assert best_of([better, own], 1, 2.0) == 0
    assert best_of([own, own], 1, 2.0) == 1


def test_the_error_of_a_gain_is_that_of_the_same_worlds() -> None:
    assert gain_of([3, 5, 4], [1, 3, 2]) == (2, 0)
    gain, error = gain_of([3, 1], [1, 3])
    assert (gain, error) == (0, 2)


@every_game
def test_passing_alone_is_worth_trying_only_where_the_rule_passes(game: AnyGame) -> None:
    rng = Random(game.key)
    start = game.start(next(iter(game.presets.values())), game.players(game.options())[-1])
    for _ in range(80):
        state = game.apply(start, CHANCE, game.chance(start, rng.randrange)).state
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        options = list(options_of(game, view, rng))
        if options == [PASS]:
            assert game.habit(view) == PASS
        elif (said := game.habit(view)) is not None:
            assert said in options, "the rule's own choice is among those compared"
