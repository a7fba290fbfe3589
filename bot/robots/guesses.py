"""Guesses at the hidden cards, as many as a robot wants, for the cards still to be played.

All guesses at one view differ in nothing but the hands. So only the first is replayed to where the
deal stands; the others take its place with other hands, unless somebody wants to know more.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from bot.robots.beliefs import Beliefs
from bot.robots.work import ACTED, DRAWN, TOLD, Work
from bot.rules import View
from bot.rules.game import AnyGame
from bot.rules.kit.play_rules import Rest

Guess = tuple[Callable[[], Any], Rest]
"""A function that gives the state of the deal in full, and the rest of the deal from now on."""


def guesses(
    game: AnyGame, view: View[Any], rng: Random, work: Work | None = None
) -> Iterator[Guess]:
    """Full deals drawn at random among those a view allows and others' bids make likely.

    None at all if the game does not say the rest of its deals, or no card is to be played. Their
    cost is counted as ``work``.
    """
    work = work or Work()
    work.does(DRAWN + TOLD + ACTED * len(view.history))
    first = game.guess(view, rng)
    now = game.rest(first)
    if now is None:
        return
    yield (lambda: first), now
    beliefs = Beliefs(game, view, game.fill(view, rng), work)
    while True:
        fill = beliefs.fill(view, rng)
        rest = game.rest_with(first, now, fill.hands)
        rest = replace(rest, stock=fill.stock) if fill.stock else rest
        yield partial(game.replayed, view, fill), rest
