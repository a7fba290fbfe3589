"""The counts of a view are reckoned once for a screen."""

from __future__ import annotations

from typing import Any

from bot.tables.screens.counts import Counts, Reckoned


class Counting:
    """A view that counts how often it reckons; equal to every other."""

    def __init__(self, stake: Any) -> None:
        self.asked = 0
        self._stake = stake

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    @property
    def stake(self) -> Any:
        self.asked += 1
        return self._stake

    @property
    def facts(self) -> tuple[Any, ...]:
        self.asked += 1
        return ()


def test_a_view_reckons_once_and_another_never_has_its_counts() -> None:
    reckoned, one, other = Reckoned(), Counting("one"), Counting("other")
    views: list[Any] = [one, one, other, other, other, one]
    stakes: list[Any] = ["one", "one", "other", "other", "other", "one"]
    assert [reckoned.of(view) for view in views] == [Counts(stake, ()) for stake in stakes]
    assert (one.asked, other.asked) == (4, 2)
