"""What stands between the deals of a game, and how it ends."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from bot.rules.options import Options
from bot.rules.reasons import Reason
from bot.rules.seats import Seat, after

Opts = TypeVar("Opts", bound=Options, covariant=True)
AnyOpts = TypeVar("AnyOpts", bound=Options)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: one score a seat, every winner (all who share the top), and why."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    why: Reason


@dataclass(frozen=True, slots=True)
class Match(Generic[Opts]):
    """What stands between the deals: options, scores a seat, whose deal it is and which."""

    options: Opts
    players: int
    scores: tuple[int, ...]
    dealer: Seat
    deal: int = 1

    @staticmethod
    def new(options: AnyOpts, players: int) -> "Match[AnyOpts]":
        """A game not yet begun. The first dealer is the highest seat."""
        return Match(options, players, (0,) * players, Seat(players - 1))

    @property
    def eldest(self) -> Seat:
        """The seat after the dealer, which in most games speaks or leads first."""
        return after(self.dealer, self.players)

    def scored(self, gains: Sequence[int]) -> "Match[Opts]":
        """The same with each seat's gain added."""
        return replace(self, scores=tuple(map(sum, zip(self.scores, gains, strict=True))))

    def next_deal(self) -> "Match[Opts]":
        """The deal passes to the next seat."""
        return replace(self, dealer=self.eldest, deal=self.deal + 1)
