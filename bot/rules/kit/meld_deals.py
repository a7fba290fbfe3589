"""The common part of deals of an auction, melds and tricks: their contract, and their view."""

from dataclasses import dataclass
from typing import Any

from bot.rules.kit.cards import Suit
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.match import Opts
from bot.rules.kit.melds import melded_by
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import bid_tag, meld_tag
from bot.rules.kit.view import MUST_BID, View


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The winner of the auction, the bid in points, and the trump named."""

    maker: Seat
    bid: int
    trump: Suit

    @property
    def known(self) -> dict[str, Any]:
        """The contract as everybody knows it, as the fields of a view."""
        return {
            "trump": self.trump,
            "contract": self.trump,
            "maker": self.maker,
            "bidder": self.maker,
            "bid": self.bid,
        }


@fast_frozen
@dataclass(frozen=True, slots=True)
class MeldView(View[Opts]):
    """The public core, the highest bid so far (0 if none) with its bidder, and the card points.

    ``taken`` are the points each seat has taken in tricks.
    """

    bid: int = 0
    bidder: Seat | None = None
    taken: tuple[int, ...] = ()

    @property
    def asks(self) -> str:
        """The phase; the dealer has to bid, after passes by all others."""
        is_left = self.bidder is None and self.turn == (self.dealer,)
        return MUST_BID if is_left and self.phase == "bidding" else self.phase

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The bid of the winner of the auction, and the meld that each has shown."""
        bid = (bid_tag(self.bid),) if seat == self.maker else ()
        melded = melded_by(self.shown, (seat,))
        return (*bid, meld_tag(melded)) if melded else bid
