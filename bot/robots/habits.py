"""How everybody plays in a robot's head where its tree has not grown yet: by habit.

A habit is an action that has paid for this seat in earlier playouts of the same thinking. It
needs no knowledge of any game: where the weakest card is best, that becomes the habit.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.rules import Action, Choose, Decision, Seat
from bot.rules.actions import NO, PASS, Play

WHIM: Final = 0.4
"""How often somebody acts at random nevertheless."""
RESERVE: Final = 0.5
"""How often somebody who may pass, passes, whatever the habit: it lets auctions end."""


class Habits:
    """What every action has brought each seat so far, on average."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._tries: dict[tuple[Seat, Action], int] = {}
        self._means: dict[tuple[Seat, Action], float] = {}

    def pick(self, seat: Seat, decision: Decision) -> Action:
        """What this seat does in a playout."""
        rng = self._rng
        if not isinstance(decision, Choose):
            return decision.sample(rng)
        options = decision.actions
        if len(options) == 1:
            return options[0]
        if not isinstance(options[0], Play):
            for quiet in (PASS, NO):
                if quiet in options and rng.random() < RESERVE:
                    return quiet
        if rng.random() < WHIM:
            return options[int(rng.random() * len(options))]
        means = self._means
        worths = [means.get((seat, option), 0.0) for option in options]
        best = max(worths)
        return rng.choice([o for o, worth in zip(options, worths, strict=True) if worth == best])

    def learn(self, line: Sequence[tuple[Seat, Action]], values: Sequence[float]) -> None:
        """Remember what the actions of a playout brought."""
        for done in line:
            tries = self._tries.get(done, 0) + 1
            mean = self._means.get(done, 0.0)
            self._tries[done] = tries
            self._means[done] = mean + (values[done[0]] - mean) / tries
