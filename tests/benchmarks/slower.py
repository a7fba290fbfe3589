"""A slower machine: on each processor something else runs for a part of every millisecond.

It has the right of way (``SCHED_FIFO``), so that all else waits for it, as it would for a slower
processor: the program, what draws, robots, and the benchmark itself. What a process has had of a
processor is counted without that. Only root may do so.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

SLICE = 0.001
"""Seconds in which every processor is taken once, and given back."""
PRIORITY = 50


@contextmanager
def slower(times: float) -> Iterator[None]:
    """Every processor is so many times slower until the end of the block; 1 is as it is.

    :raises ValueError: it would be quicker.
    :raises PermissionError: not everybody may take processors from others.
    """
    if times < 1:
        raise ValueError(f"a processor cannot be made {1 / times:g} times quicker")
    command = [sys.executable, "-m", __name__, str(times)]
    pipe = subprocess.PIPE
    running = [
        subprocess.Popen([*command, str(processor)], stdout=pipe)
        for processor in (sorted(os.sched_getaffinity(0)) if times > 1 else ())
    ]
    try:
        for one in running:
            assert one.stdout is not None
            if not one.stdout.readline():
                raise PermissionError("only root may make a machine slower")
        yield
    finally:
        for one in running:
            one.kill()
            one.communicate()


def _take(times: float, processor: int) -> None:
    """Take so much of a processor from everybody that it is so many times slower, for good."""
    os.sched_setaffinity(0, {processor})
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(PRIORITY))
    except PermissionError:
        sys.exit(1)
    print("begun", flush=True)
    began_by, clock = os.getppid(), time.perf_counter
    due, taken = clock(), SLICE * (1 - 1 / times)
    while os.getppid() == began_by:
        due = max(due, clock())
        while clock() < due + taken:
            pass
        due += SLICE
        time.sleep(max(0.0, due - clock()))


if __name__ == "__main__":
    _take(float(sys.argv[1]), int(sys.argv[2]))
