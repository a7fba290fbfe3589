"""The work left to do for First Steps: each test goes once it is done."""

from __future__ import annotations

import inspect

from tests.newcomers.first_steps import game


def test_the_source_is_named() -> None:
    """Find one source of the rules; where it leaves something open, that is an option."""
    said = inspect.getdoc(game) or ""
    assert "none yet" not in said, "name the source of the rules in the first lines of game.py"


def test_the_first_deal_of_a_newcomer_is_written() -> None:
    """A lesson: a seed, what everyone plays, and what is said (see the other games' lesson.py)."""
    assert game.FirstSteps.lesson is not None, "write lesson.py, and name it in game.py"
