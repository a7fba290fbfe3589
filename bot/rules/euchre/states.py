"""The phases of the Euchre family, from the deal to the end of the game."""

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.rules.actions import Action
from bot.rules.cards import Card, Suit
from bot.rules.euchre.family import Contract, FamilyOptions, Sides
from bot.rules.euchre.order import in_order
from bot.rules.game import Match, Result
from bot.rules.seats import CHANCE, Seat, after
from bot.rules.tricks import Trick
from bot.rules.view import Done, View


@dataclass(frozen=True, slots=True)
class Exchange:
    """A farmer's hand was shown: three cards of one rank put away, the stock drawn for them."""

    seat: Seat
    away: tuple[Card, ...]
    drawn: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal in progress: what all phases between the deal and the score have in common.

    ``hands`` are in playing order, as they stand before the first lead. ``suit`` is the suit
    the turn-up counts as (``None`` until the dealer has named one for a turned-up joker);
    ``buried`` is the card the dealer put away for the turn-up.
    """

    match: Match[FamilyOptions]
    hands: tuple[tuple[Card, ...], ...]
    up: Card
    suit: Suit | None
    stock: tuple[Card, ...]
    exchange: Exchange | None = None
    buried: Card | None = None
    history: tuple[Done, ...] = ()

    @property
    def options(self) -> FamilyOptions:
        """The options of the game."""
        return self.match.options

    @property
    def dealer(self) -> Seat:
        """Whose deal it is."""
        return self.match.dealer

    @property
    def eldest(self) -> Seat:
        """The dealer's left, who speaks first."""
        return after(self.match.dealer, self.match.players)

    @property
    def dealer_makes_at_once(self) -> bool:
        """Whether the turned-up joker makes the dealer maker without a round of asking."""
        options = self.options
        return self.up == options.best_bower and options.joker_turned == "makers-at-once"

    def said(self, seat: Seat, action: Action) -> "Dealt":
        """The same with one action more in its history."""
        return Dealt(
            self.match,
            self.hands,
            self.up,
            self.suit,
            self.stock,
            self.exchange,
            self.buried,
            (*self.history, Done(seat, action)),
        )

    def holding(self, seat: Seat, hand: tuple[Card, ...], trump: Suit | None = None) -> "Dealt":
        """The same with another hand for one seat, in playing order under this trump."""
        mine = in_order(hand, trump, self.options.best_bower)
        return replace(self, hands=(*self.hands[:seat], mine, *self.hands[seat + 1 :]))


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deck is to be dealt."""

    phase: ClassVar[str] = "dealing"
    match: Match[FamilyOptions]

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The deck."""
        return (CHANCE,)


@dataclass(frozen=True, slots=True)
class BlindSuit:
    """A joker is turned up: the dealer names a suit before looking at the hand."""

    phase: ClassVar[str] = "blind-suit"
    dealt: Dealt

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The dealer."""
        return (self.dealt.dealer,)


@dataclass(frozen=True, slots=True)
class _Asking:
    """One seat after the other is asked the same question."""

    dealt: Dealt
    turn: Seat

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who is asked."""
        return (self.turn,)


class FarmersHand(_Asking):
    """Has anybody a farmer's hand, and says so?"""

    __slots__ = ()
    phase: ClassVar[str] = "farmers-hand"


class OrderingUp(_Asking):
    """Round 1: does anybody accept the suit of the turn-up?"""

    __slots__ = ()
    phase: ClassVar[str] = "ordering-up"


class Naming(_Asking):
    """Round 2: the turn-up is turned down; does anybody name another suit?"""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


@dataclass(frozen=True, slots=True)
class Swapping:
    """The turn-up is accepted; the dealer may take it."""

    phase: ClassVar[str] = "swapping"
    dealt: Dealt
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The dealer."""
        return (self.dealt.dealer,)


@dataclass(frozen=True, slots=True)
class PartnersBest:
    """The lone maker may give the partner a card, for one of the partner's."""

    phase: ClassVar[str] = "partners-best"
    dealt: Dealt
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The maker."""
        return (self.contract.maker,)


@dataclass(frozen=True, slots=True)
class GivingBack:
    """The maker has given a card; the partner gives one back."""

    phase: ClassVar[str] = "giving-back"
    dealt: Dealt
    contract: Contract
    given: Card

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The maker's partner."""
        return (partner(self.contract.maker),)


@dataclass(frozen=True, slots=True)
class DefendingAlone:
    """A defender may play without the partner."""

    phase: ClassVar[str] = "defending-alone"
    dealt: Dealt
    contract: Contract
    turn: Seat

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The defender who is asked."""
        return (self.turn,)


@dataclass(frozen=True, slots=True)
class CallingPartner:
    """The maker names the suit whose highest card makes a partner, or plays alone."""

    phase: ClassVar[str] = "calling-partner"
    dealt: Dealt
    contract: Contract

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The maker."""
        return (self.contract.maker,)


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played. ``hands`` are what is left of those in ``dealt``.

    ``sides`` are those of this deal as everybody can know them; ``trumps_out`` counts the trumps
    played so far.
    """

    phase: ClassVar[str] = "playing"
    dealt: Dealt
    contract: Contract
    sides: Sides
    hands: tuple[tuple[Card, ...], ...]
    turn: Seat
    trick: Trick
    last_trick: Trick | None
    tricks_won: tuple[int, ...]
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
    match: Match[FamilyOptions]
    result: Result

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Nobody."""
        return ()


Making = BlindSuit | FarmersHand | OrderingUp | Naming
Made = Swapping | PartnersBest | GivingBack | DefendingAlone | CallingPartner
State = Dealing | Making | Made | Playing | Over


@dataclass(frozen=True, slots=True, kw_only=True)
class EuchreView(View[FamilyOptions]):
    """The public core, the turn-up and the suit it counts as, and what this seat drew."""

    up: Card | None = None
    up_suit: Suit | None = None
    drawn: tuple[Card, ...] = ()
    result: Result | None = None


def partner(seat: Seat) -> Seat:
    """Who sits opposite, where four play."""
    return after(seat, 4, 2)


def next_playing(seat: Seat, players: int, silent: tuple[Seat, ...]) -> Seat:
    """Who plays after this seat: the next that is not silent."""
    turn = after(seat, players)
    while turn in silent:
        turn = after(turn, players)
    return turn
