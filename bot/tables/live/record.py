"""What a table writes down, in the terms of the store: lines of text and numbers."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.rules import CHANCE, GAMES, Log, Refused, Seat, Seed
from bot.rules.about.log import game_of, reseed
from bot.rules.about.rule_changes import is_change
from bot.storage.rows.results import Finish
from bot.storage.rows.tables import (
    GameRow,
    MoveRow,
    NewSeed,
    NoteRow,
    SeatRow,
    StoredTable,
    TableRow,
    TurnRow,
)
from bot.storage.store import Store
from bot.tables.model.attribution import is_casual, results_of
from bot.tables.model.beside import fold
from bot.tables.model.chairs import read_seen, write_seen
from bot.tables.model.clock import Clock, OwnTime
from bot.tables.model.lobby import Chair, Lobby, OwnRules
from bot.tables.model.notes import Circle, ClockSet, Ended, Moved, Seated, occupant
from bot.tables.model.ratings import rate
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, TableState
from bot.tables.model.turn_clock import TurnClock


class TableRecord:
    """One table's page in the store. Every call is one transaction, done when it returns.

    What a table does makes one call, and changes its own state only after that: between two, the
    second could be refused, and what is kept and what is shown would part.
    """

    def __init__(
        self, store: Store, clock: Clock, row: TableRow, seeds: tuple[Seed, ...] = ()
    ) -> None:
        self.row = row
        self.seeds = seeds
        self._store = store
        self.unsaid: list[float] = []
        """By how many seconds the wall clock was set, as far as that is not written down yet."""
        self.time = OwnTime(clock)
        """By which everything of this table happens."""

    @property
    def table_id(self) -> int:
        """The table's number."""
        return self.row.id

    @property
    def seed(self) -> Seed:
        """The secret of the present game's shuffles to come."""
        if not self.seeds:
            raise LookupError("no game has begun")
        return self.seeds[-1]

    @property
    def secret(self) -> str:
        """Every seed of the present game, as its log reveals them at the end."""
        return " ".join(map(str, self.seeds))

    @classmethod
    async def open(
        cls,
        store: Store,
        clock: Clock,
        lobby: Lobby,
        guild: int,
        channel: int,
        private: bool = False,
    ) -> "TableRecord":
        """A new page for a new table; ``private``: the channel is a private thread."""
        now = clock.now()
        bare = TableRow(
            guild_id=guild,
            channel_id=channel,
            private=private,
            created_at=now,
            updated_at=now,
            host_at=now,
            host_id=lobby.host,
            game=lobby.game_key,
            preset="",
            options="",
            level="",
        )
        row = _with_lobby(bare, lobby)
        number = await store.create_table(row)
        return cls(store, clock, replace(row, id=number))

    def shift(self, seconds: float) -> None:
        """The wall clock was set by so much: what this page says of the past moves with it.

        That is written down with what comes next.
        """
        self.unsaid.append(seconds)
        row, paused, host = self.row, self.row.paused_at, self.row.host_at
        self.row = replace(
            row,
            updated_at=row.updated_at + seconds,
            paused_at=None if paused is None else paused + seconds,
            host_at=None if host is None else host + seconds,
        )

    async def commit(self, before: TableState, change: Change[Any], now: float) -> TableState:
        """Store a change in one transaction, if there is anything to store.

        The answer is its state as it is stored: with its row, and the number of a new game.

        :raises StoreError: it is not stored, nor any of it.
        """
        after, now = change.state, now + change.clock
        row, kept = _row_of(after), replace(_row_of(before), host_at=after.row.host_at)
        if row.message_id != before.row.message_id and row.channel_id == before.row.channel_id:
            await self._store.set_message(row.id, row.message_id)
            return replace(after, row=row)
        turns = _turn_rows(after.session.turns if after.session else ())
        ran = _turn_rows(before.session.turns if before.session else ())
        if not change.clock and (change.notes or change.lines or row != kept):
            seen = max(after.host_seen, row.host_at or 0.0) or None
            row = replace(row, updated_at=now, host_at=seen)
        elif row == before.row and turns == ran and not change.notes:
            return after
        notes = self._noted(*map(str, change.notes))
        if change.seed is not None:
            return await self._begin(replace(after, row=row), change.seed, notes, now)
        if change.lines and after.session is not None:
            lines = len(after.session.log.moves) - change.lines
            moves = [
                MoveRow(number, int(seat), line, now, after.session.movers[number - 1])
                for number, (seat, line) in enumerate(after.session.log.moves[lines:], lines + 1)
            ]
            finish = self._finish(after.session, after.lobby, now)
            if finish is not None and after.casual:
                finish = replace(finish, casual=True)
            told = replace(kept, seats=row.seats, state=row.state, updated_at=now)
            await self._store.append(
                after.session.game_id,
                moves,
                notes=notes,
                finish=finish,
                seats=None if row.seats == before.row.seats else row.seats,
                turns=turns,
                table=None if row == told else row,
            )
        else:
            await self._store.save_table(row, notes=notes, turns=turns)
        self.unsaid.clear()
        return replace(after, row=row)

    async def _begin(
        self, after: TableState, seed: Seed, notes: Sequence[NoteRow], now: float
    ) -> TableState:
        session, row = after.session, after.row
        assert session is not None
        log = session.log
        game = GameRow(
            table_id=row.id,
            game=log.game,
            version=log.version,
            options=log.options,
            players=log.players,
            commitment=log.commitment,
            seed=str(seed),
            started_at=now,
        )
        number = await self._store.start_game(row, game, notes=notes)
        self.unsaid.clear()
        self.seeds = (seed,)
        return replace(after, session=replace(session, game_id=number))

    async def keep_lobby(self, lobby: Lobby, *notes: str, ended: str = "") -> None:
        """Write down who sits where and by which rules; and why the table ends, if it does."""
        row = _with_lobby(self.row, lobby)
        if lobby.host != self.row.host_id:
            row = replace(row, host_at=self.time.now())
        await self._save(row, *notes, ended=ended)

    def host_was_here(self) -> None:
        """The host has pressed something just now; it is written down with what comes next."""
        self.row = replace(self.row, host_at=self.time.now())

    async def keep_presence(self) -> None:
        """Write down when the host was last here, which is nothing that has happened."""
        await self._store.save_table(self.row, notes=self._noted())
        self.unsaid.clear()

    async def keep_message(self, message_id: int) -> None:
        """Write down where the table is shown."""
        await self._store.set_message(self.table_id, message_id)
        self.row = replace(self.row, message_id=message_id)

    async def begin(self, lobby: Lobby, head: Log, seed: Seed, chairs: Sequence[Chair]) -> int:
        """Write down a game before its first move; the answer is its number."""
        row = replace(
            _with_lobby(self.row, lobby),
            seats=_seat_rows(chairs),
            state="playing",
            seen="",
            updated_at=self.time.now(),
        )
        game = GameRow(
            table_id=self.table_id,
            game=head.game,
            version=head.version,
            options=head.options,
            players=head.players,
            commitment=head.commitment,
            seed=str(seed),
            started_at=self.time.now(),
        )
        circle, seated = (tuple(map(occupant, all)) for all in (lobby.chairs, chairs))
        notes = self._noted(str(Circle(circle)), str(Seated(seated)))
        number = await self._store.start_game(row, game, notes=notes)
        self.unsaid.clear()
        self.row, self.seeds = replace(row, message_id=self.row.message_id), (seed,)
        return number

    async def move(
        self,
        after: GameSession,
        lobby: Lobby,
        notes: Sequence[str] = (),
        lines: int = 1,
        casual: bool = False,
    ) -> None:
        """Write down the last line (or ``lines``) of a session, and the result if they end it.

        ``casual``: for a reason of its own the result is, as it is where a robot has a seat.
        """
        now, first = self.time.now(), len(after.log.moves) - lines + 1
        moves = [
            MoveRow(number, int(seat), line, now, after.movers[number - 1])
            for number, (seat, line) in enumerate(after.log.moves[-lines:], first)
        ]
        finish = self._finish(after, lobby)
        if finish is not None and casual:
            finish = replace(finish, casual=True)
        seats = _seat_rows(after.chairs)
        await self._store.append(
            after.game_id,
            moves,
            notes=self._noted(*notes),
            finish=finish,
            seats=None if seats == self.row.seats else seats,
            turns=_turn_rows(after.turns),
        )
        self.unsaid.clear()
        self.row = replace(self.row, seats=seats, updated_at=now)
        if finish is not None:
            self.row = replace(self.row, state="over")

    def _finish(
        self, session: GameSession, lobby: Lobby, now: float | None = None
    ) -> Finish | None:
        results = results_of(session)
        if results is None or session.result is None:
            return None
        return Finish(
            at=self.time.now() if now is None else now,
            fingerprint=fingerprint(session.log),
            preset="" if has_changed(session.log) else preset_name(lobby),
            casual=is_casual(session),
            results=results,
            rate=rate,
            scores=session.result.scores,
            winners=tuple(map(int, session.result.winners)),
        )

    async def reseat(self, after: GameSession, lobby: Lobby, *notes: str, ended: str = "") -> None:
        """Write down who sits there now, who is host, and who may sit down.

        ``ended`` is why the table ends with it, if nobody is left.
        """
        row = replace(_with_lobby(self.row, lobby), seats=_seat_rows(after.chairs))
        row = replace(row, seen=write_seen(after.seen), paused_at=after.paused_at)
        await self._save(row, *notes, turns=_turn_rows(after.turns), ended=ended)

    async def keep_sitting(self, after: GameSession, *notes: str) -> None:
        """Write down what has changed beside the cards: the chairs, the clocks, a pause."""
        row = replace(self.row, seats=_seat_rows(after.chairs), paused_at=after.paused_at)
        await self._save(row, *notes, turns=_turn_rows(after.turns))

    async def keep_turns(self, turns: Sequence[TurnClock]) -> None:
        """Write down that the clocks still run, which is nothing that has happened."""
        await self._store.save_table(self.row, notes=self._noted(), turns=_turn_rows(turns))
        self.unsaid.clear()

    async def note(self, line: str, turns: Sequence[TurnClock] | None = None) -> None:
        """Write down something that happened beside the game; and how the clocks run after it."""
        await self._save(self.row, line, turns=None if turns is None else _turn_rows(turns))

    async def move_to(
        self,
        channel: int,
        *notes: str,
        private: bool = False,
        turns: Sequence[TurnClock] | None = None,
    ) -> None:
        """Write down that the table stands in another channel, where it is not shown yet."""
        row = replace(self.row, channel_id=channel, private=private)
        said = str(Moved(channel))
        await self._save(row, said, *notes, turns=None if turns is None else _turn_rows(turns))
        self.row = replace(self.row, message_id=None)

    async def end(self, why: str, *notes: str) -> None:
        """Write down that the table was ended before its time, and what led to it."""
        await self._save(self.row, *notes, ended=why)

    async def _save(
        self,
        row: TableRow,
        *notes: str,
        turns: Sequence[TurnRow] | None = None,
        ended: str = "",
    ) -> None:
        row = replace(row, updated_at=self.time.now())
        if ended:
            row, notes = replace(row, state="ended"), (*notes, str(Ended(ended)))
        said, before = self._noted(*notes), self.row.host_at
        await self._store.save_table(row, notes=said, turns=turns)
        self.unsaid.clear()
        pressed = self.row.host_at  # perhaps while it was written, which waits for no queue
        host_at = row.host_at if pressed == before else pressed
        self.row = replace(row, message_id=self.row.message_id, host_at=host_at)

    def _noted(self, *lines: str) -> list[NoteRow]:
        """These lines as they are written now, after what is still to be said of the clock."""
        now = self.time.now()
        return [NoteRow(line, now) for line in (*(str(ClockSet(by)) for by in self.unsaid), *lines)]


def has_changed(log: Log) -> bool:
    """Whether the rules were changed in the middle of the game."""
    return any(is_change(seat, line) for seat, line in log.moves)


def fingerprint(log: Log) -> str:
    """The rules as text; where they were changed, all of them in turn."""
    later = [f"| {line}" for seat, line in log.moves if is_change(seat, line)]
    return " ".join([f"{log.game} {log.version} {log.options}", *later])


def preset_name(lobby: Lobby) -> str:
    """The preset whose rules these are; empty if something differs from every one."""
    presets = lobby.game.presets
    if presets[lobby.preset] == lobby.options:
        return lobby.preset
    return next((name for name, same in presets.items() if same == lobby.options), "")


def with_new_seed(stored: StoredTable, seed: Seed, at: float) -> tuple[StoredTable, NewSeed | None]:
    """A table whose running game goes on with this seed, and what is to be stored of it."""
    game, moves = stored.game, stored.moves
    if game is None or stored.table.state != "playing":
        return stored, None
    line = MoveRow(len(moves) + 1, int(CHANCE), reseed(seed.commitment), at)
    new = NewSeed(game.id, f"{game.seed} {seed}", line)
    return replace(stored, game=replace(game, seed=new.seed), moves=(*moves, line)), new


def reopen(stored: StoredTable) -> tuple[Lobby, GameSession | None, tuple[Seed, ...]]:
    """What a stored table was: its lobby, and its game move by move.

    :raises ValueError: a game, a preset or a version that this program does not know.
    """
    row, game = stored.table, stored.game
    if row.game not in GAMES:
        raise ValueError(f"no game is called {row.game!r}")
    if row.preset not in GAMES[row.game].presets:
        raise ValueError(f"{row.game} has no preset {row.preset!r}")
    chairs = tuple(_chair(seat) for seat in row.seats)
    lobby = Lobby(
        game_key=row.game,
        preset=row.preset,
        options=GAMES[row.game].options.read(row.options),
        host=row.host_id,
        chairs=chairs,
        level=row.level,
        clock=row.clock,
        own=_own(row),
        locked=row.locked,
        barred=tuple(map(int, row.barred.split())),
        takebacks=row.takebacks,
        hints=row.hints,
        robots=row.robots,
        talk=row.talk,
    )
    if game is None:
        return lobby, None, ()
    seeds = tuple(map(Seed.read, game.seed.split()))
    log = Log(
        game=game.game,
        version=game.version,
        options=game.options,
        players=game.players,
        commitment=game.commitment,
        moves=tuple((Seat(move.seat), move.line) for move in stored.moves),
    )
    game_of(log)
    session = GameSession.begin(game.id, log, chairs)
    turns = tuple(
        TurnClock(Seat(t.seat), t.number, t.since, t.half, t.due, t.seen) for t in stored.turns
    )
    seen = read_seen(row.seen)
    movers = tuple(move.user_id for move in stored.moves)
    session = replace(session, turns=turns, paused_at=row.paused_at, seen=seen, movers=movers)
    if session.result is not None:
        session = session.revealing(game.seed)
    beside = fold(stored.notes, session.game)
    session = replace(session, proposals=beside.proposals, proposal=beside.proposal)
    return replace(lobby, options=session.options), session, seeds


def _row_of(table: TableState) -> TableRow:
    """A table as it is stored, beside its game's moves and its log."""
    session, row = table.session, _with_lobby(table.row, table.lobby)
    row = replace(row, state=table.status, seats=_seat_rows(table.chairs))
    if session is None:
        return row
    return replace(row, seen=write_seen(session.seen), paused_at=session.paused_at)


def _own(row: TableRow) -> OwnRules | None:
    """The server's set of rules a table took over; ``None`` too if it is not understood now."""
    try:
        options = GAMES[row.game].options.read(row.own_options)
    except Refused:
        return None
    return OwnRules(row.own_name, options) if row.own_name else None


def _with_lobby(row: TableRow, lobby: Lobby) -> TableRow:
    return replace(
        row,
        host_id=lobby.host,
        preset=lobby.preset,
        options=str(lobby.options),
        level=lobby.level,
        clock=lobby.clock,
        own_name=lobby.own.name if lobby.own else "",
        own_options=str(lobby.own.options) if lobby.own else "",
        locked=lobby.locked,
        barred=" ".join(map(str, lobby.barred)),
        takebacks=lobby.takebacks,
        hints=lobby.hints,
        robots=lobby.robots,
        talk=lobby.talk,
        seats=_seat_rows(lobby.chairs),
    )


def _seat_rows(chairs: Sequence[Chair]) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(c.user, c.robot, c.name, c.missed, c.agrees, c.kept, c.kept_name, c.left_by)
        for c in chairs
    )


def _chair(row: SeatRow) -> Chair:
    kept = (row.kept_for, row.kept_name, row.left_by)
    return Chair(row.user_id, row.robot, row.name, row.missed, row.agrees, *kept)


def _turn_rows(turns: Sequence[TurnClock]) -> tuple[TurnRow, ...]:
    return tuple(TurnRow(int(t.seat), t.number, t.since, t.half, t.due, t.seen) for t in turns)
