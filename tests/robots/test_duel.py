"""Duplicate deals: fair between equals, and won by the robot."""

from pathlib import Path

import pytest

from bot.robots.duel import Side, Tally, bouts, duel
from bot.robots.duel.__main__ import main
from bot.rules import GAMES
from tests.support.stand_ins import stand_ins

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("key", GAMES)


@every_game
def test_the_robot_beats_chance(key: str) -> None:
    assert duel(bouts(key, 6, Side("easy"), Side("random"))).mean > 0


@pytest.mark.parametrize("key", stand_ins())
def test_the_same_again_with_the_same_seed(key: str) -> None:
    once, again = (duel(bouts(key, 2, Side("greedy"), Side("random"), seed="5")) for _ in range(2))
    assert once.leads == again.leads
    assert once.leads != duel(bouts(key, 2, Side("greedy"), Side("random"), seed="6")).leads


@every_game
def test_equals_are_level_over_the_seatings(key: str) -> None:
    # Chance against chance: 0 lies within four standard errors.
    tally = duel(bouts(key, 30, Side("random"), Side("random")))
    assert abs(tally.mean) <= 2 * tally.margin


def test_a_tally_says_what_it_holds() -> None:
    tally = Tally((1.0, -1.0, 0.0, 4.0))
    assert (tally.mean, tally.won) == (1.0, 0.625)
    assert tally.margin == pytest.approx(1.96 * 2.160 / 2, abs=0.01)


def test_the_command_prints_a_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--deals", "2", "--level", "random", "--against", "random"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert "points a deal" in head
    assert [line.split()[0] for line in lines] == list(GAMES)


def test_a_robot_of_another_checkout_answers_by_text() -> None:
    other = Side.read(str(ROOT), "easy")
    tally = duel(bouts("euchre", 2, Side("random"), other))
    assert len(tally.leads) == 2
    assert tally.opponent_ms and tally.robot_ms


def test_a_word_that_is_neither_level_nor_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no level, and no checkout"):
        Side.read(str(tmp_path), "easy")


def test_the_ladder_goes_on_where_it_was_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rungs = ["--rungs", "random", "greedy", "easy"]
    words = ["ladder", "euchre", "--deals", "4", "--file", str(tmp_path / "kept"), *rungs]
    main(words)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines[1:]] == ["greedy>random", "easy>greedy"]
    kept = (tmp_path / "kept").read_text().splitlines()
    assert kept == lines[1:]
    (tmp_path / "kept").write_text(kept[0] + "\n")
    main(words)
    again = capsys.readouterr().out.splitlines()[1:]
    assert again[0] == kept[0]
    assert [line.split()[1] for line in again] == ["greedy>random", "easy>greedy"]
