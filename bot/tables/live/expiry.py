"""Tables that nobody needs any more close by themselves, and say so.

Everything follows from when the table last changed, which is stored, so a restart changes
nothing; only an outage of ours never closes a table before people could have come back to it.
"""

from bot.tables.live.actor import Surroundings
from bot.tables.live.record import TableRecord
from bot.tables.live.timed import Timed
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.model.turn_clock import length_of

HOUR = 60 * 60.0
LOBBY_IDLE = 2 * HOUR
"""Seconds after which a lobby closes in which nothing has changed."""
PRACTICE_IDLE = 2 * HOUR
"""The same for somebody's practice table."""
GAME_IDLE = 24 * HOUR
"""The same for a game without a clock, or at which nobody plays any more."""
PAUSE_IDLE = 7 * 24 * HOUR
"""The same for a pause that everybody agreed to."""
NEAR = 0.25
NEAR_AT_MOST = 2 * HOUR
"""In the last quarter of this time, but not earlier than that, the table's message says so."""


class Idling(Timed):
    """The side of a table that notices when nobody comes any more."""

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        super().__init__(around, record, lobby, session)
        self._idle = self._alarm(self._look_idle)

    def patience(self) -> float | None:
        """For how long this table waits without a change; ``None``: its clocks see to that."""
        session = self.session
        if not self.open or self.held is not None:
            return None
        if session is None:
            return LOBBY_IDLE
        if self.practice:
            return PRACTICE_IDLE
        if session.deserted or any(chair.waits for chair in session.chairs):
            return GAME_IDLE
        if session.paused_at is not None:
            return PAUSE_IDLE
        return None if length_of(self.lobby.clock, session.chairs) else GAME_IDLE

    @property
    def closes_at(self) -> float | None:
        """When the table closes if nothing changes."""
        patience = self.patience()
        if patience is None:
            return None
        return max(self.record.row.updated_at + patience, self._not_before)

    @property
    def closing(self) -> float | None:
        """The same, as soon as there is reason to say it."""
        patience, moment = self.patience(), self.closes_at
        if patience is None or moment is None:
            return None
        said = self.session is not None and self.session.deserted
        return moment if said or moment - near(patience) <= self.time.now() else None

    def _set_alarms(self) -> None:
        super()._set_alarms()
        self.watch_idleness()

    def watch_idleness(self) -> None:
        """Look again when the table is due to say that it closes, or to close."""
        patience, moment = self.patience(), self.closes_at
        if patience is None or moment is None:
            self._idle.set(None)
            return
        warning = moment - near(patience)
        self._idle.set(moment if warning <= self.time.now() else warning)

    async def _look_idle(self) -> None:
        moment = self.closes_at
        if moment is None:
            return
        if moment <= self.time.now():
            await self._end(self._why_idle())
            return
        if self.closing is not None:
            self._show()
        self.watch_idleness()

    def _why_idle(self) -> str:
        if self.session is None:
            return "lobby-expired"
        return "practice-idle" if self.practice else "abandoned"


def near(patience: float) -> float:
    """How long before a table closes its message says so."""
    return min(patience * NEAR, NEAR_AT_MOST)
