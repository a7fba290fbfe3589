"""A small game that is registered for one test."""

import sys

import pytest

from bot.rules import GAMES, AnyGame
from tests.rules.small.ladder import Ladder


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The game, registered wherever the registry is known, for this test alone."""
    game = Ladder()
    known = {**GAMES, game.key: game}
    for module in list(sys.modules.values()):
        if module.__name__.startswith("bot.") and getattr(module, "GAMES", None) is GAMES:
            monkeypatch.setattr(module, "GAMES", known)
    return game
