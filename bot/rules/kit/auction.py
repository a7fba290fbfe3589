"""Auctions in which each bid is higher than the one before.

Games differ in the end of an auction, which they ask of the value itself: everybody has spoken
once (:attr:`Auction.spoken`), or all but the highest bidder have passed (:attr:`Auction.is_won`),
for good or only since the last bid.
"""

from dataclasses import dataclass
from functools import lru_cache

from bot.rules.kit.actions import Action, Bid
from bot.rules.kit.events import Event, tell
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.remembered import shared
from bot.rules.kit.seats import Seat, next_of

Value = int | str
"""A bid: a number, or the game's own word for one."""


@shared
def bid_of(value: Value) -> Bid:
    """The bid of this value, the very same each time: long rows of bids are offered over and over.

    >>> bid_of(250) is bid_of(250), str(bid_of("shoot"))
    (True, 'bid shoot')
    """
    return Bid(value)


@fast_frozen
@dataclass(frozen=True, slots=True)
class HighBid:
    """The highest bid so far, and the seat that made it."""

    seat: Seat
    value: Value


@fast_frozen
@dataclass(frozen=True, slots=True)
class Auction:
    """The seat that speaks, the highest bid so far, the seats that passed, and the number of calls.

    Where a pass is for good, ``passed`` are all who have; else those since the last bid.
    """

    players: int
    turn: Seat
    high: HighBid | None = None
    passed: tuple[Seat, ...] = ()
    spoken: int = 0

    def with_call(self, action: Action, *, for_good: bool = False) -> "Auction":
        """The auction after the seat whose turn it is has bid or passed.

        >>> Auction(4, Seat(1)).with_call(Bid(3)).high
        HighBid(seat=Seat(1), value=3)
        """
        high, passed = self.high, (*self.passed, self.turn)
        if isinstance(action, Bid):
            high, passed = _high_bid(self.turn, action.value), self.passed if for_good else ()
        all_out = len(passed) == self.players
        turn = self.turn if all_out else next_of(self.turn, self.players, passed)
        return _auction(self.players, turn, high, passed, self.spoken + 1)

    @property
    def is_won(self) -> bool:
        """Whether there is a bid, and everybody else has passed."""
        return self.high is not None and len(self.passed) == self.players - 1

    @property
    def value(self) -> Value:
        """The highest bid; 0 if there is none yet."""
        return self.high.value if self.high else 0

    @property
    def bidder(self) -> Seat | None:
        """The seat of the highest bid; ``None`` if there is none yet."""
        return self.high.seat if self.high else None


_auction, _high_bid = quick(Auction), quick(HighBid)


def told_of(seat: Seat, action: Action) -> Event:
    """The event of a bid or a pass, for everybody."""
    return _told(seat, action.value if isinstance(action, Bid) else None)


@lru_cache(4096)
def _told(seat: Seat, value: Value | None) -> Event:
    return tell("passed", who=seat) if value is None else tell("bid", who=seat, value=value)


def told_of_winner(high: HighBid) -> Event:
    """The event that names the winner of the auction and the bid."""
    return tell("won-auction", who=high.seat, value=high.value)
