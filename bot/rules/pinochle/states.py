"""The phases of Pinochle, from the deal to the end of the game."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bot.rules.actions import Action, Give
from bot.rules.cards import Card, Suit
from bot.rules.match import Match, Result
from bot.rules.pinochle.melds import Meld
from bot.rules.pinochle.options import PinochleOptions
from bot.rules.pinochle.order import MATES, in_order
from bot.rules.seats import CHANCE, Seat, after, partners, seats
from bot.rules.tricks import Trick
from bot.rules.view import Done, View

PLAYERS: Final = 4
SEATS: Final = seats(PLAYERS)
SIDES: Final = partners(PLAYERS)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal in progress: what all phases between the deal and the score have in common.

    ``hands`` are in playing order, as they stand before the first lead; ``history`` has every
    action in full, exchanged cards too.
    """

    match: Match[PinochleOptions]
    hands: tuple[tuple[Card, ...], ...]
    history: tuple[Done, ...] = ()

    @property
    def options(self) -> PinochleOptions:
        """The options of the game."""
        return self.match.options

    def said(self, seat: Seat, action: Action) -> "Dealt":
        """The same with one action more in its history."""
        return Dealt(self.match, self.hands, (*self.history, Done(seat, action)))

    def in_order_of(self, trump: Suit) -> "Dealt":
        """The same with the hands laid in the order under this trump."""
        return replace(self, hands=tuple(in_order(hand, trump) for hand in self.hands))


@dataclass(frozen=True, slots=True)
class Contract:
    """Who won the auction, with which bid, and the trump named."""

    maker: Seat
    bid: int
    trump: Suit


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deck is to be dealt."""

    phase: ClassVar[str] = "dealing"
    match: Match[PinochleOptions]

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The deck."""
        return (CHANCE,)


@dataclass(frozen=True, slots=True)
class Redealing:
    """All are asked together whether they want a new deal. ``answers`` by seat, unseen."""

    phase: ClassVar[str] = "redealing"
    dealt: Dealt
    answers: tuple[Action | None, ...] = (None,) * PLAYERS

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who has not answered."""
        return tuple(seat for seat in SEATS if self.answers[seat] is None)


@dataclass(frozen=True, slots=True)
class Bidding:
    """The auction. ``bid`` is the last bid, ``bidder`` who made it; ``out`` have passed."""

    phase: ClassVar[str] = "bidding"
    dealt: Dealt
    turn: Seat
    bid: int = 0
    bidder: Seat | None = None
    out: tuple[Seat, ...] = ()

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who is asked."""
        return (self.turn,)


@dataclass(frozen=True, slots=True)
class Naming:
    """The declarer names trump."""

    phase: ClassVar[str] = "naming"
    dealt: Dealt
    maker: Seat
    bid: int

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The declarer."""
        return (self.maker,)


@dataclass(frozen=True, slots=True)
class Exchanging:
    """Partners exchange cards: all who do choose together. ``chosen`` by seat, unseen."""

    phase: ClassVar[str] = "exchanging"
    dealt: Dealt
    contract: Contract
    chosen: tuple[Give | None, ...] = (None,) * PLAYERS

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who exchanges and has not chosen."""
        both = self.dealt.options.racehorse_who == "both-sides"
        asked = SEATS if both else side_of(self.contract.maker)
        return tuple(seat for seat in asked if self.chosen[seat] is None)


@dataclass(frozen=True, slots=True)
class Giving:
    """The declarer's partner gives cards first."""

    phase: ClassVar[str] = "giving"
    dealt: Dealt
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The declarer's partner."""
        return (partner(self.contract.maker),)


@dataclass(frozen=True, slots=True)
class Returning:
    """The declarer has taken the partner's cards in and gives as many back."""

    phase: ClassVar[str] = "returning"
    dealt: Dealt
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The declarer."""
        return (self.contract.maker,)


@dataclass(frozen=True, slots=True)
class Surrendering:
    """The melds lie on the table; the declarer may give up. ``melds`` by seat."""

    phase: ClassVar[str] = "surrendering"
    dealt: Dealt
    contract: Contract
    melds: tuple[Meld, ...]

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The declarer."""
        return (self.contract.maker,)


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played. ``hands`` are what is left of those in ``dealt``.

    ``taken`` are the points each seat has taken in tricks, ``trumps_out`` the trumps played.
    """

    phase: ClassVar[str] = "playing"
    dealt: Dealt
    contract: Contract
    melds: tuple[Meld, ...]
    hands: tuple[tuple[Card, ...], ...]
    turn: Seat
    trick: Trick
    last_trick: Trick | None = None
    tricks_won: tuple[int, ...] = (0,) * PLAYERS
    taken: tuple[int, ...] = (0,) * PLAYERS
    trumps_out: int = 0
    plays: tuple[Done, ...] = ()

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Whose card is next."""
        return (self.turn,)


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    phase: ClassVar[str] = "over"
    match: Match[PinochleOptions]
    result: Result

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Nobody."""
        return ()


Named = Exchanging | Giving | Returning | Surrendering
BeforePlay = Redealing | Bidding | Naming | Named
State = Dealing | BeforePlay | Playing | Over


@dataclass(frozen=True, slots=True, kw_only=True)
class PinochleView(View[PinochleOptions]):
    """The public core, and the highest bid so far (0 if none) with its bidder."""

    bid: int = 0
    bidder: Seat | None = None
    result: Result | None = None


def partner(seat: Seat) -> Seat:
    """Who sits opposite."""
    return after(seat, PLAYERS, MATES)


def side_of(seat: Seat) -> tuple[Seat, ...]:
    """This seat and its partner, in seat order."""
    return SIDES[seat % len(SIDES)]
