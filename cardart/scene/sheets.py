"""Scenes of columns and numbers: leaderboards, the statistics of a person, score sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardart.scene.base import Scene, Theme

Style = Literal["sheet", "slate"]
"""The style of a score sheet: on plain ground, or in chalk on a slate."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardScene(Scene):
    """A leaderboard in columns and rows of text, with numbers set right and words left.

    :raises ValueError: a row has not as many cells as there are columns, or no curve.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    footer: str = ""
    highlight: int = -1
    """The row of the reader, or -1."""
    curves: tuple[tuple[float, ...], ...] = ()
    """A curve at the end of each row, or none at all."""
    curve_label: str = ""
    names: tuple[str, ...] = ()
    """Names that stand with others in a cell, and are shortened where it is too long."""
    theme: Theme = "dark"

    def __post_init__(self) -> None:
        _check_rows(self.columns, self.rows)
        if self.curves and len(self.curves) != len(self.rows):
            raise ValueError(f"{len(self.curves)} curves for {len(self.rows)} rows")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A number with its name, and a note in small letters."""

    label: str
    value: str
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatsScene(Scene):
    """The statistics of one person: figures, the curve of the rating, and lists of others."""

    title: str
    subtitle: str = ""
    figures: tuple[Figure, ...] = ()
    curve: tuple[float, ...] = ()
    curve_label: str = ""
    first: str = ""
    """The date at the beginning of the curve."""
    last: str = ""
    """The date at the end of the curve."""
    lists: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """Lists of names with a number each, under a heading."""
    footer: str = ""
    theme: Theme = "dark"


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetScene(Scene):
    """A score sheet of a game: a row a deal, a column a side, the total last, winners crowned.

    :raises ValueError: a row has not as many cells as there are columns; a winner has no column;
        there are names for more or fewer headings than there are.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: tuple[str, ...] = ()
    """The bottom line, with a cell for each column, or empty."""
    winners: tuple[int, ...] = ()
    """Indices of the columns that won."""
    names: tuple[tuple[str, ...], ...] = ()
    """The names of partners in each column's heading, which are shortened where it is too long."""
    footer: str = ""
    theme: Theme = "dark"
    style: Style = "sheet"

    def __post_init__(self) -> None:
        _check_rows(self.columns, (*self.rows, *((self.total,) if self.total else ())))
        if any(not 0 <= column < len(self.columns) for column in self.winners):
            raise ValueError("a winner has no column")
        if self.names and len(self.names) != len(self.columns):
            raise ValueError(f"names for {len(self.names)} of {len(self.columns)} headings")


def _check_rows(columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> None:
    """Refuse a row that has more or fewer cells than the sheet has columns."""
    for row in rows:
        if len(row) != len(columns):
            raise ValueError(f"a row of {len(row)} cells in a sheet of {len(columns)} columns")
