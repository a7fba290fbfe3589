"""What every side of a table shares: its page, its queue, and how it stands.

A table is put together from its sides: what it does by the clock (`timed`), when its place is
lost (`holding`), and the game itself (`table`). Each posts to the one queue and checks there.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Protocol

from bot.rules import Seat, View
from bot.storage.store import Store
from bot.tables.clock import Clock, Pace
from bot.tables.hold import Hold
from bot.tables.ledger import Ledger
from bot.tables.lobby import Chair, Lobby, No
from bot.tables.mailbox import Mailbox
from bot.tables.quiet import Quiet
from bot.tables.sitting import Sitting

if TYPE_CHECKING:
    from bot.tables.table import Table


class Thinker(Protocol):
    """Who thinks for the robots. It is given a view, and nothing else of the table."""

    async def choose(self, key: str, view: View[Any], seed: int, level: str) -> str:
        """The line of an action."""


class Herald(Protocol):
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
    herald: Herald

    def draw_secret(self) -> bytes:
        """32 secret bytes for a game's seed."""

    async def quiet_of(self, user: int) -> Quiet:
        """The hours in which long clocks stand still for this person."""

    def closed(self, table: "Table") -> None:
        """This table is over or ended."""


class Actor(ABC):
    """A table as all its sides see it."""

    def __init__(
        self, around: Surroundings, ledger: Ledger, lobby: Lobby, sitting: Sitting | None
    ) -> None:
        self.ledger = ledger
        self.lobby = lobby
        self.sitting = sitting
        self.status = "playing" if sitting else "lobby"
        self.held: Hold | None = None
        self.ended_why = ""
        self.time = ledger.time
        """What this table's deadlines go by."""
        self._around = around
        self._mail = Mailbox(self.id, self._set_right)

    @property
    def id(self) -> int:
        """The table's number: people see it, and every button carries it."""
        return self.ledger.table_id

    @property
    def practice(self) -> bool:
        """Whether this table stands in one person's direct messages, and in no server."""
        return self.ledger.row.guild_id == 0

    @property
    def open(self) -> bool:
        """Whether anything can still happen here."""
        return self.status in ("lobby", "playing")

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits here: by seat once the game has begun, before that round the circle."""
        return self.sitting.chairs if self.sitting else self.lobby.chairs

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

    async def _keep(self, sitting: Sitting, *notes: str) -> None:
        """Store, then tell everybody, and go on."""
        await self.ledger.keep_sitting(sitting, *notes)
        self.sitting = sitting
        self._show_all()
        self.wake()

    # ------------------------------------------------------------------ checks

    def _must_be(self, status: str) -> None:
        if self.status != status:
            raise No("already-begun" if self.status == "playing" else "table-closed")

    def _game_on(self) -> Sitting:
        if self.sitting is None:
            raise No("not-begun" if self.open else "table-closed")
        if self.status != "playing":
            raise No("game-is-over" if self.status == "over" else "table-closed")
        return self.sitting

    def _seated(self, user: int) -> tuple[Sitting, Seat]:
        sitting = self._game_on()
        seat = sitting.seat_of(user)
        if seat is None:
            raise No("not-here")
        return sitting, seat
