"""Python loads this by itself in the process under test, and there alone.

``CRASH_AT=checked:7`` kills the process (SIGKILL, nothing is cleaned up) when it passes the point
*checked* for the seventh time; before that it leaves a line in the file ``CRASH_REPORT``.
"""

import os
import signal
import threading

from bot import points

_point, _, _number = os.environ.get("CRASH_AT", "").partition(":")
_left = int(_number or 0)
_one_at_a_time = threading.Lock()


def _count(point: str) -> None:
    global _left
    if point != _point:
        return
    with _one_at_a_time:
        _left -= 1
        if _left == 0:
            with open(os.environ["CRASH_REPORT"], "a") as report:  # noqa: PTH123
                report.write(f"{point}\n")
            os.kill(os.getpid(), signal.SIGKILL)


if _left > 0:
    points.watch(_count)
