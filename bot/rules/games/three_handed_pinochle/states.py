"""The phases of Three-handed Pinochle, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.kit import phases
from bot.rules.kit.cards import Card
from bot.rules.kit.dealing import Layout
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import Meld
from bot.rules.kit.phases import AskingBidder, AskingMaker, Dealing, Over
from bot.rules.kit.seats import Seat, alone, seats

PLAYERS: Final = 3
SEATS: Final = seats(PLAYERS)
ALONE: Final = alone(PLAYERS)
HAND: Final = 15
WIDOW: Final = 3
LAYOUT: Final = Layout(HAND, (("widow", WIDOW),), packet=3)
"""Fifteen each, three at a time; the last three cards are the widow."""
Sides = tuple[tuple[Seat, ...], ...]


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[ThreeHandedOptions]):
    """A deal in progress: the ``widow``, and the cards that its taker has ``buried``."""

    widow: tuple[Card, ...]
    buried: tuple[Card, ...] = ()


class Bidding(phases.Bidding[Dealt]):
    """The auction, in which a pass is for good."""

    __slots__ = ()


class Naming(AskingBidder[Dealt]):
    """The bidder has the widow in hand and names trump."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


class Burying(AskingMaker[Dealt, Contract]):
    """The bidder puts three cards away."""

    __slots__ = ()
    phase: ClassVar[str] = "burying"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Surrendering(AskingMaker[Dealt, Contract]):
    """The melds lie on the table; the bidder may give up. ``melds`` by seat."""

    phase: ClassVar[str] = "surrendering"
    melds: tuple[Meld, ...]


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(phases.Playing[Dealt, Contract]):
    """The phase of the tricks.

    ``taken`` are the points of the cards each seat has taken in them, without the last trick.
    """

    melds: tuple[Meld, ...]
    taken: tuple[int, ...] = (0,) * PLAYERS


playing_on = quick(Playing)

Named = Burying | Surrendering
UnderWay = Bidding | Naming | Named | Playing
State = Dealing[ThreeHandedOptions] | UnderWay | Over[ThreeHandedOptions]


def sides_against(maker: Seat) -> Sides:
    """The sides of a deal: the bidder, and the two others."""
    return (maker,), others_than(maker)


def others_than(maker: Seat) -> tuple[Seat, ...]:
    """The two that play against the bidder."""
    return tuple([seat for seat in SEATS if seat != maker])
