"""The grounds for what is done beside playing cards: contracts named, cards put away or given."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.robots.grounds.ground import Ground
from bot.rules import Action, Card, Suit, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Give
from bot.rules.kit.reasons import Reason
from bot.rules.kit.tricks import Order


def done_aside(game: AnyGame, view: View[Any], action: Action) -> Iterator[Reason]:
    """The grounds for an action that plays no card, the most telling first."""
    order = game.order(view)
    if action.cards:
        yield from _put_away(order, view.hand, _kept(game, view, action), action)
    elif order.trump is None:
        yield from _named(game, view, action)


def _kept(game: AnyGame, view: View[Any], action: Action) -> tuple[Card, ...]:
    """The hand after an action; none if nobody can know it, as others are drawn."""
    assert view.seat is not None
    hands = set()
    for seed in (0, 1):
        state = game.apply(game.guess(view, Random(seed)), view.seat, action).state
        hands.add(game.view(state, view.seat).hand)
    return hands.pop() if len(hands) == 1 else ()


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


def _put_away(
    order: Order, hand: tuple[Card, ...], kept: tuple[Card, ...], action: Action
) -> Iterator[Reason]:
    gone, trumps = _trumps(order, action.cards), _trumps(order, kept)
    if isinstance(action, Give) and gone:
        yield Reason.of(Ground.GIVES_TRUMPS, number=len(gone))
    if trumps and (emptied := _emptied(order, hand, kept)):
        yield Reason.of(Ground.EMPTIES_SUIT, suit=emptied[0])
    if trumps and not gone:
        yield Reason.of(Ground.KEEPS_TRUMPS, number=len(trumps))


def _trumps(order: Order, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if order.trump is None:
        return ()
    return tuple(card for card in cards if order.suit_of.get(card) == order.trump)


def _emptied(order: Order, hand: tuple[Card, ...], kept: tuple[Card, ...]) -> list[Suit]:
    """The plain suits of which none is left."""
    left = {order.suit_of.get(card) for card in kept}
    suits = dict.fromkeys(order.suit_of.get(card) for card in hand)
    return [s for s in suits if s is not None and s != order.trump and s not in left]
