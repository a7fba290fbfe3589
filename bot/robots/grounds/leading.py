"""The grounds on which a card is led."""

from collections.abc import Iterator

from bot.robots.grounds.ground import Ground
from bot.robots.grounds.position import Position
from bot.rules import Card, Suit
from bot.rules.kit.actions import CallPartner
from bot.rules.kit.reasons import Reason


def led(at: Position, card: Card) -> Iterator[Reason]:
    """The grounds for leading this card, the most telling first."""
    if at.is_trump(card):
        yield from _trump(at, card)
    elif at.is_sure(card):
        yield Reason.of(Ground.SURE_WINNER)
    else:
        yield from _plain(at, card)
    if at.is_cheapest(card, at.legal) and any(at.height(c) > at.height(card) for c in at.legal):
        yield Reason.of(Ground.LOW_LEAD)


def _trump(at: Position, card: Card) -> Iterator[Reason]:
    left, above = at.out_of(at.order.trump), at.above(card)
    if not left:
        yield Reason.of(Ground.SURE_WINNER)
    elif not above:
        yield Reason.of(Ground.DRAWS_TRUMP, number=left)
    elif at.is_one(above) and left == 1:
        yield Reason.of(Ground.FORCES_OUT, card=above[0])
    elif at.makes:
        yield Reason.of(Ground.DRAWS_TRUMP, number=left)


def _plain(at: Position, card: Card) -> Iterator[Reason]:
    suit, above = at.suit(card), at.above(card)
    if suit is None:
        return
    for partner in at.partners:
        if at.may_ruff(partner, suit):
            yield Reason.of(Ground.PARTNER_RUFFS, who=partner, suit=suit)
    if suit in _named(at):
        yield Reason.of(Ground.NAMED_SUIT, suit=suit)
    if not above and at.order.trump is not None:
        yield Reason.of(Ground.HIGHEST_LEFT, suit=suit)
    if at.is_one(above) and at.height(card) and _is_highest(at, card):
        yield Reason.of(Ground.FORCES_OUT, card=above[0])
    trumps = any(at.is_trump(other) for other in at.hand)
    if trumps and at.out_of(suit) and sum(at.suit(other) == suit for other in at.hand) == 1:
        yield Reason.of(Ground.LAST_OF_SUIT, suit=suit)


def _named(at: Position) -> set[Suit | None]:
    """The suits of which somebody has called the highest card, for a partner."""
    said = [done.action for done in at.view.history if isinstance(done.action, CallPartner)]
    return {action.suit for action in said}


def _is_highest(at: Position, card: Card) -> bool:
    return all(at.height(c) <= at.height(card) for c in at.hand if at.suit(c) == at.suit(card))
