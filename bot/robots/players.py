"""The players of a duel: the robot of a level, and two simple ones to measure it by."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from random import Random
from typing import Any, Final

from bot.robots.choose import choose
from bot.robots.evaluate import Evaluation
from bot.robots.level import LEVELS
from bot.robots.playout import candidates, play_out
from bot.rules import Action, Seat, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play

Player = Callable[[AnyGame, View[Any], Random], Action]

BID_TRIALS: Final = 5
"""The number of deals in which the greedy player tries out each bid."""


def random_player(game: AnyGame, view: View[Any], rng: Random) -> Action:
    """Any legal action, each as likely."""
    return game.legal(view).sample(rng)


def greedy_player(game: AnyGame, view: View[Any], rng: Random) -> Action:
    """The action that looks best within one trick.

    A card is judged in one guess at the hidden cards: the others complete the trick at random,
    and the best card is the one that scores most, or else gains most tricks (where the lowest
    score wins: fewest); among equals the last card of the hand goes, a weak one. Any other
    decision (a bid, cards to give) is tried out in a few random games, and the best average taken.
    """
    options = list(candidates(game.legal(view), rng))
    if len(options) == 1:
        return options[0]
    if all(isinstance(option, Play) for option in options):
        return greedy_card(game, view, options, game.guess(view, rng), rng)
    evaluation, tried = Evaluation(game, view), dict.fromkeys(options, 0.0)
    for _ in range(BID_TRIALS):
        world = game.guess(view, rng)
        for option in options:
            state = game.apply(world, _me(view), option).state
            end = play_out(game, evaluation, state, rng)
            tried[option] += evaluation.of(end).value(_me(view), 1.0)
    return max(options, key=tried.__getitem__)


def greedy_card(
    game: AnyGame, view: View[Any], options: Sequence[Action], world: Any, rng: Random
) -> Action:
    """The card that looks best within one trick, if the hidden cards lie as in this ``world``."""
    evaluation = Evaluation(game, view)
    place = {card: n for n, card in enumerate(view.hand)}

    def promise(option: Action) -> tuple[float, float, int]:
        state = game.apply(world, _me(view), option).state
        for _ in range(view.players):
            seen, turn = game.view(state, view.seat), game.to_act(state)
            if evaluation.over(state, turn) or sum(seen.tricks_won) > sum(view.tricks_won):
                break
            action = game.legal(game.view(state, turn[0])).sample(rng)
            state = game.apply(state, turn[0], action).state
        tricks = _lead(view, game.view(state, view.seat).tricks_won)
        return evaluation.of(state).value(_me(view), 1.0), tricks, place.get(option.cards[0], 0)

    return max(options, key=promise)


def _lead(view: View[Any], tricks: Sequence[int]) -> float:
    mine = sum(tricks[seat] for seat in view.side_of(_me(view)))
    lead = 2 * mine - sum(tricks)
    return -lead if view.options.lowest_wins else lead


def _me(view: View[Any]) -> Seat:
    if view.seat is None:
        raise ValueError("a spectator has nothing to choose")
    return view.seat


def search_player(level: str) -> Player:
    """The robot of this level, given all the time it needs, so that its deals repeat."""
    budget = replace(LEVELS[level], seconds=inf)
    return lambda game, view, rng: choose(game, view, rng, budget)


def player(name: str) -> Player:
    """The player of this name: ``random``, ``greedy`` or a level of the robot."""
    simple: dict[str, Player] = {"random": random_player, "greedy": greedy_player}
    return simple[name] if name in simple else search_player(name)
