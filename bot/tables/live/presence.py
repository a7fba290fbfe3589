"""Whether a lobby's host is here: if not, those who sit there may do what only the host may.

What counts is the last press of the host that has to do with this table. It is written down now
and then, so a restart neither forgets it nor begins anew; and no outage of ours counts against
the host, who has a moment after it to come back.
"""

from bot.tables.live.actor import Surroundings
from bot.tables.live.expiry import Idling
from bot.tables.live.record import TableRecord
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.model.session import GameSession

HOST_IDLE = 5 * 60.0
"""Seconds without a press of the host after which a lobby is in the hands of all who sit there."""
AFTER_RESTART = 60.0
"""For so many seconds at least after the program has begun anew it is the host's."""
WRITE_EVERY = 60.0
"""At least so many seconds lie between two times at which the host's presence is written down by
itself; a crash in between forgets that much, and a stop forgets nothing."""


class Presence(Idling):
    """The side of a table that knows whether its host is here."""

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        super().__init__(around, record, lobby, session)
        self._host_not_before = 0.0
        self._written_at = record.row.host_at or 0.0
        self._absence = self._alarm(self._look_for_host)
        self._presence = self._alarm(self._write_presence)

    def _shift(self, seconds: float) -> None:
        super()._shift(seconds)
        self._host_not_before += seconds
        self._written_at += seconds

    @property
    def host_away_at(self) -> float:
        """From when on the host counts as away, if nothing is pressed until then."""
        row = self.record.row
        return max((row.host_at or row.updated_at) + HOST_IDLE, self._host_not_before)

    @property
    def host_is_away(self) -> bool:
        """Whether a lobby waits for its host in vain."""
        return self.status == "lobby" and self.host_away_at <= self.time.now()

    def noticed(self, user: int) -> None:
        """Somebody has pressed something that has to do with this table."""
        if self.status != "lobby" or user != self.lobby.host:
            return
        was_away, now = self.host_is_away, self.time.now()
        self.record.host_was_here()
        if now - self._written_at >= WRITE_EVERY:
            self._presence.set(now)
        self.watch_idleness()
        if was_away:
            self._show()

    def must_lead(self, user: int) -> None:
        """Refuse everybody but the host, and those who sit in a lobby whose host is away.

        :raises No: it is the host's to do, and until when.
        """
        if user == self.lobby.host:
            return
        if self.status != "lobby" or user not in self.lobby.people:
            raise Refusal("host-only")
        if not self.host_is_away:
            raise Refusal("host-only-until", when=round(self.host_away_at))

    async def take_up(self) -> None:
        """After a restart the host has a moment before others may act."""
        await super().take_up()
        self._host_not_before = self.time.now() + AFTER_RESTART

    def watch_idleness(self) -> None:
        """Look again when the host would be away, too."""
        super().watch_idleness()
        waits = self.status == "lobby" and len(self.lobby.people) > 1 and not self.host_is_away
        self._absence.set(self.host_away_at if waits else None)

    async def _look_for_host(self) -> None:
        if self.host_is_away:
            self._show()

    async def _write_presence(self) -> None:
        if self.status == "lobby":
            await self.record.keep_presence()
            self._written_at = self.time.now()

    async def _stand_still(self) -> None:
        """What was not written down yet is, before the program ends."""
        await super()._stand_still()
        if (self.record.row.host_at or 0.0) > self._written_at:
            await self._write_presence()
