"""Positions of every game, reached by random play."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.robots.choose import choose
from bot.robots.level import Budget
from bot.rules import CHANCE, Seat, View
from bot.rules.game import AnyGame


def positions(game: AnyGame, seed: str, count: int) -> Iterator[tuple[Any, Seat]]:
    """So many states of random games with a seat that is to act, options and sizes mixed."""
    rng = Random(f"{game.key} {seed}")
    while True:
        options = rng.choice(list(game.presets.values()))
        state = game.start(options, rng.choice(game.players(options)))
        while turn := game.to_act(state):
            seat = rng.choice(turn)
            if seat == CHANCE:
                state = game.apply(state, CHANCE, game.chance(state, rng.randrange)).state
                continue
            if rng.random() < 0.1:
                yield state, seat
                count -= 1
                if not count:
                    return
            action = game.legal(game.view(state, seat)).sample(rng)
            state = game.apply(state, seat, action).state


def views(game: AnyGame, seed: str, count: int) -> Iterator[View[Any]]:
    """The views of the seats to act in such states."""
    for state, seat in positions(game, seed, count):
        yield game.view(state, seat)


def with_cards_left(
    game: AnyGame, left: int, rng: Random, budget: Budget, *, leading: bool = False
) -> Any:
    """A deal for three that robots have played until whoever plays, or leads, has so many cards."""
    state = game.start(next(iter(game.presets.values())), 3)
    while True:
        (seat, *_) = game.to_act(state)
        if seat == CHANCE:
            action = game.chance(state, rng.randrange)
        else:
            view = game.view(state, seat)
            trick = view.trick
            if trick is not None and len(view.hand) == left and not (leading and trick.cards):
                return state
            action = choose(game, view, rng, budget)
        state = game.apply(state, seat, action).state
