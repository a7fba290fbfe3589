"""Tables, and the games at them, as they are stored. Times are seconds since the epoch."""

from dataclasses import dataclass, field
from typing import Literal

from bot.storage.rows.ids import (
    NO_GAME,
    NO_TABLE,
    ChannelId,
    EveningId,
    GameId,
    GuildId,
    MessageId,
    TableId,
    UserId,
)

TableState = Literal["lobby", "playing", "over", "ended"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A chair: a person, a robot (its number), or empty."""

    user_id: UserId | None = None
    robot: int | None = None
    name: str = ""
    missed: int = 0
    """Turns in a row that ran out."""
    agrees: bool = False
    """Whether the person agrees to a pause."""
    kept_for: UserId | None = None
    kept_name: str = ""
    """The person the chair is kept for; a robot may keep it warm."""
    left_by: UserId | None = None
    """The last person who left it in the middle of a game."""


@dataclass(frozen=True, slots=True)
class TurnRow:
    """The clock of a decision: the moments at which it began, is half over, and is due.

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

    id: TableId = NO_TABLE
    guild_id: GuildId
    channel_id: ChannelId
    """The channel or the thread in which it stands."""
    private: bool = False
    """Whether that is a private thread."""
    message_id: MessageId | None = None
    """The public message there."""
    host_id: UserId
    state: TableState = "lobby"
    game: str
    preset: str
    options: str
    level: str
    """The level of the robots."""
    clock: int | None = None
    """Seconds a turn may take; 0 is no clock, ``None`` is as usual."""
    paused_at: float | None = None
    """The moment since which all clocks stand still, in seconds since the epoch."""
    own_name: str = ""
    own_options: str = ""
    """The server's set of rules it took over, as it was then."""
    takebacks: str = "consent"
    """Whether moves may be taken back."""
    hints: str = "usual"
    """Whether it gives hints."""
    robots: str = "welcome"
    """Whether robots may sit down."""
    talk: bool = True
    """Whether quick phrases may be said."""
    pace: str = "usual"
    """The pace at which it goes on by itself."""
    host_at: float | None = None
    """The moment of its host's last press in the lobby, in seconds since the epoch."""
    starts_at: float | None = None
    """The moment it begins by itself, in seconds since the epoch, with the people and rules
    appointed for it; an ordinary table has none."""
    created_at: float
    updated_at: float
    locked: bool = False
    """Whether only those may sit down for whom a chair is kept."""
    barred: str = ""
    """The ids of those who were sent away."""
    seen: str = ""
    """The hands that people left behind: "user seat deal", with commas between."""
    rail: bool = False
    """Whether each deal is told in a thread once it is over."""
    evening: EveningId | None = None
    """The evening for which it was opened."""
    hour: float | None = None
    """The hour at which the game of that evening begins by itself."""
    fixture: str = ""
    """The fixture it is part of: the kind, then which one; "" for a table by itself."""
    deals: int = 0
    """The number of deals of its game; 0: as its rules say."""
    seats: tuple[SeatRow, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """A game at a table: the beginning of its log. The seed stays out of ``repr``."""

    id: GameId = NO_GAME
    table_id: TableId = NO_TABLE
    game: str
    version: int
    options: str
    players: int
    commitment: str
    """The commitment of the first seed; those of others are in the log."""
    seed: str = field(repr=False)
    """All of them in order, with blanks between, where it was renewed."""
    started_at: float
    ended_at: float | None = None


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of a game's log; seat −1 is the deck. Lines may be secret: not in ``repr``."""

    number: int
    seat: int
    line: str = field(repr=False)
    at: float
    user_id: UserId | None = None
    """The person who made it; ``None`` is the deck or a robot, 0 a former player."""


@dataclass(frozen=True, slots=True)
class NewSeed:
    """A running game's seeds from now on (with those before), and the line that says so."""

    game_id: GameId
    seed: str = field(repr=False)
    move: MoveRow


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A line of a table's log, beside the game. The store numbers them from 1, table by table."""

    line: str
    at: float
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRow:
    """The message in which a player's hand lives; ``told_closed``: we said their DM is shut.

    ``told`` is the decision they were called for.
    """

    table_id: TableId
    user_id: UserId
    channel_id: ChannelId | None = None
    message_id: MessageId | None = None
    told_closed: bool = False
    told: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table with its newest game (running or over) and all that belongs to them."""

    table: TableRow
    game: GameRow | None = None
    moves: tuple[MoveRow, ...] = ()
    notes: tuple[NoteRow, ...] = ()
    hands: tuple[HandRow, ...] = ()
    turns: tuple[TurnRow, ...] = ()
