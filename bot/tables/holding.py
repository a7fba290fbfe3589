"""When a table's place is lost: it waits, goes on by itself or elsewhere, or is closed at last."""

from dataclasses import replace

from bot.tables.actor import Surroundings
from bot.tables.hold import LOOK_AGAIN, RELEASED, Hold, Why
from bot.tables.ledger import Ledger
from bot.tables.lobby import Lobby, No
from bot.tables.sitting import Sitting
from bot.tables.timed import Timed
from bot.tables.turns import Turn


class Holding(Timed):
    """The side of a table that has to do with where it stands."""

    def __init__(
        self, around: Surroundings, ledger: Ledger, lobby: Lobby, sitting: Sitting | None
    ) -> None:
        super().__init__(around, ledger, lobby, sitting)
        self._obstacle = self._alarm(self._look_again)

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        if self.held is not None:
            self.held = replace(self.held, since=self.held.since + seconds)

    async def hold(self, why: Why, rights: tuple[str, ...] = ()) -> None:
        """Wait, because the table cannot be shown where it stands. Once is enough."""
        await self._mail.post(lambda: self._hold(why, rights))

    async def _hold(self, why: Why, rights: tuple[str, ...]) -> None:
        before = self.held
        if not self.open or (before and (before.why, before.rights) == (why, rights)):
            return
        held = Hold(why, before.since if before else self.time.now(), rights)
        await self.ledger.note(str(held))
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
        await self.ledger.note(RELEASED, turns)
        self._freed(turns)

    async def _turns_freed(self) -> tuple[Turn, ...] | None:
        """The clocks as they go on once the table is not held any more; ``None``: as they are."""
        sitting = self.sitting
        if self.held is None or sitting is None or self.status != "playing":
            return None
        if sitting.paused_at is not None:
            return None
        return await self._resumed(sitting, self.held.since)

    def _freed(self, turns: tuple[Turn, ...] | None) -> None:
        self.held = None
        if self.sitting is not None and turns is not None:
            self.sitting = replace(self.sitting, turns=turns)
        self._show_all()
        self.wake()

    async def move(self, channel: int, private: bool = False) -> None:
        """Stand in another channel from now on; ``private``: it is a private thread."""
        await self._mail.post(lambda: self._move(channel, private))

    async def _move(self, channel: int, private: bool) -> None:
        if not self.open:
            raise No("table-closed")
        turns = await self._turns_freed()
        said = () if self.held is None else (RELEASED,)
        await self.ledger.move_to(channel, *said, private=private, turns=turns)
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
