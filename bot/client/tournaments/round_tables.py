"""The tables of a tournament's rounds: each match has its own, in a thread of its own."""

import logging

import discord

from bot.client import opening, rights
from bot.client.core import Core
from bot.client.errors import NOT_SENT
from bot.client.tournaments.calls import Calls
from bot.client.tournaments.posts import Posts
from bot.storage.rows.ids import ChannelId
from bot.storage.store import StoreError
from bot.tables.live.table import Table
from bot.tables.model.chairs import TIME_TO_COME
from bot.tables.model.refusals import Refusal
from bot.tables.screens.discord_limits import shorten
from bot.tables.screens.names import rights_named
from bot.tournaments import course
from bot.tournaments.hall import Hall
from bot.tournaments.screens.naming import match_called
from bot.tournaments.tables import fixture_of, lobby_of
from bot.tournaments.values import Tournament

log = logging.getLogger(__name__)
THREAD_NAME = 100
"""Characters of a thread's name."""


class RoundTables:
    """Opens the tables of rounds, and opens new threads for those that have lost theirs."""

    def __init__(self, bot: Core, hall: Hall, posts: Posts, calls: Calls) -> None:
        self._bot = bot
        self._hall = hall
        self._posts = posts
        self._calls = calls

    async def open_round(self, tournament: Tournament) -> None:
        """Open the tables of a round, each in a thread of its own, and call their people.

        :raises Refusal: a right is missing, or the server has as many threads as may be.
        :raises discord.HTTPException: Discord refuses it.
        """
        place = await self._place(tournament)
        if place is None:
            await self._hall.do(tournament.id, course.cancelled, "channel-gone")
            await self._calls.off(tournament)
            return
        r = len(tournament.rounds) - 1
        await self._calls.byes(tournament, r)  # later no open match would tell that they are due
        while waiting := course.to_open(tournament):
            r, m = waiting[0]
            text = str(fixture_of(tournament, r, m))
            table = next((t for t in self._bot.tables.tables if t.state.row.fixture == text), None)
            table = table or await self._opened(tournament, place, r, m)
            if table is not None:
                tournament = await self._hall.do(tournament.id, course.opened, r, m, table.id)
                self._bot.display.table_changed(table)
                await self._calls.to_table(tournament, table, r)
            tournament = await self._hall.find(tournament.id)  # something happened meanwhile

    async def rehouse(self, table: Table) -> None:
        """Take a match whose thread is gone into a new one, and call those who are awaited again.

        Where that cannot be, the table is on hold, as any other.
        """
        found = next(
            (
                (tournament, r, m)
                for tournament in self._hall.tournaments
                for r, m, number in tournament.tables()
                if number == table.id
            ),
            None,
        )
        if found is None or not table.open:
            return
        tournament, r, m = found
        try:
            if (place := await self._place(tournament)) is None:
                return
            thread = await self._thread(tournament, place, r, m)
            try:
                await self._bot.tables.move(table, tournament.guild, ChannelId(thread.id))
            except (Refusal, StoreError):
                await opening.discarded(thread)
                raise
        except (Refusal, *NOT_SENT, StoreError) as error:
            log.warning(
                "table %s of tournament %s stays on hold: %s", table.id, tournament.id, error
            )
            return
        await self._calls.to_table(tournament, table, r, again=True)

    async def _place(self, tournament: Tournament) -> discord.TextChannel | None:
        """The channel of a tournament, in which threads may be opened; ``None``: it is gone.

        :raises Refusal: a right is missing there, or the bot is timed out.
        """
        found = await rights.obstacle(self._bot, tournament.guild, tournament.channel)
        if found is not None and found[0] in ("channel-gone", "server-gone"):
            return None
        guild = self._bot.get_guild(tournament.guild)
        place = guild.get_channel(tournament.channel) if guild else None
        if guild is None or not isinstance(place, discord.TextChannel):
            raise Refusal("tournament-held-other")
        missing = rights.lacking(place.permissions_for(guild.me), "channel", new_thread=True)
        if missing and guild.me.is_timed_out():
            raise Refusal("timed-out")
        if missing:
            words = await self._posts.words_of(tournament)
            named = rights_named(words, missing)
            raise Refusal("tournament-held-rights", rights=named, channel=f"<#{place.id}>")
        return place

    async def _opened(
        self, tournament: Tournament, place: discord.TextChannel, r: int, m: int
    ) -> Table | None:
        """Open the table of a match in a new thread; ``None``: it is not to be played any more.

        Discord may take its time over the thread. People who withdrew or were forgotten meanwhile
        have no place at the table.

        :raises Refusal: the server has as many threads as may be, or its rules are gone.
        """
        thread = await self._thread(tournament, place, r, m)
        tournament = await self._hall.find(tournament.id)
        if (r, m) not in course.to_open(tournament):
            await opening.discarded(thread)
            return None
        try:
            lobby = lobby_of(tournament, tournament.rounds[r].matches[m])
            return await self._bot.tables.appoint(
                lobby,
                tournament.guild,
                ChannelId(thread.id),
                self._bot.clock.now() + TIME_TO_COME,
                fixture_of(tournament, r, m),
            )
        except (Refusal, StoreError):
            await opening.discarded(thread)
            raise

    async def _thread(
        self, tournament: Tournament, place: discord.TextChannel, r: int, m: int
    ) -> discord.Thread:
        """A new thread for a match.

        :raises Refusal: the server has as many threads as may be.
        """
        words = await self._posts.words_of(tournament)
        sides = match_called(words, tournament, tournament.rounds[r].matches[m])
        name = words.say("tournament-thread", round=r + 1, table=m + 1, sides=sides)
        try:
            return await opening.new_thread(place, shorten(name, THREAD_NAME))
        except Refusal:
            raise Refusal("tournament-held-threads") from None
