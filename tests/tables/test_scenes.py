"""What the pictures show is compared as data, game by game."""

import pytest

from bot.rules import GAMES
from tests.tables.scenes import FOLDER, written


@pytest.mark.parametrize("key", GAMES)
def test_the_scenes_are_those_kept(key: str) -> None:
    assert written(key) == (FOLDER / f"{key}.json").read_text(encoding="utf-8")


def test_nothing_is_kept_for_nobody() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
