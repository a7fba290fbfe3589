"""Duplicate sets as they are stored. Times are seconds since the epoch."""

from dataclasses import dataclass, field
from typing import Literal

from bot.storage.rows.ids import NO_SET, ChannelId, GuildId, MessageId, SetId, TableId, UserId

SetState = Literal["open", "playing", "over", "ended"]


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place in a set: a person's, or nobody's; ``left_by`` may come back to it."""

    number: int
    user_id: UserId | None = None
    name: str = ""
    left_by: UserId | None = None


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal at one of a set's tables, which are numbered from 0.

    ``points`` are by chair with blanks between, N first; ``None`` while it is played.
    """

    deal: int
    number: int
    table_id: TableId
    due: float
    """The end of its time, in seconds since the epoch."""
    points: str | None = None


@dataclass(frozen=True, slots=True)
class PartRow:
    """The share of a place's moves in a deal that somebody made themselves."""

    deal: int
    place: int
    user_id: UserId
    share: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRow:
    """A duplicate set without its places and deals. The seed stays out of ``repr``."""

    id: SetId = NO_SET
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None = None
    host_id: UserId
    state: SetState = "open"
    game: str
    preset: str
    options: str
    level: str
    form: str
    scale: str
    deals: int
    minutes: int
    contestants: int = 0
    commitment: str = ""
    """The SHA-256 of the seed."""
    seed: str = field(default="", repr=False)
    created_at: float
    updated_at: float


@dataclass(frozen=True, slots=True)
class SetSeal:
    """The deal of a duplicate set that a game was, and what was promised of the set's seed.

    ``seed`` is empty until the set is over.
    """

    deal: int
    commitment: str
    seed: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSet:
    """A set with all that belongs to it."""

    row: SetRow
    places: tuple[PlaceRow, ...] = ()
    deals: tuple[DealRow, ...] = ()
    parts: tuple[PartRow, ...] = ()
