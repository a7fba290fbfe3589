"""The grounds for a card in games with cards that nobody wants to take."""

from collections.abc import Iterator

from bot.robots.grounds.ground import Ground
from bot.robots.grounds.position import Position
from bot.rules import Card
from bot.rules.kit.reasons import Reason


def avoided(at: Position, card: Card) -> Iterator[Reason]:
    """The grounds for playing this card, the most telling first."""
    if at.takes(card):
        yield from _taking(at, card)
    elif at.is_costly(card):
        yield Reason.of(Ground.GIVES_AWAY)
    elif any(map(at.takes, at.legal)):
        yield Reason.of(Ground.LEAVES_IT)


def _taking(at: Position, card: Card) -> Iterator[Reason]:
    """The trick is this seat's unless somebody to come takes it."""
    costs = any(at.worth(c) < 0 for c in (*at.trick.cards, card))
    if not costs and not at.to_come and not any(at.worth(c) > 0 for c in at.trick.cards):
        yield Reason.of(Ground.COSTS_NOTHING)
    suit = at.suit(at.trick.cards[0] if at.trick.cards else card)
    instead = sum(at.out[c] for c in at.over(card, at.to_come) if at.suit(c) == suit)
    if instead and 2 * instead >= at.out_of(suit):
        yield Reason.of(Ground.OTHERS_TAKE_IT, number=instead)
    if at.trick.cards and all(map(at.takes, at.legal)):
        yield Reason.of(Ground.MUST_TAKE)
