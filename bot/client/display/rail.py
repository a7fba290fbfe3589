"""The rail: a thread in which each deal of a table stands with all hands, once it is over.

The table's host has chosen it, and everyone who sits down reads so. Of a deal that goes on, nothing
is ever told; of a table in a private place, or whose deals others are yet to play, nothing at all.
"""

import logging
from http import HTTPStatus

import discord

from bot.client.display.idempotent import nonce, send
from bot.client.display.rank import Rank
from bot.client.display.redraws import Redraws
from bot.client.display.screens import Screens
from bot.client.errors import TOO_MANY_THREADS
from bot.ground.workers import NoWorkers, Runner
from bot.storage.full import FullStore
from bot.storage.rows.ids import ChannelId, TableId
from bot.tables.live.table import Table
from bot.tables.model.session import GameSession
from bot.tables.past.rail import finished_deal
from bot.tables.screens.names import game_name
from bot.tables.screens.rail_screen import rail_screen

log = logging.getLogger(__name__)
PARENTS = (discord.TextChannel,)
"""The kinds of channel that hold threads in which anyone may read along."""

LASTING = (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)
"""Refusals that stay: a right is missing, the thread is locked, or somebody has deleted it."""


def may_stand(table: Table) -> bool:
    """Whether the deals of this table may be told in a thread at all."""
    return not (table.practice or table.private or table.state.fixture)


class Rail:
    """Knows which deals of each table stand in its thread, and posts the next."""

    def __init__(
        self, client: discord.Client, store: FullStore, redraws: Redraws, screens: Screens,
        runner: Runner,
    ) -> None:  # fmt: skip
        self._client = client
        self._store = store
        self._redraws = redraws
        self._screens = screens
        self._runner = runner
        self._told: dict[TableId, int] = {}

    def changed(self, table: Table) -> None:
        """Have every deal posted that is over and does not stand there."""
        session = table.session
        if session is None or not table.lobby.rail or not may_stand(table):
            return
        if not table.settled:
            self._told.setdefault(table.id, 0)
        stands = len(session.sheet) <= self._told.get(table.id, -1)
        if table.state.trick_lies or (stands and not table.settled):
            return  # the result itself is not shown yet, or stands there
        key = ("rail", table.id)
        self._redraws.request(key, lambda: self._tell(table), Rank.WATCHED)

    def let_go(self, table: Table) -> None:
        """Remember nothing of a table that closed long ago."""
        self._told.pop(table.id, None)

    async def _tell(self, table: Table) -> None:
        """Post what is over; how far that has come is written down deal by deal.

        Where Discord refuses it for more than a moment, it is tried again after the next deal.

        :raises discord.HTTPException: Discord refuses it just now.
        """
        mark, session = _mark(table), table.session
        stands = await self._store.marks.mark(mark)
        if session is None or table.state.trick_lies:
            return
        if table.settled and not stands and table.id not in self._told:
            return  # it stands there whole: the mark goes with the last deal
        try:
            await self._post(table, session, stands)
        except discord.HTTPException as error:
            if error.status not in LASTING and error.code not in TOO_MANY_THREADS:
                raise
            log.info("table %s: its rail is not told of a deal: %s", table.id, error)
        self._remember(table, session)
        if table.settled:
            await self._store.marks.set_mark(mark, "")

    async def _post(self, table: Table, session: GameSession, stands: str) -> None:
        """Post each deal that does not stand in the thread yet, if there can be one.

        :raises discord.HTTPException: Discord refuses it.
        """
        thread, told = map(int, (stands or "0 0").split())
        words = await self._screens.public_words(table)
        for number, line in enumerate(session.sheet[told:], told + 1):
            if not thread:
                opened = await self._opened(table)
                if opened is None:
                    return
                thread = opened
                await self._store.marks.set_mark(_mark(table), f"{thread} {told}")
            try:
                frame = await self._runner.run(finished_deal, session.log, line.deal)
            except (ValueError, NoWorkers, TimeoutError) as error:
                log.warning("table %s: deal %s is not in its rail: %s", table.id, line.deal, error)
                continue
            screen = rail_screen(words, table.id, session, frame)
            place = self._client.get_partial_messageable(thread, guild_id=table.guild_id)
            await send(place, screen, nonce("rail", table.id, number), silent=True)
            await self._store.marks.set_mark(_mark(table), f"{thread} {number}")

    def _remember(self, table: Table, session: GameSession) -> None:
        """Post none of these deals again; of a table that is settled nothing is remembered."""
        if table.settled:
            self._told.pop(table.id, None)
        else:
            self._told[table.id] = len(session.sheet)

    async def _opened(self, table: Table) -> ChannelId | None:
        """A new thread beside the table; ``None`` if its channel can hold none.

        :raises discord.HTTPException: Discord refuses it.
        """
        guild = self._client.get_guild(table.guild_id)
        place = guild.get_channel_or_thread(table.channel_id) if guild else None
        channel = place.parent if isinstance(place, discord.Thread) else place
        if not isinstance(channel, PARENTS):
            return None
        words = await self._screens.public_words(table)
        name = words.say("rail-thread", game=game_name(words, table.game_key), table=table.id)
        kinds = discord.ChannelType
        kind = kinds.news_thread if channel.is_news() else kinds.public_thread
        return ChannelId((await channel.create_thread(name=name, type=kind)).id)


def _mark(table: Table) -> str:
    """The name under which is written down how far its rail has come."""
    return f"rail of table {table.id}"
