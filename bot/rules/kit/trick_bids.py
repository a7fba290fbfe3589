"""Auctions in which tricks are bid: what is to be told of the highest bid."""

from collections.abc import Iterator
from typing import Any

from bot.rules.kit.auction import Value
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View


def facts_of_bid(v: View[Any], bidder: Seat, bid: Value, needed: int) -> Iterator[Reason]:
    """The highest bid; in the play the tricks of the bidder's side, and those still missing.

    ``needed`` is the number of tricks that the bid promises.
    """
    if v.trick is None:
        yield Reason.of("high-bid", who=bidder, value=bid)
        return
    tricks = sum(v.tricks_won[seat] for seat in v.side_of(bidder))
    missing = max(0, needed - tricks)
    yield Reason.of("makers-bid", who=bidder, value=bid, tricks=tricks, missing=missing)
