"""The phases of First Steps between the deal and the score, and the view of a seat."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.phases import Dealing, Dealt, InPlay, Over
from bot.rules.kit.reasons import Reason
from bot.rules.kit.view import View
from tests.newcomers.first_steps.options import FirstStepsOptions
from tests.newcomers.first_steps.stake import stake_of


class Playing(InPlay[Dealt[FirstStepsOptions]]):
    """The phase of the tricks."""

    __slots__ = ()


State: TypeAlias = Dealing[FirstStepsOptions] | Playing | Over[FirstStepsOptions]


@fast_frozen
@dataclass(frozen=True, slots=True)
class FirstStepsView(View[FirstStepsOptions]):
    """The view of a seat: nothing is hidden but cards in hands, so the kit builds it up."""

    @property
    def stake(self) -> Reason | None:
        """The stake of the moment, as everybody can see it."""
        return stake_of(self)
