"""The view of a seat of Polignac, and the facts its players keep count of."""

from dataclasses import dataclass

from bot.rules.games.polignac.options import PolignacOptions
from bot.rules.games.polignac.order import cost_of
from bot.rules.games.polignac.stake import stake_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.facts import jacks_taken
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import points_tag
from bot.rules.kit.view import View


@fast_frozen
@dataclass(frozen=True, slots=True)
class PolignacView(View[PolignacOptions]):
    """The public core, and the jacks everybody has taken. The bidder of a capot is the maker."""

    taken: Hands = ()

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The jacks taken so far."""
        return jacks_taken(self.taken)

    @property
    def stake(self) -> Reason | None:
        """The tricks a capot still takes, or the jacks that are still to be taken."""
        return stake_of(self, self.taken)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The cost of the jacks taken so far; a capot stands on its bidder's plate as a badge."""
        cost = cost_of(self.taken[seat]) if self.taken else 0
        return (points_tag(cost),) if cost else ()
