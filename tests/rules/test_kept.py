"""Every game keeps in its own folder of tests what the tests of all games look for there."""

from __future__ import annotations

import pytest

from bot.rules import GAMES
from tests.support.kept import FILES, deals, folder_of, missing


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_its_words_and_its_tests(key: str) -> None:
    """All that is missing is said here, once; other tests leave such a game out."""
    faults = missing(key)
    assert not faults, "\n".join((f"{key} has not got yet:", *faults))


def test_nothing_is_kept_for_nobody() -> None:
    for folder in {folder_of(key) for key in GAMES}:
        here = {key for key in GAMES if folder_of(key) == folder}
        for kind, ending, _ in FILES:
            assert {path.stem for path in (folder / kind).glob(f"*.{ending}")} <= here
    assert {deal.game for deal in deals().values()} <= set(GAMES)
