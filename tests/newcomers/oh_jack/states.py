"""The phases of Oh Jack between the deal and the score."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from bot.rules.kit import phases
from bot.rules.kit.actions import Bid
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.phases import Asking, Dealing, InPlay, Over
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Done
from tests.newcomers.oh_jack.options import OhJackOptions

Bids: TypeAlias = tuple[int | None, ...]
"""The bid of each seat; ``None`` is a seat that has not spoken."""


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[OhJackOptions]):
    """A deal in progress; ``up`` is the card turned up, if one was left, ``stock`` all others."""

    up: Card | None
    stock: tuple[Card, ...]

    @property
    def trump(self) -> Suit | None:
        """The suit of the card turned up."""
        return None if self.up is None else self.up.suit

    @property
    def bids(self) -> Bids:
        """The bids so far."""
        return bids_in(self.history, self.match.players)


class Bidding(Asking[Dealt]):
    """The phase in which everybody bids once."""

    __slots__ = ()
    phase: ClassVar[str] = "bidding"


class Playing(InPlay[Dealt]):
    """The phase of the tricks."""

    __slots__ = ()


UnderWay: TypeAlias = Bidding | Playing
State: TypeAlias = Dealing[OhJackOptions] | UnderWay | Over[OhJackOptions]


def bids_in(history: tuple[Done, ...], players: int) -> Bids:
    """The bids that were made in the deal of this history."""
    said: dict[Seat, int] = {}
    for done in history[:players]:
        if isinstance(done.action, Bid):
            said[done.seat] = int(done.action.value)
    return tuple(said.get(Seat(n)) for n in range(players))
