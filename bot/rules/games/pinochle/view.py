"""The view of a seat of Pinochle, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.games.pinochle.stake import stake_of
from bot.rules.kit.facts import trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.meld_deals import MeldView
from bot.rules.kit.melds import melded_by
from bot.rules.kit.pinochle import TRUMPS, order_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat


@fast_frozen
@dataclass(frozen=True, slots=True)
class PinochleView(MeldView[PinochleOptions]):
    """The public core, the highest bid so far (0 if none) with its bidder, and the card points.

    ``taken`` are the points each seat has taken in tricks.
    """

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The bid, either side's points in melds and in tricks, and the trumps played."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The points that the declarers still need to make their bid."""
        return stake_of(self, self.bid, self.taken)


def _facts(v: PinochleView) -> Iterator[Reason]:
    if v.bidder is None:
        return
    code = "highest-bid" if v.maker is None else "bid"
    yield Reason.of(code, who=v.bidder, value=v.bid)
    if v.trump is None or not v.taken:
        return
    for side in v.sides:
        yield _so_far(v, side)
    yield trumps_played(v, order_of(v.trump).cards_of(v.trump), TRUMPS)


def _so_far(v: PinochleView, side: tuple[Seat, ...]) -> Reason:
    """A side's points so far; those that the declarers still miss are the stake."""
    meld = melded_by(v.shown, side)
    tricks = sum(v.taken[seat] for seat in side)
    return Reason.of("so-far", who=side, meld=meld, tricks=tricks, total=meld + tricks)
