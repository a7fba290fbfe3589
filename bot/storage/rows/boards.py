"""Boards: the queries of them, and their answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.storage.rows.ids import NOBODY, BoardId, ChannelId, GuildId, MessageId, UserId

PeriodKind = Literal["all", "season", "month", "week"]


Measure = Literal["rating", "wins", "points", "made"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRow:
    """A game by one set of rules on one server; ``preset`` is "" for rules of their own."""

    id: BoardId
    guild_id: GuildId
    game: str
    fingerprint: str
    preset: str
    games: int
    """The number of games that have ended, casual ones too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingRow:
    """The standing of a person, or a party. Sums go by shares of play, so they may be fractions."""

    who: int
    """The person's id; below zero it is a party."""
    people: tuple[UserId, ...] = ()
    names: tuple[str, ...] = ()
    place: int = 0
    """The place on the board, which equal standings share."""
    line: int = 0
    """The line on the board, from 1, which no other standing has."""
    games: float
    wins: float
    points: float
    deals: float
    contracts: int
    made: int
    casual: int
    casual_wins: int
    rated: int
    """Games that changed the rating until then, those before the period too; 0: none within it."""
    sigma: float | None
    rating: float
    streak: int
    """Games won in a row, or (below zero) lost."""
    best_streak: int
    curve: tuple[float, ...] = ()
    """The rating after each of the last games, oldest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardQuery:
    """A query of a board: at most ``limit`` lines, after ``offset`` lines that are left out."""

    board_id: BoardId
    kind: PeriodKind = "all"
    at: float = 0.0
    """A moment within the period."""
    season: int | None = None
    """The number of a season other than the one of that moment."""
    measure: Measure = "rating"
    minimum: int = 0
    """Games that must have been played."""
    pairs: bool = False
    offset: int = 0
    limit: int = 10
    asker: UserId = NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPage:
    """A page of a board, and the standing of the asker (in pairs: of their best one)."""

    board: BoardRow
    rows: tuple[StandingRow, ...] = ()
    count: int = 0
    """The number of lines in all."""
    mine: StandingRow | None = None
    season: int = 0


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The change of one person's rating by a finished game; their first has none before it."""

    user_id: UserId
    name: str
    rating: float
    before: float | None
    rated: int
    """Rated games until then, this one included."""


@dataclass(frozen=True, slots=True)
class MeetingRow:
    """Somebody played with or against, and the number of games won then."""

    user_id: UserId
    name: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StatsRows:
    """The statistics of one person on one board."""

    board: BoardRow
    standing: StandingRow | None = None
    dates: tuple[float, ...] = ()
    """The moment of each point of the curve, in seconds since the epoch."""
    feats: Mapping[str, int] = field(default_factory=dict)
    partners: tuple[MeetingRow, ...] = ()
    opponents: tuple[MeetingRow, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardChoice:
    """The choices of a server's admins for its boards: months of a season, channel of its end."""

    guild_id: GuildId
    season_months: int = 3
    digest_channel: ChannelId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRow:
    """A season of a server; ``told`` once its end was posted, in that message."""

    guild_id: GuildId
    number: int
    began_at: float
    ends_at: float
    told: bool = False
    channel_id: ChannelId | None = None
    message_id: MessageId | None = None
