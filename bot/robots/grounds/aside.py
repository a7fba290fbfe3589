"""The grounds for what is done beside playing cards: contracts named, cards put away or given."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.robots.grounds.ground import Ground
from bot.rules import Action, Card, Suit, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Give
from bot.rules.kit.cards import without
from bot.rules.kit.reasons import Reason
from bot.rules.kit.tricks import Order


def done_aside(game: AnyGame, view: View[Any], action: Action) -> Iterator[Reason]:
    """The grounds for an action that plays no card, the most telling first."""
    order = game.order(view)
    if action.cards:
        yield from _put_away(order, view.hand, action)
    elif order.trump is None:
        yield from _named(game, view, action)


def _named(game: AnyGame, view: View[Any], action: Action) -> Iterator[Reason]:
    """The trumps of a hand, where the action makes a suit trump."""
    assert view.seat is not None
    after = game.apply(game.guess(view, Random(0)), view.seat, action).state
    seen = game.view(after, view.seat)
    if seen.deal != view.deal or seen.trump is None:
        return
    order = game.order(seen)
    if held := _trumps(order, order.sorted(view.hand)):
        yield Reason.of(Ground.HOLDS_TRUMPS, suit=seen.trump, cards=held, number=len(held))


def _put_away(order: Order, hand: tuple[Card, ...], action: Action) -> Iterator[Reason]:
    gone, kept = _trumps(order, action.cards), _trumps(order, without(hand, *action.cards))
    if isinstance(action, Give) and gone:
        yield Reason.of(Ground.GIVES_TRUMPS, number=len(gone))
    if kept and (emptied := _emptied(order, hand, action.cards)):
        yield Reason.of(Ground.EMPTIES_SUITS, suits=emptied)
    if kept and not gone:
        yield Reason.of(Ground.KEEPS_TRUMPS, number=len(kept))


def _trumps(order: Order, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if order.trump is None:
        return ()
    return tuple(card for card in cards if order.suit_of.get(card) == order.trump)


def _emptied(order: Order, hand: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Suit, ...]:
    """The plain suits of which none is left in the hand without these cards."""
    kept = {order.suit_of.get(card) for card in without(hand, *gone)}
    suits = dict.fromkeys(order.suit_of.get(card) for card in gone)
    return tuple(s for s in suits if s is not None and s != order.trump and s not in kept)
