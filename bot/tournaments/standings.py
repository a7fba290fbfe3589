"""The standing of a tournament, and the criteria that break its ties. Pure.

The criteria are those of the FIDE Handbook (C.07), by their names there, but the last:

- *Buchholz*: the points of all opponents together; a bye counts as an opponent who stands alike;
- *direct encounter*: the points of the matches between those who are tied, if all have met;
- *Sonneborn–Berger*: the points of each opponent who was beaten, half of those of an equal one;
- *difference*: the points of the game by which they were better in all matches, or worse.

Entries still tied share a place. Entries that withdrew stand behind all that stayed, by the
same criteria among themselves: robots had their places.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby
from typing import Literal

from bot.tournaments.values import ROBOTS, Match, System, Tournament

Criterion = Literal["survived", "points", "buchholz", "direct", "sonneborn", "difference"]
CRITERIA: Mapping[System, tuple[Criterion, ...]] = {
    "swiss": ("points", "buchholz", "direct", "difference"),
    "everyone": ("points", "direct", "sonneborn", "difference"),
    "knockout": ("survived",),
}
"""The criteria that decide, in this order."""


@dataclass(frozen=True, slots=True)
class Line:
    """An entry in the standing; points are in halves of a win at a table of two sides."""

    place: int
    entry: int
    points: int
    tie_break: int
    """The first criterion after the points: Buchholz, or Sonneborn–Berger in halves."""
    difference: int
    won: int
    played: int


def after_rounds(tournament: Tournament) -> Tournament:
    """The tournament as it stood when its last round was over: what is being played is left out."""
    return replace(tournament, rounds=tuple(one for one in tournament.rounds if one.done))


def standing(tournament: Tournament) -> tuple[Line, ...]:
    """Every entry by its place."""
    figures = Figures(tournament)
    stayed = [entry.number for entry in tournament.entries if entry.active]
    withdrew = [entry.number for entry in tournament.entries if not entry.active]
    order = [*filter(None, (stayed, withdrew))]
    for criterion in CRITERIA[tournament.settings.system]:
        order = [part for tied in order for part in _apart(tied, figures.by(criterion, tied))]
    lines, place = [], 1
    for tied in order:
        lines += [figures.line(number, place) for number in sorted(tied)]
        place += len(tied)
    return tuple(lines)


def _apart(tied: Sequence[int], value: Callable[[int], int]) -> list[list[int]]:
    """The tied ones in groups of equal value, the highest first."""
    ranked = sorted(tied, key=value, reverse=True)
    return [[*group] for _, group in groupby(ranked, key=value)]


class Figures:
    """The figures of a standing."""

    def __init__(self, tournament: Tournament) -> None:
        self._system = tournament.settings.system
        self._numbers = [entry.number for entry in tournament.entries]
        self._seen: list[tuple[int, Match]] = [
            (r, match)
            for r, one in enumerate(tournament.rounds)
            for match in one.matches
            if match.outcome is not None
        ]
        worth = 2 * (tournament.settings.sides - 1)
        self.points: Counter[int] = Counter()
        self.difference: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.survived: Counter[int] = Counter()
        for r, match in self._seen:
            for side, number in enumerate(match.sides):
                if number == ROBOTS:
                    continue
                bye = match.is_bye
                self.points[number] += worth if bye else match.points(side)
                self.difference[number] += match.margin(side)
                self.played[number] += not bye and bool(match.outcome and match.outcome.places)
                self.won[number] += not bye and _won(match, side)
                if number == winner(match):
                    self.survived[number] = max(self.survived[number], r + 1)

    def by(self, criterion: Criterion, tied: Sequence[int]) -> Callable[[int], int]:
        """The value of a criterion for each of the tied entries."""
        match criterion:
            case "points":
                return self.points.__getitem__
            case "buchholz":
                return self.buchholz
            case "sonneborn":
                return self.sonneborn
            case "difference":
                return self.difference.__getitem__
            case "survived":
                return self.survived.__getitem__
            case "direct":
                return self._direct(tied)

    def buchholz(self, number: int) -> int:
        """The points of all opponents together."""
        total = 0
        for _, match in self._seen:
            if number in match.sides:
                others = [n for n in match.sides if n not in (number, ROBOTS)]
                total += sum(self.points[n] for n in others)
                total += self.points[number] * match.is_bye
        return total

    def sonneborn(self, number: int) -> int:
        """Twice the points of every opponent who was beaten, once those of every equal one."""
        total = 0
        for _, match in self._seen:
            if number not in match.sides or not match.outcome or not match.outcome.places:
                continue
            side = match.sides.index(number)
            mine = match.outcome.places[side]
            for n, place in zip(match.sides, match.outcome.places, strict=True):
                if n not in (number, ROBOTS):
                    total += (2 * (mine < place) + (mine == place)) * self.points[n]
        return total

    def _direct(self, tied: Sequence[int]) -> Callable[[int], int]:
        met, points = set(), Counter[int]()
        for _, match in self._seen:
            for (a, one), (b, other) in combinations(enumerate(match.sides), 2):
                if one in tied and other in tied and match.outcome and match.outcome.places:
                    met.add(frozenset((one, other)))
                    mine, theirs = match.outcome.places[a], match.outcome.places[b]
                    points[one] += 2 * (mine < theirs) + (mine == theirs)
                    points[other] += 2 * (theirs < mine) + (mine == theirs)
        if len(met) < len(tied) * (len(tied) - 1) // 2:
            return lambda number: 0
        return points.__getitem__

    def line(self, number: int, place: int) -> Line:
        """The line of an entry."""
        everyone = self._system == "everyone"
        return Line(
            place=place,
            entry=number,
            points=self.points[number],
            tie_break=self.sonneborn(number) if everyone else self.buchholz(number),
            difference=self.difference[number],
            won=self.won[number],
            played=self.played[number],
        )


def _won(match: Match, side: int) -> bool:
    """Whether this side alone was the best."""
    places = match.outcome.places if match.outcome else ()
    return bool(places) and places[side] == 1 and places.count(1) == 1


def winner(match: Match) -> int | None:
    """The entry that goes on from a match of a knockout: of equal ones the lower lot; or none."""
    if match.outcome is None or not match.outcome.places:
        return None
    best = min(match.outcome.places)
    first = [n for n, p in zip(match.sides, match.outcome.places, strict=True) if p == best]
    return min((n for n in first if n != ROBOTS), default=None)
