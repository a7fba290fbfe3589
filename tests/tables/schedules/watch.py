"""The herald of an evening: what it is told is on disk, and nobody sees two hands of one deal."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.storage.rows.ids import UserId
from bot.tables.live.table import Table
from tests.tables.schedules.evening import Evening


@dataclass
class Watch:
    """The herald: it writes down who is shown which hand, and looks whether that is on disk."""

    evening: Evening
    seen: dict[tuple[int, int, int], set[int]] = field(default_factory=dict)
    """(game, deal, person) → the seats whose hands they saw."""

    def table_changed(self, table: Table) -> None:
        self._is_on_disk(table)

    def hand_changed(self, table: Table, user: UserId) -> None:
        self._is_on_disk(table)
        session = table.session
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or not session.view(seat).hand:
            return
        seats = self.seen.setdefault((session.game_id, session.deals, user), set())
        seats.add(int(seat))
        self.evening.must(len(seats) == 1, "nobody sees two hands of one deal", table, user, seats)

    def hand_follows(self, table: Table, user: UserId) -> None:
        self.hand_changed(table, user)

    def remind(self, table: Table, user: UserId) -> None:
        self._is_on_disk(table)

    def look_round(self, table: Table) -> None:
        """Hear nothing: nobody looks round here."""

    def taken_up(self, table: Table) -> None:
        self._is_on_disk(table)

    def _is_on_disk(self, table: Table) -> None:
        if (session := table.session) is None:
            return
        asked = "SELECT count(*) FROM moves WHERE game_id = ?"
        ((lines,),) = self.evening.db.execute(asked, (session.game_id,))
        told = len(session.log.moves)
        self.evening.must(told <= lines, "nobody is told what is not on disk", table, told, lines)
