"""The view of a seat of Four Jacks, and the facts its players keep count of."""

from dataclasses import dataclass

from bot.rules.games.four_jacks.options import FourJacksOptions
from bot.rules.games.four_jacks.stake import stake_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.facts import jacks_taken
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View


@fast_frozen
@dataclass(frozen=True, slots=True)
class FourJacksView(View[FourJacksOptions]):
    """The public core, the card this seat was passed, and the jacks everybody has taken."""

    received: Card | None = None
    taken: Hands = ()

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The jacks taken so far."""
        return jacks_taken(self.taken)

    @property
    def stake(self) -> Reason | None:
        """The seat that may be after all four jacks, or the jacks still to be taken."""
        return stake_of(self, self.taken)
