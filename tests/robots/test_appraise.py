"""The judge of *My moments*: certain mistakes are found, luck and robots are not blamed."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import inf
from random import Random
from statistics import fmean, median, variance

import pytest

from bot.robots import appraise
from bot.robots.appraise import Found, look, weigh
from bot.robots.choose import judge_among
from bot.robots.level import Budget
from bot.robots.verdict import Comparison
from bot.rules import GAMES
from bot.rules.kit.actions import Play
from tests.robots.helpers import views
from tests.robots.mistakes.__main__ import is_found
from tests.robots.mistakes.reading import LEAST, Extremes, Mistake, certain, read
from tests.support.kept import with_file

TRIED = 4
"""So many of each game's mistakes are put to the judge, until half of them are found.

``python -m tests.robots.mistakes`` puts all of them to it.
"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge imagines fewer deals than usual."""
    monkeypatch.setattr(appraise, "FINDS", Budget(100, inf))
    monkeypatch.setattr(appraise, "WEIGHS", Budget(30, inf))


@pytest.mark.parametrize("key", with_file("mistakes"))
def test_mistakes_that_are_certain_are_found(key: str, quick: None) -> None:
    """With a right choice for the wrong one; of so few deals it cannot be sure of each."""
    mistakes = read(key)
    assert len(mistakes) >= 25
    tried = Random(key).sample(mistakes, TRIED)
    found = (one for one in tried if is_found(one))
    assert len(list(islice(found, TRIED // 2))) == TRIED // 2


@pytest.mark.parametrize("key", with_file("mistakes"))
def test_what_is_written_down_is_certain(key: str) -> None:
    """Reckoned again, in other deals, by nothing but the rules."""
    one = Random(f"certain {key}").choice(read(key))
    game, view = one.game, one.view()
    assert view.seat is not None
    extremes, wrong = Extremes(game, view), game.read(one.wrong)
    for n in range(4):
        world = game.guess(view, Random(f"other deals {n}"))
        most = extremes.best(game.apply(world, view.seat, wrong).state)
        for line in one.better:
            state = game.apply(world, view.seat, game.read(line)).state
            assert extremes.worst(state) >= most
    assert set(one.better) <= set(map(game.write, certain(game, view, wrong)))


def test_a_mistake_is_text() -> None:
    one = read("euchre")[0]
    text = str(one)
    assert one.wrong in text and LEAST > 0
    assert isinstance(one, Mistake) and one.view().hand


@pytest.mark.parametrize("key", ["euchre", "schieber"])
def test_equal_views_and_seeds_are_judged_alike(key: str, quick: None) -> None:
    game, judged = GAMES[key], 0
    for view in views(game, "appraise", 3):
        action = game.legal(view).sample(Random(1))
        found = look(game, view, action, 5)
        assert found == look(game, view, action, 5)
        if found is not None:
            assert weigh(game, view, found, 5) == weigh(game, view, found, 5)
            judged += 1
    assert judged


def test_what_is_forced_is_not_looked_at() -> None:
    game = GAMES["euchre"]
    forced = (v for v in views(game, "forced", 400) if len(game.legal(v)) == 1)
    view = next(forced)
    assert look(game, view, next(iter(game.legal(view))), 1) is None


def weighed_of(
    values: list[float], error: float, worlds: int = 250, asked: int = 100, odds: float = 3.0
) -> appraise.Appraisal:
    """Batches of these values, each with such an error of its own."""
    nine, ten = Play(GAMES["euchre"].read("play 9S").cards[0]), GAMES["euchre"].read("play TS")
    found = Found(nine, ten, 1.0, asked, odds, False)
    parts = [(Comparison(ten, value, 0.0, value, error), worlds) for value in values]
    return appraise._weighed(found, parts)


def test_batches_lie_as_far_apart_as_their_deals_say() -> None:
    """A thousand deals tell what a thousand can, where half of the cards fall at random, too."""
    game, batches, shares = GAMES["four-jacks"], 12, []
    many = Budget(1000, inf)
    for view in islice((v for v in views(game, "apart", 200) if len(game.legal(v)) > 2), 7):
        options = tuple(islice(game.legal(view), 2))
        told = [judge_among(game, view, options, Random(n), many) for n in range(batches)]
        parts = [one.compared(options[0]) for one in told]
        if within := fmean(part.error**2 for part in parts if part):
            shares.append(variance(part.value for part in parts if part) / within)
    assert len(shares) >= 4
    assert 0.5 < median(shares) < 1.7


def test_what_the_strongest_robot_might_do_itself_is_no_mistake() -> None:
    """The less deals it imagines, the more it may err; what makes no sense it never does."""
    values = [-0.3, -0.2, -0.25, -0.25] * 4
    assert not weighed_of(values, error=0.1).is_mistake
    assert weighed_of(values, error=0.1, asked=5000).is_mistake
    assert weighed_of(values, error=0.1, odds=0.0).is_mistake
    assert not weighed_of([-0.05] * 16, error=0.0, odds=0.0).counts, "that is nothing to speak of"


def test_of_many_equal_choices_none_is_a_mistake() -> None:
    """The best of many looks better than it is; weighed anew it does not."""
    rng, wrong = Random(1), 0
    for _ in range(400):
        values = [rng.gauss(0, 0.4) for _ in range(16)]
        wrong += weighed_of(values, error=0.4, odds=0.0).is_mistake
    assert wrong <= 1


def test_a_spectator_decides_nothing() -> None:
    game = GAMES["euchre"]
    view = next(v for v in views(game, "nobody", 100) if len(game.legal(v)) > 1)
    action = game.legal(view).sample(Random(1))
    assert look(game, replace(view, seat=None), action, 1) is None
