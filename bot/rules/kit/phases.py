"""The phases that games have in common. A game's other phases are classes of its own.

Every phase knows its ``match``, and in ``turns`` who may act: the deck, one seat, several who
choose together, or nobody. Between the deal and the score it also has a ``dealt``.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from bot.rules.kit.actions import Action
from bot.rules.kit.auction import Auction, HighBid
from bot.rules.kit.cardplay import Hands, Tricks
from bot.rules.kit.cards import Card
from bot.rules.kit.events import Event, tell
from bot.rules.kit.fast_frozen import changing, fast_frozen, quick, replace
from bot.rules.kit.match import Match, Opts, Result
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import CHANCE, Seat, placed, seats
from bot.rules.kit.tricks import Order
from bot.rules.kit.view import Done

_done, _event = quick(Done), quick(Event)
_with_history, _with_answers = changing("history"), changing("answers")


class Phase(Protocol):
    """The protocol of any phase: its name, the key of its sentences, and the seats to act."""

    phase: ClassVar[str]

    @property
    def match(self) -> Match[Any]:
        """The standing between the deals."""

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seats that may act."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class Dealing(Generic[Opts]):
    """The phase in which the deck is to be dealt."""

    phase: ClassVar[str] = "dealing"
    match: Match[Opts]

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The deck, as the only seat."""
        return (CHANCE,)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Over(Generic[Opts]):
    """The end of a game."""

    phase: ClassVar[str] = "over"
    match: Match[Opts]
    result: Result

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Nobody: the game is over."""
        return ()


BETWEEN_DEALS: Final = (Dealing, Over)
"""The phases in which nobody holds a card."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class Dealt(Generic[Opts]):
    """A deal in progress: the common part of all phases between the deal and the score.

    ``hands`` are in playing order, as they stand before the first lead; ``history`` has every
    action before it in full, unseen cards too.
    """

    match: Match[Opts]
    hands: Hands
    history: tuple[Done, ...] = ()

    @property
    def options(self) -> Opts:
        """The options of the game."""
        return self.match.options

    @property
    def dealer(self) -> Seat:
        """The seat whose deal it is."""
        return self.match.dealer

    @property
    def eldest(self) -> Seat:
        """The seat after the dealer."""
        return self.match.eldest

    def with_done(self, seat: Seat, action: Action) -> Self:
        """The deal with one action more in its history."""
        told: Self = _with_history(self, (*self.history, _done(seat, action)))
        return told

    def with_hand(self, seat: Seat, hand: tuple[Card, ...], order: Order) -> Self:
        """The deal with another hand for one seat, laid in this order."""
        return replace(self, hands=placed(self.hands, seat, order.sorted(hand)))

    def with_order(self, order: Order) -> Self:
        """The deal with every hand laid in this order."""
        return replace(self, hands=order.laid(self.hands))

    def told(self) -> tuple[Event, ...]:
        """The events of the dealing: everybody hears of it, and sees their own hand."""
        hands = [
            _event(Reason("your-hand", (("cards", hand),)), (seat,))
            for seat, hand in zip(seats(len(self.hands)), self.hands, strict=True)
        ]
        return tell("dealt", dealer=self.match.dealer, deal=self.match.deal), *hands


class HasMaker(Protocol):
    """The protocol of a contract: at least it knows the seat that made it."""

    @property
    def maker(self) -> Seat:
        """The seat that made it."""


D = TypeVar("D", bound=Dealt[Any], covariant=True)
C = TypeVar("C", bound=HasMaker, covariant=True)


@dataclass(frozen=True, slots=True)
class InDeal(Generic[D]):
    """A phase between the deal and the score."""

    phase: ClassVar[str]
    dealt: D

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seats that may act."""
        raise NotImplementedError

    @property
    def match(self) -> Match[Any]:
        """The standing between the deals."""
        return self.dealt.match


@fast_frozen
@dataclass(frozen=True, slots=True)
class Asking(InDeal[D]):
    """A phase in which one seat is asked something."""

    turn: Seat

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat that is asked."""
        return (self.turn,)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Bidding(InDeal[D]):
    """The phase of the auction."""

    phase: ClassVar[str] = "bidding"
    auction: Auction

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat that speaks next."""
        return (self.auction.turn,)


@fast_frozen
@dataclass(frozen=True, slots=True)
class AskingBidder(InDeal[D]):
    """A phase in which the highest bidder is asked something."""

    high: HighBid

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat of the highest bid."""
        return (self.high.seat,)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Together(InDeal[D]):
    """A phase in which several choose at once, unseen by each other.

    ``answers`` run by seat; ``None`` is a seat that has not chosen.
    """

    asked: tuple[Seat, ...]
    answers: tuple[Action | None, ...]

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seats that have not chosen."""
        return tuple([seat for seat in self.asked if self.answers[seat] is None])

    def with_answer(self, seat: Seat, action: Action) -> Self:
        """The phase with the choice of one seat more."""
        answered: Self = _with_answers(self, placed(self.answers, seat, action))
        return answered

    @property
    def chosen(self) -> tuple[Done, ...]:
        """The choices so far, in seat order and not by speed."""
        return tuple([Done(Seat(s), a) for s, a in enumerate(self.answers) if a is not None])


@fast_frozen
@dataclass(frozen=True, slots=True)
class AskingMaker(InDeal[D], Generic[D, C]):
    """A phase in which the maker of a contract is asked something."""

    contract: C

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat of the maker."""
        return (self.contract.maker,)


@fast_frozen
@dataclass(frozen=True, slots=True)
class InPlay(InDeal[D]):
    """The phase in which tricks are played, under a contract or without one."""

    phase: ClassVar[str] = "playing"
    tricks: Tricks

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat whose card is next."""
        return (self.tricks.turn,)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[D], Generic[D, C]):
    """The phase in which tricks are played under a contract."""

    contract: C
