"""Duplicate deals: how strong the robots are, measured with the luck of the cards taken out.

``python -m bot.robots.duel [GAME …]`` plays every deal once for each side, with the robot on
that side and the opponent on all others, always with the same cards. What is counted is the
robot's points less the mean of the others', averaged over those seatings: between equals it is
0, whatever the cards.
"""

import argparse
import multiprocessing
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final

from bot.robots.level import LEVELS
from bot.robots.players import Player, player
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
    robot: str
    opponent: str
    seed: str


@dataclass(frozen=True, slots=True)
class Tally:
    """The result of a robot against an opponent: points ahead by deal, and seconds taken."""

    leads: tuple[float, ...]
    seconds: float

    @property
    def mean(self) -> float:
        """Points a deal ahead of the opponents."""
        return fmean(self.leads)

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval around the mean."""
        return Z_95 * stdev(self.leads) / len(self.leads) ** 0.5 if len(self.leads) > 1 else 0.0

    @property
    def won(self) -> float:
        """The share of deals in which the robot was ahead; level deals count half."""
        return fmean((lead > 0) + (lead == 0) / 2 for lead in self.leads)


def play(bout: Bout) -> float:
    """The robot's points ahead in one deal, averaged over the seatings."""
    game = GAMES[bout.game]
    dealt = _dealt(game, bout)
    robot, opponent = player(bout.robot), player(bout.opponent)
    sides = game.sides(game.presets[bout.preset], bout.players)
    leads = []
    for side in sides:
        rng = Random(f"{bout.seed} {side}")
        seated = [robot if seat in side else opponent for seat in range(bout.players)]
        scores = _played_out(game, dealt, seated, rng)
        others = [score for seat, score in enumerate(scores) if seat not in side]
        leads.append(fmean(scores[seat] for seat in side) - fmean(others))
    return fmean(leads)


def _dealt(game: AnyGame, bout: Bout) -> Any:
    start = game.start(game.presets[bout.preset], bout.players)
    deal = game.chance(start, Random(bout.seed).randrange)
    return game.apply(start, CHANCE, deal).state


def _played_out(
    game: AnyGame, state: Any, seated: Sequence[Player], rng: Random
) -> tuple[int, ...]:
    """The scores when this deal has ended: the deck is to act, or the game is over."""
    while (turn := game.to_act(state)) and turn[0] != CHANCE:
        seat = turn[0]
        action = seated[seat](game, game.view(state, Seat(seat)), rng)
        state = game.apply(state, seat, action).state
    return game.match(state).scores


def duel(bouts: Sequence[Bout], jobs: int = 1) -> Tally:
    """Play all bouts, in ``jobs`` processes."""
    begun = perf_counter()
    if jobs == 1:
        leads = tuple(map(play, bouts))
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            leads = tuple(pool.imap(play, bouts, chunksize=4))
    return Tally(leads, perf_counter() - begun)


def bouts(
    key: str, deals: int, robot: str, opponent: str, seed: str = "1", players: int = 0
) -> tuple[Bout, ...]:
    """A number of deals of a game by its first preset, at this table size or the usual one."""
    game = GAMES[key]
    preset, options = next(iter(game.presets.items()))
    sizes = game.players(options)
    size = players if players in sizes else 4 if 4 in sizes else sizes[0]
    return tuple(
        Bout(key, preset, size, robot, opponent, f"{seed} {key} {n}") for n in range(deals)
    )


def report(args: argparse.Namespace) -> Iterator[str]:
    """The table of results, line by line as they come."""
    yield f"{'game':<14}{'robot':<9}{'against':<9}{'deals':>6}  {'points a deal':<18}ahead    time"
    opponents = ("random", "greedy") if args.against == "both" else (args.against,)
    for key in args.games or GAMES:
        for opponent in opponents:
            planned = bouts(key, args.deals, args.level, opponent, args.seed, args.players)
            done = duel(planned, args.jobs)
            points = f"{done.mean:+.3f} ± {done.margin:.3f}"
            yield (
                f"{key:<14}{args.level:<9}{opponent:<9}{len(planned):>6}  {points:<18}"
                f"{done.won:>5.1%} {done.seconds:>5.0f} s"
            )


def main(words: Iterable[str] | None = None) -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(prog="python -m bot.robots.duel", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*GAMES, []])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--level", default="normal", choices=[*LEVELS, "greedy", "random"])
    known = ["both", "random", "greedy", *LEVELS]
    parser.add_argument("--against", default="both", choices=known)
    parser.add_argument("--players", type=int, default=0, help="table size, if the game allows it")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    for line in report(parser.parse_args(None if words is None else list(words))):
        print(line, flush=True)


if __name__ == "__main__":
    main()
