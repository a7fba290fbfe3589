"""A turn for each channel: Discord takes about an edit a second there, whatever tables it holds.

discord.py waits where a channel has had enough, but by then the picture is drawn, and arrives old.
So a drawing waits for its channel first, and is drawn when it has the turn. All other requests in
the channel (messages sent, edited or deleted) take their share.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Literal

from bot.client.display.rank import Rank
from bot.tables.model.clock import Clock

Kind = Literal["edit", "send", "delete"]
Measure = Literal["turn", "edit", "watched", "old", "watched old", "send", "delete"]
MOST: dict[Measure, tuple[int, float]] = {
    "turn": (1, 1.0),
    "edit": (5, 5.0),
    "watched": (4, 5.0),
    "old": (3, 6.25),
    "watched old": (2, 6.25),
    "send": (5, 5.0),
    "delete": (5, 1.0),
}
"""Requests at most in how many seconds, in one channel. ``old``: edits of messages older than an
hour, of which Discord takes fewer (three in six seconds; 429 with code 30046) without saying how
many are left, so there is some time to spare. ``watched``: edits for someone who just watches; the
one that is left is for the moment in which they are asked, which waits for no other turn."""
IDLE = max(seconds for _, seconds in MOST.values())
"""Seconds after which a channel in which nothing happens is forgotten."""


@dataclass(frozen=True, slots=True)
class Place:
    """The channel of a drawing, and the requests it takes there.

    ``send``: a new message, and the old one is deleted. ``old``: an edit of an old message.
    """

    channel: Hashable
    kind: Literal["edit", "send"] = "edit"
    old: bool = False
    rank: Rank = Rank.TABLE

    @property
    def is_dear(self) -> bool:
        """Whether it takes more than an edit of a message that is not old."""
        return self.old or self.kind != "edit"

    @property
    def takes(self) -> tuple[Measure, ...]:
        """The limits that this drawing counts towards."""
        if self.kind == "send":
            return ("turn", "send", "delete")
        edits: tuple[Measure, ...] = ("turn", "edit", "old") if self.old else ("turn", "edit")
        if self.rank is not Rank.WATCHED:
            return edits
        return (*edits, "watched", "watched old") if self.old else (*edits, "watched")

    @property
    def heeds(self) -> tuple[Measure, ...]:
        """The limits that this drawing waits for."""
        return self.takes[1:] if self.rank is Rank.ASKED and self.kind == "edit" else self.takes


class Mark:
    """Something that happened in a channel, and when."""

    __slots__ = ("at",)

    def __init__(self, at: float) -> None:
        self.at = at


class Ticket:
    """The requests that a drawing has paid for in advance, which are not counted once more.

    They count from the moment they leave: discord.py may keep them back.
    """

    def __init__(self, place: Place, mark: Mark) -> None:
        self._left: list[Kind] = ["edit"] if place.kind == "edit" else ["send", "delete"]
        self._mark = mark
        self.gone = asyncio.Event()
        """Set once its first request has left, or will never be made."""

    def spend(self, kind: Kind, now: float) -> bool:
        """Whether a request of this kind was paid for, which it is once."""
        if kind not in self._left:
            return False
        self._left.remove(kind)
        if not self.gone.is_set():
            self._mark.at = now
            self.gone.set()
        return True


TICKET: ContextVar[Ticket | None] = ContextVar("ticket", default=None)
"""The ticket of the drawing that this task is about."""


class Lane:
    """The events of the last seconds in one channel, and the drawings that wait there."""

    def __init__(self) -> None:
        self.line = asyncio.Lock()
        self.waiting = 0
        self.newest = 0.0
        self.last: Ticket | None = None
        """The ticket of the drawing that had its turn last."""
        self._gone: dict[Measure, deque[Mark]] = {}

    def take(self, now: float, *measures: Measure) -> Mark:
        """Count something that happens now towards these limits."""
        mark, self.newest = Mark(now), now
        for measure in measures:
            most, _ = MOST[measure]
            self._gone.setdefault(measure, deque(maxlen=most)).append(mark)
        return mark

    def due(self, place: Place) -> float:
        """The moment from which there is room: seconds of the monotonic clock."""
        moments = [0.0]
        for measure in place.heeds:
            most, seconds = MOST[measure]
            gone = self._gone.get(measure)
            if gone is not None and len(gone) == most:
                moments.append(gone[0].at + seconds)
        return max(moments)

    @property
    def free(self) -> bool:
        """Whether nobody waits here, and what was drawn last has left."""
        return not self.line.locked() and (self.last is None or self.last.gone.is_set())

    async def before(self) -> None:
        """Wait until what was drawn last has left, but not for ever."""
        if self.last is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(IDLE):  # 3.11's wait_for may lose a cancellation
                    await self.last.gone.wait()
            self.last = None


class Channels:
    """A lane for each channel in which something has happened just now."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lanes: OrderedDict[Hashable, Lane] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lanes)

    @asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[list[Ticket]]:
        """Wait for one's turn in a channel. It is taken at the end of the block.

        The list then has the ticket; ``gone`` is to be set when there is nothing to be sent.
        """
        lane = self._lane(place.channel)
        lane.waiting += 1
        taken: list[Ticket] = []
        try:
            async with lane.line:
                await lane.before()
                while (left := lane.due(place) - self._clock.steady()) > 0:
                    await self._clock.sleep(left)
                yield taken
                taken.append(self._ticket(lane, place))
        finally:
            lane.waiting -= 1

    async def room(self, place: Place) -> None:
        """Wait until a channel has room and nobody waits there; nobody waits for this one."""
        lane = self._lane(place.channel)
        lane.waiting += 1
        try:
            while not lane.free or (left := lane.due(place) - self._clock.steady()) > 0:
                if lane.free:
                    await self._clock.sleep(left)
                else:
                    async with lane.line:
                        await lane.before()
        finally:
            lane.waiting -= 1

    def take(self, place: Place) -> Ticket | None:
        """One's turn in a channel, if nobody else waits for it, and there is room just now."""
        lane = self._lane(place.channel)
        if not lane.free or lane.due(place) > self._clock.steady():
            return None
        return self._ticket(lane, place)

    def _ticket(self, lane: Lane, place: Place) -> Ticket:
        lane.last = Ticket(place, lane.take(self._clock.steady(), *place.takes))
        return lane.last

    def forget(self, channel: Hashable) -> None:
        """Know nothing of what has happened in a channel."""
        self._lanes.pop(channel, None)

    def sent(self, channel: Hashable, kind: Kind, old: bool = False) -> None:
        """Count a request that leaves; ``old``: it edits a message older than an hour."""
        now, ticket = self._clock.steady(), TICKET.get()
        if ticket is not None and ticket.spend(kind, now):
            return
        measures: tuple[Measure, ...] = ("edit", "old") if old else (kind,)
        self._lane(channel).take(now, *measures)

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
