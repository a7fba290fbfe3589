"""The passes of the event loop, in each of which everything goes on that is ready.

A task that waits for the loop waits for the rest of a pass; a click is answered in a dozen of them.
"""

import asyncio
import time
from typing import Final

WEIGHT: Final = 1 / 16
"""The part of a new pass in what is usual."""


class Passes:
    """The length of the passes of a loop, in seconds."""

    def __init__(self) -> None:
        self.usual = 0.0
        """A running mean of the measured lengths, in seconds."""

    async def next(self) -> float:
        """Wait until the loop comes back here; the seconds that others have taken meanwhile."""
        begun = time.perf_counter()
        await asyncio.sleep(0)
        took = time.perf_counter() - begun
        self.usual += (took - self.usual) * WEIGHT
        return took


passes: Final = Passes()
"""The passes of this program's loop."""
