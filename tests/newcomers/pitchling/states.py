"""The phases of Pitchling, from the deal to the end of the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from bot.rules.kit import phases
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import AskingMaker, Dealing, Over
from bot.rules.kit.seats import Seat, seats
from tests.newcomers.pitchling.options import PitchlingOptions

BIDS: Final = (31, 35, 41, 47, 55, 63, 71)
"""Every bid from the lowest up, in card points."""
WORDS: Final[Mapping[int, str]] = {
    31: "bid-31",
    35: "bid-35",
    41: "bid-41",
    47: "bid-47",
    55: "bid-55",
    63: "bid-63",
    71: "bid-71",
}
"""A contract in a word, by the points promised."""
HAND: Final = 10
WIDOW: Final = 6
Sides = tuple[tuple[Seat, ...], ...]


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[PitchlingOptions]):
    """A deal in progress. The widow is empty once the declarer has taken it.

    ``drawn`` are the cards that the declarer took from it, ``away`` those put away.
    """

    widow: tuple[Card, ...]
    drawn: tuple[Card, ...] = ()
    away: tuple[Card, ...] = ()


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The declarer's promise (``maker`` is the declarer), and the trump once a card is led."""

    maker: Seat
    bid: int
    trump: Suit | None = None

    @property
    def word(self) -> str:
        """The contract in a word: the points promised."""
        return WORDS[self.bid]


class Bidding(phases.Bidding[Dealt]):
    """Everybody speaks once, the dealer last."""

    __slots__ = ()


class Discarding(AskingMaker[Dealt, Contract]):
    """The declarer holds the widow too, and puts six cards away."""

    __slots__ = ()
    phase: ClassVar[str] = "discarding"


class Playing(phases.Playing[Dealt, Contract]):
    """The phase in which tricks are played; its first card names trump."""

    __slots__ = ()


playing_on = quick(Playing)

UnderWay: TypeAlias = Bidding | Discarding | Playing
State: TypeAlias = Dealing[PitchlingOptions] | UnderWay | Over[PitchlingOptions]


def against(maker: Seat, players: int) -> Sides:
    """The sides of a deal: the declarer, and the others together."""
    return (maker,), tuple(seat for seat in seats(players) if seat != maker)
