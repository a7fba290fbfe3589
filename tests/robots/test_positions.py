"""No blunder: positions on which good players agree, put to robots of every level."""

from functools import cache
from random import Random
from typing import Any

import pytest

from bot.robots.level import LEVELS
from bot.robots.players import player
from bot.rules import GAMES, View
from bot.rules.kit.actions import Play
from tests.robots.positions.reading import Position, positions_of, read
from tests.support.kept import turn_of, with_file

every_game = pytest.mark.parametrize("key", with_file("positions"))

LONG, PART = 100, 3
"""A level that imagines more deals than this is asked in one position of so many.

``python -m tests.robots.positions`` asks everybody in all of them.
"""
EXAMPLE = """
position an example
rules american
up: 9C
hand 2: KS 9S KD QD TC
0: pass
1: pass
2: pass
3: pass
0: pass
1: call S
trick 0: AH 9H
"""


@cache
def asked(key: str) -> list[tuple[Position, View[Any]]]:
    """Every position of a game with the view of whoever is to act."""
    return [(position, position.view()) for position in positions_of(key)]


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_no_blunder(key: str, level: str) -> None:
    robot, wrong = player(level), {}
    for position, view in put_to(level, key):
        done = robot(GAMES[key], view, Random(f"{position} 0"))
        if position.forbids(done):
            wrong[str(position)] = done, position.why
    assert not wrong


def put_to(level: str, key: str) -> list[tuple[Position, View[Any]]]:
    """Positions for a robot of this level: all of them, but for one that thinks long a part."""
    part = PART if LEVELS[level].worlds > LONG else 1
    return asked(key)[turn_of(key) % part :: part]


@every_game
def test_each_position_is_told_apart_and_says_why(key: str) -> None:
    names = [position.name for position in positions_of(key)]
    assert len(set(names)) == len(names) >= 12
    assert all(position.why.endswith(".") for position in positions_of(key))


def test_what_is_told_is_what_the_seat_sees() -> None:
    (position,) = read(EXAMPLE + "never: 9S, KS\n", GAMES["euchre"])
    view = position.view()
    assert view.seat == 2
    assert set(view.hand) == {"KS", "9S", "KD", "QD", "TC"}
    assert view.trick is not None
    assert view.trick.cards == ("AH", "9H")
    assert [position.forbids(Play(card)) for card in view.hand].count(True) == 2


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("hand 1: AH\nnever: KS", "cannot play AH"),
        ("never: AS", "not among"),
        ("never: KS, 9S, KD, QD, TC", "5 of"),
        ("hand 3: KS\nnever: KS", "too often"),
    ],
)
def test_an_impossible_position_is_refused(said: str, fault: str) -> None:
    (position,) = read(EXAMPLE + said, GAMES["euchre"])
    with pytest.raises(ValueError, match=fault):
        position.view()
