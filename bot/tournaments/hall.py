"""Every tournament that is not over: each changed by one verb at a time, stored, then told."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Concatenate, Final, ParamSpec
from weakref import WeakValueDictionary

from bot.storage.rows.ids import GuildId, UserId
from bot.storage.store import TournamentStore
from bot.tables.live import deeds
from bot.tables.live.peers import Alone, Elsewhere, Peers
from bot.tables.model.refusals import Refusal
from bot.tournaments import course, pairing, signing
from bot.tournaments.rows import row_of, tournament_of
from bot.tournaments.values import Tournament

log = logging.getLogger(__name__)
P = ParamSpec("P")
SLOW: Final = frozenset({course.begin, course.begin_by_itself, course.go_on, course.next_round})
"""Verbs that pair a round."""
MOST_HERE = 5
"""Tournaments of a server that may go on at a time."""
MOST_OF_HOST = 2
"""Those of them that one host may have opened who is no moderator: others want to open some too."""
FEW = 24
"""Entries up to which a round is paired in some milliseconds; with more it is done in a thread."""


class Hall:
    """The tournaments of all servers."""

    def __init__(self, store: TournamentStore, peers: Peers | None = None) -> None:
        self._store = store
        self._peers = peers or Alone()
        self._open: dict[int, Tournament] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opening = asyncio.Lock()
        self.listeners: list[Callable[[Tournament], None]] = []
        """Told of every tournament that has changed, once that is stored. No call waits."""

    @property
    def tournaments(self) -> tuple[Tournament, ...]:
        """Every tournament that is not over, oldest first."""
        return tuple(one for one in self._open.values() if one.open)

    @property
    def unsettled(self) -> tuple[Tournament, ...]:
        """Every tournament that is not over, or whose end was not shown."""
        return tuple(self._open.values())

    def in_server(self, guild: GuildId) -> list[Tournament]:
        """The tournaments of a server that are not over, oldest first."""
        return [one for one in self.tournaments if one.guild == guild]

    async def restore(self) -> None:
        """Take up every tournament that is not over, or whose end was not shown."""
        for row in await self._store.open_ones():
            if not self._peers.owns(row.guild_id):
                continue
            try:
                self._open[row.id] = tournament_of(row)
            except ValueError:
                log.exception("tournament %s cannot be taken up again", row.id)

    async def open(self, tournament: Tournament, moderator: bool = True) -> int:
        """Store a new tournament; the answer is its number.

        :raises Refusal: its server has as many as may be, or its host as many as one person may
            who is no ``moderator``.
        """
        async with self._opening:
            here = self.in_server(tournament.guild)
            if len(here) >= MOST_HERE:
                raise Refusal("tournament-many", count=MOST_HERE)
            own = sum(one.host.user == tournament.host.user for one in here)
            if not moderator and own >= MOST_OF_HOST:
                raise Refusal("tournament-host-many", count=MOST_OF_HOST)
            number = await self._store.create(row_of(tournament))
            deeds.done()
            if self._peers.owns(tournament.guild):  # to read it again could fail
                self._open[number] = replace(tournament, id=number)
        return number

    async def find(self, number: int) -> Tournament:
        """The tournament of this number, whether or not it is over.

        :raises Refusal: there is none.
        :raises Elsewhere: another process looks after it.
        """
        return self._open.get(number) or await self._taken_up(number)

    async def _taken_up(self, number: int) -> Tournament:
        row = await self._store.tournament(number)
        if row is None:
            raise Refusal("no-tournament")
        if not self._peers.owns(row.guild_id):
            raise Elsewhere(row.guild_id)
        tournament = tournament_of(row)
        if not tournament.settled:
            return self._open.setdefault(number, tournament)
        return tournament

    async def newest(self, guild: GuildId, most: int) -> list[Tournament]:
        """The newest tournaments of a server, the newest first, at most so many."""
        return [tournament_of(row) for row in await self._store.newest(guild, most)]

    async def do(
        self,
        number: int,
        verb: Callable[Concatenate[Tournament, P], Tournament],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Tournament:
        """Do this with a tournament when its turn has come; the answer is how it stands then.

        :raises Refusal: there is no such tournament (any more), or the verb refuses it.
        :raises StoreError: it could not be stored, and nothing was done.
        """
        async with self._alone(number):
            before = await self.find(number)
            if verb in SLOW and (len(before.entries) > FEW or not pairing.is_ready()):
                after = await asyncio.to_thread(verb, before, *args, **kwargs)
            else:
                after = verb(before, *args, **kwargs)
            if after == before:
                return before
            if not await self._store.save(row_of(after)):
                self._open.pop(number, None)
                raise Refusal("no-tournament")
            deeds.done()
            self._open[number] = after
            if after.settled:
                del self._open[number]
        for listener in self.listeners:
            listener(after)
        return after

    def _alone(self, number: int) -> asyncio.Lock:
        return self._locks.setdefault(number, asyncio.Lock())

    async def forget(self, user: UserId) -> None:
        """Know nothing of a person any more, in whatever goes on."""
        for tournament in self.unsettled:
            if tournament.names(user):
                with suppress(Refusal):  # it has gone with its server
                    await self.do(tournament.id, signing.forget, user)

    async def forget_server(self, guild: GuildId) -> None:
        """Know nothing of a server any more, of which nothing is stored either."""
        for tournament in self.unsettled:
            if tournament.guild == guild:
                async with self._alone(tournament.id):
                    self._open.pop(tournament.id, None)
