"""The view of a seat of Hearts Lite."""

from dataclasses import dataclass
from typing import Final

from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import points_tag
from bot.rules.kit.view import View
from tests.newcomers.hearts_lite.options import HeartsLiteOptions
from tests.newcomers.hearts_lite.order import PENALTY
from tests.newcomers.hearts_lite.stake import stake_of
from tests.newcomers.hearts_lite.states import Passing
from tests.newcomers.hearts_lite.ways import LEFT, RIGHT, way_of

TO_LEFT: Final = "passing-left"
TO_RIGHT: Final = "passing-right"
TO_ACROSS: Final = "passing-across"


@fast_frozen
@dataclass(frozen=True, slots=True)
class HeartsLiteView(View[HeartsLiteOptions]):
    """The public core, the cards this seat was passed, and those with points that all took."""

    received: tuple[Card, ...] = ()
    taken: Hands = ()

    @property
    def asks(self) -> str:
        """The question: to whom the cards go turns on the number of the deal."""
        if self.phase != Passing.phase:
            return self.phase
        return {LEFT: TO_LEFT, RIGHT: TO_RIGHT}.get(way_of(self.deal), TO_ACROSS)

    @property
    def stake(self) -> Reason | None:
        """The points still to be taken, or who may take them all."""
        return stake_of(self, self.taken)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The points this seat has taken so far."""
        points = sum(PENALTY[card] for card in self.taken[seat]) if self.taken else 0
        return (points_tag(points),) if points else ()
