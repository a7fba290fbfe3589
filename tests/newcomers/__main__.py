"""Run one of the project's programs with a game that is not among its own.

``python -m tests.newcomers tests/newcomers/first_steps tests.rules.random_play first-steps``:
the folder of the game, a module, and what that is told.
"""

import runpy
import sys
from pathlib import Path

from tests.support.newcomers import adopt


def main() -> None:
    """Take the game in, and hand the rest of the line to the program."""
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    _, folder, program, *rest = sys.argv
    adopt([Path(folder)])
    sys.argv = [program, *rest]
    runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
