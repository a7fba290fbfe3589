"""Tournaments as they are stored. Times are seconds since the epoch."""

from dataclasses import dataclass

from bot.storage.rows.ids import NO_TABLE, ChannelId, GuildId, MessageId, TableId, UserId

ASKED = -1
"""The position of somebody in an entry who was asked to be in it, and has not answered."""


@dataclass(frozen=True, slots=True)
class TournamentPersonRow:
    """Somebody in an entry; ``gone``: a robot has their place."""

    entry: int
    position: int
    user_id: UserId
    name: str
    gone: bool = False


@dataclass(frozen=True, slots=True)
class TournamentMatchRow:
    """A match of a round, both from 0: the entries by side, with blanks between, and its outcome.

    ``how`` is empty while it has none; ``over_at`` is when the last result of its round was known.
    """

    round: int
    number: int
    sides: str
    table_id: TableId = NO_TABLE
    how: str = ""
    places: str = ""
    points: str = ""
    over_at: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRow:
    """A tournament as it stands. ``id`` 0 is one not yet stored; ids are never used twice."""

    id: int = 0
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None = None
    host_id: UserId
    host_name: str
    status: str
    why: str = ""
    system: str
    game: str
    rules: str
    """A code of rules."""
    sides: int
    team: int
    clock: int
    """Seconds for a turn."""
    deals: int = 0
    """Deals of a match; 0: as the rules say."""
    rounds: int = 0
    planned: int = 0
    told: int = 0
    """The rounds whose end was told; −1 once it is over and that was shown."""
    opened_at: float
    starts_at: float | None = None
    people: tuple[TournamentPersonRow, ...] = ()
    matches: tuple[TournamentMatchRow, ...] = ()
