"""An action explained: a robot's comparison, and the grounds that the position holds."""

from dataclasses import dataclass
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
