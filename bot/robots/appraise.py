"""A decision that somebody has made, appraised: its cost or its gain, and how surely.

All of it is judged from the view of the seat that decided: by the facts known then, never by the
cards that were hidden. So two games that look alike to a seat are appraised alike.

Chance plays three tricks on a judge who looks at many decisions, and each has its answer here. Of
many other choices the best looks better than it is: so it is only *found* in some deals imagined,
and *weighed* against the action taken in others. Of many decisions the worst look worse than they
are: so an interval is wide enough for a whole game (:data:`WIDE`). And the strongest robot errs
too, as it imagines only so many deals: a choice it might have made itself, had its deals been
others, is no mistake (:data:`BY_HABIT`, :data:`BY_CHANCE`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from random import Random
from statistics import fmean
from typing import Any, Final

from bot.robots.choose import judge_among
from bot.robots.level import LEVELS, Budget
from bot.robots.playout import options_of
from bot.robots.verdict import Comparison, Verdict
from bot.rules import Action, View
from bot.rules.game import AnyGame

FINDS: Final = replace(LEVELS["hard"], seconds=inf)
"""The deals in which a better choice is found: those of the strongest robot."""
BATCHES: Final = (6, 16, 64)
"""So often two choices are weighed against each other, with another chance each time: most are
plain after the first few, and two judges agree on more of those that come close to the bar."""
CLOSE: Final = 4.0
"""Standard errors of a difference from the bar it has to exceed, within which it is close."""
WEIGHS: Final = Budget(250, inf, steps=25_000)
"""The deals in which they are weighed each time."""
SIMPLE: Final = replace(LEVELS["easy"], seconds=inf)
"""A simple player, who compares nothing: to do better than that is worth a word."""
WIDE: Final = 4.0
"""Standard errors either side of a difference: of a hundred decisions that make no difference, in
more than nine of ten games not one seems to make any."""
BY_HABIT: Final = 5.0
"""Standard errors of the strongest robot within which it may do the usual, though another choice is
better: it does so until it has seen the other to be better by more than luck."""
BY_CHANCE: Final = 4.0
"""Standard errors of the strongest robot within which it may by chance do something unusual."""
LEAST: Final = 0.1
"""Points a deal below which a difference is not worth a word."""
USUAL_WORLDS: Final = 100
"""Deals that the strongest robot imagines, where it saw nothing to compare."""


@dataclass(frozen=True, slots=True)
class Found:
    """A first look at a decision: the strongest robot's choice, and the gain that it promises.

    ``other`` is the action to be weighed against ``action``: the robot's own choice, or, where that
    is the action itself, the choice of a simple player or the robot's second. ``promise`` is the
    expected gain in points by the better of the two; ``worlds`` are the deals in which the robot
    compared them, ``odds`` the standard errors within which it might choose the worse one.
    ``is_simple``: a simple player would have done the other.
    """

    action: Action
    other: Action
    promise: float
    worlds: int
    odds: float
    is_robots: bool
    is_simple: bool = False

    @property
    def is_doubtful(self) -> bool:
        """Whether the robot would have done something else."""
        return not self.is_robots


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A decision weighed: the ``action`` against an ``other``, in so many new ``worlds``.

    ``points`` and ``wins`` are the gain by the action in this deal, in points and in the share of
    games won, less that of games lost; ``value`` is both in points, ``error`` its standard error.
    ``bar`` is the bound that a difference has to exceed. Less than nothing is a loss.
    """

    action: Action
    other: Action
    points: float
    wins: float
    value: float
    error: float
    bar: float
    worlds: int

    @property
    def margin(self) -> float:
        """Half the width of the interval around the value, in points."""
        return WIDE * self.error

    @property
    def counts(self) -> bool:
        """Whether the difference is worth a word, and the interval excludes that there is none."""
        return self._beyond > 0

    @property
    def is_close(self) -> bool:
        """Whether other deals might easily say otherwise."""
        return abs(self._beyond) < CLOSE * self.error

    @property
    def _beyond(self) -> float:
        return abs(self.value) - max(self.margin, self.bar)

    @property
    def is_mistake(self) -> bool:
        """Whether the other choice was better, beyond luck."""
        return self.counts and self.value < 0


def look(game: AnyGame, view: View[Any], action: Action, seed: int | str) -> Found | None:
    """A first look at an action of the viewing seat; ``None`` if nothing else was to be done."""
    if len(game.legal(view)) < 2:
        return None
    rng = Random(f"found {seed}")
    known = options_of(game, view, rng)
    options = tuple(dict.fromkeys((*known, action)))
    if len(options) < 2:
        return None
    verdict = judge_among(game, view, options, rng, FINDS)
    compared = verdict.compared(action)
    if compared is None:  # nothing was compared: there are no deals to tell of
        return None
    if verdict.action != action and action not in verdict.others:
        never = action not in known or action in verdict.senseless
        odds = 0.0 if never else BY_HABIT if action == verdict.usual else BY_CHANCE
        return Found(action, verdict.action, -compared.value, verdict.worlds, odds, False)
    if verdict.action != action:
        return None  # it is as the robot may see it, though not as it does
    simple = judge_among(game, view, options, Random(f"simple {seed}"), SIMPLE).action
    if simple != action and (less := _less(verdict, simple)) is not None:
        return Found(action, simple, less, verdict.worlds, BY_CHANCE, True, True)
    return Found(action, compared.other, compared.value, verdict.worlds, BY_CHANCE, True)


def weigh(game: AnyGame, view: View[Any], found: Found, seed: int | str) -> Appraisal | None:
    """The action of a first look against the other, in new deals; ``None`` if they differ in none.

    :raises ValueError: the seat has nothing to choose, or the view is a spectator's.
    """
    parts: list[tuple[Comparison, int]] = []
    for n in range(BATCHES[-1]):
        if n in BATCHES and not _weighed(found, parts).is_close:
            break
        chance = Random(f"weighed {seed} {n}")
        verdict = judge_among(game, view, (found.action, found.other), chance, WEIGHS)
        compared = verdict.compared(found.action)
        if compared is None:
            return None
        parts.append((compared, verdict.worlds))
    return _weighed(found, parts)


def _weighed(found: Found, parts: Sequence[tuple[Comparison, int]]) -> Appraisal:
    """The appraisal of all batches together; the deals in each say how sure it is.

    Every deal has its own chance, so batches lie as far apart as deals let expect: their spread
    would say the same, less surely.
    """
    worlds, asked = fmean(count for _, count in parts), found.worlds
    spread = fmean(part.error**2 for part, _ in parts)
    own_error = sqrt(spread * worlds / (asked if asked > 1 else USUAL_WORLDS))
    return Appraisal(
        action=found.action,
        other=found.other,
        points=fmean(part.points for part, _ in parts),
        wins=fmean(part.wins for part, _ in parts),
        value=fmean(part.value for part, _ in parts),
        error=sqrt(spread / len(parts)),
        bar=max(LEAST, found.odds * own_error),
        worlds=sum(count for _, count in parts),
    )


def _less(verdict: Verdict, action: Action) -> float | None:
    """The points by which the verdict's action beats another; ``None`` if not compared."""
    values = {choice.action: choice.value for choice in verdict.choices}
    return values[verdict.action] - values[action] if action in values else None
