"""A robot's bid, and all else that is not a card: naming, going alone, putting away, giving.

Every choice in question is made in the same guesses at the hidden cards. The words of others after
it follow the sober rules of the game (:meth:`Game.habit`), the cards then the policy. The choice of
such a rule itself stands, unless something else is better by more than luck: a hand that the rule
would pass is not bid because of a few lucky deals.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.robots.beliefs import Beliefs
from bot.robots.endings import Endings
from bot.robots.evaluate import Evaluation, Outcome
from bot.robots.level import Budget
from bot.robots.verdict import Verdict, best_of, swing_of
from bot.robots.work import ACTED, COMPARED, LAID, TOLD
from bot.rules import Action, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import NO, PASS

QUIET: Final = (PASS, NO)
"""The choices that stand where a game has no rule."""


def judge_actions(
    game: AnyGame, view: View[Any], options: Sequence[Action], rng: Random, budget: Budget
) -> Verdict:
    """The action that promises most for the viewing seat's side in this deal."""
    assert view.seat is not None
    options = _with_habit(game, view, options)
    if not budget.worlds:
        return Verdict(standing(game, view, options))
    outcomes = _compared(game, view, options, rng, budget)
    swing = swing_of(outcomes, view.seat)
    values = [[end.value(view.seat, swing) for end in ends] for ends in outcomes]
    usual = standing(game, view, options)
    luck = max(game.bid_luck * budget.caution, game.least_luck)
    best = options[best_of(values, options.index(usual), luck)]
    verdict = Verdict.of(best, list(zip(options, outcomes, strict=True)), view.seat)
    return replace(verdict, usual=usual)


def _with_habit(game: AnyGame, view: View[Any], options: Sequence[Action]) -> Sequence[Action]:
    """The given choices, and that of the game's rule, if it is none of them."""
    said = game.habit(view)
    if said is None or said in options or said not in game.legal(view):
        return options
    return (*options, said)


def standing(game: AnyGame, view: View[Any], options: Sequence[Action]) -> Action:
    """The choice that stands unless another is better: that of the game's rule."""
    said = game.habit(view)
    if said is not None and said in options:
        return said
    return next((quiet for quiet in QUIET if quiet in options), options[0])


def _compared(
    game: AnyGame, view: View[Any], options: Sequence[Action], rng: Random, budget: Budget
) -> list[list[Outcome]]:
    """The outcome of each choice in every world."""
    states: list[Any] = []
    seat, work = view.seat, budget.begun()
    assert seat is not None
    beliefs = Beliefs(game, view, game.fill(view, rng), work)
    endings = Endings(game, Evaluation(game, view), rng, work)
    each: float = TOLD + ACTED * (len(view.history) + 1 + len(options))
    cards = len(view.hand) * view.players
    each += COMPARED * cards * len(options)
    work.does(LAID * cards)
    for n in range(1, budget.worlds + 1):
        world = game.replayed(view, beliefs.fill(view, rng))
        told = [game.apply(world, seat, option).state for option in options]
        states += [endings.at_cards(state) for state in told]
        work.does(each)
        if work.is_over(n):
            break
    ends = endings.of(states)
    return [list(ends[n :: len(options)]) for n in range(len(options))]
