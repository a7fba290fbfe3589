"""The choices of people and servers, as they are stored."""

from dataclasses import dataclass
from typing import Literal

from bot.storage.rows.ids import NOBODY, ChannelId, GuildId, UserId

FORMER = NOBODY
"""The number of every former player."""
HandPlace = Literal["dm", "here", "both"]
Ping = Literal["dm", "channel", "none"]
UNKNOWN_ZONE = "UTC"
"""The time zone of whoever has never told theirs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """The choices of a person; language "" is the one Discord reports."""

    user_id: UserId
    language: str = ""
    hand: HandPlace = "dm"
    ping: Ping = "dm"
    """The way they hear that a game begins or that they are waited for."""
    name: str = ""
    """The person's name as last seen."""
    locale: str = ""
    """The language they read, as Discord last reported it."""
    deck: str = "classic"
    theme: str = "dark"
    zone: str = UNKNOWN_ZONE
    quiet_from: int = 0
    quiet_to: int = 0
    """Full hours in that time zone between which long clocks stand still; equal: none."""
    listed: bool = True
    """Whether they stand on boards and in others' lists."""
    emoji: bool = True
    """Whether cards in texts and on buttons have emoji, whose names a screen reader reads out."""
    text_only: bool = False
    """Whether they want words in place of the pictures of tables and hands."""
    decks: str = ""
    """The decks of single games, such as ``one=swiss other=jumbo``; others have ``deck``."""
    tutor: bool = False
    """Whether they want a tutor beside their first games."""
    moments: bool = True
    """Whether they want their decisions looked at after a game."""
    hand_order: str = ""
    """The order in which their hand lies; "" is as the game lays it."""

    @property
    def met(self) -> bool:
        """Whether they have ever pressed anything: only then may they be written to."""
        return bool(self.locale)


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildRow:
    """The choices of a server's admins; language "" is the one Discord reports."""

    guild_id: GuildId
    language: str = ""
    tables_per_channel: int = 1
    deck: str = "classic"
    theme: str = "dark"
    tables_per_server: int = 0
    """0 is any number, here, at a person's seats and of a host."""
    tables_per_person: int = 0
    tables_per_host: int = 5
    """The number of tables one person may host at a time."""
    pings: bool = True
    """Whether somebody may be mentioned in a channel when it is their turn."""
    channels: str = ""
    """The ids of the channels in which tables may be opened; "" is everywhere."""
    decks: str = ""
    """The decks of single games, such as ``one=swiss other=jumbo``; others have ``deck``."""
    evening_role: int = 0
    """The role that is called to an evening; 0 is none."""

    @property
    def chosen_channels(self) -> tuple[ChannelId, ...]:
        """The channels in which tables may be opened, deleted ones too; none is everywhere."""
        return tuple(ChannelId(int(one)) for one in self.channels.split())


@dataclass(frozen=True, slots=True)
class PresetRow:
    """A server's own set of rules; ``folded`` is the name as it is compared. ``id`` 0 is new."""

    id: int
    guild_id: GuildId
    game: str
    name: str
    folded: str
    options: str
    made_at: float


@dataclass(frozen=True, slots=True)
class BlockRow:
    """Somebody whom a person does not want at the tables they host; the name as last seen."""

    user_id: UserId
    blocked_id: UserId
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class WantedRow:
    """A game of which a person wants to be told when a table opens in a server."""

    guild_id: GuildId
    game: str
    user_id: UserId
    at: float


@dataclass(frozen=True, slots=True)
class ToldRow:
    """The last message to a person about a table: its moment, and the failures in a row."""

    user_id: UserId
    told_at: float = 0.0
    failures: int = 0
    given_up: bool = False
    """Whether the person is still to hear that they are told no more."""

    def was_told(self, now: float, every: float) -> bool:
        """Whether that was less than so many seconds ago.

        A moment far in the future tells nothing: the clock was wrong then.

        >>> ToldRow(UserId(1), 1000.0).was_told(1060.0, 600.0)
        True
        >>> ToldRow(UserId(1), 90000.0).was_told(1060.0, 600.0)
        False
        """
        return bool(self.told_at) and abs(now - self.told_at) < every
