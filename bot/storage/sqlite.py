"""The store in one SQLite file, by way of aiosqlite."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar

from bot.storage import (
    boards,
    direct_channels,
    history,
    presets,
    privacy,
    seasons,
    servers,
    standings,
    wal,
    welcome,
)
from bot.storage import tables as sql
from bot.storage.errors import code, spoken
from bot.storage.integrity import STEPS, must_be_sound
from bot.storage.rows.boards import (
    BoardChoice,
    BoardPage,
    BoardQuery,
    BoardRow,
    SeasonRow,
    StatsRows,
)
from bot.storage.rows.past import KeptGame, PastAsk, PastGame, PastPage
from bot.storage.rows.people import BlockRow, GuildRow, PersonRow, PresetRow, ToldRow, WantedRow
from bot.storage.rows.results import Finish, Rater
from bot.storage.rows.tables import (
    GameRow,
    HandRow,
    MoveRow,
    NewSeed,
    NoteRow,
    SeatRow,
    StoredTable,
    TableRow,
    TurnRow,
)
from bot.storage.schema import migrate, must_be_known, read_migrations
from bot.storage.store import Health, StoreError
from bot.storage.vacuum import Sweeper
from bot.storage.writer import Work, Writer

log = logging.getLogger(__name__)
T = TypeVar("T")
Synchronous = Literal["FULL", "NORMAL"]

MIGRATIONS = files("bot.storage") / "migrations"
AT_ONCE = 20
"""So many tables are taken away in one transaction."""
AGAIN = 0.05
"""Seconds after which a sweep that somebody was in the way of is tried again."""
LONGEST_READ = 120.0
"""Seconds after which a read beside the play is given up: meanwhile the log cannot be cut."""


class SqliteStore:
    """A `Store`. With FULL, what was told survives a power cut; with NORMAL, a crash.

    ``patience`` is how many seconds it waits while another program holds the database; ``watch``
    hears of every transaction: how many jobs it did, and the seconds it took.
    """

    def __init__(
        self,
        path: Path,
        *,
        synchronous: Synchronous = "FULL",
        patience: float = 5.0,
        migrations: Traversable = MIGRATIONS,
        watch: Callable[[int, float], None] = lambda jobs, seconds: None,
    ) -> None:
        self._path = str(path)
        self._synchronous = synchronous
        self._patience = patience
        self._migrations = migrations
        self._watch = watch
        self._writer: Writer | None = None
        self._sweeper = Sweeper(self._clean)
        self._log_told = False

    @property
    def place(self) -> str:
        """The path of the file."""
        return self._path

    async def open(self) -> None:
        """Open the file, or make it, and bring its schema up to date. Once is enough."""
        if self._writer is not None:
            return
        writer = Writer(self._path, self._patience)
        writer.watch = self._watch
        try:
            await asyncio.to_thread(self._prepare)
            await writer.open(
                "foreign_keys = ON",
                f"synchronous = {self._synchronous}",
                "secure_delete = ON",
                f"journal_size_limit = {wal.KEPT}",
            )
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error
        self._writer = writer

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await self._sweeper.close()
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    async def health(self) -> Health:
        """How large it is, and what SQLite finds wrong. Nobody who plays waits for it."""
        try:
            return await asyncio.to_thread(self._examine)
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error

    def _examine(self) -> Health:
        with closing(sqlite3.connect(self._path, self._patience, isolation_level=None)) as db:
            db.execute("PRAGMA query_only = ON")
            _give_up_after(db, LONGEST_READ)
            try:
                return sql.health(db)
            except sqlite3.OperationalError as error:
                if code(error) != sqlite3.SQLITE_INTERRUPT:
                    raise
            db.set_progress_handler(None, 0)  # too large to be looked through at once
            return Health(sql.size(db))

    async def tend(self) -> int:
        """Cut the log if it has grown, without waiting for anybody; the answer is its bytes.

        While somebody reads, SQLite cannot: that is said in the log, once.
        """
        path = Path(self._path)
        if wal.log_size(path) > wal.KEPT:
            await self._do(wal.cut, apart=True)
        left = wal.log_size(path)
        if left <= wal.TOO_LONG:
            self._log_told = False
        elif not self._log_told:
            self._log_told = True
            log.warning(
                "the log of the database, %s-wal, has grown to %d MiB, because a program reads the"
                " database without an end (a backup, sqlite3): end that program",
                self._path,
                left // 2**20,
            )
        return left

    async def create_table(self, table: TableRow, *, notes: Sequence[NoteRow] = ()) -> int:
        """Store a new table."""
        return await self._do(lambda db: sql.create_table(db, table, notes))

    async def save_table(
        self,
        table: TableRow,
        *,
        notes: Sequence[NoteRow] = (),
        turns: Sequence[TurnRow] | None = None,
    ) -> None:
        """Store all of a table except where it is shown."""
        await self._do(lambda db: sql.save_table(db, table, notes, turns))

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        """Remember where a table is shown."""
        await self._do(lambda db: sql.set_message(db, table_id, message_id))

    async def table(self, table_id: int) -> StoredTable | None:
        """A table in any state."""
        return await self._do(lambda db: sql.stored_table(db, table_id))

    async def open_tables(self, *, closed_since: float | None = None) -> tuple[StoredTable, ...]:
        """Every table in its lobby or in play, and those that closed since then."""
        return await self._do(lambda db: sql.open_tables(db, closed_since))

    async def start_game(
        self,
        table: TableRow,
        game: GameRow,
        *,
        moves: Sequence[MoveRow] = (),
        notes: Sequence[NoteRow] = (),
    ) -> int:
        """Save the table and begin a game at it."""
        return await self._do(lambda db: sql.start_game(db, table, game, moves, notes))

    async def append(
        self,
        game_id: int,
        moves: Sequence[MoveRow] = (),
        *,
        notes: Sequence[NoteRow] = (),
        finish: Finish | None = None,
        seats: Sequence[SeatRow] | None = None,
        turns: Sequence[TurnRow] | None = None,
        table: TableRow | None = None,
    ) -> None:
        """Add moves to a running game, and its end if they end it."""
        await self._do(
            lambda db: sql.append(db, game_id, moves, notes, finish, seats, turns, table)
        )

    async def renew_seeds(self, renewed: Sequence[NewSeed], mark_done: str) -> None:
        """Give running games other seeds."""
        await self._do(lambda db: sql.renew_seeds(db, renewed, mark_done))

    async def game(self, game_id: int) -> GameRow | None:
        """What a game's log begins with."""
        return await self._do(lambda db: sql.game(db, game_id))

    async def hand(self, table_id: int, user_id: int) -> HandRow | None:
        """The message in which this player's hand lives."""
        return await self._do(lambda db: sql.hand(db, table_id, user_id))

    async def set_hand(self, hand: HandRow) -> None:
        """Remember the message in which a player's hand lives."""
        await self._do(lambda db: sql.set_hand(db, hand))

    async def person(self, user_id: int) -> PersonRow:
        """What a person has chosen, or the defaults."""
        return await self._do(lambda db: sql.person(db, user_id))

    async def save_person(self, person: PersonRow) -> None:
        """Store a person's choices."""
        await self._do(lambda db: sql.save_person(db, person))

    async def direct_channel(self, user_id: int) -> int | None:
        """The channel of this person's direct messages."""
        return await self._do(lambda db: direct_channels.channel(db, user_id))

    async def set_direct_channel(self, user_id: int, channel_id: int | None) -> None:
        """Remember that channel, or forget it."""
        await self._do(lambda db: direct_channels.keep(db, user_id, channel_id))

    async def guild(self, guild_id: int) -> GuildRow:
        """What a server has chosen, or the defaults."""
        return await self._do(lambda db: sql.guild(db, guild_id))

    async def save_guild(self, guild: GuildRow) -> None:
        """Store a server's choices."""
        await self._do(lambda db: sql.save_guild(db, guild))

    # Who is welcome where

    async def block(self, row: BlockRow) -> None:
        """Somebody does not want somebody at the tables they host."""
        await self._do(lambda db: welcome.block(db, row))

    async def unblock(self, user_id: int, blocked_id: int) -> None:
        """And now does not mind."""
        await self._do(lambda db: welcome.unblock(db, user_id, blocked_id))

    async def blocks(self, user_id: int) -> tuple[BlockRow, ...]:
        """Everybody this person has blocked."""
        return await self._do(lambda db: welcome.blocks(db, user_id))

    async def has_blocked(self, user_id: int, other: int) -> bool:
        """Whether this person has blocked that one."""
        return await self._do(lambda db: welcome.has_blocked(db, user_id, other))

    async def want(self, row: WantedRow) -> None:
        """Somebody wants to be told of the tables of a game in a server."""
        await self._do(lambda db: welcome.want(db, row))

    async def unwant(self, guild_id: int, game: str, user_id: int) -> None:
        """And now does not."""
        await self._do(lambda db: welcome.unwant(db, guild_id, game, user_id))

    async def wanted_by(self, user_id: int) -> tuple[WantedRow, ...]:
        """All this person wants to be told of."""
        return await self._do(lambda db: welcome.wanted_by(db, user_id))

    async def wanted_here(self, guild_id: int, game: str) -> tuple[WantedRow, ...]:
        """Everybody who wants to be told of this game here."""
        return await self._do(lambda db: welcome.wanted_here(db, guild_id, game))

    async def told(self, user_id: int) -> ToldRow:
        """When this person was last told of a table."""
        return await self._do(lambda db: welcome.told(db, user_id))

    async def save_told(self, row: ToldRow) -> None:
        """Write down that somebody was told, or could not be."""
        await self._do(lambda db: welcome.save_told(db, row))

    async def give_up(self, user_id: int) -> None:
        """Forget all that this person wants to be told of."""
        await self._do(lambda db: welcome.give_up(db, user_id))

    async def given_up(self) -> tuple[int, ...]:
        """Everybody who is still to hear that we gave up."""
        return await self._do(lambda db: welcome.given_up(db))

    async def mark(self, name: str) -> str:
        """What the program wrote down for itself under this name; "" if nothing."""
        return await self._do(lambda db: sql.mark(db, name))

    async def set_mark(self, name: str, value: str) -> None:
        """Write down something for the program itself."""
        await self._do(lambda db: sql.set_mark(db, name, value))

    async def presets(self, guild_id: int, game: str | None = None) -> tuple[PresetRow, ...]:
        """A server's own sets of rules."""
        return await self._do(lambda db: presets.presets(db, guild_id, game))

    async def save_preset(self, row: PresetRow, most: int) -> int:
        """Store a set, in place of one of the same name."""
        return await self._do(lambda db: presets.save_preset(db, row, most))

    async def rename_preset(self, guild_id: int, number: int, name: str, folded: str) -> bool:
        """Another name."""
        return await self._do(lambda db: presets.rename_preset(db, guild_id, number, name, folded))

    async def delete_preset(self, guild_id: int, number: int) -> bool:
        """Take a set away."""
        return await self._do(lambda db: presets.delete_preset(db, guild_id, number))

    async def usual_rules(self, guild_id: int) -> dict[str, str | int]:
        """By game the set a server plays by."""
        return await self._do(lambda db: presets.usual_rules(db, guild_id))

    async def set_usual_rules(self, guild_id: int, game: str, preset: str | int) -> None:
        """From now on a server plays a game by this set."""
        await self._do(lambda db: presets.set_usual_rules(db, guild_id, game, preset))

    async def last_table(self, guild_id: int, host_id: int, game: str | None = None) -> int | None:
        """The newest table of this host on this server."""
        return await self._do(lambda db: presets.last_table(db, guild_id, host_id, game))

    # ------------------------------------------------------------------ boards

    async def boards(self, guild_id: int, game: str = "") -> tuple[BoardRow, ...]:
        """The boards of a server (of one game), the most played first."""
        return await self._do(lambda db: boards.boards(db, guild_id, game))

    async def board_page(self, query: BoardQuery) -> BoardPage | None:
        """A page of a board."""
        return await self._do(lambda db: boards.page(db, query))

    async def stats(
        self, board_id: int, user_id: int, *, points: int = 60, others: int = 5
    ) -> StatsRows | None:
        """What there is of a person on a board."""
        return await self._do(lambda db: boards.stats(db, board_id, user_id, points, others))

    async def rebuild_boards(self, rate: Rater) -> int:
        """Make every sum and every rating anew from the results."""
        return await self._do(lambda db: standings.rebuild(db, rate))

    async def board_choice(self, guild_id: int) -> BoardChoice:
        """What a server has chosen for its boards, or the defaults."""
        return await self._do(lambda db: seasons.choice(db, guild_id))

    async def save_board_choice(self, choice: BoardChoice, at: float) -> None:
        """Store what a server has chosen for its boards."""
        await self._do(lambda db: seasons.save_choice(db, choice, at))

    async def seasons_to_tell(self, until: float) -> tuple[SeasonRow, ...]:
        """Seasons that have ended by then and were not told."""
        return await self._do(lambda db: seasons.to_tell(db, until))

    async def next_season_end(self) -> float | None:
        """When the next season ends that was not told."""
        return await self._do(seasons.next_end)

    async def season_end(self, guild_id: int, at: float) -> float:
        """When the season in which this moment lies will end."""
        return await self._do(lambda db: seasons.end_of(db, guild_id, at))

    async def season_told(
        self, guild_id: int, number: int, channel_id: int | None, message_id: int | None
    ) -> None:
        """A season's end was told, in this message (or nowhere)."""
        await self._do(lambda db: seasons.told(db, guild_id, number, channel_id, message_id))

    async def seasons_posted(self, user_id: int) -> tuple[SeasonRow, ...]:
        """Posted ends of seasons of every server on whose boards this person is."""
        return await self._do(lambda db: seasons.posted(db, user_id))

    # ------------------------------------------------------------------ finished games, people

    async def past_games(self, ask: PastAsk) -> PastPage:
        """A page of finished games."""
        return await self._do(lambda db: history.page(db, ask))

    async def threads_played_in(
        self, guild_id: int, threads: Sequence[int], most: int
    ) -> tuple[int, ...]:
        """Of these private threads those with finished games."""
        return await self._do(lambda db: history.threads(db, guild_id, threads, most))

    async def past_game(self, number: int) -> PastGame | None:
        """A finished game in short."""
        return await self._do(lambda db: history.past(db, number))

    async def kept_game(self, number: int) -> KeptGame | None:
        """A finished game whole."""
        return await self._do(lambda db: history.kept(db, number))

    async def all_about(self, user_id: int) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Every row in which this person stands. Nobody who plays waits for it."""
        return await self._aside(lambda db: privacy.all_about(db, user_id))

    async def forget(self, user_id: int) -> bool:
        """Take a person out of everything; what is freed in the file is overwritten."""
        named, since = await self._aside(
            lambda db: (privacy.tables_that_name(db, user_id), privacy.newest(db))
        )
        changed = await self._do(lambda db: privacy.forget(db, user_id, named, since))
        return await self._sweeper.sweep() if changed or not self._sweeper.clean else True

    # ------------------------------------------------------------------ servers that are left

    async def servers_known(self) -> frozenset[int]:
        """Every server of which something is stored."""
        return await self._aside(lambda db: frozenset(servers.known(db)))

    async def servers_gone(self) -> Mapping[int, float]:
        """The servers that the bot is away from, and since when."""
        return await self._do(servers.gone)

    async def server_gone(self, guild_id: int, at: float) -> None:
        """The bot is away from this server."""
        await self._do(lambda db: servers.leave(db, guild_id, at))

    async def server_back(self, guild_id: int) -> None:
        """The bot is in this server."""
        await self._do(lambda db: servers.come_back(db, guild_id))

    async def forget_server(self, guild_id: int) -> None:
        """Take away everything of a server; what is freed in the file is overwritten."""
        while await self._do(lambda db: servers.forget_some(db, guild_id, AT_ONCE)):
            pass
        await self._sweeper.sweep()

    async def forget_practice(self, before: float) -> int:
        """Take away practice tables that closed before then."""
        count = 0
        while some := await self._do(lambda db: servers.forget_practice(db, before, AT_ONCE)):
            count += some
        return count

    async def _clean(self, anew: bool) -> bool:
        """Leave nothing of what was deleted in the files.

        Done by the writer: while another connection is at a checkpoint, nobody may write. False:
        others read or wrote all the time, so that an old page may still lie in the log.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        while True:
            if anew and await self._do(lambda db: wal.write_anew(db, self._path), apart=True):
                anew = False
            if not anew and await self._do(wal.cut, apart=True):
                return True
            if loop.time() >= until:
                return False
            await asyncio.sleep(AGAIN)

    async def _aside(self, work: Work[T]) -> T:
        """On a connection and a thread of its own, which only reads, and not for ever."""

        def carried_out() -> T:
            with closing(sqlite3.connect(self._path, self._patience, isolation_level=None)) as db:
                db.execute("PRAGMA query_only = ON")
                _give_up_after(db, LONGEST_READ)
                return work(db)

        try:
            return await asyncio.to_thread(carried_out)
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error

    async def _do(self, work: Work[T], *, apart: bool = False) -> T:
        if self._writer is None:
            raise StoreError(f"The database {self._path} is not open.")
        try:
            return await self._writer.do(work, apart=apart)
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error

    def _prepare(self) -> None:
        """On a connection of its own: aiosqlite's thread does not survive a failed opening."""
        with suppress(OSError):  # what cannot be made is said by SQLite
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(self._path, self._patience, isolation_level=None)) as db:
            steps = read_migrations(self._migrations)
            if db.execute("SELECT 1 FROM sqlite_master").fetchone():  # nothing is written before
                must_be_known(db, steps, self._path)
                if not must_be_sound(db, self._path):
                    log.info("the database is large: what was looked through of it is sound")
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA foreign_keys = ON")
            migrate(db, steps, self._path)


def _give_up_after(db: sqlite3.Connection, seconds: float) -> None:
    until = time.monotonic() + seconds
    db.set_progress_handler(lambda: time.monotonic() > until, STEPS)
