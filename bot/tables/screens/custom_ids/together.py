"""Custom ids: what several tables are part of: dailies, duplicate sets, tournaments, evenings."""

from dataclasses import dataclass

from bot.storage.rows.ids import EveningId, SetId
from bot.tables.screens.custom_ids.anywhere import Anywhere
from bot.tables.screens.custom_ids.base import CustomId


class Daily(Anywhere):
    """A daily hand: to see it, play it, show one's result, or the server's board."""

    kind = "daily"


@dataclass(frozen=True)
class Duplicate(CustomId):
    """What can be done with a duplicate set: join, start, look at a deal …"""

    kind = "duplicate"
    set: SetId
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, number: SetId, *place: object) -> str:
        """The text of a button or a menu."""
        return str(cls(number, tuple(map(str, place))))


@dataclass(frozen=True)
class TournamentVerb(CustomId):
    """A tournament, by its own number: signing up, its standings and tables, leading it."""

    kind = "tournament"
    number: int
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, number: int, *place: object) -> str:
        """The text of a button or a menu."""
        return str(cls(number, tuple(map(str, place))))


@dataclass(frozen=True)
class Evening(CustomId):
    """A planned table: someone comes or does not, and calling it off."""

    kind = "evening"
    evening: EveningId
    place: tuple[str, ...] = ()

    @classmethod
    def of(cls, evening: EveningId, *place: str) -> str:
        """The text of a button."""
        return str(cls(evening, place))
