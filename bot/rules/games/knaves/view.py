"""The view of a seat of Knaves, and the facts its players keep count of."""

from dataclasses import dataclass

from bot.rules.games.knaves.options import KnavesOptions
from bot.rules.games.knaves.order import JACKS, costs_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.facts import jacks_taken
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.stake import jacks_left
from bot.rules.kit.tags import points_tag
from bot.rules.kit.view import View


@fast_frozen
@dataclass(frozen=True, slots=True)
class KnavesView(View[KnavesOptions]):
    """The public core, and the jacks everybody has taken; the turn-up is the pile ``up``."""

    taken: Hands = ()

    @property
    def turned(self) -> tuple[Card, ...]:
        """The card turned up, as long as a deal goes on."""
        return tuple(card for pile in self.piles for card in pile.cards)

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The card turned up, which is out of play, and the jacks taken so far."""
        turned = [Reason.of("turned-up", card=card) for card in self.turned]
        return (*turned, *jacks_taken(self.taken))

    @property
    def stake(self) -> Reason | None:
        """The jacks that are still to be taken: all but the one that is turned up."""
        return jacks_left(self, [jack for jack in JACKS if jack not in self.turned], self.taken)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The points of the tricks and jacks a seat has taken, once it has a trick."""
        if not self.tricks_won[seat] or not self.taken:
            return ()
        costs = costs_of(self.options)
        return (points_tag(self.tricks_won[seat] - sum(costs[jack] for jack in self.taken[seat])),)
