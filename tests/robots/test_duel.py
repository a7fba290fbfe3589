"""Duplicate deals: fair between equals, and won by the robot."""

import pytest

from bot.robots.duel import Tally, bouts, duel, main
from bot.rules import GAMES

every_game = pytest.mark.parametrize("key", GAMES)


@every_game
def test_the_robot_beats_chance(key: str) -> None:
    assert duel(bouts(key, 6, "easy", "random")).mean > 0


@every_game
def test_the_same_again_with_the_same_seed(key: str) -> None:
    once, again = (duel(bouts(key, 5, "greedy", "random", seed="5")) for _ in range(2))
    assert once.leads == again.leads
    assert once.leads != duel(bouts(key, 5, "greedy", "random", seed="6")).leads


@every_game
def test_equals_are_level_over_the_seatings(key: str) -> None:
    # Chance against chance: 0 lies within four standard errors.
    tally = duel(bouts(key, 60, "random", "random"))
    assert abs(tally.mean) <= 2 * tally.margin


def test_a_tally_says_what_it_holds() -> None:
    tally = Tally((1.0, -1.0, 0.0, 4.0), 2.0)
    assert (tally.mean, tally.won) == (1.0, 0.625)
    assert tally.margin == pytest.approx(1.96 * 2.160 / 2, abs=0.01)


def test_the_command_prints_a_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--deals", "2", "--level", "random", "--against", "random"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert "points a deal" in head
    assert [line.split()[0] for line in lines] == list(GAMES)
