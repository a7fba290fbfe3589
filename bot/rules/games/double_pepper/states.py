"""The phases of Double Pepper, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar

from bot.rules.games.double_pepper.options import DoublePepperOptions
from bot.rules.games.double_pepper.order import PACK
from bot.rules.kit import phases
from bot.rules.kit.auction import HighBid
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import AskingBidder, AskingMaker, Dealing, InDeal, Over
from bot.rules.kit.seats import Seat, after


def hand_size(players: int) -> int:
    """Twelve cards each at four, eight at six."""
    return len(PACK) // players


def partners_of(seat: int, players: int) -> tuple[Seat, ...]:
    """The partners of a seat, clockwise: the first of them gives to a lone maker."""
    return tuple(after(seat, players, steps) for steps in range(2, players, 2))


@fast_frozen
@dataclass(frozen=True, slots=True)
class Dealt(phases.Dealt[DoublePepperOptions]):
    """A deal in progress; ``away`` are the cards that the lone maker put away."""

    away: tuple[Card, ...] = ()


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The maker's bid in tricks, the trump (``None``: no trump), and the seats that sit out.

    A dealer after passes by all others was ``forced`` to the bid.
    """

    bid: HighBid
    trump: Suit | None
    sitting_out: tuple[Seat, ...] = ()
    forced: bool = False

    @property
    def maker(self) -> Seat:
        """The seat that promised it."""
        return self.bid.seat

    @property
    def promised(self) -> int:
        """The number of tricks promised."""
        return int(self.bid.value)

    @property
    def alone(self) -> bool:
        """Whether the maker plays without partners."""
        return bool(self.sitting_out)

    @property
    def giver(self) -> Seat:
        """The partner who gives cards to a lone maker."""
        return self.sitting_out[0]


class Bidding(phases.Bidding[Dealt]):
    """The phase in which tricks are bid, one turn each."""

    __slots__ = ()


@fast_frozen
@dataclass(frozen=True, slots=True)
class Naming(AskingBidder[Dealt]):
    """The highest bidder names trump, and may go alone. ``forced``: nobody else has bid."""

    phase: ClassVar[str] = "naming"
    forced: bool


class Discarding(AskingMaker[Dealt, Contract]):
    """The lone maker puts two cards away."""

    __slots__ = ()
    phase: ClassVar[str] = "discarding"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Giving(InDeal[Dealt]):
    """The partner gives the lone maker two cards."""

    phase: ClassVar[str] = "giving"
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The partner who gives."""
        return (self.contract.giver,)


class Playing(phases.Playing[Dealt, Contract]):
    """The phase in which tricks are played."""

    __slots__ = ()


playing_on = quick(Playing)

BeforePlay = Bidding | Naming | Discarding | Giving
UnderWay = BeforePlay | Playing
State = Dealing[DoublePepperOptions] | UnderWay | Over[DoublePepperOptions]
