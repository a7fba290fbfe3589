"""The memory there is for this program."""

import os
from pathlib import Path
from typing import Final

CONTAINER: Final = Path("/sys/fs/cgroup/memory.max")
"""The limit of a container, on Linux with control groups of version 2."""
UNKNOWN: Final = 1 << 62


def memory(container: Path = CONTAINER) -> int:
    """Bytes of memory that the machine or its container has; a great many where nobody says."""
    return min(_of_machine(), _of_container(container))


def _of_machine() -> int:
    try:
        pages = os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # not on Windows
        return UNKNOWN
    return pages * os.sysconf("SC_PAGE_SIZE") if pages > 0 else UNKNOWN


def _of_container(file: Path) -> int:
    try:
        return int(file.read_text())
    except (OSError, ValueError):  # none, or "max"
        return UNKNOWN
