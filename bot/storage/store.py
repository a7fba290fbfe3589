"""What a table asks of its storage: a protocol, and the rows that go in and out.

Nothing here knows rules, Discord or SQL. Times are seconds since the epoch, given by the
caller. Every method that writes is one transaction: when it returns, all of it is on disk;
when it raises, none of it is.
"""

from collections.abc import Callable, Mapping, Sequence
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
    kept_for: int | None = None
    kept_name: str = ""
    """Whom the chair is kept for; a robot may keep it warm."""
    left_by: int | None = None
    """Who left it last, in the middle of a game."""


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
    own_name: str = ""
    own_options: str = ""
    """The server's set of rules it took over, as it was then."""
    takebacks: str = "consent"
    """Whether moves may be taken back."""
    hints: str = "usual"
    """Whether it gives hints."""
    created_at: float
    updated_at: float
    locked: bool = False
    """Whether only those may sit down for whom a chair is kept."""
    barred: str = ""
    """The ids of those who were sent away."""
    seen: str = ""
    """Who left a hand of which deal behind: "user seat deal", with commas between."""
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
    user_id: int | None = None
    """Who made it; nobody if it was the deck or a robot, 0 if they have been forgotten."""


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
    """What a person has of a finished game, in one seat."""

    user_id: int
    seat: int
    won: bool
    points: int
    side: int = -1
    """Partners share a number; −1 is not known: such a result is counted, but not rated."""
    place: int = 1
    """Of the side, 1 the best; equal places are a draw."""
    share: float = 1.0
    """The part of this seat's moves that this person made."""
    deals: int = 1
    """How many deals the game had."""
    feats: str = ""
    """What this person did that players keep count of: ``contract 3 made 2``."""


Party = tuple[int, ...]
"""Who is rated: a person alone, or those who play together, by their ids in order."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What is known of a party's strength: the best guess, how uncertain it is, what is shown."""

    mu: float
    sigma: float
    shown: float


Rater = Callable[[Sequence[ResultRow], Callable[[Party], Skill | None]], Mapping[Party, Skill]]
"""From the results of a game, and what was known of a party, to what is known now. Pure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """How a game ends, stored with its last move. No results: it was abandoned."""

    at: float
    state: TableState = "over"
    fingerprint: str = ""
    """The rules as text: results of different rules do not share a board."""
    preset: str = ""
    casual: bool = False
    """A robot had a seat from beginning to end: such a game is counted by itself."""
    results: tuple[ResultRow, ...] = ()
    rate: Rater | None = field(default=None, compare=False)
    """Called within the transaction, so that two games that end at once both count."""
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
    listed: bool = True
    """Whether they stand on boards and in others' lists."""


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
class PresetRow:
    """A server's own set of rules; ``folded`` is the name as it is compared. ``id`` 0 is new."""

    id: int
    guild_id: int
    game: str
    name: str
    folded: str
    options: str
    made_at: float


@dataclass(frozen=True, slots=True)
class BlockRow:
    """Somebody whom a person does not want at the tables they host; the name as last seen."""

    user_id: int
    blocked_id: int
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class WantedRow:
    """A game of which a person wants to be told when a table opens in a server."""

    guild_id: int
    game: str
    user_id: int
    at: float


@dataclass(frozen=True, slots=True)
class ToldRow:
    """When a person was last told of a table, and how often in a row that failed."""

    user_id: int
    told_at: float = 0.0
    failures: int = 0
    given_up: bool = False
    """They are still to hear that they are told no more."""


PeriodKind = Literal["all", "season", "month", "week"]
Measure = Literal["rating", "wins", "points", "made"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRow:
    """A game by one set of rules on one server; ``preset`` is "" for rules of their own."""

    id: int
    guild_id: int
    game: str
    fingerprint: str
    preset: str
    games: int
    """How many have ended, casual ones too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingRow:
    """Where a person, or a party, stands. Sums go by shares of play, so they may be fractions."""

    who: int
    """The person's id; below zero it is a party."""
    people: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    place: int = 0
    games: float
    wins: float
    points: float
    deals: float
    contracts: int
    made: int
    casual: int
    casual_wins: int
    rated: int
    """Games that changed the rating."""
    sigma: float | None
    rating: float
    streak: int
    """Games won in a row, or (below zero) lost."""
    best_streak: int
    curve: tuple[float, ...] = ()
    """The rating after each of the last games, oldest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardQuery:
    """What is asked of a board: at most ``limit`` lines, ``offset`` of them left out."""

    board_id: int
    kind: PeriodKind = "all"
    at: float = 0.0
    """A moment within the period."""
    season: int | None = None
    """Another season than the one of that moment."""
    measure: Measure = "rating"
    minimum: int = 0
    """Games that must have been played."""
    pairs: bool = False
    offset: int = 0
    limit: int = 10
    asker: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPage:
    """A page of a board, and where whoever asks stands (in pairs: their best one)."""

    board: BoardRow
    rows: tuple[StandingRow, ...] = ()
    count: int = 0
    """How many lines there are in all."""
    mine: StandingRow | None = None
    season: int = 0


@dataclass(frozen=True, slots=True)
class MeetingRow:
    """Somebody played with or against, and how often that was won."""

    user_id: int
    name: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StatsRows:
    """What there is of one person on one board."""

    board: BoardRow
    standing: StandingRow | None = None
    dates: tuple[float, ...] = ()
    """When each point of the curve was reached."""
    feats: Mapping[str, int] = field(default_factory=dict)
    partners: tuple[MeetingRow, ...] = ()
    opponents: tuple[MeetingRow, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardChoice:
    """What a server's admins chose for its boards: the length of a season, and who hears of it."""

    guild_id: int
    season_months: int = 3
    digest_channel: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRow:
    """A season of a server; ``told`` once its end was posted, in that message."""

    guild_id: int
    number: int
    began_at: float
    ends_at: float
    told: bool = False
    channel_id: int | None = None
    message_id: int | None = None


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

    # Who is welcome where

    async def block(self, row: BlockRow) -> None:
        """Somebody does not want somebody at the tables they host."""

    async def unblock(self, user_id: int, blocked_id: int) -> None:
        """And now does not mind."""

    async def blocks(self, user_id: int) -> tuple[BlockRow, ...]:
        """Everybody this person has blocked, in the order of time."""

    async def has_blocked(self, user_id: int, other: int) -> bool:
        """Whether this person has blocked that one."""

    async def want(self, row: WantedRow) -> None:
        """Somebody wants to be told of the tables of a game in a server."""

    async def unwant(self, guild_id: int, game: str, user_id: int) -> None:
        """And now does not."""

    async def wanted_by(self, user_id: int) -> tuple[WantedRow, ...]:
        """All this person wants to be told of, in the order of time."""

    async def wanted_here(self, guild_id: int, game: str) -> tuple[WantedRow, ...]:
        """Everybody who wants to be told of this game here."""

    async def told(self, user_id: int) -> ToldRow:
        """When this person was last told of a table."""

    async def save_told(self, row: ToldRow) -> None:
        """Write down that somebody was told, or could not be."""

    async def give_up(self, user_id: int) -> None:
        """Forget all that this person wants to be told of; they are still to hear of it."""

    async def given_up(self) -> tuple[int, ...]:
        """Everybody who is still to hear that we gave up."""

    async def mark(self, name: str) -> str:
        """What the program wrote down for itself under this name; "" if nothing."""

    async def set_mark(self, name: str, value: str) -> None:
        """Write down something for the program itself."""

    async def presets(self, guild_id: int, game: str | None = None) -> tuple[PresetRow, ...]:
        """A server's own sets of rules."""

    async def save_preset(self, row: PresetRow, most: int) -> int:
        """Store a set, in place of one of the same name; its number, 0 if there are so many."""

    async def rename_preset(self, guild_id: int, number: int, name: str, folded: str) -> bool:
        """Another name; false if there is no such set, or another one has that name."""

    async def delete_preset(self, guild_id: int, number: int) -> bool:
        """Take a set away; false if there is none."""

    async def usual_rules(self, guild_id: int) -> dict[str, str | int]:
        """By game the set a server plays by: the game's own by key, its own by number."""

    async def set_usual_rules(self, guild_id: int, game: str, preset: str | int) -> None:
        """From now on a server plays a game by this set."""

    async def last_table(self, guild_id: int, host_id: int, game: str | None = None) -> int | None:
        """The newest table of this host on this server."""

    # ------------------------------------------------------------------ boards

    async def boards(self, guild_id: int, game: str = "") -> tuple[BoardRow, ...]:
        """The boards of a server (of one game), the most played first."""

    async def board_page(self, query: BoardQuery) -> BoardPage | None:
        """A page of a board; ``None`` if there is no such board."""

    async def stats(
        self, board_id: int, user_id: int, *, points: int = 60, others: int = 5
    ) -> StatsRows | None:
        """What there is of a person on a board; ``None`` if there is no such board."""

    async def rebuild_boards(self, rate: Rater) -> int:
        """Make every sum and every rating anew from the results; the answer is how many games."""

    async def board_choice(self, guild_id: int) -> BoardChoice:
        """What a server has chosen for its boards, or the defaults."""

    async def save_board_choice(self, choice: BoardChoice, at: float) -> None:
        """Store it. A season that runs ends with the calendar's season of the new length."""

    async def seasons_to_tell(self, until: float) -> tuple[SeasonRow, ...]:
        """Seasons that have ended by then and were not told."""

    async def next_season_end(self) -> float | None:
        """When the next season ends that was not told."""

    async def season_end(self, guild_id: int, at: float) -> float:
        """When the season in which this moment lies will end."""

    async def season_told(
        self, guild_id: int, number: int, channel_id: int | None, message_id: int | None
    ) -> None:
        """A season's end was told, in this message (or nowhere)."""

    async def seasons_posted(self, user_id: int) -> tuple[SeasonRow, ...]:
        """Posted ends of seasons of every server on whose boards this person is."""

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

    # ------------------------------------------------------------------ servers that are left

    async def servers_known(self) -> frozenset[int]:
        """Every server of which something is stored."""

    async def servers_gone(self) -> Mapping[int, float]:
        """The servers that the bot is away from, and since when."""

    async def server_gone(self, guild_id: int, at: float) -> None:
        """The bot is away from this server; if that was known, since then."""

    async def server_back(self, guild_id: int) -> None:
        """The bot is in this server."""

    async def forget_server(self, guild_id: int) -> None:
        """Take away everything of a server, for good, and people of whom nothing else tells.

        In steps, so that nobody waits for it; begun once more, it goes on where it stopped.
        """

    async def forget_practice(self, before: float) -> int:
        """Take away practice tables that closed before then; the answer is how many."""
