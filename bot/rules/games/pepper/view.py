"""The view of a seat of Pepper, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.pepper.options import PepperOptions
from bot.rules.games.pepper.stake import stake_of
from bot.rules.games.pepper.states import PACK_SIZE, Bidding
from bot.rules.kit.auction import Value
from bot.rules.kit.bowers import order_of, trumps_in_pack
from bot.rules.kit.facts import facts_of_bid, trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import bid_tag
from bot.rules.kit.view import MUST_BID, View


@fast_frozen
@dataclass(frozen=True, slots=True)
class PepperView(View[PepperOptions]):
    """The public core, the highest bid (0: none yet) and whose it is."""

    high: Value = 0
    bidder: Seat | None = None

    @property
    def asks(self) -> str:
        """The phase; by the option the dealer has to bid, after passes by all others."""
        is_left = self.turn == (self.dealer,) and self.options.all_pass == "dealer-one"
        is_left &= self.high == 0 and len(self.history) == self.players - 1
        return MUST_BID if is_left and self.phase == Bidding.phase else self.phase

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The highest bid; in the play Big Pepper alone, and the trumps played."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The tricks that the maker's side still has to take."""
        return stake_of(self, self.high)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The bid, once it has won the auction."""
        return () if seat != self.maker else (bid_tag(self.high),)


def _facts(v: PepperView) -> Iterator[Reason]:
    if v.bidder is None:
        return
    yield from facts_of_bid(v, v.bidder, v.high)
    if v.trump is not None:
        yield trumps_played(
            v, order_of(v.trump).cards_of(v.trump), trumps_in_pack(v.trump, None, PACK_SIZE)
        )
