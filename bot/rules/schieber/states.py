"""The phases of Schieber, from the deal to the end of the game. A side is its lower seat."""

from dataclasses import dataclass, field
from typing import ClassVar

from bot.rules.actions import Action
from bot.rules.cards import Card, Suit
from bot.rules.match import Match, Result
from bot.rules.schieber.melds import Meld
from bot.rules.schieber.options import SchieberOptions, factors
from bot.rules.schieber.order import trump_of
from bot.rules.seats import CHANCE, Seat, after
from bot.rules.tricks import Trick
from bot.rules.view import Done, View

Pair = tuple[int, int]
"""A number for each side: seats 0 and 2, seats 1 and 3."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal in progress. ``hands`` are the nine cards each was dealt, in playing order.

    The match already holds what was written down during this deal.
    """

    match: Match[SchieberOptions]
    hands: tuple[tuple[Card, ...], ...]
    forehand: Seat
    history: tuple[Done, ...] = ()

    @property
    def options(self) -> SchieberOptions:
        """The options of the game."""
        return self.match.options

    def said(self, seat: Seat, action: Action) -> "Dealt":
        """The same with one action more in its history."""
        return Dealt(self.match, self.hands, self.forehand, (*self.history, Done(seat, action)))


@dataclass(frozen=True, slots=True)
class Contract:
    """What is played, who named it, and by what everything scored is multiplied."""

    word: str
    maker: Seat
    factor: int

    @classmethod
    def named(cls, word: str, maker: Seat, options: SchieberOptions) -> "Contract":
        """The contract of this word."""
        return cls(word, maker, factors(options.factors)[word])

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if there is one."""
        return trump_of(self.word)


@dataclass(frozen=True, slots=True)
class Tie:
    """What somebody had to tell because both sides named the same kind.

    The length of the sequence (0: not asked), its top card's rank (empty: not asked), whether
    it is of the trump suit (``None``: not asked).
    """

    seat: Seat
    length: int = 0
    top: str = ""
    trump: bool | None = None


@dataclass(frozen=True, slots=True)
class Announced:
    """What the table knows of the Weis.

    ``kinds`` by seat (empty: not asked yet); after the first trick the ties, the side that
    scores (``None``: nobody) and what it shows.
    """

    kinds: tuple[str, ...] = ("", "", "", "")
    ties: tuple[Tie, ...] = ()
    side: int | None = None
    melds: tuple[tuple[Seat, Meld], ...] = ()

    def plus(self, seat: Seat, kind: str) -> "Announced":
        """The same with what this seat says."""
        return Announced((*self.kinds[:seat], kind, *self.kinds[seat + 1 :]))

    @property
    def points(self) -> int:
        """What is shown, before the factor."""
        return sum(meld.points for _, meld in self.melds)


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deck is to be dealt."""

    phase: ClassVar[str] = "dealing"
    match: Match[SchieberOptions]

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The deck."""
        return (CHANCE,)


@dataclass(frozen=True, slots=True)
class _Asking:
    """One seat is asked for the contract."""

    dealt: Dealt
    turn: Seat

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who is asked."""
        return (self.turn,)


class Naming(_Asking):
    """The contract is named, or shoved across to the partner."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


class MustName(_Asking):
    """It was shoved; now it must be named."""

    __slots__ = ()
    phase: ClassVar[str] = "must-name"


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played. ``hands`` are what is left of those in ``dealt``.

    ``cards`` are the points of the completed tricks and ``written`` what was written down in
    this deal (times the factor), by side. ``stoeck`` is who called it. ``denied`` tells of
    either side that it cannot hold a Stöck, because the game would have ended.
    """

    phase: ClassVar[str] = "playing"
    dealt: Dealt
    contract: Contract
    hands: tuple[tuple[Card, ...], ...]
    turn: Seat
    trick: Trick
    last_trick: Trick | None = None
    tricks_won: tuple[int, ...] = (0, 0, 0, 0)
    cards: Pair = (0, 0)
    written: Pair = (0, 0)
    announced: Announced = field(default_factory=Announced)
    stoeck: Seat | None = None
    denied: tuple[bool, bool] = (False, False)
    trumps_out: int = 0
    plays: tuple[Done, ...] = ()

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Whose card is next."""
        return (self.turn,)

    @property
    def options(self) -> SchieberOptions:
        """The options of the game."""
        return self.dealt.match.options

    @property
    def tricks(self) -> int:
        """How many tricks are complete."""
        return sum(self.tricks_won)


@dataclass(frozen=True, slots=True)
class Announcing:
    """In the first trick, before the card: what Weis has the player whose turn it is?"""

    phase: ClassVar[str] = "announcing"
    play: Playing

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who announces."""
        return (self.play.turn,)


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    phase: ClassVar[str] = "over"
    match: Match[SchieberOptions]
    result: Result

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Nobody."""
        return ()


State = Dealing | Naming | MustName | Announcing | Playing | Over


@dataclass(frozen=True, slots=True, kw_only=True)
class SchieberView(View[SchieberOptions]):
    """The public core, the forehand, the Weis and what is counted so far.

    ``cards``, ``written`` and ``denied`` are by side, as in :class:`Playing`.
    """

    forehand: Seat | None = None
    announced: Announced = field(default_factory=Announced)
    cards: Pair = (0, 0)
    written: Pair = (0, 0)
    denied: tuple[bool, bool] = (False, False)
    result: Result | None = None


def partner(seat: Seat) -> Seat:
    """Who sits opposite."""
    return after(seat, 4, 2)


def side_seats(side: int) -> tuple[Seat, Seat]:
    """The two seats of a side."""
    return Seat(side), Seat(side + 2)


def by_seat(pair: Pair) -> tuple[int, int, int, int]:
    """A number a side as a number a seat."""
    return (*pair, *pair)


def plus(pair: Pair, side: int, points: int) -> Pair:
    """The same with so much more for one side."""
    return (pair[0] + points, pair[1]) if side == 0 else (pair[0], pair[1] + points)
