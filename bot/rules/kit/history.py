"""The history of a view: the cards each seat has played, and those it can therefore not hold."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.rules.kit.actions import Hidden, Play
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.duties import Duties, LeadDuties, denied, owed_to_lead
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order, Trick
from bot.rules.kit.view import Done, View

Owed = Callable[[Trick], Duties]
"""A function from a trick that has been led to, to the duties owed to it."""


def verb_of(done: Done) -> str:
    """The verb of an action, hidden or not; of a phrase its word."""
    return done.action.what if isinstance(done.action, Hidden) else done.action.word


def plays_of(v: View[Any]) -> list[Done]:
    """The cards played in this deal, in order."""
    return [done for done in v.history if type(done.action) is Play]


def played_by_seat(v: View[Any]) -> Hands:
    """The cards that each seat has played."""
    played: list[list[Card]] = [[] for _ in range(v.players)]
    for done in plays_of(v):
        played[done.seat] += done.action.cards
    return tuple(map(tuple, played))


def tricks_taken(plays: Sequence[Done], size: int, order: Order) -> Iterator[Trick]:
    """The complete tricks that these cards made, ``size`` cards each."""
    for at in range(0, len(plays) - size + 1, size):
        trick = Trick(plays[at].seat)
        for done in plays[at : at + size]:
            trick = trick.with_card(done.seat, done.action.cards[0], order)
        yield trick


def voids(
    plays: list[Done],
    players: int,
    sitting_out: int,
    order: Order,
    owed: Owed | None = None,
    leads: LeadDuties = (),
) -> tuple[frozenset[Card], ...]:
    """For each seat the cards it cannot hold, because it could not have played as it did.

    ``sitting_out`` counts the seats that play no cards; ``owed`` is the duty to follow suit, if
    nothing else is said, and ``leads`` are the duties of a leader.
    """
    found: list[frozenset[Card]] = [frozenset()] * players
    trick = Trick(Seat(0))
    size = players - sitting_out
    for number, done in enumerate(plays):
        (card,) = done.action.cards
        if len(trick.cards) == size:
            trick = Trick(done.seat)
        if leads and not trick.cards:
            before = [earlier.action.cards[0] for earlier in plays[:number]]
            found[done.seat] |= denied(owed_to_lead(leads, before, number // size), card)
        if (led := trick.led) is not None:
            found[done.seat] |= denied(owed(trick) if owed else order.to_follow(led), card)
        trick = trick.with_card(done.seat, card, order)
    return tuple(found)


def lacking(
    v: View[Any], order: Order, owed: Owed | None = None, leads: LeadDuties = ()
) -> tuple[frozenset[Card], ...]:
    """For each seat the cards it cannot hold (any more), read off a view."""
    return voids(plays_of(v), v.players, len(v.sitting_out), order, owed, leads)
