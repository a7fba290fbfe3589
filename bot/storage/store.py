"""What a table asks of its storage: a protocol, and the rows that go in and out.

Nothing here knows rules, Discord or SQL. Times are seconds since the epoch, given by the
caller. Every method that writes is one transaction: when it returns, all of it is on disk;
when it raises, none of it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

TableState = Literal["lobby", "playing", "over", "ended"]
HandPlace = Literal["dm", "here", "both"]
Ping = Literal["dm", "channel", "none"]


class StoreError(Exception):
    """Something could not be stored or read; its text is one sentence for a person."""


class MoveTaken(StoreError):
    """A game already has a move of this number: somebody else was first. Nothing was written."""

    def __init__(self, game_id: int, number: int) -> None:
        super().__init__(f"Game {game_id} already has a move {number}.")
        self.game_id = game_id
        self.number = number


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A chair: a person, a robot (its number), or empty."""

    user_id: int | None = None
    robot: int | None = None
    name: str = ""
    missed: int = 0
    """Turns in a row that ran out."""
    agrees: bool = False
    """To a pause."""


@dataclass(frozen=True, slots=True)
class TurnRow:
    """The clock of a decision: when it began, is half over, and is due.

    It is known to have run until ``seen``; ``half`` is ``None`` once somebody was reminded.
    """

    seat: int
    number: int
    since: float
    half: float | None
    due: float
    seen: float


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it stands. ``id`` 0 is a table not yet stored; ids are never used twice."""

    id: int = 0
    guild_id: int
    channel_id: int
    thread_id: int | None = None
    message_id: int | None = None
    """The public message, in the thread if there is one."""
    host_id: int
    state: TableState = "lobby"
    game: str
    preset: str
    options: str
    level: str
    """How well the robots play."""
    clock: int | None = None
    """Seconds a turn may take; 0 is no clock, ``None`` is as usual."""
    paused_at: float | None = None
    """Since when all clocks stand still."""
    created_at: float
    updated_at: float
    seats: tuple[SeatRow, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """A game at a table: what its log begins with. The seed stays out of ``repr``."""

    id: int = 0
    table_id: int = 0
    game: str
    version: int
    options: str
    players: int
    commitment: str
    seed: str = field(repr=False)
    started_at: float
    ended_at: float | None = None


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of a game's log; seat −1 is the deck. Lines may be secret: not in ``repr``."""

    number: int
    seat: int
    line: str = field(repr=False)
    at: float


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A line of what happens beside the game. The store numbers them from 1, table by table."""

    line: str
    at: float
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRow:
    """The message in which a player's hand lives; ``told_closed``: we said their DM is shut."""

    table_id: int
    user_id: int
    channel_id: int | None = None
    message_id: int | None = None
    told_closed: bool = False


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What a person has of a finished game."""

    user_id: int
    seat: int
    won: bool
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """How a game ends, stored with its last move. No results: it was abandoned."""

    at: float
    state: TableState = "over"
    fingerprint: str = ""
    """The rules as text: results of different rules do not share a board."""
    preset: str = ""
    casual: bool = False
    """A robot had a seat."""
    results: tuple[ResultRow, ...] = ()
    scores: tuple[int, ...] = ()
    """By seat, robots' too."""
    winners: tuple[int, ...] = ()
    """The seats that won."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """What a person has chosen; language "" is whatever Discord says."""

    user_id: int
    language: str = ""
    hand: HandPlace = "dm"
    ping: Ping = "none"
    name: str = ""
    """As last seen."""
    locale: str = ""
    """What Discord last said of the language they read."""
    deck: str = "classic"
    theme: str = "dark"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    """Full hours in that time zone between which long clocks stand still; equal: none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildRow:
    """What a server's admins have chosen; language "" is whatever Discord says."""

    guild_id: int
    language: str = ""
    tables_per_channel: int = 1
    deck: str = "classic"
    theme: str = "dark"
    tables_per_server: int = 0
    """0 is any number, here and for a person."""
    tables_per_person: int = 0
    pings: bool = True
    """Whether somebody may be mentioned in a channel when it is their turn."""
    channels: str = ""
    """The ids of the channels in which tables may be opened; "" is everywhere."""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A line of a leaderboard: sums over all the games counted, casual ones among them."""

    user_id: int
    name: str
    games: int
    wins: int
    points: int
    casual_games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table with its newest game (running or over) and all that belongs to them."""

    table: TableRow
    game: GameRow | None = None
    moves: tuple[MoveRow, ...] = ()
    notes: tuple[NoteRow, ...] = ()
    hands: tuple[HandRow, ...] = ()
    turns: tuple[TurnRow, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PastAsk:
    """Which finished games are asked for: a person's or a server's, perhaps of one kind.

    ``before`` and ``after`` are the number of the game the page goes on from; without either it
    is the newest page.
    """

    user_id: int | None = None
    guild_id: int | None = None
    game: str | None = None
    before: int | None = None
    after: int | None = None
    limit: int = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class PastGame:
    """A finished game in short. ``seats`` are those at its end; an empty one is forgotten.

    ``scores`` are empty for games that ended before they were written down.
    """

    id: int
    table_id: int
    guild_id: int
    game: str
    players: int
    ended_at: float
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    seats: tuple[SeatRow, ...] = ()


@dataclass(frozen=True, slots=True)
class PastPage:
    """A page of finished games, newest first, and whether there are others on either side."""

    games: tuple[PastGame, ...] = ()
    newer: bool = False
    older: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptGame:
    """A finished game whole.

    ``circle`` is the note of who sat round the lobby, ``seated`` that of the seats they drew;
    empty for games that began before such notes were kept.
    """

    past: PastGame
    game: GameRow
    moves: tuple[MoveRow, ...] = ()
    circle: str = ""
    seated: str = ""


@dataclass(frozen=True, slots=True)
class Health:
    """How the storage is: its size in bytes, and what is wrong with it, line by line."""

    size: int
    faults: tuple[str, ...] = ()


class Store(Protocol):
    """Where tables, games, results and choices are kept. Everything raises `StoreError`."""

    async def open(self) -> None:
        """Make ready, bringing an older database up to date."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database. May be called twice."""

    async def health(self) -> Health:
        """Look through all that is stored. May take a while."""

    async def create_table(self, table: TableRow, *, notes: Sequence[NoteRow] = ()) -> int:
        """Store a new table; the answer is its id."""

    async def save_table(
        self,
        table: TableRow,
        *,
        notes: Sequence[NoteRow] = (),
        turns: Sequence[TurnRow] | None = None,
    ) -> None:
        """Store all of a table except where it is shown (that is `set_message`).

        ``turns`` take the place of the clocks that ran; ``None`` leaves them alone.
        """

    async def set_message(
        self, table_id: int, message_id: int | None, thread_id: int | None
    ) -> None:
        """Remember where a table is shown."""

    async def table(self, table_id: int) -> StoredTable | None:
        """A table in any state; ``None`` if there never was one."""

    async def open_tables(self, *, closed_since: float | None = None) -> tuple[StoredTable, ...]:
        """Every table in its lobby or in play, oldest first: what a restart takes up again.

        With ``closed_since`` also those that have closed since then: it may not have been told.
        """

    async def notes(self, table_id: int) -> tuple[NoteRow, ...]:
        """What happened beside the games of a table."""

    async def start_game(
        self,
        table: TableRow,
        game: GameRow,
        *,
        moves: Sequence[MoveRow] = (),
        notes: Sequence[NoteRow] = (),
    ) -> int:
        """Save the table and begin a game at it; the answer is the game's id."""

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
        """Add moves to a running game, and its end if they end it. All or nothing.

        ``seats`` and ``turns`` take the place of the table's; ``None`` leaves them alone.

        :raises MoveTaken: the game has a move of that number.
        """

    async def game(self, game_id: int) -> GameRow | None:
        """What a game's log begins with."""

    async def moves(self, game_id: int) -> tuple[MoveRow, ...]:
        """A game's log, in order."""

    async def hand(self, table_id: int, user_id: int) -> HandRow | None:
        """The message in which this player's hand lives."""

    async def set_hand(self, hand: HandRow) -> None:
        """Remember the message in which a player's hand lives."""

    async def person(self, user_id: int) -> PersonRow:
        """What a person has chosen, or the defaults."""

    async def save_person(self, person: PersonRow) -> None:
        """Store a person's choices."""

    async def guild(self, guild_id: int) -> GuildRow:
        """What a server has chosen, or the defaults."""

    async def save_guild(self, guild: GuildRow) -> None:
        """Store a server's choices."""

    async def mark(self, name: str) -> str:
        """What the program wrote down for itself under this name; "" if nothing."""

    async def set_mark(self, name: str, value: str) -> None:
        """Write down something for the program itself."""

    async def presets_played(self, guild_id: int, game: str) -> tuple[str, ...]:
        """By which presets the finished games of a server were played; "" is rules of its own."""

    async def board(
        self,
        guild_id: int,
        game: str,
        fingerprint: str | None = None,
        limit: int = 10,
        *,
        since: float = 0.0,
    ) -> tuple[BoardRow, ...]:
        """The best players of a game on a server, by wins, then points, then fewest games.

        Without a fingerprint all rules count together.
        """

    # ------------------------------------------------------------------ finished games, people

    async def past_games(self, ask: PastAsk) -> PastPage:
        """A page of finished games, newest first."""

    async def kept_game(self, number: int) -> KeptGame | None:
        """A finished game whole; ``None`` if there is none of this number, or it is not over."""

    async def all_about(self, user_id: int) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Every row in which this person stands, by table; other people's numbers left out."""

    async def forget(self, user_id: int) -> bool:
        """Take this person out of everything that is stored, at once and for good.

        False: it is done, but an older state may be read off a file beside the store yet.
        """
