"""The phases of Widow Pitch, from the deal to the end of the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.widow_pitch.options import WidowPitchOptions
from bot.rules.kit import phases
from bot.rules.kit.auction import Value
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import AskingMaker, Dealing, InDeal, Over
from bot.rules.kit.seats import Seat, after

SHOOT: Final = "shoot"
BIDS: Final[tuple[Value, ...]] = (3, 4, 5, 6, 7, SHOOT)
"""Every bid from the lowest up. *Shoot it* promises all seven points, as the bid of 7 does."""
WORDS: Final[Mapping[Value, str]] = {
    3: "bid-3",
    4: "bid-4",
    5: "bid-5",
    6: "bid-6",
    7: "bid-7",
    SHOOT: "bid-shoot",
}
"""A contract in a word, by the bidder's promise."""
HAND: Final = 7


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[WidowPitchOptions]):
    """A deal in progress. The widow is empty once it is taken.

    By seat, ``away`` are the cards put away, ``drawn`` those taken from the widow or drawn from
    the stock.
    """

    widow: tuple[Card, ...]
    stock: tuple[Card, ...]
    away: Hands = ((), ())
    drawn: Hands = ((), ())


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The bidder's promise (``maker`` is the bidder), and the trump once it is named."""

    maker: Seat
    bid: Value
    trump: Suit | None = None

    @property
    def word(self) -> str:
        """The contract in a word: the bidder's promise."""
        return WORDS[self.bid]


class Bidding(phases.Bidding[Dealt]):
    """Two bid in turn, until one passes or shoots it."""

    __slots__ = ()


class Discarding(AskingMaker[Dealt, Contract]):
    """The bidder holds the widow too, and puts seven cards away."""

    __slots__ = ()
    phase: ClassVar[str] = "discarding"


class Naming(AskingMaker[Dealt, Contract]):
    """The bidder holds the hand to be played, and names trump."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Exchanging(InDeal[Dealt]):
    """The bidder's opponent puts cards away and then draws as many."""

    phase: ClassVar[str] = "exchanging"
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat of the bidder's opponent."""
        return (other(self.contract.maker),)


class Playing(phases.Playing[Dealt, Contract]):
    """The phase in which tricks are played."""

    __slots__ = ()


playing_on = quick(Playing)

Made = Discarding | Naming | Exchanging
UnderWay = Bidding | Made | Playing
State = Dealing[WidowPitchOptions] | UnderWay | Over[WidowPitchOptions]


def other(seat: Seat) -> Seat:
    """The seat of the opponent."""
    return after(seat, 2)
