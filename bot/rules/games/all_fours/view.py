"""The view of a seat of All Fours, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.rules.games.all_fours.options import AllFoursOptions
from bot.rules.games.all_fours.order import ORDERS
from bot.rules.games.all_fours.scoring import who
from bot.rules.games.all_fours.stake import OF_GAME, stake_of
from bot.rules.games.all_fours.states import GIFT_POINTS, Giving
from bot.rules.games.all_fours.tally import Tally, low_goes_to, tally_of
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.history import plays_of, tricks_taken
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View

MUST_RUN: Final = "must-run"
"""The key of the question to a dealer whose gift would win the game."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class AllFoursView(View[AllFoursOptions]):
    """The public core, all cards turned up so far, and the points of each side in this deal.

    ``drawn`` are the cards that this seat got when the cards were run, in order.
    """

    turned: tuple[Card, ...] = ()
    written: tuple[int, int] = (0, 0)
    drawn: tuple[Card, ...] = ()

    @property
    def may_give(self) -> bool:
        """Whether a gift would not win the game."""
        return self.scores[self.match.eldest] + GIFT_POINTS < self.target

    @property
    def asks(self) -> str:
        """The phase; the dealer may have nothing but to run the cards."""
        return MUST_RUN if self.phase == Giving.phase and not self.may_give else self.phase

    @property
    def tally(self) -> Tally | None:
        """The count of the tricks so far; ``None`` before there is a trump."""
        if self.trump is None:
            return None
        tricks = tricks_taken(plays_of(self), self.players, ORDERS[self.trump])
        return tally_of(tricks, self.trump, self.sides)

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The cards turned up; High, Low and Jack as far as tricks are taken; the card points.

        The card points of both sides are left out where the stake tells them.
        """
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The jack of trumps as long as it is out; after that the count for Game."""
        return stake_of(self, self.tally)


def _facts(v: AllFoursView) -> Iterator[Reason]:
    tally = v.tally
    if tally is None:
        return
    yield Reason.of("turned", cards=v.turned)
    if tally.high is not None:
        yield Reason.of("high", who=tally.high.taker, card=tally.high.card)
    if tally.low is not None:
        yield Reason.of("low", who=low_goes_to(tally.low, v.options), card=tally.low.card)
    if tally.jack is not None:
        yield Reason.of("jack", who=tally.jack.taker, card=tally.jack.card)
    told = v.stake is not None and v.stake.code in OF_GAME
    for side, count in zip(v.sides, tally.totals, strict=True):
        if count and not told:
            yield Reason.of("card-points", who=who(side), count=count)
