"""Evenings at random: everybody does everything at once, and the world does not behave.

``python -m tests.tables.schedules --runs 200 --seed 1`` prints what was done; a broken promise is
printed with the seed that leads to it. The promises, whatever happens:

- Every decision that was acknowledged is on disk when it is, and exactly once.
- At every moment between two things that happen at a table, what it has in mind is what the file
  says: after refused writes, too.
- Nobody is told of a line that is not on disk.
- Everybody is found at all tables at which they sit, and at no other.
- Nobody sees two hands of one deal.
- Nobody hangs: when the disk is well again and people play, every game comes to an end; a game
  that waits for a person either gets one, or closes.
- Open votes are open after a restart, too, and the result of a game is booked as its log has it,
  also where a side gave it up.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.tables.schedules.run import spend


def main(arguments: list[str] | None = None) -> int:
    """Evenings until all is tried or a promise is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.tables.schedules", description=__doc__)
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first run")
    parser.add_argument("--hours", type=float, default=2.0, help="of each evening")
    args = parser.parse_args(arguments)
    done: Counter[str] = Counter()
    failed, since = 0, time.perf_counter()
    for seed in range(args.seed, args.seed + args.runs):
        with tempfile.TemporaryDirectory() as folder:
            try:
                done += spend(Path(folder), seed, args.hours)
            except Exception as error:
                failed += 1
                print(f"seed {seed}: {type(error).__name__}: {error}\n", file=sys.stderr)
    print(f"{args.runs} evenings in {time.perf_counter() - since:.0f} s, {failed} broken")
    for what, count in done.most_common():
        print(f"{count:10,} {what}")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
