"""The view of a seat of Cinch, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import order_of, trumps
from bot.rules.games.cinch.stake import stake_of
from bot.rules.games.cinch.states import NO_BID, ROBBED, SIDES, Bidding, Discarding
from bot.rules.games.cinch.tally import Point, of_sides, points_in
from bot.rules.kit.cards import Card
from bot.rules.kit.facts import trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.history import plays_of, tricks_taken
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import bid_tag, points_tag
from bot.rules.kit.view import MUST_BID, View


@fast_frozen
@dataclass(frozen=True, slots=True)
class CinchView(View[CinchOptions]):
    """The public core, the highest bid with its bidder, and the cards this seat drew or took.

    ``bid`` is ``None`` before the first one, and 0 where the dealer named trump without any.
    """

    bid: int | None = None
    bidder: Seat | None = None
    drawn: tuple[Card, ...] = ()

    @property
    def asks(self) -> str:
        """The phase; the dealer may have to bid after passes alone, or have robbed the pack."""
        if self.turn == (self.dealer,):
            if self.phase == Discarding.phase and self.options.rob:
                return ROBBED
            is_left = self.phase == Bidding.phase and self.bid is None
            if is_left and self.options.all_pass == "dealer-bids":
                return MUST_BID
        return self.phase

    @property
    def points(self) -> tuple[Point, ...]:
        """The trumps that have scored so far."""
        if self.trump is None:
            return ()
        tricks = tricks_taken(plays_of(self), self.players, order_of(self.trump))
        return points_in(tricks, self.trump, self.options.low_to)

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The highest bid; in play also the points so far, and the trumps played."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The bid, and the points it still lacks."""
        return stake_of(self, self.bid, of_sides(self.points))

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The bid, once it has won the auction, and the points taken so far."""
        bid = (bid_tag(self.bid),) if seat == self.maker and self.bid else ()
        took = sum(one.points for one in self.points if one.who == seat)
        return (*bid, points_tag(took)) if took else bid


def _facts(v: CinchView) -> Iterator[Reason]:
    if v.bidder is not None and v.bid not in (None, NO_BID):
        yield Reason.of("bid", who=v.bidder, value=v.bid or NO_BID)
    if v.trick is None or v.trump is None:
        return
    points = v.points
    for side, count in zip(SIDES, of_sides(points), strict=True):
        if count:
            yield Reason.of("points", who=side, count=count)
    for one in points:
        if one.name.endswith("pedro"):
            yield Reason.of(one.name, who=one.who, card=one.card)
    gone = [card for pile in v.piles if pile.name == "away" for card in pile.cards]
    own = trumps(v.trump)
    yield trumps_played(v, own, len(own) - sum(card in own for card in gone))
