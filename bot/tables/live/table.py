"""The table is an actor: all that happens at it is done one after the other.

Check, store, swap the state, tell. Everything a player was told is on disk, and telling never
blocks play nor takes anything back.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from bot.ground.failpoints import failpoint
from bot.rules import Seed
from bot.storage.rows.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.storage.store import Store, StoreError
from bot.tables.live import deeds
from bot.tables.live.alarm import Alarm
from bot.tables.live.listener import TableListener, tell
from bot.tables.live.mailbox import Mailbox
from bot.tables.live.record import TableRecord
from bot.tables.live.robots import TableRobots, Thinker
from bot.tables.model.chairs import Chair
from bot.tables.model.clock import SET, Clock, OwnTime, Pace
from bot.tables.model.fixtures import Fixture
from bot.tables.model.lobby import Lobby
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, Status, TableState
from bot.tables.model.suspension import Suspension
from bot.tables.model.thought import Thought
from bot.tables.verbs import clocks, forget, hint, host, play, play_on, suspend, vote
from bot.tables.verbs.due import Due, due

log = logging.getLogger(__name__)
T = TypeVar("T")
P = ParamSpec("P")
SLOW: Final = frozenset({vote.propose, vote.vote, vote.carry_out, play_on.begin})
"""Verbs that may search or replay for long: they run in a thread, and other tables go on."""
OWN: Final = frozenset(
    {
        *(play.go_on, host.noticed, clocks.shown_late),
        *(suspend.suspend, suspend.lift, suspend.shown_in, forget.forget),
    }
)
"""Verbs that are done however much waits already: they are not asked for by people."""


class Surroundings(Protocol):
    """The surroundings of a table: store, clock, pace, robots, listener."""

    store: Store
    clock: Clock
    pace: Pace
    robots: Thinker
    listener: TableListener["Table"]

    def draw_secret(self) -> bytes:
        """32 secret bytes for a game's seed."""

    async def quiet_of(self, user: UserId) -> QuietHours:
        """The hours in which long clocks stand still for this person."""

    def thinker_of(self, fixture: Fixture) -> Thinker:
        """The thinker of the robots at a table of this fixture."""

    def reseated(self, table: "Table", before: Iterable[Chair]) -> None:
        """Other people sit at a table than ``before``."""

    def closed(self, table: "Table") -> None:
        """A table is over or ended."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A robot's thought in somebody's place, and the number of hints they have had."""

    number: int
    thought: Thought
    count: int


class Table:
    """One table: its state, and the queue of the verbs at it."""

    def __init__(
        self, around: Surroundings, state: TableState, seeds: tuple[Seed, ...] = ()
    ) -> None:
        self.state = state
        """All that the table is: it is swapped as a whole, once the next one is stored."""
        self.time = OwnTime(around.clock)
        """The time by which the table's deadlines go."""
        self.record = TableRecord(around.store, seeds)
        self._around = around
        self._mail = Mailbox(state.id, self._keep_time)
        self._due: Due = {}
        self._ringing = False
        self._alarm = Alarm(self.time, around.pace.retry, self._rung)
        self._robots = TableRobots(self, around.thinker_of(state.fixture), around.pace)
        self._noticing: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ what it is

    @property
    def id(self) -> TableId:
        """The table's number: people see it, and every button carries it."""
        return self.state.id

    @property
    def now(self) -> float:
        """Seconds since the epoch by the table's own time."""
        return self.time.now()

    @property
    def guild_id(self) -> GuildId:
        """The server in which this table stands; 0 is none."""
        return self.state.row.guild_id

    @property
    def channel_id(self) -> ChannelId:
        """The channel or thread in which this table stands."""
        return self.state.row.channel_id

    @property
    def private(self) -> bool:
        """Whether this table was opened in a private thread."""
        return self.state.row.private

    @property
    def message_id(self) -> MessageId | None:
        """The public message that shows this table."""
        return self.state.row.message_id

    @property
    def updated_at(self) -> float:
        """The moment of the last stored change, in seconds since the epoch."""
        return self.state.row.updated_at

    @property
    def game_key(self) -> str:
        """The key of the game that is played here."""
        return self.lobby.game_key

    @property
    def status(self) -> Status:
        """Whether it is in its lobby, in play, over, or ended."""
        return self.state.status

    @property
    def lobby(self) -> Lobby:
        """The lobby of the table: its game, its rules, and its chairs in a circle."""
        return self.state.lobby

    @property
    def session(self) -> GameSession | None:
        """The game, once it has begun."""
        return self.state.session

    @property
    def open(self) -> bool:
        """Whether anything can still happen here."""
        return self.state.open

    @property
    def settled(self) -> bool:
        """Whether nothing happens here any more, and nothing else is going to be shown."""
        return self.state.settled

    @property
    def suspension(self) -> Suspension | None:
        """Why the table cannot go on where it stands, if it cannot."""
        return self.state.suspension

    @property
    def practice(self) -> bool:
        """Whether this table stands in one person's direct messages, and in no server."""
        return self.state.practice

    @property
    def stands_alone(self) -> bool:
        """Whether it has no message but the hands of those who play: for practice, or secret."""
        return self.state.stands_alone

    @property
    def secret(self) -> bool:
        """Whether nobody but who plays here sees anything of it."""
        return self.state.secret

    @property
    def public(self) -> bool:
        """Whether there is a place where others may be shown something of it."""
        return self.state.public

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The chairs: by seat once the game has begun, before that round the circle."""
        return self.state.chairs

    def sits(self, user: UserId) -> bool:
        """Whether this person has a chair here."""
        return self.state.sits(user)

    # ------------------------------------------------------------------ what happens

    async def do(
        self,
        verb: Callable[Concatenate[TableState, Moment, P], Change[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do this at the table when its turn has come, and hand back the verb's answer.

        :raises Refusal: the verb refuses it.
        :raises Illegal: the rules do not allow it.
        :raises StoreError: it could not be stored, and nothing was done.
        """

        async def done() -> T:
            moment = await self._moment()
            change = await self._change_of(verb, moment, *args, **kwargs)
            return await self._commit(change, moment)

        return await self._mail.post(done, own=verb in OWN)

    async def _change_of(
        self,
        verb: Callable[Concatenate[TableState, Moment, P], Change[T]],
        moment: Moment,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Change[T]:
        """The change that a verb makes; a slow one works in a thread."""
        if getattr(verb, "func", verb) in SLOW:  # of a partial, what it is made of
            return await asyncio.to_thread(verb, self.state, moment, *args, **kwargs)
        return verb(self.state, moment, *args, **kwargs)

    async def _commit(self, change: Change[T], moment: Moment) -> T:
        """Store the change of a verb, swap the state, tell, and go on."""
        before = self.state
        failpoint("checked")
        after = await self.record.commit(before, change, moment.now)
        failpoint("stored")
        self.time.shift(change.clock)
        self.state = after.with_waits(self.now)
        if self.chairs != before.chairs:
            self._around.reseated(self, before.chairs)
        if before.open and not after.open:
            self._around.closed(self)
        tell(self._around.listener, self, before, self.state, change)
        failpoint("told")
        self.wake()
        return change.answer

    async def _moment(self) -> Moment:
        """The ``Moment`` of a verb that begins now."""
        around, people = self._around, [chair.user for chair in self.chairs]
        return Moment(
            quiet={user: await around.quiet_of(user) for user in people if isinstance(user, int)},
            now=self.now,
            pace=around.pace,
            seeds=self.record.seeds,
            new_seed=lambda: Seed(around.draw_secret()),
        )

    async def advise(self, user: UserId, number: int | None = None) -> Advice:
        """The advice of a robot that sees no more than this person. It changes nothing in the game.

        Nor does it tell how hard the choice is: it thinks as long about a forced one.

        :raises Refusal: the table gives no hints, or nothing is asked of this person.
        """
        session, wished = self.state.game_on(), hint.wished(self.state, user, number)
        thought = await self._robots.advice(session, wished.seat)
        count = await self.do(hint.give, wished)
        return Advice(wished.decision, thought, count)

    def noticed(self, user: UserId) -> None:
        """Take note, without waiting for it, that somebody has pressed something of this table."""
        if self.status == "lobby" and user == self.lobby.host:
            task = asyncio.create_task(self._notice(user), context=deeds.apart())
            self._noticing.add(task)
            task.add_done_callback(self._noticing.discard)

    async def _notice(self, user: UserId) -> None:
        with suppress(Refusal, StoreError):  # the next press is noticed
            await self.do(host.noticed, user)

    # ------------------------------------------------------------------ what happens by itself

    def wake(self) -> None:
        """Set off the automatic steps of now, and the alarm for the verb that is due next."""
        if self.state.frozen:
            return
        overdue = {verb: at for verb, at in self._due.items() if at <= self.now}
        self._due = overdue | due(self.state, self.now)
        if not self._ringing:
            self._alarm.set(min(self._due.values(), default=None))
        self._robots.wake()

    async def _rung(self) -> None:
        await self._mail.post(self._ring, own=True)

    async def _ring(self) -> None:
        """Do all that is due; a verb that fails stays due, and the alarm tries again."""
        if self.state.frozen:
            return
        failed: Exception | None = None
        self._ringing = True
        for verb, at in sorted(self._due.items(), key=lambda one: one[1]):
            if at <= self.now and self._due.pop(verb, None) is not None:
                try:
                    moment = await self._moment()
                    await self._commit(await self._change_of(verb, moment), moment)
                except Exception as error:
                    self._due.setdefault(verb, at)
                    failed = error
        self._ringing = False
        if failed is not None:
            self._due = due(self.state, self.now) | self._due
            raise failed
        self.wake()

    async def follow_the_clock(self) -> None:
        """Show everything by the wall clock from now on, which was set."""
        await self._mail.post(_nothing, own=True)

    async def _keep_time(self) -> None:
        """See to it that the table goes by the wall clock, if that was set meanwhile."""
        if abs(self.time.error) >= SET and self.open:
            moment, by = await self._moment(), round(self.time.error, 3)
            await self._commit(clocks.set_clock(self.state, moment, by), moment)
            log.warning("table %s: the wall clock was set by %+.0f seconds", self.id, by)

    async def freeze_clocks(self) -> None:
        """The program is going down: every clock keeps the rest of its time."""

        async def frozen() -> None:
            self.state = replace(self.state, frozen=True)
            self._alarm.set(None)
            moment = await self._moment()
            await self._commit(clocks.freeze(self.state, moment), moment)

        await self._mail.post(frozen, own=True)

    def rest(self) -> None:
        """Let nothing more happen here by itself: the table is no longer kept in mind."""
        self._alarm.set(None)

    async def cancel_tasks(self) -> None:
        """Stop what is under way by itself: the program is going down."""
        await self._alarm.stop()
        await self._robots.cancel()
        for task in self._noticing:
            task.cancel()


async def _nothing() -> None:
    """Every piece of work begins with a look at the clock: this one is nothing else."""
