"""The sober rules of All Fours: the hands that stand."""

import pytest

from bot.rules import GAMES
from tests.rules.games.all_fours.script import Script

GAME = GAMES["all-fours"]


@pytest.mark.parametrize("options", ["", "turn_scores=trinidad", "low_to=taker"])
def test_two_trumps_in_the_middle_stand_and_one_begs(options: str) -> None:
    assert str(GAME.habit(Script(options).deal("4S", "9S 8S 7H 6D 5C 3C").view(0))) == "stand"
    assert str(GAME.habit(Script(options).deal("4S", "9S 8H 7H 6D 5C 3C").view(0))) == "beg"
