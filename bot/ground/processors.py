"""The two processors of a small server: the loop keeps to one, the process that draws to the other.

Left to itself, the system lets whatever wakes go on where there is room just then. With two
processors the loop, the thread that writes to disk and the drawings then change places all the
time, each finds the other's data in the caches, and a processor that sleeps has to be woken for
every step of an answer. Whatever else there is may use both: robots, backups, long reads. With more
processors there is room, and nothing is said to the system.
"""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Final

ALL: Final = frozenset(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ())
"""The processors that this program was given; none where a system does not let one choose."""
SMALL: Final = 2
"""The processors of a server on which what wakes seldom finds another one free."""


def for_drawing(given: frozenset[int] = ALL) -> frozenset[int]:
    """The processors of the process that draws, of those ``given``."""
    return frozenset({max(given)}) if len(given) == SMALL else given


def keep_apart() -> None:
    """Let the thread of the running loop, and those that it starts, leave the drawings alone.

    Threads of the loop's default executor may be anywhere.
    """
    if len(ALL) == SMALL:
        move(ALL - for_drawing())
        roaming = ThreadPoolExecutor(thread_name_prefix="asyncio", initializer=roam)
        asyncio.get_running_loop().set_default_executor(roaming)


def roam() -> None:
    """Let this thread use every processor of the program."""
    move(ALL)


def move(processors: frozenset[int]) -> None:
    """Let this thread, and those that it starts, use these processors; none: as it is."""
    if processors:
        try:
            os.sched_setaffinity(0, processors)
        except OSError:  # they have been taken from the program meanwhile: it stays where it may be
            return
