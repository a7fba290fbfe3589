"""The strength that levels are said to have is the one that was measured."""

from itertools import pairwise

from bot.robots import LEVELS
from bot.robots.duel import ladder as played
from bot.robots.strength import Step, ladder, steps_in
from bot.rules import GAMES

TABLE = """\
euchre        easy>greedy          60  +0.408 ± 0.278     68.3%  0.5/13.1      0.6/7.4
euchre        hard>normal         400  +0.041 ± 0.082     51.2%  22.3/60.1     9.2/21.0  not certain
euchre        normal>easy         200  -0.216 ± 0.101     59.9%  9.1/21.4      0.5/12.7
"""


def test_the_steps_between_levels_are_read_and_no_others() -> None:
    up, top = steps_in(TABLE)["euchre"]
    assert up == Step("normal", "easy", 200, -0.216, 0.101)
    assert (top.level, top.below, top.is_certain, up.is_certain) == ("hard", "normal", False, True)
    assert steps_in("") == {}


def test_the_head_of_a_ladder_is_no_step() -> None:
    assert steps_in(played.HEAD) == {}


def test_what_was_measured_is_of_games_and_levels_that_there_are() -> None:
    assert ladder().keys() <= GAMES.keys()
    known = set(pairwise(LEVELS))
    assert all((step.below, step.level) in known for steps in ladder().values() for step in steps)
