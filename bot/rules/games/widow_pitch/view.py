"""The view of a seat of Widow Pitch, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.widow_pitch.options import WidowPitchOptions
from bot.rules.games.widow_pitch.order import TRUMPS, order_of
from bot.rules.games.widow_pitch.stake import stake_of
from bot.rules.games.widow_pitch.states import Bidding, Discarding, Naming, other
from bot.rules.games.widow_pitch.tally import tally_of
from bot.rules.kit.auction import Value
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.history import plays_of, tricks_taken
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import bid_tag
from bot.rules.kit.view import MUST_BID, View


@fast_frozen
@dataclass(frozen=True, slots=True)
class WidowPitchView(View[WidowPitchOptions]):
    """The public core, the highest bid, and the cards this seat took or drew.

    ``bid`` is a number or ``shoot``; ``None`` before the first one.
    """

    bid: Value | None = None
    drawn: tuple[Card, ...] = ()

    @property
    def asks(self) -> str:
        """The phase; the dealer has to bid after a pass."""
        is_left = self.turn == (self.dealer,) and self.bid is None
        return MUST_BID if is_left and self.phase == Bidding.phase else self.phase

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The highest bid; in play also High and Low so far, the jacks and the card points."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The bid, and how much of it is certain by the cards played."""
        return stake_of(self, self.bid)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The bid, once it has won the auction."""
        return () if seat != self.maker or self.bid is None else (bid_tag(self.bid),)


def _facts(v: WidowPitchView) -> Iterator[Reason]:
    if v.bid is None or v.phase in (Discarding.phase, Naming.phase):
        return  # then the bid is the whole contract so far, and is said as such
    bidder = other(v.turn[0]) if v.maker is None else v.maker
    yield Reason.of("bid", who=bidder, value=v.bid)
    if v.trick is not None and v.trump is not None:
        yield from _of_tricks(v, v.trump)


def _of_tricks(v: WidowPitchView, trump: Suit) -> Iterator[Reason]:
    """The High, Low, jacks and card points of the tricks taken so far, and the trumps played."""
    tricks = tricks_taken(plays_of(v), v.players, order_of(trump))
    tally = tally_of(tricks, trump, v.options.low_to)
    if tally.high is not None and tally.low is not None:
        yield Reason.of("high", card=tally.high.card, who=tally.high.who)
        yield Reason.of("low", card=tally.low.card, who=tally.low.who)
    for seat, mine in enumerate(tally.jacks):
        if mine:
            yield Reason.of("jacks", who=Seat(seat), cards=mine)
    for seat, count in enumerate(tally.card_points):
        yield Reason.of("card-points", who=Seat(seat), count=count)
    yield Reason.of("trumps-played", count=tally.trumps, total=TRUMPS)
