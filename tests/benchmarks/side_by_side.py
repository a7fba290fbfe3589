"""One benchmark in two checkouts, by turns, each in a process of its own; the ratios count.

The benchmark is always ours: only what it measures (bot, cogs, cardart) comes from the checkout.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

OURS = Path(__file__).resolve().parents[2]
CHILD = """
import importlib, sys, types
tests = types.ModuleType("tests")
tests.__path__ = [sys.argv[1]]
sys.modules["tests"] = tests
importlib.import_module(sys.argv[2]).main(sys.argv[3:])
"""
Figures = Mapping[str, float]


def figures_of(checkout: Path, module: str, options: Sequence[str]) -> Figures:
    """The figures that a benchmark prints as its last line, with the program of this checkout."""
    command = [sys.executable, "-c", CHILD, str(OURS / "tests"), module, *options]
    path = {"PYTHONPATH": str(checkout)}
    done = subprocess.run(
        command, cwd=checkout, env=os.environ | path, stdout=subprocess.PIPE, check=True, text=True
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def both(
    against: Path, module: str, options: Sequence[str], rounds: int, only_here: Sequence[str] = ()
) -> tuple[list[Figures], list[Figures]]:
    """The figures of so many rounds there and here; the order changes with each.

    The options ``only_here`` are not given there.
    """
    there, here = list[Figures](), list[Figures]()
    for number in range(rounds):
        turns = [(against, there, options), (OURS, here, (*options, *only_here))]
        for checkout, into, how in turns if number % 2 == 0 else turns[::-1]:
            into.append(figures_of(checkout, module, how))
    return there, here


def show(names: Mapping[str, str], there: Sequence[Figures], here: Sequence[Figures]) -> None:
    """Print the medians side by side, and the median of the rounds' ratios."""
    print(f"{'':44}{'before':>12}{'now':>12}{'ratio':>8}")
    for key, name in names.items():
        pairs = [(a[key], b[key]) for a, b in zip(there, here, strict=True)]
        before, now = (median(column) for column in zip(*pairs, strict=True))
        ratios = [b / a for a, b in pairs if a]
        ratio = f"{median(ratios):8.2f}" if ratios else ""
        print(f"{name:44}{before:12,.1f}{now:12,.1f}{ratio}")
