"""A robot's decision as values: its choice, and the others it was compared with."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Literal

from bot.robots.evaluate import Outcome
from bot.rules import Action


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that was compared, and its expected gain for its side.

    ``points`` are those ahead of the others in this deal; ``wins`` the share of deals imagined that
    win the game, less those that lose it; ``value`` is both in points, by which choices are
    compared. ``error`` is the standard error of its worth below that of the action chosen, in
    points; 0 for that action itself.
    """

    action: Action
    points: float
    wins: float
    value: float
    error: float


Certainty = Literal["sure", "likely", "close"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """An action against the best ``other``: its gain, in points and games.

    ``wins`` are the share of games won, less that of games lost; ``value`` is both in points,
    ``error`` its standard error. Less than nothing is a loss.
    """

    other: Action
    points: float
    wins: float
    value: float
    error: float

    @property
    def certainty(self) -> Certainty:
        """Whether the better of the two is better by more than luck: by two errors, or by one."""
        gain = abs(self.value)
        if gain <= self.error or not gain:
            return "close"
        return "sure" if gain > 2 * self.error else "likely"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The action a robot chooses, and those compared in so many ``worlds`` (deals imagined).

    ``choices`` begin with the action itself, the others follow from the best to the worst.
    There are none if nothing was compared: no other action is allowed, or none was looked at.
    ``usual`` is the choice of the rule or the policy by itself, ``senseless`` are the actions that
    the robot would not take however they looked in the deals imagined. Where it is hidden who plays
    with whom, it goes by its first guess at that; ``others`` are its choices by another.
    """

    action: Action
    choices: tuple[Choice, ...] = ()
    worlds: int = 0
    usual: Action | None = None
    senseless: tuple[Action, ...] = ()
    others: tuple[Action, ...] = ()

    @classmethod
    def of(
        cls, action: Action, found: Sequence[tuple[Action, Sequence[Outcome]]], seat: int
    ) -> "Verdict":
        """The verdict for an action, from the outcomes of every action compared.

        The n-th outcome of each is of the same world; an action dropped early has fewer.
        """
        swing = swing_of([ends for _, ends in found], seat)
        values = {other: [end.value(seat, swing) for end in ends] for other, ends in found}
        chosen = values[action]
        choices = [
            Choice(
                other,
                fmean(end.leads[seat] for end in ends),
                fmean(end.wins[seat] for end in ends),
                fmean(values[other]),
                gain_of(chosen, values[other])[1],
            )
            for other, ends in found
        ]
        choices.sort(key=lambda choice: (choice.action != action, -choice.value))
        return cls(action, tuple(choices), len(chosen))

    def compared(self, action: Action) -> Comparison | None:
        """An action against the best other; ``None`` if one of the two was not looked at."""
        mine = next((choice for choice in self.choices if choice.action == action), None)
        if mine is None or len(self.choices) < 2:
            return None
        best = self.choices[action == self.action]
        return Comparison(
            best.action,
            mine.points - best.points,
            mine.wins - best.wins,
            mine.value - best.value,
            max(mine.error, best.error),
        )


def best_of(values: Sequence[Sequence[float]], own: int, luck: float = 1.0) -> int:
    """The choice that beats its ``own`` by most, if by more than ``luck`` standard errors."""
    best, most = own, 0.0
    for n, brought in enumerate(values):
        gain, error = gain_of(brought, values[own])
        if gain > max(most, luck * error):
            best, most = n, gain
    return best


def swing_of(outcomes: Sequence[Sequence[Outcome]], seat: int) -> float:
    """The largest swing of the score that was seen, in points: the worth of a game won."""
    return max(1.0, max(abs(end.leads[seat]) for ends in outcomes for end in ends))


def gain_of(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The mean gain of values over others of the same worlds, and its standard error."""
    gains = [a - b for a, b in zip(values, others, strict=False)]
    count, mean = len(gains), fmean(gains)
    if count < 2:
        return mean, 0.0
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
    return mean, sqrt(spread / count)
