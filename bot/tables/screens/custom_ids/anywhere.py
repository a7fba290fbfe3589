"""Custom ids: panels of a person or a server, at no table."""

from dataclasses import dataclass

from bot.tables.screens.custom_ids.base import CustomId


@dataclass(frozen=True)
class Anywhere(CustomId):
    """A panel that belongs to no table; its number is 0."""

    nothing: int = 0
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, *place: object) -> str:
        """The text of a button or a menu."""
        return str(cls(0, tuple(map(str, place))))


class MyTables(Anywhere):
    """One's own open tables: to see a hand, or to leave."""

    kind = "mytables"


class Blocked(Anywhere):
    """The menu that ends a block."""

    kind = "block"


class MySettings(Anywhere):
    """A choice in one's own settings."""

    kind = "mine"


class ServerSettings(Anywhere):
    """A choice in a server's settings."""

    kind = "ours"


class Limit(Anywhere):
    """A choice about what a server's admins allow."""

    kind = "limit"


class Season(Anywhere):
    """A choice about a server's seasons."""

    kind = "season"


class Privacy(Anywhere):
    """A choice about what is stored about someone."""

    kind = "privacy"


class Learn(Anywhere):
    """The lesson of a game, or a practice table after it."""

    kind = "learn"


class Doctor(Anywhere):
    """A look at what works in this server and what does not."""

    kind = "doctor"


class Past(Anywhere):
    """A page of the list of finished games."""

    kind = "past"
