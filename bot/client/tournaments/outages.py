"""Rounds in whose midst the program was away for long, remembered until somebody plays on."""

from contextlib import suppress

from bot.client.core import Core
from bot.storage.store import StoreError
from bot.tournaments import course
from bot.tournaments.values import Tournament


class Outages:
    """The tournaments in whose round the program was away for long, and since when.

    That is written down: after another restart, what clocks and robots have done meanwhile would
    look like the play of people.
    """

    def __init__(self, bot: Core) -> None:
        self._bot = bot
        self._found: dict[int, float] = {}
        """Those that were seen when their tables were taken up, and are not written down yet."""
        self._since: dict[int, float | None] = {}
        """The moment that is written down for each tournament, as far as it was read."""

    def look(self, tournament: Tournament) -> None:
        """Note since when nothing has happened at the tables of a round, if that is long ago.

        They are as the program has just taken them up.
        """
        found = (self._bot.tables.of_number(table) for _, _, table in tournament.tables())
        last = max((table.updated_at for table in found if table is not None), default=None)
        patience = max(course.LATEST, tournament.settings.clock)
        if last is not None and self._bot.clock.now() - last > patience:
            self._found[tournament.id] = last

    async def since(self, number: int) -> float | None:
        """The moment from which on nobody was at the tables of a tournament's round.

        ``None``: there was no long outage, or somebody has played on.

        :raises StoreError: it cannot be read, or written down.
        """
        if (found := self._found.get(number)) is not None:
            await self._bot.store.marks.set_mark(_mark(number), repr(found))
            self._since[number] = self._found.pop(number)
        elif number not in self._since:
            written = await self._bot.store.marks.mark(_mark(number))
            self._since[number] = float(written) if written else None
        return self._since[number]

    async def over(self, number: int) -> None:
        """Know of no outage any more: a match was played to its end.

        :raises StoreError: it cannot be written down.
        """
        if await self.since(number) is not None:
            await self._bot.store.marks.set_mark(_mark(number), "")
            self._since[number] = None

    async def forget(self, number: int) -> None:
        """Let go of what is known of a tournament that is over; at worst a short note is left."""
        with suppress(StoreError):
            await self.over(number)
        self._found.pop(number, None)
        self._since.pop(number, None)


def _mark(number: int) -> str:
    return f"outage in tournament {number}"
