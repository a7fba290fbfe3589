"""The lag of public messages under Discord's limits: ``python -m tests.benchmarks lag``.

In virtual time, on a processor without an end: figures are the same on every machine.
``--against DIR`` prints those of another checkout beside them.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from tests.benchmarks.side_by_side import both
from tests.support.crowd import Crowd, share_of
from tests.support.virtual import run

TABLES = (100, 200, 250, 400, 1000)
LOOKS = (0.0, 2.0, 6.0, 12.0)
"""Times an hour that someone presses a button of a table's public message."""
WARMING, SECONDS = 60.0, 60.0
TITLE = (
    f"{'tables':>7}{'looks':>7}{'tokens':>8}{'p50 s':>8}{'p99 s':>8}{'counted/s':>11}{'most':>6}"
)


def figures(tables: int, looks: float, tokens: bool = True) -> dict[str, float]:
    """The figures of so many tables; ``tokens``: whether the program makes use of them."""
    share = share_of(looks) if tokens else 0.0

    async def played() -> dict[str, float]:
        shown = await Crowd(tables, share).play(WARMING, SECONDS)
        return {
            "share": 100 * share,
            "p50": shown.median,
            "p99": shown.slowest_hundredth,
            "counted": len(shown.counted) / SECONDS,
            "most": shown.most_in_a_second,
        }

    return run(played())


def has_tokens() -> bool:
    """Whether this checkout edits public messages through tokens of clicks."""
    return find_spec("bot.client.display.public_tokens") is not None


def row(tables: int, looks: float, found: Mapping[str, float]) -> str:
    """A line of the table that is printed."""
    return (
        f"{tables:7}{looks:7g}{found['share']:7.0f}%{found['p50']:8.2f}{found['p99']:8.2f}"
        f"{found['counted']:11.1f}{found['most']:6.0f}"
    )


def main(options: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks lag")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--looks", type=float, nargs="+", default=LOOKS)
    parser.add_argument("--against", type=Path, help="another checkout")
    parser.add_argument("--json", action="store_true", help="print the figures alone")
    chosen = parser.parse_args(options)
    pairs = [(tables, looks) for tables in chosen.tables for looks in chosen.looks]
    if chosen.json:
        of = {(t, x): figures(t, x, has_tokens()) for t, x in pairs}
        print(json.dumps({f"{t} {x} {k}": v for (t, x), f in of.items() for k, v in f.items()}))
        return
    print("From a change to its being shown, looks an hour and table; in virtual time.")
    print(TITLE)
    if chosen.against is None:
        for tables, looks in pairs:
            print(row(tables, looks, figures(tables, looks)))
        return
    how = ["--json", "--tables", *map(str, chosen.tables), "--looks", *map(str, chosen.looks)]
    (there,), (here,) = both(chosen.against.resolve(), __spec__.name, how, 1)
    for tables, looks in pairs:
        for name, found in (("before", there), ("now", here)):
            names = ("share", "p50", "p99", "counted", "most")
            mine = {one: found[f"{tables} {looks} {one}"] for one in names}
            print(row(tables, looks, mine), name)


if __name__ == "__main__":
    main()
