"""What every side of a table shares: its page, its queue, and how it stands.

A table is put together from its sides: what it does by the clock (`timed`), when its place is
lost (`holding`), and the game itself (`table`). Each posts to the one queue and checks there.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.ops.failpoints import failpoint
from bot.rules import Seat, Seed, View
from bot.storage.store import Store
from bot.tables.live.mailbox import Mailbox
from bot.tables.live.record import TableRecord
from bot.tables.model.clock import Clock, Pace
from bot.tables.model.lobby import Chair, Lobby, Refusal
from bot.tables.model.notes import Hint
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.requests import Request
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, Shown, Status, TableState
from bot.tables.model.suspension import Suspension

if TYPE_CHECKING:
    from bot.tables.live.table import Table


T = TypeVar("T")
P = ParamSpec("P")


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


def concerned(before: TableState, after: TableState, seat: Seat) -> bool:
    """Whether something in this seat's hand looks different than before."""
    was, now = before.session, after.session
    if was is None or now is None:
        return True
    return (
        was.chairs[seat] != now.chairs[seat]
        or was.numbers[seat] != now.numbers[seat]
        or was.view(seat).hand != now.view(seat).hand
    )


class Actor(ABC):
    """A table as all its sides see it."""

    _state: TableState

    def __init__(
        self, around: Surroundings, record: TableRecord, lobby: Lobby, session: GameSession | None
    ) -> None:
        self.record = record
        self.state = TableState(
            row=record.row,
            lobby=lobby,
            session=session,
            status="playing" if session else "lobby",
        )
        self.time = record.time
        """What this table's deadlines go by."""
        self._around = around
        self._mail = Mailbox(self.id, self._set_right)

    async def do(
        self,
        verb: Callable[Concatenate[TableState, Moment, P], Change[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do this at the table when its turn has come, and hand back the verb's answer.

        Who asks is the first argument of a verb.

        :raises Refusal: the verb refuses it.
        :raises Illegal: the rules do not allow it.
        """
        asks = args[:1]
        return await self._mail.post(
            lambda: self._commit(lambda table, now: verb(table, now, *args, **kwargs), *asks)
        )

    async def _commit(self, verb: Callable[[TableState, Moment], Change[T]], *asks: object) -> T:
        """Check, store, swap the state, tell, go on."""
        before = self.state
        moment = await self._moment(before, *asks)
        change = verb(before, moment)
        failpoint("checked")
        after = await self.record.commit(before, change, moment.now)
        meanwhile, row = self.record.row, before.row  # what waits for no queue yet
        if meanwhile.host_at != row.host_at:
            after = replace(after, row=replace(after.row, host_at=meanwhile.host_at))
        if meanwhile.message_id != row.message_id and after.row.channel_id == row.channel_id:
            after = replace(after, row=replace(after.row, message_id=meanwhile.message_id))
        self.state = after.with_waits(moment.now)
        failpoint("stored")
        self._told(before, change)
        failpoint("told")
        self.wake()
        return change.answer

    async def _moment(self, table: TableState, *asks: object) -> Moment:
        """What a verb may know just now, when this person asks for it."""
        people = {chair.user for chair in table.chairs} | {*asks}
        around = self._around
        quiet = {user: await around.quiet_of(user) for user in people if isinstance(user, int)}
        return Moment(
            now=self.time.now(),
            quiet=quiet,
            pace=around.pace,
            seeds=self.record.seeds,
            new_seed=lambda: Seed(around.draw_secret()),
        )

    def _told(self, before: TableState, change: Change[Any]) -> None:
        after, listener = self.state, self._around.herald
        if before.open and not after.open:
            self._around.closed(self)  # type: ignore[arg-type]
        hands = dict.fromkeys(change.hands)
        for seat, chair in enumerate(after.chairs):
            if chair.user is not None and (
                change.show is Shown.EVERYBODY
                or (change.show is Shown.CONCERNED and concerned(before, after, Seat(seat)))
            ):
                hands[chair.user] = None
        if change.show is not Shown.NOBODY:
            listener.table_changed(self)  # type: ignore[arg-type]
        for user in hands:
            listener.hand_changed(self, user)  # type: ignore[arg-type]
        if change.look_round:
            listener.look_round(self)  # type: ignore[arg-type]
        for user in change.remind:
            listener.remind(self, user)  # type: ignore[arg-type]

    # ------------------------------------------------------------------ what verbs do not do yet

    @property
    def state(self) -> TableState:
        """All that this table is."""
        if self._state.row is not self.record.row:
            self._state = replace(self._state, row=self.record.row)
        return self._state

    @state.setter
    def state(self, state: TableState) -> None:
        self._state, self.record.row = state, state.row

    @property
    def lobby(self) -> Lobby:
        """See `TableState`."""
        return self._state.lobby

    @lobby.setter
    def lobby(self, value: Lobby) -> None:
        self._state = replace(self._state, lobby=value)

    @property
    def session(self) -> GameSession | None:
        """See `TableState`."""
        return self._state.session

    @session.setter
    def session(self, value: GameSession | None) -> None:
        self._state = replace(self._state, session=value)

    @property
    def status(self) -> Status:
        """See `TableState`."""
        return self._state.status

    @status.setter
    def status(self, value: Status) -> None:
        self._state = replace(self._state, status=value)

    @property
    def held(self) -> Suspension | None:
        """See `TableState`."""
        return self._state.suspension

    @held.setter
    def held(self, value: Suspension | None) -> None:
        self._state = replace(self._state, suspension=value)

    @property
    def ended_why(self) -> str:
        """See `TableState`."""
        return self._state.ended_why

    @ended_why.setter
    def ended_why(self, value: str) -> None:
        self._state = replace(self._state, ended_why=value)

    @property
    def request(self) -> Request | None:
        """See `TableState`."""
        return self._state.request

    @request.setter
    def request(self, value: Request | None) -> None:
        self._state = replace(self._state, request=value)

    @property
    def hints(self) -> frozenset[Hint]:
        """See `TableState`."""
        return self._state.hints

    @hints.setter
    def hints(self, value: frozenset[Hint]) -> None:
        self._state = replace(self._state, hints=value)

    @property
    def _not_before(self) -> float:
        """See `TableState`."""
        return self._state.not_before

    @_not_before.setter
    def _not_before(self, value: float) -> None:
        self._state = replace(self._state, not_before=value)

    @property
    def id(self) -> int:
        """The table's number: people see it, and every button carries it."""
        return self.record.table_id

    @property
    def practice(self) -> bool:
        """Whether this table stands in one person's direct messages, and in no server."""
        return self.record.row.guild_id == 0

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
