"""The phases of Hearts Lite, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from bot.rules.kit import phases
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.phases import Dealing, InPlay, Over, Together
from tests.newcomers.hearts_lite.options import HeartsLiteOptions


class Dealt(phases.Dealt[HeartsLiteOptions]):
    """A deal in progress. Cards are passed face down, so its history is nobody's as a whole."""

    __slots__ = ()


class Passing(Together[Dealt]):
    """The phase in which everybody chooses three cards for another player, unseen."""

    __slots__ = ()
    phase: ClassVar[str] = "passing"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[Dealt]):
    """The phase of the tricks. ``taken`` are the cards with points that each seat has taken."""

    taken: Hands


UnderWay: TypeAlias = Passing | Playing
State: TypeAlias = Dealing[HeartsLiteOptions] | UnderWay | Over[HeartsLiteOptions]
