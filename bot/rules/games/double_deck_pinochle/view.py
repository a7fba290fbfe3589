"""The view of a seat of Double-deck Pinochle, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.double_deck_pinochle.options import DoubleDeckOptions
from bot.rules.games.double_deck_pinochle.order import TRUMPS, order_of
from bot.rules.games.double_deck_pinochle.stake import stake_of, written_by
from bot.rules.games.double_deck_pinochle.states import WITH_MARRIAGE, Naming
from bot.rules.kit.facts import trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.meld_deals import MeldView
from bot.rules.kit.reasons import Reason


@fast_frozen
@dataclass(frozen=True, slots=True)
class DoubleDeckView(MeldView[DoubleDeckOptions]):
    """The public core, the highest bid so far (0 if none) with its bidder, and the counters.

    ``taken`` are the counters each seat has taken in tricks.
    """

    @property
    def asks(self) -> str:
        """The phase; the dealer may have to bid after passes alone, and trump need a marriage."""
        if self.phase == Naming.phase and self.options.trump_needs == "marriage":
            return WITH_MARRIAGE
        return super(DoubleDeckView, self).asks

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The bid, either side's points in melds and in tricks, and the trumps played."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The points that the declarers still need to make their bid."""
        return stake_of(self, self.bid, self.taken)


def _facts(v: DoubleDeckView) -> Iterator[Reason]:
    if v.bidder is None:
        return
    yield Reason.of("highest-bid" if v.maker is None else "bid", who=v.bidder, value=v.bid)
    if v.trump is None or v.trick is None:
        return
    for side in v.sides:
        meld, tricks = written_by(v, side), sum(v.taken[seat] for seat in side)
        yield Reason.of("so-far", who=side, meld=meld, tricks=tricks, total=meld + tricks)
    yield trumps_played(v, order_of(v.trump).cards_of(v.trump), TRUMPS)
