"""An action explained: a robot's comparison, and the grounds that the position holds."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.robots.choose import judge
from bot.robots.grounds import grounds_of
from bot.robots.level import Budget
from bot.robots.verdict import Verdict
from bot.rules import Action, View
from bot.rules.game import AnyGame
from bot.rules.kit.reasons import Reason


@dataclass(frozen=True, slots=True)
class Explained:
    """An action with its grounds, and the verdict of a robot in the same position."""

    action: Action
    verdict: Verdict
    grounds: tuple[Reason, ...] = ()
    others: tuple[tuple[Action, tuple[Reason, ...]], ...] = ()
    """The other choices that were compared, each with its own grounds, where they are asked for."""


def explain(
    game: AnyGame, view: View[Any], rng: Random, budget: Budget, action: Action | None = None
) -> Explained:
    """An action of the viewing seat explained; without one, a robot's choice there.

    All is said from this view: of hidden cards it tells nothing that the seat does not know.
    Equal views, seeds and iterations give equal answers, unless the time runs out first.

    :raises ValueError: the seat has nothing to choose, or the view is a spectator's.
    """
    verdict = judge(game, view, rng, budget)
    explained = verdict.action if action is None else action
    return Explained(explained, verdict, grounds_of(game, view, explained))


def explain_all(game: AnyGame, view: View[Any], rng: Random, budget: Budget) -> Explained:
    """A robot's choice explained, with the grounds for each other choice beside it.

    :raises ValueError: the seat has nothing to choose, or the view is a spectator's.
    """
    explained = explain(game, view, rng, budget)
    compared = [choice.action for choice in explained.verdict.choices]
    others = [action for action in compared if action != explained.action]
    return replace(explained, others=tuple([(one, grounds_of(game, view, one)) for one in others]))
