"""The phases of Pinochle, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.pinochle.melds import Meld
from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.kit import phases
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.phases import Asking, AskingBidder, AskingMaker, Dealing, Dealt, Over, Together
from bot.rules.kit.seats import Seat, partners, seats

PLAYERS: Final = 4
HAND: Final = 12
SEATS: Final = seats(PLAYERS)
SIDES: Final = partners(PLAYERS)
NO_ANSWERS: Final = (None,) * PLAYERS

PinochleDealt = Dealt[PinochleOptions]


class Redealing(Together[PinochleDealt]):
    """All are asked together whether they want a new deal."""

    __slots__ = ()
    phase: ClassVar[str] = "redealing"


class Bidding(phases.Bidding[PinochleDealt]):
    """The auction, in which a pass is for good."""

    __slots__ = ()


class Naming(AskingBidder[PinochleDealt]):
    """The declarer names trump."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Exchanging(Together[PinochleDealt]):
    """Partners exchange cards: all who do choose together."""

    phase: ClassVar[str] = "exchanging"
    contract: Contract


@fast_frozen
@dataclass(frozen=True, slots=True)
class Giving(Asking[PinochleDealt]):
    """The declarer's partner gives cards first."""

    phase: ClassVar[str] = "giving"
    contract: Contract


class Returning(AskingMaker[PinochleDealt, Contract]):
    """The declarer has taken the partner's cards in and gives as many back."""

    __slots__ = ()
    phase: ClassVar[str] = "returning"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Surrendering(AskingMaker[PinochleDealt, Contract]):
    """The melds lie on the table; the declarer may give up. ``melds`` by seat."""

    phase: ClassVar[str] = "surrendering"
    melds: tuple[Meld, ...]


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(phases.Playing[PinochleDealt, Contract]):
    """The phase of the tricks. ``taken`` are the points each seat has taken in them."""

    melds: tuple[Meld, ...]
    taken: tuple[int, ...] = (0,) * PLAYERS


bidding_on, playing_on = quick(Bidding), quick(Playing)

Named = Exchanging | Giving | Returning | Surrendering
BeforePlay = Redealing | Bidding | Naming | Named
UnderWay = BeforePlay | Playing
State = Dealing[PinochleOptions] | UnderWay | Over[PinochleOptions]


def side_of(seat: Seat) -> tuple[Seat, ...]:
    """The seats of a side: this one and its partner, in seat order."""
    return SIDES[seat % len(SIDES)]


def who_exchange(options: PinochleOptions, maker: Seat) -> tuple[Seat, ...]:
    """The seats that give the partner cards: the declarer's side, or everybody."""
    return SEATS if options.racehorse_who == "both-sides" else side_of(maker)
