"""A review of someone's decisions in a finished game, as values and as the text that is kept."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["cost", "well"]
"""A decision that cost something, or one that was done well."""
MOST: Final = 3
"""So many decisions that cost something are shown, the dearest."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A decision of a review: the line of the log with that ``number``, weighed against another.

    ``other`` is the line that the strongest robot prefers; where the decision was done well, the
    one that it was better than. ``points`` and ``wins`` are the lead of the better of the two: in
    points of that deal, and in the share of games won, less that of games lost.
    ``value`` is both in points, ``margin`` half the width of the interval around it; ``worlds``
    deals were imagined.
    """

    kind: Kind
    number: int
    other: str
    points: float
    wins: float
    value: float
    margin: float
    worlds: int

    def __str__(self) -> str:
        numbers = (self.points, self.wins, self.value, self.margin)
        told = " ".join(f"{number:.4f}" for number in numbers)
        return f"{self.kind} {self.number} {told} {self.worlds} {self.other}"

    @classmethod
    def read(cls, line: str) -> "Reviewed":
        """The decision that a line of a kept review tells of.

        :raises ValueError: the line tells of none.

        >>> Reviewed.read("cost 17 1.2500 0.0000 1.2500 0.1000 2000 play 9S").other
        'play 9S'
        """
        kind, number, points, wins, value, margin, worlds, other = line.split(" ", 7)
        if kind not in ("cost", "well"):
            raise ValueError(f"{line!r} tells of no decision")
        return cls(
            kind="well" if kind == "well" else "cost",
            number=int(number),
            other=other,
            points=float(points),
            wins=float(wins),
            value=float(value),
            margin=float(margin),
            worlds=int(worlds),
        )


@dataclass(frozen=True, slots=True)
class Review:
    """The decisions that mattered most, the dearest first, and last one that was done well."""

    found: tuple[Reviewed, ...] = ()

    def __str__(self) -> str:
        return "\n".join(map(str, self.found))

    @classmethod
    def read(cls, text: str) -> "Review":
        """A review as it is kept.

        :raises ValueError: it cannot be read.
        """
        return cls(tuple(map(Reviewed.read, text.splitlines())))

    @property
    def costs(self) -> tuple[Reviewed, ...]:
        """The decisions that cost something."""
        return tuple(one for one in self.found if one.kind == "cost")

    def __iter__(self) -> Iterator[Reviewed]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)
