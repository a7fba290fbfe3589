"""Work is counted, not timed: it decides how many deals are imagined, in every game alike."""

from math import inf
from random import Random
from statistics import fmean
from typing import Any

import pytest

from bot.robots import LEVELS, Budget, judge
from bot.robots.openings import opened
from bot.robots.playout import options_of
from bot.robots.work import Work
from bot.rules import CHANCE, GAMES, View
from bot.rules.game import AnyGame
from tests.support.stand_ins import stand_ins

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
MANY = 100_000
MEAGRE, AMPLE = Budget(MANY, inf, steps=1), Budget(MANY, inf, steps=7_000)


def choices(game: AnyGame, seed: str) -> list[View[Any]]:
    """The views with a choice in one deal of random play, from first word to last card."""
    rng, found = Random(f"{game.key} {seed}"), list[View[Any]]()
    options = next(iter(game.presets.values()))
    sizes = game.players(options)
    state = opened(game, options, 4 if 4 in sizes else sizes[0])
    state = game.apply(state, CHANCE, game.chance(state, rng.randrange)).state
    while (turn := game.to_act(state)) and turn[0] != CHANCE:
        view = game.view(state, turn[0])
        if len(options_of(game, view, Random(1))) > 1:
            found.append(view)
        state = game.apply(state, turn[0], game.legal(view).sample(rng)).state
    return found


@every_game
def test_however_little_may_be_done_some_deals_are_imagined(game: AnyGame) -> None:
    found = {judge(game, view, Random(1), MEAGRE).worlds for view in choices(game, "meagre")[::2]}
    assert found == {Work.LEAST}


@pytest.mark.parametrize("game", [GAMES[key] for key in stand_ins()], ids=stand_ins())
def test_the_nearer_the_end_the_more_deals_are_imagined(game: AnyGame) -> None:
    sights = [view for n in range(2) for view in choices(game, f"ample {n}")]
    worlds = [judge(game, view, Random(1), AMPLE).worlds for view in sights]
    assert max(worlds) < MANY
    early = [n for n, view in zip(worlds, sights, strict=True) if not any(view.tricks_won)]
    late = [n for n, view in zip(worlds, sights, strict=True) if len(view.hand) <= 3]
    assert fmean(late) > fmean(early)


def test_work_ends_with_its_steps_or_its_time() -> None:
    work = Work(steps=100)
    work.does(99)
    assert not work.is_over(Work.LEAST)
    work.does(1)
    assert work.is_over(Work.LEAST)
    assert not work.is_over(Work.LEAST - 1)
    assert Work(seconds=-1).is_over(1)
    assert not Work().is_over(MANY)


def test_a_higher_level_imagines_more_and_does_more_for_it() -> None:
    budgets = list(LEVELS.values())
    for attribute in ("worlds", "steps"):
        numbers = [getattr(budget, attribute) for budget in budgets[1:]]
        assert numbers == sorted(set(numbers))
    assert not budgets[0].worlds
