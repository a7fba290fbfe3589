"""The phases of Cinch, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import POINTS
from bot.rules.kit import phases
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.dealing import Layout
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import AskingMaker, Dealing, InDeal, Over
from bot.rules.kit.seats import Seat, partners

PLAYERS: Final = 4
SIDES: Final = partners(PLAYERS)
LAYOUT: Final = Layout(9, (("stock", None),), packet=3)
"""Nine each, three at a time; the other sixteen are the stock."""
HAND: Final = 6
"""The cards with which a hand is played."""
LEAST_AWAY: Final = LAYOUT.hand - HAND
MOST_AWAY: Final = 8
"""The most cards that may be put away before a draw: the stock has to serve three of them."""
ROBBED: Final = "discarding-down"
"""The key of the question to a dealer who has the rest of the stock, and draws no more."""
NO_BID: Final = 0
"""The bid of a dealer who names trump after three passes, and owes nothing."""
NONE: Final[Hands] = ((), (), (), ())


def bids_from(lowest: int) -> range:
    """The bids from this one up."""
    return range(lowest, POINTS + 1)


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[CinchOptions]):
    """A deal in progress; ``stock`` is the rest of the pack, drawn from the left.

    By seat, ``away`` are the cards put away, ``drawn`` those drawn or taken from the stock.
    """

    stock: tuple[Card, ...]
    away: Hands = NONE
    drawn: Hands = NONE


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The bid of the ``maker``, the bidder, and the trump once it is named."""

    maker: Seat
    bid: int
    trump: Suit | None = None


class Bidding(phases.Bidding[Dealt]):
    """The phase in which everybody speaks once, the dealer last."""

    __slots__ = ()


class Naming(AskingMaker[Dealt, Contract]):
    """The bidder names trump."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Discarding(InDeal[Dealt]):
    """One after another puts cards away and draws; the dealer comes last, and may rob the pack."""

    phase: ClassVar[str] = "discarding"
    contract: Contract
    turn: Seat

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat that puts cards away."""
        return (self.turn,)


class Playing(phases.Playing[Dealt, Contract]):
    """The phase in which tricks are played."""

    __slots__ = ()


playing_on = quick(Playing)

UnderWay = Bidding | Naming | Discarding | Playing
State = Dealing[CinchOptions] | UnderWay | Over[CinchOptions]
