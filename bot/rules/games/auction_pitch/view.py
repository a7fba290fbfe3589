"""The view of a seat of Auction Pitch, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.auction_pitch.options import AuctionPitchOptions
from bot.rules.games.auction_pitch.order import order_of
from bot.rules.games.auction_pitch.stake import stake_of
from bot.rules.games.auction_pitch.states import Bidding
from bot.rules.games.auction_pitch.tally import tally_of
from bot.rules.kit.auction import Value
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.history import plays_of, tricks_taken
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import bid_tag
from bot.rules.kit.view import MUST_BID, View


@fast_frozen
@dataclass(frozen=True, slots=True)
class AuctionPitchView(View[AuctionPitchOptions]):
    """The public core, and the highest bid (``None`` before the first) with its bidder."""

    bid: Value | None = None
    bidder: Seat | None = None

    @property
    def asks(self) -> str:
        """The phase; the dealer has to bid after nothing but passes."""
        stuck = self.options.all_pass == "dealer-bids" and self.turn == (self.dealer,)
        alone = stuck and self.bid is None and self.phase == Bidding.phase
        return MUST_BID if alone else self.phase

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The highest bid; in play also the points so far and the card points."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The bid, and the points of it that the cards played make certain."""
        return stake_of(self, self.bid)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The bid, once it has won the auction."""
        return () if seat != self.maker or self.bid is None else (bid_tag(self.bid),)


def _facts(v: AuctionPitchView) -> Iterator[Reason]:
    if v.bidder is None or v.bid is None:
        return
    yield Reason.of("bid", who=v.bidder, value=v.bid)
    if v.trump is None:
        return
    points = v.options.points
    tricks = tricks_taken(plays_of(v), v.players, order_of(v.trump, points))
    tally = tally_of(tricks, v.trump, points, v.options.low_to, v.sides)
    for point in tally.points:
        yield Reason.of(point.name, who=point.who, card=point.card)
    for side, count in zip(v.sides, tally.totals, strict=True):
        if count:
            yield Reason.of("card-points", who=side, count=count)
