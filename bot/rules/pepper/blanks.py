"""Cards that a view does not show, filled in at random within what is known of them."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bot.rules.actions import Play
from bot.rules.cards import Card, Suit
from bot.rules.hidden import share
from bot.rules.pepper.cardplay import Hands
from bot.rules.seats import seats
from bot.rules.tricks import Order
from bot.rules.view import Done, View

TRIES: Final = 40
"""How often the unseen cards are simply dealt before they are shared out card by card."""


def plays_of(v: View[Any]) -> list[Done]:
    """The cards played in this deal, in order."""
    return [done for done in v.history if type(done.action) is Play]


def played_by(v: View[Any], plays: Sequence[Done]) -> Hands:
    """By seat the cards it has played."""
    return tuple(
        [tuple([d.action.cards[0] for d in plays if d.seat == seat]) for seat in seats(v.players)]
    )


def voids(v: View[Any], plays: Sequence[Done], order: Order) -> tuple[frozenset[Suit], ...]:
    """By seat the suits it did not follow."""
    found: list[set[Suit]] = [set() for _ in range(v.players)]
    playing = v.players - len(v.silent)
    led: Suit | None = None
    for place, done in enumerate(plays):
        suit = order.suit_of[done.action.cards[0]]
        if place % playing == 0:
            led = suit
        elif suit != led and led is not None:
            found[done.seat].add(led)
    return tuple(map(frozenset, found))


def filled(
    rng: Random,
    unseen: Sequence[Card],
    wanted: Sequence[int],
    void: Sequence[frozenset[Suit]],
    order: Order,
) -> Hands:
    """The unseen cards shared among places that want so many each.

    The first places are the seats with their ``void`` suits; the others may hold anything.
    Plain deals come first, since each way is then as likely; where luck takes too long the
    cards are shared out one by one.
    """
    suit_of, cards = order.suit_of, list(unseen)
    for _ in range(TRIES):
        rng.shuffle(cards)
        places, at = [], 0
        for place, count in enumerate(wanted):
            part = cards[at : at + count]
            if place < len(void) and any(suit_of[card] in void[place] for card in part):
                break
            places.append(tuple(part))
            at += count
        else:
            return tuple(places)

    def may_hold(place: int, card: Card) -> bool:
        return place >= len(void) or suit_of[card] not in void[place]

    return share(rng, unseen, wanted, may_hold)
