"""``python -m tests.crash --kills 500``: kill the bot until it loses a card, or does not."""

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.crash.many import storm_over_many
from tests.crash.storm import Figures, storm
from tests.support.postgres import server


def main() -> int:
    """Print the figures, then every fault; exit code 1 if there is one."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--keep", type=Path, help="a folder for the database and the bot's log")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="of the bot, on PostgreSQL")
    chosen = parser.parse_args()
    if chosen.processes > 1 and chosen.store == "sqlite":
        parser.error("several processes want --store postgres")
    with tempfile.TemporaryDirectory(prefix="knave-crash-") as temporary, ExitStack() as stack:
        folder = chosen.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        address = None
        if chosen.store == "postgres":  # as an operator would run it: every commit on disk
            made = stack.enter_context(server(fsync="on", full_page_writes="on"))
            address = made.database()
        if address is not None and chosen.processes > 1:
            many = (chosen.kills, chosen.seed, folder, chosen.tables, made, chosen.processes)
            figures: Figures = asyncio.run(storm_over_many(*many))
        else:
            figures = asyncio.run(storm(chosen.kills, chosen.seed, folder, chosen.tables, address))
        faults = figures.faults
    for name, value in figures.rows():
        print(f"{name:48} {value}")
    for fault in faults:
        print(f"fault: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
