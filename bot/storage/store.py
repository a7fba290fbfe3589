"""The storage as tables use it: protocols by subject. In and out go `bot.storage.rows`.

Nothing here knows rules, Discord or SQL. Times are seconds since the epoch, given by the caller.
Every operation is one transaction: when it returns, all of it is on disk; when it raises
`StoreError`, none of it is. `bot.storage.sqlite` has these subjects, and others that only those
above the tables use.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Protocol

from bot.storage.rows.dailies import AttemptRow, DailyRow
from bot.storage.rows.duplicates import DealRow, PartRow, PlaceRow, SetRow, StoredSet
from bot.storage.rows.ids import GameId, GuildId, MessageId, SetId, TableId, UserId
from bot.storage.rows.past import KeptGame
from bot.storage.rows.people import GuildRow, PersonRow, PresetRow
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
from bot.storage.rows.tournaments import TournamentRow

RESTORED = "restored"
"""The mark of a database that was restored from a copy and has not been taken up since."""


class StoreError(Exception):
    """Something could not be stored or read; its text is one sentence for a person."""


class StoreBusy(StoreError):
    """The store is full, held by others, or fails: the same may be taken at another time."""


class LeaseLost(StoreError):
    """The right to write has gone to another process: this one is to stop, and nothing is done."""


class StoreBehind(StoreBusy):
    """The database is not as it was left: this process is to end, and to begin anew from it."""


class MoveTaken(StoreError):
    """A game already has a move of this number: somebody else was first. Nothing was written."""

    def __init__(self, game_id: GameId, number: int) -> None:
        super().__init__(f"Game {game_id} already has a move {number}.")
        self.game_id = game_id
        self.number = number


def anybodys(_: GuildId) -> bool:
    """Whether a server is meant: each one is."""
    return True


@dataclass(frozen=True, slots=True)
class Health:
    """The health of the storage: its size in bytes, and its faults, line by line."""

    size: int
    faults: tuple[str, ...] = ()


class TableStore(Protocol):
    """Tables and their games."""

    async def create_table(self, table: TableRow, *, notes: Sequence[NoteRow] = ()) -> TableId:
        """Store a new table; the answer is its id."""

    async def save_table(
        self,
        table: TableRow,
        *,
        notes: Sequence[NoteRow] = (),
        turns: Sequence[TurnRow] | None = None,
    ) -> None:
        """Store all of a table except where it is shown (that is `set_message`).

        In another channel than before it is shown nowhere yet.
        ``turns`` take the place of the clocks that ran; ``None`` leaves them alone.
        """

    async def set_message(self, table_id: TableId, message_id: MessageId | None) -> None:
        """Remember where a table is shown."""

    async def table(self, table_id: TableId) -> StoredTable | None:
        """A table in any state; ``None`` if there never was one."""

    async def guild_of(self, table_id: TableId) -> GuildId | None:
        """The server of a table; ``None``: there never was one of this number."""

    async def open_of(self, user_id: UserId) -> tuple[tuple[TableId, GuildId], ...]:
        """The open tables at which a person sits, with their servers, oldest first."""

    async def open_tables(
        self,
        *,
        closed_since: float | None = None,
        closed_within: float = inf,
        ours: Callable[[GuildId], bool] = anybodys,
    ) -> tuple[StoredTable, ...]:
        """Every table in its lobby or in play, oldest first, as a restart takes them up again.

        With ``closed_since`` also those that have closed since then, and ``closed_within`` so many
        seconds before the last change of any: it may not have been told. ``ours`` says of which
        servers.
        """

    async def start_game(
        self,
        table: TableRow,
        game: GameRow,
        *,
        moves: Sequence[MoveRow] = (),
        notes: Sequence[NoteRow] = (),
    ) -> GameId:
        """Save the table and begin a game at it; the answer is the game's id."""

    async def append(
        self,
        game_id: GameId,
        moves: Sequence[MoveRow] = (),
        *,
        notes: Sequence[NoteRow] = (),
        finish: Finish | None = None,
        seats: Sequence[SeatRow] | None = None,
        turns: Sequence[TurnRow] | None = None,
        table: TableRow | None = None,
        table_id: TableId | None = None,
    ) -> None:
        """Add moves to a running game, and its end if they end it. All or nothing.

        ``seats`` and ``turns`` take the place of the table's, ``table`` of all else that
        `save_table` stores; ``None`` leaves them alone. ``table_id`` is the table at which it is
        played: a caller who knows it saves a store on a server the time to look.

        :raises MoveTaken: the game has a move of that number.
        """

    async def renew_seeds(self, renewed: Sequence[NewSeed], mark_due: str) -> bool:
        """Give running games other seeds, and take away the mark that this is due.

        False: the mark is gone, and nothing was done.
        """


class PeopleStore(Protocol):
    """The choices of people and servers."""

    async def person(self, user_id: UserId) -> PersonRow:
        """The choices of a person, or the defaults."""

    async def save_person(self, person: PersonRow) -> None:
        """Store a person's choices."""

    async def games_played(self, user_id: UserId, game: str) -> int:
        """The number of games of a kind in a person's history that were played to the end."""

    async def guild(self, guild_id: GuildId) -> GuildRow:
        """The choices of a server, or the defaults."""

    async def save_guild(self, guild: GuildRow) -> None:
        """Store a server's choices."""

    async def change_person(
        self, user_id: UserId, change: Callable[[PersonRow], PersonRow], news: str
    ) -> PersonRow:
        """Change a person's choices from how they stand now, and tell other processes."""

    async def change_guild(
        self, guild_id: GuildId, change: Callable[[GuildRow], GuildRow], news: str
    ) -> GuildRow:
        """Change a server's choices from how they stand now, and tell other processes."""

    async def forget(self, user_id: UserId) -> bool:
        """Take this person out of everything that is stored, at once and for good.

        False: it is done, but an older state may be read off a file beside the store yet.
        """


class PresetStore(Protocol):
    """Servers' own sets of rules."""

    async def presets(self, guild_id: GuildId, game: str | None = None) -> tuple[PresetRow, ...]:
        """A server's own sets of rules."""

    async def usual_rules(self, guild_id: GuildId) -> dict[str, str | int]:
        """By game the set a server plays by: the game's own by key, its own by number."""

    async def save_preset(self, row: PresetRow, most: int) -> int:
        """Store a set, in place of one of the same name; its number, 0 if there are so many."""

    async def rename_preset(self, guild_id: GuildId, number: int, name: str, folded: str) -> bool:
        """Rename a set; false if there is no such set, or another one has that name."""

    async def delete_preset(self, guild_id: GuildId, number: int) -> bool:
        """Take a set away; false if there is none."""

    async def set_usual_rules(self, guild_id: GuildId, game: str, preset: str | int) -> None:
        """From now on a server plays a game by this set."""

    async def last_table(
        self, guild_id: GuildId, host_id: UserId, game: str | None = None
    ) -> TableId | None:
        """The newest table of this host on this server."""


class SocialStore(Protocol):
    """The store of blocks between people."""

    async def has_blocked(self, user_id: UserId, other: UserId) -> bool:
        """Whether this person has blocked that one."""


class PastStore(Protocol):
    """The store of finished games."""

    async def kept(self, number: GameId) -> KeptGame | None:
        """A finished game whole; ``None`` if there is none of this number, or it is not over."""


class DuplicateStore(Protocol):
    """The store of duplicate sets."""

    async def create(self, row: SetRow, places: Sequence[PlaceRow]) -> SetId:
        """Store a new set; the answer is its number."""

    async def save(
        self,
        row: SetRow,
        *,
        places: Sequence[PlaceRow] | None = None,
        deals: Sequence[DealRow] = (),
        parts: Sequence[PartRow] = (),
        gone: Sequence[PartRow] = (),
    ) -> None:
        """Store the changes of a set; ``None`` leaves its places alone.

        ``gone`` are parts that are known no longer.
        """

    async def stored(self, number: SetId) -> StoredSet | None:
        """A set and all that belongs to it; ``None`` if there is none of this number."""

    async def under_way(self) -> tuple[StoredSet, ...]:
        """Every set that is open or being played, the oldest first."""

    async def of_person(self, user_id: UserId) -> tuple[StoredSet, ...]:
        """The sets in which someone has a place, and that are not over, the oldest first."""

    async def over_since(self, moment: float) -> tuple[StoredSet, ...]:
        """Every set that has ended since then, the oldest first."""

    async def sealed(self) -> frozenset[TableId]:
        """The tables with deals of which others must hear nothing yet."""


class ReviewStore(Protocol):
    """The store of reviews of people's decisions in finished games."""

    async def keep(self, game_id: GameId, user_id: UserId, found: str, at: float) -> None:
        """Keep the review of somebody's decisions, unless they have been forgotten meanwhile."""

    async def kept(self, game_id: GameId, user_id: UserId) -> str | None:
        """The review of somebody's decisions in a game; ``None`` if there is none yet."""


class ServerStore(Protocol):
    """Servers that are left."""

    async def forget(self, guild_id: GuildId) -> None:
        """Take away everything of a server, for good, and people of whom nothing else tells.

        In steps, so that nobody waits for it; begun once more, it goes on where it stopped.
        """

    async def forget_practice(self, before: float) -> int:
        """Take away practice tables that closed before then; the answer is their number."""


class MarkStore(Protocol):
    """Texts that the program writes down for itself."""

    async def mark(self, name: str) -> str:
        """The text that the program wrote down for itself under this name; "" if there is none."""

    async def set_mark(self, name: str, value: str) -> None:
        """Write down something for the program itself."""


class TournamentStore(Protocol):
    """Tournaments, each of which is written whole."""

    async def create(self, row: TournamentRow) -> int:
        """Store a new tournament; the answer is its number."""

    async def save(self, row: TournamentRow) -> bool:
        """Store all of a tournament; false if it has gone with its server."""

    async def tournament(self, number: int) -> TournamentRow | None:
        """The tournament of this number; ``None`` if there is none."""

    async def open_ones(self) -> tuple[TournamentRow, ...]:
        """Every tournament that goes on, or whose end was not shown, oldest first."""

    async def of_person(self, user_id: UserId) -> tuple[TournamentRow, ...]:
        """The tournaments in which someone takes part, and that are not over, oldest first."""

    async def newest(self, guild_id: GuildId, most: int) -> tuple[TournamentRow, ...]:
        """The newest tournaments of a server, at most so many, the newest first."""


class DailyStore(Protocol):
    """Daily hands, as tables and the day need them."""

    async def seal(self, rows: Sequence[DailyRow]) -> None:
        """Seal these dailies; those sealed already stay as they are."""

    async def sealed(self, day: int) -> frozenset[str]:
        """The games whose daily of a day is sealed."""

    async def daily(self, day: int, game: str) -> DailyRow | None:
        """A daily, if it has been sealed."""

    async def keep_robot(self, day: int, game: str, worth: int, line: str) -> None:
        """Keep the result of a strong robot in a daily."""

    async def begin(
        self, day: int, game: str, user_id: UserId, guild_id: GuildId, at: float
    ) -> AttemptRow | None:
        """Somebody's attempt, from now on if there was none; ``None``: they have had theirs."""

    async def attempt(self, day: int, game: str, user_id: UserId) -> AttemptRow | None:
        """Somebody's attempt at a daily, if they have begun it."""

    async def answer(self, day: int, game: str, question: str) -> str:
        """The earlier answer of a robot; "" if it was not asked."""

    async def keep_answer(self, day: int, game: str, question: str, line: str) -> str:
        """Keep a robot's answer, unless another was quicker; the one that counts."""

    async def to_close(self, at: float) -> tuple[tuple[int, str], ...]:
        """The dailies that are over and have not been closed: day and game."""

    async def share_some(self, day: int, game: str, of_the_day: bool) -> int:
        """Give some of those who finished their share of the field; the answer is their number."""

    async def close(self, day: int, game: str, at: float) -> None:
        """A daily is closed: its seed is open."""


class Store(Protocol):
    """The store of tables, games and choices, subject by subject."""

    @property
    def tables(self) -> TableStore:
        """Tables and their games."""

    @property
    def people(self) -> PeopleStore:
        """The choices of people and servers."""

    @property
    def presets(self) -> PresetStore:
        """Servers' own sets of rules."""

    @property
    def social(self) -> SocialStore:
        """The store of blocks between people."""

    @property
    def past(self) -> PastStore:
        """The part for finished games."""

    @property
    def duplicates(self) -> DuplicateStore:
        """The store of duplicate sets."""

    @property
    def reviews(self) -> ReviewStore:
        """The reviews of people's decisions in finished games."""

    @property
    def servers(self) -> ServerStore:
        """Servers that are left."""

    @property
    def dailies(self) -> DailyStore:
        """Daily hands and everyone's attempts at them."""

    @property
    def marks(self) -> MarkStore:
        """Texts that the program writes down for itself."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database. May be called twice."""
