"""Asking robots of every level in every position, from the command line."""

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random
from time import process_time

from bot.robots.level import LEVELS
from bot.robots.players import player
from bot.rules import GAMES
from tests.robots.positions.reading import positions_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was done wrong, by position; 1 if anything was."""
    parser = argparse.ArgumentParser("python -m tests.robots.positions", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all if none")
    parser.add_argument("--seeds", type=int, default=20, help="for each level (default 20)")
    parser.add_argument("--levels", default=" ".join(LEVELS))
    parser.add_argument("--name", default="", help="only positions whose name has this in it")
    parser.add_argument("--all", action="store_true", help="print what was done right, too")
    wanted = parser.parse_args(arguments)
    failed = asked = 0
    for key in wanted.games or GAMES:
        for position in positions_of(key):
            if wanted.name not in position.name:
                continue
            try:
                view = position.view()
            except ValueError as fault:
                print(f"IMPOSSIBLE {fault}", flush=True)
                failed += 1
                continue
            for level in wanted.levels.split():
                begun = process_time()
                seeds = range(wanted.seeds)
                done = Counter(
                    player(level)(position.game, view, Random(f"{position} {seed}"))
                    for seed in seeds
                )
                wrong = sum(n for action, n in done.items() if position.forbids(action))
                failed += wrong
                asked += wanted.seeds
                if wrong or wanted.all:
                    told = ", ".join(f"{action} {n}" for action, n in done.most_common())
                    pace = (process_time() - begun) / wanted.seeds * 1000
                    mark = "WRONG" if wrong else "right"
                    print(f"{mark} {position} {level}: {told} ({pace:.0f} ms)", flush=True)
    print(f"{asked} decisions, {failed} of them wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
