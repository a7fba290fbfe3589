"""A robot's decision, in any game: by playing out the rest of the deal in its head.

It sees a view, never a table's state. The hidden cards are guessed anew again and again; in
every world so guessed each action in question is played out to the end of the deal, all in the
same world, so that luck is alike for all.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.robots.bids import judge_actions
from bot.robots.cards import judge_cards
from bot.robots.level import Budget
from bot.robots.playout import options_of
from bot.robots.verdict import Verdict
from bot.rules import Action, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play


def choose(game: AnyGame, view: View[Any], rng: Random, budget: Budget) -> Action:
    """The action that promises most for the viewing seat's side in this deal.

    Equal views, seeds and iterations give equal answers, unless the time runs out first.

    :raises ValueError: the seat has nothing to choose, or the view is a spectator's.
    """
    return judge(game, view, rng, budget).action


def judge(game: AnyGame, view: View[Any], rng: Random, budget: Budget) -> Verdict:
    """The choice of :func:`choose`, and those it was compared with.

    :raises ValueError: the seat has nothing to choose, or the view is a spectator's.
    """
    return judge_among(game, view, options_of(game, view, rng), rng, budget)


def judge_among(
    game: AnyGame, view: View[Any], options: Sequence[Action], rng: Random, budget: Budget
) -> Verdict:
    """The choice of :func:`choose` if nothing but these ``options`` were in question.

    :raises ValueError: there are none, or the view is a spectator's.
    """
    if not options or view.seat is None:
        raise ValueError("there is nothing to choose for this seat")
    if len(options) == 1:
        return Verdict(options[0])
    cards = [option.card for option in options if type(option) is Play]
    if len(cards) > 1 and (verdict := judge_cards(game, view, cards, rng, budget)):
        others = [option for option in options if not isinstance(option, Play)]
        if not others:
            return verdict
        options = [verdict.action, *others]
    return judge_actions(game, view, options, rng, budget)
