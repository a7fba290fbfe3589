"""The time a turn may take, as values. Nothing here depends on a card."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.rules import Seat
from bot.tables.model.chairs import Chair
from bot.tables.model.quiet_hours import NEVER, QuietHours

DAY = 24 * 60 * 60
USUAL = 5 * 60
NO_CLOCK = 0
CLOCKS: Mapping[str, int | None] = {
    "usual": None,
    "off": NO_CLOCK,
    "1m": 60,
    "2m": 120,
    "5m": USUAL,
    "15m": 15 * 60,
    "1d": DAY,
    "3d": 3 * DAY,
}
"""The clocks a lobby can choose, in seconds a turn; 0 is no clock, ``None`` is as usual."""
GRACE = 20.0
"""For so long no clock runs after a change that a player could not see coming."""
BEATS = 10
"""So often in the time of a turn it is written down that the clock still runs."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of one decision: the moments at which it begins, and at which it has run out.

    ``half`` is when to remind; ``None`` if that is done. ``seen`` is until when the clock is
    known to have run: after an outage it goes on from there.
    """

    seat: Seat
    number: int
    since: float
    half: float | None
    due: float
    seen: float

    @classmethod
    def begun(
        cls, seat: Seat, number: int, now: float, length: int, quiet: QuietHours, grace: float
    ) -> "TurnClock":
        """A turn of ``length`` seconds that begins after ``grace`` seconds."""
        since = now + grace
        half, due = (quiet.awake_after(since, part) for part in (length / 2, length))
        return cls(seat, number, since, half, due, now)

    def shifted(self, seconds: float) -> "TurnClock":
        """The turn by a wall clock that was set forward by so many seconds."""
        half = None if self.half is None else self.half + seconds
        since, due, seen = self.since + seconds, self.due + seconds, self.seen + seconds
        return replace(self, since=since, half=half, due=due, seen=seen)

    def resumed(
        self, stopped: float, now: float, quiet: QuietHours, grace: float = GRACE
    ) -> "TurnClock":
        """The turn after its clock stood still: the rest of it, after ``grace`` seconds."""
        since = now + grace

        def later(moment: float) -> float:
            left = quiet.awake_between(max(stopped, self.since), moment)
            return quiet.awake_after(since, left)

        half = None if self.half is None else later(self.half)
        return replace(self, since=since, half=half, due=later(self.due), seen=now)

    def next_event(self, length: int) -> float:
        """The next time at which something is to be done about a turn of ``length`` seconds."""
        beat = self.seen + length / BEATS
        return min(self.due, beat, self.due if self.half is None else self.half)


def length_of(clock: int | None, chairs: Sequence[Chair]) -> int:
    """Seconds a turn may take; as usual there is no clock for somebody alone with robots."""
    if clock is not None:
        return clock
    return USUAL if sum(chair.user is not None for chair in chairs) > 1 else 0


def quiet_for(length: int, quiet: QuietHours) -> QuietHours:
    """Quiet hours count where a turn may take days."""
    return quiet if length >= DAY else NEVER
