"""The phases of the Euchre family, from the deal to the end of the game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.euchre.family import Contract, FamilyOptions, Sides
from bot.rules.kit import phases
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.phases import Asking, AskingMaker, Dealing, InDeal, Over
from bot.rules.kit.seats import Seat, partner

MUST_NAME: Final = "must-name"
MUST_SWAP: Final = "must-swap"
"""Keys of the questions to a dealer who may not pass, or not leave the turn-up."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class Exchange:
    """A farmer's hand was shown: three cards of one rank put away, the stock drawn for them."""

    seat: Seat
    away: tuple[Card, ...]
    drawn: tuple[Card, ...]


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[FamilyOptions]):
    """A deal in progress, with its turn-up.

    ``suit`` is the suit the turn-up counts as (``None`` until the dealer has named one for a
    turned-up joker); ``buried`` is the card the dealer put away for the turn-up.
    """

    up: Card
    suit: Suit | None
    stock: tuple[Card, ...]
    exchange: Exchange | None = None
    buried: Card | None = None

    @property
    def dealer_makes_at_once(self) -> bool:
        """Whether the turned-up joker makes the dealer maker without a round of asking."""
        options = self.options
        return self.up == options.best_bower and options.joker_turned == "makers-at-once"


class _AskingDealer(InDeal[Dealt]):
    """The dealer is asked something."""

    __slots__ = ()

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The dealer."""
        return (self.dealt.dealer,)


class BlindSuit(_AskingDealer):
    """A joker is turned up: the dealer names a suit before looking at the hand."""

    __slots__ = ()
    phase: ClassVar[str] = "blind-suit"


class FarmersHand(Asking[Dealt]):
    """Has anybody a farmer's hand, and says so?"""

    __slots__ = ()
    phase: ClassVar[str] = "farmers-hand"


class OrderingUp(Asking[Dealt]):
    """Round 1: does anybody accept the suit of the turn-up?"""

    __slots__ = ()
    phase: ClassVar[str] = "ordering-up"


class Naming(Asking[Dealt]):
    """Round 2: the turn-up is turned down; does anybody name another suit?"""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Swapping(_AskingDealer):
    """The turn-up is accepted; the dealer may take it."""

    phase: ClassVar[str] = "swapping"
    contract: Contract


class PartnersBest(AskingMaker[Dealt, Contract]):
    """The lone maker may give the partner a card, for one of the partner's."""

    __slots__ = ()
    phase: ClassVar[str] = "partners-best"


@fast_frozen
@dataclass(frozen=True, slots=True)
class GivingBack(InDeal[Dealt]):
    """The maker has given a card; the partner gives one back."""

    phase: ClassVar[str] = "giving-back"
    contract: Contract
    given: Card

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat of the maker's partner."""
        return (partner(self.contract.maker),)


@fast_frozen
@dataclass(frozen=True, slots=True)
class DefendingAlone(Asking[Dealt]):
    """A defender may play without the partner."""

    phase: ClassVar[str] = "defending-alone"
    contract: Contract


class CallingPartner(AskingMaker[Dealt, Contract]):
    """The maker names the suit whose highest card makes a partner, or plays alone."""

    __slots__ = ()
    phase: ClassVar[str] = "calling-partner"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(phases.Playing[Dealt, Contract]):
    """The phase of the tricks. ``sides`` are those of this deal as everybody can know them."""

    sides: Sides


playing_on = quick(Playing)

Making = BlindSuit | FarmersHand | OrderingUp | Naming
Made = Swapping | PartnersBest | GivingBack | DefendingAlone | CallingPartner
UnderWay = Making | Made | Playing
State = Dealing[FamilyOptions] | UnderWay | Over[FamilyOptions]
