"""A robot's bid, and all else that is not a card: naming, going alone, putting away, giving.

Every choice in question is made in the same guesses at the hidden cards. What others say after it
follows the sober rules of the game (:meth:`Game.habit`), the cards then the policy. What such a
rule says itself stands, unless something else is better by more than luck: a hand that the rule
would pass is not bid because of a few lucky deals.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bot.robots.beliefs import Beliefs
from bot.robots.endings import Endings
from bot.robots.evaluate import Evaluation, Outcome
from bot.robots.level import Budget
from bot.robots.verdict import Verdict, gain_of, swing_of
from bot.rules import Action, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import NO, PASS

QUIET: Final = (PASS, NO)
"""What stands where a game has no rule."""

LUCK: Final = 2.0
"""By how many standard errors another choice has to be better than the one that stands."""

SEVERAL: Final = 3
"""So many choices are compared in all the deals a level may imagine, more in fewer."""


def judge_actions(
    game: AnyGame, view: View[Any], options: Sequence[Action], rng: Random, budget: Budget
) -> Verdict:
    """The action that promises most for the viewing seat's side in this deal."""
    assert view.seat is not None
    if not budget.worlds:
        return Verdict(standing(game, view, options))
    outcomes = _compared(game, view, options, rng, budget)
    swing = swing_of(outcomes, view.seat)
    values = [[end.value(view.seat, swing) for end in ends] for ends in outcomes]
    best = options[best_of(values, options.index(standing(game, view, options)))]
    return Verdict.of(best, list(zip(options, outcomes, strict=True)), view.seat)


def standing(game: AnyGame, view: View[Any], options: Sequence[Action]) -> Action:
    """The choice that stands unless another is better: what the rule of the game says."""
    said = game.habit(view)
    if said is not None and said in options:
        return said
    return next((quiet for quiet in QUIET if quiet in options), options[0])


def _compared(
    game: AnyGame, view: View[Any], options: Sequence[Action], rng: Random, budget: Budget
) -> list[list[Outcome]]:
    """What each choice brings in every world."""
    is_late = budget.clock()
    states: list[Any] = []
    seat = view.seat
    assert seat is not None
    beliefs = Beliefs(game, view, game.fill(view, rng))
    for _ in range(worlds_for(len(options), budget)):
        world = game.replayed(view, beliefs.fill(view, rng))
        states += [game.apply(world, seat, option).state for option in options]
        if is_late():
            break
    ends = Endings(game, Evaluation(game, view), rng).of(states)
    return [list(ends[n :: len(options)]) for n in range(len(options))]


def worlds_for(options: int, budget: Budget) -> int:
    """The number of guesses for so many choices: fewer where there is much to play out in each."""
    return max(1, budget.worlds * SEVERAL // max(SEVERAL, options))


def best_of(values: Sequence[Sequence[float]], own: int) -> int:
    """The choice that beats the standing one by most, if by more than luck."""
    best, most = own, 0.0
    for n, brought in enumerate(values):
        gain, error = gain_of(brought, values[own])
        if gain > max(most, LUCK * error):
            best, most = n, gain
    return best
