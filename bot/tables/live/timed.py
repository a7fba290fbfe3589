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
from bot.tables.live.actor import Actor, Surroundings
from bot.tables.live.alarm import Alarm
from bot.tables.live.record import TableRecord
from bot.tables.model.clock import SET
from bot.tables.model.lobby import Chair, Lobby, Refusal
from bot.tables.model.notes import Away, Back, Paused, Resumed, TimedOut
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.session import GameSession
from bot.tables.model.turn_clock import GRACE, TurnClock, length_of, quiet_for

AFTER_START = 10 * 60.0
"""For so many seconds at least nothing is closed after the program has begun anew."""
log = logging.getLogger(__name__)


class Timed(Actor):
    """The side of a table that has to do with time."""

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        super().__init__(around, record, lobby, session)
        self.standing = False
        """The program is going down: nothing happens by itself any more."""
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
        if self.open and self.record.unsaid:
            with suppress(StoreError):  # it is tried again before whatever comes next
                await self.record.keep_turns(self.session.turns if self.session else ())

    async def _shifted(self) -> None:
        quiet = await self._quiet_of_those_who_run()
        before, by = self.time.now(), round(self.time.error, 3)
        self.time.set_right()  # from here on nothing is waited for: all of it happens at once
        self._shift(by)
        if self.session is not None:
            self.session = _set_by(self.session, before, by, quiet)
        log.warning("table %s: the wall clock was set by %+.0f seconds", self.id, by)
        if not self.open:
            return
        self._set_alarms()
        self._show_all()

    async def _quiet_of_those_who_run(self) -> dict[Seat, QuietHours]:
        """The quiet hours of everybody whose clock runs just now."""
        session = self.session
        if session is None or not self._time_runs(session):
            return {}
        length = length_of(self.lobby.clock, session.chairs)
        return {turn.seat: await self._quiet(session, turn.seat, length) for turn in session.turns}

    def _shift(self, seconds: float) -> None:
        """Move every deadline by so much; each side adds its own."""
        self._not_before += seconds
        self.record.shift(seconds)

    # ------------------------------------------------------------------ the clocks

    async def _clocked(
        self, after: GameSession, actor: Seat = CHANCE, lobby: Lobby | None = None
    ) -> GameSession:
        """The session with a clock for everybody whose turn it is, and no other.

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

    async def _begun(
        self, session: GameSession, seat: Seat, length: int, grace: float
    ) -> TurnClock:
        quiet = await self._quiet(session, seat, length)
        now = self.time.now()
        return TurnClock.begun(seat, session.numbers[seat], now, length, quiet, grace)

    async def _resumed(
        self, session: GameSession, stopped: float | None = None
    ) -> tuple[TurnClock, ...]:
        """The clocks after they stood still since then (``None``: since they were last seen)."""
        now, length = self.time.now(), length_of(self.lobby.clock, session.chairs)
        quiet = [await self._quiet(session, turn.seat, length) for turn in session.turns]
        return tuple(
            turn.resumed(stopped or turn.seen, now, hours)
            for turn, hours in zip(session.turns, quiet, strict=True)
        )

    async def _quiet(self, session: GameSession, seat: Seat, length: int) -> QuietHours:
        user = session.chairs[seat].user or 0
        return quiet_for(length, await self._around.quiet_of(user))

    def _overdue(self, session: GameSession, seat: Seat) -> bool:
        turn = session.turn_of(seat)
        return turn is not None and turn.due <= self.time.now()

    def _time_runs(self, session: GameSession) -> bool:
        """Clocks stand still in a pause, and while the table cannot be shown where it stands."""
        return self.status == "playing" and session.paused_at is None and self.held is None

    def _set_alarms(self) -> None:
        """Wake up when the next clock has something to say; each side adds what it waits for."""
        session = self.session
        if session is None or not self._time_runs(session):
            self._clocks.set(None)
            return
        length = length_of(self.lobby.clock, session.chairs)
        events = [t.next_event(length) for t in session.turns if not self._overdue(session, t.seat)]
        self._clocks.set(min(events, default=None))

    async def _ring(self) -> None:
        """Some clock has something to say: half of it is over, or all of it, or it still runs."""
        session, now = self.session, self.time.now()
        if session is None or not self._time_runs(session):
            return
        halves = [t for t in session.turns if t.half is not None and t.half <= now]
        turns = tuple(
            replace(turn, seen=now, half=None if turn in halves else turn.half)
            for turn in session.turns
        )
        await self.record.keep_turns(turns)
        self.session = replace(session, turns=turns)
        if halves or any(turn.due <= now for turn in turns):
            self._look_round()
        for turn in halves:
            user = session.chairs[turn.seat].user
            if user is not None and turn.due > now:
                self._remind(user)
        self.wake()

    async def stand_still(self) -> None:
        """The program is going down: what is left of every clock now is left afterwards."""
        await self._mail.post(self._stand_still)

    async def _stand_still(self) -> None:
        self.standing = True
        session = self.session
        if session is None or not session.turns or not self._time_runs(session):
            return
        now = self.time.now()
        turns = tuple(replace(turn, seen=now) for turn in session.turns)
        await self.record.keep_turns(turns)
        self.session = replace(session, turns=turns)

    async def take_up(self) -> None:
        """After a restart the clocks go on with what was left: the outage is on us.

        How much that was is exact after a stop (`stand_still`); after a crash it is what was
        left when they were last seen to run.
        """
        self._not_before = self.time.now() + AFTER_START
        if self.session is None or self.status != "playing":
            return
        if self.session.paused_at is None:
            turns = await self._resumed(self.session)
            self.session = await self._clocked(replace(self.session, turns=turns))

    async def shown_late(self, user: int) -> None:
        """This person's hand could not be shown until now: their clock begins anew."""
        await self._mail.post(lambda: self._shown_late(user))

    async def _shown_late(self, user: int) -> None:
        session = self.session
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or self.status != "playing":
            return
        if session.paused_at is not None or session.turn_of(seat) is None:
            return
        others = tuple(turn for turn in session.turns if turn.seat != seat)
        after = await self._clocked(replace(session, turns=others))
        await self.record.keep_turns(after.turns)
        self.session = after
        self._show_all()
        self.wake()

    # ------------------------------------------------------------------ who sleeps

    def _attended(
        self, session: GameSession, seat: Seat, late: bool
    ) -> tuple[GameSession, list[str]]:
        """The session after a turn that ran out (``late``) or that its owner played, with notes."""
        chair = session.chairs[seat]
        if not late:
            return session.with_chair(seat, chair.anew()), []
        missed = replace(chair, missed=chair.missed + 1, agrees=False)
        notes = [str(TimedOut(seat, chair.user or 0, _last(session)))]
        if missed.away:
            notes.append(str(Away(seat, chair.user or 0)))
        return session.with_chair(seat, missed), notes

    async def come_back(self, user: int) -> None:
        """Take one's seat back from the robot that kept it.

        :raises No: no robot plays for this person.
        """
        await self._mail.post(lambda: self._come_back(user))

    async def _come_back(self, user: int) -> None:
        session, seat = self._seated(user)
        if not session.chairs[seat].away:
            raise Refusal("not-away")
        back = session.with_chair(seat, session.chairs[seat].anew())
        if back.paused_at is None:
            back = await self._clocked(back, seat)
        await self._keep(back, str(Back(seat, user)))

    # ------------------------------------------------------------------ pauses

    async def agree(self, user: int) -> bool:
        """Agree to a pause; it begins when everybody does who plays. Whether it has begun.

        :raises No: there is a pause already, or this person is away.
        """
        return await self._mail.post(lambda: self._agree(user))

    async def _agree(self, user: int) -> bool:
        session, seat = self._seated(user)
        if self.held is not None:
            raise Refusal("held", table=self.id)
        if session.paused_at is not None:
            raise Refusal("paused")
        if session.chairs[seat].away:
            raise Refusal("away")
        wished = session.with_chair(seat, replace(session.chairs[seat], agrees=True))
        if not all(chair.agrees for chair in wished.chairs if chair.present):
            await self._keep(wished)
            return False
        now = self.time.now()
        await self._keep(replace(wished, paused_at=now), str(Paused()))
        return True

    async def resume(self, user: int) -> None:
        """Go on after a pause: anybody who sits here may say so.

        :raises No: there is no pause.
        """
        await self._mail.post(lambda: self._resume(user))

    async def _resume(self, user: int) -> None:
        session, _ = self._seated(user)
        if session.paused_at is None:
            raise Refusal("not-paused")
        chairs = tuple(replace(chair, agrees=False) for chair in session.chairs)
        turns = await self._resumed(session, session.paused_at)
        going = replace(session, chairs=chairs, turns=turns, paused_at=None)
        await self._keep(await self._clocked(going), str(Resumed(user)))


async def _nothing() -> None:
    """Every piece of work begins with a look at the clock: this one is nothing else."""


def _set_by(
    session: GameSession, before: float, by: float, quiet: Mapping[Seat, QuietHours]
) -> GameSession:
    """The session by a clock that showed ``before`` and was set by so much.

    ``quiet`` has the quiet hours of those whose clocks run: they lie elsewhere now.
    """
    turns = tuple(
        turn.resumed(before, before + by, quiet[turn.seat], max(0.0, turn.since - before))
        if turn.seat in quiet
        else turn.shifted(by)
        for turn in session.turns
    )
    paused = None if session.paused_at is None else session.paused_at + by
    return replace(session, turns=turns, paused_at=paused)


def by_robot(chair: Chair) -> bool:
    """Whether a robot plays on this chair."""
    return not chair.present and not chair.waits


def _last(session: GameSession) -> int:
    return len(session.log.moves)
