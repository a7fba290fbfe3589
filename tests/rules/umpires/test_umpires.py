"""Games and umpires, written apart from the same pages, agree on every card and every point."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.rules import GAMES
from bot.rules.kit.match import Match
from tests.rules.umpires.euchre import CallAce, Cutthroat, Euchre, Two
from tests.rules.umpires.four_jacks import FourJacks
from tests.rules.umpires.pepper import DoublePepper, Pepper
from tests.rules.umpires.pinochle import Pinochle
from tests.rules.umpires.pitch import Pitch
from tests.rules.umpires.schieber import Schieber
from tests.rules.umpires.umpire import Umpire, watch

UMPIRES: Mapping[str, Callable[[Match[Any]], Umpire]] = {
    "call-ace": CallAce,
    "cutthroat": Cutthroat,
    "double-pepper": DoublePepper,
    "euchre": Euchre,
    "euchre-two": Two,
    "four-jacks": FourJacks,
    "pepper": Pepper,
    "pinochle": Pinochle,
    "schieber": Schieber,
    "widow-pitch": Pitch,
}
DEALS = 200


@pytest.mark.parametrize("key", GAMES)
def test_the_umpire_agrees(key: str) -> None:
    assert watch(key, UMPIRES[key], DEALS) > DEALS


class Astray(Umpire):
    """An umpire who has read that seat 0 gets a point a deal for nothing."""

    def gains(self) -> list[int]:
        umpire: Any = super()
        first, *others = umpire.gains()
        return [first + 1, *others]


@pytest.mark.parametrize("key", GAMES)
def test_an_umpire_who_is_astray_does_not(key: str) -> None:
    umpire = UMPIRES[key]
    assert isinstance(umpire, type)
    astray = type("Astray", (Astray, umpire), {})
    with pytest.raises(AssertionError):
        watch(key, astray, 20)
