"""Every game declares what is an achievement in it, in its own folder and by its own moments."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from bot.rules import GAMES
from bot.words.words import languages, words


def told_by(game: str) -> set[str]:
    """The codes of the moments in the source of a game's reckoning."""
    source = Path(inspect.getfile(type(GAMES[game]))).with_name("reckon.py").read_text()
    return set(re.findall(r'"([a-z-]+)"', source))


@pytest.mark.parametrize("game", GAMES)
def test_achievements_are_moments_of_the_game(game: str) -> None:
    codes = GAMES[game].achievements
    assert codes and len(set(codes)) == len(codes)
    assert set(codes) <= told_by(game)


@pytest.mark.parametrize("language", languages())
def test_each_has_its_name(language: str) -> None:
    said = words(language)
    for key, game in GAMES.items():
        for code in game.achievements:
            assert said.known(key, f"achievement-{code}") and said.known(key, f"moment-{code}")
