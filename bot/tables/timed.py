"""What a table does by the clock: it reminds, lets a robot play for who sleeps, and pauses.

A clock posts to the table's queue like everybody else, and what it says is checked again when
its turn has come.
"""

import logging
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from bot.rules import CHANCE, Seat
from bot.storage.store import StoreError
from bot.tables.actor import Actor, Surroundings
from bot.tables.alarm import Alarm
from bot.tables.clock import SET
from bot.tables.ledger import Ledger
from bot.tables.lobby import Chair, Lobby, No
from bot.tables.notes import Change
from bot.tables.quiet import Quiet
from bot.tables.sitting import Sitting
from bot.tables.turns import GRACE, Turn, length_of, quiet_for

AFTER_START = 10 * 60.0
"""For so many seconds at least nothing is closed after the program has begun anew."""
log = logging.getLogger(__name__)


class Timed(Actor):
    """The side of a table that has to do with time."""

    def __init__(
        self, around: Surroundings, ledger: Ledger, lobby: Lobby, sitting: Sitting | None
    ) -> None:
        super().__init__(around, ledger, lobby, sitting)
        self.standing = False
        """The program is going down: nothing happens by itself any more."""
        self._not_before = 0.0
        """The table is not closed by itself before that."""
        self._alarms: list[Alarm] = []
        self._clocks = self._alarm(self._ring)

    @abstractmethod
    def _remind(self, user: int) -> None:
        """Tell this person once more that it is their turn."""

    @abstractmethod
    def _look_round(self) -> None:
        """See who is still there."""

    def _alarm(self, ring: Callable[[], Awaitable[None]]) -> Alarm:
        """An alarm that posts this to the table's queue."""
        around = self._around
        alarm = Alarm(self.time, around.pace.retry, lambda: self._mail.post(ring))
        self._alarms.append(alarm)
        return alarm

    # ------------------------------------------------------------------ the wall clock

    async def look_at_the_clock(self) -> None:
        """See whether the wall clock was set; if so, everything is shown by it from now on."""
        if abs(self.time.error) >= SET:
            await self._mail.post(_nothing)

    async def _set_right(self) -> None:
        """The wall clock was set, or the machine slept: what was left of every clock is left.

        Time in which the program did not run is on us, as it is after a restart.
        """
        if abs(self.time.error) >= SET:
            await self._shifted()
        if self.open and self.ledger.unsaid:
            with suppress(StoreError):  # it is tried again before whatever comes next
                await self.ledger.keep_turns(self.sitting.turns if self.sitting else ())

    async def _shifted(self) -> None:
        quiet = await self._quiet_of_those_who_run()
        before, by = self.time.now(), round(self.time.error, 3)
        self.time.set_right()  # from here on nothing is waited for: all of it happens at once
        self._shift(by)
        if self.sitting is not None:
            self.sitting = _set_by(self.sitting, before, by, quiet)
        log.warning("table %s: the wall clock was set by %+.0f seconds", self.id, by)
        if not self.open:
            return
        self._set_alarms()
        self._show_all()

    async def _quiet_of_those_who_run(self) -> dict[Seat, Quiet]:
        """The quiet hours of everybody whose clock runs just now."""
        sitting = self.sitting
        if sitting is None or not self._time_runs(sitting):
            return {}
        length = length_of(self.lobby.clock, sitting.chairs)
        return {turn.seat: await self._quiet(sitting, turn.seat, length) for turn in sitting.turns}

    def _shift(self, seconds: float) -> None:
        """Move every deadline by so much; each side adds its own."""
        self._not_before += seconds
        self.ledger.shift(seconds)

    # ------------------------------------------------------------------ the clocks

    async def _clocked(
        self, after: Sitting, actor: Seat = CHANCE, lobby: Lobby | None = None
    ) -> Sitting:
        """The sitting with a clock for everybody whose turn it is, and no other.

        Whether there is a choice at all plays no part: who is asked tells nothing. ``lobby``
        says how long a turn may take, if that is about to change.
        """
        length = length_of((lobby or self.lobby).clock, after.chairs)
        running = {(turn.seat, turn.number): turn for turn in after.turns}
        turns = []
        for seat in after.turn if length else ():
            if seat == CHANCE or not after.chairs[seat].present:
                continue
            known = running.get((seat, after.numbers[seat]))
            grace = 0.0 if seat == actor else GRACE
            turns.append(known or await self._begun(after, seat, length, grace))
        return replace(after, turns=tuple(turns))

    async def _begun(self, sitting: Sitting, seat: Seat, length: int, grace: float) -> Turn:
        quiet = await self._quiet(sitting, seat, length)
        now = self.time.now()
        return Turn.begun(seat, sitting.numbers[seat], now, length, quiet, grace)

    async def _resumed(self, sitting: Sitting, stopped: float | None = None) -> tuple[Turn, ...]:
        """The clocks after they stood still since then (``None``: since they were last seen)."""
        now, length = self.time.now(), length_of(self.lobby.clock, sitting.chairs)
        quiet = [await self._quiet(sitting, turn.seat, length) for turn in sitting.turns]
        return tuple(
            turn.resumed(stopped or turn.seen, now, hours)
            for turn, hours in zip(sitting.turns, quiet, strict=True)
        )

    async def _quiet(self, sitting: Sitting, seat: Seat, length: int) -> Quiet:
        user = sitting.chairs[seat].user or 0
        return quiet_for(length, await self._around.quiet_of(user))

    def _overdue(self, sitting: Sitting, seat: Seat) -> bool:
        turn = sitting.turn_of(seat)
        return turn is not None and turn.due <= self.time.now()

    def _time_runs(self, sitting: Sitting) -> bool:
        """Clocks stand still in a pause, and while the table cannot be shown where it stands."""
        return self.status == "playing" and sitting.paused_at is None and self.held is None

    def _set_alarms(self) -> None:
        """Wake up when the next clock has something to say; each side adds what it waits for."""
        sitting = self.sitting
        if sitting is None or not self._time_runs(sitting):
            self._clocks.set(None)
            return
        length = length_of(self.lobby.clock, sitting.chairs)
        events = [t.next_event(length) for t in sitting.turns if not self._overdue(sitting, t.seat)]
        self._clocks.set(min(events, default=None))

    async def _ring(self) -> None:
        """Some clock has something to say: half of it is over, or all of it, or it still runs."""
        sitting, now = self.sitting, self.time.now()
        if sitting is None or not self._time_runs(sitting):
            return
        halves = [t for t in sitting.turns if t.half is not None and t.half <= now]
        turns = tuple(
            replace(turn, seen=now, half=None if turn in halves else turn.half)
            for turn in sitting.turns
        )
        await self.ledger.keep_turns(turns)
        self.sitting = replace(sitting, turns=turns)
        if halves or any(turn.due <= now for turn in turns):
            self._look_round()
        for turn in halves:
            user = sitting.chairs[turn.seat].user
            if user is not None and turn.due > now:
                self._remind(user)
        self.wake()

    async def stand_still(self) -> None:
        """The program is going down: what is left of every clock now is left afterwards."""
        await self._mail.post(self._stand_still)

    async def _stand_still(self) -> None:
        self.standing = True
        sitting = self.sitting
        if sitting is None or not sitting.turns or not self._time_runs(sitting):
            return
        now = self.time.now()
        turns = tuple(replace(turn, seen=now) for turn in sitting.turns)
        await self.ledger.keep_turns(turns)
        self.sitting = replace(sitting, turns=turns)

    async def take_up(self) -> None:
        """After a restart the clocks go on with what was left: the outage is on us.

        How much that was is exact after a stop (`stand_still`); after a crash it is what was
        left when they were last seen to run.
        """
        self._not_before = self.time.now() + AFTER_START
        if self.sitting is None or self.status != "playing":
            return
        if self.sitting.paused_at is None:
            turns = await self._resumed(self.sitting)
            self.sitting = await self._clocked(replace(self.sitting, turns=turns))

    async def shown_late(self, user: int) -> None:
        """This person's hand could not be shown until now: their clock begins anew."""
        await self._mail.post(lambda: self._shown_late(user))

    async def _shown_late(self, user: int) -> None:
        sitting = self.sitting
        seat = sitting.seat_of(user) if sitting else None
        if sitting is None or seat is None or self.status != "playing":
            return
        if sitting.paused_at is not None or sitting.turn_of(seat) is None:
            return
        others = tuple(turn for turn in sitting.turns if turn.seat != seat)
        after = await self._clocked(replace(sitting, turns=others))
        await self.ledger.keep_turns(after.turns)
        self.sitting = after
        self._show_all()
        self.wake()

    # ------------------------------------------------------------------ who sleeps

    def _attended(self, sitting: Sitting, seat: Seat, late: bool) -> tuple[Sitting, list[str]]:
        """The sitting after a turn that ran out (``late``) or that its owner played, with notes."""
        chair = sitting.chairs[seat]
        if not late:
            return sitting.with_chair(seat, chair.anew()), []
        missed = replace(chair, missed=chair.missed + 1, agrees=False)
        notes = [f"seat {seat}: {chair.user} ran out of time, a robot played move {_last(sitting)}"]
        if missed.away:
            notes.append(str(Change(seat, chair.user or 0, "away")))
        return sitting.with_chair(seat, missed), notes

    async def come_back(self, user: int) -> None:
        """Take one's seat back from the robot that kept it.

        :raises No: no robot plays for this person.
        """
        await self._mail.post(lambda: self._come_back(user))

    async def _come_back(self, user: int) -> None:
        sitting, seat = self._seated(user)
        if not sitting.chairs[seat].away:
            raise No("not-away")
        back = sitting.with_chair(seat, sitting.chairs[seat].anew())
        if back.paused_at is None:
            back = await self._clocked(back, seat)
        await self._keep(back, str(Change(seat, user, "back")))

    # ------------------------------------------------------------------ pauses

    async def agree(self, user: int) -> bool:
        """Agree to a pause; it begins when everybody does who plays. Whether it has begun.

        :raises No: there is a pause already, or this person is away.
        """
        return await self._mail.post(lambda: self._agree(user))

    async def _agree(self, user: int) -> bool:
        sitting, seat = self._seated(user)
        if self.held is not None:
            raise No("held", table=self.id)
        if sitting.paused_at is not None:
            raise No("paused")
        if sitting.chairs[seat].away:
            raise No("away")
        wished = sitting.with_chair(seat, replace(sitting.chairs[seat], agrees=True))
        if not all(chair.agrees for chair in wished.chairs if chair.present):
            await self._keep(wished)
            return False
        now = self.time.now()
        await self._keep(replace(wished, paused_at=now), "paused by agreement")
        return True

    async def resume(self, user: int) -> None:
        """Go on after a pause: anybody who sits here may say so.

        :raises No: there is no pause.
        """
        await self._mail.post(lambda: self._resume(user))

    async def _resume(self, user: int) -> None:
        sitting, _ = self._seated(user)
        if sitting.paused_at is None:
            raise No("not-paused")
        chairs = tuple(replace(chair, agrees=False) for chair in sitting.chairs)
        turns = await self._resumed(sitting, sitting.paused_at)
        going = replace(sitting, chairs=chairs, turns=turns, paused_at=None)
        await self._keep(await self._clocked(going), f"resumed by {user}")


async def _nothing() -> None:
    """Every piece of work begins with a look at the clock: this one is nothing else."""


def _set_by(sitting: Sitting, before: float, by: float, quiet: Mapping[Seat, Quiet]) -> Sitting:
    """The sitting by a clock that showed ``before`` and was set by so much.

    ``quiet`` has the quiet hours of those whose clocks run: they lie elsewhere now.
    """
    turns = tuple(
        turn.resumed(before, before + by, quiet[turn.seat], max(0.0, turn.since - before))
        if turn.seat in quiet
        else turn.shifted(by)
        for turn in sitting.turns
    )
    paused = None if sitting.paused_at is None else sitting.paused_at + by
    return replace(sitting, turns=turns, paused_at=paused)


def by_robot(chair: Chair) -> bool:
    """Whether a robot plays on this chair."""
    return not chair.present and not chair.waits


def _last(sitting: Sitting) -> int:
    return len(sitting.log.moves)
