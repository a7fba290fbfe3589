"""Playing a deal on in one's head, in any game."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bot.robots.worth import Worth
from bot.rules import Action, Choose, Decision, Pick
from bot.rules.actions import NO, PASS, Play
from bot.rules.game import AnyGame

ENOUGH: Final = 400
"""A playout stops after so many actions, so that no game can hold a robot for ever."""
MANY: Final = 24
"""Of a decision with more actions than this a sample is compared."""
RESERVE: Final = 0.6
"""How often those pass who may, whatever they hold: it keeps auctions short and sober."""


def candidates(decision: Decision, rng: Random) -> Sequence[Action]:
    """The different actions worth comparing: all of them, or a sample where there are many."""
    if isinstance(decision, Pick) and len(decision) > MANY:
        drawn = (decision.sample(rng) for _ in range(MANY))
        return tuple(dict.fromkeys((*decision.others, *drawn)))
    return tuple(dict.fromkeys(decision))


def habit(decision: Decision, rng: Random) -> Action:
    """What anybody does in a playout: pass more often than not, else whatever is legal.

    Cards fall at random: in one game of the house the highest card is best, in another the
    lowest is worst, and chance is the only player that misjudges neither.
    """
    if isinstance(decision, Choose) and not isinstance(decision.actions[0], Play):
        for quiet in (PASS, NO):
            if quiet in decision.actions and rng.random() < RESERVE:
                return quiet
    return decision.sample(rng)


def play_on(game: AnyGame, worth: Worth, state: Any, rng: Random) -> Any:
    """The state after the rest of the deal, everybody acting by habit."""
    for _ in range(ENOUGH):
        turn = game.to_act(state)
        if worth.over(state, turn):
            break
        action = habit(game.moves(state, turn[0]), rng)
        state = game.apply(state, turn[0], action).state
    return state
