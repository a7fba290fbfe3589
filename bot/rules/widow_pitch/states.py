"""The phases of Widow Pitch, from the deal to the end of the game."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bot.rules.actions import Action
from bot.rules.cards import Card, Suit
from bot.rules.match import Match, Result
from bot.rules.seats import CHANCE, Seat, after
from bot.rules.tricks import Trick
from bot.rules.view import Done, View
from bot.rules.widow_pitch.options import WidowPitchOptions
from bot.rules.widow_pitch.tally import NO_TRICKS, Tally

BidValue = int | str
SHOOT: Final = "shoot"
BIDS: Final[tuple[BidValue, ...]] = (3, 4, 5, 6, 7, SHOOT)
"""Every bid from the lowest up. *Shoot it* promises all seven points, as the bid of 7 does."""
HAND: Final = 7


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal in progress: what all phases between the deal and the score have in common.

    ``hands`` are in playing order, as they stand before the first lead. The widow is empty once
    it is taken; by seat, ``away`` are the cards put away, ``drawn`` those taken from the widow
    or drawn from the stock.
    """

    match: Match[WidowPitchOptions]
    hands: tuple[tuple[Card, ...], ...]
    widow: tuple[Card, ...]
    stock: tuple[Card, ...]
    away: tuple[tuple[Card, ...], ...] = ((), ())
    drawn: tuple[tuple[Card, ...], ...] = ((), ())
    history: tuple[Done, ...] = ()

    @property
    def options(self) -> WidowPitchOptions:
        """The options of the game."""
        return self.match.options

    @property
    def dealer(self) -> Seat:
        """Whose deal it is."""
        return self.match.dealer

    def said(self, seat: Seat, action: Action) -> "Dealt":
        """The same with one action more in its history."""
        return replace(self, history=(*self.history, Done(seat, action)))


@dataclass(frozen=True, slots=True)
class Contract:
    """What the bidder (``maker``) has promised, and the trump once it is named."""

    maker: Seat
    bid: BidValue
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deck is to be dealt."""

    phase: ClassVar[str] = "dealing"
    match: Match[WidowPitchOptions]

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The deck."""
        return (CHANCE,)


@dataclass(frozen=True, slots=True)
class Bidding:
    """The auction. ``high`` is the other player's bid, if there is one to beat."""

    phase: ClassVar[str] = "bidding"
    dealt: Dealt
    turn: Seat
    high: BidValue | None = None

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who speaks next."""
        return (self.turn,)


@dataclass(frozen=True, slots=True)
class _ByTheBidder:
    """The bidder is asked something."""

    dealt: Dealt
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The bidder."""
        return (self.contract.maker,)


class Discarding(_ByTheBidder):
    """The bidder holds the widow too, and puts seven cards away."""

    __slots__ = ()
    phase: ClassVar[str] = "discarding"


class Naming(_ByTheBidder):
    """The bidder holds the hand to be played, and names trump."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


@dataclass(frozen=True, slots=True)
class Exchanging:
    """The bidder's opponent puts cards away and then draws as many."""

    phase: ClassVar[str] = "exchanging"
    dealt: Dealt
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The opponent."""
        return (other(self.contract.maker),)


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played. ``hands`` are what is left of those in ``dealt``."""

    phase: ClassVar[str] = "playing"
    dealt: Dealt
    contract: Contract
    hands: tuple[tuple[Card, ...], ...]
    turn: Seat
    trick: Trick
    last_trick: Trick | None = None
    tricks_won: tuple[int, ...] = (0, 0)
    tally: Tally = NO_TRICKS
    plays: tuple[Done, ...] = ()

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Whose card is next."""
        return (self.turn,)


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    phase: ClassVar[str] = "over"
    match: Match[WidowPitchOptions]
    result: Result

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Nobody."""
        return ()


UnderWay = Bidding | Discarding | Naming | Exchanging | Playing
State = Dealing | UnderWay | Over


@dataclass(frozen=True, slots=True, kw_only=True)
class WidowPitchView(View[WidowPitchOptions]):
    """The public core, the highest bid, and what this seat took or drew.

    ``bid`` is a number or ``shoot``; ``None`` before the first one.
    """

    bid: BidValue | None = None
    drawn: tuple[Card, ...] = ()
    result: Result | None = None


def other(seat: Seat) -> Seat:
    """The opponent."""
    return after(seat, 2)
