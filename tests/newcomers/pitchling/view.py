"""The view of a seat of Pitchling, and how it is built up from what the seat may know."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.rules.kit.actions import Discard
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.reasons import Reason
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.tags import bid_tag, points_tag
from bot.rules.kit.view import Done, Pile, View
from tests.newcomers.pitchling.options import PitchlingOptions
from tests.newcomers.pitchling.stake import stake_of, taken_by
from tests.newcomers.pitchling.states import (
    Bidding,
    Contract,
    Dealt,
    Discarding,
    Playing,
    State,
    against,
)

LEADING: Final = "leading"
"""The key of the question for the first card."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class PitchlingView(View[PitchlingOptions]):
    """The public core, the highest bid with its bidder, and what this seat took from the widow.

    ``bid`` and ``bidder`` are ``None`` before the first bid.
    """

    bid: int | None = None
    bidder: Seat | None = None
    drawn: tuple[Card, ...] = ()

    @property
    def asks(self) -> str:
        """The phase; the first card is asked for as what it is, the trump."""
        return LEADING if self.trick is not None and self.trump is None else self.phase

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The highest bid; in play the card points that each side has in its tricks."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The points that the others still need to set the declarer, as everybody can count."""
        return stake_of(self, self.bid)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The highest bid, and in play the points in a player's tricks."""
        bid = (bid_tag(self.bid),) if self.bid is not None and seat == self.bidder else ()
        return bid if self.trick is None else (*bid, points_tag(taken_by(self)[seat]))


def _facts(v: PitchlingView) -> Iterator[Reason]:
    if v.bid is None or v.bidder is None or v.phase == Discarding.phase:
        return
    if v.trick is None:
        yield Reason.of("bid", who=v.bidder, value=v.bid)
        return
    points = taken_by(v)
    for side in v.sides:
        yield Reason.of("card-points", who=side, count=sum(points[seat] for seat in side))


def observe(s: State, seat: Seat | None) -> PitchlingView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return in_play(_at_first_lead(s.dealt, s.contract, seat), s, seat)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(PitchlingView, s, seat, alone(s.match.players))
    contract = None if isinstance(s, Bidding) else s.contract
    high = s.auction.high if isinstance(s, Bidding) else None
    bid = contract.bid if contract else int(high.value) if high else None
    return before_play(
        PitchlingView,
        s,
        seat,
        against(contract.maker, 3) if contract else alone(3),
        _seen(s.dealt, seat),
        contract=contract.word if contract else "",
        maker=contract.maker if contract else None,
        piles=_piles(s.dealt, contract, seat),
        bid=bid,
        bidder=contract.maker if contract else high.seat if high else None,
        drawn=s.dealt.drawn if contract and seat == contract.maker else (),
    )


@per_seat
def _at_first_lead(dealt: Dealt, contract: Contract, seat: Seat | None) -> PitchlingView:
    return at_first_lead(
        PitchlingView,
        Playing.phase,
        dealt,
        seat,
        against(contract.maker, 3),
        _seen(dealt, seat),
        trump=contract.trump,
        contract=contract.word,
        maker=contract.maker,
        piles=_piles(dealt, contract, seat),
        bid=contract.bid,
        bidder=contract.maker,
        drawn=dealt.drawn if seat == contract.maker else (),
    )


def _seen(dealt: Dealt, seat: Seat | None) -> tuple[Done, ...]:
    """The auction and the discard as this seat saw them: others' discards stay hidden."""
    return tuple([d.as_seen_by(seat) if type(d.action) is Discard else d for d in dealt.history])


def _piles(dealt: Dealt, contract: Contract | None, seat: Seat | None) -> tuple[Pile, ...]:
    """The widow, or what the declarer has put away, who alone knows those cards."""
    if dealt.widow:
        return (Pile("widow", len(dealt.widow)),)
    if not dealt.away or contract is None:
        return ()
    return (Pile("away", len(dealt.away), dealt.away if seat == contract.maker else ()),)
