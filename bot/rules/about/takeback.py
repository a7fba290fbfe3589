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
from bot.rules.kit.view import Done, View

WORLDS: Final = 24
"""The number of deals that fit the view before, drawn to test whether a move told something."""


def has_seen_new(then: View[Any], now: View[Any], own: tuple[Card, ...] = ()) -> bool:
    """Whether a card has come into sight since; ``own`` are those of the move itself."""
    if _at_hand(now) - _at_hand(then):
        return True
    if Counter(now.shown) - Counter(then.shown):
        return True
    return not set(_cards(now)) <= {*_cards(then), *own}


def tells_something(
    game: AnyGame, then: View[Any], now: View[Any], action: Action, rng: Random
) -> bool:
    """Whether the move itself told its player something: a widow, passed cards, an answer.

    It told nothing if in every deal that might have been it would have led to the same view. Of
    these some are tried, drawn at random; where a card came into sight none need be, nor where
    others have answered at the same time, and the answers are laid open.
    """
    if has_seen_new(then, now, action.cards) or _of_others(then) != _of_others(now):
        return True
    assert then.seat is not None
    for _ in range(WORLDS):
        after = game.apply(game.guess(then, rng), then.seat, action).state
        if game.view(after, then.seat) != now:
            return True
    return False


def _of_others(view: View[Any]) -> list[Done]:
    """The actions of others in this deal, as this seat knows them."""
    return [done for done in view.history if done.seat != view.seat]


def _at_hand(view: View[Any]) -> Counter[Card]:
    """The cards in this seat's hand, and those it sees lie: cards picked up it knew before."""
    return Counter(view.hand) + Counter(card for pile in view.piles for card in pile.cards)


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
