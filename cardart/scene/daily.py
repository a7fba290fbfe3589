"""The scene of a daily's result: points, tricks won and lost, and where it stands in the field."""

from __future__ import annotations

from dataclasses import dataclass

from cardart.scene.base import Scene, Theme

MOST_BARS = 41
"""Bars of a field at most: so many different results."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyScene(Scene):
    """The result of a daily; without ``bars`` it tells nothing of what others have done.

    :raises ValueError: a sign of a trick is neither won nor lost; there are too many bars, or the
        reader's is none of them.
    """

    title: str
    date: str
    score: str
    tricks: tuple[str, ...] = ()
    """For each deal a letter a trick, ``w`` (won) or ``l`` (lost)."""
    share: str = ""
    """The share of the field beaten, such as '73 %'."""
    share_label: str = ""
    footer: str = ""
    bars: tuple[int, ...] = ()
    """The number of players with each result, from the worst to the best."""
    mine: int = -1
    """The index of the reader's own bar."""
    bars_label: str = ""
    lowest: str = ""
    """The worst result of the field, below its bar."""
    highest: str = ""
    theme: Theme = "dark"

    def __post_init__(self) -> None:
        if set("".join(self.tricks)) - {"w", "l"}:
            raise ValueError(f"tricks are won or lost: {self.tricks!r}")
        if (
            len(self.bars) > MOST_BARS
            or not -1 <= self.mine < len(self.bars)
            or any(count < 0 for count in self.bars)
        ):
            raise ValueError(f"bar {self.mine} of {len(self.bars)}")
