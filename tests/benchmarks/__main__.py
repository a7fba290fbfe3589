"""Every benchmark, one after the other: ``python -m tests.benchmarks [NAME …]``."""

import sys
from importlib import import_module

PARTS = {
    "rules": "Whole random deals through the contract",
    "others": "The rules beside other engines",
    "robots": "Robots: time to choose, and the loop's lag while four think",
    "pictures": "Pictures: cold and warm",
    "store": "The store: actions a second",
    "load": "Many live tables: clicks, answers, memory (load --tables 2000 --seconds 20)",
    "clicks": "A click: received → answered, with the store on disk",
}


def main() -> None:
    """Print one table after the other."""
    names = [name for name in sys.argv[1:] if name in PARTS]
    for name in names or PARTS:
        print(f"\n== {PARTS[name]} ==", flush=True)
        import_module(f"tests.benchmarks.bench_{name}").main()


if __name__ == "__main__":
    main()
