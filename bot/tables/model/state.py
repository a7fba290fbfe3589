"""A table as one frozen value, and the change that a verb makes of it.

A verb is a pure function ``verb(table, moment, *args) -> Change``. It checks, and raises
`Refusal` or `Illegal`; or it answers with the next state and the notes of the table's log. The
actor (`bot.tables.live.table`) stores a change in one transaction, swaps the state, and tells.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from bot.rules import CHANCE, Seat, Seed
from bot.storage.rows.ids import NO_SERVER, TableId, UserId
from bot.storage.rows.tables import TableRow
from bot.tables.model.chairs import Chair
from bot.tables.model.clock import Pace
from bot.tables.model.fixtures import Fixture
from bot.tables.model.interval import Interval
from bot.tables.model.lobby import Lobby
from bot.tables.model.note_form import Note
from bot.tables.model.notes import Hint
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.refusals import Refusal
from bot.tables.model.requests import Request
from bot.tables.model.session import NO_DECISION, GameSession
from bot.tables.model.suspension import Suspension
from bot.tables.model.talk import SILENCE, Talk

Status = Literal["lobby", "playing", "over", "ended"]


@dataclass(frozen=True, slots=True)
class Wait:
    """Since when a seat's decision of this number is waited for, in time that runs."""

    seat: Seat
    number: int
    since: float


@dataclass(frozen=True, slots=True)
class FailedVote:
    """A failed vote: its moment, and the number of lines in the log then."""

    at: float
    moves: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """All that a table is. Times are seconds since the epoch, by the table's own time.

    ``row`` is its place and all that is stored of it beside lobby and game. ``not_before`` and the
    fields below it live in memory alone: a restart begins them anew.
    """

    row: TableRow
    status: Status = "lobby"
    lobby: Lobby
    session: GameSession | None = None
    suspension: Suspension | None = None
    ended_why: str = ""
    request: Request | None = None
    hints: frozenset[Hint] = frozenset()
    not_before: float = 0.0
    """The table is not closed by itself before that."""
    host_not_before: float = 0.0
    """The host does not count as away before that."""
    host_seen: float = 0.0
    """The moment of the host's last press; ``row.host_at`` is the last of those stored."""
    waits: tuple[Wait, ...] = ()
    failed_vote: FailedVote | None = None
    talk: Talk = SILENCE
    interval: Interval | None = None
    """The pause after a deal, until it is over for everybody and the next is dealt.

    After the last deal it lasts while that deal's last trick lies on the table.
    """

    began: frozenset[Seat] = frozenset()
    """The seats that were people's as the game began."""
    sent_away: frozenset[UserId] = frozenset()
    """People who were sent away in the midst of the game."""
    hour_missed: bool = False
    """The program was not there at the hour of an evening, which comes a moment later."""
    frozen: bool = False
    """The program is going down: nothing happens by itself any more."""

    @property
    def id(self) -> TableId:
        """The table's number: people see it, and every button carries it."""
        return self.row.id

    @property
    def open(self) -> bool:
        """Whether anything can still happen here."""
        return self.status in ("lobby", "playing")

    @property
    def trick_lies(self) -> bool:
        """Whether a deal has ended, and lies there before its result, or the game's, is shown."""
        return self.interval is not None and not self.interval.open

    @property
    def settled(self) -> bool:
        """Whether nothing happens here any more, and nothing else is going to be shown."""
        return not self.open and not self.trick_lies

    @property
    def practice(self) -> bool:
        """Whether this table stands in one person's direct messages, and in no server."""
        return self.row.guild_id == NO_SERVER

    @property
    def fixture(self) -> Fixture:
        """The fixture of the table, with the number of deals of its game."""
        return Fixture.of(self.row.fixture, self.row.deals)

    @property
    def all_dealt(self) -> bool:
        """Whether all deals of a fixture are over, and its game has not been closed yet."""
        session, deals = self.session, self.row.deals
        if session is None or not deals or session.turn != (CHANCE,):
            return False
        return session.deals >= deals

    @property
    def stands_alone(self) -> bool:
        """Whether it has no message but the hands of those who play: for practice, or secret."""
        return (self.practice or self.secret) and self.row.message_id is None

    @property
    def secret(self) -> bool:
        """Whether nobody but who plays here sees anything of it."""
        return self.fixture.secret

    @property
    def public(self) -> bool:
        """Whether there is a place where others may be shown something of it."""
        return not self.practice and not self.secret

    @property
    def appointed(self) -> bool:
        """Whether its people and rules are appointed, and it begins by itself."""
        return self.row.starts_at is not None

    @property
    def free(self) -> bool:
        """Whether those who sit here arrange it: its people, its rules, and a rematch."""
        return not (self.appointed or self.secret)

    @property
    def fixed(self) -> bool:
        """Whether its rules, its clock and its end stand firm, and are not put to the vote."""
        return bool(self.fixture) or self.appointed

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The chairs: by seat once the game has begun, before that round the circle."""
        return self.session.chairs if self.session else self.lobby.chairs

    def sits(self, user: UserId) -> bool:
        """Whether this person has a chair here."""
        return any(chair.user == user for chair in self.chairs)

    @property
    def casual(self) -> bool:
        """Whether the game is casual for its hints, or for somebody who was sent away from it.

        Where several may have hints that is so from the beginning, and in nobody's hand later.
        Nobody loses to a host who has a robot play on in their place.
        """
        movers = self.session.movers if self.session else ()
        sent_away = not self.sent_away.isdisjoint(user for user in movers if user is not None)
        return self.lobby.hints == "on" or bool(self.hints) or sent_away

    @property
    def time_runs(self) -> bool:
        """Whether clocks run: not in a pause, nor while the table is suspended."""
        session = self.session
        playing = self.status == "playing" and session is not None and session.paused_at is None
        return playing and self.suspension is None

    @property
    def moves(self) -> int:
        """The number of lines in the game's log."""
        return len(self.session.log.moves) if self.session else 0

    def waited_for(self, seat: Seat, number: int) -> float | None:
        """Since when this decision is waited for; ``None``: it is not."""
        known = (wait for wait in self.waits if (wait.seat, wait.number) == (seat, number))
        return next((wait.since for wait in known), None)

    def with_waits(self, now: float) -> "TableState":
        """The table with the seats waited for, and since when: a pause begins that anew.

        Every change passes through here before it is the table's state. So people who have left
        read no more of the deal before.
        """
        return self._with_readers()._with_waits(now)

    def _with_readers(self) -> "TableState":
        interval, session = self.interval, self.session
        if interval is None:
            return self
        if session is not None and self.status == "over" and not interval.open:
            return self
        if session is None or self.status != "playing":
            return replace(self, interval=None)
        here = interval.of([chair.user for chair in self.chairs if chair.user and chair.present])
        dealt = session.turn != (CHANCE,)
        return replace(self, interval=here if here.waiting or not dealt else None)

    def _with_waits(self, now: float) -> "TableState":
        if self.session is None or not self.time_runs:
            return replace(self, waits=()) if self.waits else self
        waits = []
        for seat in self.session.turn:
            number = NO_DECISION if seat == CHANCE else self.session.numbers[seat]
            since = self.waited_for(seat, number)
            waits.append(Wait(seat, number, now if since is None else since))
        return replace(self, waits=tuple(waits))

    # ------------------------------------------------------------------ checks

    def must_be_open(self) -> None:
        """Refuse where nothing can happen any more.

        :raises Refusal: the game is over, or the table closed.
        """
        if not self.open:
            raise Refusal("game-is-over" if self.status == "over" else "table-closed")

    def must_be_free(self) -> None:
        """Refuse to arrange people, rules and clock that are appointed.

        :raises Refusal: it is an appointed table, or a secret one.
        """
        if not self.free:
            raise Refusal("appointed")

    def ends_without(self, user: UserId) -> bool:
        """Whether a game ends when this person leaves it: nobody else plays or is awaited."""
        others = any(c.kept is not None or c.user not in (None, user) for c in self.chairs)
        return self.status == "playing" and not others and not self.secret

    def must_stay(self) -> None:
        """Refuse to leave or end a daily that has begun: it waits for its player.

        :raises Refusal: it is one.
        """
        if self.session is not None and self.fixture.is_daily:
            raise Refusal("daily-stays")

    def must_not_be_secret(self) -> None:
        """Refuse a step that would keep other tables with the same deals waiting.

        :raises Refusal: there are such tables.
        """
        if self.secret:
            raise Refusal("fixture-fixed")

    def must_be_host(self, user: UserId) -> None:
        """Refuse everybody but the host.

        :raises Refusal: it is not the host, or nothing can happen any more.
        """
        self.must_be_open()
        if user != self.lobby.host:
            raise Refusal("host-only")

    def must_be_lobby(self) -> None:
        """Refuse once the game has begun.

        :raises Refusal: the game has begun, or the table is closed.
        """
        if self.status != "lobby":
            raise Refusal("already-begun" if self.status == "playing" else "table-closed")

    def game_on(self) -> GameSession:
        """The game under way.

        :raises Refusal: it has not begun, or is over, or the table is closed.
        """
        if self.session is None:
            raise Refusal("not-begun" if self.open else "table-closed")
        if self.status != "playing":
            raise Refusal("game-is-over" if self.status == "over" else "table-closed")
        return self.session

    def seated(self, user: UserId) -> tuple[GameSession, Seat]:
        """The game under way, and the seat of this person.

        :raises Refusal: as `game_on`, or they do not sit here.
        """
        session = self.game_on()
        seat = session.seat_of(user)
        if seat is None:
            raise self.lobby.not_here(user)
        return session, seat

    def playing(self, user: UserId) -> tuple[GameSession, Seat]:
        """The game, and where this person plays in it themselves just now.

        :raises Refusal: as `seated`, or the table is suspended or paused, or a robot plays for
            them.
        """
        session, seat = self.seated(user)
        if self.suspension is not None:
            raise Refusal("held", table=self.id)
        if session.chairs[seat].away:
            raise Refusal("away")
        if session.paused_at is not None:
            raise Refusal("paused")
        return session, seat

    def with_session(self, session: GameSession) -> "TableState":
        """The table with the game like this."""
        return replace(self, session=session)


def _no_seed() -> Seed:
    raise LookupError("no game may begin just now")


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """The knowledge of a verb beside the table: time, quiet hours, pauses, seeds.

    ``now``: seconds since the epoch by the table's own time; ``quiet``: the quiet hours of each
    person at the table; ``pace``: the table's pauses; ``seeds``: of the present
    game, the last one deals; ``new_seed`` draws the secret of a game that begins.
    """

    now: float
    quiet: Mapping[UserId, QuietHours] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    seeds: tuple[Seed, ...] = field(default=(), repr=False)
    new_seed: Callable[[], Seed] = field(default=_no_seed, repr=False)


class Shown(Enum):
    """The recipients of a new picture or text after a change."""

    NOBODY = "nobody"
    TABLE = "table"
    """The public message alone."""
    EVERYBODY = "everybody"
    """The public message, and every hand."""
    CONCERNED = "concerned"
    """The public message, and the hands of those for whom something is different."""


T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(Generic[T_co]):
    """The outcome of a verb: the next state, and all that is stored and told of it.

    ``notes``: new lines of the table's log; ``lines``: the number of new lines in the game's log;
    ``seed``: the secret of a game that begins; ``hands``: people whose hands are drawn again
    beside ``show`` (also if they have none any more); ``remind``: people to be told once more
    that it is their turn; ``look_round``: it is time to see who is still there; ``answer``: the
    verb's reply to its caller. ``clock``: the seconds by which the table's time moves, which is
    nothing that has happened at the table. Values equal to the stored ones are not written.
    """

    state: TableState
    notes: tuple[Note, ...] = ()
    lines: int = 0
    seed: Seed | None = field(default=None, repr=False)
    show: Shown = Shown.EVERYBODY
    hands: tuple[UserId, ...] = ()
    remind: tuple[UserId, ...] = ()
    look_round: bool = False
    clock: float = 0.0
    answer: T_co


def unchanged(table: TableState, answer: T) -> Change[T]:
    """The change that changes nothing and tells nobody."""
    return Change(state=table, show=Shown.NOBODY, answer=answer)


Deadline: TypeAlias = tuple[float, Callable[[TableState, Moment], Change[Any]]]
"""The moment at which a verb is due by itself, in seconds since the epoch, and that verb. A module
of verbs with clocks has a ``deadline(table, now)`` beside them: ``Deadline | None``. The actor
keeps one alarm, for the earliest; the verb checks again whether it is due, and its change moves
the deadline on."""
