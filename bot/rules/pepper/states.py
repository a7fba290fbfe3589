"""The phases of Pepper, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.actions import Action
from bot.rules.cards import Card, Suit
from bot.rules.match import Match, Result
from bot.rules.pepper.cardplay import Hands, Tricks
from bot.rules.pepper.options import PepperOptions
from bot.rules.seats import CHANCE, Seat, after, alone, partners
from bot.rules.view import Done, View

PACK_SIZE: Final = 24
BIG: Final = "big"
"""The bid above all others: every trick, for double points."""
Value = int | str
"""A bid: a number of tricks, or :data:`BIG`."""


def hand_size(players: int) -> int:
    """Six cards each at four, eight at three or two; as many tricks can be bid."""
    return 6 if players == 4 else 8


def sides_of(options: PepperOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
    """Everybody alone, or partners opposite."""
    return partners(players) if options.partners else alone(players)


@dataclass(frozen=True, slots=True)
class HighBid:
    """The highest bid so far, and whose it is."""

    seat: Seat
    value: Value


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal in progress: what all phases between the deal and the score have in common.

    ``hands`` are in playing order as dealt; ``stock`` is the dead hand of two players.
    """

    match: Match[PepperOptions]
    hands: Hands
    stock: tuple[Card, ...]
    history: tuple[Done, ...] = ()

    @property
    def options(self) -> PepperOptions:
        """The options of the game."""
        return self.match.options

    @property
    def eldest(self) -> Seat:
        """The dealer's left, who speaks first."""
        return after(self.match.dealer, self.match.players)

    def said(self, seat: Seat, action: Action) -> "Dealt":
        """The same with one action more in its history."""
        return Dealt(self.match, self.hands, self.stock, (*self.history, Done(seat, action)))


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deck is to be dealt."""

    phase: ClassVar[str] = "dealing"
    match: Match[PepperOptions]

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The deck."""
        return (CHANCE,)


@dataclass(frozen=True, slots=True)
class Bidding:
    """Tricks are bid. ``passes`` counts those since the last bid, or since the deal."""

    phase: ClassVar[str] = "bidding"
    dealt: Dealt
    turn: Seat
    high: HighBid | None = None
    passes: int = 0

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who is asked."""
        return (self.turn,)


@dataclass(frozen=True, slots=True)
class Naming:
    """The highest bidder names a suit, or no trump."""

    phase: ClassVar[str] = "naming"
    dealt: Dealt
    high: HighBid

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The highest bidder."""
        return (self.high.seat,)


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played under ``trump`` (``None``: no trump)."""

    phase: ClassVar[str] = "playing"
    dealt: Dealt
    high: HighBid
    trump: Suit | None
    tricks: Tricks

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Whose card is next."""
        return (self.tricks.turn,)


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    phase: ClassVar[str] = "over"
    match: Match[PepperOptions]
    result: Result

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Nobody."""
        return ()


State = Dealing | Bidding | Naming | Playing | Over


@dataclass(frozen=True, slots=True, kw_only=True)
class PepperView(View[PepperOptions]):
    """The public core, the highest bid (0: none yet) and whose it is."""

    high: Value = 0
    bidder: Seat | None = None
    result: Result | None = None
