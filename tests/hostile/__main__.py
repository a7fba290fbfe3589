"""A siege of many interactions: ``python -m tests.hostile --interactions 100000 [--seed N]``.

It is fought in rounds, each in a house of its own, several at a time. It ends with exit code 1
at the first thing that must never happen, and says with which seed it is seen again; and at the end
if there is a command or a kind of button that nobody ever used.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from os import cpu_count

from tests.hostile.rounds import one_round
from tests.hostile.troubles import ALL
from tests.support.postgres import migrated, server

ROUND = 1000
"""Interactions in one house."""
ENOUGH = 20_000
"""In so many everything that the bot answers is to have come up at least once."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile")
    parser.add_argument("--interactions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    parser.add_argument("--round", type=int, default=ROUND, help="interactions in one house")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    parser.add_argument("--keep-on", action="store_true", help="do not stop at the first fault")
    names = ", ".join(sorted(ALL))
    parser.add_argument("--without", action="append", default=[], metavar="TROUBLE", help=names)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    chosen = parser.parse_args()
    troubles = ALL - set(chosen.without)
    begun, total, failed = time.monotonic(), 0, 0
    done, used = Counter[str](), Counter[str]()
    rounds = range(chosen.seed, chosen.seed + -(-chosen.interactions // chosen.round))
    pool = ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn"))
    with ExitStack() as stack:
        template = None
        if chosen.store == "postgres":
            template = migrated(stack.enter_context(server()))
        stack.enter_context(pool)
        waiting = [
            pool.submit(partial(one_round, seed, chosen.round, troubles, template))
            for seed in rounds
        ]
        for ended in as_completed(waiting):
            seed, more, verbs, fault = ended.result()
            done.update(more)
            used.update(verbs)  # also what was used no time at all
            total += chosen.round
            if fault:
                failed += 1
                again = f"--seed {seed} --interactions {chosen.round} --round {chosen.round}"
                again += f" --store {chosen.store}"
                print(f"\nround {seed} (see it again: {again}):")
                print(fault, flush=True)
                if not chosen.keep_on:
                    pool.shutdown(cancel_futures=True)
                    return 1
            elif total % 10_000 < chosen.round:
                print(f"{total:8} interactions, {time.monotonic() - begun:6.0f} s", flush=True)
    for title, counted in (("what was done", done), ("what was used", used)):
        print(f"\n{title}:")
        for name, count in counted.most_common(60):
            print(f"{count:8}  {name}")
    print(f"\n{total} interactions, {failed} faults, {time.monotonic() - begun:.0f} s")
    never = sorted(name for name, count in used.items() if not count)
    if never:
        print(f"never used: {', '.join(never)}")
    return 1 if failed or (never and total >= ENOUGH) else 0


if __name__ == "__main__":
    sys.exit(main())
