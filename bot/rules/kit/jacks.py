"""Jacks that count for their taker in tricks: the events told of them, and those still out."""

from collections.abc import Container, Iterable, Iterator, Sequence

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Event, tell
from bot.rules.kit.seats import Seat, placed
from bot.rules.kit.stats import public, seat
from bot.rules.kit.tricks import Trick


def handed_to(
    taker: Seat, trick: Trick, jacks: Container[Card], taken: Hands
) -> tuple[Hands, tuple[Event, ...]]:
    """The jacks each seat has taken after this seat took those of a trick, and the events."""
    found = tuple([card for card in trick.cards if card in jacks])
    if not found:
        return taken, ()
    told = tell("takes-jacks", who=taker, cards=found)
    return placed(taken, taker, (*taken[taker], *found)), (told,)


def still_out(jacks: Iterable[Card], taken: Hands) -> tuple[Card, ...]:
    """The jacks that nobody has taken yet."""
    gone = {jack for mine in taken for jack in mine}
    return tuple(jack for jack in jacks if jack not in gone)


def takes_of(told: Sequence[Event]) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The takers of a deal with the jacks they took, trick by trick."""
    for what in public(told):
        if what.code == "takes-jacks":
            cards = what.values["cards"]
            assert isinstance(cards, tuple)
            yield seat(what.values["who"]), tuple(c for c in cards if isinstance(c, Card))


def jacks_of(told: Sequence[Event], who: Seat) -> tuple[Card, ...]:
    """The jacks that a seat took in a deal, in the order in which it took them."""
    return tuple(card for taker, cards in takes_of(told) if taker == who for card in cards)
