"""The phases of Polignac, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.polignac.options import PolignacOptions
from bot.rules.kit import phases
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import Asking, Dealing, InPlay, Over
from bot.rules.kit.seats import Seat

CAPOT: Final = "capot"
"""The bid of every trick, and the contract of a deal in which somebody has said it."""
WIDOW: Final = "widow"
"""The pile of the two cards that the dealer gets besides their hand."""
SPARE: Final = 2


class Dealt(phases.Dealt[PolignacOptions]):
    """A deal in progress. The dealer discards face down, so its history is not everybody's."""

    __slots__ = ()


class Discarding(Asking[Dealt]):
    """The dealer holds two cards more than the others, and puts two away."""

    __slots__ = ()
    phase: ClassVar[str] = "discarding"


class Bidding(Asking[Dealt]):
    """Each in turn may undertake to win every trick; the first who does ends the question."""

    __slots__ = ()
    phase: ClassVar[str] = "bidding"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[Dealt]):
    """The phase of the tricks: the jacks each seat has taken, and the bidder of a capot, if any."""

    taken: Hands
    bidder: Seat | None = None

    @property
    def is_open(self) -> bool:
        """Whether the capot that was said can still be made."""
        won = self.tricks.won
        return self.bidder is not None and won[self.bidder] == sum(won)


playing_on = quick(Playing)

UnderWay = Discarding | Bidding | Playing
State = Dealing[PolignacOptions] | UnderWay | Over[PolignacOptions]
