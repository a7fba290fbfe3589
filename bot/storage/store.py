"""What is asked of the storage: a protocol. What goes in and comes out are `bot.storage.rows`.

Nothing here knows rules, Discord or SQL. Times are seconds since the epoch, given by the
caller. Every method that writes is one transaction: when it returns, all of it is on disk;
when it raises, none of it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

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

RESTORED = "restored"
"""The mark of a database that was restored from a copy and has not been taken up since."""


class StoreError(Exception):
    """Something could not be stored or read; its text is one sentence for a person."""


class StoreBusy(StoreError):
    """The store is full, held by others, or fails: the same may be taken at another time."""


class MoveTaken(StoreError):
    """A game already has a move of this number: somebody else was first. Nothing was written."""

    def __init__(self, game_id: int, number: int) -> None:
        super().__init__(f"Game {game_id} already has a move {number}.")
        self.game_id = game_id
        self.number = number


@dataclass(frozen=True, slots=True)
class Health:
    """How the storage is: its size in bytes, and what is wrong with it, line by line."""

    size: int
    faults: tuple[str, ...] = ()


class Store(Protocol):
    """Where tables, games, results and choices are kept. Everything raises `StoreError`."""

    @property
    def place(self) -> str:
        """The path by which a process of its own finds the database, to read it."""

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

        In another channel than before it is shown nowhere yet.
        ``turns`` take the place of the clocks that ran; ``None`` leaves them alone.
        """

    async def set_message(self, table_id: int, message_id: int | None) -> None:
        """Remember where a table is shown."""

    async def table(self, table_id: int) -> StoredTable | None:
        """A table in any state; ``None`` if there never was one."""

    async def open_tables(self, *, closed_since: float | None = None) -> tuple[StoredTable, ...]:
        """Every table in its lobby or in play, oldest first: what a restart takes up again.

        With ``closed_since`` also those that have closed since then: it may not have been told.
        """

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
        table: TableRow | None = None,
    ) -> None:
        """Add moves to a running game, and its end if they end it. All or nothing.

        ``seats`` and ``turns`` take the place of the table's, ``table`` of all else that
        `save_table` stores; ``None`` leaves them alone.

        :raises MoveTaken: the game has a move of that number.
        """

    async def renew_seeds(self, renewed: Sequence[NewSeed], mark_done: str) -> None:
        """Give running games other seeds, and take away the mark that this was to be done."""

    async def game(self, game_id: int) -> GameRow | None:
        """What a game's log begins with."""

    async def hand(self, table_id: int, user_id: int) -> HandRow | None:
        """The message in which this player's hand lives."""

    async def set_hand(self, hand: HandRow) -> None:
        """Remember the message in which a player's hand lives."""

    async def person(self, user_id: int) -> PersonRow:
        """What a person has chosen, or the defaults."""

    async def save_person(self, person: PersonRow) -> None:
        """Store a person's choices."""

    async def direct_channel(self, user_id: int) -> int | None:
        """The channel of this person's direct messages; ``None`` if none is known."""

    async def set_direct_channel(self, user_id: int, channel_id: int | None) -> None:
        """Remember the channel of this person's direct messages; ``None`` forgets it."""

    async def guild(self, guild_id: int) -> GuildRow:
        """What a server has chosen, or the defaults."""

    async def save_guild(self, guild: GuildRow) -> None:
        """Store a server's choices."""

    # ------------------------------------------------------------------ who is welcome where

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

    async def threads_played_in(
        self, guild_id: int, threads: Sequence[int], most: int
    ) -> tuple[int, ...]:
        """Of these private threads those with finished games, the last one played in first."""

    async def past_game(self, number: int) -> PastGame | None:
        """A finished game in short; ``None`` if there is none of this number, or it is not over."""

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
