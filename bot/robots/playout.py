"""Playing a deal on in one's head, in any game."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from bot.robots.evaluate import Evaluation
from bot.rules import Action, Choose, Decision, Pick, Seat, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Bid, Play

MAX_ACTIONS: Final = 400
"""The actions after which a playout stops, so that no game can hold a robot for ever."""
MAX_CANDIDATES: Final = 24
"""The actions of a decision above which only a sample is compared."""


def options_of(game: AnyGame, view: View[Any], rng: Random) -> Sequence[Action]:
    """The different actions worth comparing for a seat: those its game knows, or a sample."""
    decision = game.legal(view)
    if not len(decision) or is_to_play(decision):
        return candidates(decision, rng)
    return game.worth_trying(view) or candidates(decision, rng)


def candidates(decision: Decision, rng: Random) -> Sequence[Action]:
    """The different actions worth comparing: all of them, or a sample where there are many.

    Of many sets of cards these are drawn at random. Of a long row of bids they are the lowest,
    and then ever larger steps: a robot that wants to bid higher will be asked again.
    """
    if isinstance(decision, Pick):
        if len(decision) <= MAX_CANDIDATES:
            return tuple(dict.fromkeys(decision))
        drawn = (decision.sample(rng) for _ in range(MAX_CANDIDATES))
        return tuple(dict.fromkeys((*decision.others, *drawn)))
    bids = numbers_bid(decision)
    if len(bids) <= MAX_CANDIDATES:
        return tuple(dict.fromkeys(decision))
    steps = {bids[2**n - 1] for n in range(len(bids).bit_length())}
    left_out = set(bids) - steps
    return tuple(action for action in decision if action not in left_out)


def numbers_bid(decision: Choose) -> Sequence[Bid]:
    """The bids of a number among the choices, from the lowest up."""
    return [a for a in decision.actions if type(a) is Bid and isinstance(a.value, int)]


def is_to_play(decision: Decision) -> bool:
    """Whether a card to the trick is asked for."""
    return isinstance(decision, Choose) and type(decision.actions[0]) is Play


def by_habit(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Action:
    """The action of a seat in a playout: by a sober rule of its game, or else any.

    Cards fall at random: in one game of the house the highest card is best, in another the
    lowest is worst, and chance is the only player that misjudges neither.
    """
    said = game.habit(game.view(state, seat))
    return game.moves(state, seat).sample(rng) if said is None else said


def play_out(
    game: AnyGame,
    evaluation: Evaluation,
    state: Any,
    rng: Random,
    until: Callable[[Any], object] = lambda _: False,
) -> Any:
    """The state after the rest of the deal, or once it is ``until`` there, everyone by habit."""
    for _ in range(MAX_ACTIONS):
        turn = game.to_act(state)
        if evaluation.over(state, turn) or until(state):
            break
        action = by_habit(game, state, turn[0], rng)
        state = game.apply(state, turn[0], action).state
    return state
