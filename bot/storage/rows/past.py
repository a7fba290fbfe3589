"""Finished games: the queries of them, and their rows."""

from dataclasses import dataclass

from bot.storage.rows.dailies import DailySeal
from bot.storage.rows.duplicates import SetSeal
from bot.storage.rows.ids import NO_CHANNEL, ChannelId, GameId, GuildId, TableId, UserId
from bot.storage.rows.tables import GameRow, MoveRow, SeatRow


@dataclass(frozen=True, slots=True, kw_only=True)
class PastAsk:
    """A query of finished games: a person's or a server's, perhaps of one kind.

    Of a server's games that were played in private threads, those are among them that ``reader``
    has played, and those of ``threads``. ``before`` and ``after`` are the number of the game the
    page goes on from; without either it is the newest page.
    """

    user_id: UserId | None = None
    guild_id: GuildId | None = None
    reader: UserId | None = None
    threads: tuple[ChannelId, ...] = ()
    game: str | None = None
    before: GameId | None = None
    after: GameId | None = None
    limit: int = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class PastGame:
    """A finished game in short. ``seats`` are those at its end; an empty one is forgotten.

    ``scores`` are empty for games that ended before they were written down. ``people`` are all in
    whose histories it stands. ``private``: it was played in a private thread, ``channel_id``.
    """

    id: GameId
    table_id: TableId
    guild_id: GuildId
    channel_id: ChannelId = NO_CHANNEL
    private: bool = False
    game: str
    players: int
    ended_at: float
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    people: frozenset[UserId] = frozenset()
    fixture: str = ""
    """The fixture of its table, as text; "" if it had none."""
    daily: DailySeal | None = None
    """The daily it was, if it was one."""
    duplicate: SetSeal | None = None
    """The deal of a duplicate set it was, if it was one."""

    @property
    def broken_off(self) -> bool:
        """Whether it was ended before it was over: nothing of it is scored."""
        return not self.scores and not self.winners

    def was_played_by(self, user: UserId) -> bool:
        """Whether this person has played it, from the beginning or for a while."""
        return user in self.people or any(seat.user_id == user for seat in self.seats)


@dataclass(frozen=True, slots=True)
class PastPage:
    """A page of finished games, newest first, and whether there are others on either side."""

    games: tuple[PastGame, ...] = ()
    newer: bool = False
    older: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptGame:
    """A finished game whole.

    ``circle`` is the note of the chairs of the lobby, ``seated`` that of the seats they drew;
    empty for games that began before such notes were kept. ``level`` is that of its robots.
    """

    past: PastGame
    game: GameRow
    moves: tuple[MoveRow, ...] = ()
    circle: str = ""
    seated: str = ""
    level: str = ""
