"""The event loop that the program runs on: libuv's where it is installed, else the standard one.

libuv's takes less of the processor for each request and timer; it has no wheel for Windows.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

try:
    import uvloop
except ImportError:  # there is none for this system
    uvloop = None  # type: ignore[assignment]

T = TypeVar("T")
NEW: Final[Callable[[], asyncio.AbstractEventLoop]] = (
    asyncio.new_event_loop if uvloop is None else uvloop.new_event_loop
)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end on a new event loop, as :func:`asyncio.run` does."""
    with asyncio.Runner(loop_factory=NEW) as runner:
        return runner.run(work)
