"""A turn for each channel: Discord takes about an edit a second there, whosever tables they are.

discord.py waits where a channel has had enough, but by then the picture is drawn, and what
arrives is old. So a drawing waits for its channel first, and is drawn when it has the turn. What
else is sent, edited or deleted there takes its share.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Literal

from bot.tables.clock import Clock

Kind = Literal["edit", "send", "delete"]
Measure = Literal["turn", "edit", "old", "send", "delete"]
MOST: dict[Measure, tuple[int, float]] = {
    "turn": (1, 1.0),
    "edit": (5, 5.0),
    "old": (3, 6.0),
    "send": (5, 5.0),
    "delete": (5, 1.0),
}
"""So many in so many seconds, in one channel. ``old``: edits of messages older than an hour, of
which Discord takes fewer (429 with code 30046)."""
IDLE = max(seconds for _, seconds in MOST.values())
"""Seconds after which a channel in which nothing happens is forgotten."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a drawing goes, and what it takes there.

    ``send``: a new message, and the old one is deleted. ``old``: an edit of an old message.
    """

    channel: Hashable
    kind: Literal["edit", "send"] = "edit"
    old: bool = False

    @property
    def takes(self) -> tuple[Measure, ...]:
        """What it is measured by."""
        if self.kind == "send":
            return ("turn", "send", "delete")
        return ("turn", "edit", "old") if self.old else ("turn", "edit")


class Ticket:
    """What a drawing has taken already, so that its requests are not counted once more."""

    def __init__(self, place: Place) -> None:
        self._left: list[Kind] = ["edit"] if place.kind == "edit" else ["send", "delete"]

    def spend(self, kind: Kind) -> bool:
        """Whether a request of this kind was paid for; once each."""
        if kind not in self._left:
            return False
        self._left.remove(kind)
        return True


TICKET: ContextVar[Ticket | None] = ContextVar("ticket", default=None)
"""Of the drawing that this task is about."""


class Lane:
    """What has happened in one channel in the last seconds, and who waits there."""

    def __init__(self) -> None:
        self.line = asyncio.Lock()
        self.waiting = 0
        self.newest = 0.0
        self._gone: dict[Measure, deque[float]] = {}

    def take(self, now: float, *measures: Measure) -> None:
        """It happens now."""
        self.newest = now
        for measure in measures:
            most, _ = MOST[measure]
            self._gone.setdefault(measure, deque(maxlen=most)).append(now)

    def due(self, place: Place) -> float:
        """The moment from which on there is room."""
        moments = [0.0]
        for measure in place.takes:
            most, seconds = MOST[measure]
            gone = self._gone.get(measure)
            if gone is not None and len(gone) == most:
                moments.append(gone[0] + seconds)
        return max(moments)


class Channels:
    """A lane for each channel in which something has happened just now."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lanes: OrderedDict[Hashable, Lane] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lanes)

    @asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[None]:
        """Wait for one's turn in a channel. It is taken at the end of the block."""
        lane = self._lane(place.channel)
        lane.waiting += 1
        try:
            async with lane.line:
                while (left := lane.due(place) - self._clock.steady()) > 0:
                    await self._clock.sleep(left)
                yield
                lane.take(self._clock.steady(), *place.takes)
        finally:
            lane.waiting -= 1

    def left(self, channel: Hashable, kind: Kind, old: bool = False) -> None:
        """A request leaves for a channel; ``old``: it edits a message older than an hour."""
        ticket = TICKET.get()
        if ticket is not None and ticket.spend(kind):
            return
        measures: tuple[Measure, ...] = ("edit", "old") if old else (kind,)
        self._lane(channel).take(self._clock.steady(), *measures)

    def _lane(self, channel: Hashable) -> Lane:
        """The lane of a channel; those in which nothing happens any more go."""
        now = self._clock.steady()
        lane = self._lanes.setdefault(channel, Lane())
        self._lanes.move_to_end(channel)
        lane.newest = now
        while True:
            oldest = next(iter(self._lanes))
            idle = self._lanes[oldest]
            if oldest == channel or idle.waiting or now - idle.newest < IDLE:
                return lane
            del self._lanes[oldest]
