"""``python -m tests.dailies --people 200``: a daily over a change of day, with a kill in it."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import pytest

from tests.dailies.day import day
from tests.support.simcord_adapter import adapt


def main() -> int:
    """Print the figures, then every fault; exit code 1 if there is one."""
    parser = argparse.ArgumentParser(prog="python -m tests.dailies", description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with (
        pytest.MonkeyPatch.context() as patch,
        tempfile.TemporaryDirectory(prefix="knave-daily-") as folder,
    ):
        adapt(patch)
        figures = asyncio.run(day(Path(folder), chosen.people, chosen.seed))
    print(f"{figures.attempts} attempts, {figures.finished} finished in time")
    print(f"{figures.unfinished} not, {figures.refused} second attempts refused")
    for fault in figures.faults:
        print(f"fault: {fault}")
    return 1 if figures.faults else 0


if __name__ == "__main__":
    sys.exit(main())
