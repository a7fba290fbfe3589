"""The phases of Schieber, from the deal to the end of the game.

A side is told by its lower seat: 0 for seats 0 and 2, 1 for seats 1 and 3.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Final

from bot.rules.games.schieber.options import SchieberOptions, factors
from bot.rules.kit import phases
from bot.rules.kit.cards import Suit
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.jass import trump_of
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Asking, Dealing, Over
from bot.rules.kit.seats import Seat, partners, placed
from bot.rules.kit.view import Shown

SIDES: Final = partners(4)
Pair = tuple[int, int]
"""A number for each side: seats 0 and 2, seats 1 and 3."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class Dealt(phases.Dealt[SchieberOptions]):
    """A deal in progress, with its forehand.

    The match already holds the points written down during this deal.
    """

    forehand: Seat = field(kw_only=True)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The contract by its word, the seat that named it, and the factor of everything scored."""

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


@fast_frozen
@dataclass(frozen=True, slots=True)
class Tie:
    """A seat's answer after both sides had named the same kind.

    The length of the sequence (0: not asked), its top card's rank (empty: not asked), whether
    it is of the trump suit (``None``: not asked).
    """

    seat: Seat
    length: int = 0
    top: str = ""
    trump: bool | None = None


@fast_frozen
@dataclass(frozen=True, slots=True)
class Announced:
    """The table's knowledge of the Weis.

    ``kinds`` by seat (empty: not asked yet); after the first trick the ties, the side that scores
    (``None``: nobody), the Weis it shows and their points, before the factor.
    """

    kinds: tuple[str, ...] = ("", "", "", "")
    ties: tuple[Tie, ...] = ()
    side: int | None = None
    shown: tuple[Shown, ...] = ()
    points: int = 0

    def with_kind(self, seat: Seat, kind: str) -> "Announced":
        """The Weis with the kind that this seat says."""
        return Announced(placed(self.kinds, seat, kind))


NOTHING_SAID: Final = Announced()


class Naming(Asking[Dealt]):
    """The contract is named, or shoved across to the partner."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


class MustName(Asking[Dealt]):
    """The phase after a shove: now the contract must be named."""

    __slots__ = ()
    phase: ClassVar[str] = "must-name"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(phases.Playing[Dealt, Contract]):
    """The phase in which tricks are played.

    ``cards`` are the points of the completed tricks and ``written`` those written down in this
    deal (times the factor), by side. ``stoeck`` is the seat that called it. ``denied`` tells of
    either side that it cannot hold a Stöck, because the game would have ended.
    """

    cards: Pair = (0, 0)
    written: Pair = (0, 0)
    announced: Announced = NOTHING_SAID
    stoeck: Seat | None = None
    denied: tuple[bool, bool] = (False, False)


playing_on = quick(Playing)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Announcing:
    """The phase before a card of the first trick: the player whose turn it is says the Weis."""

    phase: ClassVar[str] = "announcing"
    play: Playing

    @property
    def match(self) -> Match[SchieberOptions]:
        """The standing between the deals."""
        return self.play.dealt.match

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seat that announces."""
        return self.play.turns


UnderWay = Naming | MustName | Announcing | Playing
State = Dealing[SchieberOptions] | UnderWay | Over[SchieberOptions]


def side_of(seat: Seat) -> int:
    """The side of a seat: 0 or 1."""
    return seat % 2


def by_seat(pair: Pair) -> tuple[int, int, int, int]:
    """The numbers of both sides, one for each seat."""
    return (*pair, *pair)


def with_points(pair: Pair, side: int, points: int) -> Pair:
    """The numbers of both sides after ``points`` more for one of them."""
    return (pair[0] + points, pair[1]) if side == 0 else (pair[0], pair[1] + points)
