"""A robot's decision, in any game: by playing out the rest of the deal in its head.

It sees a view, never a table's state. The hidden cards are guessed anew again and again; in
every world so guessed each action still in question is played out to the end of the deal, all
in the same world, so that luck is alike for all. Where there is time, the worse half is dropped
after each round, and the better half gets the rest of it (sequential halving).
"""

from math import ceil, log2
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any, Final

from bot.robots.cards import judge_cards
from bot.robots.endings import Endings
from bot.robots.evaluate import Evaluation, Outcome
from bot.robots.level import Budget
from bot.robots.playout import candidates
from bot.robots.verdict import Verdict, swing_of
from bot.rules import Action, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play

FEW: Final = 8
"""So many actions are all tried to the end where the budget is small."""
MANY: Final = 50
"""With so many tries for each action the worse half of them is dropped on the way."""


def choose(game: AnyGame, view: View[Any], rng: Random, budget: Budget) -> Action:
    """The action that promises most for the viewing seat's side in this deal.

    Equal views, seeds and iterations give equal answers, unless the time runs out first.

    :raises ValueError: the seat has nothing to choose, or the view is a spectator's.
    """
    return judge(game, view, rng, budget).action


def judge(game: AnyGame, view: View[Any], rng: Random, budget: Budget) -> Verdict:
    """What :func:`choose` chooses, with what it was compared with.

    :raises ValueError: the seat has nothing to choose, or the view is a spectator's.
    """
    options = candidates(game.legal(view), rng)
    if not options or view.seat is None:
        raise ValueError("there is nothing to choose for this seat")
    if len(options) == 1:
        return Verdict(options[0])
    cards = [option.card for option in options if isinstance(option, Play)]
    if len(cards) > 1 and (verdict := judge_cards(game, view, cards, rng, budget)):
        others = [option for option in options if not isinstance(option, Play)]
        if not others:
            return verdict
        options = [verdict.action, *others]
    trials = Trials(game, view, rng)
    every = left = [Trial(option) for option in options]
    rounds = _rounds(len(left), budget.iterations)
    deadline = monotonic() + budget.seconds
    for _ in range(rounds):
        trials.compare(left, max(1, budget.iterations // rounds // len(left)), deadline)
        left = sorted(left, key=trials.promise, reverse=True)[: (len(left) + 1) // 2]
    found = [(trial.action, trial.outcomes) for trial in every]
    return Verdict.of(left[0].action, found, view.seat)


def _rounds(options: int, iterations: int) -> int:
    """The number of rounds, after each of which the worse half is dropped.

    Few tries are not thrown away on halving, unless there is very much to choose from.
    """
    return 1 if options <= FEW and iterations < MANY * options else ceil(log2(options))


class Trial:
    """An action and what it has brought, try by try."""

    __slots__ = ("action", "outcomes")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.outcomes: list[Outcome] = []


class Trials:
    """The trying out of actions for one decision."""

    def __init__(self, game: AnyGame, view: View[Any], rng: Random) -> None:
        assert view.seat is not None
        self._game, self._view, self._rng = game, view, rng
        self._seat = view.seat
        self._endings = Endings(game, Evaluation(game, view), rng)
        self._swing = 1.0

    def compare(self, trials: list[Trial], worlds: int, deadline: float) -> None:
        """Guess so many worlds, and play every trial's action out in each of them.

        ``deadline`` is when no further world is begun, in seconds of the clock.
        """
        states: list[Any] = []
        for _ in range(worlds):
            if states and monotonic() > deadline:
                break
            world = self._game.guess(self._view, self._rng)
            states += [self._game.apply(world, self._seat, t.action).state for t in trials]
        for n, outcome in enumerate(self._endings.of(states)):
            trials[n % len(trials)].outcomes.append(outcome)
        self._swing = max(self._swing, swing_of([trial.outcomes for trial in trials], self._seat))

    def promise(self, trial: Trial) -> float:
        """The points ahead to be expected; a game won counts as the largest swing seen."""
        return fmean(outcome.value(self._seat, self._swing) for outcome in trial.outcomes)
