"""Every benchmark, one after the other: ``python -m tests.benchmarks [NAME …]``."""

import argparse
from importlib import import_module

PARTS = {
    "rules": "Whole random deals through the contract",
    "others": "The rules beside other engines",
    "robots": "Robots: time to choose, and the loop's lag while four think",
    "pictures": "Pictures: cold and warm",
    "store": "The store: actions a second",
    "clicks": "A click: received → answered, with the store on disk",
    "history": "Pages of finished games in a large file (--games N, a million if not said)",
}


def main() -> None:
    """Print one table after the other."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks")
    parser.add_argument("names", nargs="*", choices=[*PARTS, []], metavar="NAME")
    parser.add_argument("--games", type=int, help="of history: how many games, if not a million")
    for name in parser.parse_args().names or PARTS:
        print(f"\n== {PARTS[name]} ==", flush=True)
        import_module(f"tests.benchmarks.bench_{name}").main()


if __name__ == "__main__":
    main()
