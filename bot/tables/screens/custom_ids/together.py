"""Custom ids: what several tables are part of: dailies, duplicate sets, tournaments, evenings."""

from dataclasses import dataclass

from bot.storage.rows.ids import EveningId, SetId
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids.anywhere import Anywhere
from bot.tables.screens.custom_ids.base import CustomId

BETWEEN = "|"
"""The character between two fields of a command."""


class Daily(Anywhere):
    """A daily hand: to see it, play it, show one's result, or the server's board."""

    kind = "daily"


@dataclass(frozen=True)
class Zone(CustomId):
    """The question for a time zone, with the command that waits for it and what was typed there."""

    kind = "zone"
    nothing: int
    command: str
    typed: str

    @classmethod
    def of(cls, command: str, day: str, hour: str, *fields: object) -> str | None:
        """The text of a menu, or ``None`` if it would be too long, or could not be read again.

        >>> Zone.of("evening", "2026-12-24", "20:30", "some-game")
        'zone:0:evening:2026-12-24|20:30|some-game'
        """
        typed = [day, hour, *map(str, fields)]
        asked = cls(0, command, BETWEEN.join(typed))
        return str(asked) if asked.fits and asked.all_typed == typed else None

    @property
    def all_typed(self) -> list[str]:
        """The typed fields: the day, the hour, and the others of the command.

        :raises Refusal: a day and an hour belong to it.
        """
        if BETWEEN not in self.typed:
            raise Refusal("forged")
        return self.typed.split(BETWEEN)


@dataclass(frozen=True)
class Duplicate(CustomId):
    """A verb of a duplicate set: join, start, look at a deal …"""

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
