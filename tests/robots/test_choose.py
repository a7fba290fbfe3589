"""A robot's choice: legal, repeatable, and made from what its seat may know."""

from dataclasses import fields
from math import inf
from random import Random
from typing import Any

import pytest

from bot.robots import LEVELS, Budget, choose, judge
from bot.rules import GAMES
from bot.rules.game import AnyGame
from tests.robots.helpers import positions, views

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
LITTLE = Budget(3, inf)


@every_game
def test_always_legal(game: AnyGame) -> None:
    for n, view in enumerate(views(game, "legal", 15)):
        assert choose(game, view, Random(n), LITTLE) in game.legal(view)


@every_game
def test_two_worlds_that_look_alike_get_one_answer(game: AnyGame) -> None:
    """With the same seed, as equal views do."""
    for n, (state, seat) in enumerate(positions(game, "worlds", 8)):
        view = game.view(state, seat)
        other = game.view(game.guess(view, Random(n)), seat)
        assert other == view
        assert choose(game, other, Random(n), LITTLE) == choose(game, view, Random(n), LITTLE)


@every_game
def test_nothing_in_a_view_leads_to_the_truth(game: AnyGame) -> None:
    for state, seat in positions(game, "truth", 10):
        kinds = {type(game.start(game.match(state).options, game.match(state).players))}
        kinds |= {type(state), type(getattr(state, "dealt", state))}
        assert not any(isinstance(part, tuple(kinds)) for part in _parts(game.view(state, seat)))


def _parts(value: Any) -> list[Any]:
    """A value and everything that hangs on it."""
    found = [value]
    if hasattr(value, "__dataclass_fields__"):
        for field in fields(value):
            found += _parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            found += _parts(part)
    else:
        assert value is None or isinstance(value, str | int), f"{value!r} hangs on a view"
    return found


@every_game
def test_a_short_way_to_the_moves_says_the_same(game: AnyGame) -> None:
    for state, seat in positions(game, "moves", 60):
        assert list(game.moves(state, seat)) == list(game.legal(game.view(state, seat)))


@every_game
def test_one_action_needs_no_thought(game: AnyGame) -> None:
    for view in views(game, "single", 300):
        if len(game.legal(view)) == 1:
            rng = Random(1)
            before = rng.getstate()
            assert choose(game, view, rng, LITTLE) in game.legal(view)
            assert rng.getstate() == before
            return


@every_game
def test_time_is_a_safety_net(game: AnyGame) -> None:
    for n, view in enumerate(views(game, "time", 3)):
        assert choose(game, view, Random(n), Budget(10**9, 0.01)) in game.legal(view)


@every_game
def test_spectators_have_nothing_to_choose(game: AnyGame) -> None:
    state, _ = next(positions(game, "spectator", 1))
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(game, game.view(state, None), Random(1), LITTLE)


@every_game
def test_the_easy_robot_compares_nothing(game: AnyGame) -> None:
    for n, view in enumerate(views(game, "easy", 12)):
        verdict = judge(game, view, Random(n), LEVELS["easy"])
        assert verdict.action in game.legal(view)
        assert not verdict.choices
