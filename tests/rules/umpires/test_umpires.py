"""Games and umpires, written apart from the same pages, agree on every card and every point."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.umpires.umpire import Umpire, watch, watch_game
from tests.support.kept import kept, with_umpire

DEALS = 80


@pytest.mark.parametrize("key", with_umpire())
def test_the_umpire_agrees(key: str) -> None:
    umpire = kept(key).umpire
    assert umpire is not None and watch(key, umpire, DEALS) > DEALS


@pytest.mark.parametrize("key", with_umpire())
def test_the_umpire_agrees_to_the_end_of_a_game(key: str) -> None:
    """Robots reach what chance does not: the end of a long game, and who has won it."""
    umpire = kept(key).umpire
    assert umpire is not None
    assert watch_game(key, umpire) > 2


class Astray(Umpire):
    """An umpire who has read that seat 0 gets a point a deal for nothing."""

    def gains(self) -> list[int]:
        umpire: Any = super()
        first, *others = umpire.gains()
        return [first + 1, *others]


@pytest.mark.parametrize("key", with_umpire())
def test_an_umpire_who_is_astray_does_not(key: str) -> None:
    umpire = kept(key).umpire
    assert isinstance(umpire, type)
    astray = type("Astray", (Astray, umpire), {})
    with pytest.raises(AssertionError):
        watch(key, astray, 20)
