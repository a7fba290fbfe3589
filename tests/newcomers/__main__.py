"""A program that runs others with games of this folder, which are none of the program's.

``python -m tests.newcomers first-steps tests.rules.random_play --decisions 1000 first-steps``
makes the game known, then runs the module with the words that follow.
"""

import runpy
import sys
from pathlib import Path

from tests.support.newcomers import adopt

HERE = Path(__file__).parent


def main() -> None:
    """Make the game of a key known, and run a module."""
    if len(sys.argv) < 3:
        sys.exit("usage: python -m tests.newcomers KEY MODULE [WORD …]")
    _, key, module, *words = sys.argv
    folder = HERE / key.replace("-", "_")
    if not (folder / "__init__.py").is_file():
        known = ", ".join(sorted(path.parent.name for path in HERE.glob("*/__init__.py")))
        sys.exit(f"tests.newcomers: there is no game in {folder}. There are: {known}.")
    adopt([folder])
    sys.argv = [module, *words]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
