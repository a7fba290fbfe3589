"""The strength of the robots, by duplicate deals.

``python -m bot.robots.duel [GAME …]`` plays a robot against simpler players, or ``--against`` a
level, or against the robot of another checkout of this project. ``python -m bot.robots.duel
ladder [GAME …]`` plays every level against the one below. Lines are printed as they come.
"""

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.robots.duel import ladder
from bot.robots.duel.bouts import bouts, duel, spread
from bot.robots.duel.rivals import Side
from bot.robots.level import LEVELS
from bot.robots.workers import settle
from bot.rules import GAMES

LADDER = "ladder"


def report(args: argparse.Namespace) -> Iterator[str]:
    """The table of results, line by line as they come."""
    words = ("random", "greedy") if args.against == "both" else (args.against,)
    opponents = [Side.read(word, args.against_level or args.level) for word in words]
    against = max(9, *(len(str(opponent)) + 2 for opponent in opponents))
    yield (
        f"{'game':<14}{'robot':<9}{'against':<{against}}{'deals':>6}  {'points a deal':<18}"
        f"{'ahead':>6}  {'ms p50/p95':<14}of the opponent"
    )
    for key in args.games or GAMES:
        for opponent in opponents:
            robot = Side(args.level)
            planned = bouts(key, args.deals, robot, opponent, args.seed, args.players)
            done = duel(planned, args.jobs)
            points = f"{done.mean:+.3f} ± {done.margin:.3f}"
            yield (
                f"{key:<13} {args.level:<9}{opponent!s:<{against}}{len(planned):>6}  "
                f"{points:<18}{done.won:>6.1%}  {spread(done.robot_ms):<14}"
                f"{spread(done.opponent_ms)}"
            )


def climb(args: argparse.Namespace) -> Iterator[str]:
    """The lines of the ladder; those in its file are not played again."""
    path = Path(args.file) if args.file else None
    known = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else []
    games, done = args.games or list(GAMES), ladder.done_in(known)
    lines = ladder.steps(games, args.deals, args.jobs, args.seed, args.rungs, done)
    yield from [ladder.HEAD, *known]
    for line in lines:
        if path:
            with path.open("a", encoding="utf-8") as kept:
                kept.write(line + "\n")
        yield line


def main(words: Iterable[str] | None = None) -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(prog="python -m bot.robots.duel", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="[ladder] GAME", choices=[LADDER, *GAMES, []])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--level", default="normal", choices=[*LEVELS, "greedy", "random"])
    parser.add_argument("--against", default="both", help="a level, or the folder of a checkout")
    parser.add_argument("--against-level", choices=LEVELS, help="the other checkout's level")
    parser.add_argument("--players", type=int, default=0, help="table size, if the game allows it")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rungs", nargs="+", choices=ladder.RUNGS, default=ladder.RUNGS)
    parser.add_argument("--file", help="where the ladder is kept, so that it can go on later")
    args = parser.parse_args(None if words is None else list(words))
    is_ladder = LADDER in args.games
    args.games = [word for word in args.games if word != LADDER]
    for line in climb(args) if is_ladder else report(args):
        print(line, flush=True)


if __name__ == "__main__":
    settle()
    main()
