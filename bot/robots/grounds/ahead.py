"""The sure sight of a seat after an action, whatever the cards that are hidden from it."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from bot.rules import Action, View
from bot.rules.game import AnyGame

LOOKED_AT: Final = 8
"""So many guesses at the hidden cards show whether something hangs on them."""


def views_after(game: AnyGame, view: View[Any], action: Action) -> Iterator[View[Any]]:
    """The views of the viewing seat after an action, in several deals that its view allows."""
    assert view.seat is not None
    for seed in range(LOOKED_AT):
        state = game.apply(game.guess(view, Random(seed)), view.seat, action).state
        yield game.view(state, view.seat)
