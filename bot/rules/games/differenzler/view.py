"""The view of a seat of Differenzler, and the facts its players keep count of."""

from dataclasses import dataclass

from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.order import trumps_of
from bot.rules.games.differenzler.stake import own_stake, points_left
from bot.rules.games.differenzler.states import Predicted, Predicting
from bot.rules.kit.cards import Card
from bot.rules.kit.facts import trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.jass import order_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import bid_tag, points_tag
from bot.rules.kit.view import View


@fast_frozen
@dataclass(frozen=True, slots=True)
class DifferenzlerView(View[DifferenzlerOptions]):
    """The public core, the card turned up, the predictions this seat knows, the points taken."""

    turned: Card | None = None
    predicted: Predicted = ()
    taken: tuple[int, ...] = ()

    @property
    def is_predicting(self) -> bool:
        """Whether predictions are being made."""
        return self.phase == Predicting.phase

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The points still out, where the stake is another count, and the trumps played."""
        facts: list[Reason] = []
        left = points_left(self, self.taken)
        if left is not None and left != self.stake:
            facts.append(left)
        if self.trump is not None and self.trick is not None:
            trumps = order_of(self.contract).cards_of(self.trump)
            facts.append(trumps_played(self, trumps, trumps_of(self.trump, self.players)))
        return tuple(facts)

    @property
    def stake(self) -> Reason | None:
        """The points between the seat and its own prediction; for all others those still out."""
        own = None if self.seat is None or not self.predicted else self.predicted[self.seat]
        if self.seat is None or own is None:
            return points_left(self, self.taken)
        return own_stake(own, self.taken[self.seat] if self.taken else 0)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The prediction, where everybody knows it, and the points taken."""
        tags: list[Reason] = []
        if (said := self.known_to_all(seat)) is not None:
            tags.append(bid_tag(said))
        if self.taken and (self.taken[seat] or any(self.tricks_won)):
            tags.append(points_tag(self.taken[seat]))
        return tuple(tags)

    def known_to_all(self, seat: Seat) -> int | None:
        """The prediction of a seat, if it is open on the table."""
        way = self.options.announce
        is_open = way == "in-turn" or (way == "shown" and self.trick is not None)
        return self.predicted[seat] if self.predicted and is_open else None
