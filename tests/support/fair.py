"""A fair player for tests that only want a game to come to its end: it thinks for no time."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.robots.players import greedy_player
from bot.robots.playout import habit
from bot.rules import Action, AnyGame, View
from bot.rules.kit.actions import Play


def fair_player(game: AnyGame, view: View[Any], rng: Random) -> Action:
    """Cards as the greedy player plays them; everything else by habit, without trying it out.

    Whoever bids low and plays the cards well comes to an end soon, in every game.
    """
    decision = game.legal(view)
    if all(isinstance(action, Play) for action in decision):
        return greedy_player(game, view, rng)
    return habit(decision, lambda: tuple(view.hand), rng)
