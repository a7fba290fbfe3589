"""The sober rules of All Fours: the hands that stand, and those for which the dealer pays."""

import pytest

from bot.rules import GAMES
from tests.rules.games.all_fours.script import Script

GAME = GAMES["all-fours"]


@pytest.mark.parametrize("options", ["", "turn_scores=trinidad", "low_to=taker"])
def test_two_trumps_in_the_middle_stand_and_one_begs(options: str) -> None:
    assert str(GAME.habit(Script(options).deal("4S", "9S 8S 7H 6D 5C 3C").view(0))) == "stand"
    assert str(GAME.habit(Script(options).deal("4S", "9S 8H 7H 6D 5C 3C").view(0))) == "beg"


@pytest.mark.parametrize("players", [2, 4])
def test_the_dealer_pays_with_the_king_and_another_trump_and_runs_with_a_middling_two(
    players: int,
) -> None:
    def answer(hand: str) -> str:
        script = Script(players=players).deal("4S", *[""] * (players - 1), hand).does(0, "beg")
        return str(GAME.habit(script.view(players - 1)))

    assert answer("KS 7S 8H 7D 6C 5C") == "gift"
    assert answer("9S 7S 8H 7D 6C 5C") == "run"
