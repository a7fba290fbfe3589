"""The knowledge gained since a move: whether taking it back would leave more than there was before.

All is told from the views of the one seat: the one before its move, and the one now.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, Final

from bot.rules.game import AnyGame
from bot.rules.kit.actions import Action
from bot.rules.kit.cards import Card
from bot.rules.kit.view import View

WORLDS: Final = 24
"""In so many deals that fit the view before, a move is made again to see what it may tell."""


def has_seen_new(then: View[Any], now: View[Any], own: tuple[Card, ...] = ()) -> bool:
    """Whether a card has come into sight since; ``own`` are those of the move itself."""
    if Counter(now.hand) - Counter(then.hand):
        return True
    if Counter(now.shown) - Counter(then.shown):
        return True
    return not set(_cards(now)) <= {*_cards(then), *own}


def tells_something(
    game: AnyGame, then: View[Any], now: View[Any], action: Action, rng: Random
) -> bool:
    """Whether the move itself told its player something: a widow, passed cards, an answer.

    It told nothing if in every deal that might have been it would have led to the same view. Of
    these some are tried, drawn at random; where a card came into sight none need be.
    """
    if has_seen_new(then, now, action.cards):
        return True
    assert then.seat is not None
    for _ in range(WORLDS):
        after = game.apply(game.guess(then, rng), then.seat, action).state
        if game.view(after, then.seat) != now:
            return True
    return False


def _cards(thing: object) -> Iterator[Card]:
    """Every card that stands anywhere in a value."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple | frozenset):
        for part in thing:
            yield from _cards(part)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from _cards(getattr(thing, field.name))
