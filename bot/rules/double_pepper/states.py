"""The phases of Double Pepper, from the deal to the end of the game."""

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.rules.actions import Action
from bot.rules.cards import Card, Suit
from bot.rules.double_pepper.options import DoublePepperOptions
from bot.rules.double_pepper.order import PACK, in_order
from bot.rules.match import Match, Result
from bot.rules.pepper.cardplay import Hands, Tricks
from bot.rules.seats import CHANCE, Seat, after, partners
from bot.rules.view import Done, View


def hand_size(players: int) -> int:
    """Twelve cards each at four, eight at six."""
    return len(PACK) // players


def partners_of(seat: int, players: int) -> tuple[Seat, ...]:
    """The others of a seat's side, clockwise: the first of them gives to who plays alone."""
    return tuple(after(seat, players, steps) for steps in range(2, players, 2))


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal in progress: what all phases between the deal and the score have in common.

    ``hands`` are in playing order, as they stand before the first lead; ``away`` is what the
    lone maker put away.
    """

    match: Match[DoublePepperOptions]
    hands: Hands
    away: tuple[Card, ...] = ()
    history: tuple[Done, ...] = ()

    @property
    def options(self) -> DoublePepperOptions:
        """The options of the game."""
        return self.match.options

    @property
    def eldest(self) -> Seat:
        """The dealer's left, who speaks first."""
        return after(self.match.dealer, self.match.players)

    def said(self, seat: Seat, action: Action) -> "Dealt":
        """The same with one action more in its history."""
        return Dealt(self.match, self.hands, self.away, (*self.history, Done(seat, action)))

    def holding(self, seat: Seat, hand: tuple[Card, ...], trump: Suit | None) -> "Dealt":
        """The same with another hand for one seat, in playing order under this trump."""
        mine = in_order(hand, trump, self.options.bowers)
        return replace(self, hands=(*self.hands[:seat], mine, *self.hands[seat + 1 :]))


@dataclass(frozen=True, slots=True)
class HighBid:
    """The highest bid so far, whose it is, and whether a dealer was forced to it."""

    seat: Seat
    value: int
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Contract:
    """Who promised how many tricks under which trump (``None``: no trump); who sits out."""

    bid: HighBid
    trump: Suit | None
    silent: tuple[Seat, ...] = ()

    @property
    def maker(self) -> Seat:
        """Who promised it."""
        return self.bid.seat

    @property
    def alone(self) -> bool:
        """Whether the maker plays without partners."""
        return bool(self.silent)

    @property
    def giver(self) -> Seat:
        """The partner who gives cards to a lone maker."""
        return self.silent[0]


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deck is to be dealt."""

    phase: ClassVar[str] = "dealing"
    match: Match[DoublePepperOptions]

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The deck."""
        return (CHANCE,)


@dataclass(frozen=True, slots=True)
class Bidding:
    """Tricks are bid, one turn each."""

    phase: ClassVar[str] = "bidding"
    dealt: Dealt
    turn: Seat
    high: HighBid | None = None

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who is asked."""
        return (self.turn,)


@dataclass(frozen=True, slots=True)
class Naming:
    """The highest bidder names trump, and may go alone."""

    phase: ClassVar[str] = "naming"
    dealt: Dealt
    high: HighBid

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The highest bidder."""
        return (self.high.seat,)


@dataclass(frozen=True, slots=True)
class Discarding:
    """The lone maker puts two cards away."""

    phase: ClassVar[str] = "discarding"
    dealt: Dealt
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The maker."""
        return (self.contract.maker,)


@dataclass(frozen=True, slots=True)
class Giving:
    """The partner gives the lone maker two cards."""

    phase: ClassVar[str] = "giving"
    dealt: Dealt
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The partner who gives."""
        return (self.contract.giver,)


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played."""

    phase: ClassVar[str] = "playing"
    dealt: Dealt
    contract: Contract
    tricks: Tricks

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Whose card is next."""
        return (self.tricks.turn,)


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    phase: ClassVar[str] = "over"
    match: Match[DoublePepperOptions]
    result: Result

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Nobody."""
        return ()


State = Dealing | Bidding | Naming | Discarding | Giving | Playing | Over


@dataclass(frozen=True, slots=True, kw_only=True)
class DoublePepperView(View[DoublePepperOptions]):
    """The public core, and the highest bid (0: none yet)."""

    high: int = 0
    result: Result | None = None


def sides_of(players: int) -> tuple[tuple[Seat, ...], ...]:
    """Two sides that sit in turn."""
    return partners(players)
