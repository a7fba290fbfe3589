"""A table in the terms of the store, and back: rows of lines of text and numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.rules import CHANCE, GAMES, Illegal, Log, Options, Refused, Seat, Seed
from bot.rules.about.log import game_of, reseed
from bot.rules.about.rule_changes import is_change
from bot.storage.rows.ids import ChannelId, EveningId, GuildId, TableId, UserId
from bot.storage.rows.results import Finish
from bot.storage.rows.tables import (
    GameRow,
    MoveRow,
    NewSeed,
    SeatRow,
    StoredTable,
    TableRow,
    TurnRow,
)
from bot.tables.model.attribution import achieved_in, is_casual, results_of
from bot.tables.model.beside import fold
from bot.tables.model.chairs import Chair, read_seen, write_seen
from bot.tables.model.clock import PACES, USUAL
from bot.tables.model.dailies import end_of
from bot.tables.model.fixtures import NO_FIXTURE, Fixture
from bot.tables.model.from_log import session_of
from bot.tables.model.lobby import Lobby, OwnRules
from bot.tables.model.ratings import rate
from bot.tables.model.session import GameSession
from bot.tables.model.state import TableState
from bot.tables.model.turn_clock import TurnClock

# ---------------------------------------------------------------------- a table as it is stored


@dataclass(frozen=True, slots=True)
class Hour:
    """The evening for which a table is opened, and when that begins, in seconds since 1970.

    ``missed``: later than planned, as the program was away at the hour.
    """

    evening: EveningId
    at: float
    missed: bool = False


def new_table(
    lobby: Lobby,
    guild: GuildId,
    channel: ChannelId,
    private: bool,
    now: float,
    starts_at: float | None = None,
    fixture: Fixture = NO_FIXTURE,
    hour: Hour | None = None,
) -> TableState:
    """A table that is opened now; ``private``: the channel is a private thread.

    With ``starts_at`` it is an appointed one, which begins by itself at that time.
    """
    bare = TableRow(
        guild_id=guild,
        channel_id=channel,
        private=private,
        created_at=now,
        updated_at=now,
        host_at=now,
        starts_at=starts_at,
        host_id=lobby.host,
        game=lobby.game_key,
        preset="",
        options="",
        level="",
        fixture=str(fixture),
        deals=fixture.deals,
        evening=hour.evening if hour else None,
        hour=hour.at if hour else None,
    )
    missed = hour is not None and hour.missed
    table = TableState(row=bare, lobby=lobby, host_seen=now, hour_missed=missed)
    return replace(table, row=row_of(table))


@lru_cache(maxsize=1024)
def _text(options: Options) -> str:
    """Rules as they are stored; made once, as every move compares the rows before and after."""
    return str(options)


def row_of(table: TableState) -> TableRow:
    """A table as it is stored, beside its game's moves, its clocks and its log."""
    session, lobby = table.session, table.lobby
    return replace(
        table.row,
        state=table.status,
        host_id=lobby.host,
        preset=lobby.preset,
        options=_text(lobby.options),
        level=lobby.level,
        clock=lobby.clock,
        own_name=lobby.own.name if lobby.own else "",
        own_options=_text(lobby.own.options) if lobby.own else "",
        locked=lobby.locked,
        barred=" ".join(map(str, lobby.barred)),
        takebacks=lobby.takebacks,
        hints=lobby.hints,
        robots=lobby.robots,
        talk=lobby.talk,
        pace=lobby.pace,
        rail=lobby.rail,
        seats=tuple(
            SeatRow(c.user, c.robot, c.name, c.missed, c.agrees, c.kept, c.kept_name, c.left_by)
            for c in table.chairs
        ),
        seen=write_seen(session.seen) if session else "",
        paused_at=session.paused_at if session else None,
    )


def turn_rows(session: GameSession | None) -> tuple[TurnRow, ...]:
    """The clocks that run."""
    turns = session.turns if session else ()
    return tuple(TurnRow(int(t.seat), t.number, t.since, t.half, t.due, t.seen) for t in turns)


def move_rows(session: GameSession, lines: int, now: float) -> list[MoveRow]:
    """The last so many ``lines`` of a game's log."""
    moves = session.log.moves
    first = len(moves) - lines
    return [
        MoveRow(n + 1, int(moves[n][0]), moves[n][1], now, session.movers[n])
        for n in range(first, len(moves))
    ]


def game_row(table: TableId, log: Log, seed: Seed, now: float) -> GameRow:
    """The row of a game that begins now, as it is stored."""
    return GameRow(
        table_id=table,
        game=log.game,
        version=log.version,
        options=log.options,
        players=log.players,
        commitment=log.commitment,
        seed=str(seed),
        started_at=now,
    )


def finish_of(table: TableState, now: float) -> Finish | None:
    """The end of a table's game, as it is stored; ``None`` while it goes on.

    A deal of a secret table is compared with others of the same cards, and counts on no board.
    """
    session = table.session
    results = results_of(session) if session else None
    if session is None or results is None or session.result is None:
        return None
    return Finish(
        at=now,
        fingerprint=fingerprint(session.log),
        preset="" if has_changed(session.log) else preset_name(table.lobby),
        casual=table.casual or is_casual(session, table.began),
        results=() if table.secret else results,
        rate=rate,
        scores=session.result.scores,
        winners=tuple(map(int, session.result.winners)),
        achieved=achieved_in(session),
        kinds=len(GAMES),
        daily=end_of(session, table.fixture),
    )


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


# ---------------------------------------------------------------------- taken up again


def with_new_seed(stored: StoredTable, seed: Seed, at: float) -> tuple[StoredTable, NewSeed | None]:
    """A table whose running game goes on with this seed, and the row of the seed to be stored.

    Where others play the same deals it keeps its own.
    """
    game, moves, row = stored.game, stored.moves, stored.table
    if game is None or row.state != "playing" or Fixture.of(row.fixture, row.deals).keeps_seed:
        return stored, None
    line = MoveRow(len(moves) + 1, int(CHANCE), reseed(seed.commitment), at)
    new = NewSeed(game.id, f"{game.seed} {seed}", line)
    return replace(stored, game=replace(game, seed=new.seed), moves=(*moves, line)), new


def reopened(stored: StoredTable) -> tuple[TableState, tuple[Seed, ...]]:
    """A stored table as it was, its game move by move; and the seeds of that, which are secret.

    :raises ValueError: a game, a preset or a version that this program does not know, or a log that
        the rules refuse.
    """
    row, game = stored.table, stored.game
    lobby = _lobby(row)
    session = None if game is None else _session(stored, game, lobby.chairs)
    beside = fold(stored.notes, session.game if session else None)
    if session is not None:
        session = replace(
            session,
            proposals=beside.proposals,
            proposal=beside.proposal,
            aside=beside.aside,
        )
        lobby = replace(lobby, options=session.options)
    table = TableState(
        row=row,
        status=row.state,
        lobby=lobby,
        session=session,
        suspension=beside.suspension if row.state in ("lobby", "playing") else None,
        ended_why=beside.ended,
        request=beside.request,
        hints=beside.hints,
        began=beside.began,
        sent_away=beside.sent_away,
        host_seen=row.host_at or 0.0,
    )
    return table, tuple(map(Seed.read, game.seed.split())) if game else ()


def _lobby(row: TableRow) -> Lobby:
    if row.game not in GAMES:
        raise ValueError(f"no game is called {row.game!r}")
    if row.preset not in GAMES[row.game].presets:
        raise ValueError(f"{row.game} has no preset {row.preset!r}")
    return Lobby(
        game_key=row.game,
        preset=row.preset,
        options=GAMES[row.game].options.read(row.options),
        host=row.host_id,
        chairs=tuple(map(_chair, row.seats)),
        level=row.level,
        clock=row.clock,
        own=_own(row),
        locked=row.locked,
        barred=tuple(UserId(int(number)) for number in row.barred.split()),
        takebacks=row.takebacks,
        hints=row.hints,
        robots=row.robots,
        talk=row.talk,
        rail=row.rail,
        pace=row.pace if row.pace in PACES else USUAL,
    )


def _session(stored: StoredTable, game: GameRow, chairs: Sequence[Chair]) -> GameSession:
    log = Log(
        game=game.game,
        version=game.version,
        options=game.options,
        players=game.players,
        commitment=game.commitment,
        moves=tuple((Seat(move.seat), move.line) for move in stored.moves),
    )
    game_of(log)
    try:
        played = session_of(game.id, log, tuple(chairs), stored.table.deals)
    except Illegal as error:  # no refusal of what somebody plays now; and its facts are cards
        raise ValueError(f"game {game.id}: no such line: {error.reason.code}") from None
    session = replace(
        played,
        turns=tuple(
            TurnClock(Seat(t.seat), t.number, t.since, t.half, t.due, t.seen) for t in stored.turns
        ),
        paused_at=stored.table.paused_at,
        seen=read_seen(stored.table.seen),
        movers=tuple(move.user_id for move in stored.moves),
    )
    sealed = session.result is None or Fixture.of(stored.table.fixture, 0).keeps_seed
    return session if sealed else session.revealing(game.seed)


def _own(row: TableRow) -> OwnRules | None:
    """The server's set of rules a table took over; ``None`` too if it is not understood now."""
    try:
        options = GAMES[row.game].options.read(row.own_options)
    except Refused:
        return None
    return OwnRules(row.own_name, options) if row.own_name else None


def _chair(row: SeatRow) -> Chair:
    kept = (row.kept_for, row.kept_name, row.left_by)
    return Chair(row.user_id, row.robot, row.name, row.missed, row.agrees, *kept)
