"""The phases of Four Jacks, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar

from bot.rules.games.four_jacks.options import FourJacksOptions
from bot.rules.kit import phases
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import Dealing, InPlay, Over, Together


class Dealt(phases.Dealt[FourJacksOptions]):
    """A deal in progress. Cards are passed face down, so its history is nobody's as a whole."""

    __slots__ = ()


class Passing(Together[Dealt]):
    """The phase in which everybody chooses a card for the right-hand neighbour, unseen."""

    __slots__ = ()
    phase: ClassVar[str] = "passing"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[Dealt]):
    """The phase of the tricks. ``taken`` are the jacks each seat had to take."""

    taken: Hands


playing_on = quick(Playing)

UnderWay = Passing | Playing
State = Dealing[FourJacksOptions] | UnderWay | Over[FourJacksOptions]
