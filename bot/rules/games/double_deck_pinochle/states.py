"""The phases of Double-deck Pinochle, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.double_deck_pinochle.options import DoubleDeckOptions
from bot.rules.kit import phases
from bot.rules.kit.dealing import Layout
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import Meld
from bot.rules.kit.phases import AskingBidder, AskingMaker, Dealing, Dealt, Over
from bot.rules.kit.seats import Seat, partners, seats

PLAYERS: Final = 4
SEATS: Final = seats(PLAYERS)
SIDES: Final = partners(PLAYERS)
LAYOUT: Final = Layout(20, packet=4)
"""Twenty each, four at a time; nothing is left."""

WITH_MARRIAGE: Final = "naming-marriage"
"""The key of the question where trump can be named only with a marriage of it."""

DoubleDeckDealt = Dealt[DoubleDeckOptions]


class Bidding(phases.Bidding[DoubleDeckDealt]):
    """The auction, in which a pass is for good."""

    __slots__ = ()


class Naming(AskingBidder[DoubleDeckDealt]):
    """The declarer names trump, or gives up for want of a marriage."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Surrendering(AskingMaker[DoubleDeckDealt, Contract]):
    """The melds lie on the table; the declarer may give up. ``melds`` by seat."""

    phase: ClassVar[str] = "surrendering"
    melds: tuple[Meld, ...]


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(phases.Playing[DoubleDeckDealt, Contract]):
    """The phase of the tricks. ``taken`` are the counters each seat has taken in them."""

    melds: tuple[Meld, ...]
    taken: tuple[int, ...] = (0,) * PLAYERS


playing_on = quick(Playing)

UnderWay = Bidding | Naming | Surrendering | Playing
State = Dealing[DoubleDeckOptions] | UnderWay | Over[DoubleDeckOptions]


def side_of(seat: Seat) -> tuple[Seat, ...]:
    """The seats of a side: this one and its partner, in seat order."""
    return SIDES[seat % len(SIDES)]
