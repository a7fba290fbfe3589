"""The standing of a game between its deals, and its result."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import add
from typing import Generic, Protocol, Self, TypeVar

from bot.rules.kit.fast_frozen import changing, fast_frozen, replace
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat, after

_with_scores = changing("scores")


class HasWay(Protocol):
    """A thing that says which way points are good."""

    @property
    def lowest_wins(self) -> bool:
        """Whether the lowest score wins."""


def merits(way: HasWay, points: Sequence[int]) -> tuple[int, ...]:
    """Points as they compare, more being better: themselves, or negated where the lowest win.

    Any comparison of points, sum of their differences or ranking of players asks here alone.
    """
    return tuple([-one for one in points]) if way.lowest_wins else tuple(points)


class HasTarget(HasWay, Protocol):
    """The options of a game, as far as the kit asks for them."""

    @property
    def target(self) -> int:
        """The points that end the game; 0 where something else does."""

    def deals_in(self, players: int, /) -> int:
        """The number of the deal that ends the game of so many; 0 where something else does."""


Opts = TypeVar("Opts", bound=HasTarget, covariant=True)
AnyOpts = TypeVar("AnyOpts", bound=HasTarget)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game: a score a seat, every winner (all who share the top), and why."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    why: Reason
    lowest_wins: bool = False

    @property
    def merits(self) -> tuple[int, ...]:
        """The scores as they compare: more is better, whichever way the game counts."""
        return merits(self, self.scores)

    def places(self, sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
        """The place of each side, 1 the best; equal places are a draw.

        The winners are first. The others follow by their scores, the way round in which scores
        made the winners: high ones or low ones. Where they did neither, the rest shares a place.

        >>> result = Result((-3, 0, -2), (Seat(1),), Reason.of("limit"))
        >>> result.places([(Seat(0),), (Seat(1),), (Seat(2),)])
        (3, 1, 2)
        >>> result = Result((30, 0, 20), (Seat(1),), Reason.of("limit"), lowest_wins=True)
        >>> result.places([(Seat(0),), (Seat(1),), (Seat(2),)])
        (3, 1, 2)
        """
        won = [any(seat in self.winners for seat in side) for side in sides]
        scores = [self.merits[side[0]] * self._way() for side in sides]
        ranks = [(not mine, 0 if mine else -score) for mine, score in zip(won, scores, strict=True)]
        return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)

    def _way(self) -> int:
        """1 where the better scores have won, −1 where the worse have, 0 if they decide nothing."""
        won = [score for seat, score in enumerate(self.merits) if seat in self.winners]
        lost = [score for seat, score in enumerate(self.merits) if seat not in self.winners]
        if not won or not lost or min(won) >= max(lost):
            return 1
        return -1 if max(won) <= min(lost) else 0


@fast_frozen
@dataclass(frozen=True, slots=True)
class Match(Generic[Opts]):
    """The standing between the deals: options, scores a seat, the dealer and the deal's number.

    Anything else that lasts from deal to deal (contracts that are used up) is a field of a
    subclass, with which the game's own ``start`` begins.
    """

    options: Opts
    players: int
    scores: tuple[int, ...]
    dealer: Seat
    deal: int = 1

    @staticmethod
    def new(options: AnyOpts, players: int) -> "Match[AnyOpts]":
        """The standing of a game not yet begun. The first dealer is the highest seat."""
        return Match(options, players, (0,) * players, Seat(players - 1))

    @property
    def merits(self) -> tuple[int, ...]:
        """The scores as they compare: more is better, whichever way the game counts."""
        return merits(self.options, self.scores)

    @property
    def eldest(self) -> Seat:
        """The seat after the dealer, which in most games speaks or leads first."""
        return after(self.dealer, self.players)

    def with_gains(self, gains: Sequence[int]) -> Self:
        """The standing after each seat's gain in points is added."""
        scored: Self = _with_scores(self, tuple(map(add, self.scores, gains)))
        return scored

    def next_deal(self, dealer: Seat | None = None) -> Self:
        """The standing for the next deal, which passes to the next seat, or to ``dealer``."""
        return replace(self, dealer=self.eldest if dealer is None else dealer, deal=self.deal + 1)
