"""A search tree over what can be seen, grown from playouts in guessed worlds.

Every iteration guesses the hidden cards afresh and walks one line down the tree: each seat
takes the action that has served it best so far, with a bonus for those tried seldom. Where the
line leaves the tree it grows by one action, and habits play the deal on to its end. So nobody
in the tree knows the hidden cards, and everybody plays for their own side (information-set
tree search).
"""

from collections.abc import Sequence
from math import inf, log, sqrt
from random import Random
from typing import Any, Final

from bot.robots.habits import Habits
from bot.robots.playout import play_on
from bot.robots.worth import Worth
from bot.rules import Action, Choose, Seat, View
from bot.rules.game import AnyGame

CURIOSITY: Final = 0.5
"""How much an action tried seldom is preferred, as a share of the swing of a deal."""


class Branch:
    """An action in the tree: how often it could be and was tried, and what it brought in all."""

    __slots__ = ("able", "grown", "total", "tries")

    def __init__(self) -> None:
        self.grown: dict[Action, Branch] = {}
        self.able = 0
        self.tries = 0
        self.total = 0.0

    def promise(self, swing: float) -> float:
        """What it brought on average, raised by what is not yet known of it."""
        if not self.tries:
            return inf
        bonus = CURIOSITY * swing * sqrt(log(self.able) / self.tries)
        return self.total / self.tries + bonus


class Search:
    """The thinking about one decision, an iteration at a time."""

    def __init__(
        self, game: AnyGame, view: View[Any], options: Sequence[Action], rng: Random
    ) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        self._game, self._view, self._rng = game, view, rng
        self._seat, self._options = view.seat, options
        self._worth = Worth(game, view)
        self._habits = Habits(rng)
        self._root = Branch()
        self._swing = 1.0

    def think_once(self) -> None:
        """Play the deal out once more, and learn from it."""
        line: list[tuple[Seat, Action]] = []
        branches: list[Branch] = []
        state = self._walk(line, branches)
        state = play_on(self._game, self._worth, state, self._habits.pick, line)
        outcome = self._worth.of(state)
        self._swing = max(self._swing, *map(abs, outcome.leads))
        values = [outcome.value(seat, self._swing) for seat in range(self._view.players)]
        for (seat, _), branch in zip(line, branches, strict=False):
            branch.tries += 1
            branch.total += values[seat]
        self._habits.learn(line, values)

    def best(self) -> Action:
        """The action tried most: the one that kept its promise."""
        grown = self._root.grown
        return max(grown, key=lambda a: (grown[a].tries, grown[a].total))

    def _walk(self, line: list[tuple[Seat, Action]], branches: list[Branch]) -> Any:
        """Down the tree to its edge and one action further; the state there."""
        state = self._game.guess(self._view, self._rng)
        branch, seat, options = self._root, self._seat, self._options
        while True:
            action, new = self._next(branch, options)
            branch = branch.grown[action]
            line.append((seat, action))
            branches.append(branch)
            state = self._game.apply(state, seat, action).state
            turn = self._game.to_act(state)
            if new or self._worth.over(state, turn):
                return state
            seat = turn[0]
            decision = self._game.moves(state, seat)
            if not isinstance(decision, Choose):
                return state
            options = decision.actions

    def _next(self, branch: Branch, options: Sequence[Action]) -> tuple[Action, bool]:
        """The action to try, and whether it is new to the tree."""
        fresh = [action for action in options if action not in branch.grown]
        if fresh:
            branch.grown[self._rng.choice(fresh)] = Branch()
        known = [branch.grown[action] for action in options if action in branch.grown]
        for one in known:
            one.able += 1
        if fresh:
            return list(branch.grown)[-1], True
        return max(options, key=lambda a: branch.grown[a].promise(self._swing)), False
