"""Every benchmark, one after the other: ``python -m tests.benchmarks [NAME …]``."""

import sys
from importlib import import_module

PARTS = {
    "rules": "Whole random deals through the contract (--games GAME …, --against CHECKOUT)",
    "others": "The rules beside other engines",
    "robots": "Robots: time to choose, and the loop's lag while four think",
    "pictures": "Pictures: cold and warm",
    "store": "The store: actions a second",
    "boards": "Boards: pages of a file with very many games (--games N)",
    "history": "Pages of finished games in a large file (--games N, a million if not said)",
    "dailies": "Dailies: everything asked with very many players (--games N --players N)",
    "load": "Many live tables: clicks, answers, memory (load --tables 2000 --seconds 20)",
    "lag": "Public messages: what the limits of Discord leave, in virtual time",
    "clicks": "A click: received → answered, with the store on disk",
}
WITH_OPTIONS = ("rules", "boards", "history", "dailies", "load", "lag")


def main() -> None:
    """Print one table after the other."""
    names = [word for word in sys.argv[1:] if word in PARTS]
    options = [word for word in sys.argv[1:] if word not in PARTS]
    if options and (deaf := [name for name in names if name not in WITH_OPTIONS]):
        sys.exit(f"no options are taken by {', '.join(deaf)}")
    for name in names or PARTS:
        print(f"\n== {PARTS[name]} ==", flush=True)
        main_of = import_module(f"tests.benchmarks.bench_{name}").main
        main_of(options) if name in WITH_OPTIONS else main_of()


if __name__ == "__main__":
    main()
