"""The grounds for actions with cards beside the tricks: put away, exchanged, given."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from bot.robots.evaluate import Evaluation
from bot.robots.grounds.ahead import views_after
from bot.robots.grounds.ground import Ground
from bot.robots.playout import play_out
from bot.rules import Action, Card, Suit, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Give
from bot.rules.kit.cards import without
from bot.rules.kit.play_rules import PlayRules
from bot.rules.kit.reasons import Reason
from bot.rules.kit.tricks import Order

LONG: Final = 3
"""From so many cards on a suit that is kept is worth a word."""


def done_aside(game: AnyGame, view: View[Any], action: Action) -> Iterator[Reason]:
    """The grounds for putting away or giving cards, the most telling first."""
    order, kept = game.order(view), _kept(game, view, action)
    gone, gives = order.trumps_in(action.cards), isinstance(action, Give)
    if gives:
        yield from _given(game, view, action)
        if gone:
            yield Reason.of(Ground.GIVES_TRUMPS, number=len(gone))
    if order.trumps_in(kept) and (emptied := _emptied(order, view.hand, kept)):
        yield Reason.of(Ground.EMPTIES_SUIT, suit=emptied[0])
    stays = kept if kept or gives else without(view.hand, *action.cards)
    if (trumps := order.trumps_in(stays)) and not gone:
        yield Reason.of(Ground.KEEPS_TRUMPS, number=len(trumps))
    if order.trump is None and not gives:
        yield from _long_suit(order, kept)


def _kept(game: AnyGame, view: View[Any], action: Action) -> tuple[Card, ...]:
    """The hand after an action; none if nobody can know it, as others are drawn."""
    hands = set()
    for seen in views_after(game, view, action):
        hands.add(seen.hand)
        if len(hands) > 1:
            return ()
    return hands.pop()


def _emptied(order: Order, hand: tuple[Card, ...], kept: tuple[Card, ...]) -> list[Suit]:
    """The plain suits of which none is left."""
    left = {order.suit_of.get(card) for card in kept}
    suits = dict.fromkeys(order.suit_of.get(card) for card in hand)
    return [s for s in suits if s is not None and s != order.trump and s not in left]


def _long_suit(order: Order, kept: tuple[Card, ...]) -> Iterator[Reason]:
    """The longest suit of the cards that are kept, before there is a trump."""
    suits = Counter(card.suit for card in kept if card.suit is not None)
    for suit, number in suits.most_common(1):
        if number >= LONG:
            held = tuple(card for card in order.sorted(kept) if card.suit == suit)
            yield Reason.of(Ground.KEEPS_SUIT, suit=suit, cards=held)


def _given(game: AnyGame, view: View[Any], action: Action) -> Iterator[Reason]:
    """The danger of a card given, in games where some cards cost their taker."""
    rules = _rules_to_come(game, view, action)
    worth = {} if rules is None else rules.habits.worth
    costly = [card for card, points in worth.items() if points < 0]
    if rules is None or not costly:
        return
    order = rules.order
    for card in action.cards:
        over = [c for c in costly if order.suit_of[c] == order.suit_of[card]]
        if card in costly:
            yield Reason.of(Ground.GIVES_COSTLY)
        elif any(order.strength[c] > order.strength[card] for c in over):
            yield Reason.of(Ground.GIVES_TAKER, card=over[0])


def _rules_to_come(game: AnyGame, view: View[Any], action: Action) -> PlayRules | None:
    """The rules by which the tricks of this deal will be played, if they are told."""
    assert view.seat is not None
    rng = Random(0)
    state = game.apply(game.guess(view, rng), view.seat, action).state
    state = play_out(game, Evaluation(game, view), state, rng, until=game.rest)
    rest = game.rest(state) if game.to_act(state) else None
    return None if rest is None else rest.rules
