"""The store in one SQLite file, by way of aiosqlite."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar

from bot.storage import history, privacy
from bot.storage import statements as sql
from bot.storage.faults import code, spoken
from bot.storage.schema import migrate, read_migrations
from bot.storage.store import (
    BoardRow,
    Finish,
    GameRow,
    GuildRow,
    HandRow,
    Health,
    KeptGame,
    MoveRow,
    NoteRow,
    PastAsk,
    PastPage,
    PersonRow,
    SeatRow,
    StoredTable,
    StoreError,
    TableRow,
    TurnRow,
)
from bot.storage.writer import Work, Writer

T = TypeVar("T")
Synchronous = Literal["FULL", "NORMAL"]

MIGRATIONS = files("bot.storage") / "migrations"
QUICKLY_REWRITTEN = 64 * 2**20
"""Bytes of a file that is written anew in about a second."""


class SqliteStore:
    """A `Store`. With FULL, what was told survives a power cut; with NORMAL, a crash.

    ``patience`` is how many seconds it waits while another program holds the database.
    """

    def __init__(
        self,
        path: Path,
        *,
        synchronous: Synchronous = "FULL",
        patience: float = 5.0,
        migrations: Traversable = MIGRATIONS,
    ) -> None:
        self._path = str(path)
        self._synchronous = synchronous
        self._patience = patience
        self._migrations = migrations
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Open the file, or make it, and bring its schema up to date. Once is enough."""
        if self._writer is not None:
            return
        writer = Writer(self._path, self._patience)
        try:
            await asyncio.to_thread(self._prepare)
            await writer.open(
                "foreign_keys = ON", f"synchronous = {self._synchronous}", "secure_delete = ON"
            )
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error
        self._writer = writer

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
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
            return sql.health(db)

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

    async def set_message(
        self, table_id: int, message_id: int | None, thread_id: int | None
    ) -> None:
        """Remember where a table is shown."""
        await self._do(lambda db: sql.set_message(db, table_id, message_id, thread_id))

    async def table(self, table_id: int) -> StoredTable | None:
        """A table in any state."""
        return await self._do(lambda db: sql.stored_table(db, table_id))

    async def open_tables(self, *, closed_since: float | None = None) -> tuple[StoredTable, ...]:
        """Every table in its lobby or in play, and those that closed since then."""
        return await self._do(lambda db: sql.open_tables(db, closed_since))

    async def notes(self, table_id: int) -> tuple[NoteRow, ...]:
        """What happened beside the games of a table."""
        return await self._do(lambda db: sql.notes(db, table_id))

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
    ) -> None:
        """Add moves to a running game, and its end if they end it."""
        await self._do(lambda db: sql.append(db, game_id, moves, notes, finish, seats, turns))

    async def game(self, game_id: int) -> GameRow | None:
        """What a game's log begins with."""
        return await self._do(lambda db: sql.game(db, game_id))

    async def moves(self, game_id: int) -> tuple[MoveRow, ...]:
        """A game's log, in order."""
        return await self._do(lambda db: sql.moves(db, game_id))

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

    async def guild(self, guild_id: int) -> GuildRow:
        """What a server has chosen, or the defaults."""
        return await self._do(lambda db: sql.guild(db, guild_id))

    async def save_guild(self, guild: GuildRow) -> None:
        """Store a server's choices."""
        await self._do(lambda db: sql.save_guild(db, guild))

    async def mark(self, name: str) -> str:
        """What the program wrote down for itself under this name; "" if nothing."""
        return await self._do(lambda db: sql.mark(db, name))

    async def set_mark(self, name: str, value: str) -> None:
        """Write down something for the program itself."""
        await self._do(lambda db: sql.set_mark(db, name, value))

    async def presets_played(self, guild_id: int, game: str) -> tuple[str, ...]:
        """By which presets the finished games of a server were played."""
        return await self._do(lambda db: sql.presets_played(db, guild_id, game))

    async def board(
        self,
        guild_id: int,
        game: str,
        fingerprint: str | None = None,
        limit: int = 10,
        *,
        since: float = 0.0,
    ) -> tuple[BoardRow, ...]:
        """The best players of a game on a server."""
        return await self._do(lambda db: sql.board(db, guild_id, game, fingerprint, limit, since))

    # ------------------------------------------------------------------ finished games, people

    async def past_games(self, ask: PastAsk) -> PastPage:
        """A page of finished games."""
        return await self._do(lambda db: history.page(db, ask))

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
        await self._do(lambda db: privacy.forget(db, user_id, named, since))
        return await self._aside(lambda db: _clean(db, self._path), query_only=False)

    async def _aside(self, work: Work[T], *, query_only: bool = True) -> T:
        """On a connection and a thread of its own."""

        def carried_out() -> T:
            with closing(sqlite3.connect(self._path, self._patience, isolation_level=None)) as db:
                db.execute(f"PRAGMA query_only = {'ON' if query_only else 'OFF'}")
                return work(db)

        try:
            return await asyncio.to_thread(carried_out)
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error

    async def _do(self, work: Work[T]) -> T:
        if self._writer is None:
            raise StoreError(f"The database {self._path} is not open.")
        try:
            return await self._writer.do(work)
        except sqlite3.Error as error:
            raise spoken(error, self._path) from error

    def _prepare(self) -> None:
        """On a connection of its own: aiosqlite's thread does not survive a failed opening."""
        with closing(sqlite3.connect(self._path, self._patience, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA foreign_keys = ON")
            migrate(db, read_migrations(self._migrations), self._path)


def _clean(db: sqlite3.Connection, path: str) -> bool:
    """Leave nothing of what was deleted in the files.

    SQLite overwrites what it deletes (``secure_delete``), but where it has split a page before,
    a copy may lie in the gap: only writing the whole file anew takes that away. That is done at
    once where it is quick; of a large file it is left to whoever runs the bot.

    False: others read or wrote all the time, so that an old page may still lie in the log.
    """
    try:
        if Path(path).stat().st_size <= QUICKLY_REWRITTEN:
            db.execute("VACUUM")
        busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.OperationalError as error:
        if code(error) != sqlite3.SQLITE_BUSY:
            raise
        return False
    return not busy
