"""``knave new-game`` writes a game that plays, and says by failing tests what is left to do."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rules import GAMES
from tests.support.newcomers import LAWS, ROOT, outcome_of

KEY, PACKAGE = "two-left-jacks", "two_left_jacks"
NEWCOMERS = sorted(path.parent for path in Path(__file__).parent.glob("*/__init__.py"))
LEFT = {
    "test_a_game_has_its_words_and_its_tests",
    "test_the_source_is_named",
    "test_the_first_deal_of_a_newcomer_is_written",
}
"""The tests that fail until a person has done what they say."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a game needs, into which one may write; what is compiled comes along."""
    left_out = shutil.ignore_patterns("golden", "old", "node_modules", "*.png")
    for room in ("bot", "cardart", "cogs", "tests"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=left_out)
    for file in ("README.md", "pyproject.toml"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def names(nodes: tuple[str, ...]) -> set[str]:
    return {node.rpartition("::")[2].partition("[")[0] for node in nodes}


def test_it_plays_and_fails_only_where_it_says(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", KEY, "--into", str(checkout)]) == 0
    told = capsys.readouterr().out
    assert f"bot/rules/games/{PACKAGE}/game.py" in told
    assert f"bot/words/locales/en/{KEY}.ftl" in told
    assert f"tests/rules/games/{PACKAGE}/test_to_do.py" in told
    assert not [line for line in told.splitlines() if "first_steps" in line]
    own = checkout / "tests" / "rules" / "games" / PACKAGE
    found = outcome_of([own], *LAWS, str(own), "-k", f"{KEY} or {PACKAGE}", root=checkout)
    assert names(found.failed) == LEFT, found.text
    assert found.passed > 50
    for said in ("de/two-left-jacks.ftl", "an umpire", "a deal that a person has read", "README"):
        assert said in found.text


def test_games_of_folders_here_keep_the_laws() -> None:
    """Beside the program's games, though they are none of them."""
    found = outcome_of(NEWCOMERS, *LAWS[:3])
    assert names(found.failed) == {"test_a_game_has_its_words_and_its_tests"}, found.text
    assert len(set(found.failed)) == len(NEWCOMERS) == 4, found.text
    assert found.passed > 8 * len(NEWCOMERS)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("Whist", "is no key"),
        ("two_ten", "is no key"),
        ("a" * 25, "is no key"),
        ("pass", "is no key"),
        (next(key for key in GAMES if "-" in key), "is there already"),
    ],
)
def test_a_key_that_cannot_be_is_refused(
    key: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", key]) == 2
    assert said in capsys.readouterr().err


def test_where_there_is_no_checkout_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", KEY, "--into", str(tmp_path)]) == 2
    assert "is no checkout" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
