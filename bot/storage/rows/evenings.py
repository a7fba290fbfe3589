"""Planned tables as they are stored. Times are seconds since the epoch."""

from dataclasses import dataclass
from typing import Literal

from bot.storage.rows.ids import ChannelId, EveningId, GuildId, MessageId, TableId, UserId

EveningState = Literal["planned", "open", "told", "off"]
"""To come; its table is open; … and everyone who comes was told; called off, or come to nothing."""


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Someone who comes to an evening, by their name on that server; ``at`` is when they said."""

    user_id: UserId
    name: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningRow:
    """A table that is planned for an hour. ``id`` 0 is one that is not yet stored."""

    id: EveningId
    guild_id: GuildId
    channel_id: ChannelId
    private: bool = False
    """Whether the channel is a private thread."""
    host_id: UserId
    rules: str
    """The code of its rules, which names the game too."""
    robots: str = "welcome"
    """Whether robots may sit down on empty seats."""
    at: float
    """The hour at which the game begins."""
    made_at: float
    state: EveningState = "planned"
    message_id: MessageId | None = None
    """The message with which people say that they come."""
    event_id: int | None = None
    """The number of Discord's own scheduled event, if there is one."""
    table_id: TableId | None = None
    guests: tuple[GuestRow, ...] = ()
    """The people who come, in the order in which they said so."""
