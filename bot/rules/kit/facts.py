"""Facts of a deal that players of several games keep count of, read off a view."""

from collections.abc import Container, Iterator
from typing import Any

from bot.rules.kit.auction import Value
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.history import plays_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View


def facts_of_bid(v: View[Any], bidder: Seat, bid: Value) -> Iterator[Reason]:
    """The highest bid for tricks: in the play only one with a name, the stake tells of a number."""
    if v.trick is None or not isinstance(bid, int):
        yield Reason.of("high-bid", who=bidder, value=bid)


def jacks_taken(taken: Hands) -> tuple[Reason, ...]:
    """The jacks taken so far, a fact for each seat that has any."""
    takers = [(Seat(who), mine) for who, mine in enumerate(taken) if mine]
    return tuple(Reason.of("jacks-taken", who=who, cards=mine) for who, mine in takers)


def trumps_played(v: View[Any], trumps: Container[Card], total: int) -> Reason:
    """The fact of how many of the trumps have been played in this deal, of ``total`` in play."""
    count = sum([done.action.cards[0] in trumps for done in plays_of(v)])
    return Reason.of("trumps-played", count=count, total=total)
