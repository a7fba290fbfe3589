"""A robot's decision, in any game: by playing out the rest of the deal in its head.

It sees a view, never a table's state. The hidden cards are guessed anew again and again; in
every world so guessed each action still in question is played out to the end of the deal, all
in the same world, so that luck is alike for all. After each round the worse half is dropped,
and the better half gets the time (sequential halving).
"""

from math import ceil, log2
from random import Random
from time import monotonic
from typing import Any

from bot.robots.cards import choose_card
from bot.robots.evaluate import Evaluation
from bot.robots.level import Budget
from bot.robots.playout import candidates, play_out
from bot.rules import Action, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play


def choose(game: AnyGame, view: View[Any], rng: Random, budget: Budget) -> Action:
    """The action that promises most for the viewing seat's side in this deal.

    Equal views, seeds and iterations give equal answers, unless the time runs out first.

    :raises ValueError: the seat has nothing to choose, or the view is a spectator's.
    """
    options = candidates(game.legal(view), rng)
    if not options or view.seat is None:
        raise ValueError("there is nothing to choose for this seat")
    if len(options) == 1:
        return options[0]
    if all(isinstance(option, Play) for option in options):
        cards = [option.cards[0] for option in options]
        if card := choose_card(game, view, cards, rng, budget):
            return Play(card)
    trials = Trials(game, view, rng)
    left = [Trial(option) for option in options]
    rounds = ceil(log2(len(left)))
    deadline = monotonic() + budget.seconds
    for _ in range(rounds):
        for _ in range(max(1, budget.iterations // rounds // len(left))):
            if left[0].tries and monotonic() > deadline:
                break
            trials.compare(left)
        left.sort(key=trials.promise, reverse=True)
        left = left[: (len(left) + 1) // 2]
    return left[0].action


class Trial:
    """An action and what it has brought: tries, points ahead in all, games won less games lost."""

    __slots__ = ("action", "lead", "tries", "wins")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.tries = 0
        self.lead = 0.0
        self.wins = 0


class Trials:
    """The trying out of actions for one decision."""

    def __init__(self, game: AnyGame, view: View[Any], rng: Random) -> None:
        assert view.seat is not None
        self._game, self._view, self._rng = game, view, rng
        self._seat = view.seat
        self._evaluation = Evaluation(game, view)
        self._swing = 1.0

    def compare(self, trials: list[Trial]) -> None:
        """Guess one world and play every trial's action out in it."""
        world = self._game.guess(self._view, self._rng)
        for trial in trials:
            state = self._game.apply(world, self._seat, trial.action).state
            outcome = self._evaluation.of(play_out(self._game, self._evaluation, state, self._rng))
            lead = outcome.leads[self._seat]
            trial.tries += 1
            trial.lead += lead
            trial.wins += outcome.wins[self._seat]
            self._swing = max(self._swing, abs(lead))

    def promise(self, trial: Trial) -> float:
        """The points ahead to be expected; a game won counts as the largest swing seen."""
        return (trial.lead + self._swing * trial.wins) / trial.tries
