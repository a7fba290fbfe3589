"""The ladder: whether each player is clearly better than the one below, in every game.

A step is played in four parts, and ends with the first after which it is certain. The interval is
wider for that (Pocock's bound for four looks), so that it still holds 95 % in all.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from bot.robots.duel.bouts import Played, Tally, bouts, each, spread
from bot.robots.duel.rivals import Side
from bot.robots.level import LEVELS

RUNGS: Final = ("random", "greedy", *LEVELS)
"""The players from the weakest up."""
LOOKS: Final = 4
Z_OF_LOOKS: Final = 2.361
"""Standard errors that hold 95 % where so many looks are taken."""
HEAD: Final = (
    f"{'game':<14}{'step':<17}{'deals':>6}  {'points a deal':<18}{'ahead':>6}  "
    f"{'ms p50/p95':<14}{'of the lower':<14}"
)


def steps(
    games: Sequence[str],
    deals: int,
    jobs: int,
    seed: str,
    rungs: Sequence[str] = RUNGS,
    done: Sequence[tuple[str, str]] = (),
) -> Iterator[str]:
    """A line for each step of each game, except those already ``done``, as they come."""
    for lower, upper in pairwise(rungs):
        for key in games:
            if (key, f"{upper}>{lower}") not in done:
                yield _line(key, lower, upper, _climbed(key, lower, upper, deals, jobs, seed))


def _climbed(key: str, lower: str, upper: str, deals: int, jobs: int, seed: str) -> Tally:
    planned = bouts(key, deals, Side(upper), Side(lower), seed)
    part, played = max(1, deals // LOOKS), list[Played]()
    for one in each(planned, jobs):
        played.append(one)
        if len(played) % part == 0 and (tally := Tally.of(played, Z_OF_LOOKS)).is_certain:
            return tally
    return Tally.of(played, Z_OF_LOOKS)


def _line(key: str, lower: str, upper: str, tally: Tally) -> str:
    points = f"{tally.mean:+.3f} ± {tally.margin:.3f}"
    verdict = "not certain" if not tally.is_certain else "" if tally.mean > 0 else "upside down"
    return (
        f"{key:<13} {f'{upper}>{lower}':<17}{len(tally.leads):>6}  {points:<18}{tally.won:>6.1%}  "
        f"{spread(tally.robot_ms):<14}{spread(tally.opponent_ms):<14}{verdict}"
    ).rstrip()


def done_in(lines: Sequence[str]) -> list[tuple[str, str]]:
    """The steps of which these lines tell: game and step."""
    words = [line.split() for line in lines]
    return [(row[0], row[1]) for row in words if len(row) > 1 and ">" in row[1]]
