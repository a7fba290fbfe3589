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

    What may be said in the place of a card, such as a claim, is said where the rule of the game
    says so, and not for what deals imagined make of it: it may end the game for sure.

    :raises ValueError: there are none, or the view is a spectator's.
    """
    if not options or view.seat is None:
        raise ValueError("there is nothing to choose for this seat")
    plays = [option for option in options if type(option) is Play]
    if plays and len(plays) < len(options):
        said = game.habit(view)
        if said is not None and said in options:
            return Verdict(said)
        options = plays
    if len(options) == 1:
        return Verdict(options[0])
    cards = [play.card for play in plays]
    if cards and (verdict := judge_cards(game, view, cards, rng, budget)):
        return verdict
    return judge_actions(game, view, options, rng, budget)
