"""Time, as something that can be handed over: tests bring a clock of their own.

There are two clocks in every machine. The wall clock is what people read; it can be set back or
ahead, and jumps when the machine wakes up. The monotonic clock only goes on. Every wait goes by
the monotonic one; the wall clock is for times that are shown and kept.
"""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

SET = 1.0
"""Seconds by which the wall clock must be off before a table is set right by it."""

USUAL = "usual"
PACES: Final[Mapping[str, float]] = {"slow": 1.75, USUAL: 1, "quick": 0.6}
"""The paces among which a host can choose: each pause is so many times the usual."""


class Clock(Protocol):
    """The clocks of a table: one to show and keep, one to wait by, and the wait itself."""

    def now(self) -> float:
        """Seconds since the epoch, by the wall clock: to be shown and kept."""

    def steady(self) -> float:
        """Seconds of a monotonic clock, since no moment in particular: to wait by."""

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds."""


class RealClock:
    """The clocks of this machine."""

    def now(self) -> float:
        """Seconds since the epoch, by the wall clock."""
        return time.time()

    def steady(self) -> float:
        """Seconds of the monotonic clock, which stands while the machine sleeps."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds."""
        await asyncio.sleep(seconds)


class OwnTime:
    """The time of one table: wall time that goes on evenly, until the table is set right.

    When the wall clock is set, the deadlines of a table must move with it: until that has
    happened the table goes on by the time it had. So none of its deadlines comes too early or
    too late, and both happens in one step (`set_clock`).
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = clock.now() - clock.steady()

    def now(self) -> float:
        """Seconds since the epoch."""
        return self._clock.steady() + self._ahead

    def steady(self) -> float:
        """Seconds of the monotonic clock."""
        return self._clock.steady()

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds."""
        await self._clock.sleep(seconds)

    @property
    def error(self) -> float:
        """Seconds by which the wall clock is ahead of this time."""
        return self._clock.now() - self.now()

    def shift(self, seconds: float) -> None:
        """Follow a wall clock that was set forward by so many seconds."""
        self._ahead += seconds


@dataclass(frozen=True, slots=True)
class Pace:
    """The pauses of a table, in seconds, before each step that nobody has to press for.

    The pauses depend on nothing but what everybody sees: a robot that knows at once and one
    that has to think, a forced answer and a free one, all come after the same time.
    """

    robot: float = 1.6
    forced: float = 1.6
    deal: float = 6.0
    """Before the cards are dealt anew where a deal came to nothing, or its interval was lost."""
    trick: float = 2.0
    """At least so long a finished trick lies before the table goes on by itself."""
    redraw: float = 1.0
    """At least so long between two drawings of one message."""
    retry: float = 10.0
    """Until a step that failed is tried again: a table never hangs."""
    interval: float = 20.0
    """At most so long the result of a deal is read before the table goes on by itself."""
    request_share: float = 1.0
    """The part of all that Discord allows the bot which this process may send, from 0 to 1."""
    range_share: float = 1.0
    """The part of the bot that runs here, from 0 to 1: its share of limits that no proxy keeps."""

    def at(self, pace: str) -> "Pace":
        """The pauses at the pace that a host has chosen.

        >>> Pace().at("quick").robot < Pace().robot == Pace().at("usual").robot
        True
        """
        factor = PACES[pace]
        if factor == 1:
            return self
        return replace(
            self,
            robot=self.robot * factor,
            forced=self.forced * factor,
            deal=self.deal * factor,
            trick=self.trick * factor,
        )


HASTE = Pace(robot=0, forced=0, deal=0, trick=0, redraw=0, interval=0)
"""No pauses while all goes well: for tests and measurements."""
