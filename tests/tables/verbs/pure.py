"""A table that nothing but verbs changes: without store, loop or Discord."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from types import ModuleType
from typing import Any, Concatenate, ParamSpec, TypeVar

import pytest

from bot.rules import CHANCE, Illegal, Log, Seat, Seed
from bot.storage.rows.ids import ChannelId, GameId, GuildId, TableId, UserId
from bot.storage.rows.tables import TableRow
from bot.tables.model.chairs import Chair
from bot.tables.model.clock import Pace
from bot.tables.model.from_log import session_of
from bot.tables.model.lobby import Lobby
from bot.tables.model.quiet_hours import QuietHours
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Deadline, Moment, TableState
from tests.support.ids import users

P = ParamSpec("P")
T = TypeVar("T")
NOW = 1_800_000_000.0
ANN, BOB, CID, DAN, EVE, FAY = users(11, 12, 13, 14, 15, 16)
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid", DAN: "Dan", EVE: "Eve", FAY: "Fay"}
GAME = "euchre"
MINUTE, HOUR = 60.0, 3600.0


@dataclass
class Pure:
    """One table, its time, and the lines of its log; ``change`` is the last thing that changed."""

    state: TableState
    now: float = NOW
    notes: list[str] = field(default_factory=list)
    quiet: dict[UserId, QuietHours] = field(default_factory=dict)
    seeds: tuple[Seed, ...] = (Seed(bytes(32)),)
    change: Change[Any] | None = None

    def __post_init__(self) -> None:
        self.state = self.state.with_waits(self.now)

    @property
    def moment(self) -> Moment:
        """The facts that a verb may know beside the table."""
        return Moment(
            now=self.now,
            quiet=self.quiet,
            pace=Pace(),
            seeds=self.seeds,
            new_seed=lambda: self.seeds[-1],
        )

    @property
    def session(self) -> GameSession:
        """The game under way at the table."""
        assert self.state.session is not None
        return self.state.session

    def do(
        self,
        verb: Callable[Concatenate[TableState, Moment, P], Change[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do this; its notes are written down, and its answer handed back."""
        before = self.state
        change = verb(before, self.moment, *args, **kwargs)
        self.change = change
        self.notes += map(str, change.notes)
        row = change.state.row
        if change.notes or change.lines or _stored(before) != _stored(change.state):
            seen = max(change.state.host_seen, row.host_at or 0.0)
            row = replace(row, updated_at=self.now, host_at=seen)
        self.state = replace(change.state, row=row).with_waits(self.now)
        return change.answer

    def said(
        self,
        verb: Callable[Concatenate[TableState, Moment, P], Change[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> list[str]:
        """Do this; the lines of the table's log that are new."""
        old = len(self.notes)
        self.do(verb, *args, **kwargs)
        return self.notes[old:]

    def refused(
        self,
        verb: Callable[Concatenate[TableState, Moment, P], Change[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> str:
        """Do this, which is refused: the code of the reason. Nothing is different after it."""
        with pytest.raises((Refusal, Illegal)) as refusal:
            verb(self.state, self.moment, *args, **kwargs)
        assert isinstance(refusal.value, Refusal | Illegal)
        return str(refusal.value.reason.code)

    def wait(self, seconds: float) -> None:
        """Let so many seconds pass, in which nothing happens."""
        self.now += seconds

    def ring(self, deadline: Callable[[TableState, float], Deadline | None]) -> list[str]:
        """Wait for what is due next by itself, and do it: the lines of the log that are new."""
        due = deadline(self.state, self.now)
        assert due is not None
        self.now = max(self.now, due[0])
        return self.said(due[1])

    def with_session(self, **changes: Any) -> None:
        """Change fields of the game under way."""
        self.state = self.state.with_session(replace(self.session, **changes))


def _stored(table: TableState) -> tuple[Any, ...]:
    """The parts of a table that have to be stored when they change."""
    session = table.session
    seen = (session.seen, session.paused_at) if session else ()
    return (replace(table.row, host_at=None), table.status, table.lobby, table.chairs, seen)


def row() -> TableRow:
    """A table's row as it is opened."""
    return TableRow(
        id=TableId(7), guild_id=GuildId(1), channel_id=ChannelId(5),
        created_at=NOW, updated_at=NOW, host_at=NOW,
        host_id=ANN, game=GAME, preset="house", options="", level="normal",
    )  # fmt: skip


def lobby(*people: UserId, game: str = GAME, **changes: Any) -> Pure:
    """A lobby of Ann's with her and these people."""
    opened = Lobby.open(game, "house", ANN, NAMES[ANN])
    for user in people:
        opened = opened.join(user, NAMES[user])
    return Pure(TableState(row=replace(row(), game=game), lobby=replace(opened, **changes)))


def game(*people: UserId, key: str = GAME, deal: bool = True, **changes: Any) -> Pure:
    """A game of Ann, these people in this order, and robots; its first deal is dealt."""
    table = lobby(*people, game=key, **changes).state
    full = table.lobby.fill() if table.lobby.takes_robots else table.lobby
    chosen = table.lobby.game
    head = Log(
        game=key, version=chosen.version, options=str(full.options), players=len(full.chairs)
    )
    session = session_of(GameId(1), head, full.chairs)
    pure = Pure(replace(table, lobby=full, session=session, status="playing"))
    if deal:
        play_on(pure, lambda s: s.turn != (CHANCE,))
    return pure


def play_on(
    table: Pure,
    until: Callable[[GameSession], bool],
    seed: int = 1,
) -> None:
    """The game goes on by itself, whoever sits there, until this is so."""
    rng, session = Random(seed), table.session
    for _ in range(2000):
        if until(session):
            table.state = table.state.with_session(session).with_waits(table.now)
            return
        assert session.turn, "the game is over"
        seat = session.turn[0]
        if seat == CHANCE:
            action = session.game.chance(session.state, rng.randrange)
        else:
            action = session.game.legal(session.view(seat)).sample(rng)
        user = session.chairs[seat].user if seat != CHANCE else None
        session = session.plus(seat, action).by(user)
    raise AssertionError("that never came")


def over(*people: UserId) -> Pure:
    """A game that has ended by its rules."""
    table = game(*people)
    play_on(table, lambda s: s.result is not None)
    table.state = replace(table.state, status="over")
    return table


def closed(table: Pure) -> Pure:
    """The table, ended before its time."""
    table.state = replace(table.state, status="ended", ended_why="test")
    return table


def seat_of(table: Pure, user: UserId) -> Seat:
    """The seat in which this person sits."""
    seat = table.session.seat_of(user)
    assert seat is not None
    return seat


def chair_of(table: Pure, user: UserId) -> Chair:
    """The chair on which this person sits."""
    return next(chair for chair in table.state.chairs if chair.user == user)


def codes_in(*modules: ModuleType) -> set[str]:
    """Every reason with which these modules refuse something, as their source has it."""
    return {
        code
        for module in modules
        for said in re.findall(r"Refusal\(([^)]*)\)", inspect.getsource(module))
        for code in re.findall(r'"([a-z-]+)"', said.split(",")[0])
    }
