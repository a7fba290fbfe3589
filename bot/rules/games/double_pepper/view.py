"""The view of a seat of Double Pepper, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.double_pepper.options import DoublePepperOptions
from bot.rules.games.double_pepper.order import order_of, trumps_in_pack
from bot.rules.games.double_pepper.stake import stake_of
from bot.rules.games.double_pepper.states import Bidding
from bot.rules.kit.facts import facts_of_bid, trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import bid_tag
from bot.rules.kit.view import MUST_BID, View


@fast_frozen
@dataclass(frozen=True, slots=True)
class DoublePepperView(View[DoublePepperOptions]):
    """The public core, the highest bid (0: none yet) and its bidder."""

    high: int = 0
    bidder: Seat | None = None

    @property
    def asks(self) -> str:
        """The phase; the dealer has to bid, after passes by all others."""
        is_left = self.turn == (self.dealer,) and not self.high
        return MUST_BID if is_left and self.phase == Bidding.phase else self.phase

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The highest bid; in the play a lone maker, and the trumps played."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The tricks that the maker's side still has to take."""
        return stake_of(self, self.high)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The bid, once it has won the auction."""
        return () if seat != self.maker else (bid_tag(self.high),)


def _facts(v: DoublePepperView) -> Iterator[Reason]:
    if v.bidder is None:
        return
    yield from facts_of_bid(v, v.bidder, v.high)
    if v.trick is None:
        return
    if v.sitting_out:
        yield Reason.of("alone", who=v.bidder)
    if v.trump is not None:
        yield trumps_played(
            v,
            order_of(v.trump, v.options.bowers).cards_of(v.trump),
            trumps_in_pack(v.trump, v.options.bowers),
        )
