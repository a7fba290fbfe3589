"""The phases of Differenzler, from the deal to the end of the game."""

from dataclasses import dataclass, field
from typing import ClassVar

from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.kit import phases
from bot.rules.kit.actions import Bid
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import Asking, Dealing, InDeal, InPlay, Over
from bot.rules.kit.seats import Seat, around
from bot.rules.kit.view import Done

Predicted = tuple[int | None, ...]
"""The prediction of each seat; ``None`` where there is none yet, or it is not known."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class Dealt(phases.Dealt[DifferenzlerOptions]):
    """A deal in progress, with the card that was turned up for trump, if one was."""

    turned: Card | None = field(default=None, kw_only=True)


class Naming(Asking[Dealt]):
    """The phase in which forehand names the contract."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Predicting(InDeal[Dealt]):
    """The phase in which everybody predicts the points they will take: together, or in turn."""

    phase: ClassVar[str] = "predicting"
    contract: str
    predicted: Predicted

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seats that have not spoken; in turn only the next of them."""
        order = around(self.dealt.eldest, len(self.predicted))
        if self.dealt.options.announce == "in-turn":
            return tuple([seat for seat in order if self.predicted[seat] is None])[:1]
        return tuple([seat for seat in sorted(order) if self.predicted[seat] is None])

    @property
    def spoken(self) -> tuple[Done, ...]:
        """The predictions so far: in turn as they came, else in seat order and not by speed."""
        order = around(self.dealt.eldest, len(self.predicted))
        if self.dealt.options.announce != "in-turn":
            order = tuple(sorted(order))
        said = [(seat, self.predicted[seat]) for seat in order]
        return tuple([Done(seat, Bid(value)) for seat, value in said if value is not None])


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[Dealt]):
    """The phase of the tricks. ``taken`` are the points each seat has taken."""

    contract: str
    predicted: Predicted
    taken: tuple[int, ...]


playing_on = quick(Playing)

UnderWay = Naming | Predicting | Playing
State = Dealing[DifferenzlerOptions] | UnderWay | Over[DifferenzlerOptions]
