"""The phases of Schieber, from the deal to the end of the game. A side is its lower seat."""

from dataclasses import dataclass, field
from typing import ClassVar, Final

from bot.rules.games.schieber.melds import Meld
from bot.rules.games.schieber.options import SchieberOptions, factors
from bot.rules.games.schieber.order import trump_of
from bot.rules.kit import phases
from bot.rules.kit.cards import Suit
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Asking, Dealing, Over
from bot.rules.kit.seats import Seat, partners, placed

SIDES: Final = partners(4)
Pair = tuple[int, int]
"""A number for each side: seats 0 and 2, seats 1 and 3."""


@dataclass(frozen=True, slots=True)
class Dealt(phases.Dealt[SchieberOptions]):
    """A deal in progress, with its forehand.

    The match already holds what was written down during this deal.
    """

    forehand: Seat = field(kw_only=True)


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
        return Announced(placed(self.kinds, seat, kind))

    @property
    def points(self) -> int:
        """What is shown, before the factor."""
        return sum(meld.points for _, meld in self.melds)


class Naming(Asking[Dealt]):
    """The contract is named, or shoved across to the partner."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


class MustName(Asking[Dealt]):
    """It was shoved; now it must be named."""

    __slots__ = ()
    phase: ClassVar[str] = "must-name"


@dataclass(frozen=True, slots=True)
class Playing(phases.Playing[Dealt, Contract]):
    """Tricks are played.

    ``cards`` are the points of the completed tricks and ``written`` what was written down in
    this deal (times the factor), by side. ``stoeck`` is who called it. ``denied`` tells of
    either side that it cannot hold a Stöck, because the game would have ended.
    """

    cards: Pair = (0, 0)
    written: Pair = (0, 0)
    announced: Announced = field(default_factory=Announced)
    stoeck: Seat | None = None
    denied: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class Announcing:
    """In the first trick, before the card: what Weis has the player whose turn it is?"""

    phase: ClassVar[str] = "announcing"
    play: Playing

    @property
    def match(self) -> Match[SchieberOptions]:
        """What stands between the deals."""
        return self.play.dealt.match

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who announces."""
        return self.play.turns


UnderWay = Naming | MustName | Announcing | Playing
State = Dealing[SchieberOptions] | UnderWay | Over[SchieberOptions]


def by_seat(pair: Pair) -> tuple[int, int, int, int]:
    """A number a side as a number a seat."""
    return (*pair, *pair)


def plus(pair: Pair, side: int, points: int) -> Pair:
    """The same with so much more for one side."""
    return (pair[0] + points, pair[1]) if side == 0 else (pair[0], pair[1] + points)
