"""What every side of a table shares: its page, its queue, and how it stands.

A table is put together from its sides: what it does by the clock (`timed`), when its place is
lost (`holding`), and the game itself (`table`). Each posts to the one queue and checks there.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Protocol

from bot.rules import Seat, View
from bot.storage.store import Store
from bot.tables.live.mailbox import Mailbox
from bot.tables.live.record import TableRecord
from bot.tables.model.clock import Clock, Pace
from bot.tables.model.lobby import Chair, Lobby, Refusal
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.session import GameSession
from bot.tables.model.suspension import Suspension

if TYPE_CHECKING:
    from bot.tables.live.table import Table


class Thinker(Protocol):
    """Who thinks for the robots. It is given a view, and nothing else of the table."""

    async def choose(self, key: str, view: View[Any], seed: int, level: str) -> str:
        """The line of an action."""


class TableListener(Protocol):
    """Who tells people what has changed. No call waits or fails."""

    def table_changed(self, table: "Table") -> None:
        """The public message is to be drawn again."""

    def hand_changed(self, table: "Table", user: int) -> None:
        """This person's hand is to be drawn again."""

    def remind(self, table: "Table", user: int) -> None:
        """Half of this person's time is over: tell them in the way they chose."""

    def look_round(self, table: "Table") -> None:
        """It is time to see who of the table's people is still there."""

    def taken_up(self, table: "Table") -> None:
        """The program has begun anew: all that is shown of this table is to be drawn again."""


class Surroundings(Protocol):
    """What a table needs around it."""

    store: Store
    clock: Clock
    pace: Pace
    robots: Thinker
    herald: TableListener

    def draw_secret(self) -> bytes:
        """32 secret bytes for a game's seed."""

    async def quiet_of(self, user: int) -> QuietHours:
        """The hours in which long clocks stand still for this person."""

    def closed(self, table: "Table") -> None:
        """This table is over or ended."""


class Actor(ABC):
    """A table as all its sides see it."""

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        self.record = record
        self.lobby = lobby
        self.session = session
        self.status = "playing" if session else "lobby"
        self.held: Suspension | None = None
        self.ended_why = ""
        self.time = record.time
        """What this table's deadlines go by."""
        self._around = around
        self._mail = Mailbox(self.id, self._set_right)

    @property
    def id(self) -> int:
        """The table's number: people see it, and every button carries it."""
        return self.record.table_id

    @property
    def guild_id(self) -> int:
        """The server in which this table stands; 0 is none."""
        return self.record.row.guild_id

    @property
    def channel_id(self) -> int:
        """The channel or thread in which this table stands."""
        return self.record.row.channel_id

    @property
    def message_id(self) -> int | None:
        """The public message that shows this table."""
        return self.record.row.message_id

    @property
    def private(self) -> bool:
        """Whether this table was opened in a private thread."""
        return self.record.row.private

    @property
    def updated_at(self) -> float:
        """The moment of the last stored change, in seconds since 1970."""
        return self.record.row.updated_at

    @property
    def game_key(self) -> str:
        """The key of the game that is played here."""
        return self.lobby.game_key

    def sits(self, user: int) -> bool:
        """Whether this person sits on a chair of this table."""
        return any(chair.user == user for chair in self.chairs)

    @property
    def practice(self) -> bool:
        """Whether this table stands in one person's direct messages, and in no server."""
        return self.guild_id == 0

    @property
    def open(self) -> bool:
        """Whether anything can still happen here."""
        return self.status in ("lobby", "playing")

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits here: by seat once the game has begun, before that round the circle."""
        return self.session.chairs if self.session else self.lobby.chairs

    @abstractmethod
    async def _set_right(self) -> None:
        """See to it that the table goes by the wall clock, if that was set meanwhile."""

    @abstractmethod
    def wake(self) -> None:
        """Set off what happens by itself now."""

    @abstractmethod
    def _show(self) -> None:
        """Have the public message drawn again."""

    @abstractmethod
    def _show_all(self) -> None:
        """The public message, and every hand."""

    @abstractmethod
    def _closed(self) -> None:
        """Let everybody know that nothing more happens here."""

    @abstractmethod
    async def _end(self, why: str) -> None:
        """End the table before its time, and say why in the log."""

    async def _keep(self, session: GameSession, *notes: str) -> None:
        """Store, then tell everybody, and go on."""
        await self.record.keep_sitting(session, *notes)
        self.session = session
        self._show_all()
        self.wake()

    # ------------------------------------------------------------------ checks

    def _must_be(self, status: str) -> None:
        if self.status != status:
            raise Refusal("already-begun" if self.status == "playing" else "table-closed")

    def _game_on(self) -> GameSession:
        if self.session is None:
            raise Refusal("not-begun" if self.open else "table-closed")
        if self.status != "playing":
            raise Refusal("game-is-over" if self.status == "over" else "table-closed")
        return self.session

    def _seated(self, user: int) -> tuple[GameSession, Seat]:
        session = self._game_on()
        seat = session.seat_of(user)
        if seat is None:
            raise Refusal("not-here")
        return session, seat
