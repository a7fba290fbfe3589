"""When a table's place is lost: it waits, goes on by itself or elsewhere, or is closed at last."""

from dataclasses import replace

from bot.tables.live.actor import Surroundings
from bot.tables.live.record import TableRecord
from bot.tables.live.timed import Timed
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.model.notes import Obstacle, Released
from bot.tables.model.session import GameSession
from bot.tables.model.suspension import LOOK_AGAIN, Suspension
from bot.tables.model.turn_clock import TurnClock


class Holding(Timed):
    """The side of a table that has to do with where it stands."""

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        super().__init__(around, record, lobby, session)
        self._obstacle = self._alarm(self._look_again)

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        if self.held is not None:
            self.held = replace(self.held, since=self.held.since + seconds)

    async def hold(self, why: Obstacle, rights: tuple[str, ...] = ()) -> None:
        """Wait, because the table cannot be shown where it stands. Once is enough."""
        await self._mail.post(lambda: self._hold(why, rights))

    async def _hold(self, why: Obstacle, rights: tuple[str, ...]) -> None:
        before = self.held
        if not self.open or (before and (before.why, before.rights) == (why, rights)):
            return
        held = Suspension(why, before.since if before else self.time.now(), rights)
        await self.record.note(str(held.note))
        self.held = held
        self._show_all()
        self.wake()

    async def release(self) -> None:
        """Go on: the table can be shown again."""
        await self._mail.post(self._release)

    async def _release(self) -> None:
        if self.held is None:
            return
        turns = await self._turns_freed()
        await self.record.note(str(Released()), turns)
        self._freed(turns)

    async def _turns_freed(self) -> tuple[TurnClock, ...] | None:
        """The clocks as they go on once the table is not held any more; ``None``: as they are."""
        session = self.session
        if self.held is None or session is None or self.status != "playing":
            return None
        if session.paused_at is not None:
            return None
        return await self._resumed(session, self.held.since)

    def _freed(self, turns: tuple[TurnClock, ...] | None) -> None:
        self.held = None
        if self.session is not None and turns is not None:
            self.session = replace(self.session, turns=turns)
        self._show_all()
        self.wake()

    async def move(self, channel: int, private: bool = False) -> None:
        """Stand in another channel from now on; ``private``: it is a private thread."""
        await self._mail.post(lambda: self._move(channel, private))

    async def _move(self, channel: int, private: bool) -> None:
        if not self.open:
            raise Refusal("table-closed")
        turns = await self._turns_freed()
        said = () if self.held is None else (str(Released()),)
        await self.record.move_to(channel, *said, private=private, turns=turns)
        self._freed(turns)

    def _set_alarms(self) -> None:
        """Look every few minutes, counted from when the table was held."""
        super()._set_alarms()
        if self.held is None or not self.open:
            self._obstacle.set(None)
            return
        looks = (self.time.now() - self.held.since) // LOOK_AGAIN
        self._obstacle.set(self.held.since + (looks + 1) * LOOK_AGAIN)

    async def _look_again(self) -> None:
        """Whether the obstacle is gone: if not, give up when it has taken too long."""
        if self.held is None or not self.open:
            return
        if max(self.held.until, self._not_before) <= self.time.now():
            await self._end(f"held too long, {self.held.why}")
            return
        self._show()
        self._set_alarms()
