"""The scenes of pictures are compared as data, game by game."""

import pytest

from tests.support.kept import file_of, with_file
from tests.tables.scenes import written


@pytest.mark.parametrize("key", with_file("scenes", "json"))
def test_the_scenes_are_those_kept(key: str) -> None:
    assert written(key) == file_of(key, "scenes", "json").read_text(encoding="utf-8")
