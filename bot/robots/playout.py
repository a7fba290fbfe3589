"""Playing a deal on in one's head, in any game."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from bot.robots.worth import Worth
from bot.rules import Action, Decision, Pick, Seat
from bot.rules.game import AnyGame

Habit = Callable[[Seat, Decision], Action]
"""What a seat does in a playout."""
ENOUGH: Final = 400
"""A playout stops after so many actions, so that no game can hold a robot for ever."""
MANY: Final = 24
"""A decision with more actions than this is sampled, not listed."""


def candidates(decision: Decision, rng: Random) -> Sequence[Action]:
    """The different actions worth comparing: all of them, or a sample where there are many."""
    if isinstance(decision, Pick) and len(decision) > MANY:
        return tuple(dict.fromkeys(decision.sample(rng) for _ in range(MANY)))
    return tuple(dict.fromkeys(decision))


def play_on(
    game: AnyGame, worth: Worth, state: Any, pick: Habit, line: list[tuple[Seat, Action]]
) -> Any:
    """The state after the rest of the deal, everybody acting by habit; ``line`` is added to."""
    for _ in range(ENOUGH):
        turn = game.to_act(state)
        if worth.over(state, turn):
            break
        seat = turn[0]
        action = pick(seat, game.moves(state, seat))
        line.append((seat, action))
        state = game.apply(state, seat, action).state
    return state
