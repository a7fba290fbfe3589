"""The view of a seat of Three-handed Pinochle, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.games.three_handed_pinochle.stake import buried_points, stake_of
from bot.rules.kit.cards import Card
from bot.rules.kit.facts import trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.meld_deals import MeldView
from bot.rules.kit.melds import melded_by
from bot.rules.kit.pinochle import TRUMPS, order_of
from bot.rules.kit.reasons import Reason


@fast_frozen
@dataclass(frozen=True, slots=True)
class ThreeHandedView(MeldView[ThreeHandedOptions]):
    """The public core, the highest bid so far (0 if none) with its bidder, widow and card points.

    ``widow`` is empty until it is turned up; ``taken`` are the points each seat has taken in
    tricks, without the last one.
    """

    widow: tuple[Card, ...] = ()

    @property
    def drawn(self) -> tuple[Card, ...]:
        """The cards that the viewing seat took from the widow."""
        return self.widow if self.seat == self.maker else ()

    @property
    def asks(self) -> str:
        """The phase; the dealer has to bid, after passes by the two others, where that is so."""
        if self.options.all_pass != "dealer-bids":
            return self.phase
        return super(ThreeHandedView, self).asks

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The bid, the widow, everybody's points in melds and cards, and the trumps played."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The points that the bidder still needs."""
        return stake_of(self, self.bid, self.taken)


def _facts(v: ThreeHandedView) -> Iterator[Reason]:
    if v.bidder is None:
        return
    yield Reason.of("highest-bid" if v.maker is None else "bid", who=v.bidder, value=v.bid)
    if v.widow and not any(shown.what.code == "widow" for shown in v.shown):
        yield Reason.of("widow", cards=v.widow)
    if v.trump is None or v.trick is None or v.maker is None:
        return
    for side in v.sides:
        tricks, meld = sum(v.taken[seat] for seat in side), melded_by(v.shown, side)
        buried = buried_points(v) if v.maker in side else None
        if buried is None:
            yield Reason.of("so-far", who=side, meld=meld, tricks=tricks)
        else:
            facts = {"who": v.maker, "meld": meld, "tricks": tricks, "buried": buried}
            yield Reason.of("own-so-far", **facts, total=meld + tricks + buried)
    yield trumps_played(v, order_of(v.trump).cards_of(v.trump), TRUMPS)
