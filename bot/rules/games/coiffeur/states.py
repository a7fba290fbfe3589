"""The phases of Coiffeur, and the slate that lasts from deal to deal.

A side is told by its lower seat: 0 for seats 0 and 2, 1 for seats 1 and 3.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.slate import factors_of, lines_of, open_lines, read
from bot.rules.kit import phases
from bot.rules.kit.actions import SHOVE
from bot.rules.kit.cards import Suit
from bot.rules.kit.fast_frozen import fast_frozen, quick, replace
from bot.rules.kit.jass import trump_of
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Asking, Dealing, InPlay, Over
from bot.rules.kit.seats import Seat, around, partner, partners, placed

SIDES: Final = partners(4)
Pair = tuple[int, int]
"""A number for each side: seats 0 and 2, seats 1 and 3."""
Column = tuple[int | None, ...]
"""The points in each line of a side, times its factor; ``None`` where it is open."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class CoiffeurMatch(Match[CoiffeurOptions]):
    """The standing between the deals, with the ``columns`` of both sides."""

    columns: tuple[Column, Column] = ((), ())

    @classmethod
    def begun(cls, options: CoiffeurOptions, players: int) -> "CoiffeurMatch":
        """The standing of a game not yet begun, all lines open."""
        new, empty = Match.new(options, players), (None,) * len(lines_of(options))
        return cls(options, players, new.scores, new.dealer, columns=(empty, empty))

    def open_to(self, side: int) -> tuple[str, ...]:
        """The lines that a side still has to play."""
        return open_lines(lines_of(self.options), self.columns[side])

    def written(self, side: int, line: str, points: int) -> "CoiffeurMatch":
        """The standing after a side has written points into a line."""
        place = lines_of(self.options).index(line)
        column = placed(self.columns[side], place, points)
        gains = [points if side_of(Seat(n)) == side else 0 for n in range(self.players)]
        return replace(self.with_gains(gains), columns=placed(self.columns, side, column))


def match_of(match: Match[CoiffeurOptions]) -> CoiffeurMatch:
    """The standing, as one of this game, which has no others."""
    assert isinstance(match, CoiffeurMatch)
    return match


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The line that is played, its way, the seat that named it, and its factor."""

    line: str
    way: str
    maker: Seat
    factor: int

    @classmethod
    def named(cls, word: str, maker: Seat, options: CoiffeurOptions) -> "Contract":
        """The contract of this word."""
        line, way = read(word)
        return cls(line, way, maker, factors_of(options)[line])

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if there is one."""
        return trump_of(self.way)


class Dealt(phases.Dealt[CoiffeurOptions]):
    """A deal in progress."""

    __slots__ = ()


class Naming(Asking[Dealt]):
    """The phase in which a contract is named or shoved to the next seat to be asked."""

    __slots__ = ()
    phase: ClassVar[str] = "naming"


class MustName(Asking[Dealt]):
    """The phase in which nobody is left to shove to: now a contract must be named."""

    __slots__ = ()
    phase: ClassVar[str] = "must-name"


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[Dealt]):
    """The phase of the tricks. ``cards`` are the points of the tricks of each side."""

    contract: Contract
    cards: Pair = (0, 0)


playing_on = quick(Playing)

UnderWay = Naming | MustName | Playing
State = Dealing[CoiffeurOptions] | UnderWay | Over[CoiffeurOptions]


def asked(match: Match[CoiffeurOptions]) -> tuple[Seat, ...]:
    """The seats that may be asked in a deal, in order; the last of them must name.

    A pair with a full column is passed over.
    """
    standing = match_of(match)
    able = [seat for seat in around(match.eldest, 4) if standing.open_to(side_of(seat))]
    if match.options.push == "partner":
        return (able[0], partner(able[0]))
    return (*able, able[0])


def to_name(dealt: Dealt) -> Naming | MustName:
    """The phase that asks the next seat: ``MustName`` where it may not shove."""
    order = asked(dealt.match)
    shoved = sum(done.action == SHOVE for done in dealt.history)
    phase = Naming if shoved < len(order) - 1 else MustName
    return phase(dealt, order[shoved])


def side_of(seat: Seat) -> int:
    """The side of a seat: 0 or 1."""
    return seat % 2
