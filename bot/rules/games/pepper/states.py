"""The phases of Pepper, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.pepper.options import PepperOptions
from bot.rules.kit import phases
from bot.rules.kit.auction import HighBid
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.phases import Dealing, InDeal, Over
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[PepperOptions]):
    """A deal in progress; ``stock`` is the dead hand of two players."""

    stock: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Contract:
    """Who promised how many tricks, and under which trump (``None``: no trump)."""

    bid: HighBid
    trump: Suit | None

    @property
    def maker(self) -> Seat:
        """Who promised it."""
        return self.bid.seat


class Bidding(phases.Bidding[Dealt]):
    """Tricks are bid."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Naming(InDeal[Dealt]):
    """The highest bidder names a suit, or no trump."""

    phase: ClassVar[str] = "naming"
    high: HighBid

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The highest bidder."""
        return (self.high.seat,)


class Playing(phases.Playing[Dealt, Contract]):
    """Tricks are played."""

    __slots__ = ()


UnderWay = Bidding | Naming | Playing
State = Dealing[PepperOptions] | UnderWay | Over[PepperOptions]
