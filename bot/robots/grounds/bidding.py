"""The grounds for bids, for naming a contract, and for passing."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import ceil, floor
from typing import Any, Final

from bot.robots.grounds.ahead import views_after
from bot.robots.grounds.ground import Ground
from bot.rules import Action, Card, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import NO, PASS, Bid, CallPartner, OrderUp
from bot.rules.kit.reasons import Reason
from bot.rules.kit.tricks import Order
from bot.rules.kit.view import Done
from bot.rules.kit.worth import Promise

CLOSE: Final = 0.15
"""The part of the worth asked by which a hand may miss it, or exceed it, and still be close."""
MANY: Final = 16
"""So many choices are looked at for one that a hand comes near: of bids the lowest."""


def said(game: AnyGame, view: View[Any], action: Action) -> Iterator[Reason]:
    """The grounds for saying something, the most telling first."""
    promise = game.promise(view, action)
    if isinstance(action, Bid):
        yield from _bid(action, promise)
        return
    if isinstance(action, CallPartner):
        yield from _partner_called(game, view, action)
    contract = list(_contract(game, view, action))
    yield from contract[:1]
    yield from _turned_up(game, view, action)
    yield from contract[1:]
    yield from _enough(promise)
    if not contract and promise is None:
        yield from _not_said(game, view)


def _bid(bid: Bid, promise: Promise | None) -> Iterator[Reason]:
    """The worth of a hand for a number bid."""
    if promise is None:
        return
    if promise.meld and isinstance(bid.value, int) and promise.meld >= bid.value:
        yield Reason.of(Ground.MELD_MAKES_IT, number=promise.meld)
    yield from _enough(promise)
    if promise.trumps and promise.trump is not None:
        yield Reason.of(Ground.BEST_TRUMP, suit=promise.trump, cards=promise.trumps)


def _enough(promise: Promise | None) -> Iterator[Reason]:
    if promise is not None and promise.missing <= 0:
        yield Reason.of(Ground.PROMISES, **_counted(promise))


def _counted(promise: Promise) -> dict[str, Any]:
    """Tricks and points to a tenth and never below 0, a lead in whole points.

    A worth that falls short is not told as even.

    >>> _counted(Promise(3.08, 3.14)), _counted(Promise(3.14, 3.14))
    ({'worth': 3.0, 'asked': 3.2, 'unit': 'tricks'}, {'worth': 3.1, 'asked': 3.1, 'unit': 'tricks'})
    >>> _counted(Promise(-0.4, 2.2))
    {'worth': 0.0, 'asked': 2.2, 'unit': 'tricks'}
    """
    lead = promise.unit == "lead"
    steps, least = (1, promise.worth) if lead else (10, 0.0)
    worth, asked = (round(n * steps, 6) for n in (max(promise.worth, least), promise.asked))
    short = promise.missing > 0
    worth, asked = (floor(worth), ceil(asked)) if short else (round(worth), round(asked))
    return {"worth": worth / steps, "asked": asked / steps, "unit": promise.unit}


def _not_said(game: AnyGame, view: View[Any]) -> Iterator[Reason]:
    """The reason why nothing is bid: even the bid nearest to the hand is too much for it."""
    offered = [a for a in islice(game.legal(view), MANY) if not getattr(a, "alone", False)]
    promises = [found for a in offered if (found := game.promise(view, a)) is not None]
    if not promises:
        return
    nearest = min(promises, key=lambda promise: promise.missing)
    if nearest.missing > 0:
        yield Reason.of(Ground.FALLS_SHORT, **_counted(nearest))
    up = game.card_up(view)
    if up is not None and OrderUp() in offered and view.dealer not in view.side_of(_me(view)):
        yield Reason.of(Ground.UP_TO_OTHERS, card=up, who=view.dealer)
    partners = set(view.side_of(_me(view))) - {view.seat}
    bidder = next((done.seat for done in reversed(view.history) if _is_bid(done)), None)
    if bidder in partners:
        yield Reason.of(Ground.PARTNER_BIDS, who=bidder)
    if not _is_close(nearest):
        return
    for done in view.history:
        if done.seat in partners and done.action == PASS:
            yield Reason.of(Ground.PARTNER_PASSED, who=done.seat)
            return


def _is_close(promise: Promise) -> bool:
    """Whether a hand has about the worth asked, so that little decides.

    >>> _is_close(Promise(2.9, 3.2)), _is_close(Promise(1.9, 3.2)), _is_close(Promise(4.1, 3.2))
    (True, False, False)
    """
    return abs(promise.missing) <= CLOSE * abs(promise.asked)


def _is_bid(done: Done) -> bool:
    return isinstance(done.action, Bid)


def _contract(game: AnyGame, view: View[Any], action: Action) -> Iterator[Reason]:
    """The trumps and top cards of a hand under the contract that an action makes at once."""
    if action in (PASS, NO):
        return
    me, seen = _me(view), _under(game, view, action)
    if seen is None or (seen.contract, seen.trump) == (view.contract, view.trump):
        return
    order, up = game.order(seen), game.card_up(view)
    takes_up = up is not None and isinstance(action, OrderUp) and view.dealer == me
    hand = order.sorted((*view.hand, up) if up is not None and takes_up else view.hand)
    if held := order.trumps_in(hand):
        assert seen.trump is not None
        yield Reason.of(Ground.HOLDS_TRUMPS, suit=seen.trump, cards=held, number=len(held))
    pack = Counter(game.pack(view.options, view.players))
    if top := _from_the_top(order, hand, pack):
        yield Reason.of(Ground.TOP_CARDS, cards=top, trump=seen.trump is not None)


def _under(game: AnyGame, view: View[Any], action: Action) -> View[Any] | None:
    """The view under the contract of an action; ``None`` if there is none, or it is turned up."""
    found: dict[tuple[str, object], View[Any]] = {}
    for seen in views_after(game, view, action):
        if not seen.contract or seen.deal != view.deal:
            return None
        found.setdefault((seen.contract, seen.trump), seen)
        if len(found) > 1:
            return None
    return next(iter(found.values()))


def _from_the_top(order: Order, hand: tuple[Card, ...], pack: Counter[Card]) -> tuple[Card, ...]:
    """The cards of plain suits that nobody else can beat in their suit."""
    held, trumps = Counter(hand), order.trumps_in(hand)
    return tuple(
        card
        for card in hand
        if card not in trumps and all(held[other] == pack[other] for other in order.above(card))
    )


def _turned_up(game: AnyGame, view: View[Any], action: Action) -> Iterator[Reason]:
    """The taker of the card turned up: oneself or the partner."""
    up, me = game.card_up(view), _me(view)
    if up is None or not isinstance(action, OrderUp):
        return
    if view.dealer == me:
        yield Reason.of(Ground.TAKES_UP, card=up)
    elif view.dealer in view.side_of(me) and not action.alone:
        yield Reason.of(Ground.UP_TO_PARTNER, card=up, who=view.dealer)


def _partner_called(game: AnyGame, view: View[Any], action: CallPartner) -> Iterator[Reason]:
    """Whether the highest card of the suit called is in this hand; nothing if it is out of play."""
    order = game.order(view)
    if action.suit is None:
        return
    pack = game.pack(view.options, view.players)
    suit = [card for card in pack if order.suit_of[card] == action.suit]
    top = max(suit, key=order.strength.__getitem__)
    if any(top in pile.cards for pile in view.piles):
        return
    yield Reason.of(Ground.CALLS_OWN if top in view.hand else Ground.CALLS_ANOTHERS, card=top)


def _me(view: View[Any]) -> Any:
    assert view.seat is not None
    return view.seat
