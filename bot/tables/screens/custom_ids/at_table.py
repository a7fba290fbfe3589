"""Custom ids: a table: its panels, its seats, and the help that is read there."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.storage.rows.ids import TableId
from bot.tables.screens.custom_ids.base import KINDS, CustomId


@dataclass(frozen=True)
class AtTable(CustomId):
    """A panel or a verb at a table, with what it needs."""

    table: TableId
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, table: TableId, *place: object) -> str:
        """The text of a button or a menu; what is ``None`` is left out."""
        return _text(cls.kind, table, tuple([str(part) for part in place if part is not None]))


@lru_cache(maxsize=8192)
def _text(kind: str, table: TableId, place: tuple[str, ...]) -> str:
    """The text of a custom id: most of those on a message were on the one before."""
    made: Any = KINDS[kind]
    return str(made(table, place))


class LobbyVerb(AtTable):
    """The lobby: join, leave, robot, start …"""

    kind = "lobby"


class Look(AtTable):
    """A view of the table: hand, last trick, menu …"""

    kind = "table"


class ClockVerb(AtTable):
    """The table's time: agree to a pause, go on, be back."""

    kind = "clock"


class Favour(AtTable):
    """A take-back (by its line), a claim, a hint; and which of these the table allows."""

    kind = "favour"


class Vote(AtTable):
    """Anything voted on: what is proposed, and the answers."""

    kind = "vote"


class Talk(AtTable):
    """Table talk: the panel, or one of its phrases."""

    kind = "talk"


class SeatPanel(AtTable):
    """The panel of seats, and what it does."""

    kind = "seats"


class RulesPanel(AtTable):
    """The panel in which a lobby's rules are chosen."""

    kind = "rules"


class Value(AtTable):
    """A value for one option of a lobby's rules."""

    kind = "value"


class CodeWindow(AtTable):
    """The window in which a code of rules is typed."""

    kind = "code"


class Swap(AtTable):
    """Two chairs of a lobby that change places."""

    kind = "swap"


class Show(AtTable):
    """A result of a table to put into the channel: a deal, the game, the score sheet."""

    kind = "show"


class Watch(AtTable):
    """A private picture of the table that follows: going on with it, or ending it."""

    kind = "watch"


class Practice(AtTable):
    """A new practice table like this one: on messages of earlier versions alone."""

    kind = "practice"


class Wanted(AtTable):
    """Being told when a table opens here: asked for, listed, given up."""

    kind = "wanted"


@dataclass(frozen=True)
class Sit(CustomId):
    """Sitting down on this seat, instead of the robot."""

    kind = "sit"
    table: TableId
    seat: int


@dataclass(frozen=True)
class Help(CustomId):
    """A page of a game's rules, at this table (0: at none)."""

    kind = "help"
    table: TableId
    game: str = ""
    page: str = ""


@dataclass(frozen=True)
class Thread(CustomId):
    """A table opened in a thread, as the channel has no room: its game and its rules."""

    kind = "thread"
    nothing: int
    game: str
    rules: str
