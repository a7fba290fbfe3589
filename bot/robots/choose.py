"""How a robot decides, in any game: by playing the rest of the deal on in its head.

It sees a view, never a table's state. The hidden cards are guessed anew for every playout.
"""

from random import Random
from time import monotonic
from typing import Any

from bot.robots.level import Budget
from bot.robots.playout import candidates
from bot.robots.tree import Search
from bot.rules import Action, View
from bot.rules.game import AnyGame


def choose(game: AnyGame, view: View[Any], rng: Random, budget: Budget) -> Action:
    """What the viewing seat should do: the action that promised most for its side in this deal.

    Equal views, seeds and iterations give equal answers, unless the time runs out first.
    """
    options = candidates(game.legal(view), rng)
    if len(options) == 1:
        return options[0]
    search = Search(game, view, options, rng)
    deadline = monotonic() + budget.seconds
    for done in range(budget.iterations):
        if done and monotonic() > deadline:
            break
        search.think_once()
    return search.best()
