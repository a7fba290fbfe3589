"""The phases of Pepper, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.pepper.options import PepperOptions
from bot.rules.kit import phases
from bot.rules.kit.auction import HighBid
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import AskingBidder, Dealing, Over
from bot.rules.kit.seats import Seat, alone, partners

PACK_SIZE: Final = 24
BIG: Final = "big"
"""The bid above all others: every trick, for double points."""


def hand_size(players: int) -> int:
    """Six cards each at four, eight at three or two; as many tricks can be bid."""
    return 6 if players == 4 else 8


def sides_of(options: PepperOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
    """Everybody alone, or partners opposite."""
    return partners(players) if options.partners else alone(players)


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[PepperOptions]):
    """A deal in progress; ``stock`` is the dead hand of two players."""

    stock: tuple[Card, ...]


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The maker's bid in tricks, and the trump (``None``: no trump)."""

    bid: HighBid
    trump: Suit | None

    @property
    def maker(self) -> Seat:
        """The seat that promised it."""
        return self.bid.seat


class Bidding(phases.Bidding[Dealt]):
    """The phase in which tricks are bid."""

    __slots__ = ()


class Naming(AskingBidder[Dealt]):
    """The highest bidder names a suit, or no trump."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


class Playing(phases.Playing[Dealt, Contract]):
    """The phase in which tricks are played."""

    __slots__ = ()


playing_on = quick(Playing)

UnderWay = Bidding | Naming | Playing
State = Dealing[PepperOptions] | UnderWay | Over[PepperOptions]
