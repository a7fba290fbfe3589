"""The grounds on which a card is played to a trick that others have begun."""

from collections.abc import Iterator

from bot.robots.grounds.ground import Ground
from bot.robots.grounds.position import Position
from bot.rules import Card
from bot.rules.kit.reasons import Reason


def followed(at: Position, card: Card) -> Iterator[Reason]:
    """The grounds for playing this card, the most telling first."""
    if at.takes(card):
        yield from _taking(at, card)
    elif at.holder in at.partners:
        yield from _partners(at, card)
    elif any(map(at.takes, at.legal)):
        yield from _ducking(at, card)
    else:
        yield from _losing(at, card)


def _taking(at: Position, card: Card) -> Iterator[Reason]:
    takers = [other for other in at.legal if at.takes(other)]
    sure = [other for other in takers if at.is_sure(other)]
    over = at.over(card, at.to_come)
    suit = at.led
    if at.holder in at.partners and card in sure and not at.partner_is_sure:
        yield Reason.of(Ground.SECURES, who=at.holder)
    if suit is not None and at.is_trump(card) and suit != at.order.trump:
        yield Reason.of(Ground.RUFFS, suit=suit)
    if not at.to_come and at.is_cheapest(card, takers):
        yield Reason.of(Ground.LAST_CHEAPEST)
    if at.to_come and set(sure) == {card} and len(at.legal) > 1:
        yield Reason.of(Ground.ONLY_SURE)
    if card in sure:
        yield Reason.of(Ground.SURE_WINNER)
    if at.is_one(over):
        yield Reason.of(Ground.FORCES_OUT, card=next(iter(over)))
    if at.is_cheapest(card, takers):
        yield Reason.of(Ground.CHEAPEST_WINNER)
    if over and all(at.height(other) <= at.height(card) for other in takers):
        yield Reason.of(Ground.HARD_TO_BEAT)


def _partners(at: Position, card: Card) -> Iterator[Reason]:
    """The grounds for a card where the trick is a partner's, and stays so."""
    assert at.holder is not None
    leaving = [other for other in at.legal if not at.takes(other)]
    worth = at.worth(card)
    if worth > 0 and worth == max(map(at.worth, leaving)):
        sure = at.partner_is_sure
        yield Reason.of(Ground.POINTS_TO_PARTNER if sure else Ground.POINTS_LIKELY, who=at.holder)
    if at.is_cheapest(card, leaving):
        yield Reason.of(Ground.PARTNER_HOLDS, who=at.holder)
    yield from _thrown_off(at, card)


def _losing(at: Position, card: Card) -> Iterator[Reason]:
    """The grounds for a card where none of the hand takes the trick."""
    yield from _thrown_off(at, card)
    if at.is_cheapest(card, at.legal):
        yield Reason.of(Ground.CANNOT_WIN)


def _ducking(at: Position, card: Card) -> Iterator[Reason]:
    """The grounds for a card that leaves a trick which another one would take."""
    takers = [other for other in at.legal if at.takes(other)]
    for enemy in at.enemies_to_come:
        if at.led is not None and at.may_ruff(enemy, at.led):
            yield Reason.of(Ground.MAY_BE_RUFFED, who=enemy, suit=at.led)
    if all(map(at.is_trump, takers)) and at.led != at.order.trump and not at.is_trump(card):
        yield Reason.of(Ground.SAVES_TRUMP)
    is_lowest = at.is_cheapest(card, at.legal)
    if is_lowest and len(at.trick.cards) == 1 and len(at.to_come) > 1:
        yield Reason.of(Ground.SECOND_HAND_LOW)
    best = max(takers, key=at.height)
    if at.over(best, at.enemies_to_come):
        yield Reason.of(Ground.KEEPS_FOR_LATER, card=best)
    yield from _thrown_off(at, card)


def _thrown_off(at: Position, card: Card) -> Iterator[Reason]:
    """The grounds for a card of a plain suit that was not led."""
    suit = at.suit(card)
    if suit is None or suit == at.led or at.is_trump(card):
        return
    alone = sum(at.suit(other) == suit for other in at.hand) == 1
    if alone and any(map(at.is_trump, at.hand)) and at.out_of(suit):
        yield Reason.of(Ground.LAST_OF_SUIT, suit=suit)
    if guarded := _guarded(at, card):
        yield Reason.of(Ground.KEEPS_GUARD, card=guarded)


def _guarded(at: Position, card: Card) -> Card | None:
    """A high card whose small ones another throw-off would have cost, though none cheaper.

    It is guarded if there are just as many cards below it as there are higher ones out: each of
    those takes one of them.
    """
    for suit in dict.fromkeys(map(at.suit, at.hand)):
        if suit in (at.suit(card), at.order.trump, None):
            continue
        held = [c for c in at.hand if at.suit(c) == suit]
        high = max(held, key=at.height)
        small = [c for c in held if at.height(c) < at.height(high)]
        above = sum(at.out[other] for other in at.above(high))
        could = [other for other in small if other in at.legal]
        if above and len(small) == above and any(at.cost(c) <= at.cost(card) for c in could):
            return high
    return None
