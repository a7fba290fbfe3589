"""Threads take turns with the loop often: what is stored does not wait for long computations.

SQLite gives the interpreter's lock away for every statement and has to get it back from a loop
that is at work. By Python's own interval that is 5 ms each time, a dozen times for an action: on a
machine without a moment to spare the slowest clicks took 370 ms, and 220 with this one.
"""

import sys
from typing import Final

INTERVAL: Final = 0.0005
"""Seconds after which a thread that computes gives another its turn."""


def take_turns() -> None:
    """Let the threads of this process take turns."""
    sys.setswitchinterval(INTERVAL)
