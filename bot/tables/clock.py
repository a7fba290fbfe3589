"""Time, as something that can be handed over: tests bring a clock of their own."""

import asyncio
import time
from dataclasses import dataclass
from typing import Protocol


class Clock(Protocol):
    """What a table needs of time."""

    def now(self) -> float:
        """Seconds since the epoch."""

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""


class RealClock:
    """The wall clock."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        await asyncio.sleep(seconds)


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the table waits, in seconds, before what nobody has to press.

    The pauses depend on nothing but what everybody sees: a robot that knows at once and one
    that has to think, a forced answer and a free one, all come after the same time.
    """

    robot: float = 1.6
    forced: float = 1.6
    deal: float = 6.0
    """Between the end of a deal and the next, so that its summary can be read."""
    trick: float = 0.9
    """More before the first card after a trick, so that the trick can be seen."""
    redraw: float = 1.0
    """At least so long between two drawings of one message."""
    retry: float = 10.0
    """Until what failed is tried again: a table never hangs."""


HASTE = Pace(robot=0, forced=0, deal=0, trick=0, redraw=0)
"""No pauses while all goes well: for tests and measurements."""
