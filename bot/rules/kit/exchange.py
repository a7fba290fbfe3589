"""Cards that change hands between players, and the events told of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, without
from bot.rules.kit.events import Event, tell
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards on their way from one seat to another."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]

    def told_of_giving(self) -> tuple[Event, ...]:
        """The events of the giving: everybody hears how many cards, the giver which."""
        return (
            tell("gave", who=self.giver, count=len(self.cards), receiver=self.taker),
            tell("you-gave", to=(self.giver,), cards=self.cards, receiver=self.taker),
        )

    def told_of_getting(self) -> Event:
        """The event that the taker sees once the cards have changed hands."""
        return tell("you-got", to=(self.taker,), cards=self.cards, giver=self.giver)


def handed_over(hands: Hands, gifts: Iterable[Gift], order: Order) -> Hands:
    """The hands after all these gifts at once: nobody gives cards they are just being given."""
    held = list(hands)
    given = list(gifts)
    for gift in given:
        held[gift.giver] = without(held[gift.giver], *gift.cards)
    for gift in given:
        held[gift.taker] = order.sorted((*held[gift.taker], *gift.cards))
    return tuple(held)


def told_of_exchange(gifts: Iterable[Gift]) -> tuple[Event, ...]:
    """All that is told of gifts that change hands as they are given."""
    return tuple(
        event for gift in gifts for event in (*gift.told_of_giving(), gift.told_of_getting())
    )


def told_of_discard(seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """The events of a discard: everybody hears how many cards, the seat itself which."""
    return (
        tell("discarded", who=seat, count=len(cards)),
        tell("you-discarded", to=(seat,), cards=cards),
    )
