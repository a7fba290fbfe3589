"""Duplicate deals: every deal is played once for each side, always with the same cards.

The robot sits on that side and the opponent on all others. The result is the robot's points less
the mean of the others', averaged over those seatings: between equals it is 0, whatever the cards.
"""

import multiprocessing
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, quantiles, stdev
from typing import Any, Final

from bot.robots.duel.rivals import Clocked, Side
from bot.robots.openings import opened
from bot.rules import CHANCE, GAMES, Seat
from bot.rules.game import AnyGame

Z_95: Final = 1.96
"""Standard errors either side of the mean that hold 95 %."""


@dataclass(frozen=True, slots=True)
class Bout:
    """A deal that is to be played with every seating."""

    game: str
    preset: str
    players: int
    robot: Side
    opponent: Side
    seed: str


@dataclass(frozen=True, slots=True)
class Played:
    """A bout's result: the robot's points ahead, and each side's time to think.

    ``robot_ms`` and ``opponent_ms`` are milliseconds of CPU for each decision with a choice.
    """

    lead: float
    robot_ms: tuple[float, ...]
    opponent_ms: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """The result of a robot against an opponent: points ahead by deal, milliseconds a decision.

    ``z`` are the standard errors either side of the mean that count as its interval.
    """

    leads: tuple[float, ...]
    robot_ms: tuple[float, ...] = ()
    opponent_ms: tuple[float, ...] = ()
    z: float = Z_95

    @classmethod
    def of(cls, played: Sequence[Played], z: float = Z_95) -> "Tally":
        """The tally of these bouts."""
        return cls(
            tuple(one.lead for one in played),
            tuple(ms for one in played for ms in one.robot_ms),
            tuple(ms for one in played for ms in one.opponent_ms),
            z,
        )

    @property
    def mean(self) -> float:
        """Points a deal ahead of the opponents."""
        return fmean(self.leads)

    @property
    def margin(self) -> float:
        """Half the width of the interval around the mean."""
        return self.z * stdev(self.leads) / len(self.leads) ** 0.5 if len(self.leads) > 1 else 0.0

    @property
    def is_certain(self) -> bool:
        """Whether the interval excludes zero."""
        return len(self.leads) > 1 and abs(self.mean) > self.margin

    @property
    def won(self) -> float:
        """The share of deals in which the robot was ahead; level deals count half."""
        return fmean((lead > 0) + (lead == 0) / 2 for lead in self.leads)


def spread(taken: Sequence[float]) -> str:
    """The median and the 95th percentile, as they stand in a table."""
    if len(taken) < 2:
        return "-"
    parts = quantiles(taken, n=20, method="inclusive")
    return f"{parts[9]:.1f}/{parts[18]:.1f}"


def play(bout: Bout) -> Played:
    """A deal played with every seating."""
    game = GAMES[bout.game]
    dealt = _dealt(game, bout)
    robot, opponent = Clocked(bout.robot), Clocked(bout.opponent)
    leads = []
    for side in game.sides(game.presets[bout.preset], bout.players):
        rng = Random(f"{bout.seed} {side}")
        seated = [robot if seat in side else opponent for seat in range(bout.players)]
        scores = _played_out(game, dealt, seated, rng)
        others = [score for seat, score in enumerate(scores) if seat not in side]
        leads.append(fmean(scores[seat] for seat in side) - fmean(others))
    return Played(fmean(leads), tuple(robot.taken), tuple(opponent.taken))


def _dealt(game: AnyGame, bout: Bout) -> Any:
    start = opened(game, game.presets[bout.preset], bout.players)
    deal = game.chance(start, Random(bout.seed).randrange)
    return game.apply(start, CHANCE, deal).state


def _played_out(
    game: AnyGame, state: Any, seated: Sequence[Clocked], rng: Random
) -> Sequence[float]:
    """The gain of each seat by a deal played to its end, more being better.

    A deal has ended once the deck is to act, or the game is over.
    """
    before = game.prospects(game.match(state))
    while (turn := game.to_act(state)) and turn[0] != CHANCE:
        seat = turn[0]
        action = seated[seat](game, game.view(state, Seat(seat)), rng)
        state = game.apply(state, seat, action).state
    after = game.prospects(game.match(state))
    return [now - then for now, then in zip(after, before, strict=True)]


def each(bouts: Sequence[Bout], jobs: int = 1) -> Iterator[Played]:
    """Play all bouts, in ``jobs`` processes: the results in order, as they come."""
    if jobs == 1:
        yield from map(play, bouts)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, bouts, chunksize=4)


def duel(bouts: Sequence[Bout], jobs: int = 1) -> Tally:
    """Play all bouts, in ``jobs`` processes."""
    return Tally.of(list(each(bouts, jobs)))


def bouts(
    key: str, deals: int, robot: Side, opponent: Side, seed: str = "1", players: int = 0
) -> tuple[Bout, ...]:
    """A number of deals of a game by its first preset, at this table size or the usual one."""
    game = GAMES[key]
    preset, options = next(iter(game.presets.items()))
    sizes = game.players(options)
    size = players if players in sizes else 4 if 4 in sizes else sizes[0]
    return tuple(
        Bout(key, preset, size, robot, opponent, f"{seed} {key} {n}") for n in range(deals)
    )
